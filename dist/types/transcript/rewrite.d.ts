import { type FieldRules } from './fields.js';
import type { PathMap } from './path-map.js';
/** What becomes what, and where. */
export interface RewriteRules {
    /** Directories, replaced where a directory or path field starts with one. */
    readonly map: PathMap;
    /** Folders that are replaced wherever they stand in a string: those of the session itself, which texts point to. */
    readonly pointers: PathMap;
    readonly fields: FieldRules;
}
/** What a rewriter saw and did. */
export interface RewriteReport {
    /** Lines that are not blank. */
    readonly rows: number;
    readonly bytesIn: number;
    readonly bytesOut: number;
    /** How many paths were found and written anew, by where they stood. */
    readonly rewritten: {
        readonly directory: number;
        readonly path: number;
        readonly pointer: number;
    };
    /** Rows that do not start or end as an object does. */
    readonly brokenRows: number;
    /** The five largest, largest first: their line, counted from 1, and their bytes. */
    readonly largestRows: readonly {
        readonly line: number;
        readonly bytes: number;
    }[];
}
/**
 * Rewrites the paths of a transcript (or of any JSON document) that is pushed through it piece by piece. Only the bytes of
 * paths change; memory does not depend on the length of the file or of its rows; where the pieces part makes no difference.
 */
export interface Rewriter {
    /** Takes the next bytes and returns those that are decided by now: views of the chunk's room if it is in one, else of a copy. */
    push(chunk: Uint8Array): Uint8Array[];
    /** The last bytes. */
    end(): Uint8Array[];
    /** What was seen and done up to now: complete after `end`. */
    report(): RewriteReport;
    /** A buffer of so many bytes that `push` need not copy: fill it from its start and push the filled part. */
    room(size: number): Buffer;
}
/** Rewriting as a stream: the pieces, and the report once they were all read. */
export interface Rewriting extends AsyncIterable<Uint8Array> {
    report(): RewriteReport;
}
/**
 * Rewrites `source` as it is read. Capture and restore are this one function with inverse maps.
 * @throws UserError for a map that is not of absolute directories.
 */
export declare function rewrite(source: AsyncIterable<Uint8Array>, rules: RewriteRules): Rewriting;
/** @throws UserError for a map that is not of absolute directories. */
export declare function createRewriter({ map, pointers, fields }: RewriteRules): Rewriter;
