import type { Agent } from '../agents/agent.js';
import type { Log } from '../log.js';
import type { SessionFile, WriteReport } from './session-store.js';
export interface HostWriting {
    readonly agent: Agent;
    readonly id: string;
    /** The project folder the session goes to, inside of `projects`. */
    readonly folder: string;
    readonly projects: string;
    readonly owner: Owner | undefined;
    readonly holder: Holder;
    /** What becomes of a file that is there already; where it stays, new ones get the mtime they bring. Default: it gives way. */
    readonly existing?: 'stays';
    readonly log: Log;
}
/** Whose the store is: an `agent`'s, where others write too and all is read back, or `ours` alone. */
export type Holder = 'agent' | 'ours';
interface Owner {
    readonly uid: number;
    readonly gid: number;
}
/**
 * Writes all files beside their places first, then renames them, the transcript last: a session that can't be
 * written as a whole does not appear.
 */
export declare function writeSession(writing: HostWriting, files: AsyncIterable<SessionFile>): Promise<WriteReport>;
export {};
