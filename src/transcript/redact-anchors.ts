import { endianness } from 'node:os';

/** Finds where any of many byte strings starts, in one pass whatever their number. */
export interface AnchorFinder {
  /**
   * Tells of every anchor that starts at or after `from` and before `to`, roughly from left to right. The bytes must be
   * at an even place of their memory, as those of a buffer of its own are.
   */
  find(bytes: Buffer, range: AnchorRange, found: (at: number, id: number) => void): void;
}

interface AnchorRange {
  readonly from: number;
  readonly to: number;
}

/** An anchor, and the number it is told by. Bytes, at least three. */
export interface Anchor {
  readonly bytes: Buffer;
  readonly id: number;
}

/**
 * Reads the bytes two at a time. Whether an anchor starts at an even or at an odd place, some pair of its bytes is read
 * as one: the rarest of them tells that it may be there. Where the pairs of all anchors would be most pairs there are,
 * two pairs that follow each other are looked for instead.
 */
export function anchorFinder(anchors: readonly Anchor[]): AnchorFinder {
  const inQuads = ({ bytes }: Anchor) => anchors.length > MOST_FOR_PAIRS && bytes.length >= SHORTEST_FOR_QUADS;
  const pairs = marked(
    anchors.filter((anchor) => !inQuads(anchor)),
    1,
  );
  const quads = marked(anchors.filter(inQuads), 2);
  return {
    find: (bytes, range, found) => {
      const units = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
      const check = (marks: readonly Mark[], index: number) => {
        for (const { anchor, offset, id } of marks) {
          const start = index * 2 - offset;
          if (start >= range.from && start < range.to && standsAt(anchor, bytes, start)) {
            found(start, id);
          }
        }
      };
      searchPairs(pairs, { bytes, units }, range, check);
      searchQuads(quads, { bytes, units }, range, check);
    },
  };
}

/** The same bytes, once more as pairs. */
interface Place {
  readonly bytes: Buffer;
  readonly units: Uint16Array;
}

type Check = (marks: readonly Mark[], index: number) => void;

function searchPairs(
  { set, slots, marks, reach }: Marked,
  { bytes, units }: Place,
  { from, to }: AnchorRange,
  check: Check,
): void {
  const last = reach === 0 ? 0 : Math.min(units.length, (to + reach) >> 1);
  for (let index = from >> 1; index < last; index++) {
    const unit = units[index] as number;
    const next = set[unit] as number;
    if (next !== 0 && ((next >> ((bytes[2 * index + 2] as number) & 7)) & 1) !== 0) {
      check(marks[slots[unit] as number] as readonly Mark[], index);
    }
  }
}

function searchQuads(
  { set, slots, marks, reach }: Marked,
  { bytes, units }: Place,
  { from, to }: AnchorRange,
  check: Check,
): void {
  const last = reach === 0 ? 0 : Math.min(units.length - 1, (to + reach) >> 1);
  for (let index = from >> 1; index < last; index++) {
    const key = hash(units[index] as number, units[index + 1] as number);
    const next = set[key] as number;
    if (next !== 0 && ((next >> ((bytes[2 * index + 4] as number) & 7)) & 1) !== 0) {
      check(marks[slots[key] as number] as readonly Mark[], index);
    }
  }
}

/** Anchors by the key that tells of them. */
interface Marked {
  /** Per key, a bit for each byte that may stand behind it, by its last three bits; 0 where there are no marks. */
  readonly set: Uint8Array;
  /** Per key, where its marks are among all. */
  readonly slots: Uint16Array;
  readonly marks: readonly (readonly Mark[])[];
  /** How far behind an anchor's start its key may end; 0 where there are no anchors. Bytes. */
  readonly reach: number;
}

interface Mark {
  readonly anchor: Buffer;
  readonly id: number;
  /** Where in the anchor the key starts. */
  readonly offset: number;
}

function marked(anchors: readonly Anchor[], size: 1 | 2): Marked {
  const set = new Uint8Array(1 << 16);
  const slots = new Uint16Array(1 << 16);
  const marks: Mark[][] = [];
  let reach = 0;
  for (const { bytes: anchor, id } of anchors) {
    for (const parity of [0, 1]) {
      const offset = rarest(anchor, parity, size);
      const key = keyAt(anchor, offset, size);
      const next = anchor[offset + 2 * size];
      if (set[key] === 0) slots[key] = marks.push([]) - 1;
      set[key] = (set[key] as number) | (next === undefined ? 0xff : 1 << (next & 7));
      marks[slots[key] as number]?.push({ anchor, offset, id });
      reach = Math.max(reach, offset + 2 * size);
    }
  }
  return { set, slots, marks, reach };
}

function keyAt(bytes: Buffer, at: number, size: 1 | 2): number {
  const first = pairAt(bytes, at);
  return size === 1 ? first : hash(first, pairAt(bytes, at + 2));
}

/** In the machine's own order of bytes, as the search reads them. */
function pairAt(bytes: Buffer, at: number): number {
  return endianness() === 'LE' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function hash(first: number, second: number): number {
  return Math.imul((first << 16) | second, 0x9e3779b1) >>> 16;
}

/** The even or odd place in an anchor whose bytes a text is least likely to hold. */
function rarest(bytes: Buffer, parity: number, size: 1 | 2): number {
  let best = parity;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = parity; at + 2 * size <= bytes.length; at += 2) {
    let weight = at + 2 * size < bytes.length ? 1 : UNCHECKED;
    for (let index = at; index < at + 2 * size; index += 1) weight *= FREQUENCY[bytes[index] as number] as number;
    if (weight < lowest) {
      [best, lowest] = [at, weight];
    }
  }
  return best;
}

function standsAt(anchor: Buffer, bytes: Buffer, start: number): boolean {
  for (let index = 0; index < anchor.length; index++) {
    // Behind the last byte there is none that could be the same.
    if (bytes[start + index] !== anchor[index]) {
      return false;
    }
  }
  return true;
}

const MOST_FOR_PAIRS = 1000;
/** Four bytes, at an even or at an odd place. */
const SHORTEST_FOR_QUADS = 5;
/** How much more a key costs that no byte of its anchor follows. */
const UNCHECKED = 4;

/** From the most frequent to the less, in the code and logs that transcripts are full of. */
const FREQUENT = [' ', 'etan', 'iosr0\\"', 'lhducmpfg1234567', 'bwyvkx89./:,-_'];

/** By byte. */
const FREQUENCY = new Uint8Array(256).fill(1);
for (const [at, group] of FREQUENT.entries()) {
  for (const byte of Buffer.from(group)) FREQUENCY[byte] = FREQUENT.length + 1 - at;
}
