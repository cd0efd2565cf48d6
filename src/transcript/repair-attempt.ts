import { type JsonEvents, type JsonScanner, jsonScanner } from './json-scanner.ts';

/** An object that has just ended. Places are those of the file. */
export interface Closed {
  readonly from: number;
  readonly to: number;
  /** Whether it is all of the text that is being read, and no part of another object. */
  readonly isRoot: boolean;
  /** Whether it has the keys that agents give to every row and to nothing inside of one. */
  readonly isRowLike: boolean;
}

/** Reads one JSON text that begins at a known place, and knows which objects it is made of. */
export interface Attempt extends JsonScanner {
  /** Begins a text. What is fed next begins with the byte that stands at `place`. */
  begin(place: number): void;
  /** Where `bytes[0]` of what is fed next stands in the file. */
  locate(offset: number): void;
  /** Where the text began. */
  from(): number;
  /** The object that ended last, whatever came behind it. */
  closed(): Closed | undefined;
  /** Whether it holds what is signed or encoded: a byte less there makes it useless. */
  isSigned(): boolean;
}

export function createAttempt(): Attempt {
  let begun = 0;
  let offset = 0;
  let closed: Closed | undefined;
  let signed = false;
  /** Per open container, where it began, and which of a row's keys it has. */
  const starts: number[] = [];
  const keys: number[] = [];

  const events: JsonEvents = {
    wanted: (token) => token === 'key',
    key: (text) => {
      keys[keys.length - 1] = (keys[keys.length - 1] ?? 0) | (text === undefined ? 0 : (ROW_KEYS.get(text) ?? 0));
      signed ||= text !== undefined && /^data$|thinking$|signature$/i.test(text);
    },
    text: () => undefined,
    word: () => undefined,
    open: (container, at) => {
      starts.push(container === 'object' ? offset + at : NO_OBJECT);
      keys.push(0);
    },
    close: (end) => {
      const from = starts.pop() ?? NO_OBJECT;
      const isRowLike = keys.pop() === (TYPE | ORIGIN);
      const isRoot = starts.length === 0;
      closed = from === NO_OBJECT ? undefined : { from, to: offset + end, isRoot, isRowLike };
    },
  };
  const scanner = jsonScanner(events, { deepest: 100_000, longestWord: 1_000_000 });

  return {
    ...scanner,
    begin: (place) => {
      scanner.end();
      [begun, closed, signed, starts.length, keys.length] = [place, undefined, false, 0, 0];
    },
    locate: (place) => {
      offset = place;
    },
    from: () => begun,
    closed: () => closed,
    isSigned: () => signed,
  };
}

const NO_OBJECT = -1;

/** What kind of row it is, and where it belongs: Claude Code's rows have both, and no part of one does. */
const TYPE = 1;
const ORIGIN = 2;
const ROW_KEYS = new Map([
  ['type', TYPE],
  ['parentUuid', ORIGIN],
  ['sessionId', ORIGIN],
  ['leafUuid', ORIGIN],
  ['messageId', ORIGIN],
]);
