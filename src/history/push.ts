import { oneLine, quoted } from '../bundle/layout.ts';
import { ArchiveError, UserError } from '../errors.ts';
import { exitFailure } from '../exec.ts';
import type { Log } from '../log.ts';
import { attemptExchange, exchange } from './exchange.ts';
import { git } from './git.ts';
import { mergeCommits } from './merge-commits.ts';
import { isPartial, ORIGIN } from './partial.ts';
import { moveBranch, pause, tipOf } from './refs.ts';

export interface PushReport {
  /** The commit that the branch is at, here and there. */
  readonly commit: string;
  /** Times it had to be merged with what others pushed meanwhile. */
  readonly merges: number;
}

export interface Pushing {
  /** Bytes. */
  readonly largestFile: number;
  readonly host: string;
  readonly log: Log;
}

const MOST_ATTEMPTS = 50;

/** What a server says where somebody else was faster, and not that it does not want to. */
const TOO_LATE =
  /fetch first|non-fast-forward|stale info|cannot lock ref|unable to create|failed to update ref|incorrect old value|already exists|reference already/i;

/** Brings a branch to the remote repository, see `RemoteHistory`. */
export async function pushBranch(bare: string, branch: string, pushing: Pushing): Promise<PushReport> {
  let merges = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const commit = await tipOf(bare, branch);
    if (commit === undefined) throw new UserError(`There is no branch ${branch} to push.`);
    await checkSizes(bare, commit, pushing);
    const refusal = await tryToPush(bare, branch, commit);
    if (refusal === undefined) return { commit, merges };
    if (!TOO_LATE.test(refusal)) {
      throw new ArchiveError(
        `The remote history refused ${branch}: ${oneLine(refusal)}. Check that this job may write to it.`,
      );
    }
    pushing.log.debug(
      `${branch} was pushed by somebody else meanwhile (${oneLine(refusal)}); merging and trying again.`,
    );
    await pause(attempt);
    const refspec = `+refs/heads/${branch}:refs/remotes/${ORIGIN}/${branch}`;
    const filter = (await isPartial(bare)) ? ['--filter=blob:none'] : [];
    await exchange(bare, ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', ...filter, ORIGIN, refspec]);
    if ((await takeInRemote(bare, branch, pushing.log)) !== commit) merges += 1;
  }
  throw new ArchiveError(`The branch ${branch} could not be pushed: others pushed to it all the time. Try again.`);
}

/** Merges what was fetched of a branch into the branch. Returns the commit that it is at. */
export async function takeInRemote(bare: string, branch: string, log: Log): Promise<string | undefined> {
  const theirs = (await git(bare, ['rev-parse', '--verify', `refs/remotes/${ORIGIN}/${branch}^{commit}`])).trim();
  return await moveBranch(bare, branch, async (ours) => {
    if (ours === undefined) return theirs;
    const labels = { ours: branch, theirs: branch };
    return await mergeCommits(bare, { ours, theirs, labels, subject: `Take in ${branch} of others`, log });
  });
}

/** Why the server refused it; `undefined` where it did not. */
async function tryToPush(bare: string, branch: string, commit: string): Promise<string | undefined> {
  // Where the repository is on this machine, its hooks would be run here.
  const receiver = '--receive-pack=git -c core.hooksPath=/dev/null receive-pack';
  const isHere = /^file:/i.test((await git(bare, ['config', `remote.${ORIGIN}.url`])).trim());
  const args = ['push', '--porcelain', '--quiet', '--no-verify', ...(isHere ? [receiver] : []), ORIGIN];
  const result = await attemptExchange(bare, [...args, `${commit}:refs/heads/${branch}`]);
  if (result.exitCode === 0) {
    await git(bare, ['update-ref', `refs/remotes/${ORIGIN}/${branch}`, commit]);
    return undefined;
  }
  const refused = /^!\t[^\t]*\t(.*)$/m.exec(result.stdout)?.[1];
  return refused ?? exitFailure('git', result).message;
}

/** A server that takes no file of that size refuses the whole push, after all of it was sent, and says little. */
async function checkSizes(bare: string, commit: string, { largestFile, host }: Pushing): Promise<void> {
  if (!Number.isFinite(largestFile)) return;
  const partial = (await isPartial(bare)) ? ['--exclude-promisor-objects'] : [];
  const objects = await git(bare, ['rev-list', '--objects', ...partial, commit, '--not', `--remotes=${ORIGIN}`]);
  if (objects === '') return;
  const format = '--batch-check=%(objecttype) %(objectsize) %(rest)';
  const told = await git(bare, ['cat-file', format], { input: objects });
  for (const line of told.split('\n')) {
    const [type, size, ...path] = line.split(' ');
    if (type !== 'blob' || Number(size) <= largestFile) continue;
    throw new ArchiveError(
      `${quoted(path.join(' '))} has ${megabytes(Number(size))}, and ${host || 'the remote history'} takes no file over ${megabytes(largestFile)}: keep such sessions in another archive, or lower max-size.`,
    );
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}
