import type { ByteSearch } from './byte-search.ts';
import { type KeyLookup, OTHER, UNTOUCHED } from './fields.ts';

/**
 * Says which key a string of a row belongs to by reading backwards from the string, never forwards from the row's
 * start: rows need not fit into memory, and a row that was torn or spliced is understood wherever its bytes make sense.
 * For valid JSON the answer is exact, because an opening quotation mark is never preceded by a backslash, a quotation
 * mark inside a string always is, and `"key" :` outside of a string can be nothing but a key.
 */
export interface Context {
  /** Looks at `bytes`, which start where the last `leave` said. */
  enter(bytes: Buffer): void;
  /** What the string says that opens at the quotation mark `open`: one of the numbers of fields.ts. */
  meaningAt(open: number): number;
  /** The same for the string that the byte `at` stands in. */
  meaningAround(at: number): number;
  /** Whether a string opens at `at`. */
  opensAt(at: number): boolean;
  /** Where the bytes start that must still be there when the bytes after `visible` are looked at. */
  leave(visible: number): number;
}

/** Set on what a string says where it is an element of an array, so that its next sibling says the same. */
const ELEMENT = 4;

/** More white space than this between two tokens, or a longer key, is nothing an agent writes. Bytes. */
const LONGEST_GAP = 128;
const LONGEST_KEY = 256;

/** How far back the bytes before a string can matter: its key, two gaps and an opening bracket. Bytes. */
export const LOOK_BEHIND = LONGEST_KEY + 4 * LONGEST_GAP;

/**
 * How much further back `leave` may go, to a quotation mark. Where none stands in that many bytes, there is a long string
 * or nothing that could be understood.
 */
export const LOOK_FOR_QUOTE = LONGEST_KEY + 3 * LONGEST_GAP;

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;

/** Of a search for an opening quotation mark: the row began without one, or it lies before what can be seen. */
const NOWHERE = -1;
const EARLIER = -2;

export function createContext(lookup: KeyLookup, search: Pick<ByteSearch, 'lastQuote'>): Context {
  let bytes: Buffer = Buffer.alloc(0);
  /** The first byte, where it is a quotation mark, and what it says as a closing one. */
  let first = { kind: NO_QUOTE, closed: OTHER, closedKey: OTHER };
  /** What the string says that opens at the first byte, or that it stands in. */
  let opened = UNTOUCHED;
  /** The string that was looked at last: where it opens, what it says, and how far it is known to reach. */
  let known = { open: NOWHERE, meaning: OTHER, reach: NOWHERE };

  function enter(next: Buffer): void {
    bytes = next;
    known = { open: NOWHERE, meaning: OTHER, reach: NOWHERE };
  }

  function meaningAt(open: number): number {
    return resolve(open) & ~ELEMENT;
  }

  function meaningAround(at: number): number {
    const open = openingBefore(at);
    const meaning = meaningFrom(open);
    known = { open, meaning, reach: at };
    return meaning & ~ELEMENT;
  }

  function opensAt(at: number): boolean {
    return bytes[at] === QUOTE && quoteAt(at) === ANY_QUOTE;
  }

  function meaningFrom(open: number): number {
    // Outside of a string there is nothing a reader of the row would ever find.
    return open === EARLIER ? opened : open === NOWHERE ? UNTOUCHED : resolve(open);
  }

  /** Goes back over the elements of an array, where the string is one, to the key of the array. */
  function resolve(open: number): number {
    let at = open;
    let own = ownMeaning(at);
    while (own === SIBLING) {
      const close = back(back(at - 1) - 1);
      if (close === 0 && first.kind !== NO_QUOTE) {
        own = first.closed;
        at = NOWHERE;
      } else {
        at = openingBefore(close);
        own = at >= 0 ? ownMeaning(at) : meaningFrom(at);
      }
    }
    // Behind a comma stands an element, or the key of the next member, which says nothing.
    const meaning = at === open || own & ELEMENT ? own : OTHER;
    known = { open, meaning, reach: open };
    return meaning;
  }

  function ownMeaning(open: number): number {
    if (open === known.open) {
      return known.meaning;
    }
    return open === 0 ? opened : keyBefore(open);
  }

  function keyBefore(open: number): number {
    const at = back(open - 1);
    switch (bytes[at]) {
      case COLON:
        return keyAt(back(at - 1));
      case OPEN_BRACKET: {
        const colon = back(at - 1);
        return (bytes[colon] === COLON ? keyAt(back(colon - 1)) : OTHER) | ELEMENT;
      }
      case COMMA:
        return bytes[back(at - 1)] === QUOTE ? SIBLING : OTHER;
      default:
        return OTHER;
    }
  }

  function keyAt(close: number): number {
    if (bytes[close] !== QUOTE) {
      return OTHER;
    }
    return close === 0 && first.kind !== NO_QUOTE ? first.closedKey : keyClosing(close);
  }

  function keyClosing(close: number): number {
    const last = Math.max(0, close - LONGEST_KEY - 1);
    for (let at = close - 1; at >= last; at--) {
      const kind = bytes[at] === QUOTE ? quoteAt(at) : NO_QUOTE;
      if (kind !== NO_QUOTE) {
        return kind === ANY_QUOTE ? lookup(bytes, at + 1, close) : OTHER;
      }
    }
    // What a key says that is too long to be looked at is unknown: better left alone.
    return UNTOUCHED;
  }

  /** The nearest byte at or before `at` that is no white space; -1 where that is too far away. */
  function back(at: number): number {
    const last = Math.max(0, at - LONGEST_GAP);
    for (let position = at; position >= last; position--) {
      const byte = bytes[position] as number;
      if (byte > 0x20 || (byte !== 0x20 && byte !== NEWLINE && byte !== 0x0d && byte !== 0x09)) {
        return position;
      }
    }
    return NOWHERE;
  }

  /** The quotation mark that opens the string in which `at` stands. */
  function openingBefore(at: number): number {
    const near = Math.max(0, at - NEAR);
    for (let position = at - 1; position >= near; position--) {
      const byte = bytes[position];
      if (byte === QUOTE) {
        const kind = quoteAt(position);
        if (kind !== NO_QUOTE) {
          return kind === ANY_QUOTE ? position : NOWHERE;
        }
      } else if (byte === NEWLINE) {
        return NOWHERE;
      }
      if (position === known.reach) {
        return known.open;
      }
    }
    return near === 0 ? EARLIER : openingFarBefore(near);
  }

  /** The same for a place that is far behind it. */
  function openingFarBefore(at: number): number {
    const line = bytes.lastIndexOf(NEWLINE, at - 1);
    const floor = Math.max(line, known.reach < at ? known.reach : NOWHERE);
    let end = at;
    for (;;) {
      const position = search.lastQuote(bytes, floor + 1, end);
      if (position < 0) {
        return floor < 0 ? EARLIER : floor === line ? NOWHERE : known.open;
      }
      const kind = quoteAt(position);
      if (kind !== NO_QUOTE) {
        return kind === ANY_QUOTE ? position : NOWHERE;
      }
      end = position;
    }
  }

  /** Of the quotation mark at `at`: whether it is one, and whether it can open a string. */
  function quoteAt(at: number): number {
    if (at === 0) {
      return first.kind;
    }
    let before = at - 1;
    if (bytes[before] !== BACKSLASH) {
      return ANY_QUOTE;
    }
    while (before >= 0 && bytes[before] === BACKSLASH) {
      before--;
    }
    return (at - before) % 2 === 1 ? CLOSING_QUOTE : NO_QUOTE;
  }

  function leave(visible: number): number {
    const last = Math.max(0, visible - LOOK_FOR_QUOTE);
    for (let at = visible; at >= last; at--) {
      const kind = bytes[at] === QUOTE ? quoteAt(at) : NO_QUOTE;
      if (kind !== NO_QUOTE && at === 0) {
        return 0;
      }
      if (kind !== NO_QUOTE) {
        const closed = meaningFrom(openingBefore(at));
        const closedKey = keyClosing(at);
        opened = kind === ANY_QUOTE ? resolve(at) : OTHER;
        first = { kind, closed, closedKey };
        return at;
      }
    }
    let at = visible;
    while (at > last && bytes[at - 1] === BACKSLASH) {
      at--;
    }
    opened = meaningFrom(openingBefore(at));
    first = { kind: NO_QUOTE, closed: OTHER, closedKey: OTHER };
    return at;
  }

  return { enter, meaningAt, meaningAround, opensAt, leave };
}

/** Up to so many bytes are looked at one by one. */
const NEAR = 64;

const NO_QUOTE = 0;
const ANY_QUOTE = 1;
const CLOSING_QUOTE = 2;

/** Of an array's string: it says what the one before it says. */
const SIBLING = -1;
