import { expect, test } from 'vitest';
import { frameReader } from '../../src/sandbox/exec-frames.ts';
import { ERR, frames, OUT } from './frames.ts';

test('frames are parted by their streams, wherever they are cut', () => {
  const bytes = frames([
    [OUT, 'one'],
    [ERR, 'two'],
    [OUT, ''],
    [ERR, ''],
    [OUT, 'three'],
    [0, 'four'],
  ]);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const part = frameReader();
    const parted = [part(bytes.subarray(0, cut)), part(bytes.subarray(cut))];
    const joined = (stream: 'stdout' | 'stderr') => Buffer.concat(parted.flatMap((each) => each[stream])).toString();
    expect([joined('stdout'), joined('stderr')], `cut at ${cut}`).toEqual(['onethreefour', 'two']);
  }
});

test('a frame may be as long as its header can say', () => {
  const part = frameReader();
  part(Buffer.from([OUT, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]));
  expect(part(frames([[ERR, 'x']])).stdout).toEqual([frames([[ERR, 'x']])]);
});
