import { randomBytes } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { type FileHandle, lstat, lutimes, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNotFound } from '../errors.ts';
import { makerTag } from '../maker.ts';
import { liesWithin } from '../sessions/open-within.ts';
import { lastRowTime } from './last-row.ts';
import { type FileStat, fileStat, isSameStat } from './scan-folder.ts';
import { kindOf, UNFINISHED } from './tracked-paths.ts';

export interface Placing {
  readonly folder: string;
  readonly path: string;
  /** What stood there when the folder was read; `undefined`: nothing. */
  readonly before: FileStat | undefined;
  readonly content: AsyncIterable<Uint8Array>;
  /** Who shall own what is written, where this process may decide it. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Writes a file into a folder that an agent may write to as well: under another name first, then in its place. No link is
 * followed. `undefined`, and nothing written, where something else stands there than when the folder was read.
 */
export async function placeFile(placing: Placing): Promise<{ activity: number | undefined } | undefined> {
  const { folder, path, before, content, owner } = placing;
  const target = join(folder, ...path.split('/'));
  const parent = dirname(target);
  if (!(await makeFolders(folder, path, owner))) return undefined;
  const temporary = join(parent, `${UNFINISHED}${makerTag()}-${randomBytes(8).toString('hex')}`);
  const file = await open(temporary, 'wx+', 0o600);
  try {
    if (!(await liesWithin(join(folder, path.split('/')[0] as string), temporary, file))) return undefined;
    const size = await writeAll(file, content);
    if (owner !== undefined) await file.chown(owner.uid, owner.gid);
    await file.chmod(0o600);
    const activity = kindOf(path) === 'transcript' ? await lastRowTime(file, size) : undefined;
    if (!(await isStill(target, before))) return undefined;
    await rename(temporary, target);
    return { activity };
  } finally {
    await file.close();
    await rm(temporary, { force: true });
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

/** Whether all folders down to the file are there now, and are folders. */
async function makeFolders(folder: string, path: string, owner: Placing['owner']): Promise<boolean> {
  let at = folder;
  for (const name of path.split('/').slice(0, -1)) {
    at = join(at, name);
    const stat = await statOf(at);
    if (stat?.isDirectory()) continue;
    if (stat !== undefined) return false;
    await mkdir(at, 0o755);
    if (owner === undefined) continue;
    const made = await open(at, 'r');
    try {
      await made.chown(owner.uid, owner.gid);
    } finally {
      await made.close();
    }
  }
  return true;
}

async function isStill(path: string, before: FileStat | undefined): Promise<boolean> {
  if ((await statOf(path)) === undefined) return before === undefined;
  const now = await fileStat(path);
  return now !== undefined && before !== undefined && isSameStat(now, before);
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

async function statOf(path: string): Promise<BigIntStats | undefined> {
  try {
    return await lstat(path, { bigint: true });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
