import { UserError } from '../errors.ts';
import type { Archive } from './archive.ts';
import type { ArtifactArchiveOptions } from './artifact-options.ts';
import { WHICH_REPOSITORY } from './git-place.ts';

/** What any of the archives may need. */
export interface ArchiveSettings extends ArtifactArchiveOptions {
  /** The input `archive-path`. */
  readonly archivePath: string | undefined;
  readonly runAttempt: number | undefined;
  /** Where an archive puts what it needs on this machine: a folder that the caller removes. */
  readonly tempDir?: string | undefined;
}

/** Every archive by the word a user writes as the input `archive`, and loaded for it. A new one is registered here. */
const archives = {
  artifact: async (settings) => (await import('./artifact.ts')).openArtifactArchive(settings),
  cache: async (settings) => (await import('./cache.ts')).openCacheArchive(settings),
  directory: async ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === undefined) throw new UserError('archive: directory needs the input archive-path: a folder.');
    const { openDirectoryArchive } = await import('./directory.ts');
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  },
  git: async ({ archivePath, run, token, serverUrl, tempDir, limits, log }) => {
    if (archivePath === undefined)
      throw new UserError(`archive: git needs the input archive-path: ${WHICH_REPOSITORY}`);
    const { openGitArchive } = await import('./git.ts');
    return openGitArchive({ location: archivePath, run, token, serverUrl, tempDir, largest: limits?.bundleSize, log });
  },
} satisfies Record<string, (settings: ArchiveSettings) => Promise<Archive>>;

export type ArchiveKind = keyof typeof archives;

/** @throws UserError when the archive needs a place and has none. */
export async function openArchive(kind: ArchiveKind, settings: ArchiveSettings): Promise<Archive> {
  return await archives[kind](settings);
}
