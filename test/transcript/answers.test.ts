import { expect, test } from 'vitest';
import { lastAnswers } from '../../src/transcript/answers.ts';

const row = (type: string, content: unknown, extra = {}) => JSON.stringify({ type, message: { content }, ...extra });
const said = (text: string) => row('assistant', [{ type: 'text', text }]);

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const transcript = [
  said('first'),
  row('user', [{ type: 'text', text: 'not mine' }]),
  row('assistant', [{ type: 'thinking', thinking: 'secret' }]),
  row('assistant', [{ type: 'text', text: 'of a sub-agent' }], { isSidechain: true }),
  '{"type":"assistant","mess',
  row('assistant', [{ type: 'tool_use', input: {} }]),
  said('sécond'),
  said('third'),
].join('\n');

test.each([1, 7, 100_000])('the last answers are what the agent said, whatever the chunks (%d bytes)', async (size) => {
  expect(await lastAnswers(chunks(transcript, size), 2)).toEqual(['sécond', 'third']);
  expect(await lastAnswers(chunks(transcript, size), 9)).toEqual(['first', 'sécond', 'third']);
});

test('a huge row is passed over, a long answer is cut', async () => {
  const rows = [said('short'), said('x'.repeat(300_000)), said('y'.repeat(9_000))].join('\n');
  const [first, second, ...rest] = await lastAnswers(chunks(rows, 65_536), 3);
  expect(first).toBe('short');
  expect(second).toBe(`${'y'.repeat(8_000)}…`);
  expect(rest).toEqual([]);
});
