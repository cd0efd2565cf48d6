import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lutimes, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makerTag } from '../maker.ts';
import { liesWithin } from '../sessions/open-within.ts';
import { lastRowTime } from './last-row.ts';
import { type FileStat, fileStat, isSameStat, statOf, toFileStat } from './scan-folder.ts';
import { kindOf, UNFINISHED } from './tracked-paths.ts';

export interface Placing {
  readonly folder: string;
  readonly path: string;
  /** What stood there when the folder was read; `undefined`: nothing. */
  readonly before: FileStat | undefined;
  readonly content: AsyncIterable<Uint8Array>;
  /** Who shall own what is written, where this process may decide it. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  /** Folders that were seen to be there; those that are made or seen are added. */
  readonly folders: Set<string>;
}

/**
 * Writes a file into a folder that an agent may write to as well: under another name first, then in its place. No link is
 * followed. `undefined`, and nothing written, where something else stands there than when the folder was read.
 */
export async function placeFile(placing: Placing): Promise<{ activity: number | undefined } | undefined> {
  const { folder, path, before, content, owner } = placing;
  const target = join(folder, ...path.split('/'));
  if (!(await makeFolders(placing))) return undefined;
  const temporary = join(dirname(target), `${UNFINISHED}${makerTag()}-${randomBytes(8).toString('hex')}`);
  const file = await open(temporary, 'wx+', 0o600);
  let isPlaced = false;
  try {
    // Whatever became of the folders above since they were looked at.
    if (!(await liesWithin(join(folder, path.split('/')[0] as string), temporary, file))) return undefined;
    const size = await writeAll(file, content);
    if (owner !== undefined) await file.chown(owner.uid, owner.gid);
    const activity = kindOf(path) === 'transcript' ? await lastRowTime(file, size) : undefined;
    if (!(await isStill(target, before))) return undefined;
    await rename(temporary, target);
    isPlaced = true;
    return { activity };
  } finally {
    await file.close();
    if (!isPlaced) await rm(temporary, { force: true });
  }
}

/** Gives a file its time and says how it stands then; `undefined` where it is not what it was `before`, or changes meanwhile. */
export async function setTime(path: string, before: FileStat, time: Date): Promise<FileStat | undefined> {
  if (!(await isStill(path, before))) return undefined;
  // Of what stands there itself, should it have become a link.
  await lutimes(path, time, time);
  const now = await fileStat(path);
  return now?.size === before.size && now.inode === before.inode ? now : undefined;
}

/** Makes the folders down to the file that are missing; `false` where something else stands in the place of one. */
async function makeFolders({ folder, path, owner, folders }: Placing): Promise<boolean> {
  let at = folder;
  for (const name of path.split('/').slice(0, -1)) {
    at = join(at, name);
    if (folders.has(at)) continue;
    if ((await statOf(at)) === undefined) await makeFolder(at, owner);
    if (!(await statOf(at))?.isDirectory()) return false;
    folders.add(at);
  }
  return true;
}

async function makeFolder(path: string, owner: Placing['owner']): Promise<void> {
  try {
    await mkdir(path, 0o755);
  } catch (error) {
    // Another was faster.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  if (owner === undefined) return;
  const made = await open(path, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0));
  try {
    await made.chmod(0o755);
    await made.chown(owner.uid, owner.gid);
  } finally {
    await made.close();
  }
}

async function isStill(path: string, before: FileStat | undefined): Promise<boolean> {
  const stat = await statOf(path);
  if (stat === undefined || before === undefined) return stat === before;
  return stat.isFile() && isSameStat(toFileStat(stat), before);
}

async function writeAll(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of content) {
    let written = 0;
    while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  return size;
}
