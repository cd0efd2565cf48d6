import { markLength } from './byte-order-mark.ts';
import { type RowTree, treeBuilder } from './inspect-tree.ts';
import { turnFollower } from './inspect-turn.ts';
import { type Tokens, USAGE_PATHS, usageCounter } from './inspect-usage.ts';
import { type ReadRow, type RowValues, rowReader } from './row-reader.ts';
import { largestRows, type RowSplitter } from './rows.ts';

/** What a transcript says of its session. */
export interface TranscriptFacts {
  /** Lines that are not blank. */
  readonly rows: number;
  /** Rows that are no JSON object. */
  readonly brokenRows: number;
  /** The same by kind: with NULs in them; that end as a row does, so that there may be whole ones in them; others. */
  readonly broken: { readonly nul: number; readonly spliced: number; readonly torn: number };
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
  readonly largestRows: readonly { readonly line: number; readonly bytes: number }[];
}

/**
 * Reads a transcript once, from start to end. Memory does not depend on the length of its rows, and grows by some 140
 * bytes for each of the first million.
 */
export async function inspect(source: AsyncIterable<Uint8Array>): Promise<TranscriptFacts> {
  const inspector = createInspector();
  for await (const chunk of source) {
    inspector.push(chunk);
  }
  return inspector.end();
}

/** The same for a transcript that comes in piece by piece. */
export interface Inspector {
  push(chunk: Uint8Array): void;
  end(): TranscriptFacts;
}

export interface InspectOptions {
  /** From when on rows are of interest by themselves. */
  readonly since?: Date;
}

export function createInspector({ since }: InspectOptions = {}): Inspector {
  const collected = collector(since?.getTime() ?? Number.POSITIVE_INFINITY);
  const reader: RowSplitter = rowReader(paths, collected.add);
  let offset = 0;
  let lastByte = NEWLINE;
  return {
    push: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      reader.feed(bytes, markLength(bytes, offset), bytes.length);
      offset += bytes.length;
      lastByte = chunk.at(-1) ?? lastByte;
    },
    end: () => {
      reader.end();
      return { ...collected.facts(), endsOpen: lastByte !== NEWLINE };
    },
  };
}

const paths = [
  'type',
  'isSidechain',
  'isMeta',
  'isCompactSummary',
  'cwd',
  'sessionId',
  'version',
  'timestamp',
  'uuid',
  'parentUuid',
  'message.model',
  'message.content[].type',
  ...USAGE_PATHS,
] as const;

type Values = RowValues<(typeof paths)[number]>;

/** More directories, session ids or models than that in one transcript are not remembered. */
const MOST_DIFFERENT = 1000;

function collector(since: number): {
  add(row: ReadRow<(typeof paths)[number]>): void;
  facts(): Omit<TranscriptFacts, 'endsOpen'>;
} {
  const directories = new Set<string>();
  const sessionIds = new Set<string>();
  const models = new Set<string>();
  const largest = largestRows(5);
  const usage = usageCounter();
  const rowTree = treeBuilder();
  const turn = turnFollower();
  const counts = { rows: 0, brokenRows: 0, userRows: 0, turns: 0 };
  const broken = { nul: 0, spliced: 0, torn: 0 };
  const sides = { main: 0, side: 0 };
  let agentVersion: string | undefined;
  let firstTimestamp: string | undefined;
  let earliestTimestamp: string | undefined;
  let lastTimestamp: string | undefined;
  let firstSince: string | undefined;

  function addValues(values: Values): void {
    const { type, isSidechain, isMeta, cwd, sessionId, version, timestamp, uuid, parentUuid } = values;
    if (type === 'user' && isSidechain !== true && isMeta !== true) {
      counts.userRows += 1;
      counts.turns += isPrompt(values) ? 1 : 0;
    }
    if (type === 'assistant') {
      usage.add(values);
      remember(models, values['message.model'] === NO_MODEL ? undefined : values['message.model']);
    }
    if (typeof uuid === 'string') {
      rowTree.add(uuid, parentUuid, isSidechain === true);
    }
    turn.add(values);
    sides.main += isSidechain === false ? 1 : 0;
    sides.side += isSidechain === true ? 1 : 0;
    remember(directories, cwd);
    remember(sessionIds, sessionId);
    agentVersion = asText(version) ?? agentVersion;
    firstTimestamp ??= asText(timestamp);
    // All are written in the same form.
    if (typeof timestamp === 'string' && timestamp < (earliestTimestamp ?? '~')) earliestTimestamp = timestamp;
    if (firstSince === undefined && typeof timestamp === 'string' && Date.parse(timestamp) >= since) {
      firstSince = timestamp;
    }
    lastTimestamp = asText(timestamp) ?? lastTimestamp;
  }

  return {
    add: (row) => {
      counts.rows += 1;
      largest.add(row);
      if (row.valid) {
        addValues(row.values);
        return;
      }
      counts.brokenRows += 1;
      broken[row.hasNul ? 'nul' : row.whole ? 'spliced' : 'torn'] += 1;
    },
    facts: () => ({
      ...counts,
      broken: { ...broken },
      inTurn: turn.inTurn(),
      tokens: usage.tokens(),
      models: [...models],
      tree: rowTree.tree(),
      directories: [...directories],
      sessionIds: [...sessionIds],
      agentVersion,
      firstTimestamp,
      earliestTimestamp,
      lastTimestamp,
      firstSince,
      sidechain: sides.side > 0 && sides.main === 0,
      largestRows: largest.list(),
    }),
  };
}

/** The model that Claude Code names in rows it wrote itself, such as those about an error. */
const NO_MODEL = '<synthetic>';

function isPrompt(values: Values): boolean {
  return values['message.content[].type'] !== 'tool_result' && values.isCompactSummary !== true;
}

function remember(known: Set<string>, value: unknown): void {
  if (typeof value === 'string' && known.size < MOST_DIFFERENT) {
    known.add(value);
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const NEWLINE = 0x0a;
