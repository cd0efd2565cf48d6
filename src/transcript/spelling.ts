import { parseRoot, type Root } from './path-map.ts';

/** A text as it may be spelled inside a JSON string: every character raw or escaped. */
export interface Spelled {
  /** The spelling a writer without special wishes gives it. */
  readonly plain: Buffer;
  /** Per character, all its spellings; the plain one first. */
  readonly characters: readonly (readonly Buffer[])[];
  /** Whether a character separates segments. */
  readonly separators: readonly boolean[];
  /** The longest spelling, in bytes. */
  readonly longest: number;
}

export interface SpelledRoot extends Root {
  /** The root without the separator that follows it. */
  readonly text: Spelled;
  /** The same, but for `/` and `D:\` with their separator. */
  readonly whole: Spelled;
}

/** @throws UserError for an empty or relative directory. */
export function spelledRoot(directory: string): SpelledRoot {
  const root = parseRoot(directory);
  const text = spelledText(root.body, root.separator);
  return { ...root, text, whole: root.bare ? spelledText(root.body + root.separator, root.separator) : text };
}

function spelledText(text: string, separator: string): Spelled {
  const characters = [...text].map(spellings);
  return {
    plain: Buffer.concat(characters.map((forms) => forms[0] as Buffer)),
    characters,
    separators: [...text].map((character) => character === separator),
    longest: characters.reduce((sum, forms) => sum + Math.max(...forms.map((form) => form.length)), 0),
  };
}

/** Where the spelling of `text` that starts at `at` ends, or -1 where it does not start there. */
export function matchSpelled(text: Spelled, bytes: Buffer, at: number): number {
  const { plain } = text;
  let same = 0;
  while (same < plain.length && bytes[at + same] === plain[same]) {
    same++;
  }
  if (same === plain.length) {
    return at + same;
  }
  // Every other spelling has a backslash at the byte that differs, or before it.
  if (bytes[at + same] !== BACKSLASH && plain[same - 1] !== BACKSLASH) {
    return -1;
  }
  let position = at;
  for (const forms of text.characters) {
    const form = forms.find((candidate) => startsWith(bytes, candidate, position));
    if (form === undefined) {
      return -1;
    }
    position += form.length;
  }
  return position;
}

/**
 * The bytes that spell `to` the way `spelled` spells `from`: plain stays plain, slashes written `\/` stay so, and any
 * other mixture becomes one that `respell(to, from, …)` turns back into the very same bytes, as long as `to` has
 * that many spellings.
 */
export function respell(from: Spelled, to: Spelled, spelled: Buffer): Buffer {
  if (spelled.equals(from.plain)) {
    return to.plain;
  }
  const digits: number[] = [];
  let position = 0;
  for (const forms of from.characters) {
    const digit = forms.findIndex((form) => startsWith(spelled, form, position));
    position += forms[digit]?.length ?? 0;
    digits.push(digit);
  }
  return unrank(to, rank(from, digits));
}

/**
 * All spellings of one character in JSON, the plain one first; hexadecimal digits in every case. A separator's are in an order that makes the same
 * ones of `/` and `\` meet: plain, lower case, upper case, and `\/`, which only `/` has.
 */
export function spellings(character: string): readonly Buffer[] {
  const plain = JSON.stringify(character).slice(1, -1);
  const escapes = character.split('').map((unit) => hexCases(unit.charCodeAt(0).toString(16).padStart(4, '0')));
  const [first = [], second = ['']] = escapes;
  const escaped = first.flatMap((high) => second.map((low) => high + low));
  const extra = character === '/' ? ['\\/'] : [];
  return [...new Set([plain, ...escaped, ...extra])].map((form) => Buffer.from(form));
}

function hexCases(hex: string): readonly string[] {
  let cases = ['\\u'];
  for (const digit of hex) {
    const both = digit === digit.toUpperCase() ? [digit] : [digit, digit.toUpperCase()];
    cases = both.flatMap((one) => cases.map((begun) => begun + one));
  }
  return cases;
}

/**
 * The place of a spelling among all of its root's: first the plain one and those that differ only in how all
 * separators are written, as real writers do it; then all the others, as a number with one digit per character.
 */
function rank(text: Spelled, digits: readonly number[]): bigint {
  const value = toNumber(text, digits);
  const uniform = uniformSpellings(text);
  const place = uniform.indexOf(value);
  return place >= 0 ? BigInt(place) : value + BigInt(uniform.filter((one) => one > value).length);
}

function unrank(text: Spelled, place: bigint): Buffer {
  const uniform = uniformSpellings(text);
  let value = uniform[Number(place)];
  if (value === undefined) {
    value = place - BigInt(uniform.length);
    for (const one of [...uniform].sort(ascending)) {
      value += one <= value ? 1n : 0n;
    }
  }
  const forms = text.characters.map((spellingsOfOne) => {
    const radix = BigInt(spellingsOfOne.length);
    const digit = Number((value as bigint) % radix);
    value = (value as bigint) / radix;
    return spellingsOfOne[digit] as Buffer;
  });
  return value === 0n ? Buffer.concat(forms) : text.plain;
}

function uniformSpellings(text: Spelled): bigint[] {
  const styles = text.characters[text.separators.indexOf(true)]?.length ?? 1;
  const digits = (style: number) => text.separators.map((is) => (is ? style : 0));
  return Array.from({ length: styles }, (_, style) => toNumber(text, digits(style)));
}

function toNumber(text: Spelled, digits: readonly number[]): bigint {
  return text.characters.reduceRight((sum, forms, at) => sum * BigInt(forms.length) + BigInt(digits[at] ?? 0), 0n);
}

function startsWith(bytes: Buffer, form: Buffer, at: number): boolean {
  for (let index = 0; index < form.length; index++) {
    if (bytes[at + index] !== form[index]) {
      return false;
    }
  }
  return true;
}

function ascending(a: bigint, b: bigint): number {
  return a < b ? -1 : 1;
}

const BACKSLASH = 0x5c;
