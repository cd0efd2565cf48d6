import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeArtifact, Fault, GithubServices, Operation } from '../fakes/github-services.ts';
import { startGithubServices } from '../fakes/github-services.ts';
import type { JobResult } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const started: GithubServices[] = [];
let services: GithubServices;
let id: string;

beforeEach(async () => {
  services = await startGithubServices();
  started.push(services);
  id = randomUUID();
});
afterAll(() => Promise.all(started.map((one) => one.close())));

async function run(runId: number, inputs: Record<string, string> = {}, after?: () => void): Promise<JobResult> {
  const given = { archive: 'artifact', 'archive-path': '', ...inputs };
  const steps = [
    jobs.session(given),
    agent(id, `run ${runId}`),
    {
      run: async () => {
        after?.();
        return undefined;
      },
    },
  ];
  return await jobs.run(runId, { steps, actionEnv: services.jobVariables(runId) });
}

const told = ({ annotations }: JobResult) => annotations.map(({ level, message }) => `${level}: ${message}`);
const hour = () => String(Math.floor(Date.now() / 1000) + 3600);

describe('a session that cannot be kept', () => {
  const faults: [string, Operation, Fault, RegExp][] = [
    [
      'the token of a job of six hours has expired',
      'CreateArtifact',
      { status: 401, body: { msg: 'token expired' } },
      /not valid \(401\), which it is only for some hours\. Let the agent work for a shorter time/,
    ],
    [
      'the signature of the address has expired',
      'PutBlock',
      { status: 403, body: 'AuthenticationFailed: Signature not valid in the specified time frame' },
      /store of artifacts answered 403, as it does when the upload took too long.*Run the job again/,
    ],
    [
      'the quota is reached',
      'CreateArtifact',
      { status: 403, body: { code: 'resource_exhausted', msg: 'insufficient usage to create artifact' } },
      /storage of the account is full\. Delete old artifacts, or set a smaller retention-days/,
    ],
    ['the connection is reset', 'CreateArtifact', 'reset', /cannot be reached \(ECONNRESET\)\. Run the job again/],
  ];

  test.each(faults)('because %s: green, one line, and the session before is restored next', async (...fault) => {
    const [, operation, how, words] = fault;
    expect(told(await run(1001))).toEqual([]);
    const failed = await run(1002, {}, () => services.fail(operation, how));
    expect(failed.conclusion).toBe('success');
    expect(told(failed)).toHaveLength(1);
    expect(told(failed)[0]).toMatch(/^warning: The session could not be uploaded as artifact agent-session-pr-7: /);
    expect(told(failed)[0]).toMatch(words);
    expect(failed.env.AGENT_SESSION_ARTIFACT).toBeUndefined();
    services.heal();
    const next = await run(1003);
    expect(told(next)).toEqual([]);
    expect(next.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '1001' });
  });

  test.each(faults)('because %s: red where that is asked for', async (_why, operation, how, words) => {
    services.fail(operation, how);
    const failed = await run(1001, { 'if-capture-fails': 'error' });
    expect(failed.conclusion).toBe('failure');
    expect(told(failed)).toEqual([expect.stringMatching(words)]);
    expect(told(failed)[0]).toMatch(/^error: /);
  });

  test('a job is not red for a session that could not be found, where only keeping one is asked for', async () => {
    services.fail('ListRepositoryArtifacts', { status: 401, body: { message: 'Bad credentials' } });
    const job = await run(1001, { 'if-capture-fails': 'error' });
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([expect.stringContaining('warning: ')]);
    expect(job.env.AGENT_SESSION_ARTIFACT).toBe('agent-session-pr-7');
  });

  test.each<[string, Fault]>([
    ['has expired since the job began', { status: 401, body: { message: 'Bad credentials' } }],
    ['has used up its limit', { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': hour() } }],
    ['gets no answer', 'reset'],
  ])('is kept all the same where the token that looks for other runs %s', async (_what, fault) => {
    await run(1001);
    const job = await run(1002, { 'if-capture-fails': 'error' }, () => services.fail('ListRepositoryArtifacts', fault));
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([]);
    expect(job.env.AGENT_SESSION_ARTIFACT).toBe('agent-session-pr-7');
  });

  test('days over the limit of the repository are told once, and the session is kept', async () => {
    const job = await run(1001, { 'retention-days': '400', 'if-capture-fails': 'error' });
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([expect.stringMatching(/^warning: .*cannot be greater than .* Using 90 instead/)]);
    expect(services.artifacts).toHaveLength(1);
  });
});

describe('a session that cannot be looked up', () => {
  test.each<[string, Fault, RegExp]>([
    [
      'the limit of the token is used up',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': hour() } },
      /rate limit of GitHub's API is used up \(403\)\. Run the job again after/,
    ],
    [
      'requests came too fast',
      { status: 429, headers: { 'retry-after': '300' } },
      /rate limit of GitHub's API is used up \(429\)\. Run the job again after/,
    ],
    [
      'the token has expired',
      { status: 401, body: { message: 'Bad credentials' } },
      /github-token is not valid \(401: Bad credentials\)\. Remove the input/,
    ],
    ['a page came in place of a list', { status: 200, body: '<html>' }, /answered 200.*Run the job again/],
    ['the list is elsewhere', { status: 301, headers: { location: 'http://127.0.0.1:9/' } }, /answered 301/],
  ])('because %s: green, one line, and the new session is kept', async (_why, fault, words) => {
    expect(told(await run(1001))).toEqual([]);
    services.fail('ListRepositoryArtifacts', fault);
    const job = await run(1002);
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([expect.stringMatching(words)]);
    expect(told(job)[0]).toMatch(/^warning: .*The agent starts without its earlier session\.$/);
    expect(job.outputs.session).toMatchObject({ verdict: 'fresh', resumed: 'false' });
    expect(job.env.AGENT_SESSION_ARTIFACT).toBe('agent-session-pr-7');
    expect(job.stage('session', 'post').log).toContain('the input session-id, or run-id, restores it');
  });

  test('a short wait is waited, and all is as ever', async () => {
    await run(1001);
    services.fail('ListRepositoryArtifacts', { status: 429, headers: { 'retry-after': '1' } }, 1);
    const job = await run(1002);
    expect(told(job)).toEqual([]);
    expect(job.outputs.session).toMatchObject({ verdict: 'restored' });
  });
});

describe('the newest artifact', () => {
  test.each<[string, (newest: FakeArtifact) => void, RegExp]>([
    [
      'is deleted between list and download',
      () => services.fail('DownloadArtifact', { status: 404 }, 1),
      /deleted or has expired/,
    ],
    [
      'expires between list and download',
      () => services.fail('DownloadArtifact', { status: 410 }, 1),
      /deleted or has expired/,
    ],
    [
      'leads round and round',
      ({ blob }) => {
        const location = `${services.url}/productionresults/actions-results/${blob}`;
        services.fail('GetBlob', { status: 302, headers: { location } }, 63);
      },
      /could not be downloaded: redirect count exceeded/,
    ],
    [
      'comes as a page',
      () => services.fail('GetBlob', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }, 1),
      /The artifact is damaged/,
    ],
    ['comes as half a file', () => services.fail('GetBlob', 'truncated', 1), /The artifact is damaged/],
  ])('%s: the one before is restored', async (_what, spoil, words) => {
    await run(1001);
    await run(1002);
    const newest = services.artifacts.at(-1);
    expect(newest?.run.id).toBe(1002);
    spoil(newest as FakeArtifact);
    const job = await run(1003);
    expect(job.conclusion).toBe('success');
    expect(told(job)).toEqual([expect.stringMatching(words)]);
    expect(told(job)[0]).toContain('Skipped artifact agent-session-pr-7');
    expect(job.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '1001' });
  });
});

test('a slow link carries a session both ways', async () => {
  services.fail('PutBlock', 'trickle');
  services.fail('GetBlob', 'trickle');
  expect(told(await run(1001))).toEqual([]);
  const job = await run(1002);
  expect(told(job)).toEqual([]);
  expect(job.outputs.session).toMatchObject({ verdict: 'restored' });
});
