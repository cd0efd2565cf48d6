import { type HistoryOptions } from './preserve.js';
export interface PrepareReport {
    /** The commit that the branch is at now; `undefined` where there is no history yet. */
    readonly commit: string | undefined;
    /** Files that were written into the folder. */
    readonly written: number;
    /** Files that were not, because something else stood in their place than when the folder was read. */
    readonly kept: readonly string[];
}
/**
 * Brings the history of a branch, and `main`, into a folder, before an agent starts there: by adding. What is in the
 * folder already is committed to the branch first, so that nothing of it is lost, and merged with what comes in.
 * Transcripts get times by which the agent lists them in the order of their last rows.
 */
export declare function prepare(bare: string, folder: string, branch: string, options?: HistoryOptions): Promise<PrepareReport>;
/**
 * The same while an agent runs in the folder: `main` is taken in and what is in the folder preserved, never published. A
 * file that the agent writes to in that moment stays as it is.
 */
export declare function refresh(bare: string, folder: string, branch: string, options?: HistoryOptions): Promise<PrepareReport>;
