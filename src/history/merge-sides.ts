import { createReadStream } from 'node:fs';
import { quoted } from '../bundle/layout.ts';
import type { Log } from '../log.ts';
import { inWorkFolder } from './bare.ts';
import { type NewBlob, writeBlobs } from './blobs.ts';
import { filesInTheWay, keeperOf, type Labels } from './both-kept.ts';
import { type Beside, mergeLines, mergeManifestFiles, mergeRowFiles } from './merge-contents.ts';
import type { Outcome } from './merge-manifest.ts';
import { fetchContents } from './partial.ts';
import type { Side } from './row-plan.ts';
import { removedBy } from './tombstones.ts';
import { type FileKind, kindOf, manifestPath, sessionOf } from './tracked-paths.ts';
import { blobsAt, type Changes, type Difference, type Listing, listTree } from './trees.ts';

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
  const changes = new Map<string, string | undefined>(removed.changes);
  const outcomes = new Map<string, Outcome>();
  const besides = new Map<string, Beside>();
  const standing = sides.differences.filter(({ path }) => !removed.isRemoved(path));
  const left = sides.differences.filter(({ path, theirs }) => theirs !== undefined && removed.isRemoved(path)).length;
  if (left > 0) log.info(`Left out ${left} files of ${labels.theirs}: their sessions were removed from the history.`);
  const inTheWay = filesInTheWay(standing);
  const differences = standing.filter(({ path }) => !inTheWay.has(path));
  for (const { path, ours, theirs } of differences) {
    if (ours === undefined && theirs !== undefined) changes.set(path, theirs);
    if (ours === undefined || theirs === undefined) outcomes.set(path, ours === undefined ? 'theirs' : 'ours');
  }
  const conflicts = await conflictsOf(differences, sides.before);
  const mayLose = inTheWay.size > 0 || conflicts.some(({ path }) => !MERGED.includes(kindOf(path) ?? 'opaque'));
  const keeper = keeperOf(labels, mayLose ? (sides.files ?? (await listTree(bare, sides.ours))) : new Map(), changes);

  for (const { path, ours, theirs } of standing.filter((one) => inTheWay.has(one.path))) {
    if (ours !== undefined) {
      changes.set(path, undefined);
      keeper.keep(path, 'ours', ours);
    }
    if (theirs !== undefined) keeper.keep(path, 'theirs', theirs);
  }
  for (const conflict of conflicts.filter(({ path }) => (kindOf(path) ?? 'opaque') === 'opaque')) {
    take(conflict, unchangedSide(conflict) ?? keepBoth(conflict));
  }

  function take({ path, theirs }: Conflict, side: Side): void {
    outcomes.set(path, side);
    if (side === 'theirs') changes.set(path, theirs);
  }

  /** The side that stays in its place: whichever it is merged from, the same one. */
  function keepBoth({ path, ours, theirs }: Conflict): Side {
    const [winner, loser, blob] =
      ours > theirs ? (['ours', 'theirs', theirs] as const) : (['theirs', 'ours', ours] as const);
    const beside = keeper.keep(path, loser, blob);
    log.warning(
      `Two versions of ${quoted(path)} differ, and both were kept: that of ${labels[loser]} as ${quoted(beside)}.`,
    );
    besides.set(path, { path: beside, side: loser });
    return winner;
  }

  const written: string[] = [];
  async function* contents(folder: string): AsyncGenerator<NewBlob> {
    for (const conflict of conflicts) {
      const kind = kindOf(conflict.path);
      if (kind === 'transcript' || kind === 'rows') {
        // Rows are never taken away: what did not change since is in the other side.
        const merged = conflict.before === conflict.theirs ? 'ours' : await mergeRowFiles(bare, folder, conflict);
        if (typeof merged === 'string') take(conflict, merged);
        else {
          outcomes.set(conflict.path, merged.content);
          written.push(conflict.path);
          yield { size: merged.content.size, content: () => createReadStream(merged.file) };
        }
      } else if (kind === 'lines' || kind === 'tombstone') {
        const side = kind === 'lines' ? unchangedSide(conflict) : undefined;
        const merged = side ?? (await mergeLines(bare, conflict));
        if (merged === undefined) take(conflict, keepBoth(conflict));
        else if (typeof merged === 'string') take(conflict, merged);
        else {
          written.push(conflict.path);
          yield textBlob(merged.text);
        }
      }
    }
    for (const conflict of await manifestsOf(sides, { conflicts, outcomes, isRemoved: removed.isRemoved })) {
      const merged = await mergeManifestFiles(bare, conflict, {
        outcomeOf: (path) => outcomes.get(path) ?? 'ours',
        besides,
      });
      if (typeof merged === 'string') take(conflict, merged);
      else {
        written.push(conflict.path);
        yield textBlob(merged.text);
      }
    }
  }

  if (conflicts.length > 0) {
    await fetchContents(
      bare,
      conflicts.flatMap(({ ours, theirs, before }) => [ours, theirs, before ?? ours]),
    );
    const blobs = await inWorkFolder(bare, (folder) => writeBlobs(bare, contents(folder)));
    for (const [index, path] of written.entries()) changes.set(path, blobs[index]);
  }
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

/** What to take where only one side has changed what both had. */
function unchangedSide({ ours, theirs, before }: Conflict): Side | undefined {
  if (before === ours) return 'theirs';
  return before === theirs ? 'ours' : undefined;
}

/** The manifests that differ, and those of sessions of which a file was merged. */
async function manifestsOf(
  { bare, ours }: Sides,
  {
    conflicts,
    outcomes,
    isRemoved,
  }: { conflicts: readonly Conflict[]; outcomes: ReadonlyMap<string, Outcome>; isRemoved: (path: string) => boolean },
): Promise<readonly Conflict[]> {
  const differing = conflicts.filter(({ path }) => kindOf(path) === 'manifest');
  const merged = [...outcomes].flatMap(([path, outcome]) => (typeof outcome === 'object' ? [sessionOf(path)] : []));
  const paths = [...new Set(merged)].flatMap((id) => (id === undefined ? [] : [manifestPath(id)]));
  const others = paths.filter(
    (path) => !outcomes.has(path) && !differing.some((one) => one.path === path) && !isRemoved(path),
  );
  const same = await blobsAt(bare, ours, others);
  return [...differing, ...[...same].map(([path, blob]) => ({ path, ours: blob, theirs: blob, before: blob }))];
}

function textBlob(text: string): NewBlob {
  const bytes = Buffer.from(text);
  return {
    size: bytes.length,
    content: async function* () {
      yield bytes;
    },
  };
}
