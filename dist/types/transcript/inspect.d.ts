import { type RowTree } from './inspect-tree.js';
import { type Tokens } from './inspect-usage.js';
/** What a transcript says of its session. */
export interface TranscriptFacts {
    /** Lines that are not blank. */
    readonly rows: number;
    /** Rows that are no JSON object. */
    readonly brokenRows: number;
    /** The same by kind: with NULs in them; that end as a row does, so that there may be whole ones in them; others. */
    readonly broken: {
        readonly nul: number;
        readonly spliced: number;
        readonly torn: number;
    };
    /** Whether the last line lacks its newline, so that a row that is written behind it would not be one. */
    readonly endsOpen: boolean;
    /** Rows of a user in the conversation itself: not of a sub-agent, not put in by the agent's program. */
    readonly userRows: number;
    /** Those of them that are prompts, and no results of tools. */
    readonly turns: number;
    /** Whether the conversation ends with a row of the user or of an agent that had more to do: an answer is missing. */
    readonly inTurn: boolean;
    /** What the answers took, those of sub-agents in the same file included. */
    readonly tokens: Tokens;
    /** The models that answered, in the order they came up. */
    readonly models: readonly string[];
    /** `undefined` of a transcript of more than a million rows. */
    readonly tree: RowTree | undefined;
    /** The directories the agent stood in, in the order they came up; the first is where the session began. */
    readonly directories: readonly string[];
    /** The session ids that rows name, in the order they came up. */
    readonly sessionIds: readonly string[];
    /** The version of the agent's program that wrote the last row that names one. */
    readonly agentVersion: string | undefined;
    /** The times of the first and of the last row that has one, as the agent wrote them (RFC 3339). */
    readonly firstTimestamp: string | undefined;
    /** The earliest time of any row: a fork begins with rows of its own, and copies older ones behind them. */
    readonly earliestTimestamp: string | undefined;
    readonly lastTimestamp: string | undefined;
    /** That of the first row which is not older than what was asked for. */
    readonly firstSince: string | undefined;
    /** Whether every row that says so is of a sub-agent. */
    readonly sidechain: boolean;
    /** The five largest, largest first: their line, counted from 1, and their bytes. */
    readonly largestRows: readonly {
        readonly line: number;
        readonly bytes: number;
    }[];
}
/**
 * Reads a transcript once, from start to end. Memory does not depend on the length of its rows, and grows by some 140
 * bytes for each of the first million.
 */
export declare function inspect(source: AsyncIterable<Uint8Array>): Promise<TranscriptFacts>;
/** The same for a transcript that comes in piece by piece. */
export interface Inspector {
    push(chunk: Uint8Array): void;
    end(): TranscriptFacts;
}
export interface InspectOptions {
    /** From when on rows are of interest by themselves. */
    readonly since?: Date;
}
export declare function createInspector({ since }?: InspectOptions): Inspector;
