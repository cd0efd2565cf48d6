import type { Side } from './row-plan.ts';
import type { Difference } from './trees.ts';

/** What each side of a merge is called in the names of what is kept beside. */
export type Labels = Readonly<Record<Side, string>>;

/** Bytes of a file's name. */
const LONGEST_NAME = 255;
const HASH = 10;

/**
 * Where a content is kept that lost its place to another: beside it, named for where it is from. The same content of the
 * same branch always comes to lie there, so merging it again adds nothing.
 */
export function besidePath(path: string, label: string, blob: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const suffix = `.from-${label.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)}-${blob.slice(0, HASH)}`;
  let name = path.slice(slash);
  while (Buffer.byteLength(name + suffix) > LONGEST_NAME) name = [...name].slice(0, -1).join('');
  return `${path.slice(0, slash)}${name}${suffix}`;
}

/**
 * The differences without a file of one side that stands where the other has a folder: that file moves beside the folder,
 * which is noted in `changes`.
 */
export function apartFromFolders(
  differences: readonly Difference[],
  labels: Labels,
  changes: Map<string, string | undefined>,
): readonly Difference[] {
  const folders = new Set(differences.flatMap(({ path }) => foldersAbove(path)));
  const [inTheWay, others] = [new Map<string, Difference>(), [] as Difference[]];
  for (const difference of differences) {
    if (folders.has(difference.path)) inTheWay.set(difference.path, difference);
    else others.push(difference);
  }
  for (const { path, ours, theirs } of inTheWay.values()) {
    if (ours !== undefined) {
      changes.set(path, undefined);
      changes.set(besidePath(path, labels.ours, ours), ours);
    }
    if (theirs !== undefined) changes.set(besidePath(path, labels.theirs, theirs), theirs);
  }
  return others;
}

function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
