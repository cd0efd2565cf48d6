import { describe, expect, test } from 'vitest';
import { type JsonEvents, jsonScanner } from '../../src/transcript/json-scanner.ts';
import { instance, whereSimd } from '../../src/transcript/simd-instance.ts';
import { layout } from '../../src/transcript/simd-places.ts';
import { specialsModule } from '../../src/transcript/simd-specials.ts';
import { pick, type Random, randomFrom } from './rows-at-random.ts';

/** Tells of nothing but the last text. */
function textEvents(): JsonEvents & { last(): string | undefined } {
  let last: string | undefined;
  const nothing = () => undefined;
  return {
    wanted: () => true,
    key: nothing,
    text: (text) => {
      last = text;
    },
    word: nothing,
    open: nothing,
    close: nothing,
    last: () => last,
  };
}

/** Where a reader that goes byte by byte finds the first one that cannot stand there; -1 where there is none. */
function firstBadByte(bytes: Buffer): number {
  for (let at = 1; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    // Behind the string there may be white space.
    if (byte === 0x22) return bytes.findIndex((next, place) => place > at && next !== 0x20);
    if (byte < 0x20) return at;
    if (byte !== 0x5c) continue;
    at += 1;
    if (at === bytes.length) return -1;
    if ('"\\/bfnrt'.includes(String.fromCharCode(bytes[at] as number))) continue;
    if (bytes[at] !== 0x75) return at;
    for (let digit = 0; digit < 4; digit++) {
      at += 1;
      if (at === bytes.length) return -1;
      if (!/[0-9a-fA-F]/.test(String.fromCharCode(bytes[at] as number))) return at;
    }
  }
  return -1;
}

/** A string of JSON, or nearly one: escapes everywhere, and now and then something that may not be there. */
function stringAtRandom(random: Random, length: number, faults: boolean): Buffer {
  const common = ['\\\\', '\\\\', '\\n', '\\"', 'plain', ' ', 'é', '\\u00e9', '\\/', 'words that are longer than most'];
  const faulty = faults ? ['\\', '"', '\\x', '\\u00g', '\u0001', '\\\u0001'] : [];
  const parts = Array.from({ length }, () => pick(random, random() < 0.03 && faults ? faulty : common));
  return Buffer.from(`"${parts.join('')}"`);
}

/** What a scanner says of bytes that come in two pieces, and of the text that it told. */
function scanned(bytes: Buffer, cut: number) {
  const events = textEvents();
  const scanner = jsonScanner(events);
  const first = scanner.feed(bytes.subarray(0, cut), 0, cut);
  const second = first >= 0 ? -1 : scanner.feed(bytes.subarray(cut), 0, bytes.length - cut);
  const bad = second >= 0 ? cut + second : first;
  return { bad, complete: scanner.end(), text: events.last() };
}

test('vectors are there', () => {
  const made = whereSimd((assembly) =>
    instance(assembly, specialsModule(), new assembly.Memory({ initial: layout.pages })),
  );
  expect(made).toBeDefined();
});

describe('a string', () => {
  test('is what JSON.parse reads, or breaks at the byte that cannot stand there', () => {
    const random = randomFrom(3);
    const seen = { whole: 0, broken: 0 };
    for (let turn = 0; turn < 4000; turn++) {
      const bytes = stringAtRandom(random, turn % 60, turn % 2 === 0);
      const { bad, complete, text } = scanned(bytes, Math.floor(random() * bytes.length));
      expect(bad, JSON.stringify(bytes.toString())).toBe(firstBadByte(bytes));
      expect(complete).toBe(isJson(bytes));
      if (complete) expect(text).toBe(bytes.toString().slice(1, -1));
      seen[complete ? 'whole' : 'broken'] += 1;
    }
    expect(Math.min(seen.whole, seen.broken)).toBeGreaterThan(500);
  });

  test('has escapes across the borders of what is looked through at once', () => {
    const run = '\\'.repeat(7);
    for (let length = 0; length < 2000; length++) {
      for (const rest of [`${run}"`, `${run}n`, `${run}\\`, '\\u00e9', `${run}u00e9`, `${run}x`]) {
        const bytes = Buffer.from(`"${'x'.repeat(length)}${rest}${'y'.repeat(200)}"`);
        const { bad, complete } = scanned(bytes, 1);
        if (bad !== firstBadByte(bytes) || complete !== isJson(bytes)) expect.fail(`${length} bytes before ${rest}`);
      }
    }
  });

  test('may be longer than that', () => {
    const bytes = Buffer.from(`"${`${'x'.repeat(5000)}\\u00e9`.repeat(100)}"`);
    expect(scanned(bytes, 1)).toMatchObject({ bad: -1, complete: true });
    bytes[bytes.length - 20] = 1;
    expect(scanned(bytes, 1)).toMatchObject({ bad: bytes.length - 20, complete: false });
  });

  test('is read by one scanner while another reads', () => {
    const one = Buffer.from(`"${`${'x'.repeat(100)}\\u00e9`.repeat(20)}"`);
    const other = Buffer.from(`"${`\\u00e9${'y'.repeat(77)}`.repeat(30)}"`);
    const told: (string | undefined)[] = [];
    const inner = textEvents();
    const nested = jsonScanner(inner);
    const outer = jsonScanner({
      ...textEvents(),
      // Asked where a string begins, in the midst of what is being looked through.
      wanted: () => {
        nested.feed(other, 0, other.length);
        return nested.end();
      },
      text: (text) => told.push(text),
    });
    const array = Buffer.concat([
      Buffer.from('['),
      one,
      Buffer.from(','),
      other,
      Buffer.from(','),
      one,
      Buffer.from(']'),
    ]);
    expect(outer.feed(array, 0, array.length)).toBe(-1);
    expect(outer.end()).toBe(true);
    expect(told).toEqual([one, other, one].map((bytes) => bytes.toString().slice(1, -1)));
  });
});

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}
