import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ActionStep, RunStep } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const { session, run, bundles } = jobs;

const A = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const B = '11111111-2222-4333-8444-555555555555';
const C = '99999999-2222-4333-8444-555555555555';

async function manifests(): Promise<Record<string, unknown>[]> {
  const folders = await bundles();
  const texts = folders.map((folder) => readFile(join(jobs.archive, 'pr-7', folder, 'manifest.json'), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

const capture = (runId: number, sessionId: string, rows: number) =>
  expect.objectContaining({ runId, runAttempt: 1, job: expect.any(String), sessionId, rows });

describe('a line of runs', () => {
  test('is followed through every new id, and the name means the newest', async () => {
    await run(101, { steps: [session(), agent(A)] });
    await run(102, { steps: [session(), agent(B)] });
    const third = await run(103, { steps: [session(), agent(C)] });
    expect(third.outputs.session).toMatchObject({ 'session-id': B, 'source-run-id': '102' });
    const fourth = await run(104, { steps: [session(), agent(C, 'again')] });
    expect(fourth.outputs.session).toMatchObject({ 'session-id': C, args: `--resume ${C}` });
    const summaries = fourth.stages.map(({ summary }) => summary).join('');
    expect(summaries.match(/### Agent session/g)).toHaveLength(1);
    expect(summaries).toContain('/actions/runs/103)');
    expect(summaries).toMatch(
      /```mermaid\nflowchart LR\nr0\["run 101<br\/>7c1de0a4<br\/>.*1 row"\]\nr0 -- new id --> r1\n/,
    );
    const [first, second, newId, same] = await manifests();
    expect(first).not.toHaveProperty('lineage');
    expect(second).toMatchObject({ sessionId: B, resumedFrom: A, lineage: [capture(101, A, 1)] });
    expect(newId).toMatchObject({ sessionId: C, resumedFrom: B, lineage: [capture(101, A, 1), capture(102, B, 1)] });
    expect(same).toMatchObject({
      sessionId: C,
      lineage: [capture(101, A, 1), capture(102, B, 1), capture(103, C, 1)],
    });
    expect(same).not.toHaveProperty('resumedFrom');
  });

  test('is not claimed by an agent that began fresh although it was to go on, and a warning says what to do', async () => {
    await run(101, { steps: [session(), agent(A)] });
    const later = (agent(B).run as string).replace('10:00:01Z"', '11:00:00Z","version":"2.1.85"');
    const fresh = await run(102, { steps: [session(), { run: later }] });
    expect(fresh.conclusion).toBe('success');
    expect(fresh.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      expect.stringMatching(`^warning: The agent began session ${B} and did not go on with session ${A}.*output args`),
    ]);
    const [, second] = await manifests();
    expect(second).toMatchObject({ sessionId: B });
    expect(second).not.toHaveProperty('resumedFrom');
    expect(second).not.toHaveProperty('lineage');
  });

  test('begins anew with a fork, which names its parent', async () => {
    await run(101, { steps: [session(), agent(A)] });
    await run(102, { steps: [session(), agent(A, 'more')] });
    const fork = await run(103, { steps: [session({ fork: 'true' }), agent(B)] });
    expect(fork.annotations).toEqual([]);
    await run(104, { steps: [session(), agent(B, 'on')] });
    const [, , third, fourth] = await manifests();
    expect(third).toMatchObject({ sessionId: B, resumedFrom: A, forkedFrom: capture(102, A, 2) });
    expect(third).not.toHaveProperty('lineage');
    expect(fourth).toMatchObject({ lineage: [capture(103, B, 1)] });
    expect(fourth).not.toHaveProperty('forkedFrom');
  });

  test('goes through the halves, but not through what a step wrote in their place', async () => {
    const half = (path: 'restore' | 'save'): ActionStep =>
      session({}, { id: path, uses: { folder: jobs.action, path } });
    await run(101, { steps: [session(), agent(A)] });
    await run(102, { steps: [half('restore'), agent(A, 'more'), half('save')] });
    const spoil: RunStep = {
      run: `echo "AGENT_SESSION_RESTORED=$(echo "$AGENT_SESSION_RESTORED" | sed 's/"lineage":\\[/"lineage":[5,/')" >> "$GITHUB_ENV"`,
    };
    const third = await run(103, { steps: [half('restore'), spoil, agent(A, 'on'), half('save')] });
    expect(third).toMatchObject({ conclusion: 'success', annotations: [] });
    for (const half of ['restore', 'save']) {
      expect(third.stage(half, 'main').summary.match(/### Agent session/g)).toHaveLength(1);
    }
    const [, second, spoiled] = await manifests();
    expect(second).toMatchObject({ lineage: [capture(101, A, 1)] });
    expect(spoiled).toMatchObject({ rows: 3, lineage: [] });
    expect((await run(104, { steps: [session()] })).outputs.session).toMatchObject({ verdict: 'restored' });
  });
});

describe('two runs at once', () => {
  /** A step during which another run goes on with the same session, from its start to its end. */
  const meanwhile = (runId: number, steps: (ActionStep | RunStep)[]): RunStep => ({
    run: async () => {
      expect((await run(runId, { steps })).conclusion).toBe('success');
      return undefined;
    },
  });

  test('fork the line: the second says so, both are kept, and the name means the newest', async () => {
    await run(101, { steps: [session(), agent(A)] });
    const second = await run(102, {
      steps: [session(), agent(A, 'mine'), meanwhile(103, [session(), agent(A, 'theirs'), agent(A, 'too')])],
    });
    expect(second.annotations).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: expect.stringMatching(
          /^The lineage of session pr-7 forked: this run \(102\) went on from run 101, and run 103 captured pr-7 meanwhile\. Both .*run-id: 103/,
        ),
      }),
    ]);
    const [, theirs, mine] = await manifests();
    expect(theirs).not.toHaveProperty('forkedBeside');
    expect(mine).toMatchObject({ lineage: [capture(101, A, 1)], forkedBeside: { runId: 103 } });

    const newest = await run(104, { steps: [session()] });
    expect(newest.outputs.session).toMatchObject({ 'source-run-id': '102' });
    expect(newest.stage('session', 'main').log).toContain(': 2 rows');
    const other = await run(105, { steps: [session({ 'run-id': '103' })] });
    expect(other.outputs.session).toMatchObject({ 'source-run-id': '103' });
    expect(other.stage('session', 'main').log).toContain(': 3 rows');
  });

  test('nothing is said of a run of another name, of a step before in the same run, or of going back on purpose', async () => {
    await run(101, { steps: [session(), agent(A)] });
    const other = await run(102, {
      steps: [session(), agent(A, 'mine'), meanwhile(103, [session({ name: 'else' }), agent(B)])],
    });
    expect(other.annotations).toEqual([]);
    const half = (path: 'restore' | 'save', id: string): ActionStep =>
      session({}, { id, uses: { folder: jobs.action, path } });
    const twice = await run(104, {
      steps: [half('restore', 'r'), agent(A, 'one'), half('save', 's1'), agent(A, 'two'), half('save', 's2')],
    });
    expect(twice.annotations).toEqual([]);
    const back = await run(105, { steps: [session({ 'run-id': '101' }), agent(A, 'again')] });
    expect(back.annotations).toEqual([]);
  });
});
