import type { FileStat } from './scan-folder.js';
/** What is known of a file of a folder since it was last read or written. */
export interface KnownFile {
    readonly stat: FileStat;
    readonly blob: string;
    /** Milliseconds since 1970 of the last row, where it is a transcript that names a time. */
    readonly activity: number | undefined;
    /** Whether it may have changed since without a trace: then its content is known, but not that it is still the same. */
    readonly unsure?: boolean;
}
/**
 * What a branch and a folder had in common when one was last brought into the other, by path. It is kept in the
 * repository, where no agent can write, and only saves work: without it every file is read again.
 */
export type FolderState = ReadonlyMap<string, KnownFile>;
export declare function loadFolderState(bare: string, folder: string, branch: string): Promise<FolderState>;
export declare function saveFolderState(bare: string, folder: string, branch: string, state: FolderState): Promise<void>;
/** Whether a file that was read at `now` could change once more and look the same. */
export declare function isTooFresh({ ctime }: FileStat, now: Date): boolean;
