/**
 * Which keys of a row mean what, as an agent writes them. A key counts wherever it stands in the row, and only as a
 * key: a quotation inside a string is not one. Keys are compared decoded. A rule holds for the string that is the
 * key's value, and for the strings of an array that is, up to the first element that is no string.
 */
export interface FieldRules {
  /** The directory the agent stood in when it wrote the row. */
  readonly directoryKeys: readonly string[];
  /** Keys of tool inputs and tool results whose string (or array of strings) is a path. */
  readonly pathKeys: readonly string[];
  /** Keys whose string must keep its bytes: signed thinking, ids, encoded data. They win over the two lists above. */
  readonly untouchedKeys: readonly string[];
  /** The same for every key that ends so, whatever its case. */
  readonly untouchedKeySuffixes: readonly string[];
}

/** What the key of a string says about it. Numbers, because one is looked up for every candidate in a transcript. */
export const OTHER = 0;
export const DIRECTORY = 1;
const PATH = 2;
export const UNTOUCHED = 3;

/** Looks up the key that stands between two quotation marks at `start` and before `end`. */
export type KeyLookup = (bytes: Buffer, start: number, end: number) => number;

/** A lookup that remembers the spellings it has seen, since a transcript repeats a few dozen keys. */
export function keyLookup(rules: FieldRules): KeyLookup {
  const seen = new Map<string, number>();
  return (bytes, start, end) => {
    const spelling = bytes.toString('latin1', start, end);
    const known = seen.get(spelling);
    if (known !== undefined) {
      return known;
    }
    const meaning = meaningOf(decodeKey(bytes.toString('utf8', start, end)), rules);
    if (seen.size < REMEMBERED_KEYS) {
      seen.set(spelling, meaning);
    }
    return meaning;
  };
}

/** A transcript may hold any number of keys, memory may not. */
const REMEMBERED_KEYS = 4096;

function decodeKey(spelling: string): string | undefined {
  if (!spelling.includes('\\')) {
    return spelling;
  }
  try {
    return JSON.parse(`"${spelling}"`) as string;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

function meaningOf(key: string | undefined, rules: FieldRules): number {
  if (key === undefined) {
    return OTHER;
  }
  const lower = key.toLowerCase();
  if (
    rules.untouchedKeys.includes(key) ||
    rules.untouchedKeySuffixes.some((suffix) => lower.endsWith(suffix.toLowerCase()))
  ) {
    return UNTOUCHED;
  }
  if (rules.directoryKeys.includes(key)) {
    return DIRECTORY;
  }
  return rules.pathKeys.includes(key) ? PATH : OTHER;
}
