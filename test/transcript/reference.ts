import type { FieldRules } from '../../src/transcript/fields.ts';
import type { PathPair } from '../../src/transcript/path-map.ts';

/** A token of a row, or what stands between two of them. */
export interface Token {
  readonly text: string;
  /** Of a string: what its key says. */
  readonly meaning?: Meaning;
}

type Meaning = 'directory' | 'path' | 'untouched' | 'other';

/** Slow, obvious, and written without a look at the rewriter: takes a whole valid row apart, with a stack. */
export function tokens(row: string, fields: FieldRules): Token[] {
  const list: Token[] = [];
  const stack: { isObject: boolean; meaning: Meaning }[] = [];
  let key: Meaning = 'other';
  let expectsKey = false;
  for (const [text] of row.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+|\s+/g)) {
    const top = stack.at(-1);
    if (text.startsWith('"')) {
      if (top?.isObject === true && expectsKey) {
        list.push({ text, meaning: 'other' });
        key = meaningOf(JSON.parse(text) as string, fields);
      } else {
        list.push({ text, meaning: top === undefined ? 'other' : top.isObject ? key : top.meaning });
      }
      continue;
    }
    list.push({ text });
    if (text.trim() === '') {
      continue;
    }
    if (text === '{' || text === '[') {
      const inherited = text === '[' && top?.isObject === true ? key : 'other';
      if (top?.isObject === false) {
        top.meaning = 'other';
      }
      stack.push({ isObject: text === '{', meaning: inherited });
      expectsKey = text === '{';
    } else if (text === '}' || text === ']') {
      stack.pop();
    } else if (text === ',') {
      expectsKey = top?.isObject === true;
    } else if (text === ':') {
      expectsKey = false;
    } else if (top?.isObject === false) {
      top.meaning = 'other';
    }
  }
  return list;
}

function meaningOf(key: string, fields: FieldRules): Meaning {
  if (
    fields.untouchedKeys.includes(key) ||
    fields.untouchedKeySuffixes.some((end) => key.toLowerCase().endsWith(end))
  ) {
    return 'untouched';
  }
  return fields.directoryKeys.includes(key) ? 'directory' : fields.pathKeys.includes(key) ? 'path' : 'other';
}

/** What becomes of a decoded string. */
export function referenceMapped(
  text: string,
  meaning: Meaning,
  { map, pointers }: { map: readonly PathPair[]; pointers: readonly PathPair[] },
): string {
  if (meaning === 'untouched') {
    return text;
  }
  const inField = meaning === 'directory' || meaning === 'path';
  let out = '';
  let at = 0;
  /** Where the last replacement ended. */
  let floor = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = [
      ...(inField && at === 0 ? map.filter((pair) => isBelow(rest, pair.from, '')) : []),
      ...pointers.filter(
        (pair) =>
          (at === 0 || (at > floor && startsPath(text.slice(floor, at)))) && isBelow(rest, pair.from, '_.~-+@%'),
      ),
    ].sort((a, b) => b.from.length - a.from.length)[0];
    if (found === undefined) {
      out += text[at];
      at += 1;
    } else {
      const isPointer = pointers.includes(found) && !map.includes(found);
      const below = rest.slice(found.from.length);
      const path = isPointer ? (/^[^\s\p{Cc}"'`<>|*?:;,()[\]{}=&!]*/u.exec(below) as RegExpExecArray)[0] : below;
      const changes = separator(found.from) !== separator(found.to);
      out += found.to + (changes ? path.replaceAll(separator(found.from), separator(found.to)) : '');
      at += found.from.length + (changes ? path.length : 0);
      floor = at;
    }
  }
  return out;
}

function isBelow(text: string, root: string, alsoOfSegments: string): boolean {
  if (!text.startsWith(root)) {
    return false;
  }
  const [next] = text.slice(root.length);
  if (next === undefined || next === '/' || (next === '\\' && separator(root) === '\\')) {
    return true;
  }
  return alsoOfSegments !== '' && !alsoOfSegments.includes(next) && !/[\p{L}\p{N}\p{M}]/u.test(next);
}

function startsPath(before: string): boolean {
  const last = [...before].at(-1);
  return before.endsWith('://') || (last !== undefined && !/[\p{L}\p{N}\p{M}_.~\-/\\)\]}]/u.test(last));
}

function separator(root: string): string {
  return root.includes('/') ? '/' : '\\';
}
