import type { Scalar } from './row-reader.js';
/** Tokens as the model's service counted them: `input` without what was read from its cache or written to it. */
export interface Tokens {
    readonly input: number;
    readonly output: number;
    readonly cacheRead: number;
    readonly cacheWrite: number;
}
/** The paths of a row in which an agent keeps what an answer took. */
export declare const USAGE_PATHS: readonly ['message.id', 'message.usage.input_tokens', 'message.usage.output_tokens', 'message.usage.cache_read_input_tokens', 'message.usage.cache_creation_input_tokens'];
/** Sums up the answers. One answer may be several rows, each with its usage up to then: its last row counts. */
export declare function usageCounter(): {
    add(values: Readonly<Record<(typeof USAGE_PATHS)[number], Scalar | undefined>>): void;
    tokens(): Tokens;
};
