import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { lookLocally, putLocally } from '../contracts/local-place.ts';
import { type StorePlace, testSessionStore } from '../contracts/session-store.ts';

testSessionStore('host session store', async (): Promise<StorePlace> => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'host-store-')));
  const projectsDir = join(root, 'home', '.claude', 'projects');
  return {
    projectsDir,
    projectFolder: join(projectsDir, '-srv-my-app-x'),
    owner: undefined,
    open: async () => hostSessionStore('/srv/my.app_x', projectsDir),
    put: putLocally,
    look: lookLocally,
    close: () => rm(root, { recursive: true }),
  };
});
