import { openRegular } from '../bundle/bundle-files.ts';
import { ArchiveError } from '../errors.ts';
import type { Log } from '../log.ts';
import { MAIN } from './bare.ts';
import { type NewBlob, writeBlobs } from './blobs.ts';
import { commitChanges } from './facts.ts';
import { mergeSides } from './merge-sides.ts';
import { pack } from './packs.ts';
import { moveBranch, tipOf } from './refs.ts';
import { sessionOf, tombstonePath } from './tracked-paths.ts';
import { type Difference, listTree } from './trees.ts';

/** Files that come onto a branch together. */
export interface Addition {
  /** Path in the history → where its content lies on this machine. */
  readonly files: ReadonlyMap<string, string>;
  /** What the commit says, given the ids of the contents. */
  readonly message: (blobs: ReadonlyMap<string, string>) => string;
  /** Milliseconds since 1970 of the last row; `undefined` where none is known. */
  readonly activity: number | undefined;
  readonly log: Log;
}

/**
 * Commits files to a branch, merged with what it has; one that is not there yet starts from `main`. Returns the commit that
 * the branch is at then.
 * @throws ArchiveError where the session was removed from the history.
 */
export async function commitBundle(bare: string, branch: string, addition: Addition): Promise<string> {
  const { files, message, activity, log } = addition;
  const paths = [...files.keys()];
  const ids = await writeBlobs(bare, contentsOf(files));
  const blobs = new Map(paths.map((path, index) => [path, ids[index] as string]));
  const commit = await moveBranch(bare, branch, async (tip) => {
    const base = tip ?? (await tipOf(bare, MAIN));
    const there = await listTree(bare, base);
    const removed = paths.map(sessionOf).find((id) => id !== undefined && there.has(tombstonePath(id)));
    if (removed !== undefined) {
      throw new ArchiveError(`Session ${removed} was removed from this history, which does not take it in again.`);
    }
    const differences: Difference[] = [];
    for (const [path, blob] of blobs) {
      const ours = there.get(path)?.blob;
      if (ours !== blob) differences.push({ path, ours, theirs: blob });
    }
    if (differences.length === 0) return base;
    for (const [path, { blob }] of there)
      if (!blobs.has(path)) differences.push({ path, ours: blob, theirs: undefined });
    const before = async () => new Map<string, string>();
    const labels = { ours: branch, theirs: branch };
    const changes = await mergeSides({ bare, ours: base, theirs: undefined, differences, before, labels, log });
    const parents = base === undefined ? [] : [base];
    return (await commitChanges(bare, { parents, changes, subject: message(blobs), activity })) ?? base;
  });
  await pack(bare, log);
  if (commit === undefined) throw new Error(`There was nothing to commit to ${branch}.`);
  return commit;
}

async function* contentsOf(files: ReadonlyMap<string, string>): AsyncGenerator<NewBlob> {
  for (const [path, hostPath] of files) {
    const file = await openRegular(hostPath, path);
    try {
      const { size } = await file.stat();
      yield { size, content: () => file.createReadStream({ autoClose: false }) };
    } finally {
      await file.close();
    }
  }
}
