import type { BigIntStats, Dirent } from 'node:fs';
import { lstat, opendir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { quoted } from '../bundle/layout.ts';
import { isNotFound, SessionCaptureError } from '../errors.ts';
import type { Log } from '../log.ts';
import { makerState } from '../maker.ts';
import { kindOf, UNFINISHED } from './tracked-paths.ts';

/** A file of a history as it stands in a folder. */
export interface FoundFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly stat: FileStat;
}

/** What shows that a file changed, without reading it. */
export interface FileStat {
  readonly size: number;
  /** Nanoseconds since 1970. */
  readonly mtime: bigint;
  /** The same of the last change of any kind; an agent that is not root cannot set it. */
  readonly ctime: bigint;
  readonly inode: bigint;
}

const ROOTS = ['projects', 'manifests', 'sealed'];

/** More files than in any history that can be worked with. */
const MOST_FILES = 1_000_000;

/**
 * The files of a folder that a history keeps. The folder may be an agent's: only regular files are seen, no link is
 * followed, and what has no place in a history is not even looked into.
 */
export async function scanFolder(folder: string, log: Log): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  for (const root of ROOTS) {
    if ((await statOf(join(folder, root)))?.isDirectory()) await scan(folder, root, { found, log });
  }
  return found;
}

/** What stands at a path; `undefined` where that is no regular file. */
export async function fileStat(path: string): Promise<FileStat | undefined> {
  const stat = await statOf(path);
  return stat?.isFile() ? toFileStat(stat) : undefined;
}

export function toFileStat({ size, mtimeNs, ctimeNs, ino }: BigIntStats): FileStat {
  return { size: Number(size), mtime: mtimeNs, ctime: ctimeNs, inode: ino };
}

export function isSameStat(one: FileStat, other: FileStat): boolean {
  return one.size === other.size && one.mtime === other.mtime && one.ctime === other.ctime && one.inode === other.inode;
}

async function scan(folder: string, below: string, into: { found: FoundFile[]; log: Log }): Promise<void> {
  const files: string[] = [];
  const folders: string[] = [];
  for await (const entry of await opendir(join(folder, ...below.split('/')))) {
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (mayHold(path)) folders.push(path);
    } else if (kindOf(path) !== undefined) {
      if (entry.isFile()) files.push(path);
      else into.log.debug(`Left out ${quoted(path)}: it is no regular file.`);
    } else if (entry.name.startsWith(UNFINISHED)) await removeLeftBehind(join(folder, ...path.split('/')));
    else reportOdd(path, entry, into.log);
    if (into.found.length + files.length + folders.length > MOST_FILES) {
      throw new SessionCaptureError(`${folder} holds more than ${MOST_FILES} files of sessions.`);
    }
  }
  for (const path of files.sort()) {
    const stat = await fileStat(join(folder, ...path.split('/')));
    if (stat !== undefined) into.found.push({ path, stat });
  }
  for (const path of folders.sort()) await scan(folder, path, into);
}

/** Whether a folder can hold anything that a history keeps. */
function mayHold(path: string): boolean {
  const [root, ...names] = path.split('/');
  if (root !== 'projects') return root === 'sealed' && kindOf(`${path}/x`) !== undefined;
  if (names.length === 1) return kindOf(`${path}/memory/x`) !== undefined;
  return [path, `${path}/subagents`, `${path}/tool-results`].some((one) => kindOf(`${one}/x`) !== undefined);
}

/** Files below a folder that is kept, with names that git or a file system cannot keep. */
function reportOdd(path: string, entry: Dirent, log: Log): void {
  if (path.split('/').length > 3 && entry.isFile())
    log.warning(`Left out ${quoted(path)}: a history cannot keep its name.`);
}

/** What a killed process was about to write. */
async function removeLeftBehind(path: string): Promise<void> {
  if (makerState(basename(path)) === 'gone') await rm(path, { force: true });
}

/** Of the entry itself, where it is a link; `undefined` where there is none. */
export async function statOf(path: string): Promise<BigIntStats | undefined> {
  try {
    return await lstat(path, { bigint: true });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
