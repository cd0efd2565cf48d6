import { ArchiveError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { BundleOrigin } from './archive.ts';
import { LARGEST_BUNDLE } from './copy-tree.ts';
import { clearProxies } from './proxy.ts';

/** How long the services may take, and how much a bundle may be. Times in milliseconds. */
export interface ArtifactLimits {
  /** For a whole save, so that a post step ends well within the 4:45 that a cancelled job has. */
  readonly save: number;
  /** Without any byte of a download. */
  readonly stall: number;
  /** For one block of an upload, 8 MiB or the whole of a small bundle: before it is there, the client sees no progress. */
  readonly block: number;
  /** For listing the artifacts of this run. */
  readonly list: number;
  /** For the failed requests of one search or download and the pauses between them. */
  readonly retries: number;
  /** For one download. */
  readonly download: number;
  /** Bytes of an unpacked bundle. */
  readonly bundleSize: number;
}

export interface ArtifactArchiveOptions {
  /** `owner/name`. */
  readonly repository: string;
  /** The run this job belongs to: the origin of what it saved itself. */
  readonly run: BundleOrigin;
  /** Reads the artifacts of other runs, given `actions: read`. */
  readonly token: string | undefined;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The environment of the action's step, which names the results service, its token, and proxies. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `undefined`: what the repository keeps artifacts for. */
  readonly retentionDays: number | undefined;
  /** 0 to 9; `undefined`: 6, as in upload-artifact. */
  readonly compressionLevel: number | undefined;
  readonly limits?: Partial<ArtifactLimits>;
  readonly log: Log;
}

const DEFAULT_LIMITS: ArtifactLimits = {
  save: 150_000,
  stall: 45_000,
  // A session of 1 MB on a link of 10 KB/s; what stalls still ends well before all the time for a save is over.
  block: 110_000,
  list: 20_000,
  retries: 45_000,
  download: 180_000,
  bundleSize: LARGEST_BUNDLE,
};

export function limitsOf({ limits }: ArtifactArchiveOptions): ArtifactLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}

/**
 * The environment that the client is to see.
 * @throws ArchiveError where there is no artifact service for it.
 */
export function clientEnvironment(options: ArtifactArchiveOptions): Readonly<Record<string, string | undefined>> {
  refuseOtherServers(options);
  if (!hasRuntime(options)) {
    throw new ArchiveError(
      'This process has no access to the artifact service, which the runner gives only to steps with uses: save from such a step, or use archive: directory.',
    );
  }
  return {
    // Checked every so often and never before one such time is over.
    ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS: String(limitsOf(options).block),
    ...clearProxies(options.environment),
    GITHUB_API_URL: options.apiUrl,
    GITHUB_SERVER_URL: options.serverUrl,
  };
}

export function hasRuntime({ environment }: ArtifactArchiveOptions): boolean {
  return Boolean(environment.ACTIONS_RUNTIME_TOKEN && environment.ACTIONS_RESULTS_URL);
}

/** @throws ArchiveError on GitHub Enterprise Server, whose artifacts are of another kind. */
export function refuseOtherServers({ serverUrl }: ArtifactArchiveOptions): void {
  const { hostname } = new URL(serverUrl);
  if (hostname === 'github.com' || hostname.endsWith('.ghe.com') || hostname.endsWith('.localhost')) return;
  throw new ArchiveError(
    `archive: artifact works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`,
  );
}
