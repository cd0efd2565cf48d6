import type { Scalar } from './row-reader.ts';

/** Tokens as the model's service counted them: `input` without what was read from its cache or written to it. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** The paths of a row in which an agent keeps what an answer took. */
export const USAGE_PATHS = [
  'message.id',
  'message.usage.input_tokens',
  'message.usage.output_tokens',
  'message.usage.cache_read_input_tokens',
  'message.usage.cache_creation_input_tokens',
] as const;

/** Sums up the answers. One answer may be several rows, each with its usage up to then: its last row counts. */
export function usageCounter(): {
  add(values: Readonly<Record<(typeof USAGE_PATHS)[number], Scalar | undefined>>): void;
  tokens(): Tokens;
} {
  const sum: { -readonly [Kind in keyof Tokens]: number } = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  const recent = new Map<string, Tokens>();
  return {
    add: (values) => {
      const tokens: Tokens = {
        input: amount(values['message.usage.input_tokens']),
        output: amount(values['message.usage.output_tokens']),
        cacheRead: amount(values['message.usage.cache_read_input_tokens']),
        cacheWrite: amount(values['message.usage.cache_creation_input_tokens']),
      };
      const id = values['message.id'];
      const before = typeof id === 'string' ? recent.get(id) : undefined;
      for (const kind of KINDS) {
        sum[kind] += tokens[kind] - (before?.[kind] ?? 0);
      }
      if (typeof id === 'string') {
        recent.delete(id);
        recent.set(id, tokens);
        forgetOldest(recent);
      }
    },
    tokens: () => ({ ...sum }),
  };
}

const KINDS = ['input', 'output', 'cacheRead', 'cacheWrite'] as const;

/** The rows of one answer stand close together, with the results of its tools between them. */
const MOST_RECENT = 100;

function forgetOldest(recent: Map<string, Tokens>): void {
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) {
    recent.delete(oldest);
  }
}

function amount(value: Scalar | undefined): number {
  return typeof value === 'number' && value >= 0 ? value : 0;
}
