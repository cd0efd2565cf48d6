/** What a kind of secret looks like. A rule is asked only where one of its anchors stands, so that most text costs nothing. */
export interface Rule {
  /** What stands in the secret's place says it. */
  readonly name: string;
  /** Every secret of this kind has one of these in it, or near it: at least three bytes each, as files spell them. */
  readonly anchors: readonly string[];
  /** Whether the bytes round the anchor that starts at `at` could belong to such a secret: cheap, and rather yes than no. */
  readonly glance?: (bytes: Buffer, at: number, length: number) => boolean;
  /** Whether its anchors start a word that no other text has, so that they are looked for in encoded data too. */
  readonly isWord?: boolean;
  /** How much of the text before and behind the anchor is looked at. Bytes. */
  readonly before?: number;
  readonly after?: number;
  /** Where secrets stand in a text that has an anchor at `at`; `undefined` where there is none. */
  readonly find: (text: string, at: number) => Span | readonly Span[] | undefined;
}

/** Characters of a text: those from `start` and before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether something that is written as one word can start at `at`: not in the middle of another word, nor of encoded data. */
export function startsWord(text: string, at: number): boolean {
  if (at === 0 || !/[A-Za-z0-9]/.test(text[at - 1] as string)) {
    return !/[A-Za-z0-9+/]{24}$/.test(text.slice(Math.max(0, at - 24), at));
  }
  // What ends a colour of a terminal or a percent-encoded character looks like part of the word behind it.
  return /(?:\[[\d;]{0,16}m|%[0-9A-Fa-f]{2})$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Bits per character, by how often each occurs in the text itself. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) {
    bits -= (count / text.length) * Math.log2(count / text.length);
  }
  return bits;
}

/** What people write where a secret is to be filled in, or programs where one was taken out. */
export function isPlaceholder(text: string): boolean {
  const head = text.slice(0, 256);
  return (
    text.includes('[redacted') ||
    new Set(head).size < Math.min(5, head.length) ||
    /\*{3}|\.{3}|x{6}|^<|^\$[A-Z_]|\$[{(]|^\{.*\}$|\{\{|^%\w+%$|your[-_ ]|placeholder|change[-_]?me/i.test(head)
  );
}

/** Where `pattern` (sticky) matches at `at`: the whole match, or its first group if it has one. */
export function matchAt(pattern: RegExp, text: string, at: number): Span | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const start = match[1] === undefined ? at : at + match[0].indexOf(match[1]);
  return { start, end: start + (match[1] ?? match[0]).length };
}

/** A word in the three ways it is written in names: `token`, `TOKEN`, `Token`. */
export function inCases(...words: readonly string[]): string[] {
  return words.flatMap((word) => [word, word.toUpperCase(), (word[0] as string).toUpperCase() + word.slice(1)]);
}
