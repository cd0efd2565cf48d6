import type { ByteSearch } from './byte-search.ts';
import { unitAt } from './characters.ts';
import type { Rule } from './rule.ts';
import type { Spelled } from './spelling.ts';

/** The places at or after `from` where a path of some rule may start, in no order, and some of them twice. */
export type StartFinder = (bytes: Buffer, from: number) => number[];

/** A byte string that shows where a path may start. */
export interface Clue {
  readonly needle: Buffer;
  /** Told of every place of the needle, in order. */
  found(bytes: Buffer, at: number, starts: Starts): void;
}

interface Starts {
  readonly places: number[];
  /** Up to where every possible start was added. */
  exhausted: number;
}

/**
 * The clues that lead to every place where a rule can match, and to few others. A root that is spelled raw is found by
 * a piece of it; any other spelling holds `\/` or `\u00`.
 */
export function cluesTo(rules: readonly Rule[]): readonly Clue[] {
  const inFields = rules.filter(({ anywhere }) => !anywhere);
  const anywhere = rules.filter((rule) => rule.anywhere);
  const firsts = new Set(anywhere.map(({ from }) => from.whole.plain[0]));
  return [
    ...valueStarts(inFields, anywhere.length === 0),
    ...anywhere.map((rule) => pieces(rule, firsts)),
    ...escapes(anywhere, firsts),
  ];
}

/** @param search made for the needles of the clues. */
export function startFinder(clues: readonly Clue[], search: ByteSearch): StartFinder {
  return (bytes, from) => {
    const starts = { places: [], exhausted: 0 };
    search.each(bytes, from, (at) => {
      for (const { needle, found } of clues) {
        if (standsAt(bytes, at, needle)) {
          found(bytes, at, starts);
        }
      }
    });
    return starts.places;
  };
}

function standsAt(bytes: Buffer, at: number, needle: Buffer): boolean {
  let same = 0;
  while (same < needle.length && bytes[at + same] === needle[same]) {
    same++;
  }
  return same === needle.length;
}

/** Strings that start as a root does: with its first character, or with an escape. */
function valueStarts(rules: readonly Rule[], alone: boolean): Clue[] {
  const firsts = new Set(rules.map(({ from }) => `${from.whole.characters[0]?.[0]}`));
  // Where roots may stand anywhere, `escapes` finds the strings that start with \u00.
  const escaped = [...(firsts.has('/') ? ['\\/'] : []), ...(rules.length > 0 && alone ? ['\\u00'] : [])];
  return [...firsts, ...escaped].map((first) => ({
    needle: Buffer.from(`"${first}`),
    found: (bytes, at, starts) => {
      if (bytes[at - 1] !== BACKSLASH) {
        starts.places.push(at + 1);
      }
    },
  }));
}

/** A root that may stand anywhere, by a piece of one of its segments, which is raw in every spelling without \u00. */
function pieces({ from: { whole } }: Rule, firsts: FirstBytes): Clue {
  const { needle, offset, before, behind } = rarestPiece(whole);
  return {
    needle,
    found: (bytes, at, starts) => {
      if (!before.has(bytes[at - 1]) || !behind.has(bytes[at + needle.length])) {
        return;
      }
      const start = at - offset;
      if (start >= 0 && bytes.compare(whole.plain, 0, offset, start, at) === 0) {
        // The first slash may be spelled \/ where all the others are not.
        starts.places.push(bytes[start - 1] === BACKSLASH ? start - 1 : start);
      } else {
        addPossible(bytes, { from: at - whole.longest, to: at, firsts }, starts);
      }
    },
  };
}

interface Piece {
  readonly needle: Buffer;
  /** Bytes of the plain root before it. */
  readonly offset: number;
  /** The bytes that can stand before and behind it in some spelling. */
  readonly before: ReadonlySet<number | undefined>;
  readonly behind: ReadonlySet<number | undefined>;
}

/** The piece that takes least time to find: the native search stops at every byte that is the needle's first. */
function rarestPiece(root: Spelled): Piece {
  const plain = root.characters.map((forms) => forms[0] as Buffer);
  let best = { first: 0, end: plain.length, score: Number.NEGATIVE_INFINITY };
  for (let first = 0; first < plain.length; first++) {
    let end = first;
    while (end < plain.length && end < first + LONGEST_PIECE && root.separators[end] === false) {
      end++;
    }
    const score = Math.min(end - first, ENOUGH) * 100 + rarity(plain[first]?.[0] ?? 0);
    if (end > first && score > best.score) {
      best = { first, end, score };
    }
  }
  const { first, end } = best;
  const offset = Buffer.concat(plain.slice(0, first)).length;
  const before = first === 0 ? everyByte : new Set((root.characters[first - 1] ?? []).map((form) => form.at(-1)));
  const behind = end === plain.length ? everyByte : new Set((root.characters[end] ?? []).map((form) => form.at(0)));
  return { needle: Buffer.concat(plain.slice(first, end)), offset, before, behind };
}

function rarity(byte: number): number {
  const place = COMMON_FIRST.indexOf(String.fromCharCode(byte));
  return place === -1 ? COMMON_FIRST.length / 2 : place;
}

/** Roots that may stand anywhere, by any escape that is part of their spelling. */
function escapes(rules: readonly Rule[], firsts: FirstBytes): Clue[] {
  if (rules.length === 0) {
    return [];
  }
  const units = new Set(rules.flatMap(({ from }) => unitsOf(from.whole.plain)));
  const longest = Math.max(...rules.map(({ from }) => from.whole.longest));
  const beyondLatin = [...units].some((unit) => unit > 0xff);
  return [
    {
      needle: Buffer.from(beyondLatin ? '\\u' : '\\u00'),
      found: (bytes, at, starts) => {
        if (bytes[at - 1] === QUOTE) {
          starts.places.push(at);
        }
        // Colours of a terminal, \u001b, are the most frequent escapes by far.
        const unit = beyondLatin || (bytes[at + 4] as number) > DIGIT_1 ? unitAt(bytes, at) : undefined;
        if (unit !== undefined && units.has(unit)) {
          addPossible(bytes, { from: at - longest, to: at + 1, firsts }, starts);
        }
      },
    },
  ];
}

function unitsOf(plain: Buffer): number[] {
  return (JSON.parse(`"${plain}"`) as string).split('').map((unit) => unit.charCodeAt(0));
}

/** Adds every place of a range where a path can start: at its first byte, or at an escape. */
function addPossible(
  bytes: Buffer,
  { from, to, firsts }: { from: number; to: number; firsts: FirstBytes },
  starts: Starts,
): void {
  // Where clues stand close together their ranges overlap.
  for (let at = Math.max(from, starts.exhausted); at < to; at++) {
    if (bytes[at] === BACKSLASH || firsts.has(bytes[at])) {
      starts.places.push(at);
    }
  }
  starts.exhausted = Math.max(to, starts.exhausted);
}

/** The bytes that the roots start with which may stand anywhere. */
type FirstBytes = ReadonlySet<number | undefined>;

const QUOTE = 0x22;
const DIGIT_1 = 0x31;
const BACKSLASH = 0x5c;

/** Up to this many bytes, Node looks for a needle by its first byte; for a longer one it has to prepare every search. */
const LONGEST_PIECE = 7;
/** A piece of so many characters is found nowhere else. */
const ENOUGH = 5;
/** Characters of transcripts, roughly by how often they occur in code, logs and encoded data. */
const COMMON_FIRST = ' enitrsaolcdupmfhgb01y2x3wv4-k_.5678A9ISTECRNDPLOMBFUHGWVYKXQZJqzj';

const everyByte: ReadonlySet<number | undefined> = new Set([undefined, ...Array(256).keys()]);
