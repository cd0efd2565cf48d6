import { createHash } from 'node:crypto';
import { markLength } from '../transcript/byte-order-mark.ts';
import { rowReader } from '../transcript/row-reader.ts';
import { rowSplitter } from '../transcript/rows.ts';
import type { RowSource } from './row-source.ts';

/** A row as a merge sees it: where it lies, and what makes it the same row as another. */
export interface MergeRow {
  /** The row's `uuid`; of one that has none, its bytes and the how-manieth of these it is. */
  readonly key: string;
  readonly hasId: boolean;
  /** Of its bytes. */
  readonly hash: string;
  readonly start: number;
  /** Where its newline is, or would be. */
  readonly end: number;
  /** Milliseconds since 1970; `undefined` where it names no time. */
  readonly time: number | undefined;
}

/** The rows of a source that begin at `from` or behind it, without blank ones. About 300 bytes of memory for each. */
export async function scanRows(source: RowSource, from: number): Promise<readonly MergeRow[]> {
  const rows: MergeRow[] = [];
  const seen: Seen = { ids: new Set(), counts: new Map() };
  let hash = createHash('sha256');
  let facts: { uuid: unknown; timestamp: unknown } | undefined;
  let start = from;

  // Fed first: when the splitter tells of a row, the reader has told what stands in it.
  const reader = rowReader(['uuid', 'timestamp'], ({ valid, values }) => {
    facts = valid ? values : undefined;
  });
  const splitter = rowSplitter({
    part: (bytes, begin, end) => hash.update(bytes.subarray(begin, end)),
    row: ({ bytes, blank }) => {
      const digest = hash.digest('base64').slice(0, 22);
      const end = start + bytes;
      if (!blank) rows.push({ ...identity(facts?.uuid, digest, seen), start, end, time: timeOf(facts?.timestamp) });
      hash = createHash('sha256');
      facts = undefined;
      start = end + 1;
    },
  });

  let offset = from;
  for await (const chunk of source.read(from, source.size)) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const mark = markLength(bytes, offset);
    start += mark;
    feedRows(bytes, mark, [reader, splitter]);
    offset += bytes.length;
  }
  reader.end();
  splitter.end();
  return rows;
}

/** Row by row: one of the two must not run ahead of the other. */
function feedRows(bytes: Buffer, from: number, readers: readonly ReturnType<typeof rowSplitter>[]): void {
  let start = from;
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    for (const reader of readers) reader.feed(bytes, start, end);
    start = end;
  }
}

interface Seen {
  readonly ids: Set<string>;
  readonly counts: Map<string, number>;
}

function identity(uuid: unknown, hash: string, { ids, counts }: Seen): Pick<MergeRow, 'key' | 'hasId' | 'hash'> {
  if (typeof uuid === 'string' && !ids.has(uuid)) {
    ids.add(uuid);
    return { key: `uuid ${uuid}`, hasId: true, hash };
  }
  // A second row of the same id in one file is told apart by its bytes, so that none is lost.
  const count = (counts.get(hash) ?? 0) + 1;
  counts.set(hash, count);
  return { key: `bytes ${hash} ${count}`, hasId: false, hash };
}

function timeOf(timestamp: unknown): number | undefined {
  const time = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const NEWLINE = 0x0a;
