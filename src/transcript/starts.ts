import { unitAt } from './characters.ts';
import type { Rule } from './rule.ts';
import type { Spelled } from './spelling.ts';

/** Adds to `starts` the places at or after `from` where a path of some rule may start, in no order and some of them twice. */
export type StartFinder = (bytes: Buffer, from: number, starts: number[]) => void;

/**
 * Finds every place where a rule can match, and few others, by native searches alone. A root that is spelled raw is
 * found by a piece of it; any other spelling holds `\/` or `\u00`.
 */
export function startFinder(rules: readonly Rule[]): StartFinder {
  const inFields = rules.filter(({ anywhere }) => !anywhere);
  const anywhere = rules.filter((rule) => rule.anywhere);
  const finders = [...valueStarts(inFields, anywhere.length === 0), ...anywhere.map(pieces), ...escapes(anywhere)];
  return (bytes, from, starts) => {
    for (const find of finders) {
      find(bytes, from, starts);
    }
  };
}

/** Strings that start as a root does: with its first character, or with an escape. */
function valueStarts(rules: readonly Rule[], alone: boolean): StartFinder[] {
  const firsts = new Set(rules.map(({ from }) => `${from.whole.characters[0]?.[0]}`));
  // Where roots may stand anywhere, `escapes` finds the strings that start with \u00.
  const escaped = [...(firsts.has('/') ? ['\\/'] : []), ...(rules.length > 0 && alone ? ['\\u00'] : [])];
  return [...firsts, ...escaped].map((first) => {
    const needle = Buffer.from(`"${first}`);
    return (bytes, from, starts) => {
      each(bytes, needle, from, (at) => {
        if (bytes[at - 1] !== BACKSLASH) {
          starts.push(at + 1);
        }
      });
    };
  });
}

/** A root that may stand anywhere, by a piece of one of its segments, which is raw in every spelling without \u00. */
function pieces({ from: { whole } }: Rule): StartFinder {
  const { needle, offset, before, behind } = rarestPiece(whole);
  return (bytes, from, starts) => {
    each(bytes, needle, from, (at) => {
      if (!before.has(bytes[at - 1]) || !behind.has(bytes[at + needle.length])) {
        return;
      }
      const start = at - offset;
      if (start >= 0 && bytes.compare(whole.plain, 0, offset, start, at) === 0) {
        // The first slash may be spelled \/ where all the others are not.
        starts.push(bytes[start - 1] === BACKSLASH ? start - 1 : start);
      } else {
        addPossible(bytes, { from: at - whole.longest, to: at, first: whole.plain[0] as number }, starts);
      }
    });
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
function escapes(rules: readonly Rule[]): StartFinder[] {
  if (rules.length === 0) {
    return [];
  }
  const units = new Set(rules.flatMap(({ from }) => unitsOf(from.whole.plain)));
  const firsts = [...new Set(rules.map(({ from }) => from.whole.plain[0] as number))];
  const longest = Math.max(...rules.map(({ from }) => from.whole.longest));
  const beyondLatin = [...units].some((unit) => unit > 0xff);
  const needle = Buffer.from(beyondLatin ? '\\u' : '\\u00');
  return [
    (bytes, from, starts) => {
      let done = 0;
      each(bytes, needle, from, (at) => {
        if (bytes[at - 1] === QUOTE) {
          starts.push(at);
        }
        // Colours of a terminal, \u001b, are the most frequent escapes by far.
        const unit = beyondLatin || (bytes[at + 4] as number) > DIGIT_1 ? unitAt(bytes, at) : undefined;
        if (unit === undefined || !units.has(unit)) {
          return;
        }
        const range = { from: Math.max(done, at - longest), to: at + 1 };
        for (const first of firsts) {
          addPossible(bytes, { ...range, first }, starts);
        }
        done = at + 1;
      });
    },
  ];
}

function unitsOf(plain: Buffer): number[] {
  return (JSON.parse(`"${plain}"`) as string).split('').map((unit) => unit.charCodeAt(0));
}

/** Adds every place of a range where a path can start: at its first byte, or at an escape. */
function addPossible(
  bytes: Buffer,
  { from, to, first }: { from: number; to: number; first: number },
  starts: number[],
): void {
  for (let at = Math.max(0, from); at < to; at++) {
    if (bytes[at] === first || bytes[at] === BACKSLASH) {
      starts.push(at);
    }
  }
}

function each(bytes: Buffer, needle: Buffer, from: number, found: (at: number) => void): void {
  let at = bytes.indexOf(needle, from);
  while (at >= 0) {
    found(at);
    at = bytes.indexOf(needle, at + 1);
  }
}

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
