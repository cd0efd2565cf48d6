import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { unpack } from '../../src/archives/unpack.ts';
import { ArchiveError, IntegrityError } from '../../src/errors.ts';
import { type RawEntry, rawZip, rawZipClaiming } from './raw-zip.ts';

let root: string;
let zipFile: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unpack-'));
  zipFile = path.join(root, 'bundle.zip');
  folder = path.join(root, 'bundle');
  await mkdir(folder);
});
afterEach(async () => {
  await rm(root, { recursive: true });
});

test('files of another packer arrive byte for byte, for their owner alone', async () => {
  const zip = new ZipFile();
  const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));
  zip.addBuffer(noise, 'projects/-w/noise', { compress: false });
  zip.addBuffer(noise, 'projects/-w/ünï/packed', { mode: 0o100755 });
  zip.addBuffer(Buffer.alloc(0), 'empty');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(zipFile));
  await unpack(zipFile, folder);
  expect(await readFile(path.join(folder, 'projects/-w/noise'))).toEqual(noise);
  expect(await readFile(path.join(folder, 'projects/-w/ünï/packed'))).toEqual(noise);
  expect(await readFile(path.join(folder, 'empty'))).toEqual(Buffer.alloc(0));
  expect((await stat(path.join(folder, 'projects/-w/ünï/packed'))).mode & 0o777).toBe(0o600);
});

const content = Buffer.from('content');

test.each<[string, RawEntry[], RegExp]>([
  ['a way up', [{ name: '../outside', content }], /invalid relative path|leads out/],
  ['a way up in the middle', [{ name: 'a/../../outside', content }], /invalid relative path|leads out/],
  ['an absolute path', [{ name: '/etc/outside', content }], /absolute/],
  ['a backslash', [{ name: 'a\\b', content }], /invalid characters|backslash/],
  ['a drive letter', [{ name: 'C:/b', content }], /absolute|drive/],
  ['a drive letter without a slash', [{ name: 'C:b', content }], /absolute|drive/],
  ['an empty segment', [{ name: 'a//b', content }], /empty segment/],
  ['a dot', [{ name: 'a/./b', content }], /leads out/],
  ['a folder', [{ name: 'a/' }], /empty segment/],
  ['a NUL', [{ name: 'a\0b', content }], /control/],
  ['a line break', [{ name: 'a\nb', content }], /control/],
  ['a long name', [{ name: 'a'.repeat(256), content }], /longer than 255/],
  ['a long path', [{ name: `${'a/'.repeat(600)}b`, content }], /longer than 1024/],
  [
    'a file twice',
    [
      { name: 'a', content },
      { name: 'a', content },
    ],
    /"a" twice/,
  ],
  [
    'a file twice but for its case',
    [
      { name: 'Ä', content },
      { name: 'ä', content },
    ],
    /"ä" twice/,
  ],
  [
    'a file that is a folder too',
    [
      { name: 'a', content },
      { name: 'a/b', content },
    ],
    /"a\/b" below a file/,
  ],
  ['a symbolic link', [{ name: 'a', content, mode: 0o120777 }], /link or a device/],
  ['a device', [{ name: 'a', mode: 0o060644 }], /link or a device/],
  ['an encrypted file', [{ name: 'a', content, flags: 0x801 }], /encrypted/],
  ['a rare packing', [{ name: 'a', content, method: 12 }], /rare way/],
  ['fewer bytes than declared', [{ name: 'a', content, size: 8 }], /not enough bytes|damaged/],
  ['more bytes than declared', [{ name: 'a', content, size: 1 }], /too many bytes/],
  ['a wrong checksum', [{ name: 'a', content, crc: 1 }], /checksum/],
])('refused: %s', async (_what, entries, reason) => {
  await writeFile(zipFile, rawZip(entries));
  const failure = unpack(zipFile, folder);
  await expect(failure).rejects.toThrow(IntegrityError);
  await expect(failure).rejects.toThrow(reason);
  expect(await readdir(root)).toEqual(['bundle', 'bundle.zip']);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<html>not here</html>')],
  ['half of it', rawZip([{ name: 'a', content: Buffer.alloc(1000, 'ab') }]).subarray(0, 60)],
])('refused: a zip file that is %s', async (_what, bytes) => {
  await writeFile(zipFile, bytes);
  await expect(unpack(zipFile, folder)).rejects.toThrow(IntegrityError);
});

test('a bomb ends before it is written', async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  await writeFile(
    zipFile,
    rawZip([
      { name: 'small', content },
      { name: 'large', content: zeros },
    ]),
  );
  await expect(unpack(zipFile, folder, { largest: 1024 * 1024 })).rejects.toThrow(/more than 1048576 bytes/);
  expect(await readdir(folder)).toEqual(['small']);
});

test('a bomb that lies about its size ends at that size', async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  await writeFile(zipFile, rawZip([{ name: 'large', content: zeros, size: 100 }]));
  await expect(unpack(zipFile, folder, { largest: 1024 * 1024 })).rejects.toThrow(/too many bytes/);
  expect((await stat(path.join(folder, 'large'))).size).toBeLessThan(1024 * 1024);
});

test('many small files count together', async () => {
  const entries = Array.from({ length: 11 }, (_, index) => ({ name: `f${index}`, content: Buffer.alloc(100) }));
  await writeFile(zipFile, rawZip(entries));
  await expect(unpack(zipFile, folder, { largest: 1000 })).rejects.toThrow(/more than 1000 bytes/);
});

test('more files than any bundle has are refused before the first is written', async () => {
  await writeFile(zipFile, rawZipClaiming(50_002));
  await expect(unpack(zipFile, folder)).rejects.toThrow(/more than 50000 files/);
  expect(await readdir(folder)).toEqual([]);
});

test('nothing is written over', async () => {
  await writeFile(path.join(folder, 'a'), 'mine');
  await writeFile(zipFile, rawZip([{ name: 'a', content }]));
  await expect(unpack(zipFile, folder)).rejects.toThrow();
  expect(await readFile(path.join(folder, 'a'), 'utf8')).toBe('mine');
});

test('names are translated, and those without a meaning refused', async () => {
  const pathOf = (name: string) => (name === 'x' ? 'deep/y' : undefined);
  await writeFile(zipFile, rawZip([{ name: 'x', content }]));
  await unpack(zipFile, folder, { pathOf });
  expect(await readFile(path.join(folder, 'deep/y'))).toEqual(content);
  await writeFile(zipFile, rawZip([{ name: 'z', content }]));
  await expect(unpack(zipFile, folder, { pathOf })).rejects.toThrow(IntegrityError);
});

test('a translated name cannot lead out either', async () => {
  await writeFile(zipFile, rawZip([{ name: 'x', content }]));
  await expect(unpack(zipFile, folder, { pathOf: () => '../outside' })).rejects.toThrow(/leads out/);
});

test.skipIf(process.platform !== 'linux')('a folder that cannot be written is no fault of the zip file', async () => {
  await writeFile(zipFile, rawZip([{ name: 'a', content }]));
  await expect(unpack(zipFile, '/sys/kernel')).rejects.toThrow(ArchiveError);
});
