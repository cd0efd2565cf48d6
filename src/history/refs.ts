import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArchiveError, type CommandError, isNotFound, UserError } from '../errors.ts';
import { exitFailure } from '../exec.ts';
import { attemptGit } from './git.ts';
import { inTurn } from './turns.ts';

/** Times that a change is made anew because somebody else changed the branch in between. */
const MOST_ATTEMPTS = 100;

/** Milliseconds; grows with every attempt up to the last. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/** Milliseconds after which a lock is taken to be left by a process that was killed: it takes one to move a branch. */
const ABANDONED = 10_000;

/** The commit that a branch is at; `undefined` where there is no such branch. */
export async function tipOf(bare: string, branch: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${branch}^{commit}`];
  const result = await attemptGit(bare, args);
  // Another code than that for nothing: it is not even known whether there is one.
  if (result.exitCode > 1) throw exitFailure('git', result);
  return result.exitCode === 0 ? result.stdout.trim() : undefined;
}

/**
 * Moves a branch to what `next` makes of the commit it is at, and again from there if another process was faster.
 * `next` returns `undefined` to leave it where it is. Returns the commit that the branch is at in the end.
 */
export async function moveBranch(
  bare: string,
  branch: string,
  next: (tip: string | undefined) => Promise<string | undefined>,
): Promise<string | undefined> {
  return await inTurn(bare, branch, async () => {
    await checkName(bare, branch);
    return await moveInTurn(bare, branch, next);
  });
}

/** Waits for a random while, longer with every attempt: those who collided do not do so again. */
export async function pause(attempt: number): Promise<void> {
  await sleep(Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt));
}

async function checkName(bare: string, branch: string): Promise<void> {
  const { exitCode } = await attemptGit(bare, ['check-ref-format', `refs/heads/${branch}`]);
  if (exitCode !== 0) throw new UserError(`${JSON.stringify(branch)} is no branch: use what branchFor() returns.`);
}

async function moveInTurn(
  bare: string,
  branch: string,
  next: (tip: string | undefined) => Promise<string | undefined>,
): Promise<string | undefined> {
  let failure: CommandError | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const tip = await tipOf(bare, branch);
    const wanted = await next(tip);
    if (wanted === undefined || wanted === tip) return tip;
    failure = await tryToMove(bare, branch, { from: tip, to: wanted });
    if (failure === undefined) return wanted;
    await removeAbandonedLocks(bare, branch);
    await pause(attempt);
  }
  throw new ArchiveError(
    `The branch ${branch} of ${bare} could not be moved: others changed it all the time, or its lock stays. Try again. ${failure?.message ?? ''}`.trim(),
    { cause: failure },
  );
}

async function tryToMove(
  bare: string,
  branch: string,
  { from, to }: { from: string | undefined; to: string },
): Promise<CommandError | undefined> {
  // Nothing at all: there must be no such branch yet.
  const result = await attemptGit(bare, ['update-ref', '--no-deref', `refs/heads/${branch}`, to, from ?? '']);
  return result.exitCode === 0 ? undefined : exitFailure('git', result);
}

/** A process that is killed while it moves a branch leaves a lock, which git itself never removes. */
async function removeAbandonedLocks(bare: string, branch: string): Promise<void> {
  for (const lock of [join('refs', 'heads', ...`${branch}.lock`.split('/')), 'HEAD.lock', 'packed-refs.lock']) {
    const path = join(bare, lock);
    try {
      if (Date.now() - (await stat(path)).mtimeMs > ABANDONED) await rm(path, { force: true });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}
