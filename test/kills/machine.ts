import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { type JobResult, type Kill, runJob, type UsedAction } from '../fakes/runner.ts';
import type { KeptBundles } from './kept-bundles.ts';
import type { Files, Sandbox } from './sandboxes.ts';

/** Milliseconds that each stage took. */
export type Durations = Readonly<Record<Kill['stage'], number>>;

/** A machine of one's own whose runner keeps its temporary folder, and one session that goes from job to job. */
export interface Machine {
  /** A whole job, whose agent adds a row: what it was given must be what was kept last. */
  run(): Promise<Durations>;
  /**
   * A job in which a stage is killed, then a whole job that must find all as it was. `missed` where the stage was done
   * before.
   */
  killAndRun(kill: Kill, options: { readonly forget: boolean }): Promise<Durations & { readonly missed: boolean }>;
  /** What was to be tidied after kills. */
  readonly leftovers: { folders: number; bundles: number; files: number };
  close(): Promise<void>;
}

export async function openMachine(
  action: UsedAction,
  makers: {
    readonly sandbox: (home: string) => Promise<Sandbox>;
    readonly bundles: () => Promise<KeptBundles>;
    /** Bytes of the transcript's first row; 60,000 where not given. */
    readonly size?: number;
  },
): Promise<Machine> {
  const root = await mkdtemp(join(tmpdir(), 'kill-machine-'));
  const temp = join(root, '_work/_temp');
  const [sandbox, bundles] = [await makers.sandbox(join(root, 'home')), await makers.bundles()];
  const id = randomUUID();
  /** The files of the session after its agent had written so many rows, and every content a file ever had whole. */
  const states = new Map<number, Files>();
  const whole = new Set<string>();
  const leftovers = { folders: 0, bundles: 0, files: 0 };
  let runId = 1000;
  /** Rows of the newest bundle. */
  let kept = 0;

  /** What an agent does, and what it was given. */
  async function job(kill: Kill | undefined): Promise<{ job: JobResult; given: Files | undefined }> {
    runId += 1;
    let given: Files | undefined;
    const result = await runJob({
      root,
      keepTemp: true,
      ...(kill === undefined ? {} : { kill }),
      facts: { runId },
      actionEnv: bundles.actionEnv(runId),
      steps: [
        { id: 'session', uses: action, with: { name: 'pr-7', ...sandbox.inputs, ...bundles.inputs } },
        {
          run: async ({ steps }) => {
            const handedOver = steps.session?.outputs['config-directory'] ?? '';
            given = await sandbox.files(handedOver);
            const rows = rowsIn(given);
            await write(rows, handedOver);
            const files = await sandbox.files(handedOver);
            states.set(rows + 1, files);
            for (const digest of files.values()) whole.add(digest);
            return undefined;
          },
        },
      ],
    });
    return { job: result, given };
  }

  function rowsIn(files: Files): number {
    if (files.size === 0) return 0;
    const found = [...states]
      .reverse()
      .find(([, state]) => [...state].every(([path, digest]) => files.get(path) === digest));
    if (found === undefined) throw new Error(`what the agent was given was never there: ${[...files.keys()].join()}`);
    return found[0];
  }

  async function write(rows: number, handedOver: string): Promise<void> {
    const directory = sandbox.directory(workspaceOf(root));
    const project = claudeCode.encodeDirectory(directory).name;
    const text = `Turn ${rows + 1} of run ${runId}: ${'a quiet word of the conversation, '.repeat(rows === 0 ? (makers.size ?? 60_000) / 34 : 20)}`;
    const row = {
      type: 'user',
      isSidechain: false,
      cwd: directory,
      sessionId: id,
      uuid: randomUUID(),
      timestamp: new Date(Date.UTC(2026, 10, 2) + rows * 60_000).toISOString(),
      message: { role: 'user', content: [{ type: 'text', text }] },
    };
    await sandbox.append(`${project}/${id}.jsonl`, `${JSON.stringify(row)}\n`, handedOver);
    if (rows > 0) return;
    await sandbox.append(`${project}/${id}/tool-results/listing.txt`, 'one line\n'.repeat(4000), handedOver);
    const sub = { ...row, isSidechain: true, agentId: 'a1' };
    await sandbox.append(`${project}/${id}/subagents/agent-a1.jsonl`, `${JSON.stringify(sub)}\n`, handedOver);
  }

  async function run() {
    const before = kept;
    const there = await sandbox.files('');
    const { job: result, given } = await job(undefined);
    expect(result.annotations).toEqual([]);
    expect(result.conclusion).toBe('success');
    const resumed = rowsIn(given ?? new Map());
    // A sandbox that was not forgotten may have what no capture came to keep.
    if (resumed !== before) expect(there).toEqual(states.get(resumed));
    expect(resumed).toBeGreaterThanOrEqual(before);
    expect(result.outputs.session?.resumed).toBe(String(before > 0));
    expect(given).toEqual(states.get(resumed) ?? new Map());
    kept = await bundles.newestRows();
    expect(kept).toBe(resumed + 1);
    const left = await leftBehind();
    expect(left).toEqual({ folders: [], bundles: [], files: [] });
    const milliseconds = (stage: Kill['stage']) => result.stage('session', stage).milliseconds;
    return { pre: milliseconds('pre'), main: milliseconds('main'), post: milliseconds('post') };
  }

  async function leftBehind() {
    const folders = (await readdir(temp)).filter((name) => name.startsWith('agent-session'));
    const files = [...(await sandbox.files('')).keys()].filter((path) => path.includes('/.agent-session'));
    return { folders, bundles: await bundles.unfinished(), files };
  }

  async function killAndRun(kill: Kill, { forget }: { forget: boolean }) {
    if (forget) await sandbox.forget();
    const { job: result } = await job(kill);
    const stage = result.hasRun('session', kill.stage) ? result.stage('session', kill.stage) : undefined;
    const missed = stage?.exitCode !== 137 && Number.isFinite(kill.after);
    const left = await leftBehind();
    for (const kind of ['folders', 'bundles', 'files'] as const) leftovers[kind] += left[kind].length;
    // Only post keeps a session, and of what it was killed at there is all or nothing.
    const now = await bundles.newestRows();
    if (!missed) expect(kill.stage === 'post' ? [kept, kept + 1, kept + 2] : [kept]).toContain(now);
    kept = now;
    const there = await sandbox.files('');
    const half = [...there].filter(([path, digest]) => !path.includes('/.agent-session') && !whole.has(digest));
    expect(half, 'files under their final names that are not whole').toEqual([]);
    if (forget) await sandbox.forget();
    return { ...(await run()), missed };
  }

  return {
    run,
    killAndRun,
    leftovers,
    async close() {
      await sandbox.close();
      await bundles.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Where the runner puts the repository. */
function workspaceOf(root: string): string {
  return join(root, '_work/my.repo_x/my.repo_x');
}
