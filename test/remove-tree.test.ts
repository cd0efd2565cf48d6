import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeTree } from '../src/remove-tree.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'remove-tree-'));
  await mkdir(join(root, 'other'));
  await writeFile(join(root, 'other/kept'), '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('removes all that is in a folder, whatever its names and modes', async () => {
  const folder = join(root, 'ours');
  await mkdir(join(folder, 'a/b'), { recursive: true });
  await writeFile(join(folder, 'a/b/file'), '');
  await writeFile(Buffer.concat([Buffer.from(`${folder}/a/`), Buffer.from([0xff, 0x0a])]), '');
  await chmod(join(folder, 'a/b'), 0o500);
  await removeTree(folder);
  expect(await readdir(root)).toEqual(['other']);
});

test('a link inside goes, what it leads to stays', async () => {
  const folder = join(root, 'ours');
  await mkdir(folder);
  await symlink(join(root, 'other'), join(folder, 'link'));
  await removeTree(folder);
  expect(await readdir(join(root, 'other'))).toEqual(['kept']);
});

test('a link in its own place is an error, and nothing is removed', async () => {
  await symlink(join(root, 'other'), join(root, 'ours'));
  await expect(removeTree(join(root, 'ours'))).rejects.toThrow();
  expect(await readdir(join(root, 'other'))).toEqual(['kept']);
});

test('what is not there need not be removed', async () => {
  await removeTree(join(root, 'absent'));
});
