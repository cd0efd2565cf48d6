/** One character of a JSON string, as its bytes spell it. */
export interface Character {
  /** Its code point; `undefined` where the string ends, or the bytes are no character. */
  readonly code: number | undefined;
  /** How many bytes spell it. */
  readonly length: number;
}

/** The character whose spelling starts at `at`. */
export function characterAt(bytes: Buffer, at: number): Character {
  const byte = bytes[at] as number;
  if (at >= bytes.length || byte === QUOTE) {
    return NONE;
  }
  if (byte === BACKSLASH) {
    return escapeAt(bytes, at);
  }
  return byte < 0x80 ? { code: byte, length: 1 } : rawCharacter(bytes, at, at + utf8Length(byte));
}

/** The character whose spelling ends before `at`, inside a string; none where that is at or before `floor`. */
export function characterBefore(bytes: Buffer, at: number, floor: number): Character {
  if (at <= Math.max(0, floor)) {
    return NONE;
  }
  const unit = unitBefore(bytes, at);
  if (unit !== undefined) {
    const high = isLowSurrogate(unit) ? unitBefore(bytes, at - 6) : undefined;
    return high !== undefined && isHighSurrogate(high)
      ? { code: pair(high, unit), length: 12 }
      : { code: unit, length: 6 };
  }
  if (isEscaped(bytes, at - 1)) {
    return { code: shortEscapes.get(bytes[at - 1] as number), length: 2 };
  }
  let first = at - 1;
  while (first > 0 && first > at - 4 && ((bytes[first] as number) & 0xc0) === 0x80) {
    first--;
  }
  return (bytes[first] as number) < 0x80 ? { code: bytes[first], length: 1 } : rawCharacter(bytes, first, at);
}

function escapeAt(bytes: Buffer, at: number): Character {
  const letter = bytes[at + 1] as number;
  if (letter !== LETTER_U) {
    return { code: shortEscapes.get(letter), length: 2 };
  }
  const unit = unitAt(bytes, at);
  const low = unit !== undefined && isHighSurrogate(unit) ? unitAt(bytes, at + 6) : undefined;
  return low !== undefined && isLowSurrogate(low)
    ? { code: pair(unit as number, low), length: 12 }
    : { code: unit, length: 6 };
}

/** The UTF-16 code unit of the `\uXXXX` at `at`. */
export function unitAt(bytes: Buffer, at: number): number | undefined {
  if (at + 6 > bytes.length || bytes[at] !== BACKSLASH || bytes[at + 1] !== LETTER_U) {
    return undefined;
  }
  let unit = 0;
  for (let index = at + 2; index < at + 6; index++) {
    const digit = hexDigit(bytes[index] as number);
    if (digit < 0) {
      return undefined;
    }
    unit = unit * 16 + digit;
  }
  return unit;
}

function unitBefore(bytes: Buffer, at: number): number | undefined {
  return at >= 6 && isEscaped(bytes, at - 5) ? unitAt(bytes, at - 6) : undefined;
}

/** Whether the byte at `at` belongs to the backslash before it: that is one more than an even number of them. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && bytes[before] === BACKSLASH) {
    before--;
  }
  return (at - before) % 2 === 0;
}

function rawCharacter(bytes: Buffer, from: number, to: number): Character {
  return { code: bytes.toString('utf8', from, to).codePointAt(0), length: to - from };
}

function utf8Length(first: number): number {
  return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) {
    return byte - 0x30;
  }
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function isHighSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function isLowSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}

function pair(high: number, low: number): number {
  return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
}

const NONE: Character = { code: undefined, length: 0 };
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const shortEscapes = new Map(
  ['""', '\\\\', '//', 'b\b', 'f\f', 'n\n', 'r\r', 't\t'].map((both) => [both.charCodeAt(0), both.charCodeAt(1)]),
);
