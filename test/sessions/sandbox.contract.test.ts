import { copyFile, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt } from '../../src/exec.ts';
import { type SandboxHandle, sandboxSessionStore } from '../../src/sessions/sandbox.ts';
import { lookLocally, putLocally } from '../contracts/local-place.ts';
import { type StorePlace, testSessionStore } from '../contracts/session-store.ts';

/** A sandbox that is this machine: its shell is a real one. */
const localHandle: SandboxHandle = {
  copyFileIn: (hostPath, sandboxPath) => copyFile(hostPath, sandboxPath),
  copyFileOut: (sandboxPath, hostPath) => copyFile(sandboxPath, hostPath),
  exec: (command) => attempt('sh', ['-c', command]),
};

testSessionStore(
  'sandbox session store by a handle',
  async (): Promise<StorePlace> => {
    const root = await realpath(await mkdtemp(join(tmpdir(), "handle store's-")));
    const projectsDir = join(root, 'home', '.claude', 'projects');
    return {
      projectsDir,
      projectFolder: join(projectsDir, '-srv-my-app-x'),
      owner: undefined,
      open: async () => sandboxSessionStore('/srv/my.app_x', localHandle, projectsDir, { tempDir: root }),
      put: putLocally,
      look: lookLocally,
      close: () => rm(root, { recursive: true }),
    };
  },
  { manyFiles: 100 },
);
