import { UserError } from '../errors.ts';
import type { Archive } from './archive.ts';
import { type ArtifactArchiveOptions, openArtifactArchive } from './artifact.ts';
import { openCacheArchive } from './cache.ts';
import { openDirectoryArchive } from './directory.ts';
import { openGitArchive } from './git.ts';

/** What any of the archives may need. */
export interface ArchiveSettings extends ArtifactArchiveOptions {
  /** The input `archive-path`. */
  readonly archivePath: string | undefined;
  readonly runAttempt: number | undefined;
  /** Where an archive puts what it needs on this machine: a folder that the caller removes. */
  readonly tempDir?: string | undefined;
}

/** Every archive by the word a user writes as the input `archive`. A new one is registered here. */
const archives = {
  artifact: openArtifactArchive,
  cache: openCacheArchive,
  directory: ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === undefined) throw new UserError('archive: directory needs the input archive-path: a folder.');
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  },
  git: ({ archivePath, run, token, serverUrl, tempDir, limits, log }) => {
    if (archivePath === undefined)
      throw new UserError(`archive: git needs the input archive-path: ${WHICH_REPOSITORY}`);
    return openGitArchive({ location: archivePath, run, token, serverUrl, tempDir, largest: limits?.bundleSize, log });
  },
} satisfies Record<string, (settings: ArchiveSettings) => Archive>;

/** Why there is no default for it. */
export const WHICH_REPOSITORY =
  'the path or URL of a bare repository. It is never the repository of the code by itself: transcripts would be in every clone of that, for good.';

export type ArchiveKind = keyof typeof archives;

export function openArchive(kind: ArchiveKind, settings: ArchiveSettings): Archive {
  return archives[kind](settings);
}
