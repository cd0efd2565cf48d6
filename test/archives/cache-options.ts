import type { CacheArchiveOptions } from '../../src/archives/cache.ts';
import { silentLog } from '../../src/log.ts';
import type { CacheScope, GithubServices } from '../fakes/github-services.ts';

/** What a job of that run gives its archive. */
export function cacheOptions(
  services: GithubServices,
  runId: number,
  { scopes, ...changes }: Partial<CacheArchiveOptions> & { scopes?: readonly CacheScope[] } = {},
): CacheArchiveOptions {
  const environment = services.jobVariables(runId, scopes);
  return {
    run: { runId, repositoryId: services.repositoryId, headRepositoryId: services.repositoryId, headBranch: 'main' },
    runAttempt: 1,
    serverUrl: environment.GITHUB_SERVER_URL ?? '',
    environment,
    compressionLevel: undefined,
    log: silentLog,
    ...changes,
  };
}
