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
export declare const OTHER = 0;
export declare const DIRECTORY = 1;
export declare const UNTOUCHED = 3;
/** Looks up the key that stands between two quotation marks at `start` and before `end`. */
export type KeyLookup = (bytes: Buffer, start: number, end: number) => number;
/** A lookup that remembers the spellings it has seen, since a transcript repeats a few dozen keys. */
export declare function keyLookup(rules: FieldRules): KeyLookup;
