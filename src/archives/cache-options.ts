import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { BundleOrigin } from './archive.ts';
import { LARGEST_BUNDLE } from './copy-tree.ts';
import { clearProxies } from './proxy.ts';

/** How long the service may take, and how much a bundle may be. Times in milliseconds. */
export interface CacheLimits {
  /** For a whole save, so that a post step ends well within the 4:45 that a cancelled job has. */
  readonly save: number;
  /** For finding one entry. */
  readonly list: number;
  /** For one download. */
  readonly download: number;
  /** Bytes of an unpacked bundle. */
  readonly bundleSize: number;
}

export interface CacheArchiveOptions {
  /** The run this job belongs to: what its entries are kept as, and whose entries it looks for. */
  readonly run: BundleOrigin;
  readonly runAttempt: number | undefined;
  readonly serverUrl: string;
  /** The environment of the action's step, which names the cache service, its token, and proxies. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** 0 to 9; `undefined`: 6. */
  readonly compressionLevel: number | undefined;
  readonly limits?: Partial<CacheLimits>;
  readonly log: Log;
}

const DEFAULT_LIMITS: CacheLimits = {
  save: 150_000,
  list: 45_000,
  download: 180_000,
  bundleSize: LARGEST_BUNDLE,
};

export function cacheLimits({ limits }: CacheArchiveOptions): CacheLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}

/**
 * The environment that the client is to see, with nothing of the job's own in reach: where its files are to lie, which is
 * also its workspace, it is told with each use, and it finds no program that does anything.
 * @throws ArchiveError where there is no cache service for it.
 */
export function cacheEnvironment(options: CacheArchiveOptions): Readonly<Record<string, string | undefined>> {
  refuseWhereNoCache(options);
  return {
    ...clearProxies(options.environment),
    ACTIONS_CACHE_SERVICE_V2: 'true',
    GITHUB_SERVER_URL: options.serverUrl,
    GITHUB_WORKSPACE: '',
    RUNNER_TEMP: '',
    PATH: '',
    // It would list what is in the entries.
    RUNNER_DEBUG: undefined,
  };
}

/** The client looks for tar and never gets to run it (docs/decisions/cache-archive.md). Finding no zstd, it takes gzip. */
export async function makePrograms(folder: string): Promise<string> {
  const programs = path.join(folder, 'programs');
  await mkdir(programs);
  await writeFile(path.join(programs, 'tar'), '');
  await chmod(path.join(programs, 'tar'), 0o700);
  return programs;
}

function refuseWhereNoCache({ serverUrl, environment }: CacheArchiveOptions): void {
  const { hostname } = new URL(serverUrl);
  if (hostname !== 'github.com' && !hostname.endsWith('.ghe.com') && !hostname.endsWith('.localhost')) {
    throw new ArchiveError(
      `archive: cache works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`,
    );
  }
  if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
    throw new ArchiveError(
      'This process has no access to the cache service, which the runner gives only to steps with uses: save from such a step, or use archive: directory.',
    );
  }
}
