import { type Log } from '../log.js';
import { type FolderState } from './folder-state.js';
export interface HistoryOptions {
    readonly log?: Log;
}
export interface PreserveReport {
    /** The commit that the branch is at now; `undefined` where there is nothing in it and nothing in the folder. */
    readonly commit: string | undefined;
    /** Whether the branch moved. */
    readonly moved: boolean;
    /** Files that were new or had changed since the folder and the branch last met. */
    readonly changed: number;
}
/**
 * Commits what is in `folder` to the branch of a sandbox; never to `main`. A file that is not in the folder stays in the
 * branch, and what the branch has besides is merged with it: a fresh folder takes nothing away.
 */
export declare function preserve(bare: string, folder: string, branch: string, { log }?: HistoryOptions): Promise<PreserveReport>;
/** The same, without noting what is known of the folder, which is returned. */
export declare function preserveFolder(bare: string, folder: string, branch: string, log: Log): Promise<{
    report: PreserveReport;
    state: FolderState;
}>;
