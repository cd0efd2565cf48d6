import { type Character, characterAt, characterBefore } from './characters.ts';
import { isSeparator, type PathPair } from './path-map.ts';
import { matchSpelled, respell, type SpelledRoot, spelledRoot, spellings } from './spelling.ts';

/** A pair of a path map, ready to be found and replaced in bytes. */
export interface Rule {
  readonly from: SpelledRoot;
  readonly to: SpelledRoot;
  /** Whether the root is replaced inside any text, not only where a path field starts. */
  readonly anywhere: boolean;
  /** Characters of the root: where several fit, the longest wins. */
  readonly length: number;
}

/** Bytes that stand for others. */
export interface Replacement {
  /** Where the bytes that are replaced end. */
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** @throws UserError for a pair that is not of absolute directories. */
export function makeRule({ from, to }: PathPair, where: 'path fields' | 'any text'): Rule {
  return { from: spelledRoot(from), to: spelledRoot(to), anywhere: where === 'any text', length: from.length };
}

/** How many bytes behind its start a match can depend on. */
export function reach({ from, to }: Rule): number {
  return from.whole.longest + 2 * LONGEST_CHARACTER + (from.separator === to.separator ? 0 : LONGEST_REMAINDER);
}

/** What the rule makes of the path that starts at `at`; `undefined` where its root does not stand there as a whole. */
export function applyRule(rule: Rule, bytes: Buffer, at: number): Replacement | undefined {
  const { from, to } = rule;
  const stop = matchSpelled(from.text, bytes, at);
  if (stop < 0) {
    return undefined;
  }
  const next = characterAt(bytes, stop);
  const isBelow = separates(next, from);
  if (from.bare ? !isBelow : !isBelow && !endsPath(rule, next, bytes[stop])) {
    return undefined;
  }
  // A bare root's separator is also that of what follows, unless nothing does: `/` means the root and `//` what was `x/`.
  const whole = stop + (from.bare ? next.length : 0);
  const rest = from.bare && below(rule, bytes, whole) === 'more' ? stop : whole;
  const target = to.bare && below(rule, bytes, rest) !== 'more' ? to.whole : to.text;
  const head = respell(from.whole, target, bytes.subarray(at, whole));
  return convertBelow(rule, bytes, { head, at: rest });
}

/**
 * Whether a text can have the start of a path at `at`: what stands before it must not belong to the same path. What
 * stands before `floor` was just replaced, so that it must not matter: the way back would find something else there.
 */
export function startsPath(bytes: Buffer, at: number, floor: number): boolean {
  const before = characterBefore(bytes, at, floor);
  if (before.code === SLASH) {
    // The root of file:///workspace stands behind a slash that is not its parent's.
    const second = characterBefore(bytes, at - before.length, floor);
    return second.code === SLASH && characterBefore(bytes, at - before.length - second.length, floor).code === COLON;
  }
  return before.code !== undefined && !wordOr('_.~-\\)]}', before.code);
}

/** What stands at `at`: nothing of the path, one separator and nothing more, or more. */
function below({ from, anywhere }: Rule, bytes: Buffer, at: number): 'nothing' | 'separator' | 'more' {
  const first = characterAt(bytes, at);
  if (isEnd(first, anywhere)) {
    return 'nothing';
  }
  const isLast = isEnd(characterAt(bytes, at + first.length), anywhere);
  return isLast && separates(first, from) ? 'separator' : 'more';
}

/** Where the two places part segments differently, the separators below the root change too. */
function convertBelow(
  { from, to, anywhere }: Rule,
  bytes: Buffer,
  { head, at }: { head: Buffer; at: number },
): Replacement {
  if (from.separator === to.separator) {
    return { end: at, bytes: head };
  }
  const parts: Uint8Array[] = [head];
  const stop = at + LONGEST_REMAINDER;
  let position = at;
  let character = characterAt(bytes, position);
  while (!isEnd(character, anywhere) && position + character.length <= stop) {
    const spelled = bytes.subarray(position, position + character.length);
    parts.push(character.code === from.separator.charCodeAt(0) ? otherSeparator(spelled, from, to) : spelled);
    position += character.length;
    character = characterAt(bytes, position);
  }
  return { end: position, bytes: Buffer.concat(parts) };
}

function otherSeparator(spelled: Buffer, from: SpelledRoot, to: SpelledRoot): Buffer {
  const style = spellings(from.separator).findIndex((form) => form.equals(spelled));
  const forms = spellings(to.separator);
  return (forms[style] ?? forms[0]) as Buffer;
}

function separates({ code }: Character, { separator }: SpelledRoot): boolean {
  return code !== undefined && isSeparator(String.fromCodePoint(code), separator);
}

function isEnd({ code }: Character, anywhere: boolean): boolean {
  return code === undefined || (anywhere && NOT_IN_PATHS.test(String.fromCodePoint(code)));
}

function endsPath({ anywhere }: Rule, next: Character, byte: number | undefined): boolean {
  return next.code === undefined ? byte === QUOTE : anywhere && !wordOr('_.~-+@%', next.code);
}

function wordOr(others: string, code: number): boolean {
  const character = String.fromCodePoint(code);
  return others.includes(character) || /[\p{L}\p{N}\p{M}]/u.test(character);
}

const SLASH = 0x2f;
const COLON = 0x3a;
const QUOTE = 0x22;
/** A character beyond U+FFFF, escaped. Bytes. */
const LONGEST_CHARACTER = 12;
/** Below a root, separators are changed in that many bytes: no file system has longer paths. */
const LONGEST_REMAINDER = 4096;
/** What ends a path in the middle of a text. */
const NOT_IN_PATHS = /[\s\p{Cc}"'`<>|*?:;,()[\]{}=&!]/u;
