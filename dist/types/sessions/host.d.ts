import type { Agent } from '../agents/agent.js';
import { type Log } from '../log.js';
import { type Holder } from './host-write.js';
import type { SessionStore } from './session-store.js';
export interface HostStoreOptions {
    readonly agent?: Agent;
    /** Who shall own what is written, where this process may decide it (as root): else the owner of the folder above. */
    readonly owner?: {
        readonly uid: number;
        readonly gid: number;
    };
    readonly log?: Log;
    /** How to take `directory`: resolved to its real path where it exists, or to the letter. Default: `real`. */
    readonly spelling?: 'real' | 'given';
    /** Whose the folder is: what is written to an agent's is read back. Default: `agent`. */
    readonly holder?: Holder;
}
/**
 * The sessions of `directory` on the file system this process runs on. `directory` need not exist: it may be a
 * container's whose config directory lies here. Where it exists, its real path counts.
 * Symbolic links in and in place of `projectsDir` are not followed; those on the way to it are.
 */
export declare function hostSessionStore(directory: string, projectsDir?: string, options?: HostStoreOptions): SessionStore;
