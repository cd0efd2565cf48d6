import type { BigIntStats } from 'node:fs';
import type { Log } from '../log.js';
/** A file of a history as it stands in a folder. */
export interface FoundFile {
    /** Relative to the folder, with `/`. */
    readonly path: string;
    readonly stat: FileStat;
}
/** What shows that a file changed, without reading it. */
export interface FileStat {
    readonly size: number;
    /** Nanoseconds since 1970. */
    readonly mtime: bigint;
    /** The same of the last change of any kind; an agent that is not root cannot set it. */
    readonly ctime: bigint;
    readonly inode: bigint;
}
/**
 * The files of a folder that a history keeps. The folder may be an agent's: only regular files are seen, no link is
 * followed, and what has no place in a history is not even looked into.
 */
export declare function scanFolder(folder: string, log: Log): Promise<readonly FoundFile[]>;
/** What stands at a path; `undefined` where that is no regular file. */
export declare function fileStat(path: string): Promise<FileStat | undefined>;
export declare function toFileStat({ size, mtimeNs, ctimeNs, ino }: BigIntStats): FileStat;
export declare function isSameStat(one: FileStat, other: FileStat): boolean;
/** Of the entry itself, where it is a link; `undefined` where there is none. */
export declare function statOf(path: string): Promise<BigIntStats | undefined>;
