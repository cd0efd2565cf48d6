import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Archive, BundleQuery, FoundBundle } from '../../src/archives/archive.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { ArchiveError } from '../../src/errors.ts';
import { SESSION, SMALL_SESSION, writeBundle } from '../bundle/make-bundle.ts';

/** An archive with nothing in it, as several workflow runs see it. */
export interface ArchiveUnderTest {
  /** The archive as a job of that run sees it. */
  inRun(runId: number): Archive;
  close(): Promise<void>;
}

const TRANSCRIPT = transcriptOf(SESSION);

/** What every archive must do. `start` makes a new empty archive for each test. */
export function archiveContract(kind: string, start: () => Promise<ArchiveUnderTest>): void {
  // Archives behind a service start its client anew for every call, which takes its time on a busy machine.
  describe(`the archive ${kind}`, { timeout: 120_000 }, () => {
    let work: string;
    beforeAll(async () => {
      work = await mkdtemp(path.join(tmpdir(), `contract-${kind}-`));
    });
    afterAll(async () => {
      await rm(work, { recursive: true });
    });

    async function withArchive(check: (archive: ArchiveUnderTest) => Promise<void>): Promise<void> {
      const archive = await start();
      try {
        await check(archive);
      } finally {
        await archive.close();
      }
    }

    /** Each text is a session of its own, since an archive may put the bundles of one session together. */
    async function makeBundle(text: string): Promise<string> {
      const folder = await mkdtemp(path.join(work, 'bundle-'));
      const sessionId = sessionOf(text);
      await writeBundle(folder, { [transcriptOf(sessionId)]: `${text}\n` }, (manifest) => {
        manifest.sessionId = sessionId;
      });
      return folder;
    }

    async function textOf(bundle: FoundBundle): Promise<string> {
      const folder = await mkdtemp(path.join(work, 'download-'));
      await bundle.download(folder);
      const { sessionId } = await verifyBundle(folder);
      return (await readFile(path.join(folder, transcriptOf(sessionId)), 'utf8')).trim();
    }

    async function textsOf(archive: Archive, query: Partial<BundleQuery>): Promise<string[]> {
      const texts: string[] = [];
      for (const bundle of await found(archive, query)) texts.push(await textOf(bundle));
      return texts;
    }

    test('says which kind it is', () => withArchive(async (archive) => expect(archive.inRun(1).kind).toBe(kind)));

    test('gives back every file, byte for byte, and the manifest with the modes', () =>
      withArchive(async (archive) => {
        const files = {
          ...SMALL_SESSION,
          [`projects/-workspace/${SESSION}/tool-results/empty.txt`]: '',
          'projects/-workspace/memory/ünï 100% (a+b) ~2: "notes" <1>|*?.md': 'remember\r\n',
          'projects/-workspace/memory/%3a.md': 'not a colon',
        };
        const folder = await mkdtemp(path.join(work, 'bundle-'));
        await writeBundle(folder, files, (manifest) => Object.assign(manifest.files[1]!, { mode: 0o755 }));
        const saved = await archive.inRun(1).save('pr-12', folder);
        expect(saved.size).toBeGreaterThan(0);
        expect(saved.id).not.toBe('');
        const [bundle] = await found(archive.inRun(2), { name: 'pr-12' });
        const target = await mkdtemp(path.join(work, 'download-'));
        await bundle!.download(target);
        const manifest = await verifyBundle(target);
        expect(manifest.files.map((file) => file.path)).toEqual(Object.keys(files));
        expect(manifest.files[1]!.mode).toBe(0o755);
        for (const [file, content] of [...Object.entries(files), ['manifest.json', undefined] as const]) {
          const original = content ?? (await readFile(path.join(folder, file)));
          expect(await readFile(path.join(target, file)), file).toEqual(Buffer.from(original));
        }
      }));

    test('keeps apart names that look alike', () =>
      withArchive(async (archive) => {
        const names = ['pr-1', 'PR-1', 'pr-1~2', 'a/b:100%', 'a\\b', 'ünï "x" <*>?|'];
        for (const name of names) await archive.inRun(1).save(name, await makeBundle(`of ${name}`));
        for (const name of names) expect(await textsOf(archive.inRun(2), { name }), name).toEqual([`of ${name}`]);
      }));

    test('finds nothing under a name that was never saved', () =>
      withArchive(async (archive) => {
        expect(await found(archive.inRun(1), { name: 'pr-1' })).toEqual([]);
        await archive.inRun(1).save('pr-12', await makeBundle('other'));
        expect(await found(archive.inRun(1), { name: 'pr-1' })).toEqual([]);
      }));

    test('finds the newest first, from every run', () =>
      withArchive(async (archive) => {
        for (const run of [3, 1, 2]) {
          await nextMillisecond();
          await archive.inRun(run).save('pr-12', await makeBundle(`run ${run}`));
        }
        const bundles = await found(archive.inRun(1), { name: 'pr-12' });
        expect(bundles.map((bundle) => bundle.origin.runId)).toEqual([2, 1, 3]);
        expect(await textsOf(archive.inRun(1), { name: 'pr-12' })).toEqual(['run 2', 'run 1', 'run 3']);
        expect(bundles[0]!.label).toContain('pr-12');
        expect(bundles[0]!.label).toContain('run 2');
        expect(bundles[0]!.name).toBe('pr-12');
        expect(bundles[0]!.size ?? 1).toBeGreaterThan(0);
        expect(Math.abs(bundles[0]!.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
      }));

    test('looks only at one run when asked', () =>
      withArchive(async (archive) => {
        for (const run of [1, 2]) await archive.inRun(run).save('pr-12', await makeBundle(`run ${run}`));
        expect(await textsOf(archive.inRun(3), { name: 'pr-12', runId: 1 })).toEqual(['run 1']);
        expect(await textsOf(archive.inRun(2), { name: 'pr-12', runId: 2 })).toEqual(['run 2']);
        expect(await textsOf(archive.inRun(3), { name: 'pr-12', runId: 4 })).toEqual([]);
      }));

    test('finds every name when none is given', () =>
      withArchive(async (archive) => {
        await archive.inRun(1).save('pr-1', await makeBundle('one'));
        await nextMillisecond();
        await archive.inRun(2).save('a/b', await makeBundle('two'));
        expect(await textsOf(archive.inRun(3), {})).toEqual(['two', 'one']);
        expect((await found(archive.inRun(3), {})).map(({ name }) => name)).toEqual(['a/b', 'pr-1']);
        expect(await textsOf(archive.inRun(3), { runId: 1 })).toEqual(['one']);
      }));

    test('keeps both of two bundles saved under one name in one run', () =>
      withArchive(async (archive) => {
        await archive.inRun(1).save('pr-12', await makeBundle('first'));
        await nextMillisecond();
        const second = await archive.inRun(1).save('pr-12', await makeBundle('second'));
        expect(second.id).not.toBe('');
        for (const run of [1, 2]) {
          expect(await textsOf(archive.inRun(run), { name: 'pr-12' })).toEqual(['second', 'first']);
          expect(await textsOf(archive.inRun(run), { name: 'pr-12', runId: 1 })).toEqual(['second', 'first']);
        }
      }));

    test('keeps the bundles of savers that work at the same time', () =>
      withArchive(async (archive) => {
        const texts = ['a', 'b', 'c', 'd'];
        const folders = await Promise.all(texts.map(makeBundle));
        const saved = await Promise.all(folders.map((folder) => archive.inRun(1).save('pr-12', folder)));
        expect(new Set(saved.map(({ id }) => id)).size).toBe(texts.length);
        expect(new Set(await textsOf(archive.inRun(2), { name: 'pr-12' }))).toEqual(new Set(texts));
      }));

    test('leaves earlier bundles as they were when a save fails', () =>
      withArchive(async (archive) => {
        await archive.inRun(1).save('pr-12', await makeBundle('good'));
        await expect(archive.inRun(1).save('pr-12', path.join(work, 'nowhere'))).rejects.toThrow(ArchiveError);
        expect(await textsOf(archive.inRun(2), { name: 'pr-12' })).toEqual(['good']);
      }));

    test('carries a large file', () =>
      withArchive(async (archive) => {
        const folder = await mkdtemp(path.join(work, 'bundle-'));
        const noise = randomBytes(1024 * 1024);
        const content = Buffer.concat(
          Array.from({ length: 50 }, (_, index) => Buffer.concat([noise, Buffer.from([index])])),
        );
        await writeBundle(folder, { ...SMALL_SESSION, [TRANSCRIPT]: content });
        await archive.inRun(1).save('pr-12', folder);
        const [bundle] = await found(archive.inRun(2), { name: 'pr-12' });
        const target = path.join(work, 'large');
        await mkdir(target);
        await bundle!.download(target);
        expect(digest(await readFile(path.join(target, TRANSCRIPT)))).toBe(digest(content));
      }));

    test('refuses to download over files that are there', () =>
      withArchive(async (archive) => {
        await archive.inRun(1).save('pr-12', await makeBundle('new'));
        const [bundle] = await found(archive.inRun(2), { name: 'pr-12' });
        const target = await mkdtemp(path.join(work, 'download-'));
        await writeFile(path.join(target, 'manifest.json'), 'mine');
        await expect(bundle!.download(target)).rejects.toThrow();
        expect(await readFile(path.join(target, 'manifest.json'), 'utf8')).toBe('mine');
      }));
  });
}

function transcriptOf(sessionId: string): string {
  return `projects/-workspace/${sessionId}.jsonl`;
}

function sessionOf(text: string): string {
  const [, one, two, three, four, five] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest(Buffer.from(text))) ?? [];
  return [one, two, three, four, five].join('-');
}

async function found(archive: Archive, query: Partial<BundleQuery>): Promise<FoundBundle[]> {
  const bundles: FoundBundle[] = [];
  for await (const bundle of archive.find({ name: undefined, runId: undefined, ...query })) bundles.push(bundle);
  return bundles;
}

/** Times in archives have milliseconds at best. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise((resolve) => setTimeout(resolve, 1));
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
