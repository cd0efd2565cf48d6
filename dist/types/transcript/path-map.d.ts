/** One directory that has another name in the other place. Both absolute, without a separator at the end (bare roots keep theirs). */
export interface PathPair {
    readonly from: string;
    readonly to: string;
}
/** An ordered list of pairs, longest `from` first, as `pathMap` makes it. */
export type PathMap = readonly PathPair[];
/**
 * Makes a path map from pairs of absolute directories: POSIX (`/workspace`), Windows drive (`D:\a\repo`, `D:/a/repo`) or UNC (`\\server\share`).
 * Separators at the end are dropped, repeated pairs are taken once. Directories are compared as they are spelled, case included.
 * @throws UserError for an empty or relative directory, and where one directory is to become two different ones.
 */
export declare function pathMap(pairs: readonly PathPair[]): PathMap;
/**
 * The map that undoes `map`.
 * @throws UserError where two directories became the same one, which nothing can undo.
 */
export declare function inverse(map: PathMap): PathMap;
/**
 * `path` as it is called in the other place, or unchanged where no root of the map holds it. Whole segments only:
 * `/workspace` holds `/workspace` and `/workspace/a`, not `/workspace2`. The part below the root is left as it is,
 * but for its separators where the two roots have different ones.
 */
export declare function mapPath(map: PathMap, path: string): string;
/** A directory taken apart, so that `/` and `D:\` need no special case elsewhere. */
export interface Root {
    /** Everything before the separator that follows the root: empty for `/`, `D:` for `D:\`. */
    readonly body: string;
    readonly separator: '/' | '\\';
    /** Whether the separator belongs to the root itself, as in `/` and `D:\`. */
    readonly bare: boolean;
}
/** @throws UserError for an empty or relative directory. */
export declare function parseRoot(directory: string): Root;
/** Whether `character` parts segments below a root with this separator; Windows takes both. */
export declare function isSeparator(character: string | undefined, separator: '/' | '\\'): boolean;
