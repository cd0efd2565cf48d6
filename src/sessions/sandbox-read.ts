import { type FileHandle, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Sidecar } from '../agents/agent.ts';
import { sessionOfFirstRow } from './first-row.ts';
import { openWithin } from './open-within.ts';
import { type FolderEntry, find, listSandbox, projectFolderOf, quote, type Sandbox } from './sandbox-list.ts';
import { asCaptureError, belongsByContent, mayHold, transcriptName, wantedKind } from './session-files.ts';
import type { SessionFile } from './session-store.ts';
import type { StatRecord } from './stat-records.ts';

/** A file to be copied out; its facts where the sandbox could list it. */
interface FileToCopy {
  readonly folder: string;
  readonly path: string;
  readonly kind: SessionFile['kind'];
  readonly facts: StatRecord | undefined;
}

export async function* readSandboxSessions(
  sandbox: Sandbox,
  ids: readonly string[],
  include: readonly Sidecar[],
): AsyncGenerator<SessionFile> {
  const local = await mkdtemp(join(sandbox.tempDir, 'agent-session-'));
  const shared = new Set<string>();
  try {
    for (const id of ids) {
      for (const file of await filesOf(sandbox, id, include)) {
        // What belongs to every session of the folder is read once, with the first.
        if (shared.has(file.path)) continue;
        const copy = await copyOut(sandbox, id, { file, to: join(local, 'file') });
        if (copy === undefined) {
          if (file.kind === 'transcript') break;
          continue;
        }
        shared.add(file.path);
        yield* contentOf(copy, id, file);
      }
    }
  } finally {
    await rm(local, { recursive: true, force: true });
  }
}

/** The transcript comes first, whether it can be listed or not. */
async function filesOf(sandbox: Sandbox, id: string, include: readonly Sidecar[]): Promise<readonly FileToCopy[]> {
  const { agent } = sandbox;
  const listed = await listSandbox(sandbox);
  const folder = await projectFolderOf(sandbox, id);
  const here = listed?.filter((entry) => entry.folder === folder) ?? [];
  const own = here.find(({ name }) => name === transcriptName(id));
  if (own !== undefined && own.type !== 'file') {
    sandbox.log.warning(`Skipped ${posix.join(folder, own.name)}: it is not a regular file.`);
    return [];
  }
  const transcript: FileToCopy = { folder, path: transcriptName(id), kind: 'transcript', facts: own };
  const sidecars = [...here.filter(({ type }) => type === 'file').map(beside), ...(await below(sandbox, here, id))];
  return [
    transcript,
    ...sidecars.flatMap((facts) => {
      const kind = wantedKind(agent, { path: facts.path, id }, include);
      return kind === undefined || kind === 'transcript' ? [] : [{ folder, path: facts.path, kind, facts }];
    }),
  ];
}

function beside(entry: FolderEntry): StatRecord {
  return { ...entry, path: entry.name };
}

async function below(sandbox: Sandbox, here: readonly FolderEntry[], id: string): Promise<readonly StatRecord[]> {
  const folders = here.filter(({ name, type }) => type === 'directory' && mayHold(sandbox.agent, name, id));
  const [first] = folders;
  if (first === undefined) return [];
  const roots = folders.map(({ folder, name }) => posix.join(folder, name));
  return (await find(sandbox, first.folder, { roots, tests: '-type f' })) ?? [];
}

/** Copies one file out; `undefined` where there is no such session, or the file is another session's. */
async function copyOut(
  sandbox: Sandbox,
  id: string,
  { file: { folder, path, kind }, to }: { file: FileToCopy; to: string },
): Promise<FileHandle | undefined> {
  const source = posix.join(folder, path);
  try {
    await rm(to, { force: true });
    await sandbox.handle.copyFileOut(source, to);
    if (belongsByContent(path, kind) && (await sessionIn(to)) !== id) return undefined;
    const copy = await openWithin(dirname(to), to);
    if (copy === undefined) throw new Error('nothing arrived');
    return copy;
  } catch (error) {
    if (kind === 'transcript' && (await isMissing(sandbox, source))) return undefined;
    throw asCaptureError(error, { sessionId: id, doing: `${source} could not be copied out of the sandbox` });
  }
}

async function sessionIn(path: string): Promise<string | undefined> {
  const copy = await openWithin(dirname(path), path);
  try {
    return copy && (await sessionOfFirstRow(copy.createReadStream({ autoClose: false })));
  } finally {
    await copy?.close();
  }
}

/** Only where the sandbox can tell: otherwise a failed copy stays a failure. */
export async function isMissing({ handle, log }: Sandbox, path: string): Promise<boolean> {
  const quoted = quote(path);
  try {
    const answer = await handle.exec(`if [ -e ${quoted} ] || [ -L ${quoted} ]; then echo there; else echo missing; fi`);
    return answer.exitCode === 0 && answer.stdout.trim() === 'missing';
  } catch (error) {
    log.debug(`The sandbox could not say whether ${path} exists: ${String(error)}.`);
    return false;
  }
}

async function* contentOf(
  copy: FileHandle,
  id: string,
  { path, kind, facts }: FileToCopy,
): AsyncGenerator<SessionFile> {
  try {
    const { size, mtime } = await copy.stat();
    yield {
      sessionId: id,
      path,
      kind,
      size,
      mode: facts?.mode ?? (kind === 'transcript' ? 0o600 : 0o644),
      mtime: facts?.mtime ?? mtime,
      content: copy.createReadStream({ autoClose: false }),
    };
  } finally {
    await copy.close();
  }
}
