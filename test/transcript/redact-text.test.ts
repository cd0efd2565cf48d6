import { describe, expect, test } from 'vitest';
import { indexAt, readable, replaceExtents, spelling, unpercent } from '../../src/transcript/redact-text.ts';

const read = (bytes: string, kind: 'rows' | 'text' = 'rows') => {
  const buffer = Buffer.from(bytes);
  return readable(buffer, { from: 0, to: buffer.length }, kind);
};
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

describe('text is read as its reader would', () => {
  test.each([
    ['plain', 'abc é', utf8('abc é')],
    ['escapes of JSON', String.raw`a\nb\tc\"d\/e\\q`, 'a\nb\tc"d/e\\q'],
    ['the same in JSON in JSON', String.raw`a\\nb\\tc\\\"d\\/e\\\\q`, 'a\nb\tc"d/e\\q'],
    ['and once more', String.raw`a\\\\nb\\\\\\\"d`, 'a\nb"d'],
    ['letters as escapes', String.raw`\u0061\\u0062\u00e9`, utf8('abé')],
    ['characters of two escapes', String.raw`\ud83d\ude00 \\ud83d\\ude00`, utf8('😀 😀')],
    ['half of one', String.raw`\ud83d!`, utf8('\ufffd!')],
    ['bytes as programs spell them', String.raw`\x41\\x42`, 'AB'],
    ['no escapes', String.raw`C:\dir \q \u00 \xg`, String.raw`C:\dir \q \u00 \xg`],
    ['a line that goes on', 'a \\\nb', 'a \nb'],
    ['the end of a string behind a backslash', String.raw`"a\\","b"`, String.raw`"a\","b"`],
    ['the end of nothing behind a quotation mark', String.raw`"a\"","b"`, '"a"","b"'],
  ])('%s', (_what, bytes, text) => {
    expect(read(bytes).text).toBe(text);
  });

  test('in a text, a quotation mark ends nothing', () => {
    expect(read(String.raw`a\\"b`, 'text').text).toBe('a"b');
    expect(read(String.raw`a\\"b`, 'rows').text).toBe('a\\"b');
  });
});

describe('places', () => {
  const bytes = String.raw`ab\\u00e9\nc`;
  const text = read(bytes);

  test('of characters are those of their spellings', () => {
    expect(text.text).toBe(utf8('abé\nc'));
    const spelled = [0, 1, 2, 4, 5]
      .map((at) => spelling(text, at, at + 1))
      .map(({ from, to }) => bytes.slice(from, to));
    expect(spelled).toEqual(['a', 'b', String.raw`\\u00e9`, String.raw`\n`, 'c']);
  });

  test('an escape of several bytes is never cut', () => {
    const { from, to } = spelling(text, 1, 3);
    expect(bytes.slice(from, to)).toBe(String.raw`b\\u00e9`);
  });

  test('in the middle of an escape are those of the escape', () => {
    expect([0, 1, 2, 5, 8, 9, 10, 11].map((at) => indexAt(text, at))).toEqual([0, 1, 2, 2, 2, 4, 4, 5]);
  });

  test('behind what was replaced are the same as before', () => {
    const replaced = replaceExtents(text, [{ from: 1, to: 9 }], '[gone]');
    expect(replaced.text).toBe('a[gone]\nc');
    expect(spelling(replaced, 0, 9)).toEqual({ from: 0, to: 12 });
    expect(spelling(replaced, 1, 7)).toEqual({ from: 1, to: 9 });
    expect(spelling(replaced, 8, 9)).toEqual({ from: 11, to: 12 });
  });

  test('of percent-encoded characters are all three of theirs', () => {
    const source = 'a%41%2541%zz%';
    const decoded = unpercent(read(source));
    expect(decoded.text).toBe('aAA%zz%');
    expect([1, 2, 3].map((at) => spelling(decoded, at, at + 1))).toEqual([
      { from: 1, to: 4 },
      { from: 4, to: 9 },
      { from: 9, to: 10 },
    ]);
  });
});
