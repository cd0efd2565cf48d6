import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ensureBare } from '../../src/history/bare.ts';
import { branchFor } from '../../src/history/branch-name.ts';
import { prepare } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import {
  chain,
  checkSound,
  filesAt,
  filesIn,
  freshBare,
  freshFolder,
  lines,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

const box = branchFor('box');

/** Works until it is killed, with all that it started. */
async function workAndDie(
  bare: string,
  folder: string,
  { what, session, after }: { what: string; session: string; after: number },
) {
  const args = [join(import.meta.dirname, 'at-work.ts'), what, bare, folder, box, session, '100000'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  // The first round is over: what is killed is any later one, at any moment.
  await once(child.stdout, 'data');
  child.stdout.resume();
  await sleep(after);
  process.kill(-(child.pid as number), 'SIGKILL');
  await once(child, 'exit');
}

test('a process that is killed at any moment harms nothing, and the next one goes on', {
  timeout: 300_000,
}, async () => {
  const bare = await freshBare();
  const folder = freshFolder();
  for (let round = 0; round < 12; round += 1) {
    const session = sessionId(round);
    const what = ['publish', 'preserve', 'prepare'][round % 3] as string;
    await workAndDie(bare, folder, { what, session, after: Math.random() * 400 });
    checkSound(bare);
    const written = filesIn(folder);
    await preserve(bare, folder, box);
    await publish(bare, box);
    await prepare(bare, folder, box);
    const main = filesAt(bare, 'main');
    for (const [path, text] of Object.entries(written)) if (path.endsWith('.jsonl')) expect(main[path]).toBe(text);
    expect(Object.keys(main)).toHaveLength(round + 1);
    expect(filesIn(folder)).toEqual(main);
  }
  checkSound(bare);
});

test.each([
  ['refs/heads/main.lock'],
  [`refs/heads/${box}.lock`],
  ['packed-refs.lock'],
  ['agent-session/pack.lock'],
  [`agent-session/turn-${createHash('sha256').update('main').digest('hex').slice(0, 16)}`],
])('a lock that a killed process left does not stay in the way: %s', async (lock) => {
  const bare = await freshBare();
  const folder = freshFolder();
  writeFiles(folder, { [transcriptOf(sessionId(1))]: lines(...chain('u', 2)) });
  mkdirSync(join(bare, lock, '..'), { recursive: true });
  writeFileSync(join(bare, lock), '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(bare, lock), longAgo, longAgo);
  await preserve(bare, folder, box);
  await publish(bare, box);
  expect(filesAt(bare, 'main')).toEqual(filesIn(folder));
});

test('a repository that a killed process began is made anew', async () => {
  const root = freshFolder();
  const program = `import { ensureBare } from ${JSON.stringify(join(import.meta.dirname, '../../src/history/bare.ts'))}; await ensureBare(${JSON.stringify(root)}, 'x-1'); console.log('made');`;
  for (let delay = 0; ; delay += 40) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore', detached: true });
    const ended = once(child, 'exit');
    await Promise.race([sleep(delay), ended]);
    if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
    const [code] = await ended;
    if (code === 0) break;
  }
  const bare = await ensureBare(root, 'x-1');
  checkSound(bare);
  expect(Object.keys(filesIn(root)).filter((path) => !path.startsWith('x-1.git/'))).toEqual([]);
});
