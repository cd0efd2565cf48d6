import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FoundBundle } from '../../src/archives/archive.ts';
import { openDirectoryArchive } from '../../src/archives/directory.ts';
import { directoryName, parseDirectoryName } from '../../src/archives/directory-name.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { ArchiveError, IntegrityError, UserError } from '../../src/errors.ts';
import { silentLog } from '../../src/log.ts';
import { SESSION, SMALL_SESSION, writeBundle } from '../bundle/make-bundle.ts';
import { archiveContract } from '../contracts/archive.ts';

archiveContract('directory', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'directory-contract-'));
  return {
    inRun: (runId) => openDirectoryArchive({ path: path.join(root, 'sessions'), runId, runAttempt: 1, log: silentLog }),
    close: () => rm(root, { recursive: true }),
  };
});

let root: string;
let bundle: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'directory-'));
  bundle = path.join(root, 'bundle');
  await writeBundle(bundle);
});
afterEach(async () => {
  await rm(root, { recursive: true });
});

function archive(directory = path.join(root, 'archive')) {
  return openDirectoryArchive({ path: directory, runId: 7, runAttempt: 2, log: silentLog });
}

async function find(from = archive(), name: string | undefined = 'pr-12'): Promise<FoundBundle[]> {
  const bundles: FoundBundle[] = [];
  for await (const found of from.find({ name, runId: undefined })) bundles.push(found);
  return bundles;
}

async function download(found: FoundBundle): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'download-'));
  await found.download(folder);
  return folder;
}

test('a bundle is a plain folder that can be looked at', async () => {
  const saved = await archive().save('PR/12', bundle);
  expect(path.dirname(saved.id)).toBe(path.join(root, 'archive', '%50%52%2f12'));
  expect(path.basename(saved.id)).toMatch(/^\d{8}T\d{9}Z-7-2-[0-9a-f]{8}$/);
  expect(await readdir(saved.id)).toEqual(['manifest.json', 'projects']);
  expect(saved).toMatchObject({ name: 'PR/12', url: undefined });
});

test('the last ten bundles of a name are kept, and those of other names', async () => {
  await archive().save('other', bundle);
  for (let count = 1; count <= 12; count += 1) {
    await writeBundle(bundle, SMALL_SESSION, (manifest) => Object.assign(manifest, { rows: count }));
    await archive().save('pr-12', bundle);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const rows = [];
  for (const found of await find()) rows.push((await verifyBundle(await download(found))).rows);
  expect(rows).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await find(archive(), 'other')).toHaveLength(1);
});

test('what a killed writer left is not found, and is swept after a day', async () => {
  const parent = path.join(root, 'archive', 'pr-12');
  const old = path.join(parent, '.unfinished-0011223344556677');
  const young = path.join(parent, '.unfinished-8899aabbccddeeff');
  for (const folder of [old, young]) await writeBundle(folder);
  await utimes(old, new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000));
  expect(await find()).toEqual([]);
  await archive().save('pr-12', bundle);
  expect(await find()).toHaveLength(1);
  expect((await readdir(parent)).filter((entry) => entry.startsWith('.'))).toEqual([path.basename(young)]);
});

test('a save that fails half way leaves nothing', async () => {
  await symlink('/etc/passwd', path.join(bundle, 'projects', 'link'));
  await expect(archive().save('pr-12', bundle)).rejects.toThrow(/link or a device/);
  expect(await readdir(path.join(root, 'archive', 'pr-12'))).toEqual([]);
});

test('a folder that is not there holds nothing', async () => {
  expect(await find()).toEqual([]);
  expect(await find(archive(), undefined)).toEqual([]);
});

test('an archive path that is a file is said to be unreadable', async () => {
  const file = path.join(root, 'file');
  await writeFile(file, '');
  await expect(find(archive(file))).rejects.toThrow(ArchiveError);
  await expect(find(archive(file))).rejects.toThrow(/ENOTDIR.*archive-path/);
  await expect(archive(file).save('pr-12', bundle)).rejects.toThrow(/archive-path/);
});

test.skipIf(process.getuid?.() === 0)('a folder that may not be read or written is said so', async () => {
  const directory = path.join(root, 'archive');
  await archive().save('pr-12', bundle);
  await chmod(directory, 0);
  try {
    await expect(find()).rejects.toThrow(/EACCES.*archive-path/);
    await expect(archive().save('pr-12', bundle)).rejects.toThrow(/EACCES/);
  } finally {
    await chmod(directory, 0o700);
  }
});

test('links are neither followed nor found', async () => {
  const elsewhere = path.join(root, 'elsewhere');
  const saved = await archive(elsewhere).save('pr-12', bundle);
  await mkdir(path.join(root, 'archive', 'pr-12'), { recursive: true });
  await symlink(saved.id, path.join(root, 'archive', 'pr-12', '20260101T000000000Z-1-1-00000000'));
  expect(await find()).toEqual([]);
  await symlink(path.join(elsewhere, 'pr-12'), path.join(root, 'archive', 'other'));
  expect(await find(archive(), 'other')).toEqual([]);
  expect(await find(archive(), undefined)).toEqual([]);
});

test('a bundle with a link, a pipe or too long a path inside is refused', async () => {
  const spoils: ((folder: string) => unknown)[] = [
    (folder) => symlink('/etc', path.join(folder, 'projects', 'etc')),
    (folder) => execFileSync('mkfifo', [path.join(folder, 'pipe')]),
    (folder) => writeFile(path.join(folder, 'a\nb'), ''),
  ];
  for (const spoil of spoils) {
    const { id } = await archive().save('pr-12', bundle);
    await spoil(id);
    const [found] = await find();
    await expect(download(found!)).rejects.toThrow(IntegrityError);
    await rm(id, { recursive: true });
  }
});

test('a bundle that was removed since it was found is an archive error', async () => {
  const { id } = await archive().save('pr-12', bundle);
  const [found] = await find();
  await rm(id, { recursive: true });
  await expect(download(found!)).rejects.toThrow(ArchiveError);
});

test('folders of other people are left alone', async () => {
  const parent = path.join(root, 'archive', 'pr-12');
  await mkdir(path.join(parent, 'notes'), { recursive: true });
  await mkdir(path.join(root, 'archive', 'Upper'), { recursive: true });
  await writeFile(path.join(root, 'archive', 'README'), '');
  await archive().save('pr-12', bundle);
  expect(await find(archive(), undefined)).toHaveLength(1);
  expect(await readdir(parent)).toContain('notes');
});

test('a reader that lists while another saves sees whole bundles only', async () => {
  const saves = Promise.all(Array.from({ length: 8 }, () => archive().save('pr-12', bundle)));
  let seen = 0;
  while (seen < 8) {
    const bundles = await find();
    for (const found of bundles) await verifyBundle(await download(found));
    seen = bundles.length;
  }
  await saves;
});

test('a bundle saved outside of a run has none', async () => {
  const local = openDirectoryArchive({
    path: path.join(root, 'archive'),
    runId: undefined,
    runAttempt: undefined,
    log: silentLog,
  });
  await local.save('pr-12', bundle);
  const [found] = await find();
  expect(found?.origin.runId).toBeUndefined();
  expect(found?.label).not.toContain('of run');
});

test.skipIf(!existsSync('/dev/shm'))('the files keep their content on another file system', async () => {
  const memory = await mkdtemp('/dev/shm/archive-');
  try {
    await archive(memory).save('pr-12', bundle);
    const [found] = await find(archive(memory));
    const folder = await download(found!);
    const file = `projects/-workspace/${SESSION}.jsonl`;
    expect(await readFile(path.join(folder, file))).toEqual(await readFile(path.join(bundle, file)));
  } finally {
    await rm(memory, { recursive: true });
  }
});

test.each([
  ['pr-12', 'pr-12'],
  ['PR-12', '%50%52-12'],
  ['main', 'main'],
  ['feature/ünï', 'feature%2f%c3%bcn%c3%af'],
  ['100%', '100%25'],
  ['..', '%2e%2e'],
  ['.hidden', '%2ehidden'],
  ['end.', 'end%2e'],
  ['v1.2.3', 'v1.2.3'],
  ['con', '%63on'],
  ['nul.txt', '%6eul.txt'],
  ['console', 'console'],
  ['a b', 'a%20b'],
])('the folder of the name %j is %j', (name, folder) => {
  expect(directoryName(name)).toBe(folder);
  expect(parseDirectoryName(folder)).toBe(name);
});

test.each(['', 'PR-12', '%70r', '%zz', '%C3%BC', '%', 'a%2', 'ü', 'con', 'end.', '.x', '%ff'])(
  'no name has the folder %j',
  (folder) => {
    expect(parseDirectoryName(folder)).toBeUndefined();
  },
);

test("names that no folder can have are the user's to change", () => {
  expect(() => directoryName('ü'.repeat(43))).toThrow(UserError);
  expect(() => directoryName('')).toThrow(UserError);
  expect(() => directoryName('\ud800')).toThrow(UserError);
});
