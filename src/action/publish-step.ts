import * as core from '@actions/core';
import { isRepositoryUrl, repositoryUrlProblem, WHICH_REPOSITORY } from '../archives/git-place.ts';
import { UserError } from '../errors.ts';
import type { JobContext } from './context.ts';
import { defaultName } from './inputs.ts';
import { actionLog } from './log.ts';
import { historyLocation } from './open-archive.ts';
import { beginStep } from './temp-folder.ts';

/** `publish`: folds what was kept under a name into `main` of the history, where every other name finds it. */
export async function publishStep(): Promise<void> {
  core.setOutput('published', 'false');
  const context = await beginStep(actionLog);
  const { name, location, token } = readInputs(context);
  const { publishName } = await import('../archives/git-history.ts');
  const { serverUrl, temp } = context;
  const history = { location, run: context, token, serverUrl, tempDir: temp, log: actionLog };
  const published = await publishName(history, name);
  core.setOutput('published', String(published !== undefined));
  core.setOutput('sessions', String(published?.sessions ?? ''));
  core.setOutput('commit', published?.commit ?? '');
  core.info(
    published === undefined
      ? `Nothing was kept under the name ${name} yet, so there is nothing to publish.`
      : `Published ${name}: main holds ${published.sessions} session${published.sessions === 1 ? '' : 's'} now.`,
  );
}

function readInputs(context: JobContext): { name: string; location: string; token: string | undefined } {
  const read = (name: string) => core.getInput(name).trim() || undefined;
  const archivePath = read('archive-path');
  if (archivePath === undefined) throw new UserError(`Input archive-path: is missing. Write ${WHICH_REPOSITORY}`);
  const problem = isRepositoryUrl(archivePath) ? repositoryUrlProblem(archivePath) : undefined;
  if (problem !== undefined) throw new UserError(`Input archive-path: ${problem}`);
  const name = read('name') ?? defaultName(context);
  return { name, location: historyLocation(archivePath, context), token: read('github-token') };
}
