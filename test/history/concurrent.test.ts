import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { checkSound, filesAt, freshBare, freshFolder, gitOn, sessionId, transcriptOf } from './history-folders.ts';

interface Work {
  readonly what: 'publish' | 'preserve';
  readonly bare: string;
  readonly folder: string;
  readonly branch: string;
  readonly session: string;
  readonly rounds: number;
}

function start({ what, bare, folder, branch, session, rounds }: Work): ChildProcess {
  const program = join(import.meta.dirname, 'at-work.ts');
  const args = [program, what, bare, folder, branch, session, String(rounds)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function toEnd(work: Work): Promise<number | null> {
  const child = start(work);
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  return code as number | null;
}

function rowsOf(text = ''): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { uuid: string }).uuid);
}

const ROUNDS = 50;

test('8 publishers and 8 preservers, 50 rounds at the same time: all of it lands', { timeout: 300_000 }, async () => {
  const bare = await freshBare();
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  const publishers = numbers.map((number) => ({
    what: 'publish' as const,
    bare,
    folder: freshFolder(),
    branch: branchFor(`publisher ${number}`),
    session: sessionId(number),
    rounds: ROUNDS,
  }));
  // All of them for one sandbox, from a folder of their own.
  const preservers = numbers.map((number) => ({
    what: 'preserve' as const,
    bare,
    folder: freshFolder(),
    branch: branchFor('shared'),
    session: sessionId(100 + number),
    rounds: ROUNDS,
  }));
  expect(await Promise.all([...publishers, ...preservers].map(toEnd))).toEqual(new Array(16).fill(0));
  checkSound(bare);
  const expected = (session: string) => Array.from({ length: ROUNDS }, (_, round) => `${session}-${round}`);
  const main = filesAt(bare, 'main');
  expect(Object.keys(main)).toHaveLength(8);
  for (const { session } of publishers) expect(rowsOf(main[transcriptOf(session)])).toEqual(expected(session));
  const shared = filesAt(bare, branchFor('shared'));
  expect(Object.keys(shared)).toHaveLength(8);
  for (const { session } of preservers) expect(rowsOf(shared[transcriptOf(session)])).toEqual(expected(session));
  // It stays small, and nobody has pruned what a branch still needs.
  expect(Number(/count: (\d+)/.exec(gitOn(bare, 'count-objects', '-v'))?.[1])).toBeLessThan(5000);
  expect(Number(/packs: (\d+)/.exec(gitOn(bare, 'count-objects', '-v'))?.[1])).toBeLessThan(100);
});
