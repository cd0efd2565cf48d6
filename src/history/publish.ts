import { UserError } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { MAIN } from './bare.ts';
import { mergeCommits } from './merge-commits.ts';
import { pack } from './packs.ts';
import { moveBranch, tipOf } from './refs.ts';

export interface PublishReport {
  /** The commit that `main` is at now. */
  readonly commit: string;
  /** Whether `main` moved: not where all of the branch was in it already. */
  readonly moved: boolean;
}

/**
 * Folds a branch into `main`, on the repository alone: the merge is computed without a work tree, and `main` moves only
 * from the commit that was merged with. Publishing again changes nothing; publishing at the same time all lands.
 * @throws UserError where there is no such branch; ArchiveError where `main` never stands still.
 */
export async function publish(
  bare: string,
  branch: string,
  { log = silentLog }: { readonly log?: Log } = {},
): Promise<PublishReport> {
  let moved = false;
  const commit = await moveBranch(bare, MAIN, async (main) => {
    const tip = await tipOf(bare, branch);
    if (tip === undefined)
      throw new UserError(`There is no branch ${branch} in ${bare}: agent-session list shows those there are.`);
    const labels = { ours: MAIN, theirs: branch };
    const subject = `Publish ${branch}`;
    const merged =
      main === undefined ? tip : await mergeCommits(bare, { ours: main, theirs: tip, labels, subject, log });
    moved = merged !== main;
    return merged;
  });
  await pack(bare, log);
  if (commit === undefined) throw new Error(`${MAIN} is gone.`);
  return { commit, moved };
}
