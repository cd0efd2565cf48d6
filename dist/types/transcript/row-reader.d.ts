import { type Row, type RowSplitter } from './rows.js';
/** A value as JSON has it, where it is no object and no array. */
export type Scalar = string | number | boolean | null;
/** What stands in a row under the keys that were asked for; a key that is not there, or too long a value, is `undefined`. */
export type RowValues<Path extends string> = Readonly<Record<Path, Scalar | undefined>>;
export interface ReadRow<Path extends string> extends Row {
    /** Whether the row is one object, as a reader that parses it would find. */
    readonly valid: boolean;
    readonly hasNul: boolean;
    readonly values: RowValues<Path>;
}
/**
 * Reads a transcript piece by piece and tells of every row that is not blank what stands under the given keys, such as
 * `type`, `message.model`, or `content[].type` for what stands in the elements of an array. No row is kept, however
 * long. Of a key that is repeated, and of the elements of an array, the last value counts.
 */
export declare function rowReader<Path extends string>(paths: readonly Path[], onRow: (row: ReadRow<Path>) => void): RowSplitter;
