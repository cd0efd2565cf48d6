import { escapeFrom, isWordByte, nextEscape } from './json-bytes.ts';
import type { JsonEvents } from './json-events.ts';
import { specialBytes } from './special-bytes.ts';

export type { JsonEvents } from './json-events.ts';

/** Reads JSON texts piece by piece, keeping nothing but the text that is wanted. */
export interface JsonScanner {
  /** Returns the place of the first byte that cannot stand where it does, and -1 while there is none. */
  feed(bytes: Buffer, from: number, to: number): number;
  /** Ends the text; returns whether it was JSON and nothing else. The next one may follow. */
  end(): boolean;
}

/** No text longer than this is told. Bytes. */
const LONGEST_TEXT = 4096;

/** A text that is nested deeper, or has a longer number (bytes), is taken for no JSON. */
export interface JsonLimits {
  readonly deepest: number;
  readonly longestWord: number;
}

export function jsonScanner(
  events: JsonEvents,
  { deepest, longestWord }: JsonLimits = { deepest: 2000, longestWord: LONGEST_TEXT },
): JsonScanner {
  let state = VALUE;
  /** Per open container, whether it is an object. */
  let objects: boolean[] = [];
  /** Inside of a string: 0, or how many bytes of an escape are still to come. */
  let pending = 0;
  let isKey = false;
  let isWanted = false;
  let longest = LONGEST_TEXT;
  /** The part of a token that came with earlier pieces. */
  let begun = '';
  /** Where the last piece ended. */
  let reached = 0;
  const specials = specialBytes();

  function feed(bytes: Buffer, from: number, to: number): number {
    let at = from;
    reached = to;
    specials.begin();
    while (at < to && state !== BROKEN) {
      at = state === STRING ? inString(bytes, at, to) : state === WORD ? inWord(bytes, at, to) : between(bytes, at, to);
    }
    return state === BROKEN ? at : -1;
  }

  /** Reads structure up to the first byte of a string, a word, or the end. */
  function between(bytes: Buffer, from: number, to: number): number {
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number;
      switch (byte) {
        case 0x20:
        case 0x09:
        case 0x0a:
        case 0x0d:
          break;
        case COMMA:
          state = state !== AFTER ? BROKEN : objects[objects.length - 1] ? KEY : VALUE;
          break;
        case COLON:
          state = state === COLON_NEXT ? VALUE : BROKEN;
          break;
        case QUOTE:
          return beginString(at);
        case OPEN_BRACE:
        case OPEN_BRACKET:
          open(byte === OPEN_BRACE, at);
          break;
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
          close(byte === CLOSE_BRACE, at + 1);
          break;
        default:
          return beginWord(at);
      }
      if (state === BROKEN) {
        return at;
      }
    }
    return to;
  }

  function open(isObject: boolean, at: number): void {
    if ((state !== VALUE && state !== FIRST_VALUE) || objects.length === deepest) {
      state = BROKEN;
      return;
    }
    events.open(isObject ? 'object' : 'array', at);
    objects.push(isObject);
    state = isObject ? FIRST_KEY : FIRST_VALUE;
  }

  function close(isObject: boolean, end: number): void {
    const isOpen = objects[objects.length - 1] === isObject;
    const isEmpty = state === (isObject ? FIRST_KEY : FIRST_VALUE);
    if (!isOpen || (state !== AFTER && !isEmpty)) {
      state = BROKEN;
      return;
    }
    objects.pop();
    events.close(end);
    afterValue();
  }

  function afterValue(): void {
    state = objects.length === 0 ? DONE : AFTER;
  }

  function beginString(at: number): number {
    isKey = state === KEY || state === FIRST_KEY;
    if (!isKey && state !== VALUE && state !== FIRST_VALUE) {
      state = BROKEN;
      return at;
    }
    events.begin?.(at, 'string');
    isWanted = events.wanted(isKey ? 'key' : 'value');
    longest = LONGEST_TEXT;
    begun = '';
    state = STRING;
    return at + 1;
  }

  function inString(bytes: Buffer, from: number, to: number): number {
    let at = pending === 0 ? specials.next(bytes, from, to) : from;
    while (at < to) {
      const byte = bytes[at] as number;
      if (pending === 0 && byte === QUOTE) {
        endString(textOf(bytes, from, at), at + 1);
        return at + 1;
      }
      pending = pending === 0 ? escapeFrom(byte) : nextEscape(pending, byte);
      if (pending < 0) {
        state = BROKEN;
        return at;
      }
      at = pending === 0 ? specials.next(bytes, at + 1, to) : at + 1;
    }
    begin(bytes, from, to);
    return to;
  }

  function endString(text: string | undefined, end: number): void {
    if (isKey) {
      events.key(text, end);
      state = COLON_NEXT;
    } else {
      events.text(text, end);
      afterValue();
    }
  }

  function beginWord(at: number): number {
    if (state !== VALUE && state !== FIRST_VALUE) {
      state = BROKEN;
      return at;
    }
    events.begin?.(at, 'word');
    // Always read, since only the whole word says whether it is one.
    isWanted = true;
    longest = longestWord;
    begun = '';
    state = WORD;
    return at;
  }

  function inWord(bytes: Buffer, from: number, to: number): number {
    let at = from;
    while (at < to && isWordByte(bytes[at] as number)) {
      at++;
    }
    if (at < to) {
      endWord(textOf(bytes, from, at), at);
    } else {
      begin(bytes, from, to);
    }
    return at;
  }

  function endWord(text: string | undefined, end: number): void {
    if (text === undefined || !/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) {
      state = BROKEN;
      return;
    }
    events.word(events.wanted('value') ? text : undefined, end);
    afterValue();
  }

  /** Keeps the part of a wanted token that came with this piece. Latin 1, so that a character may be cut. */
  function begin(bytes: Buffer, from: number, to: number): void {
    if (isWanted) {
      isWanted = begun.length + to - from <= longest;
      begun = isWanted ? begun + bytes.toString('latin1', from, to) : '';
    }
  }

  function textOf(bytes: Buffer, from: number, to: number): string | undefined {
    if (!isWanted || begun.length + to - from > longest) {
      return undefined;
    }
    return begun === ''
      ? bytes.toString('utf8', from, to)
      : Buffer.from(begun + bytes.toString('latin1', from, to), 'latin1').toString();
  }

  function end(): boolean {
    if (state === WORD) {
      endWord(isWanted ? begun : undefined, reached);
    }
    const complete = state === DONE;
    [state, objects, pending] = [VALUE, [], 0];
    return complete;
  }

  return { feed, end };
}

/** What comes next. */
const VALUE = 0;
const FIRST_VALUE = 1;
const KEY = 2;
const FIRST_KEY = 3;
const COLON_NEXT = 4;
const AFTER = 5;
const DONE = 6;
const STRING = 7;
const WORD = 8;
const BROKEN = 9;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
