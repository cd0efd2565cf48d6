import { resolve } from 'node:path';
import type { Archive } from '../archives/archive.ts';
import { type ArchiveSettings, openArchive as open } from '../archives/index.ts';
import { largestBundle } from '../bundle/layout.ts';
import type { Surroundings } from './restore-step.ts';
import type { Settings } from './state.ts';

/**
 * Opens the archive the settings name. `token` reads the artifacts of other runs; saving needs none.
 * @throws UserError when a directory archive has no folder.
 */
export function openArchive(
  { archive, archivePath, retentionDays, compressionLevel, maxSize }: Settings,
  { context, log, token, limits }: Surroundings & { token: string | undefined; limits?: ArchiveSettings['limits'] },
): Archive {
  const { repository, runId, runAttempt, repositoryId, headRepositoryId, headBranch } = context;
  return open(archive, {
    repository,
    run: { runId, repositoryId, headRepositoryId, headBranch },
    runAttempt,
    token,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    environment: context.variables,
    retentionDays,
    compressionLevel,
    limits: { bundleSize: largestBundle(maxSize), ...limits },
    archivePath: archivePath && resolve(context.workspace, archivePath.replace(/^~(?=$|[\\/])/, context.home)),
    log,
  });
}
