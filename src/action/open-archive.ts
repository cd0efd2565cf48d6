import { join, resolve } from 'node:path';
import type { Archive } from '../archives/archive.ts';
import { isRepositoryUrl } from '../archives/git-place.ts';
import { type ArchiveSettings, openArchive as open } from '../archives/index.ts';
import { largestBundle } from '../bundle/layout.ts';
import { projectIdOfUrls } from '../history/project-id.ts';
import { silentLog } from '../log.ts';
import type { JobContext, Surroundings } from './context.ts';
import type { Settings } from './state.ts';

/**
 * Opens the archive the settings name. `token` reads the artifacts of other runs; saving needs none.
 * @throws UserError when a directory archive has no folder.
 */
export async function openArchive(
  settings: Settings,
  given: Surroundings & { token: string | undefined },
): Promise<Archive> {
  return await open(settings.archive, archiveSettings(settings, given));
}

/** The same archive, to be asked in passing what other runs kept: it says nothing, and gives up soon. */
export async function openLookup(
  settings: Settings,
  given: { context: JobContext; token: string | undefined },
): Promise<Archive> {
  const all = archiveSettings(settings, { ...given, log: silentLog });
  // There, what other runs captured meanwhile is merged with it, and no run loses to another.
  if (settings.archive === 'git') return { ...(await open('git', all)), find: nothing };
  const limits = { ...all.limits, list: PATIENCE, retries: PATIENCE };
  // Without it, the artifacts of the own run are not listed beside all others, which would load a client for it.
  const environment =
    settings.archive === 'artifact' ? { ...all.environment, ACTIONS_RUNTIME_TOKEN: undefined } : all.environment;
  return await open(settings.archive, { ...all, limits, environment });
}

/** Milliseconds. */
const PATIENCE = 3000;

function archiveSettings(
  { archive, archivePath, retentionDays, compressionLevel, maxSize }: Settings,
  { context, log, token }: Surroundings & { token: string | undefined },
): ArchiveSettings {
  const { repository, runId, runAttempt, repositoryId, headRepositoryId, headBranch } = context;
  return {
    repository,
    run: { runId, repositoryId, headRepositoryId, headBranch },
    runAttempt,
    token,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    environment: context.variables,
    retentionDays,
    compressionLevel,
    limits: { bundleSize: largestBundle(maxSize) },
    archivePath:
      archivePath && (archive === 'git' ? historyLocation(archivePath, context) : onMachine(archivePath, context)),
    tempDir: context.temp,
    log,
  };
}

async function* nothing(): AsyncGenerator<never> {
  // Finds nothing.
}

/**
 * Where a history is: a URL as it is, else a path of this machine. Below a path that ends with a slash, each repository
 * that jobs run for has its own, named after its URL: on one runner, all workspaces of a name are at the same path.
 */
export function historyLocation(archivePath: string, context: JobContext): string {
  if (isRepositoryUrl(archivePath)) return archivePath;
  const path = onMachine(archivePath, context);
  if (!/[\\/]$/.test(archivePath)) return path;
  return join(path, `${projectIdOfUrls([`${context.serverUrl}/${context.repository}`])}.git`);
}

function onMachine(archivePath: string, { workspace, home }: JobContext): string {
  return resolve(workspace, archivePath.replace(/^~(?=$|[\\/])/, home));
}
