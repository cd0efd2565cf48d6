/** Whether a separator stands soon behind the anchor and a value behind it, or the anchor is in the name of an option. */
export function mayBeNamed(bytes: Buffer, at: number, length: number): boolean {
  return isOption(bytes, at) || hasValue(bytes, at, length);
}

function isOption(bytes: Buffer, at: number): boolean {
  let index = at - 1;
  while (index > at - 40 && (isLetter((bytes[index] as number) | 0x20) || bytes[index] === DASH)) {
    if (bytes[index] === DASH && bytes[index - 1] === DASH) {
      return true;
    }
    index--;
  }
  return bytes[index + 1] === DASH;
}

function hasValue(bytes: Buffer, at: number, length: number): boolean {
  const last = Math.min(length, at + LONGEST_NAME) - 1;
  let index = at + 4;
  while (index < last && isNameByte(bytes[index] as number)) {
    index++;
  }
  const isP = ((bytes[at] as number) | 0x20) === 0x70;
  // Tokens are counted, credentials are kept secret.
  if (bytes[index - 1] === 0x73 && ((bytes[at] as number) | 0x20) !== 0x63) {
    return false;
  }
  const end = index + LONGEST_GAP;
  while (index < end && BETWEEN.has(bytes[index] as number)) {
    index++;
  }
  if (bytes[index] === COMMA) {
    return bytes.toString('latin1', index, index + LONGEST_GAP).includes('alue');
  }
  // Of passwords alone no digit is expected.
  return SEPARATORS.has(bytes[index] as number) && startsValue(bytes, index + 1, !isP);
}

function isNameByte(byte: number): boolean {
  const letter = byte | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x5f;
}

/** Whether a value of some length comes next. Only quotation marks and white space are sure to end one. */
function startsValue(bytes: Buffer, from: number, needsDigit: boolean): boolean {
  let index = from;
  while (index < from + LONGEST_GAP && isBeforeValue(bytes, index)) {
    index++;
  }
  let hasDigit = !needsDigit;
  for (let size = 0; size < LONGEST_GLANCE; size++, index++) {
    const byte = bytes[index] ?? 0x0a;
    if (
      byte <= 0x20 ||
      byte === QUOTE ||
      byte === 0x27 ||
      byte === 0x60 ||
      (byte === BACKSLASH && AFTER_VALUE.has(bytes[index + 1] ?? 0))
    ) {
      return hasDigit && size >= SHORTEST_SECRET;
    }
    hasDigit ||= byte >= 0x30 && byte <= 0x39;
  }
  return hasDigit;
}

/** In Python and others, a letter may stand before the quotation mark. */
function isBeforeValue(bytes: Buffer, at: number): boolean {
  const byte = bytes[at] as number;
  return BEFORE_VALUE.has(byte) || (PREFIXES.has(byte) && (bytes[at + 1] === QUOTE || bytes[at + 1] === BACKSLASH));
}

function isLetter(lower: number): boolean {
  return lower >= 0x61 && lower <= 0x7a;
}

const LONGEST_NAME = 80;
const LONGEST_GAP = 32;
const LONGEST_GLANCE = 1024;
const SHORTEST_SECRET = 6;
const DASH = 0x2d;
const BACKSLASH = 0x5c;
const bytesOf = (text: string) => new Set(Buffer.from(text));
const BETWEEN = bytesOf(' "\'\\]`?');
const SEPARATORS = bytesOf(':=>');
const COMMA = 0x2c;
const QUOTE = 0x22;
const BEFORE_VALUE = bytesOf(' "\'\\`=>:\t');
const PREFIXES = bytesOf('fbru');
/** Behind a backslash, what ends a value; and another backslash, of which who knows what they spell. */
const AFTER_VALUE = bytesOf('"\'`nrt');
