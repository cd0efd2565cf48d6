import type { Agent, Sidecar } from '../agents/agent.js';
import { type InspectOptions, type TranscriptFacts } from '../transcript/inspect.js';
import type { RewriteReport, RewriteRules } from '../transcript/rewrite.js';
import type { SessionFile, SessionStore } from './session-store.js';
export interface TransferOptions {
    readonly agent?: Agent;
    /** Which sidecars travel with the transcript; sub-agents and tool results where not given. */
    readonly include?: readonly Sidecar[];
    /** Transcripts are inspected on their way where this is given. */
    readonly inspect?: InspectOptions;
}
/** A file that was transferred, as it is at its new place. */
export interface TransferredFile extends Omit<SessionFile, 'content' | 'size' | 'digest'> {
    /** Bytes. */
    readonly size: number;
    /** Lower-case hex. */
    readonly sha256: string;
    /** Bytes that were read of it, before its paths were rewritten. */
    readonly read: number;
    /** Whether it does not end with a newline, as a file of rows does. */
    readonly endsOpen: boolean;
    /** Of a transcript: what the rewriter saw and changed. */
    readonly rewrite: RewriteReport | undefined;
    /** Of a transcript that was inspected: what it says now. */
    readonly facts?: TranscriptFacts;
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
/**
 * The same for several sessions in one pass over `from`; one that is not there is left out of the report. Where they
 * may go on from the session `former`, what points to its files points to their own afterwards.
 */
export declare function transferSessions(from: SessionStore, to: SessionStore, { ids, agent, include, inspect, former, }: TransferOptions & {
    ids: readonly string[];
    former?: string | undefined;
}): Promise<TransferReport>;
/** The files with their content rewritten; each is added to `done` once it was read to its end. */
export declare function rewriteEach(source: AsyncIterable<SessionFile>, { rules, inspect }: {
    rules: RewriteRules;
    inspect: InspectOptions | undefined;
}, done: TransferredFile[]): AsyncGenerator<SessionFile>;
