import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type ArchiveSettings, openArchive } from '../../src/archives/index.ts';
import { UserError } from '../../src/errors.ts';
import { silentLog } from '../../src/log.ts';
import { writeBundle } from '../bundle/make-bundle.ts';

const settings: ArchiveSettings = {
  repository: 'octo-org/my.repo_x',
  run: { runId: 5, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
  runAttempt: 2,
  token: undefined,
  apiUrl: 'https://api.github.com',
  serverUrl: 'https://github.com',
  environment: {},
  retentionDays: undefined,
  compressionLevel: undefined,
  archivePath: undefined,
  log: silentLog,
};

test('each kind opens the archive of its name', async () => {
  expect((await openArchive('artifact', settings)).kind).toBe('artifact');
  expect((await openArchive('cache', settings)).kind).toBe('cache');
  expect((await openArchive('directory', { ...settings, archivePath: '/srv/sessions' })).kind).toBe('directory');
});

test('a directory is told the run and its attempt', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'archives-'));
  try {
    await writeBundle(path.join(root, 'bundle'));
    const archive = await openArchive('directory', { ...settings, archivePath: path.join(root, 'archive') });
    const { id } = await archive.save('pr-12', path.join(root, 'bundle'));
    expect(path.basename(id)).toMatch(/-5-2-/);
  } finally {
    await rm(root, { recursive: true });
  }
});

test('a directory needs its path', async () => {
  await expect(openArchive('directory', settings)).rejects.toThrow(UserError);
});
