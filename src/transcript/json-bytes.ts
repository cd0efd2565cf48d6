/** How many bytes are to come of an escape of which only the backslash is there: not a number of bytes, but a mark. */
const AFTER_BACKSLASH = 5;

/** How many bytes of an escape are to come behind `byte`; -1 where it cannot go on so. */
export function nextEscape(pending: number, byte: number): number {
  if (pending === AFTER_BACKSLASH) {
    return byte === LETTER_U ? 4 : isShortEscape(byte) ? 0 : -1;
  }
  return isHex(byte) ? pending - 1 : -1;
}

/**
 * The same for what was not passed over in a string, and is no quotation mark: where it is no backslash either, and no
 * control character, it stands behind a backslash that was.
 */
export function escapeFrom(byte: number): number {
  return byte === BACKSLASH ? AFTER_BACKSLASH : byte < 0x20 ? -1 : nextEscape(AFTER_BACKSLASH, byte);
}

/** The first byte of a string's inside, in `from` to before `to`, that is not simply itself; `to` where there is none. */
export function plainUntil(bytes: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte === QUOTE || byte === BACKSLASH || byte < 0x20) {
      return at;
    }
    at++;
  }
  return to;
}

function isShortEscape(byte: number): boolean {
  return shortEscapes[byte] === 1;
}

function isHex(byte: number): boolean {
  const letter = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (letter >= 0x61 && letter <= 0x66);
}

/** Letters, digits, `+`, `-` and `.`. */
export function isWordByte(byte: number): boolean {
  const letter = byte | 0x20;
  return (
    (letter >= 0x61 && letter <= 0x7a) ||
    (byte >= 0x30 && byte <= 0x39) ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e
  );
}

const LETTER_U = 0x75;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const shortEscapes = new Uint8Array(256);
for (const letter of Buffer.from('"\\/bfnrt')) {
  shortEscapes[letter] = 1;
}
