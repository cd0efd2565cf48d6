import { unitAt } from './characters.ts';
import type { Rule } from './rule.ts';

/** Adds to `starts` the places at or after `from` where a path of some rule may start, in no order and some of them twice. */
export type StartFinder = (bytes: Buffer, from: number, starts: number[]) => void;

/**
 * Finds every place where a rule can match, and few others, by native searches alone. A root that is spelled raw is
 * found by a piece of it; any other spelling holds `\/` or `\u00`.
 */
export function startFinder(rules: readonly Rule[]): StartFinder {
  const inFields = rules.filter(({ anywhere }) => !anywhere);
  const anywhere = rules.filter((rule) => rule.anywhere);
  const finders = [...valueStarts(inFields, anywhere.length === 0), ...segments(anywhere), ...escapes(anywhere)];
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

/** Roots that may stand anywhere, by their longest segment. */
function segments(rules: readonly Rule[]): StartFinder[] {
  return rules.map(({ from }) => {
    const { plain, longest } = from.whole;
    const text = plain.toString();
    const pieces = text.split(/[\\/]+/);
    const piece = pieces.reduce((best, one) => (one.length > best.length ? one : best), '');
    const needle = Buffer.from(piece === '' ? text : piece);
    const offset = plain.indexOf(needle);
    const before = plain[offset - 1];
    return (bytes, from, starts) => {
      each(bytes, needle, from, (at) => {
        const start = at - offset;
        if (
          offset === 0 ||
          (bytes[at - 1] === before && start >= 0 && bytes.compare(plain, 0, offset, start, at) === 0)
        ) {
          starts.push(start);
        } else if (offset > 0 && separatorEnds.includes(bytes[at - 1] as number)) {
          addPossible(bytes, { from: at - longest, to: at, first: plain[0] as number }, starts);
        }
      });
    };
  });
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
        const unit = unitAt(bytes, at);
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
const BACKSLASH = 0x5c;
/** The last bytes of `/`, `\\`, `\u002f` and `\u005c`. */
const separatorEnds = [...'/\\fFcC'].map((character) => character.charCodeAt(0));
