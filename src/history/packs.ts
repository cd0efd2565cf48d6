import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../errors.ts';
import type { Log } from '../log.ts';
import { isAbandoned } from '../maker.ts';
import { ownFolder, WORK } from './bare.ts';
import { attemptGit } from './git.ts';

/** More packs, or loose objects by what one of 256 folders holds, than that are put together. */
const MOST_PACKS = 20;
const MOST_LOOSE = 2;

const PLAIN = ['repack.writeBitmaps=false', 'repack.updateServerInfo=false'];

/** Milliseconds after which what a process left unfinished belongs to nobody. */
const ABANDONED = 24 * 60 * 60 * 1000;
const LONGEST_PACKING = 60 * 60 * 1000;

/**
 * Packs what has piled up, so that a repository stays small and fast however many commits it takes: similar contents are
 * stored as differences. Small packs are put together, large ones stay: what it costs goes with what was added.
 * Nothing is ever removed but what a killed process left. Trouble with it is no trouble of the caller's.
 */
export async function pack(bare: string, log: Log): Promise<void> {
  if (!(await isWorthIt(bare))) return;
  const lock = await takeLock(join(ownFolder(bare), 'pack.lock'));
  if (lock === undefined) return;
  try {
    await removeUnfinished(ownFolder(bare), WORK);
    await removeUnfinished(join(bare, 'objects', 'pack'), 'tmp_');
    const { exitCode, stderr } = await attemptGit(bare, ['repack', '-d', '-l', '-q', '--geometric=2'], {
      settings: PLAIN,
    });
    if (exitCode !== 0) log.debug(`${bare} could not be packed: ${stderr.trim()}`);
  } finally {
    await lock.close();
    await rm(join(ownFolder(bare), 'pack.lock'), { force: true });
  }
}

async function isWorthIt(bare: string): Promise<boolean> {
  const packs = (await entriesOf(join(bare, 'objects', 'pack'))).filter((name) => name.endsWith('.pack'));
  return packs.length > MOST_PACKS || (await entriesOf(join(bare, 'objects', '17'))).length > MOST_LOOSE;
}

/** `undefined` where another process is at it. */
async function takeLock(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isLeftBehind(path, LONGEST_PACKING)) await rm(path, { force: true });
    return undefined;
  }
}

async function removeUnfinished(folder: string, start: string): Promise<void> {
  for (const name of await entriesOf(folder)) {
    const path = join(folder, name);
    if (name.startsWith(start) && (await isLeftBehind(path, ABANDONED)))
      await rm(path, { recursive: true, force: true });
  }
}

async function isLeftBehind(path: string, limit: number): Promise<boolean> {
  try {
    return await isAbandoned(path, limit);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}
