import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BundleQuery, FoundBundle } from '../../src/archives/archive.ts';
import { type ArtifactArchiveOptions, openArtifactArchive } from '../../src/archives/artifact.ts';
import { ArchiveError, UserError } from '../../src/errors.ts';
import { type Fault, type GithubServices, type Operation, startGithubServices } from '../fakes/github-services.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
import { artifactOptions } from './artifact-options.ts';

const CONTENT = Buffer.from('never looked at');
const NAME = 'agent-session-pr-12';

let services: GithubServices;

beforeEach(async () => {
  services = await startGithubServices();
});
afterEach(async () => {
  await services.close();
});

type Changes = Partial<ArtifactArchiveOptions>;

/** What run 99 finds, outside of a runner unless `changes` say otherwise: most cases are about other runs. */
function search(query: Partial<BundleQuery> = {}, changes: Changes = {}): AsyncIterator<FoundBundle> {
  const options = artifactOptions(services, 99, { environment: {}, ...changes });
  return openArtifactArchive(options)
    .find({ name: 'pr-12', runId: undefined, ...query })
    [Symbol.asyncIterator]();
}

async function labels(query: Partial<BundleQuery> = {}, changes: Changes = {}): Promise<string[]> {
  const found = search(query, changes);
  const all: string[] = [];
  for (let next = await found.next(); next.done !== true; next = await found.next()) all.push(next.value.label);
  return all;
}

async function failureOf(changes: Changes = {}, query: Partial<BundleQuery> = {}): Promise<string> {
  const failure = await labels(query, changes).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ArchiveError);
  return (failure as Error).message;
}

function add(runId: number, name = NAME, more: { createdAt?: Date; expiresAt?: Date } = {}): number {
  return services.addArtifact({ runId, name, content: CONTENT, ...more }).id;
}

function requests(operation: Operation): readonly string[] {
  return services.requests.filter((request) => request.operation === operation).map(({ url }) => url.search);
}

/** In this run, as a step of an action. */
const onRunner = (): Changes => ({ environment: services.jobVariables(99) });

describe('what is found', () => {
  test('an artifact says where it came from, in the words of the service', async () => {
    services.addRun({ id: 7, headRepositoryId: 4712, headBranch: 'patch-1' });
    const id = add(7, NAME, { createdAt: new Date('2026-01-02T03:04:05.678Z') });
    const { value } = await search().next();
    expect(value).toMatchObject({
      label: `artifact agent-session-pr-12 (#${id}) of run 7`,
      createdAt: new Date('2026-01-02T03:04:05Z'),
      origin: { runId: 7, repositoryId: 4711, headRepositoryId: 4712, headBranch: 'patch-1' },
    });
  });

  test('artifacts of other names are not', async () => {
    for (const [run, name] of Object.entries([
      'pr-12',
      'agent-session-pr-1',
      'agent-session-pr-12~x',
      'AGENT-SESSION-pr-12',
    ])) {
      add(Number(run) + 1, name);
    }
    expect(await labels()).toEqual([]);
    expect(await labels({ name: undefined })).toEqual([expect.stringContaining('agent-session-pr-1 ')]);
  });

  test('expired ones are left out', async () => {
    add(1);
    add(2, NAME, { expiresAt: new Date(Date.now() - 1000) });
    expect(await labels()).toEqual([expect.stringContaining('of run 1')]);
    expect(await labels({ runId: 2 })).toEqual([]);
  });

  test('copies are put in order with the rest, also where the first is expired', async () => {
    add(1, NAME, { expiresAt: new Date(Date.now() - 1000) });
    add(1, `${NAME}~2`);
    add(2);
    add(2, `${NAME}~2`);
    add(2, `${NAME}~3`);
    add(3);
    const runs = (await labels()).map((label) =>
      label.replace(/^artifact agent-session-(\S+) \(#\d+\) of run /, '$1 '),
    );
    expect(runs).toEqual(['pr-12 3', 'pr-12~3 2', 'pr-12~2 2', 'pr-12 2', 'pr-12~2 1']);
    expect(requests('ListRepositoryArtifacts')).toHaveLength(4);
  });

  test('a name that was never saved costs one request, one without copies two', async () => {
    await labels();
    expect(requests('ListRepositoryArtifacts')).toHaveLength(1);
    add(1);
    await labels();
    expect(requests('ListRepositoryArtifacts')).toHaveLength(3);
  });

  test('pages are asked for only as far as the search goes', async () => {
    for (let run = 1; run <= 250; run += 1) add(run);
    const found = search();
    expect((await found.next()).value?.label).toContain('of run 250');
    expect(requests('ListRepositoryArtifacts')).toHaveLength(2);
    for (let run = 249; run >= 1; run -= 1)
      expect((await found.next()).value?.label).toMatch(new RegExp(`of run ${run}$`));
    expect((await found.next()).done).toBe(true);
    expect(requests('ListRepositoryArtifacts')).toHaveLength(4);
  });

  test('an artifact that comes up on two pages is found once', async () => {
    for (let run = 1; run <= 101; run += 1) add(run);
    const found = search();
    const first = (await found.next()).value?.label;
    add(102);
    const later = [first];
    for (let next = await found.next(); next.done !== true; next = await found.next()) later.push(next.value.label);
    expect(later).toHaveLength(101);
  });

  test('the artifacts of a run may come in any order and on many pages', async () => {
    for (let copy = 1; copy <= 130; copy += 1) add(5, `agent-session-job-${copy}`);
    const found = await labels({ name: undefined, runId: 5 });
    expect(found).toHaveLength(130);
    expect(found[0]).toContain('job-130 ');
    expect(await labels({ name: 'job-7', runId: 5 })).toEqual([expect.stringContaining('job-7 ')]);
  });

  test('a run that is not there has nothing', async () => {
    expect(await labels({ runId: 12345 })).toEqual([]);
  });
});

describe('this run', () => {
  test('is searched without any permission, and the log says that it was all', async () => {
    services.allowActionsRead('no');
    add(98);
    const id = add(99);
    const { log, warnings } = recordedLog();
    expect(await labels({}, { ...onRunner(), log })).toEqual([`artifact agent-session-pr-12 (#${id}) of run 99`]);
    expect(warnings).toEqual([expect.stringMatching(/^Only this run was searched\. .*permissions: actions: read/)]);
  });

  test('has the origin of the job itself', async () => {
    services.allowActionsRead('no');
    add(99);
    const { value } = await search({}, onRunner()).next();
    expect(value?.origin).toEqual({ runId: 99, repositoryId: 4711, headRepositoryId: 4711, headBranch: 'main' });
  });

  test('is not found twice where both services know it', async () => {
    add(99);
    add(98);
    add(99, `${NAME}~2`);
    expect(await labels({}, onRunner())).toEqual([
      expect.stringContaining('~2 '),
      expect.stringContaining('of run 98'),
      expect.stringContaining('of run 99'),
    ]);
  });

  test('is not asked for by its own service while the one for all runs answers', async () => {
    services.fail('ListArtifacts', 'stall');
    add(99);
    add(98);
    expect(await labels({}, onRunner())).toHaveLength(2);
    expect(requests('ListArtifacts')).toEqual([]);
  });

  test('that does not answer either is not waited for longer than allowed, and the first trouble is told', async () => {
    services.allowActionsRead('no');
    services.fail('ListArtifacts', 'stall');
    add(99);
    await expect(labels({}, { ...onRunner(), limits: { list: 500 } })).rejects.toThrow('permissions: actions: read');
  });

  test('is not asked about when another is wanted', async () => {
    add(98);
    expect(await labels({ runId: 98 }, onRunner())).toHaveLength(1);
    expect(requests('ListArtifacts')).toEqual([]);
  });
});

describe('trouble', () => {
  const limits = { retries: 1500 };

  test.each([
    [403, 'Resource not accessible by integration'],
    [404, 'Not Found'],
  ])('%i is named as a missing permission', async (status, message) => {
    services.fail('ListRepositoryArtifacts', { status, body: { message } });
    expect(await failureOf()).toMatch(
      `may not read the repository's artifacts (${status}: ${message}). Add "permissions: actions: read"`,
    );
  });

  test('a missing permission is named for one run as well', async () => {
    services.allowActionsRead('no');
    expect(await failureOf({}, { runId: 5 })).toContain('permissions: actions: read');
    services.fail('ListRunArtifacts', { status: 404 });
    expect(await failureOf({}, { runId: 5 })).toContain('permissions: actions: read');
  });

  test('nothing is found of this run, and no permission for the others: the search has failed', async () => {
    services.allowActionsRead('no');
    expect(await failureOf(onRunner())).toContain('permissions: actions: read');
  });

  test('a token that is not valid is named', async () => {
    services.fail('ListRepositoryArtifacts', { status: 401, body: { message: 'Bad credentials' } });
    expect(await failureOf()).toMatch(/github-token is not valid \(401: Bad credentials\)/);
  });

  test('no token is named', async () => {
    expect(await failureOf({ token: undefined })).toContain('github-token');
  });

  test('a short wait for the rate limit is waited', async () => {
    services.fail('ListRepositoryArtifacts', { status: 429, headers: { 'retry-after': '1' } }, 1);
    add(1);
    expect(await labels()).toHaveLength(1);
  });

  test('a wait of no time is one all the same', async () => {
    services.fail('ListRepositoryArtifacts', { status: 429, headers: { 'retry-after': '0' } });
    await failureOf({ limits });
    expect(requests('ListRepositoryArtifacts').length).toBeLessThan(5);
  });

  test.each<[string, Fault]>([
    ['429 with a long wait', { status: 429, headers: { 'retry-after': '3600' } }],
    [
      'a used up budget',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600) },
      },
    ],
    [
      'the secondary limit',
      { status: 403, body: { message: 'You have exceeded a secondary rate limit' }, headers: { 'retry-after': '60' } },
    ],
  ])('%s is named as a rate limit at once', async (_what, fault) => {
    services.fail('ListRepositoryArtifacts', fault);
    const failure = await failureOf();
    expect(failure).toMatch(
      /rate limit of GitHub's API is used up.*Run the job again after \d{4}-\d\d-\d\dT\d\d:\d\dZ/,
    );
    expect(requests('ListRepositoryArtifacts')).toHaveLength(1);
  });

  test.each<[string, Fault, RegExp]>([
    [
      '500 for ever',
      { status: 500, body: { message: 'Server\nError' } },
      /answered 500: Server Error\. .*githubstatus/,
    ],
    ['a page of HTML', { status: 503, body: '<html>' }, /answered 503: no message/],
    ['a reset connection', 'reset', /cannot be reached \((UND_ERR_SOCKET|ECONNRESET)\).*githubstatus/],
    ['no answer', 'stall', /cannot be reached \(no answer in time\)/],
    ['half an answer', 'stall-half', /cannot be reached \(no answer in time\)/],
    ['a cut answer', 'cut', /cannot be reached/],
    ['a limit until no time', { status: 429, headers: { 'x-ratelimit-reset': 'soon' } }, /used up \(429\).* later/],
  ])('%s ends after the time for retries', async (_what, fault, reason) => {
    services.fail('ListRepositoryArtifacts', fault);
    expect(await failureOf({ limits })).toMatch(reason);
  });

  test.each<[string, Fault]>([
    ['a server error', { status: 502 }],
    ['a reset connection', 'reset'],
    ['a cut answer', 'cut'],
  ])('%s is overcome', async (_what, fault) => {
    services.fail('ListRepositoryArtifacts', fault, 1);
    add(1);
    expect(await labels()).toHaveLength(1);
  });

  test('an answer that is no list is an error', async () => {
    services.fail('ListRepositoryArtifacts', { status: 200, body: 'welcome' });
    expect(await failureOf()).toMatch(/answered 200/);
  });

  test('a fault after the first page comes when it is reached', async () => {
    for (let run = 1; run <= 101; run += 1) add(run);
    const found = search({}, { limits });
    await found.next();
    services.fail('ListRepositoryArtifacts', { status: 500 });
    for (let count = 2; count <= 100; count += 1) await found.next();
    await expect(found.next()).rejects.toThrow(ArchiveError);
  });

  test('GitHub Enterprise Server is named', async () => {
    expect(await failureOf({ serverUrl: 'https://github.example.com' })).toContain('use archive: directory');
    expect(services.requests).toEqual([]);
  });

  test('an address that nobody answers at is named', async () => {
    const { url } = services;
    await services.close();
    expect(await failureOf({ limits })).toMatch(`${url} cannot be reached (ECONNREFUSED)`);
  });

  test('a name that no artifact can have is a user error', async () => {
    await expect(labels({ name: 'x'.repeat(300) })).rejects.toThrow(UserError);
  });
});
