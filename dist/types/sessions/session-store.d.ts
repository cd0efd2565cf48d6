import type { Sidecar } from '../agents/agent.js';
/** One file of a session, its content still to be read. Files of one store are read one after the other, in order. */
export interface SessionFile {
    /** Which session it belongs to. */
    readonly sessionId: string;
    /** Relative to the project folder, with `/`: `<id>.jsonl`, `<id>/subagents/agent-1.jsonl`, `memory/MEMORY.md`. */
    readonly path: string;
    readonly kind: 'transcript' | Sidecar;
    /** Bytes of `content`, where the store knows them beforehand. */
    readonly size: number | undefined;
    /** Permission bits only. */
    readonly mode: number;
    readonly mtime: Date;
    readonly content: AsyncIterable<Uint8Array>;
    /** What `content` was, where whoever hands it on takes its digest anyway; to be asked once it was read to its end. */
    readonly digest?: () => Digest;
}
/** What a file must be, byte for byte. */
export interface Digest {
    /** Bytes. */
    readonly size: number;
    /** Lower-case hex. */
    readonly sha256: string;
}
/** A transcript as a listing shows it, not yet opened. */
export interface TranscriptEntry {
    readonly id: string;
    readonly size: number;
    readonly mtime: Date;
}
/** What a file looks like from outside. */
export interface FileGlance {
    /** Bytes. */
    readonly size: number;
    readonly mtime: Date;
}
/** What arrived in a store, after it was read back and found the same. */
export interface WriteReport {
    readonly files: number;
    readonly bytes: number;
    /** Files left as they were because the store held a later state of them: paths relative to the project folder. */
    readonly kept: readonly string[];
}
/** A place where an agent itself keeps sessions, for one working directory. */
export interface SessionStore {
    /** The working directory, as the agent's rows spell it: its real path where it exists. */
    readonly directory: string;
    /** The folder that holds the sessions of all directories: `<config>/projects`. */
    readonly projectsDir: string;
    /** Where the transcript of a session lies, whether it exists or not. */
    sessionFilePath(id: string): string;
    /** The transcripts of the working directory, in no order; empty where the agent never ran. */
    list(): Promise<readonly TranscriptEntry[]>;
    /**
     * The files of the given sessions, session after session, each one's transcript first; what belongs to all of them
     * comes once, with the first. A session that is not there yields nothing.
     */
    read(ids: readonly string[], include: readonly Sidecar[]): AsyncIterable<SessionFile>;
    /**
     * The regular files that now are at `names`, entries of the project folder of session `id`, and below: by their path
     * relative to that folder. Nothing is opened. `undefined` where nobody can write, or it can't be seen without copying.
     */
    glance(id: string, names: readonly string[]): Promise<ReadonlyMap<string, FileGlance> | undefined>;
    /** Puts the files of one session in place as the agent's user would have written them, with mtime now, and reads them back. */
    write(id: string, files: AsyncIterable<SessionFile>): Promise<WriteReport>;
    /**
     * Puts the files of several sessions, session after session, where nothing is yet, in as few steps as for one, each with
     * the mtime it brings. What is there stays as it is and is reported as kept. Absent where a store is reached file by file.
     */
    writeBeside?(files: AsyncIterable<SessionFile>): Promise<WriteReport>;
}
