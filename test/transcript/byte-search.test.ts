import { describe, expect, test } from 'vitest';
import { byteSearch, plainSearch } from '../../src/transcript/byte-search.ts';
import { simdSearch } from '../../src/transcript/simd-search.ts';
import { pick, type Random, randomFrom } from './rows-at-random.ts';

const needles = ['"/', '"\\/', '\\u00', '-work', 'x'].map((needle) => Buffer.from(needle));
const BACKSLASH = 0x5c;

/** Bytes of which needles are made, so that they stand everywhere and across every border. */
function bytesAtRandom(random: Random, length: number): Buffer {
  return Buffer.from(
    Array.from({ length }, () => pick(random, ['"', '/', '\\', 'u', '0', '-', 'w', 'o', 'r', 'é', ' '])).join(''),
  );
}

function placesByHand(bytes: Buffer, from: number): number[] {
  const standsAt = (at: number) => needles.some((needle) => bytes.indexOf(needle.subarray(0, 4), at) === at);
  return [...bytes.keys()].filter((at) => at >= from && standsAt(at));
}

function lastQuoteByHand(bytes: Buffer, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) {
    const isAlone = bytes[at - 1] === BACKSLASH && bytes[at - 2] !== BACKSLASH;
    if (bytes[at] === 0x22 && !isAlone) {
      return at;
    }
  }
  return -1;
}

describe.each([
  ['with vectors', simdSearch(needles)],
  ['without', plainSearch(needles)],
])('the search %s', (_name, search) => {
  test('can be made here', () => {
    expect(search).toBeDefined();
  });

  test('finds what a look at every byte finds', () => {
    const random = randomFrom(1);
    for (let turn = 0; turn < 1500; turn++) {
      const bytes = bytesAtRandom(random, turn % 200);
      const from = Math.floor(random() * bytes.length);
      const found: number[] = [];
      search?.each(bytes, from, (at) => found.push(at));
      expect(found).toEqual(placesByHand(bytes, from));
    }
  });

  test('finds the last quotation mark', () => {
    const random = randomFrom(2);
    for (let turn = 0; turn < 3000; turn++) {
      const bytes = bytesAtRandom(random, turn % 200).map((byte) => (byte === 0x22 && random() < 0.8 ? 0x78 : byte));
      const from = Math.floor(random() * bytes.length);
      const to = from + Math.floor(random() * (bytes.length - from + 1));
      expect(search?.lastQuote(Buffer.from(bytes), from, to)).toBe(lastQuoteByHand(Buffer.from(bytes), from, to));
    }
  });

  test('reaches over the borders of its blocks', () => {
    for (const border of [65_536, 131_072]) {
      for (let at = border - 5; at <= border + 1; at++) {
        const bytes = Buffer.alloc(200_000, 0x2e);
        bytes.write('-work', at);
        bytes.write('\\"', at + 20);
        bytes.write('"', 3);
        const found: number[] = [];
        search?.each(bytes, 0, (place) => found.push(place));
        expect(found).toEqual([at]);
        expect(search?.lastQuote(bytes, 0, 200_000)).toBe(3);
        expect(search?.lastQuote(bytes, 4, 200_000)).toBe(-1);
      }
    }
  });
});

test.each([simdSearch(needles), plainSearch(needles)])(
  'a quotation mark at a border is seen with what precedes it',
  (search) => {
    const bytes = Buffer.alloc(200_000, 0x2e);
    const start = bytes.length - 65_536;
    bytes.write('\\"', start - 1);
    expect(search?.lastQuote(bytes, start, bytes.length)).toBe(-1);
    expect(search?.lastQuote(bytes, 0, bytes.length)).toBe(-1);
    bytes.write('\\\\"', start - 2);
    expect(search?.lastQuote(bytes, start, bytes.length)).toBe(start);
    expect(search?.lastQuote(bytes, 0, bytes.length)).toBe(start);
  },
);

test('every Node that runs these tests has the faster search', () => {
  expect(byteSearch(needles).each.toString()).toBe(simdSearch(needles)?.each.toString());
});
