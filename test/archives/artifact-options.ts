import type { ArtifactArchiveOptions } from '../../src/archives/artifact.ts';
import { silentLog } from '../../src/log.ts';
import type { GithubServices } from '../fakes/github-services.ts';

/** What a job of that run gives its archive. */
export function artifactOptions(
  services: GithubServices,
  runId: number,
  changes: Partial<ArtifactArchiveOptions> = {},
): ArtifactArchiveOptions {
  const environment = services.jobVariables(runId);
  return {
    repository: services.repository,
    run: { runId, repositoryId: services.repositoryId, headRepositoryId: services.repositoryId, headBranch: 'main' },
    token: services.token,
    apiUrl: environment.GITHUB_API_URL ?? '',
    serverUrl: environment.GITHUB_SERVER_URL ?? '',
    environment,
    retentionDays: undefined,
    compressionLevel: undefined,
    log: silentLog,
    ...changes,
  };
}
