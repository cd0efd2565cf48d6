import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isNotFound } from '../errors.ts';

// A link put in place of a file fails to open; a FIFO does not block. Neither flag exists on Windows.
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file for reading if it is a regular one that really lies below `projects`, whatever stands in the place of
 * the folders on the way: an agent that still runs may swap one for a link after it was listed. `undefined` where it
 * is a link or behind one, no regular file, or gone. The path of the config directory, above `projects`, may hold links.
 */
export async function openWithin(projects: string, path: string): Promise<FileHandle | undefined> {
  try {
    if (!(await lstat(path)).isFile()) return undefined;
    const file = await open(path, READ_FLAGS);
    if ((await file.stat()).isFile() && (await liesWithin(projects, path, file))) return file;
    await file.close();
    return undefined;
  } catch (error) {
    if (isNotFound(error) || isLink(error)) return undefined;
    throw error;
  }
}

/** Whether an open file is the one at `path`, with no link between `projects` and it. */
export async function liesWithin(projects: string, path: string, file: FileHandle): Promise<boolean> {
  const inside = relative(projects, path);
  const expected = join(await realpath(dirname(projects)), basename(projects), inside);
  const opened = await pathOf(file);
  if (opened !== undefined) return opened === expected;
  return (await hasNoLinks(expected, inside)) && (await isSame(file, expected));
}

/** Where an open file lies now, as the kernel says: there is no moment between asking and opening. Linux only. */
async function pathOf(file: FileHandle): Promise<string | undefined> {
  return await readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined);
}

async function hasNoLinks(path: string, inside: string): Promise<boolean> {
  let folder = dirname(path);
  for (const _ of inside.split(sep)) {
    if (!(await lstat(folder)).isDirectory()) return false;
    folder = dirname(folder);
  }
  return true;
}

async function isSame(file: FileHandle, path: string): Promise<boolean> {
  const [one, other] = [await file.stat(), await lstat(path)];
  return one.ino === other.ino && one.dev === other.dev;
}

function isLink(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOOP';
}
