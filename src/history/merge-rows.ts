import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { rowSplitter } from '../transcript/rows.ts';
import { type PlannedRow, planRows, type Side } from './row-plan.ts';
import { type MergeRow, scanRows } from './row-scan.ts';
import { type RowSource, sharedBytes } from './row-source.ts';

/** Content that a merge made. */
export interface MergedContent {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Lines that are not blank. */
  readonly rows: number;
}

/**
 * Merges two files of rows, such as transcripts, row by row, and writes the result to `target`, which is empty. Returns a
 * side instead, and writes nothing, where that one is the result already. No row is held, however long.
 * `before` is what the two had in common, where that is known.
 */
export async function mergeRows(
  sources: Readonly<Record<Side, RowSource>>,
  before: RowSource | undefined,
  target: Pick<FileHandle, 'write'>,
): Promise<MergedContent | Side> {
  const { ours, theirs } = sources;
  const shared = await sharedBytes(ours, theirs);
  // One went on from the other, or from a row that the other was killed in.
  if (shared === theirs.size) return 'ours';
  if (shared === ours.size) return 'theirs';
  const start = await lastRowEnd(ours, shared);
  const sides = { ours: await scanRows(ours, start), theirs: await scanRows(theirs, start) };
  const plan = planRows(sides, await changedBefore(sides, before));
  if (typeof plan === 'string') return plan;
  return await write(joined(plan, { sources, start }), target);
}

/** Where the last row ends that lies wholly in the first `shared` bytes. */
async function lastRowEnd(source: RowSource, shared: number): Promise<number> {
  let end = 0;
  let offset = 0;
  for await (const chunk of source.read(0, shared)) {
    const newline = chunk.lastIndexOf(NEWLINE);
    if (newline >= 0) end = offset + newline + 1;
    offset += chunk.length;
  }
  return end;
}

/** What rows were like that the two sides have with different bytes. Nothing is read where there are none. */
async function changedBefore(
  { ours, theirs }: Readonly<Record<Side, readonly MergeRow[]>>,
  before: RowSource | undefined,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map(ours.map(({ key, hash }) => [key, hash]));
  const differ = theirs.some(({ key, hash }) => hashes.has(key) && hashes.get(key) !== hash);
  if (before === undefined || !differ) return new Map();
  return new Map((await scanRows(before, 0)).map(({ key, hash }) => [key, hash]));
}

/** The bytes of the plan. Every row ends with a newline: one that was torn would else swallow the next. */
async function* joined(
  plan: readonly PlannedRow[],
  { sources, start }: { sources: Readonly<Record<Side, RowSource>>; start: number },
): AsyncGenerator<Uint8Array> {
  yield* sources.ours.read(0, start);
  for (let index = 0; index < plan.length; ) {
    const { side, row } = plan[index] as PlannedRow;
    let end = row.end;
    index += 1;
    // Rows that lie behind one another are read at once.
    for (let next = plan[index]; next?.side === side && next.row.start === end + 1; next = plan[index]) {
      end = next.row.end;
      index += 1;
    }
    yield* sources[side].read(row.start, end);
    yield NEWLINE_BYTES;
  }
}

async function write(content: AsyncIterable<Uint8Array>, target: Pick<FileHandle, 'write'>): Promise<MergedContent> {
  const hash = createHash('sha256');
  let size = 0;
  let rows = 0;
  const splitter = rowSplitter({
    row: ({ blank }) => {
      rows += blank ? 0 : 1;
    },
  });
  for await (const chunk of content) {
    hash.update(chunk);
    splitter.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  splitter.end();
  return { size, sha256: hash.digest('hex'), rows };
}

const NEWLINE = 0x0a;
const NEWLINE_BYTES = Buffer.from('\n');
