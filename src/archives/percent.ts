/** Writes `%` and every character that `unsafe` matches as the lower-case `%xx` of its UTF-8 bytes. */
export function escapePercent(text: string, unsafe: RegExp): string {
  return [...text].map((char) => (char === '%' || unsafe.test(char) ? escapeCharacter(char) : char)).join('');
}

export function escapeCharacter(char: string): string {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

/** The text of which `encode` makes `encoded`; `undefined` where there is none. */
export function unescapePercent(encoded: string, encode: (text: string) => string): string | undefined {
  try {
    const text = decodeURIComponent(encoded);
    return encode(text) === encoded ? text : undefined;
  } catch {
    // Not UTF-8, so nothing that was encoded here.
    return undefined;
  }
}
