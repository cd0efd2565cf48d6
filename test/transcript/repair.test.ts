import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonLines, mended } from './damage.ts';

const ofCase = (name: string) => readFileSync(new URL(`../fixtures/cases/${name}.jsonl`, import.meta.url));

const nothing = { rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false };

/** Rows as the agent writes them. */
const row = (uuid: string, more: object = {}) =>
  JSON.stringify({
    parentUuid: null,
    isSidechain: false,
    type: 'user',
    message: { role: 'user', content: `{"cwd":"/w"} of ${uuid}` },
    uuid,
    sessionId: 's',
    ...more,
  });
const [one, two, three] = [row('1'), row('2'), row('3')];

describe('a healthy transcript', () => {
  test.each([
    '01-directory-boundaries',
    '03-thinking',
    '06-unanswered-tool-call',
    '07-saved-output',
    '08-metadata-first',
    '09-directory-changes-midway',
    '10-prose-is-not-a-path',
    '11-two-leaves',
    '12-missing-parent',
  ])('stays as it is: %s', async (name) => {
    expect(await mended(ofCase(name))).toEqual({ bytes: ofCase(name), report: nothing });
  });

  test('gets the newline it lacks', async () => {
    const bytes = ofCase('02-bytes-that-must-survive');
    expect(await mended(bytes)).toEqual({
      bytes: Buffer.concat([bytes, Buffer.from('\n')]),
      report: { ...nothing, newlineAdded: true },
    });
  });

  test.each([
    ['nothing', ''],
    ['a blank line', '\n'],
    ['blank lines', `\n \t\r\n${one}\n\n\n`],
    ['white space at the end', `${one}\n  `],
    ['carriage returns', `${one}\r\n${two}\r\n`],
    ['a byte order mark', `\ufeff${one}\n${two}\n`],
    ['rows of any shape', '{}\n[1]\n"text"\n12\nnull\n{"type":"unknown","deep":[[[{}]]]}\n'],
    ['a row as deep as it gets', `${'['.repeat(50_000)}${']'.repeat(50_000)}\n`],
    ['a number without end', `{"a":${'7'.repeat(10_000)}}\n`],
    ['a string that looks like a start', `{"a":"{","b":["{","{\\"","x{"],"{":"{"}\n`],
  ])('stays as it is: %s', async (_, text) => {
    expect(await mended(Buffer.from(text))).toEqual({ bytes: Buffer.from(text), report: nothing });
  });
});

describe('a damaged transcript', () => {
  test('gives every row behind a cut one and behind NULs', async () => {
    const { bytes, report } = await mended(ofCase('04-spliced-and-nul'));
    expect(report).toEqual({ rowsWonBack: 2, tornParts: 1, nulBytes: 64, newlineAdded: false });
    const [first, second, third, fourth, ...rest] = bytes.toString().split('\n');
    expect(rest).toEqual(['']);
    const rows = ofCase('04-spliced-and-nul').toString().split('\n');
    expect(first).toBe(rows[0]);
    expect(second).toBe(rows[1]?.slice(rows[1].lastIndexOf('{"parentUuid"')));
    expect(third).toBe(rows[2]?.replaceAll('\0', ''));
    expect(fourth).toBe(rows[3]);
    expect(jsonLines(bytes).length).toBe(4);
  });

  test('loses a torn end', async () => {
    const bytes = ofCase('05-torn-tail');
    expect(await mended(bytes)).toEqual({
      bytes: bytes.subarray(0, bytes.lastIndexOf('\n') + 1),
      report: { ...nothing, tornParts: 1 },
    });
  });

  test('is mended wherever one row was cut and the next one follows', async () => {
    const rich = row('1', {
      message: { content: [{ type: 'text', text: 'a \\ "b" \u0001 é { {' }, { n: [1.5, true, null, -2e9] }] },
    });
    const bytes = Buffer.from(rich);
    for (let at = 1; at < bytes.length; at++) {
      const spliced = Buffer.concat([bytes.subarray(0, at), Buffer.from(`${two}\n${three}\n`)]);
      const { bytes: text, report } = await mended(spliced);
      expect(text.toString(), `cut at ${at}`).toBe(`${two}\n${three}\n`);
      expect(report).toEqual({ ...nothing, rowsWonBack: 1, tornParts: 1 });
    }
  });

  test.each([
    ['rows that follow each other', `${one}${two}${three}\n`, [one, two, three], 3, 0],
    ['with spaces between', `${one} ${two}\r\n`, [one, `${two}\r`], 2, 0],
    ['two cuts on a line', `${one.slice(0, 40)}${two.slice(0, 90)}${three}\n`, [three], 1, 1],
    ['a cut, a row, a cut', `${one.slice(0, 40)}${two}${three.slice(0, 90)}\n`, [two], 1, 2],
    ['a row with a tail of another', `${one}${two.slice(60)}\n${three}\n`, [one, three], 1, 1],
    ['a row behind a tail', `${two.slice(60)}${one}\n`, [one], 1, 1],
    [
      'a metadata row behind a cut',
      `${one.slice(0, 60)}{"type":"mode","sessionId":"s"}\n`,
      ['{"type":"mode","sessionId":"s"}'],
      1,
      1,
    ],
    ['a row of an unknown shape behind a cut', `${one.slice(0, 85)}{"a":1}\n`, ['{"a":1}'], 1, 1],
    ['a row between the cut of one and the tail of another', `{"type":"a","message":${one}"x":1}\n`, [one], 1, 2],
    ['no JSON at all', `hello\n${one}\n`, [one], 0, 1],
    ['an object behind something else, which may be part of a row', 'hello {"b":1}\n', [], 0, 1],
    ['a control character where a key begins', `{"\u0001a":1}${one}\n`, [one], 1, 1],
    ['a cut behind an object that is part of a row', '{"a":{"b":1}\n', [], 0, 1],
    ['a cut behind such an object, and a row', `{"a":{"b":1}${one}\n`, [one], 1, 1],
    ['a row that ends early', `${one.slice(0, -1)}\n${two}\n`, [two], 0, 1],
    ['a row that ends twice', `${one}}\n${two}\n`, [one, two], 1, 1],
  ] as const)('%s', async (_, damaged, rows, rowsWonBack, tornParts) => {
    const { bytes, report } = await mended(Buffer.from(damaged));
    expect(bytes.toString()).toBe(rows.map((text) => `${text}\n`).join(''));
    expect(report).toEqual({ ...nothing, rowsWonBack, tornParts });
  });

  test.each([
    ['before a row', `\0\0\0${one}\n`, [one], 1, 0, 3],
    ['behind a row', `${one}\0\n${two}\n`, [one, two], 1, 0, 1],
    ['between two rows', `${one}\0\0${two}\n`, [one, two], 2, 0, 2],
    ['on a line of their own', `${one}\n\0\0\0\n${two}\n`, [one, two], 0, 0, 3],
    ['at the end', `${one}\n\0\0\0`, [one], 0, 0, 3],
    ['behind a cut', `${one.slice(0, 60)}\0\0${two}\n`, [two], 1, 1, 2],
    ['inside of a row', `${one.slice(0, 30)}\0${one.slice(30, 31)}\0\0${one.slice(31)}\n${two}\n`, [one, two], 1, 0, 3],
    ['inside of a cut row', `${one.slice(0, 60)}\0\0${one.slice(70, 90)}\n${two}\n`, [two], 0, 2, 2],
    [
      'over the end of one row and the start of the next',
      `${one.slice(0, 90)}\0\0${two.slice(9)}\n${three}\n`,
      [three],
      0,
      2,
      2,
    ],
  ] as const)('NULs %s', async (_, damaged, rows, rowsWonBack, tornParts, nulBytes) => {
    const { bytes, report } = await mended(Buffer.from(damaged));
    expect(bytes.toString()).toBe(rows.map((text) => `${text}\n`).join(''));
    expect(report).toEqual({ ...nothing, rowsWonBack, tornParts, nulBytes });
  });

  test('does not get signed thinking back that NULs were written into', async () => {
    const signed = row('1', { message: { content: [{ type: 'thinking', thinking: 'ab', signature: 'cd' }] } });
    const damaged = signed.replace('ab', 'a\0b');
    expect(await mended(Buffer.from(`${damaged}\n`))).toEqual({
      bytes: Buffer.alloc(0),
      report: { ...nothing, tornParts: 2, nulBytes: 1 },
    });
  });

  test('ends with a newline', async () => {
    const { bytes, report } = await mended(Buffer.from(`${one}\n${two.slice(0, 50)}${three}`));
    expect(bytes.toString()).toBe(`${one}\n${three}\n`);
    expect(report).toEqual({ ...nothing, rowsWonBack: 1, tornParts: 1, newlineAdded: true });
  });
});

test('a line of many objects, some of them in each other, is read once', async () => {
  const [deep, wide] = [30_000, 30_000];
  const bytes = Buffer.from(`${'{"a":'.repeat(deep)}${'{}'.repeat(wide)}${'{"b'.repeat(deep)}\n`);
  const { report } = await mended(bytes, 4096);
  // The first of them may be the value of the last key.
  expect(report).toEqual({ ...nothing, rowsWonBack: wide - 1, tornParts: 2 });
});
