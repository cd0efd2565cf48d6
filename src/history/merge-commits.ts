import type { Log } from '../log.ts';
import type { Labels } from './both-kept.ts';
import { commitChanges } from './facts.ts';
import { mergeSides } from './merge-sides.ts';
import { blobsAt, differences, mergeBase } from './trees.ts';

/**
 * The commit that has everything of two: one of them where that is so already, else a new one, which no branch knows
 * of yet.
 */
export async function mergeCommits(
  bare: string,
  { ours, theirs, labels, subject, log }: { ours: string; theirs: string; labels: Labels; subject: string; log: Log },
): Promise<string> {
  const base = await mergeBase(bare, ours, theirs);
  if (base === theirs) return ours;
  const differing = await differences(bare, ours, theirs);
  const before = (paths: readonly string[]) => blobsAt(bare, base, paths);
  const changes = await mergeSides({ bare, ours, theirs, differences: differing, before, labels, log });
  const isTheirs = differing.every(({ path, theirs: blob }) => changes.has(path) && changes.get(path) === blob);
  if (base === ours && isTheirs && changes.size === differing.length) return theirs;
  return (await commitChanges(bare, { parents: [ours, theirs], changes, subject })) ?? ours;
}
