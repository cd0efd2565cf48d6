import { describe, expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { expectGone, redact, spellings } from './redact-bytes.ts';
import { randomFrom } from './redact-made.ts';

const random = randomFrom('values');
const values: Readonly<Record<string, string>> = {
  'of six letters': random(6),
  'of letters': random(40),
  'with signs': `${random(5)}+/=${random(4)}&?%${random(3)}~`,
  'with quotation marks, backslashes and lines': `${random(7)}"\\\n\t'${random(6)}`,
  'that ends with an escape': `${random(7)}\\n${random(3)}\\`,
  'of other scripts': `пароль-${random(4)}-é-密码-😀`,
  'of signs alone': '!"§$%&/()=?`´*+#',
  'with spaces': `${random(4)} ${random(4)} ${random(4)}`,
  'that looks percent-encoded': `${random(4)}%41%2f${random(4)}`,
  'of many lines': Array.from({ length: 30 }, () => random(60)).join('\n'),
  'of 20,000 characters': random(20_000),
  'in the form of a number': '8675309428',
};

describe.each(Object.entries(values))('a value %s', (_name, value) => {
  const detector = createDetector({ values: ['other-value', value], rules: [] });
  const planted = spellings(value);

  test.each(planted)('is removed %s from a row', async (_spelling, spelled) => {
    // Encoded data stands in a text as it is; a text that is spelled for JSON already is a part of the row.
    const row = `{"a":"before ${toRow(spelled)} behind","b":1.0}\n`;
    const result = await redact(row, detector);
    expectGone(result.bytes, value);
    expect(result.text).toContain('[redacted:known-value]');
    expect(result.text.startsWith('{"a":"before ')).toBe(true);
    expect(result.text.endsWith(' behind","b":1.0}\n')).toBe(true);
    expect(() => JSON.parse(result.text)).not.toThrow();
    expect(result.left).toBe(0);
  });

  test.each(planted)('is removed %s from a text', async (_spelling, spelled) => {
    const result = await redact(`before ${spelled} behind`, detector, { kind: 'text' });
    expectGone(result.bytes, value);
    expect(result.text).toMatch(/^before .*\[redacted:known-value\].* behind$/s);
    expect(result.left).toBe(0);
  });
});

function toRow(spelled: string): string {
  return isSpelledForJson(spelled) ? spelled : JSON.stringify(spelled).slice(1, -1);
}

function isSpelledForJson(text: string): boolean {
  try {
    JSON.parse(`"${text}"`);
    return true;
  } catch {
    return false;
  }
}

test('base 64 that is broken into lines is found too', async () => {
  const value = random(90);
  const encoded = Buffer.from(`x${value}y`).toString('base64').replace(/.{76}/g, '$&\n');
  const result = await redact(JSON.stringify({ a: encoded }), createDetector({ values: [value], rules: [] }));
  expect(result.text.replaceAll('\\n', '')).toMatch(/^\{"a":"e.?\[redacted:known-value\].{0,4}"\}$/);
});

test('a number that is a secret becomes a text, so that the row stays JSON', async () => {
  const detector = createDetector({ values: ['8675309'], rules: [] });
  const result = await redact('{"pin":8675309,"list":[18675309e0,1],"8675309":2}\n', detector);
  expect(result.text).toBe(
    '{"pin":"[redacted:known-value]","list":["[redacted:known-value]",1],"[redacted:known-value]":2}\n',
  );
  expect(result.counts).toEqual({ 'known-value': 3 });
});

test('the longest of several values wins, and one behind another is one with it', async () => {
  const [short, long] = [random(8), random(8)];
  const detector = createDetector({ values: [short, `${short}${long}`, long], rules: [] });
  const result = await redact(`${short}${long} ${short} ${long}${short}`, detector, { kind: 'text' });
  expect(result.text).toBe('[redacted:known-value] [redacted:known-value] [redacted:known-value]');
});

test('a value that is an object leaves the structure of a row as it is', async () => {
  const value = '{"type":"robot","pass":"xyzzy"}';
  const row = `{"a":${value},"b":${JSON.stringify(value)}}`;
  const result = await redact(row, createDetector({ values: [value], rules: [] }));
  expectGone(result.bytes, value);
  expect(Object.keys(JSON.parse(result.text) as object)).toEqual(['a', 'b']);
  expect(result.left).toBe(0);
});

test('too short a value, and a word of the replacements themselves, is not searched for', async () => {
  const text = 'abcde [redacted:known-value] redacted known-value';
  const detector = createDetector({ values: ['abcde', 'redacted', 'known-value', 'private-key', ''], rules: [] });
  expect((await redact(text, detector, { kind: 'text' })).text).toBe(text);
});

test('hundreds of values are each found', async () => {
  const many = Array.from({ length: 500 }, (_, index) => random(6 + (index % 50)));
  const result = await redact(
    `${many.map((value) => JSON.stringify({ value })).join('\n')}\n`,
    createDetector({ values: many }),
  );
  for (const value of many) {
    expect(result.bytes.includes(value)).toBe(false);
  }
  expect(result.counts).toEqual({ 'known-value': 500 });
});
