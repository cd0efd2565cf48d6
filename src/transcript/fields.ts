/**
 * Which keys of a row mean what, as an agent writes them. A key counts wherever it stands in the row,
 * and only as a key: a quotation inside a string is not one. Keys are compared decoded.
 */
export interface FieldRules {
  /** The directory the agent stood in when it wrote the row. */
  readonly directoryKeys: readonly string[];
  /** Keys of tool inputs and tool results whose string (or array of strings) is a path. */
  readonly pathKeys: readonly string[];
  /** Keys whose whole value must keep its bytes: signed thinking, ids, encoded data. */
  readonly untouchedKeys: readonly string[];
  /** The same for every key that ends so, whatever its case. */
  readonly untouchedKeySuffixes: readonly string[];
}
