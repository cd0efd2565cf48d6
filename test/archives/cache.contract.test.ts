import { openCacheArchive } from '../../src/archives/cache.ts';
import { archiveContract } from '../contracts/archive.ts';
import { startGithubServices } from '../fakes/github-services.ts';
import { cacheOptions } from './cache-options.ts';

archiveContract('cache', async () => {
  const services = await startGithubServices();
  return { inRun: (runId) => openCacheArchive(cacheOptions(services, runId)), close: () => services.close() };
});
