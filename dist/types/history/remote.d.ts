import { type Log } from '../log.js';
import { type PushReport } from './push.js';
export interface RemoteOptions {
    /** The folder to make the clone in, which gets a name of its own there. */
    readonly root: string;
    /** Which branches to fetch besides `main`, where they are there. */
    readonly branches: 'all' | readonly string[];
    /** Whether to fetch the contents of files at once, or when they are read, where the server can do that. Default: `all`. */
    readonly contents?: 'all' | 'when-read';
    /** What to log in with over https; it never comes into a URL, a file or the arguments of a program. */
    readonly token?: string;
    /** The program for ssh and its arguments, as a shell takes them. Default: `ssh`. */
    readonly ssh?: string;
    /** Bytes of the largest file that the server takes. Default: 100 MiB on github.com and ghe.com, else any. */
    readonly largestFile?: number;
    /** Ends everything that git does with the clone, for whoever cannot wait for a server forever. */
    readonly signal?: AbortSignal;
    readonly log?: Log;
}
/** A clone of a remote history, on which all functions for histories work, and the way back. */
export interface RemoteHistory {
    readonly bare: string;
    /** Takes in what others have pushed since: of the branches that were asked for. */
    fetch(): Promise<void>;
    /**
     * Brings a branch to the remote repository, never by force: what others pushed meanwhile is merged, and it is tried again.
     * @throws ArchiveError where the server refuses it.
     */
    push(branch: string): Promise<PushReport>;
    /** Removes the clone. */
    close(): Promise<void>;
}
/**
 * Clones a history from a URL (file, git, ssh, http, https), which may be an empty repository.
 * @throws UserError where the URL holds a password; ArchiveError where the repository cannot be reached.
 */
export declare function openRemote(url: string, options: RemoteOptions): Promise<RemoteHistory>;
