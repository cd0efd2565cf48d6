import { createReadStream } from 'node:fs';
import { inWorkFolder } from './bare.ts';
import { type NewBlob, writeBlobs } from './blobs.ts';
import { mergeLines, mergeManifestFiles, mergeRowFiles } from './merge-contents.ts';
import type { Ledger } from './merge-ledger.ts';
import type { Conflict } from './merge-sides.ts';
import { fetchContents } from './partial.ts';
import type { Side } from './row-plan.ts';
import { type FileKind, kindOf, manifestPath, sessionOf } from './tracked-paths.ts';
import { blobsAt } from './trees.ts';

export interface Merging {
  readonly bare: string;
  /** The commit that is merged into. */
  readonly ours: string | undefined;
  readonly conflicts: readonly Conflict[];
  readonly isRemoved: (path: string) => boolean;
  readonly ledger: Ledger;
}

/** Merges the contents of all conflicts, one after the other, and stores what was made, in one process for all. */
export async function mergeConflicts(merging: Merging): Promise<void> {
  const { bare, conflicts, ledger } = merging;
  if (conflicts.length === 0) return;
  await fetchContents(
    bare,
    conflicts.flatMap(({ ours, theirs, before }) => [ours, theirs, before ?? ours]),
  );
  const paths: string[] = [];
  async function* contents(folder: string): AsyncGenerator<NewBlob> {
    for await (const { path, blob } of madeContents(merging, folder)) {
      paths.push(path);
      yield blob;
    }
  }
  const blobs = await inWorkFolder(bare, (folder) => writeBlobs(bare, contents(folder)));
  for (const [index, path] of paths.entries()) ledger.changes.set(path, blobs[index]);
}

/** What to take where only one side has changed what both had. */
export function unchangedSide({ ours, theirs, before }: Conflict): Side | undefined {
  if (before === ours) return 'theirs';
  return before === theirs ? 'ours' : undefined;
}

interface Made {
  readonly path: string;
  readonly blob: NewBlob;
}

/** What is neither of the sides. Manifests come last: they tell what came of the other files. */
async function* madeContents(merging: Merging, folder: string): AsyncGenerator<Made> {
  const { bare, conflicts, ledger } = merging;
  for (const conflict of ofKind(conflicts, 'transcript', 'rows')) {
    // Rows are never taken away: what did not change since is in the other side.
    const merged = conflict.before === conflict.theirs ? 'ours' : await mergeRowFiles(bare, folder, conflict);
    if (typeof merged === 'string') ledger.take(conflict, merged);
    else {
      ledger.outcomes.set(conflict.path, merged.content);
      yield {
        path: conflict.path,
        blob: { size: merged.content.size, content: () => createReadStream(merged.file) },
      };
    }
  }
  for (const conflict of ofKind(conflicts, 'lines', 'tombstone')) {
    const side = kindOf(conflict.path) === 'lines' ? unchangedSide(conflict) : undefined;
    const merged = side ?? (await mergeLines(bare, conflict));
    if (merged === undefined) ledger.keepBoth(conflict);
    else yield* textOrSide(conflict, merged, ledger);
  }
  for (const conflict of await manifestsOf(merging)) {
    const { outcomes, besides } = ledger;
    const outcomeOf = (path: string) => outcomes.get(path) ?? 'ours';
    yield* textOrSide(conflict, await mergeManifestFiles(bare, conflict, { outcomeOf, besides }), ledger);
  }
}

function ofKind(conflicts: readonly Conflict[], ...kinds: readonly FileKind[]): readonly Conflict[] {
  return conflicts.filter(({ path }) => kinds.includes(kindOf(path) ?? 'opaque'));
}

function* textOrSide(conflict: Conflict, merged: Side | { text: string }, ledger: Ledger): Generator<Made> {
  if (typeof merged === 'string') {
    ledger.take(conflict, merged);
    return;
  }
  const bytes = Buffer.from(merged.text);
  async function* content(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  yield { path: conflict.path, blob: { size: bytes.length, content } };
}

/** The manifests that differ, and those of sessions of which a file was merged. */
async function manifestsOf({ bare, ours, conflicts, isRemoved, ledger }: Merging): Promise<readonly Conflict[]> {
  const differing = ofKind(conflicts, 'manifest');
  const known = new Set([...differing.map(({ path }) => path), ...ledger.outcomes.keys()]);
  const merged = [...ledger.outcomes].flatMap(([path, outcome]) =>
    typeof outcome === 'object' ? [sessionOf(path)] : [],
  );
  const paths = [...new Set(merged)].flatMap((id) => (id === undefined ? [] : [manifestPath(id)]));
  const same = await blobsAt(
    bare,
    ours,
    paths.filter((path) => !known.has(path) && !isRemoved(path)),
  );
  return [...differing, ...[...same].map(([path, blob]) => ({ path, ours: blob, theirs: blob, before: blob }))];
}
