import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTree } from '../../src/archives/copy-tree.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copy-'));
  await mkdir(join(root, 'from'));
  await mkdir(join(root, 'to'));
});
afterEach(async () => {
  await rm(root, { recursive: true });
});

test('of a file that is too large nothing is copied', async () => {
  await writeFile(join(root, 'from', 'huge'), '');
  await truncate(join(root, 'from', 'huge'), 200_000);
  await expect(copyTree(join(root, 'from'), join(root, 'to'), 100_000)).rejects.toThrow(/too large/);
  expect(await readdir(join(root, 'to'))).toEqual([]);
});

test('files that are too large together are refused', async () => {
  for (const name of ['a', 'b']) await writeFile(join(root, 'from', name), 'x'.repeat(60_000));
  await expect(copyTree(join(root, 'from'), join(root, 'to'), 100_000)).rejects.toThrow(/too large/);
  expect(await readdir(join(root, 'to'))).toEqual(['a']);
});

test('nothing is copied where anything is no file', async () => {
  for (const name of ['a', 'b\\c']) await writeFile(join(root, 'from', name), 'x');
  await expect(copyTree(join(root, 'from'), join(root, 'to'))).rejects.toThrow(/backslash/);
  expect(await readdir(join(root, 'to'))).toEqual([]);
});
