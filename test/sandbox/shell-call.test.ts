import { describe, expect, test } from 'vitest';
import { CommandError } from '../../src/errors.ts';
import { frameReader } from '../../src/sandbox/exec-frames.ts';
import { type ShellCall, shellCall } from '../../src/sandbox/shell-call.ts';
import { ERR, frames, OUT, type Written } from './frames.ts';

// It begins as it goes on, so that what looks like its beginning may end in its middle.
const MARK = '0a0a0b0a0a0b0a0a0a0b0a0a0b0a0a0c';
function start(stop: () => void = () => undefined): ShellCall {
  return shellCall(MARK, { more: () => undefined, stop });
}

async function resultOf({ output, ended }: ShellCall) {
  const chunks = (await output.toArray()) as Buffer[];
  return { ...(await ended), stdout: Buffer.concat(chunks).toString() };
}

async function take(chunks: readonly Buffer[]) {
  const [part, call] = [frameReader(), start()];
  for (const chunk of chunks) call.take(part(chunk));
  return await resultOf(call);
}

const half = MARK.slice(0, 16);
const result = { exitCode: 107, stdout: `one${half}two0a0a0b`, stderr: `three${half}0a0a` };
const ORDERS: readonly (readonly [string, readonly Written[]])[] = [
  [
    'first',
    [
      [ERR, `${result.stderr}${MARK}`],
      [OUT, result.stdout],
      [OUT, `${MARK} 107\n`],
    ],
  ],
  [
    'last',
    [
      [ERR, result.stderr],
      [OUT, `${result.stdout}${MARK} 107\n`],
      [ERR, MARK],
    ],
  ],
  [
    'between',
    [
      [OUT, result.stdout],
      [OUT, MARK],
      [ERR, result.stderr],
      [ERR, MARK],
      [OUT, ' 107\n'],
    ],
  ],
  [
    'in pieces',
    [
      [ERR, 'three'],
      [OUT, result.stdout],
      [ERR, `${half}0a0a0a0a`],
      [OUT, MARK.slice(0, 5)],
      [ERR, MARK.slice(4)],
      [OUT, `${MARK.slice(5)} 10`],
      [OUT, '7\n'],
    ],
  ],
];

describe.each(ORDERS)('a command whose mark on standard error comes %s', (_order, written) => {
  const bytes = frames(written);
  const cuts = Array.from({ length: bytes.length + 1 }, (_, cut) => cut);

  test('ends the same, wherever what comes is cut', async () => {
    for (const cut of cuts) {
      expect(await take([bytes.subarray(0, cut), bytes.subarray(cut)]), `cut at ${cut}`).toEqual(result);
    }
    for (const size of [1, 2, 3, 7, 8, 9, 31, 32, 33]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      expect(await take(chunks), `pieces of ${size}`).toEqual(result);
    }
  });

  test('has not ended before all of it came', async () => {
    for (const cut of cuts.slice(0, -1)) {
      const [part, call] = [frameReader(), start()];
      call.take(part(bytes.subarray(0, cut)));
      call.fail(new Error('not yet'));
      await expect(call.ended, `cut at ${cut}`).rejects.toThrow('not yet');
    }
  });
});

describe('a command', () => {
  const out = (call: ShellCall, text: string) => call.take({ stdout: [Buffer.from(text)], stderr: [] });
  const err = (call: ShellCall, text: string) => call.take({ stdout: [], stderr: [Buffer.from(text)] });

  test('that breaks off keeps all that came, also what began as a mark', async () => {
    const call = start();
    out(call, `one${half}`);
    err(call, 'two');
    call.breakOff(143);
    expect(await resultOf(call)).toEqual({ exitCode: 143, stdout: `one${half}`, stderr: 'two' });
  });

  test('that fails fails its reader too', async () => {
    const call = start();
    out(call, 'one');
    const failure = new CommandError({ program: 'x', exitCode: undefined, stderr: '', summary: 'x was stopped.' });
    call.fail(failure);
    await expect(resultOf(call)).rejects.toBe(failure);
    await expect(call.ended).rejects.toBe(failure);
  });

  test('ends once, whatever comes then', async () => {
    const call = start();
    out(call, `one${MARK} 3\n`);
    err(call, MARK);
    out(call, 'late');
    err(call, 'late');
    call.breakOff(137);
    call.fail(new Error('late'));
    expect(await resultOf(call)).toEqual({ exitCode: 3, stdout: 'one', stderr: '' });
  });

  test('that nobody awaits may fail', async () => {
    start().fail(new Error('nobody'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  test('says when its reader has enough, and stops by what it was given', () => {
    let stopped = 0;
    const call = start(() => {
      stopped += 1;
    });
    expect(out(call, 'one')).toBe(true);
    expect(out(call, 'x'.repeat(1_000_000))).toBe(false);
    call.stop();
    expect(stopped).toBe(1);
  });

  test('keeps the end of much on standard error', async () => {
    const call = start();
    for (let round = 0; round < 100; round += 1) err(call, 'x'.repeat(1000));
    err(call, `end${MARK}`);
    out(call, `${MARK} 0\n`);
    expect((await resultOf(call)).stderr).toMatch(/^x{8000,8192}end$/);
  });

  test('ends where a program that it left behind goes on writing', async () => {
    const call = start();
    call.take({ stdout: [Buffer.from(`one${MARK} 0\nmore`)], stderr: [Buffer.from(MARK), Buffer.alloc(20_000)] });
    call.breakOff(137);
    expect(await resultOf(call)).toMatchObject({ exitCode: 0, stdout: 'one' });
  });

  test('that breaks off between its marks does not hand on a mark', async () => {
    const call = start();
    out(call, `one${MARK} 3\n`);
    call.breakOff(137);
    expect(await resultOf(call)).toMatchObject({ exitCode: 3, stdout: 'one' });
  });
});
