import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GitArchiveOptions } from '../archives/git.ts';
import { isRepositoryUrl, repositoryUrlProblem } from '../archives/git-place.ts';
import { UserError } from '../errors.ts';
import { cleanedUp } from './interrupted.ts';
import { terminalLog } from './terminal.ts';

/** @throws UserError where none is named. */
export function readHistory(archivePath: string | undefined): string {
  if (archivePath !== undefined) return readLocation(archivePath);
  throw new UserError('Which history? Name the bare repository: --archive-path PATH, or a URL.');
}

/** Runs `work` with a folder for clones and downloads that is gone afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-session-'));
  return await cleanedUp(
    () => rmSync(folder, { recursive: true, force: true }),
    () => work(folder),
  );
}

/** As whoever sits here: they may wait as long as they like. */
export function historyOptions(location: string, tempDir: string): GitArchiveOptions {
  const { GITHUB_TOKEN, GH_TOKEN, GITHUB_SERVER_URL } = process.env;
  return {
    location,
    run: { runId: undefined, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
    token: GITHUB_TOKEN || GH_TOKEN || undefined,
    serverUrl: GITHUB_SERVER_URL || 'https://github.com',
    tempDir,
    limits: { read: A_DAY, save: A_DAY },
    log: terminalLog,
  };
}

/** Milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

/** The history that `--archive-path` names: a URL as it is, else a path. */
function readLocation(text: string): string {
  if (!isRepositoryUrl(text)) return resolve(text);
  const problem = repositoryUrlProblem(text);
  if (problem !== undefined) throw new UserError(`--archive-path ${problem}`);
  return text;
}
