import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGitArchive } from '../../src/archives/git.ts';
import { makeBare } from '../../src/history/bare.ts';
import { silentLog } from '../../src/log.ts';
import { archiveContract } from '../contracts/archive.ts';
import { serveRepositories } from '../fakes/git-daemon.ts';

/** Archives of runs in a folder of their own; `locate` makes a repository in it and says where it is found. */
function startWith(locate: (root: string) => Promise<{ location: string; close?: () => Promise<void> }>) {
  return async () => {
    const root = await mkdtemp(join(tmpdir(), 'git-contract-'));
    const { location, close } = await locate(root);
    return {
      inRun: (runId: number) =>
        openGitArchive({
          location,
          run: { runId, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
          token: undefined,
          serverUrl: 'https://github.com',
          tempDir: root,
          log: silentLog,
        }),
      async close() {
        await close?.();
        await rm(root, { recursive: true });
      },
    };
  };
}

archiveContract(
  'git',
  startWith(async (root) => ({ location: join(root, 'sessions.git') })),
);

archiveContract(
  'git',
  startWith(async (root) => {
    await makeBare(join(root, 'sessions.git'));
    return { location: `file://${root}/sessions.git` };
  }),
);

archiveContract(
  'git',
  startWith(async (root) => {
    await makeBare(join(root, 'sessions.git'));
    const { url, close } = await serveRepositories(root);
    return { location: `${url}/sessions.git`, close };
  }),
);
