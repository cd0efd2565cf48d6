import { openArtifactArchive } from '../../src/archives/artifact.ts';
import { archiveContract } from '../contracts/archive.ts';
import { startGithubServices } from '../fakes/github-services.ts';
import { artifactOptions } from './artifact-options.ts';

archiveContract('artifact', async () => {
  const services = await startGithubServices();
  return { inRun: (runId) => openArtifactArchive(artifactOptions(services, runId)), close: () => services.close() };
});
