import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAbandoned, makerState, makerTag } from '../src/maker.ts';

const DAY = 24 * 60 * 60 * 1000;

test('a process knows itself by its name', () => {
  expect(makerState(`x-${makerTag()}-y`)).toBe('alive');
});

test('a name without a maker, or with one of another machine or container, tells nothing', () => {
  const [, pid, start] = makerTag().split('.');
  expect(makerState('agent-session-abcdef')).toBe('unknown');
  expect(makerState(`0000000.${pid}.${start}`)).toBe('unknown');
});

test.runIf(process.platform === 'linux')('a number that another process has now is not the maker', () => {
  const [place, pid, start] = makerTag().split('.');
  expect(makerState([place, pid, `${start}0`].join('.'))).toBe('gone');
});

test('a process that has ended is gone', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const [place, , start] = makerTag().split('.');
  const name = [place, child.pid?.toString(36), start].join('.');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(makerState(name)).toBe('gone');
});

test('what nothing is known of is left behind after its time, by a clock that was set back too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maker-'));
  try {
    const path = join(folder, '.unfinished-0011223344556677');
    await mkdir(path);
    expect(await isAbandoned(path, DAY)).toBe(false);
    for (const time of [Date.now() - 2 * DAY, Date.now() + 2 * DAY]) {
      await utimes(path, new Date(time), new Date(time));
      expect(await isAbandoned(path, DAY)).toBe(true);
    }
    const own = join(folder, `.unfinished-${makerTag()}`);
    await mkdir(own);
    await utimes(own, new Date(0), new Date(0));
    expect(await isAbandoned(own, DAY)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
