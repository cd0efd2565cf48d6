import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FoundBundle } from '../../src/archives/archive.ts';
import { type CacheArchiveOptions, openCacheArchive } from '../../src/archives/cache.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { ArchiveError, IntegrityError, UserError } from '../../src/errors.ts';
import { SESSION, writeBundle } from '../bundle/make-bundle.ts';
import {
  type CacheScope,
  type Fault,
  type GithubServices,
  type Operation,
  startGithubServices,
} from '../fakes/github-services.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
import { rawTar } from '../hostile/raw-tar.ts';
import { cacheOptions } from './cache-options.ts';

type Changes = Partial<CacheArchiveOptions> & { scopes?: readonly CacheScope[] };

const places = { root: '', bundle: '' };
let services: GithubServices;

beforeEach(async () => {
  services = await startGithubServices();
  places.root = await mkdtemp(path.join(tmpdir(), 'cache-'));
  places.bundle = path.join(places.root, 'bundle');
  await writeBundle(places.bundle);
});
afterEach(async () => {
  await services.close();
  await rm(places.root, { recursive: true });
});

function save(changes: Changes = {}, name = 'pr-12') {
  return openCacheArchive(cacheOptions(services, 5, changes)).save(name, places.bundle);
}

async function find(changes: Changes = {}, name = 'pr-12'): Promise<FoundBundle[]> {
  const found: FoundBundle[] = [];
  const archive = openCacheArchive(cacheOptions(services, 6, changes));
  for await (const bundle of archive.find({ name, runId: undefined })) found.push(bundle);
  return found;
}

async function download(bundle: FoundBundle | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(places.root, 'download-'));
  await bundle?.download(folder);
  return folder;
}

async function failureOf(work: Promise<unknown>): Promise<ArchiveError> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ArchiveError);
  expect((failure as Error).message).not.toContain('\n');
  return failure as ArchiveError;
}

test('an entry is told by its name, run and attempt, and where it comes from', async () => {
  const saved = await save({ runAttempt: 2 });
  expect(saved.name).toMatch(/^agent-session\/1\/4711\/[01]{72}\/pr-12\/main\/5\.2$/);
  expect(saved).toMatchObject({ id: '7000', url: undefined });
  const [found] = await find();
  expect(found?.origin).toEqual({ runId: 5, repositoryId: 4711, headRepositoryId: 4711, headBranch: 'main' });
  expect(found?.label).toMatch(/^cache entry pr-12 of run 5, \d{4}-/);
});

test('it is found again wherever the job runs and whatever is installed there', async () => {
  const places = [
    { GITHUB_WORKSPACE: '/home/runner/work/a/a', PATH: '' },
    { GITHUB_WORKSPACE: '/__w/a/a', PATH: '/nowhere' },
    { GITHUB_WORKSPACE: '/home/runner/work/a/a', PATH: process.env.PATH },
  ];
  for (const place of places) await save({ environment: { ...services.jobVariables(5), ...place } });
  expect(new Set(services.cacheEntries.map(({ version }) => version)).size).toBe(1);
  for (const place of places) {
    const found = await find({ environment: { ...services.jobVariables(6), ...place } });
    expect(found).toHaveLength(3);
    expect(await verifyBundle(await download(found[0]))).toMatchObject({ sessionId: SESSION });
  }
});

test('no program is run, not even a tar or a zstd that waits for it', async () => {
  const programs = path.join(places.root, 'programs');
  await mkdir(programs);
  for (const name of ['tar', 'gtar', 'zstd', 'zstdmt', 'unzstd', 'gzip']) {
    await writeFile(path.join(programs, name), `#!/bin/sh\ntouch ${places.root}/was-run\n`, { mode: 0o755 });
  }
  const environment = (run: number) => ({ ...services.jobVariables(run), PATH: programs, RUNNER_DEBUG: '1' });
  await save({ environment: environment(5) });
  await download((await find({ environment: environment(6) }))[0]);
  expect(await readdir(places.root)).not.toContain('was-run');
});

test('a poisoned entry writes nothing anywhere, and the next older one is there', async () => {
  await save();
  await save();
  const outside = path.join(places.root, 'outside');
  await mkdir(outside);
  await writeFile(path.join(outside, 'secret'), 'mine');
  const newest = services.cacheEntries.at(-1)!;
  newest.content = gzipSync(
    rawTar([
      { name: path.join(outside, 'absolute'), content: 'x' },
      { name: '../outside/above', content: 'x' },
      { name: 'link', type: '2', link: outside },
      { name: 'link/below', content: 'x' },
      { name: 'hard', type: '1', link: path.join(outside, 'secret') },
      { name: 'device', type: '3' },
    ]),
  );
  const [poisoned, older] = await find();
  const folder = await mkdtemp(path.join(places.root, 'download-'));
  await expect(poisoned!.download(folder)).rejects.toThrow(IntegrityError);
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(outside)).toEqual(['secret']);
  expect(await readFile(path.join(outside, 'secret'), 'utf8')).toBe('mine');
  expect((await readdir(places.root)).filter((name) => !name.startsWith('download-')).sort()).toEqual([
    'bundle',
    'outside',
  ]);
  expect(await verifyBundle(await download(older))).toMatchObject({ sessionId: SESSION });
});

test('nothing is left of the files on the way, whatever came of them', async () => {
  await save();
  const folder = await download((await find())[0]);
  services.fail('GetBlob', 'cut');
  await failureOf(download((await find())[0]));
  services.fail('PutBlob', { status: 403 });
  await failureOf(save());
  const left = (await readdir(places.root)).filter((name) => !name.startsWith('download-') || name.includes('cache'));
  expect(left).toEqual(['bundle']);
  expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'projects']);
});

test('compression is passed on', async () => {
  await writeFile(path.join(places.bundle, 'projects', 'zeros'), Buffer.alloc(100_000));
  expect((await save({ compressionLevel: 0 })).size).toBeGreaterThan(100_000);
  expect((await save({ compressionLevel: 9 })).size).toBeLessThan(10_000);
});

test('more than a bundle can have is neither kept on disk nor unpacked', async () => {
  await writeFile(path.join(places.bundle, 'projects', 'zeros'), Buffer.alloc(3_000_000));
  await save({ compressionLevel: 0 });
  await save({ compressionLevel: 9 });
  for (const bundle of await find({ limits: { bundleSize: 1_000_000 } })) {
    await expect(download(bundle)).rejects.toThrow(/more than 1000000 bytes/);
  }
});

test('the client is heard in the debug log alone, and never tells tokens and signatures', async () => {
  const { log, debug, info, warnings } = recordedLog();
  const writes = vi.spyOn(process.stdout, 'write');
  const environment: Record<string, string> = { ...services.jobVariables(5), RUNNER_DEBUG: '1' };
  try {
    await save({ log, environment });
    services.fail('CreateCacheEntry', { status: 400 });
    await failureOf(save({ log, environment }));
    expect(writes).not.toHaveBeenCalled();
  } finally {
    writes.mockRestore();
  }
  expect(debug.join('\n')).not.toMatch(/sig=|add-mask/);
  expect([info, warnings]).toEqual([[], []]);
});

describe('whose entries a run sees', () => {
  const main: CacheScope = { ref: 'refs/heads/main', permission: 1 };
  const pullRequest: CacheScope = { ref: 'refs/pull/12/merge', permission: 3 };

  test('those of the default branch, and its own first', async () => {
    await save();
    await save({ scopes: [pullRequest, main] });
    expect(await find({ scopes: [pullRequest, main] })).toHaveLength(2);
    expect(await find()).toHaveLength(1);
    expect(await find({ scopes: [{ ref: 'refs/pull/13/merge', permission: 3 }] })).toEqual([]);
  });

  test('none that were captured for the code of another repository', async () => {
    const fork = { runId: 5, repositoryId: 4711, headRepositoryId: 99, headBranch: 'main' };
    await save({ run: fork });
    expect(await find()).toEqual([]);
    const [found] = await find({ run: { ...fork, runId: 6 } });
    expect(found?.origin).toMatchObject({ headRepositoryId: 99 });
  });
});

test.each<[Operation]>([['CreateCacheEntry'], ['FinalizeCacheEntryUpload'], ['GetCacheEntryDownloadURL']])(
  'where one %s is answered by nobody, the bundle is kept and found all the same',
  async (operation) => {
    services.fail(operation, 'reset', 1);
    await save();
    const [found] = await find();
    const folder = path.join(places.root, 'again');
    await mkdir(folder);
    services.fail('GetCacheEntryDownloadURL', 'reset', 1);
    await found?.download(folder);
    expect((await verifyBundle(folder)).sessionId).toBe(SESSION);
  },
);

describe('where nothing is kept it is said why, in time', () => {
  const within = (limit: number): Changes => ({ limits: { save: limit, list: limit, download: limit } });

  test.each<[string, Operation, Fault, RegExp, Changes]>([
    ['500 for ever', 'CreateCacheEntry', { status: 500 }, /not done within 3 seconds\. .*githubstatus/, within(3000)],
    ['no answer', 'CreateCacheEntry', 'stall', /not done within 3 seconds/, within(3000)],
    ['a reset connection', 'CreateCacheEntry', 'reset', /cannot be reached \(ECONNRESET\).*githubstatus/, {}],
    [
      'a refused token',
      'CreateCacheEntry',
      { status: 401, body: { msg: 'who is it' } },
      /token .* is not valid \(401\).*archive: directory/,
      {},
    ],
    ['a key that is taken', 'CreateCacheEntry', { status: 409, body: { msg: 'no' } }, /its key was taken/, {}],
    [
      'a full storage',
      'CreateCacheEntry',
      { status: 403, body: { msg: 'insufficient usage to create' } },
      /cache storage is full.*Caches/,
      {},
    ],
    ['too many requests', 'CreateCacheEntry', { status: 429, body: { msg: 'slow' } }, /too many requests/, {}],
    ['a stalled upload', 'PutBlob', 'stall', /not done within 3 seconds/, within(3000)],
    ['an upload that is refused', 'PutBlob', { status: 403 }, /could not be kept in the cache: .*githubstatus/, {}],
    ['a finish that is refused', 'FinalizeCacheEntryUpload', { status: 400, body: { msg: 'hash' } }, /hash/, {}],
  ])('%s', async (_what, operation, fault, reason, changes) => {
    services.fail(operation, fault);
    const failure = await failureOf(save(changes));
    expect(failure.message).toMatch(/^The session could not be kept in the cache: /);
    expect(failure.message).toMatch(reason);
    expect(failure.cause).toBeInstanceOf(Error);
    expect(services.cacheEntries.filter(({ finalized }) => finalized)).toEqual([]);
  });

  test('a token that may only read, as a comment starts runs with', async () => {
    const failure = await failureOf(save({ scopes: [{ ref: 'refs/heads/main', permission: 1 }] }));
    expect(failure.message).toMatch(/may only read the cache.*comment.*archive: artifact.*cache-mode: write/);
  });

  test.each([
    ['read', 'save'],
    ['none', 'save'],
    ['none', 'find'],
    ['write-only', 'find'],
  ] as const)('cache-mode: %s does not let it %s', async (ACTIONS_CACHE_MODE, what) => {
    const environment = { ...services.jobVariables(5), ACTIONS_CACHE_MODE };
    const failure = await failureOf(what === 'save' ? save({ environment }) : find({ environment }));
    expect(failure.message).toContain(`cache-mode is ${ACTIONS_CACHE_MODE}. Set "cache-mode: write"`);
  });

  test.each<[string, Fault, RegExp, Changes]>([
    ['a search that is refused', { status: 400 }, /could not be searched.*answered 400/, {}],
    ['a search that is not answered', 'stall', /could not be searched.*not done within 2 seconds/, within(2000)],
    ['a search without a right', { status: 403, body: { msg: 'cache read denied: no' } }, /may not read the cache/, {}],
  ])('%s', async (_what, fault, reason, changes) => {
    services.fail('GetCacheEntryDownloadURL', fault);
    expect((await failureOf(find(changes))).message).toMatch(reason);
  });

  test.each<[Fault, RegExp, Changes]>([
    ['stall', /could not be downloaded: it was not done within 2 seconds/, within(2000)],
    ['cut', /could not be downloaded: /, within(20_000)],
  ])('a download that ends with %j', async (fault, reason, changes) => {
    await save();
    const [bundle] = await find(changes);
    services.fail('GetBlob', fault);
    expect((await failureOf(download(bundle))).message).toMatch(reason);
  });

  test('an entry that went away since it was found', async () => {
    await save();
    const [bundle] = await find();
    services.cacheEntries.length = 0;
    expect((await failureOf(download(bundle))).message).toMatch(/gone since it was found/);
  });

  test('one server error is overcome', async () => {
    services.fail('CreateCacheEntry', { status: 502 }, 1);
    await expect(save()).resolves.toMatchObject({ id: '7000' });
  });

  test('GitHub Enterprise Server, and a process outside of an action, before anything is sent', async () => {
    const server = await failureOf(save({ serverUrl: 'https://github.example.com' }));
    expect(server.message).toMatch(/runs on github\.example\.com: use archive: directory/);
    expect((await failureOf(find({ environment: {} }))).message).toMatch(/no access to the cache service/);
    expect(services.requests).toEqual([]);
  });

  test('a name that no key can have is a user error', async () => {
    await expect(save({}, 'x'.repeat(500))).rejects.toThrow(UserError);
  });
});
