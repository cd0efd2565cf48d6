import { expect, test } from 'vitest';
import { sessionOfFirstRow } from '../../src/sessions/first-row.ts';

async function* chunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test.each([
  ['{"sessionId":"a","text":"ü"}\n{"sessionId":"b"}\n', 'a'],
  ['{"sessionId":"a"}', 'a'],
  ['{"sessionId":"a"}\r\n{"sessionId":"b"}', 'a'],
  ['{"other":"a"}\n{"sessionId":"b"}\n', undefined],
  ['{"sessionId":7}\n', undefined],
  ['"sessionId"\n', undefined],
  ['null\n', undefined],
  ['{"sessionId":"a"', undefined],
  ['', undefined],
  ['\n{"sessionId":"a"}', 'a'],
])('the first row of %j names %j', async (text, expected) => {
  for (const size of [1, 7, 1000]) expect(await sessionOfFirstRow(chunks(text, size))).toBe(expected);
});

test('no more is read than the first row, or 1 MiB', async () => {
  let read = 0;
  async function* endless(chunk: Buffer) {
    for (;;) {
      read += chunk.length;
      yield chunk;
    }
  }
  expect(await sessionOfFirstRow(endless(Buffer.from('{"sessionId":"a"}\nrest')))).toBe('a');
  expect(read).toBe(22);
  expect(await sessionOfFirstRow(endless(Buffer.alloc(64 * 1024, 97)))).toBeUndefined();
  expect(read).toBeLessThan(1.2 * 1024 * 1024);
});
