import { spawn, spawnSync } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packedSize, packTar, type TarItem } from '../../src/sandbox/tar-pack.ts';
import { readTar } from '../../src/sandbox/tar-read.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mtime = new Date('2021-02-03T04:05:06Z');

async function file(name: string, content: string, more: Partial<TarItem> = {}): Promise<TarItem> {
  const localPath = join(folder, `local-${Math.random()}`);
  await writeFile(localPath, content);
  const size = Buffer.byteLength(content);
  return { name, mode: 0o600, uid: 1001, gid: 1002, mtime, content: { localPath, size }, ...more };
}

async function pack(items: readonly TarItem[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of packTar(items)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const LONG = `${'d'.repeat(120)}/${'日本語'.repeat(20)}/${'n'.repeat(200)}.txt`;

test.each(['tar', 'busybox tar'])('what is packed is unpacked by %s', async (program) => {
  const names = ['plain.txt', 'ünï/日本語.txt', LONG, 'line\nbreak', 'x'.repeat(100), 'y'.repeat(101)];
  const items = await Promise.all(names.map((name, index) => file(name, `${index}`.repeat(index * 300))));
  const [command = '', ...first] = program.split(' ');
  const target = await mkdtemp(join(folder, 'out-'));
  const tar = spawn(command, [...first, '-x', '-o', '-p', '-f', '-', '-C', target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => tar.on('close', resolve));
  await pipeline(Readable.from(packTar(items)), tar.stdin);
  expect(await ended).toBe(0);
  for (const [index, name] of names.entries()) {
    expect(await readFile(join(target, name), 'utf8'), name).toBe(`${index}`.repeat(index * 300));
    const { mode, mtime: time } = await lstat(join(target, name));
    expect(mode & 0o777).toBe(0o600);
    expect(time).toEqual(mtime);
  }
});

test('how much is packed is known before, whatever the names and sizes', async () => {
  const names = [
    'plain.txt',
    'ünï/日本語.txt',
    LONG,
    'x'.repeat(100),
    'y'.repeat(101),
    'z'.repeat(511),
    'z'.repeat(512),
  ];
  const items = await Promise.all(names.map((name, index) => file(name, 'x'.repeat(index * 256))));
  const all = [{ name: 'f'.repeat(100), mode: 0o755, uid: 1, gid: 1, mtime }, ...items];
  expect((await pack(all)).length).toBe(packedSize(all));
});

test('owners, modes, times and folders stand in the headers', async () => {
  const items = [
    { name: 'folder', mode: 0o755, uid: 1001, gid: 1002, mtime },
    await file('folder/a.txt', 'content', { mode: 0o644, uid: 3_000_000_000, gid: 2_097_152 }),
  ];
  const { stdout } = spawnSync('tar', ['-t', '-v', '--numeric-owner', '--utc', '--full-time', '-f', '-'], {
    input: await pack(items),
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +/g, ' '));
  expect(lines).toEqual([
    'drwxr-xr-x 1001/1002 0 2021-02-03 04:05:06 folder/',
    '-rw-r--r-- 3000000000/2097152 7 2021-02-03 04:05:06 folder/a.txt',
  ]);
});

test('a file that became shorter since it was measured is not padded', async () => {
  const short = await file('a.txt', 'content');
  await writeFile(short.content!.localPath, 'cut');
  await expect(pack([short])).rejects.toThrow('became shorter');
});

/** What `readTar` tells of the bytes, contents included. */
async function entriesOf(bytes: Uint8Array, chunkSize = 1000) {
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunkSize) yield bytes.subarray(start, start + chunkSize);
  }
  const found = [];
  for await (const { content, ...entry } of readTar(Readable.from(chunks(), { objectMode: false }))) {
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    found.push({ ...entry, text: Buffer.concat(parts).toString('utf8') });
  }
  return found;
}

function systemTar(flags: readonly string[], names: readonly string[]): Buffer {
  return spawnSync('tar', ['-c', ...flags, '-f', '-', '-C', folder, ...names], { maxBuffer: 64 * 1024 * 1024 }).stdout;
}

test.each(['gnu', 'pax', 'ustar'])('a tar of the format %s is read', async (format) => {
  const name = format === 'ustar' ? 'ünï.txt' : `${'n'.repeat(180)}-日本語.txt`;
  await writeFile(join(folder, name), 'text', { mode: 0o640 });
  await writeFile(join(folder, 'empty'), '');
  const entries = await entriesOf(systemTar([`--format=${format}`], [`./${name}`, './empty']));
  expect(entries).toMatchObject([
    { path: name, type: 'file', size: 4, mode: 0o640, text: 'text' },
    { path: 'empty', type: 'file', size: 0, text: '' },
  ]);
});

test('folders, links and special files are told apart, and hard links name their first', async () => {
  spawnSync('sh', ['-c', 'mkdir d; echo x > d/a; ln d/a d/b; ln -s a d/c; mkfifo d/p'], { cwd: folder });
  const types = (await entriesOf(systemTar(['--sort=name'], ['d']))).map(({ path, type, linkTo }) => [
    path,
    type,
    linkTo,
  ]);
  expect(types).toEqual([
    ['d', 'directory', undefined],
    ['d/a', 'file', undefined],
    ['d/b', 'hard-link', 'd/a'],
    ['d/c', 'other', undefined],
    ['d/p', 'other', undefined],
  ]);
});

test('content that nobody reads is passed over', async () => {
  await writeFile(join(folder, 'large'), 'x'.repeat(3_000_000));
  await writeFile(join(folder, 'small'), 'y');
  const paths = [];
  for await (const { path } of readTar(Readable.from([systemTar([], ['large', 'small'])]))) paths.push(path);
  expect(paths).toEqual(['large', 'small']);
});

test('an empty stream has no entries', async () => {
  expect(await entriesOf(Buffer.alloc(0))).toEqual([]);
});

test.each([
  ['in a header', 300],
  ['in a content', 1600],
  ['in a padding', 512 + 2000 + 10],
])('a stream that breaks off %s is an error', async (_where, length) => {
  await writeFile(join(folder, 'file'), 'x'.repeat(2000));
  await expect(entriesOf(systemTar([], ['file']).subarray(0, length))).rejects.toThrow();
});

test('a stream that is no tar is an error', async () => {
  await expect(entriesOf(Buffer.from('Error: something\n'.repeat(100)))).rejects.toThrow();
});

test('a source that fails is an error', async () => {
  await writeFile(join(folder, 'file'), 'x'.repeat(2000));
  const start = systemTar([], ['file']).subarray(0, 1024);
  const broken = new Error('gone');
  async function* failing() {
    yield start;
    throw broken;
  }
  const reading = async () => {
    for await (const { content } of readTar(Readable.from(failing(), { objectMode: false })))
      for await (const _ of content);
  };
  await expect(reading()).rejects.toThrow('gone');
});

test('a reader may stop early', async () => {
  await writeFile(join(folder, 'a'), 'x'.repeat(200_000));
  await writeFile(join(folder, 'b'), 'x');
  for await (const { path } of readTar(Readable.from([systemTar([], ['a', 'b'])]))) {
    expect(path).toBe('a');
    break;
  }
  expect(await readdir(folder)).toHaveLength(2);
});
