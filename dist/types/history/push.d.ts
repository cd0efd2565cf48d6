import type { Log } from '../log.js';
export interface PushReport {
    /** The commit that the branch is at, here and there. */
    readonly commit: string;
    /** Times it had to be merged with what others pushed meanwhile. */
    readonly merges: number;
}
export interface Pushing {
    /** Bytes. */
    readonly largestFile: number;
    readonly host: string;
    readonly log: Log;
}
/** Brings a branch to the remote repository, see `RemoteHistory`. */
export declare function pushBranch(bare: string, branch: string, pushing: Pushing): Promise<PushReport>;
/** Merges what was fetched of a branch into the branch. Returns the commit that it is at. */
export declare function takeInRemote(bare: string, branch: string, log: Log): Promise<string | undefined>;
