import { type Log } from '../log.js';
export interface PublishReport {
    /** The commit that `main` is at now. */
    readonly commit: string;
    /** Whether `main` moved: not where all of the branch was in it already. */
    readonly moved: boolean;
}
/**
 * Folds a branch into `main`, on the repository alone: the merge is computed without a work tree, and `main` moves only
 * from the commit that was merged with. Publishing again changes nothing; publishing at the same time all lands.
 * @throws UserError where there is no such branch; ArchiveError where `main` never stands still.
 */
export declare function publish(bare: string, branch: string, { log }?: {
    readonly log?: Log;
}): Promise<PublishReport>;
