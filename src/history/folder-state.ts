import { createHash } from 'node:crypto';
import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ownFolder, readOwnFile, writeOwnFile } from './bare.ts';
import type { FileStat } from './scan-folder.ts';

/** What is known of a file of a folder since it was last read or written. */
export interface KnownFile {
  readonly stat: FileStat;
  readonly blob: string;
  /** Milliseconds since 1970 of the last row, where it is a transcript that names a time. */
  readonly activity: number | undefined;
  /** Whether it may have changed since without a trace: then its content is known, but not that it is still the same. */
  readonly unsure?: boolean;
}

/**
 * What a branch and a folder had in common when one was last brought into the other, by path. It is kept in the
 * repository, where no agent can write, and only saves work: without it every file is read again.
 */
export type FolderState = ReadonlyMap<string, KnownFile>;

const STATE = 'folder-';
const MOST_FOLDERS = 50;

/** Nanoseconds within which a file may change twice without a change of its times. */
const CLOCK_STEP = 20_000_000n;

export async function loadFolderState(bare: string, folder: string, branch: string): Promise<FolderState> {
  const text = await readOwnFile(bare, await nameOf(folder, branch));
  try {
    const rows = text === undefined ? [] : (JSON.parse(text) as Stored[]);
    return new Map(
      rows.map(([path, size, mtime, ctime, inode, blob, activity]) => [
        path,
        {
          stat: { size, mtime: BigInt(mtime), ctime: BigInt(ctime), inode: BigInt(inode) },
          blob,
          activity: activity ?? undefined,
        },
      ]),
    );
  } catch {
    // Cut off or of another release: everything is read again.
    return new Map();
  }
}

export async function saveFolderState(bare: string, folder: string, branch: string, state: FolderState): Promise<void> {
  const rows = [...state].map(([path, { stat, blob, activity, unsure }]): Stored => {
    const inode = unsure ? -1n : stat.inode;
    return [path, stat.size, `${stat.mtime}`, `${stat.ctime}`, `${inode}`, blob, activity ?? null];
  });
  await writeOwnFile(bare, await nameOf(folder, branch), JSON.stringify(rows));
  await forgetOldest(bare);
}

/** Whether a file that was read at `now` could change once more and look the same. */
export function isTooFresh({ ctime }: FileStat, now: Date): boolean {
  return BigInt(now.getTime()) * 1_000_000n - ctime < CLOCK_STEP;
}

type Stored = [string, number, string, string, string, string, number | null];

/** Folders come and go: of those that were used longest ago, nothing is known any more. */
async function forgetOldest(bare: string): Promise<void> {
  const names = (await readdir(ownFolder(bare))).filter((name) => name.startsWith(STATE));
  if (names.length <= MOST_FOLDERS) return;
  const paths = names.map((name) => join(ownFolder(bare), name));
  const ages = await Promise.all(
    paths.map(async (path) => ({ path, time: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  ages.sort((one, other) => other.time - one.time);
  for (const { path } of ages.slice(MOST_FOLDERS)) await rm(path, { force: true });
}

async function nameOf(folder: string, branch: string): Promise<string> {
  const real = await realpath(folder).catch(() => resolve(folder));
  const hash = createHash('sha256').update(`${real}\0${branch}`).digest('hex');
  return `${STATE}${hash.slice(0, 24)}.json`;
}
