import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { expectGone, redact } from './redact-bytes.ts';
import { randomFrom } from './redact-made.ts';

const random = randomFrom('properties');
const token = `ghp_${random(36)}`;
const value = `nr"${random(9)}\\ü\n${random(5)}/+`;
const detector = createDetector({ values: [value] });

const anyText = fc.string({ unit: 'binary' });
const anyJson = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });

/** A text with a place for a secret. A token is a word of its own, a value may stand anywhere. */
const anyPlace = fc
  .tuple(anyText, anyText, fc.boolean())
  .map(([before, behind, isToken]) =>
    isToken
      ? { secret: token, mark: '[redacted:github-token]', text: (word: string) => `${before} ${word} ${behind}` }
      : { secret: value, mark: '[redacted:known-value]', text: (word: string) => `${before}${word}${behind}` },
  );

type Place = { secret: string; mark: string; text: (word: string) => string };

/** The same row with the secrets, and with what must stand in their places. */
function rowsOf(places: readonly Place[], json: unknown, depth: number): { row: string; expected: string } {
  const build = (word: (place: Place) => string) => {
    const texts = places.map((place) => place.text(word(place)));
    let nested: unknown = { json, texts, [`key ${texts[0]}`]: 1.5 };
    for (let level = 0; level < depth; level++) {
      nested = { inner: JSON.stringify(nested) };
    }
    return `${JSON.stringify({ type: 'user', nested, json })}\n`;
  };
  return { row: build(({ secret }) => secret), expected: build(({ mark }) => mark) };
}

const anyRow = fc
  .tuple(fc.array(anyPlace, { minLength: 1, maxLength: 4 }), anyJson, fc.integer({ min: 0, max: 3 }))
  .map(([places, json, depth]) => rowsOf(places, json, depth));

describe('any row with secrets', () => {
  test('loses them and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 3 }), async (rows) => {
        const result = await redact(rows.map(({ row }) => row).join(''), detector);
        expect(result.text).toBe(rows.map(({ expected }) => expected).join(''));
        expectGone(result.bytes, token);
        expectGone(result.bytes, value);
        expect(result.left).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('comes out the same however it came in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 3 }), fc.integer({ min: 1, max: 40 }), async (rows, size) => {
        const text = rows.map(({ row }) => row).join('');
        expect((await redact(text, detector, { size })).text).toBe((await redact(text, detector)).text);
      }),
      { numRuns: 300 },
    );
  });
});

test('a row without secrets stays byte for byte, valid or not', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, fc.nat(), fc.nat(), async (json, first, second) => {
      const row = Buffer.from(JSON.stringify({ json, text: JSON.stringify(json) }));
      const torn = Buffer.concat([row, row.subarray(0, first % row.length), row.subarray(second % row.length)]);
      for (const bytes of [row, torn]) {
        const result = await redact(bytes, createDetector({ values: [value, 'a value of nobody'], rules: [] }));
        expect(result.bytes.equals(bytes)).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('torn and spliced rows lose their secrets too, and rows beside them stay JSON', async () => {
  await fc.assert(
    fc.asyncProperty(anyRow, anyRow, fc.nat(), async (torn, whole, length) => {
      const part = torn.row.slice(0, length % torn.row.length);
      const result = await redact(`${part}\n${whole.row}`, detector);
      expectGone(result.bytes, token);
      expectGone(result.bytes, value);
      expect(result.text.endsWith(`\n${whole.expected}`)).toBe(true);
      expect(result.left).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});
