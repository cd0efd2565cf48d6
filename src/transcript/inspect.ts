import { type ReadRow, rowReader } from './row-reader.ts';
import { largestRows, type RowSplitter } from './rows.ts';

/** What a transcript says of its session. */
export interface TranscriptFacts {
  /** Lines that are not blank. */
  readonly rows: number;
  /** Rows that are no JSON object: torn, spliced, overwritten. */
  readonly brokenRows: number;
  /** Rows of a user in the conversation itself: not of a sub-agent, not put in by the agent's program. */
  readonly userRows: number;
  /** The directories the agent stood in, in the order they came up; the first is where the session began. */
  readonly directories: readonly string[];
  /** The session ids that rows name, in the order they came up. */
  readonly sessionIds: readonly string[];
  /** The version of the agent's program that wrote the last row that names one. */
  readonly agentVersion: string | undefined;
  /** The times of the first and of the last row that has one, as the agent wrote them (RFC 3339). */
  readonly firstTimestamp: string | undefined;
  readonly lastTimestamp: string | undefined;
  /** Whether every row that says so is of a sub-agent. */
  readonly sidechain: boolean;
  /** The five largest, largest first: their line, counted from 1, and their bytes. */
  readonly largestRows: readonly { readonly line: number; readonly bytes: number }[];
}

/** Reads a transcript once, from start to end, in memory that does not depend on its length or that of its rows. */
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

export function createInspector(): Inspector {
  const collected = collector();
  const reader: RowSplitter = rowReader(paths, collected.add);
  return {
    push: (chunk) => reader.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length),
    end: () => {
      reader.end();
      return collected.facts();
    },
  };
}

const paths = ['type', 'isSidechain', 'isMeta', 'cwd', 'sessionId', 'version', 'timestamp'] as const;

/** More directories or session ids than that in one transcript are not remembered. */
const MOST_DIFFERENT = 1000;

function collector(): { add(row: ReadRow<(typeof paths)[number]>): void; facts(): TranscriptFacts } {
  const directories = new Set<string>();
  const sessionIds = new Set<string>();
  const largest = largestRows(5);
  const counts = { rows: 0, brokenRows: 0, userRows: 0 };
  const sides = { main: 0, side: 0 };
  let agentVersion: string | undefined;
  let firstTimestamp: string | undefined;
  let lastTimestamp: string | undefined;
  return {
    add: (row) => {
      counts.rows += 1;
      largest.add(row);
      if (!row.valid) {
        counts.brokenRows += 1;
        return;
      }
      const { type, isSidechain, isMeta, cwd, sessionId, version, timestamp } = row.values;
      counts.userRows += type === 'user' && isSidechain !== true && isMeta !== true ? 1 : 0;
      sides.main += isSidechain === false ? 1 : 0;
      sides.side += isSidechain === true ? 1 : 0;
      remember(directories, cwd);
      remember(sessionIds, sessionId);
      agentVersion = asText(version) ?? agentVersion;
      firstTimestamp ??= asText(timestamp);
      lastTimestamp = asText(timestamp) ?? lastTimestamp;
    },
    facts: () => ({
      ...counts,
      directories: [...directories],
      sessionIds: [...sessionIds],
      agentVersion,
      firstTimestamp,
      lastTimestamp,
      sidechain: sides.side > 0 && sides.main === 0,
      largestRows: largest.list(),
    }),
  };
}

function remember(known: Set<string>, value: unknown): void {
  if (typeof value === 'string' && known.size < MOST_DIFFERENT) {
    known.add(value);
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
