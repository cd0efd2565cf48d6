import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBare } from '../../src/history/bare.ts';
import { serveRepositories } from '../fakes/git-daemon.ts';
import { CLAUDE_PROGRAM, needsAgent } from '../fakes/programs.ts';
import { evaluate } from '../fakes/runner/expressions.ts';
import type { JobResult } from '../fakes/runner.ts';
import { agentArguments, agentShellCommand, parseAnswer } from './agent.ts';
import { WORKSPACE } from './host-run.ts';
import { readWithSdk } from './session-tree.ts';
import { useWorld } from './world.ts';

interface Run {
  readonly job: JobResult;
  readonly id: string;
  /** The agent's list before it started, the first one on top, as another program reads it. */
  readonly listed: readonly string[];
  /** The same at the end. */
  readonly listedAfter: readonly string[];
  /** What the model was sent. */
  readonly said: readonly string[];
  readonly transcript: readonly Readonly<Record<string, unknown>>[];
}

describe.runIf(needsAgent())('a history', { timeout: 300_000 }, () => {
  const world = useWorld('docker');
  let root: string;
  let daemon: { url: string; close(): Promise<void> };

  beforeAll(async () => {
    root = await world.folder();
    daemon = await serveRepositories(root);
  });
  afterAll(() => daemon.close());

  /** A run on a machine of its own, in a workspace of its own: restores, asks the agent, keeps, publishes. */
  async function run(
    runId: number,
    { history, prompt, ...inputs }: { history: string; prompt: string; name: string } & Record<string, string>,
  ): Promise<Run> {
    const seen = { listed: [] as readonly string[], after: [] as readonly string[], said: [] as readonly string[] };
    const found = { transcript: '' };
    const kept = { archive: 'git', 'archive-path': history, ...inputs };
    const list = async (config: string, workspace: string) =>
      (await readWithSdk(config, workspace)).map(({ sessionId }) => sessionId);
    const part = (path: string, given: Record<string, string>) =>
      ({ id: path, uses: { ...world.action, path }, with: given }) as const;
    const job = await world.job(runId, {
      facts: { repository: `octo-org/checkout-${runId}` },
      steps: [
        part('restore', kept),
        {
          id: 'agent',
          run: async (contexts) => {
            const { args = '', 'config-directory': config = '' } = contexts.steps.restore?.outputs ?? {};
            seen.listed = await list(config, evaluate(WORKSPACE, { ...contexts }));
            return agentShellCommand(world.model, CLAUDE_PROGRAM, agentArguments(prompt, args));
          },
        },
        {
          run: async (contexts) => {
            seen.said = world.model.lastConversation().map(({ text }) => text);
            const config = contexts.steps.restore?.outputs['config-directory'] ?? '';
            seen.after = await list(config, evaluate(WORKSPACE, { ...contexts }));
            return undefined;
          },
        },
        part('save', kept),
        part('publish', { 'archive-path': history, name: inputs.name }),
      ],
    });
    const id = parseAnswer(job.stage('agent', 'main').log).sessionId;
    const folder = job.workspace.replaceAll(/[^A-Za-z0-9]/g, '-');
    const path = join(job.outputs.restore?.['config-directory'] ?? '', 'projects', folder, `${id}.jsonl`);
    found.transcript = await readFile(path, 'utf8');
    const transcript = found.transcript
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(job.outputs.publish).toMatchObject({ published: 'true' });
    return { job, id, listed: seen.listed, listedAfter: seen.after, said: seen.said, transcript };
  }

  async function make(name: string): Promise<string> {
    await makeBare(join(root, name));
    return join(root, name);
  }

  test.each([
    ['file://', 'over-file.git', () => `file://${root}`],
    ['git://', 'over-daemon.git', () => daemon.url],
  ])('over %s shows the third machine the sessions of all, the newest first', async (_scheme, name, base) => {
    const bare = await make(name);
    const history = `${base()}/${name}`;
    const first = await run(101, { history, name: 'one', prompt: 'Remember heron.' });
    const second = await run(102, { history, name: 'two', prompt: 'Remember stork.' });
    const third = await run(103, { history, name: 'three', prompt: 'Remember crane.' });
    expect(first.listed).toEqual([]);
    expect(second.listed).toEqual([first.id]);
    expect(third.listed).toEqual([second.id, first.id]);
    expect(third.listedAfter).toEqual([third.id, second.id, first.id]);
    expect(third.job.outputs.publish).toMatchObject({ sessions: '3' });
    expect(new Set([first, second, third].map(({ job }) => job.workspace)).size).toBe(3);
    execFileSync('git', ['-C', bare, 'fsck', '--strict', '--full']);
  });

  test('joins two tails of one session, and the agent goes on from the newer one', async () => {
    const history = `file://${await make('joined.git')}`;
    const first = await run(201, { history, name: 'one', prompt: 'Remember heron.' });
    const left = await run(202, { history, name: 'one', prompt: 'Go left.' });
    // From what the first run left, as if the second one were not over yet.
    const from = { 'session-id': first.id, 'run-id': '201' };
    const right = await run(203, { history, name: 'two', prompt: 'Go right.', ...from });
    expect([left.id, right.id]).toEqual([first.id, first.id]);
    expect(right.said.join('\n')).not.toContain('Go left.');

    const last = await run(204, { history, name: 'three', prompt: 'Which way?', 'session-id': first.id });
    expect(last.id).toBe(first.id);
    const users = last.said.filter((text) => !text.startsWith('turn '));
    expect(users).toEqual(['Remember heron.', 'Go right.', 'Which way?']);
    const text = JSON.stringify(last.transcript);
    for (const prompt of ['Remember heron.', 'Go left.', 'Go right.', 'Which way?']) expect(text).toContain(prompt);
    const uuids = last.transcript.flatMap(({ uuid }) => (typeof uuid === 'string' ? [uuid] : []));
    expect(new Set(uuids).size).toBe(uuids.length);
    const directories = new Set(last.transcript.flatMap(({ cwd }) => (typeof cwd === 'string' ? [cwd] : [])));
    expect([...directories]).toEqual([last.job.workspace]);
  });
});
