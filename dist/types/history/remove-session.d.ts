import { type Log } from '../log.js';
export interface Removal {
    /** Branches that hold files of the session, `main` among them, and which files these are. */
    readonly branches: readonly {
        readonly branch: string;
        readonly paths: readonly string[];
    }[];
}
/**
 * Removes a session from `main` and from every branch, by a commit on each that also keeps a merge from bringing it back.
 * Earlier commits still have it. With `dryRun` nothing is changed, and what would go is returned.
 */
export declare function removeSession(bare: string, id: string, { dryRun, log }?: {
    readonly dryRun?: boolean;
    readonly log?: Log;
}): Promise<Removal>;
