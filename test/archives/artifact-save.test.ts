import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { SavedBundle } from '../../src/archives/archive.ts';
import { type ArtifactArchiveOptions, openArtifactArchive } from '../../src/archives/artifact.ts';
import { ArchiveError, UserError } from '../../src/errors.ts';
import { SESSION, writeBundle } from '../bundle/make-bundle.ts';
import { type Fault, type GithubServices, type Operation, startGithubServices } from '../fakes/github-services.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
import { artifactOptions } from './artifact-options.ts';

let services: GithubServices;
let root: string;
let bundle: string;

beforeEach(async () => {
  services = await startGithubServices();
  root = await mkdtemp(path.join(tmpdir(), 'artifact-save-'));
  bundle = path.join(root, 'bundle');
  await writeBundle(bundle);
});
afterEach(async () => {
  await services.close();
  await rm(root, { recursive: true });
});

function save(changes: Partial<ArtifactArchiveOptions> = {}, name = 'pr-12'): Promise<SavedBundle> {
  return openArtifactArchive(artifactOptions(services, 5, changes)).save(name, bundle);
}

async function failureOf(changes: Partial<ArtifactArchiveOptions>): Promise<Error> {
  const failure = await save(changes).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ArchiveError);
  return failure as Error;
}

function calls(operation: Operation): number {
  return services.requests.filter((request) => request.operation === operation).length;
}

test('a bundle becomes an artifact that a user can find and open', async () => {
  const saved = await save({}, 'a/b');
  const [artifact] = services.artifacts;
  expect(saved).toEqual({
    name: 'agent-session-a%2fb',
    id: String(artifact?.id),
    size: artifact?.content?.length,
    url: expect.stringMatching(
      `^http://github.localhost:\\d+/octo-org/my.repo_x/actions/runs/5/artifacts/${artifact?.id}$`,
    ),
  });
  expect(artifact).toMatchObject({ name: 'agent-session-a%2fb', finalized: true, run: { id: 5 } });
  expect(await entryNames(artifact?.content)).toEqual([
    'manifest.json',
    `projects/-workspace/${SESSION}.jsonl`,
    `projects/-workspace/${SESSION}/subagents/agent-a1.jsonl`,
    `projects/-workspace/${SESSION}/tool-results/toolu_01.txt`,
  ]);
  expect(await readdir(root)).toEqual(['bundle']);
});

test('paths that artifacts cannot have are escaped, and nothing is left beside the bundle', async () => {
  await writeBundle(bundle, { 'projects/-w/memory/a: "b"?.md': 'x', 'projects/-w/memory/100%.md': 'y' });
  await rm(path.join(bundle, 'projects/-workspace'), { recursive: true });
  await save();
  expect(await entryNames(services.artifacts[0]?.content)).toEqual([
    'manifest.json',
    'projects/-w/memory/100%25.md',
    'projects/-w/memory/a%3a %22b%22%3f.md',
  ]);
  expect(await readdir(root)).toEqual(['bundle']);
});

test('retention and compression are passed on', async () => {
  await writeFile(path.join(bundle, 'projects/zeros'), Buffer.alloc(100_000));
  const packed = await save({ retentionDays: 3, compressionLevel: 9 });
  const plain = await save({ compressionLevel: 0 });
  expect(packed.size).toBeLessThan(10_000);
  expect(plain.size).toBeGreaterThan(100_000);
  const [artifact] = services.artifacts;
  const days = ((artifact?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
});

test('more days than the repository allows are shortened with one warning', async () => {
  const { log, warnings } = recordedLog();
  await save({ retentionDays: 400, log });
  expect(warnings).toEqual([expect.stringContaining('90')]);
});

test('a name that this run used gets a number, and so on', async () => {
  const names = [(await save()).name, (await save()).name, (await save()).name];
  expect(names).toEqual(['agent-session-pr-12', 'agent-session-pr-12~2', 'agent-session-pr-12~3']);
});

test('the client speaks to the debug log alone, and never of signatures or tokens', async () => {
  const { log, debug, info, warnings } = recordedLog();
  const writes = vi.spyOn(process.stdout, 'write');
  const environment: Record<string, string> = { ...services.jobVariables(5), RUNNER_DEBUG: '1' };
  try {
    await save({ log, environment });
    expect(writes).not.toHaveBeenCalled();
  } finally {
    writes.mockRestore();
  }
  expect(debug.join('\n')).toContain('artifact client: Finalizing artifact upload');
  expect(debug.join('\n')).not.toMatch(/sig=|::|add-mask/);
  expect(debug.join('\n')).not.toContain(environment.ACTIONS_RUNTIME_TOKEN);
  expect([info, warnings]).toEqual([[], []]);
});

test.each<[Operation, string]>([
  ['CreateArtifact', 'agent-session-pr-12'],
  // It was kept, and only the answer was lost.
  ['FinalizeArtifact', 'agent-session-pr-12~2'],
])('where one %s is answered by nobody, the bundle is kept all the same', async (operation, name) => {
  services.fail(operation, 'reset', 1);
  expect(await save()).toMatchObject({ name });
});

describe('trouble ends in time, as an archive error that says what to do', () => {
  const within = (save: number, block = 60_000) => ({ limits: { save, block } });

  test.each<[string, Operation, Fault, RegExp, Partial<ArtifactArchiveOptions>]>([
    ['500 for ever', 'CreateArtifact', { status: 500 }, /not done within 2 seconds\. .*githubstatus/, within(2000)],
    ['no answer', 'CreateArtifact', 'stall', /not done within 2 seconds/, within(2000)],
    [
      'a reset connection',
      'CreateArtifact',
      'reset',
      /service cannot be reached \(ECONNRESET\).*githubstatus/,
      within(20_000),
    ],
    [
      'a refused token',
      'CreateArtifact',
      { status: 401, body: { msg: 'who is it' } },
      /not valid \(401\).*only for some hours.*archive: directory/,
      within(20_000),
    ],
    ['409 for ever', 'CreateArtifact', { status: 409 }, /19 more were taken.*different values.*name/, within(60_000)],
    [
      'a full storage',
      'CreateArtifact',
      { status: 403, body: { code: 'resource_exhausted', msg: 'insufficient usage to create artifact' } },
      /storage of the account is full.*retention-days/,
      within(20_000),
    ],
    ['a stalled upload', 'PutBlock', 'stall', /no progress.*githubstatus/, within(20_000, 200)],
    [
      'an address that is no longer valid',
      'PutBlock',
      { status: 403, body: 'Signature not valid in the specified time frame' },
      /store of artifacts answered 403, as it does when the upload took too long/,
      within(20_000),
    ],
    ['429 for ever', 'CreateArtifact', { status: 429 }, /not done within 2 seconds/, within(2000)],
    [
      'a connection that is reset each time',
      'PutBlock',
      'reset',
      /ECONNRESET|not done within 25 seconds/,
      within(25_000),
    ],
    ['503 for ever from the store', 'PutBlock', { status: 503 }, /not done within 3 seconds/, within(3000)],
    [
      'a block list that is refused',
      'PutBlockList',
      { status: 400 },
      /store of artifacts answered 400/,
      within(20_000),
    ],
    ['a finish that is refused', 'FinalizeArtifact', { status: 400, body: { msg: 'hash' } }, /hash/, within(20_000)],
    ['no answer to the finish', 'FinalizeArtifact', 'stall', /not done within 2 seconds/, within(2000)],
  ])('%s', async (_what, operation, fault, reason, changes) => {
    services.fail(operation, fault);
    const failure = await failureOf(changes);
    expect(failure.message).toMatch(/^The session could not be uploaded as artifact agent-session-pr-12: /);
    expect(failure.message).toMatch(reason);
    expect(failure.message).not.toContain('\n');
    expect(failure.cause).toBeInstanceOf(Error);
    expect(services.artifacts.filter(({ finalized }) => finalized)).toEqual([]);
  });

  test('a name that stays taken is tried 20 times', async () => {
    services.fail('CreateArtifact', { status: 409 });
    await failureOf({});
    expect(calls('CreateArtifact')).toBe(20);
  });

  test('a slow link is waited for, a stalled one is not', async () => {
    await writeFile(path.join(bundle, 'projects/noise'), randomBytes(3_000_000));
    services.fail('PutBlock', 'trickle');
    const slow = { compressionLevel: 0, limits: { block: 500 } };
    expect((await failureOf(slow)).message).toMatch(/no progress/);
    const saved = await save({ compressionLevel: 0 });
    expect(saved.size).toBeGreaterThan(3_000_000);
    await rm(path.join(bundle, 'projects/noise'));
  });

  test('one server error is overcome', async () => {
    services.fail('CreateArtifact', { status: 502 }, 1);
    await expect(save()).resolves.toMatchObject({ name: 'agent-session-pr-12' });
  });

  test('GitHub Enterprise Server is named, before anything is sent', async () => {
    const failure = await failureOf({ serverUrl: 'https://github.example.com' });
    expect(failure.message).toMatch(/github\.example\.com: use archive: directory/);
    expect(services.requests).toEqual([]);
  });

  test.each(['https://github.com', 'https://octo.ghe.com'])('%s has artifacts', async (serverUrl) => {
    await expect(save({ serverUrl })).resolves.toMatchObject({ url: expect.stringMatching(`^${serverUrl}/octo-org/`) });
  });

  test('a process outside of an action is told so', async () => {
    const failure = await failureOf({ environment: {} });
    expect(failure.message).toMatch(/no access to the artifact service.*archive: directory/);
  });

  test('a token without the claim of a job is told so', async () => {
    const environment = { ...services.jobVariables(5), ACTIONS_RUNTIME_TOKEN: 'e30.e30.' };
    expect((await failureOf({ environment })).message).toMatch(/token is invalid/i);
  });

  test('a bundle that is not there is told so', async () => {
    await rm(bundle, { recursive: true });
    expect((await failureOf({})).message).toMatch(/could not be read for the upload/);
    await writeBundle(bundle);
  });
});

test('a name that no artifact can have is a user error', async () => {
  await expect(save({}, 'x'.repeat(300))).rejects.toThrow(UserError);
});

async function entryNames(zip: Buffer | undefined): Promise<string[]> {
  const names: string[] = [];
  const file = await fromBufferPromise(zip ?? Buffer.alloc(0));
  for await (const { fileName } of file.eachEntry()) names.push(fileName);
  return names.sort((one, other) => (one < other ? -1 : 1));
}
