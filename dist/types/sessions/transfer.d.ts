import type { Agent, Sidecar } from '../agents/agent.js';
import type { RewriteReport } from '../transcript/rewrite.js';
import type { SessionFile, SessionStore } from './session-store.js';
export interface TransferOptions {
    readonly agent?: Agent;
    /** Which sidecars travel with the transcript; sub-agents and tool results where not given. */
    readonly include?: readonly Sidecar[];
}
/** A file that was transferred, as it is at its new place. */
export interface TransferredFile extends Omit<SessionFile, 'content' | 'size'> {
    /** Bytes. */
    readonly size: number;
    /** Lower-case hex. */
    readonly sha256: string;
    /** Of a transcript: what the rewriter saw and changed. */
    readonly rewrite: RewriteReport | undefined;
}
/** What a transfer moved. */
export interface TransferReport {
    readonly files: readonly TransferredFile[];
    /** Paths, relative to the project folder, that the store already held in a later state and kept. */
    readonly kept: readonly string[];
}
/**
 * Copies a session from one session store to another, its paths rewritten from the directory of the one
 * to that of the other. The session in `from` is only read.
 * @throws SessionCaptureError when the session is not in `from`, or cannot be read or written.
 */
export declare function transferSession(from: SessionStore, to: SessionStore, id: string, options?: TransferOptions): Promise<TransferReport>;
/** The same for several sessions in one pass over `from`; one that is not there is left out of the report. */
export declare function transferSessions(from: SessionStore, to: SessionStore, { ids, agent, include }: TransferOptions & {
    ids: readonly string[];
}): Promise<TransferReport>;
