import { type Attempt, createAttempt } from './repair-attempt.ts';

/** What a stretch of bytes without a newline and without a NUL is. Places are those of the file. */
export type Stretch =
  | { readonly kind: 'blank' }
  /** One JSON text that nothing else stands beside. */
  | { readonly kind: 'text'; readonly from: number; readonly to: number }
  /** Anything else: its whole rows were told. `unfinished`: it is the beginning of a JSON text. */
  | { readonly kind: 'broken'; readonly unfinished: Attempt | undefined };

/** Told of a broken stretch, in order. */
export interface StretchListener {
  row(from: number, to: number): void;
  /** Bytes that are part of no whole row were left behind. */
  torn(): void;
}

/**
 * Finds the whole rows in a stretch that comes in piece by piece: one after the other, or behind the beginning of a row
 * that was cut. Every byte is read at most twice and none is kept.
 */
export interface StretchReader {
  /** The bytes from `from` and before `to`; `offset` is where `bytes[0]` stands in the file. */
  feed(bytes: Buffer, from: number, to: number, offset: number): void;
  /** Ends the stretch; before a NUL only an object counts as a text, since anything else may have been longer. */
  end(before: 'newline' | 'NUL'): Stretch;
}

export function stretchReader(listener: StretchListener): StretchReader {
  let attempt = createAttempt();
  let mode: Mode = 'first';
  /** Why a row may begin where the attempt did. */
  let origin: Origin = 'anchored';
  /** Behind the last byte that is no white space. */
  let visibleEnd = 0;
  /** Up to here everything was told: taken or left behind. */
  let told = 0;
  let isAlone = true;
  /** Behind the last byte. */
  let reached = 0;
  /** The last two bytes of the piece before. */
  let last: readonly [number, number] = [0, 0];

  function feed(bytes: Buffer, from: number, to: number, offset: number): void {
    attempt.locate(offset);
    reached = offset + to;
    let at = from;
    while (at < to) {
      at = mode === 'reading' ? at : nextStart(bytes, at, to, offset);
      if (at === to) {
        break;
      }
      const broken = attempt.feed(bytes, at, to);
      if (broken < 0) {
        break;
      }
      visibleEnd = lastVisible(bytes, from, broken, offset) ?? visibleEnd;
      at = goOn(bytes, { broken, from, offset });
    }
    visibleEnd = lastVisible(bytes, from, to, offset) ?? visibleEnd;
    last = [byteAt(bytes, to - 2, from), byteAt(bytes, to - 1, from)];
  }

  function nextStart(bytes: Buffer, from: number, to: number, offset: number): number {
    const at = mode === 'first' ? firstVisible(bytes, from, to) : nextBrace(bytes, from, to);
    if (at < to) {
      told = mode === 'first' ? offset + at : told;
      begin(offset + at, mode === 'first' ? 'anchored' : 'somewhere');
    }
    return at;
  }

  function begin(place: number, why: Origin): void {
    attempt.begin(place);
    origin = why;
    mode = 'reading';
  }

  /** Decides on an attempt that cannot go on with the byte at `broken`, and where the next one begins. */
  function goOn(bytes: Buffer, { broken, from, offset }: { broken: number; from: number; offset: number }): number {
    const isBrace = bytes[broken] === OPEN_BRACE;
    const taken = takeClosed(isBrace ? 'at a start' : 'anywhere');
    const why = taken ? 'anchored' : origin === 'somewhere' ? 'somewhere' : 'behind a cut';
    const place = offset + broken;
    isAlone = false;
    if (isBrace) {
      told = taken ? place : told;
      begin(place, why);
      return broken;
    }
    // A string that was cut ends where the next row's first key begins.
    const isKey = byteAt(bytes, broken - 1, from) === QUOTE && byteAt(bytes, broken - 2, from) === OPEN_BRACE;
    if (!taken && isKey && place - 2 > attempt.from()) {
      begin(place - 2, why);
      attempt.locate(place - 2);
      attempt.feed(ROW_START, 0, 2);
      attempt.locate(offset);
      return broken;
    }
    mode = 'searching';
    return broken;
  }

  /** Takes the object that ended last if it is a row; `end` says what follows it. */
  function takeClosed(end: 'at a start' | 'at the end' | 'anywhere'): boolean {
    const closed = mode === 'reading' ? attempt.closed() : undefined;
    if (closed === undefined || closed.to !== visibleEnd) {
      return false;
    }
    // Part of another object it could only be with a comma or a bracket behind it, which would not have ended the attempt.
    const isWon = closed.isRowLike && (end !== 'anywhere' || origin !== 'somewhere' || !closed.isRoot);
    const isBehindCut = closed.isRoot && origin === 'behind a cut' && end !== 'anywhere';
    const isRow = isWon || isBehindCut || (closed.isRoot && origin === 'anchored');
    if (isRow) {
      take(closed.from, end === 'at the end' ? reached : closed.to);
    }
    return isRow;
  }

  function take(from: number, to: number): void {
    if (from > told) {
      listener.torn();
    }
    listener.row(from, to);
    told = to;
  }

  function byteAt(bytes: Buffer, at: number, from: number): number {
    return (at >= from ? bytes[at] : last[at - from + 2]) ?? 0;
  }

  function end(before: 'newline' | 'NUL'): Stretch {
    const stretch = judge(before);
    [mode, origin, visibleEnd, told, isAlone, last] = ['first', 'anchored', 0, 0, true, [0, 0]];
    return stretch;
  }

  function judge(before: 'newline' | 'NUL'): Stretch {
    if (mode === 'first') {
      return { kind: 'blank' };
    }
    if (isAlone && (attempt.closed()?.isRoot === true || (before === 'newline' && attempt.end()))) {
      return { kind: 'text', from: attempt.from(), to: reached };
    }
    takeClosed('at the end');
    if (visibleEnd > told) {
      listener.torn();
    }
    return { kind: 'broken', unfinished: isAlone && before === 'NUL' ? handOut() : undefined };
  }

  function handOut(): Attempt {
    const handed = attempt;
    attempt = createAttempt();
    return handed;
  }

  return { feed, end };
}

/** Looking for the first byte, reading a JSON text, or looking for the next place where one may begin. */
type Mode = 'first' | 'reading' | 'searching';

/**
 * Why an object may be a row and not part of one: it stands where a row begins; or the text before it ends where no
 * object may follow, so that it was cut there. `somewhere`: nothing is known.
 */
type Origin = 'anchored' | 'behind a cut' | 'somewhere';

function firstVisible(bytes: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(bytes[at] as number)) {
    at++;
  }
  return at;
}

/** Where in the file the bytes end, without white space; `undefined` where there is nothing else. */
function lastVisible(bytes: Buffer, from: number, to: number, offset: number): number | undefined {
  let end = to;
  while (end > from && isSpace(bytes[end - 1] as number)) {
    end--;
  }
  return end === from ? undefined : offset + end;
}

function nextBrace(bytes: Buffer, from: number, to: number): number {
  const at = bytes.subarray(from, to).indexOf(OPEN_BRACE);
  return at < 0 ? to : from + at;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}

const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const ROW_START = Buffer.from('{"');
