import { createHash } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNotFound } from '../errors.ts';
import { isOlder, makerState, makerTag } from '../maker.ts';
import { makeOwnFolder } from './bare.ts';

/** Milliseconds that anybody waits for others. */
const LONGEST_WAIT = 20_000;
const LONGEST_PAUSE = 25;

/**
 * Runs `work` when no other process of this machine does so for the same branch, or after a while all the same. That
 * spares everybody merges that come to nothing; that nothing is lost is not its business, see `moveBranch`.
 */
export async function inTurn<T>(bare: string, branch: string, work: () => Promise<T>): Promise<T> {
  const name = createHash('sha256').update(branch).digest('hex').slice(0, 16);
  const path = join(await makeOwnFolder(bare), `turn-${name}`);
  const end = Date.now() + LONGEST_WAIT;
  let isOurs = await take(path);
  while (!isOurs && Date.now() < end) {
    await sleep(Math.random() * LONGEST_PAUSE);
    isOurs = await take(path);
  }
  try {
    return await work();
  } finally {
    if (isOurs) await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.write(makerTag());
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isLeft(path)) await rm(path, { force: true });
    return false;
  }
}

/** Whether whoever took it is over; of one on another machine, or killed before it said who it is, the age tells. */
async function isLeft(path: string): Promise<boolean> {
  try {
    const state = makerState(await readFile(path, 'utf8'));
    return state === 'unknown' ? await isOlder(path, LONGEST_WAIT) : state === 'gone';
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
