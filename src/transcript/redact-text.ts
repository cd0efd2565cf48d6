/**
 * A part of a file as whoever reads it understands it: the escapes of JSON and of source code undone, at whatever depth
 * they are nested. One character per byte (non-ASCII text is UTF-8), so that rules need not care.
 */
export interface ReadableText {
  readonly text: string;
  /** Per character, where its spelling starts in the file's bytes; one more for where the last one ends. */
  readonly starts: Uint32Array;
}

/** What bytes are: in rows, a quotation mark without a backslash before it ends a string; in plain text nothing does. */
export type TextKind = 'rows' | 'text';

/** The bytes of a part of a file. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Reads the part of `bytes`. Where it starts in the middle of an escape, its first characters mean nothing. */
export function readable(bytes: Buffer, { from, to }: Extent, kind: TextKind): ReadableText {
  const out = Buffer.allocUnsafe(to - from);
  const starts = new Uint32Array(to - from + 1);
  let length = 0;
  let at = from;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte !== BACKSLASH) {
      starts[length] = at;
      out[length++] = byte;
      at += 1;
      continue;
    }
    const { code, end } = escapeAt(bytes, { from: at, to }, kind);
    if (code < 0x80) {
      starts[length] = at;
      out[length++] = code;
    } else {
      const written = out.write(String.fromCodePoint(code), length);
      starts.fill(at, length, length + written);
      length += written;
    }
    at = end;
  }
  starts[length] = to;
  return { text: out.toString('latin1', 0, length), starts: starts.subarray(0, length + 1) };
}

/** The same text with its percent-encoding undone, however often it was applied. */
export function unpercent(source: ReadableText): ReadableText {
  let current = source;
  for (let round = 0; round < DEEPEST_PERCENT && /%[0-9a-f]{2}/i.test(current.text); round++) {
    current = unpercentOnce(current);
  }
  return current;
}

/** The character of `text` that the byte at `at` belongs to. */
export function indexAt({ starts }: ReadableText, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  while (low > 0 && starts[low - 1] === starts[low]) {
    low--;
  }
  return low;
}

/** The bytes that spell the characters from `start` and before `end`. */
export function spelling({ starts }: ReadableText, start: number, end: number): Extent {
  // A character of several bytes is spelled by one escape, which is never cut.
  let last = end;
  while (last < starts.length - 1 && starts[last] === starts[last - 1]) {
    last++;
  }
  return { from: starts[start] as number, to: starts[last] as number };
}

/** The text with others in the place of some of its bytes, which do not overlap and are in order. */
export function replaceExtents(source: ReadableText, extents: readonly Extent[], text: string): ReadableText {
  const { starts } = source;
  const texts: string[] = [];
  const places: number[] = [];
  let done = 0;
  for (const { from, to } of extents) {
    const [start, end] = [Math.max(done, indexAt(source, from)), indexAt(source, to)];
    texts.push(source.text.slice(done, start), text);
    places.push(...starts.subarray(done, start), ...new Array<number>(text.length).fill(starts[start] as number));
    done = Math.max(end, start);
  }
  texts.push(source.text.slice(done));
  places.push(...starts.subarray(done));
  return { text: texts.join(''), starts: Uint32Array.from(places) };
}

function escapeAt(bytes: Buffer, { from, to }: Extent, kind: TextKind): { code: number; end: number } {
  let run = from;
  while (run < to && bytes[run] === BACKSLASH) {
    run++;
  }
  const letter = run < to ? (bytes[run] as number) : 0;
  const code = shortEscapes[letter] as number;
  if (code !== 0) {
    // An even number of backslashes spell themselves: the quotation mark behind them is one of the row.
    const closes = letter === QUOTE && kind === 'rows' && (run - from) % 2 === 0;
    return closes ? { code: BACKSLASH, end: run } : { code, end: run + 1 };
  }
  if (letter === LETTER_U || letter === LETTER_X) {
    const digits = letter === LETTER_U ? 4 : 2;
    const unit = hexAt(bytes, run + 1, digits);
    if (unit >= 0 && run + 1 + digits <= to) {
      return withLowSurrogate(bytes, { from: run + 1 + digits, to }, unit);
    }
  }
  return { code: BACKSLASH, end: run };
}

function withLowSurrogate(bytes: Buffer, { from, to }: Extent, unit: number): { code: number; end: number } {
  if (unit < 0xd800 || unit > 0xdfff) {
    return { code: unit, end: from };
  }
  let run = from;
  while (run < to && bytes[run] === BACKSLASH) {
    run++;
  }
  const low = run > from && bytes[run] === LETTER_U ? hexAt(bytes, run + 1, 4) : -1;
  return low >= 0xdc00 && low <= 0xdfff && unit < 0xdc00
    ? { code: 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff), end: run + 5 }
    : { code: 0xfffd, end: from };
}

function hexAt(bytes: Buffer, at: number, digits: number): number {
  const text = bytes.toString('latin1', at, at + digits);
  return text.length === digits && /^[0-9a-f]+$/i.test(text) ? Number.parseInt(text, 16) : -1;
}

function unpercentOnce({ text, starts }: ReadableText): ReadableText {
  const out: string[] = [];
  const places = new Uint32Array(starts.length);
  let length = 0;
  for (let at = 0; at < text.length; at++, length++) {
    places[length] = starts[at] as number;
    const hex = text[at] === '%' ? text.slice(at + 1, at + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      out.push(String.fromCharCode(Number.parseInt(hex, 16)));
      at += 2;
    } else {
      out.push(text[at] as string);
    }
  }
  places[length] = starts[text.length] as number;
  return { text: out.join(''), starts: places.subarray(0, length + 1) };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const LETTER_X = 0x78;
const DEEPEST_PERCENT = 3;

/** What stands behind any number of backslashes, and the character they make of it. */
const shortEscapes = new Uint8Array(256);
for (const [letter, character] of ['""', "''", '``', '//', '$$', '\n\n', 'b\b', 'f\f', 'n\n', 'r\r', 't\t'].map(
  (both) => [both.charCodeAt(0), both.charCodeAt(1)] as const,
)) {
  shortEscapes[letter] = character;
}
