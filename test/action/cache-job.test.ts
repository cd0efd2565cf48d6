import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import { type CacheScope, type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { agentImage, busyboxImage } from '../fakes/images.ts';
import type { Job } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const otherId = '11111111-2222-4333-8444-555555555555';
const MAIN: CacheScope = { ref: 'refs/heads/main', permission: 3 };

let services: GithubServices;
beforeEach(async () => {
  services = await startGithubServices();
});
afterEach(() => services.close());

function session(inputs: Record<string, string> = {}) {
  return jobs.session({ archive: 'cache', 'archive-path': '', ...inputs });
}

function run(runId: number, job: Omit<Job, 'root'>, scopes: readonly CacheScope[] = [MAIN]) {
  return jobs.run(runId, { ...job, actionEnv: { ...services.jobVariables(runId, scopes), ...job.actionEnv } });
}

describe('jobs on the host', () => {
  test('the second run goes on with the session of the first, and the third with that of the second', async () => {
    const first = await run(101, { steps: [session(), agent(id)] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(first.outputs.session).toMatchObject({ verdict: 'fresh' });
    expect(first.env.AGENT_SESSION_ARTIFACT).toMatch(/^agent-session\/1\/4711\/[01]{72}\/pr-7\/main\/101\.1$/);
    expect(first.stage('session', 'post').log).toContain('as agent-session/1/4711/…/pr-7/main/101.1: ');
    for (const [runId, before] of [
      [102, 101],
      [103, 102],
    ] as const) {
      const next = await run(runId, { steps: [session(), agent(id, 'again')] });
      expect(next).toMatchObject({ conclusion: 'success', annotations: [] });
      const expected = { verdict: 'restored', args: `--resume ${id}`, 'source-run-id': String(before) };
      expect(next.outputs.session).toMatchObject(expected);
      expect(next.stage('session', 'main').log).toMatch(/\d paths? rewritten/);
    }
    expect(services.cacheEntries).toHaveLength(3);
  });

  test('a damaged newest entry is named, and the one before it restored', async () => {
    await run(101, { steps: [session(), agent(id)] });
    await run(102, { steps: [session(), agent(id, 'again')] });
    services.cacheEntries[1]!.content = Buffer.from('not what it was');
    const third = await run(103, { steps: [session()] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(third.annotations.map(({ message }) => message).join()).toMatch(
      /^Skipped cache entry pr-7 of run 102, .*: The cache entry is damaged: /,
    );
  });

  test('a run that may only read the cache restores, and says why it kept nothing', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const facts = { event: 'issue_comment', payload: { issue: { number: 7 } } };
    const second = await run(102, { facts, steps: [session(), agent(id, 'again')] }, [{ ...MAIN, permission: 1 }]);
    expect(second.conclusion).toBe('success');
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
    expect(second.annotations).toHaveLength(1);
    expect(second.annotations[0]?.message).toMatch(/may only read the cache.*archive: artifact/);
  });

  test('a service that fails leaves the job green, with one warning for each half', async () => {
    services.fail('GetCacheEntryDownloadURL', { status: 400 });
    services.fail('CreateCacheEntry', { status: 400 });
    const job = await run(101, { steps: [session(), agent(id)] });
    expect(job.conclusion).toBe('success');
    const told = job.annotations.map(({ message }) => message);
    expect(told).toEqual([
      expect.stringMatching(/^The cache could not be searched for sessions: .*answered 400/),
      expect.stringMatching(/The session could not be kept in the cache: .*answered 400/),
    ]);
  });

  test('an exact session is found whatever its name', async () => {
    await run(101, { steps: [session({ name: 'elsewhere' }), agent(id)] });
    await run(102, { steps: [session(), agent(otherId)] });
    const third = await run(103, { steps: [session({ 'session-id': id })] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });

  test('a sealed session opens with its passphrase', { timeout: 120_000 }, async () => {
    const sealed = session({ passphrase: 'correct horse battery staple' });
    await run(101, { steps: [sealed, agent(id)] });
    const second = await run(102, { steps: [sealed] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
    const third = await run(103, { steps: [session()] });
    expect(third.outputs.session).toMatchObject({ verdict: 'fresh' });
  });
});

describe('whose sessions are restored', () => {
  const pullRequest = (headRepositoryId: number, ref: string) => ({
    event: 'pull_request',
    ref: 'refs/pull/7/merge',
    payload: { pull_request: { number: 7, head: { ref, repo: { id: headRepositoryId } } } },
  });
  const ofPull: readonly CacheScope[] = [
    { ref: 'refs/pull/7/merge', permission: 3 },
    { ...MAIN, permission: 1 },
  ];

  test("a fork's pull request gets its own, never the repository's, and no other run gets the fork's", async () => {
    const fork = pullRequest(99, 'main');
    await run(101, { steps: [session(), agent(otherId)] });
    const first = await run(102, { facts: fork, steps: [session(), agent(id)] }, ofPull);
    expect(first.outputs.session).toMatchObject({ verdict: 'fresh' });
    const second = await run(103, { facts: fork, steps: [session()] }, ofPull);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
    const own = await run(104, { steps: [session()] });
    expect(own.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': otherId });
  });

  test('trust: branch takes only those of the same branch', async () => {
    await run(101, { steps: [session(), agent(otherId)] });
    const facts = pullRequest(4711, 'topic');
    const any = await run(102, { facts, steps: [session(), agent(id)] }, ofPull);
    expect(any.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': otherId });
    const other = pullRequest(4711, 'else');
    const strict = await run(103, { facts: other, steps: [session({ trust: 'branch' })] }, ofPull);
    expect(strict.outputs.session).toMatchObject({ verdict: 'refused' });
    const same = await run(104, { facts, steps: [session({ trust: 'branch' })] }, ofPull);
    expect(same.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });
});

describe.runIf(needsEngine('docker'))('jobs in containers', { timeout: 240_000 }, () => {
  test.each([
    ['with GNU tar', agentImage],
    ['with nothing but BusyBox', busyboxImage],
  ])('a host job and a job container %s find each other', async (_what, makeImage) => {
    const container = { image: await makeImage('docker') };
    const first = await run(101, { steps: [session(), agent(id)] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    const second = await run(102, { container, steps: [session(), agent(id, 'in the container')] });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    const third = await run(103, { steps: [session()] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '102' });
    expect(third.stage('session', 'main').log).toContain(': 2 rows, ');
  });
});
