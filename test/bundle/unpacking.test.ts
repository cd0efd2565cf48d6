import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_FILES } from '../../src/bundle/layout.ts';
import { type Unpacking, unpackInto } from '../../src/bundle/unpacking.ts';
import { IntegrityError } from '../../src/errors.ts';

let folder: string;
let unpacking: Unpacking;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpacking-'));
  unpacking = unpackInto(folder, { largest: 100_000 });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function* bytes(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

const add = (path: string, size = 1, ...chunks: readonly string[]) =>
  unpacking.add({ path, size, open: async () => bytes(...(chunks.length > 0 ? chunks : ['x'])) });

test('files are written for nobody else to read', async () => {
  await add('deep/er/file', 2, 'x', 'y');
  expect((await stat(join(folder, 'deep/er/file'))).size).toBe(2);
  expect((await stat(join(folder, 'deep/er/file'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'deep/er'))).mode & 0o777).toBe(0o700);
});

test.each<[string, readonly string[], RegExp]>([
  ['a path that leads out', ['../x'], /leads out/],
  ['the same path', ['a', 'a'], /"a" twice/],
  ['another case', ['a/b', 'A/B'], /twice/],
  ['a file below a file', ['a', 'a/b'], /below a file/],
  ['a file below a file of another case', ['a', 'A/b'], /below a file/],
  ['a file in the place of a folder', ['a/b', 'a'], /as a file and as a folder/],
])('refused before it is written: %s', async (_what, paths, reason) => {
  for (const path of paths.slice(0, -1)) await add(path);
  const before = await readdir(folder, { recursive: true });
  const adding = add(paths.at(-1) ?? '');
  await expect(adding).rejects.toThrow(IntegrityError);
  await expect(adding).rejects.toThrow(reason);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test('the sum of the sizes counts, and not only each', async () => {
  await add('a', 60_000, 'x'.repeat(60_000));
  await expect(add('b', 60_000)).rejects.toThrow(/more than 100000 bytes/);
  expect(await readdir(folder)).toEqual(['a']);
});

test('more bytes than were said are not written', async () => {
  await expect(add('a', 3, 'xx', 'yy', 'zz')).rejects.toThrow(/more than the 3 bytes/);
  expect((await stat(join(folder, 'a'))).size).toBeLessThanOrEqual(3);
});

test('more files than a bundle has are refused', { timeout: 120_000 }, async () => {
  // The manifest comes on top.
  for (let index = 0; index <= MOST_FILES; index += 1) await add(`${index}`);
  await expect(add('one-more')).rejects.toThrow(/more than 50000 files/);
  expect(await readdir(folder)).toHaveLength(MOST_FILES + 1);
});

test('more folders than a session has are refused', { timeout: 120_000 }, async () => {
  for (let index = 0; index < 100; index += 1) await add(`${index}/${'d/'.repeat(18)}x`);
  for (let index = 100; index < 105; index += 1) await add(`${index}/${'d/'.repeat(18)}x`);
  await expect(add(`105/${'d/'.repeat(18)}x`)).rejects.toThrow(/more than 2000 folders/);
});
