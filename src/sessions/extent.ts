import type { TransferredFile } from './transfer.ts';

/** How much a session is: for the manifest, the log and the summary. */
export interface SessionExtent {
  /** Rows of the transcript. */
  readonly rows: number;
  readonly subagents: number;
  readonly files: number;
  /** Bytes of all files. */
  readonly size: number;
  /** Paths rewritten in all files. */
  readonly rewritten: number;
}

/** Sums up the files of one transferred session. */
export function sessionExtent(files: readonly TransferredFile[]): SessionExtent {
  const rewrites = files.flatMap(({ rewrite }) => rewrite ?? []);
  return {
    rows: files.find(({ kind }) => kind === 'transcript')?.rewrite?.rows ?? 0,
    subagents: files.filter(({ kind, path }) => kind === 'subagents' && path.endsWith('.jsonl')).length,
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    rewritten: rewrites.reduce(
      (sum, { rewritten }) => sum + rewritten.directory + rewritten.path + rewritten.pointer,
      0,
    ),
  };
}
