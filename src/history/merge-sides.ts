import type { Log } from '../log.ts';
import { filesInTheWay, keeperOf, type Labels } from './both-kept.ts';
import { mergeConflicts, unchangedSide } from './merge-conflicts.ts';
import { ledgerOf } from './merge-ledger.ts';
import { removedBy } from './tombstones.ts';
import { type FileKind, kindOf } from './tracked-paths.ts';
import { type Changes, type Difference, type Listing, listTree } from './trees.ts';

/** Two sides of a merge: `ours` is a commit, `theirs` a commit or a folder. */
export interface Sides {
  readonly bare: string;
  /** `undefined` where there is none yet. */
  readonly ours: string | undefined;
  /** The files of `ours`, where they are known. */
  readonly files?: Listing;
  /** `undefined` of a folder. */
  readonly theirs: string | undefined;
  readonly differences: readonly Difference[];
  /** What the two had in common at paths where they differ now. */
  readonly before: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly labels: Labels;
  readonly log: Log;
}

/** A path where both sides have something else. */
export interface Conflict {
  readonly path: string;
  readonly ours: string;
  readonly theirs: string;
  readonly before: string | undefined;
}

/**
 * What has to change in `ours` for it to have everything of both. A file that is on one side only stays: that it is
 * missing on the other is no deletion. Sessions that were removed on either side are left out.
 */
export async function mergeSides(sides: Sides): Promise<Changes> {
  const { bare, labels, log } = sides;
  const removed = await removedBy(sides);
  const standing = sides.differences.filter(({ path }) => !removed.isRemoved(path));
  const left = sides.differences.filter(({ path, theirs }) => theirs !== undefined && removed.isRemoved(path)).length;
  if (left > 0) log.info(`Left out ${left} files of ${labels.theirs}: their sessions were removed from the history.`);
  const inTheWay = filesInTheWay(standing);
  const differences = standing.filter(({ path }) => !inTheWay.has(path));
  const conflicts = await conflictsOf(differences, sides.before);

  const changes = new Map<string, string | undefined>(removed.changes);
  const mayLose = inTheWay.size > 0 || conflicts.some(({ path }) => !MERGED.includes(kindOf(path) ?? 'opaque'));
  const files = mayLose ? (sides.files ?? (await listTree(bare, sides.ours))) : new Map();
  const keeper = keeperOf(labels, files, changes);
  const ledger = ledgerOf(changes, { keeper, labels, log });

  for (const { path, ours, theirs } of differences) {
    if (ours === undefined && theirs !== undefined) changes.set(path, theirs);
    if (ours === undefined || theirs === undefined) ledger.outcomes.set(path, ours === undefined ? 'theirs' : 'ours');
  }
  // Behind what comes in: it may be kept beside there already.
  for (const { path, ours, theirs } of standing.filter((one) => inTheWay.has(one.path))) {
    if (ours !== undefined) {
      changes.set(path, undefined);
      keeper.keep(path, 'ours', ours);
    }
    if (theirs !== undefined) keeper.keep(path, 'theirs', theirs);
  }
  for (const conflict of conflicts.filter(({ path }) => (kindOf(path) ?? 'opaque') === 'opaque')) {
    const side = unchangedSide(conflict);
    if (side === undefined) ledger.keepBoth(conflict);
    else ledger.take(conflict, side);
  }
  await mergeConflicts({ bare, ours: sides.ours, conflicts, isRemoved: removed.isRemoved, ledger });
  return changes;
}

/** Kinds of which a merge makes one file whatever the two sides are. */
const MERGED: readonly FileKind[] = ['transcript', 'rows', 'manifest', 'tombstone'];

async function conflictsOf(differences: readonly Difference[], before: Sides['before']): Promise<readonly Conflict[]> {
  const both = differences.flatMap(({ path, ours, theirs }) =>
    ours === undefined || theirs === undefined ? [] : [{ path, ours, theirs }],
  );
  const known = both.length === 0 ? new Map<string, string>() : await before(both.map(({ path }) => path));
  return both.map((conflict) => ({ ...conflict, before: known.get(conflict.path) }));
}
