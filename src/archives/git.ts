import type { Log } from '../log.ts';
import type { Archive, BundleOrigin, BundleQuery, FoundBundle } from './archive.ts';

export interface GitArchiveOptions {
  /** The bare repository: a path, where it is made when the first bundle is saved, or a URL. */
  readonly location: string;
  /** The run this job belongs to. */
  readonly run: BundleOrigin;
  /** Logs in at a URL of `serverUrl` over https, and nowhere else. */
  readonly token: string | undefined;
  readonly serverUrl: string;
  /** Where clones of a repository elsewhere are put, which stay: a folder that the caller removes. Default: the system's. */
  readonly tempDir?: string | undefined;
  /** Bytes of the largest bundle to be unpacked. */
  readonly largest?: number | undefined;
  /** Milliseconds that everything may take that is done with a repository elsewhere, to read from it and to save. */
  readonly limits?: { readonly read: number; readonly save: number };
  readonly log: Log;
}

/** A post step ends well within the 4:45 that a cancelled job has. */
export const GIT_LIMITS = { read: 300_000, save: 170_000 };

/**
 * Keeps sessions as a git history: a branch for each name, which is only added to, and `main` for what is published.
 * What does it is loaded when it is needed.
 */
export function openGitArchive(options: GitArchiveOptions): Archive {
  return {
    kind: 'git',
    origins: 'unknown',
    merges: true,
    find: (query) => find(options, query),
    async companions(query) {
      const { unpackCompanions } = await import('./git-companions.ts');
      return await unpackCompanions(options, query);
    },
    async save(name, folder) {
      const { saveInHistory } = await import('./git-save.ts');
      return await saveInHistory(options, name, folder);
    },
  };
}

async function* find(options: GitArchiveOptions, query: BundleQuery): AsyncGenerator<FoundBundle> {
  const { findInHistory } = await import('./git-find.ts');
  yield* findInHistory(options, query);
}
