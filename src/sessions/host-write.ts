import { type FileHandle, lstat, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { isNotFound, SessionCaptureError } from '../errors.ts';
import type { Log } from '../log.ts';
import { type Standing, spool, standingOf } from './digest.ts';
import { liesWithin, openWithin } from './open-within.ts';
import { asCaptureError, checkSessionFile } from './session-files.ts';
import type { Digest, SessionFile, WriteReport } from './session-store.ts';
import { sweepProject, temporaryName } from './temporary-files.ts';

export interface HostWriting {
  readonly agent: Agent;
  readonly id: string;
  /** The project folder the session goes to, inside of `projects`. */
  readonly folder: string;
  readonly projects: string;
  readonly owner: Owner | undefined;
  readonly holder: Holder;
  /** What becomes of a file that is there already; where it stays, new ones get the mtime they bring. Default: it gives way. */
  readonly existing?: 'stays';
  readonly log: Log;
}

/** Whose the store is: an `agent`'s, where others write too and all is read back, or `ours` alone. */
export type Holder = 'agent' | 'ours';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A file that was written under a name nobody reads, and what it is to become. */
interface PlacedFile {
  readonly path: string;
  readonly kind: SessionFile['kind'];
  readonly temporary: string;
  readonly digest: Digest;
  readonly mtime: Date;
}

/**
 * Writes all files beside their places first, then renames them, the transcript last: a session that can't be
 * written as a whole does not appear.
 */
export async function writeSession(writing: HostWriting, files: AsyncIterable<SessionFile>): Promise<WriteReport> {
  const { id, folder } = writing;
  const placed: PlacedFile[] = [];
  await sweepProject(writing);
  try {
    const owner = isRoot() ? (writing.owner ?? (await ownerAbove(folder))) : undefined;
    for await (const file of files) {
      checkSessionFile(writing.agent, id, file);
      placed.push(await place({ ...writing, owner }, file));
    }
    return await settle(writing, placed);
  } catch (error) {
    throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be written to ${folder}` });
  } finally {
    for (const { temporary } of placed) await rm(temporary, { force: true });
  }
}

async function place(writing: HostWriting, { path, kind, mode, mtime, ...source }: SessionFile): Promise<PlacedFile> {
  const parent = dirname(join(writing.folder, ...path.split('/')));
  await makeFolders(parent, writing);
  const temporary = join(parent, temporaryName());
  const file = await open(temporary, 'wx', 0o600);
  try {
    if (!(await liesWithin(writing.projects, temporary, file))) throw new Error(`${parent} is behind a link`);
    const digest = await spool(source, file);
    await own(file, writing.owner);
    await file.chmod(kind === 'transcript' ? 0o600 : mode);
    if (writing.existing === 'stays') await file.utimes(mtime, mtime);
    return { path, kind, temporary, digest, mtime };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Makes the missing folders down to `folder`, as the agent would have; what exists stays as it is. */
async function makeFolders(folder: string, { projects, owner }: HostWriting): Promise<void> {
  const inside = relative(projects, folder).split(sep);
  for (const missing of await missingFolders(projects)) await makeFolder(missing, owner);
  // From "projects" itself on, nothing may be a link.
  for (let depth = 0; depth <= inside.length; depth += 1) {
    const path = join(projects, ...inside.slice(0, depth));
    const facts = await ifFound(lstat(path));
    if (facts === undefined) await makeFolder(path, owner);
    else if (!facts.isDirectory())
      throw new Error(`${path} is not a folder; remove it or choose another config directory`);
  }
}

/** Outermost first. */
async function missingFolders(folder: string): Promise<readonly string[]> {
  if ((await ifFound(stat(folder))) !== undefined) return [];
  return [...(await missingFolders(dirname(folder))), folder];
}

async function makeFolder(path: string, owner: Owner | undefined): Promise<void> {
  await mkdir(path, 0o755);
  const folder = await open(path, 'r').catch(() => undefined);
  try {
    await folder?.chmod(0o755);
    if (folder !== undefined) await own(folder, owner);
  } finally {
    await folder?.close();
  }
}

async function own(file: FileHandle, owner: Owner | undefined): Promise<void> {
  if (owner !== undefined) await file.chown(owner.uid, owner.gid);
}

async function settle(
  { id, folder, projects, holder, existing, log }: HostWriting,
  placed: readonly PlacedFile[],
): Promise<WriteReport> {
  const kept: string[] = [];
  let files = 0;
  let bytes = 0;
  const order = [...placed].sort((a, b) => Number(a.kind === 'transcript') - Number(b.kind === 'transcript'));
  for (const { path, temporary, digest, mtime } of order) {
    const target = join(folder, ...path.split('/'));
    const before = holder === 'ours' ? 'other' : await standing(projects, target, digest);
    if (before === 'later') {
      log.info(`Kept ${target}: it already goes on from the state that was to be restored.`);
      kept.push(path);
      continue;
    }
    if (existing === 'stays' && before === 'other' && (await ifFound(lstat(target))) !== undefined) {
      kept.push(path);
      continue;
    }
    if (before === 'same') await refresh(target, existing === 'stays' ? mtime : new Date());
    else await rename(temporary, target);
    if (holder === 'agent' && (await standing(projects, target, digest)) === 'other') {
      throw new SessionCaptureError(`${target} is not what was written to it.`, { sessionId: id });
    }
    files += 1;
    bytes += digest.size;
  }
  return { files, bytes, kept };
}

/** A transcript that looks old is swept by the agent. */
async function refresh(path: string, time: Date): Promise<void> {
  await utimes(path, time, time);
}

async function standing(projects: string, path: string, digest: Digest): Promise<Standing> {
  const file = await openWithin(projects, path);
  if (file === undefined) return 'other';
  try {
    return await standingOf(file.createReadStream({ autoClose: false }), digest);
  } finally {
    await file.close();
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function ownerAbove(folder: string): Promise<Owner> {
  const facts = await ifFound(stat(folder));
  return facts ?? ownerAbove(dirname(folder));
}

async function ifFound<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
