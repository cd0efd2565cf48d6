import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Sidecar } from '../../src/agents/agent.ts';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { openDirectoryArchive } from '../../src/archives/directory.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { capture } from '../../src/flows/capture.ts';
import { silentLog } from '../../src/log.ts';
import type { PlacedSession } from '../../src/sessions/choose.ts';
import type { SessionStore } from '../../src/sessions/session-store.ts';
import { filesIn } from '../bundle/files-in.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

export const SESSION = '6f2c1c1e-0b2a-4a53-9d0e-7f0f1d2c3b4a';

/** What stands in the runner's own files, and must be in no bundle. */
export const SECRET = 'SECRET-OF-THE-RUNNER';

/** A folder with a runner's own files and the sessions of a sandbox that has its config directory mounted there. */
export interface HostileSandbox {
  readonly root: string;
  /** Files that the sandbox has no business with: a text, a transcript, and a folder of sub-agents. */
  readonly secrets: string;
  readonly projects: string;
  readonly project: string;
  /** A path in the session's own folder. */
  own(path: string): string;
  close(): Promise<void>;
}

export async function openHostileSandbox(): Promise<HostileSandbox> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'sandbox-')));
  const secrets = join(root, 'secrets');
  const projects = join(root, 'mounted', '.claude', 'projects');
  const project = join(projects, '-workspace');
  const put = async (path: string, content: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  await put(join(secrets, 'key'), `${SECRET}\n`);
  await put(join(secrets, `${SESSION}.jsonl`), transcript(SECRET));
  await put(join(secrets, SESSION, 'tool-results', 'a.txt'), SECRET);
  await put(join(secrets, 'subagents', 'agent-1.jsonl'), transcript(SECRET));
  await put(join(secrets, 'tool-results', 'a.txt'), SECRET);
  await put(join(secrets, '-workspace', `${SESSION}.jsonl`), transcript(SECRET));
  await put(join(project, `${SESSION}.jsonl`), transcript('hello'));
  await put(join(project, SESSION, 'tool-results', 'b.txt'), 'an honest result');
  return {
    root,
    secrets,
    projects,
    project,
    own: (path) => join(project, SESSION, path),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

export function transcript(word: string): string {
  const row = { type: 'user', sessionId: SESSION, cwd: '/workspace', timestamp: '2026-01-02T03:04:05Z' };
  return `${JSON.stringify({ ...row, uuid: 'a', message: { role: 'user', content: word } })}\n`;
}

/** What a capture kept: the files of the bundle by path, and what the log says. */
export interface Captured {
  readonly files: Readonly<Record<string, Buffer>>;
  readonly log: string;
  readonly error: Error | undefined;
}

/** Captures the session of a store as post does, into a folder. */
export async function captureFrom(
  store: SessionStore,
  { root }: { root: string },
  {
    include = ['subagents', 'tool-results', 'memory'],
    maxSize = 50_000_000,
    placed = [],
  }: { include?: readonly Sidecar[]; maxSize?: number; placed?: readonly PlacedSession[] } = {},
): Promise<Captured> {
  const { log, debug, info, warnings } = recordedLog();
  const kept = join(root, 'kept');
  const tempDir = join(root, 'temp');
  await mkdir(kept, { recursive: true });
  await mkdir(tempDir, { recursive: true });
  const archive = openDirectoryArchive({ path: kept, runId: 7, runAttempt: 1, log: silentLog });
  const request = {
    agent: claudeCode,
    name: 'pr-12',
    include,
    maxSize,
    since: new Date(0),
    placed,
    restored: undefined,
    fork: false,
    run: { repositoryId: 1, headRepositoryId: 1, headBranch: 'main' },
    trust: 'same-repository' as const,
    directory: '/home/runner/work/project/project',
    configDirectory: '/home/runner/.claude',
    source: {},
    secrets: undefined,
    keys: undefined,
    answers: 0,
    tempDir,
  };
  const error = await capture(request, { store, archive, lookup: archive, log }).then(
    () => undefined,
    (caught: Error) => caught,
  );
  return { files: await bundleIn(kept), log: [...debug, ...info, ...warnings].join('\n'), error };
}

/** The files of the only bundle in an archive folder, which must be one that a restore takes; none where there is none. */
async function bundleIn(kept: string): Promise<Readonly<Record<string, Buffer>>> {
  const folders = await Promise.all(
    (await readdir(kept)).map(async (name) =>
      (await readdir(join(kept, name))).map((bundle) => join(kept, name, bundle)),
    ),
  );
  const [bundle] = folders.flat();
  if (bundle === undefined) return {};
  await verifyBundle(bundle);
  return await filesIn(bundle);
}
