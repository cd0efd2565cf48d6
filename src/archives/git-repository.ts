import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveError, CommandError, IntegrityError, isNotFound, UserError } from '../errors.ts';
import { run } from '../exec.ts';
import { ensureBareAt } from '../history/bare.ts';
import { attemptGit } from '../history/git.ts';
import { openRemote, type RemoteHistory } from '../history/remote.ts';
import { GIT_LIMITS, type GitArchiveOptions } from './git.ts';
import { historyPlace, isSameServer, repositoryUrlProblem } from './git-place.ts';

/** A repository to work on: the history itself, or a clone of it. */
export interface OpenedHistory {
  readonly bare: string;
  /** Of a clone. */
  readonly remote: RemoteHistory | undefined;
}

export interface Opening {
  /** Which branches are needed besides `main`. */
  readonly branches: 'all' | readonly string[];
  /** Whether a repository that is not there is made. */
  readonly missing: 'make' | 'none';
  /** Milliseconds for all that is done with a clone. */
  readonly limit: number;
}

/**
 * Opens the history that the options name; `undefined` where there is none and none is to be made.
 * @throws UserError where a folder is something else; ArchiveError where git is missing or the repository cannot be reached.
 */
export async function openHistory(options: GitArchiveOptions, opening: Opening): Promise<OpenedHistory | undefined> {
  await checkGit();
  const { location, kind, shown } = historyPlace(options.location);
  if (kind === 'path') {
    const isThere = await isRepository(location, shown);
    if (!isThere && opening.missing === 'none') return undefined;
    if (!isThere) await ensureBareAt(location);
    return { bare: location, remote: undefined };
  }
  const problem = repositoryUrlProblem(location);
  if (problem !== undefined) throw new UserError(`The URL of the history ${problem}`);
  const { token, serverUrl, tempDir = tmpdir(), log } = options;
  const isOwn = token !== undefined && /^https:/i.test(location) && isSameServer(location, serverUrl);
  const signal = AbortSignal.timeout(opening.limit);
  const remote = await openRemote(location, {
    root: tempDir,
    branches: opening.branches,
    contents: 'when-read',
    ...(isOwn ? { token } : {}),
    signal,
    log,
  });
  return { bare: remote.bare, remote };
}

/**
 * Opens a history to read from it. A clone is kept as long as the archive, since what was found in it may be downloaded
 * any time later, and brought up to date where it is asked for again.
 */
export async function openToRead(
  options: GitArchiveOptions,
  branches: Opening['branches'],
): Promise<OpenedHistory | undefined> {
  const key = JSON.stringify(branches);
  const clones = opened.get(options) ?? new Map<string, OpenedHistory>();
  opened.set(options, clones);
  const clone = clones.get(key);
  if (clone !== undefined) {
    await clone.remote?.fetch();
    return clone;
  }
  const limit = (options.limits ?? GIT_LIMITS).read;
  const history = await openHistory(options, { branches, missing: 'none', limit });
  if (history?.remote !== undefined) clones.set(key, history);
  return history;
}

const opened = new WeakMap<GitArchiveOptions, Map<string, OpenedHistory>>();

/** Tells what git says as trouble of the archive. */
export async function asArchiveTrouble<T>({ location }: GitArchiveOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError || error instanceof IntegrityError) throw error;
    const { shown } = historyPlace(location);
    const reason = error instanceof Error ? error.message : String(error);
    // Only the limit of time aborts it.
    if (/\bgit was aborted\b/.test(reason)) {
      throw new ArchiveError(`The history ${shown} did not answer in time.`, { cause: error });
    }
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The history ${shown} cannot be used: ${reason}`, { cause: error });
  }
}

const LEAST = [2, 39] as const;

async function checkGit(): Promise<void> {
  let text: string;
  try {
    text = await run('git', ['--version'], { timeout: 20_000 });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new ArchiveError(`archive: git needs git on the machine that the job runs on: ${error.message}`, {
      cause: error,
    });
  }
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(text) ?? []).map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new ArchiveError(`archive: git needs git ${LEAST.join('.')} or newer, and this machine has ${major}.${minor}.`);
}

/**
 * Whether there is a bare repository at a path; not where there is nothing, or an empty folder.
 * @throws UserError where there is something else.
 */
async function isRepository(path: string, shown: string): Promise<boolean> {
  let entries: readonly string[];
  try {
    entries = await readdir(path);
  } catch (error) {
    if (isNotFound(error) && error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ArchiveError(
      `The history ${shown} cannot be read (${reason}): check the input archive-path and the permissions.`,
      {
        cause: error,
      },
    );
  }
  if (entries.length === 0) return false;
  const { exitCode, stdout } = await attemptGit(path, ['rev-parse', '--is-bare-repository']);
  if (exitCode === 0 && stdout.trim() === 'true' && !entries.includes('.git')) return true;
  const what = entries.includes('.git') ? 'a repository with a work tree' : 'a folder with other things in it';
  throw new UserError(
    `archive-path: ${shown} is ${what}. With archive: git it names the bare repository itself, which is made where nothing is: write for example ${join(shown, 'sessions.git')}.`,
  );
}
