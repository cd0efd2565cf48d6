import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sidecar } from '../../src/agents/agent.ts';
import { SessionCaptureError } from '../../src/errors.ts';
import type { SessionFile, SessionStore } from '../../src/sessions/session-store.ts';
import type { EntryToPlace, PlacedEntry } from './place.ts';

/** One place where an agent keeps sessions, with a way to look at it that does not use the store. */
export interface StorePlace {
  /** The projects folder as the place knows it. */
  readonly projectsDir: string;
  /** The project folder of the working directory. */
  readonly projectFolder: string;
  /** Owner of all that the store writes; `undefined` where the one who runs the test owns everything. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  /** A store opened anew: what it learned before does not count. */
  open(): Promise<SessionStore>;
  put(entries: readonly EntryToPlace[]): Promise<void>;
  /** Everything below a folder of the place, by path relative to it; empty where there is no such folder. */
  look(folder: string): Promise<ReadonlyMap<string, PlacedEntry>>;
  close(): Promise<void>;
}

export interface StoreTraits {
  /** Engine processes since the last call, where the store needs any. */
  readonly countProcesses?: () => Promise<number>;
  /** Whether nothing can be seen in the place without copying it: nobody writes in a container that does not run. */
  readonly isBlind?: true;
  /** A store that goes file by file is not asked to carry thousands. */
  readonly manyFiles?: number;
}

const ALL: readonly Sidecar[] = ['subagents', 'tool-results', 'memory'];
let counter = 0;

/** A session id nobody has used yet. */
export function newId(): string {
  counter += 1;
  return `00000000-0000-4000-8000-${process.pid.toString(16).padStart(6, '0')}${counter.toString(16).padStart(6, '0')}`;
}

/** A session's files as a caller hands them to a store. */
function filesOf(id: string, contents: Readonly<Record<string, string | Buffer>>): readonly SessionFile[] {
  return Object.entries(contents).map(([path, content]) => ({
    sessionId: id,
    path,
    kind: kindOf(path, id),
    size: undefined,
    mode: path.endsWith('.txt') ? 0o644 : 0o600,
    mtime: new Date(0),
    content: chunks(Buffer.from(content)),
  }));
}

function kindOf(path: string, id: string): SessionFile['kind'] {
  if (path === `${id}.jsonl`) return 'transcript';
  if (path.startsWith('memory/')) return 'memory';
  return path.includes('/tool-results/') ? 'tool-results' : 'subagents';
}

async function* chunks(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += 64 * 1024) yield content.subarray(start, start + 64 * 1024);
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

export async function write(store: SessionStore, id: string, contents: Readonly<Record<string, string | Buffer>>) {
  return store.write(id, each(filesOf(id, contents)));
}

/** Everything a store gives of some sessions, by path. */
export async function read(store: SessionStore, ids: readonly string[], include: readonly Sidecar[] = ALL) {
  const found = new Map<string, Omit<SessionFile, 'content'> & { content: string }>();
  for await (const { content, ...file } of store.read(ids, include)) {
    const parts: Uint8Array[] = [];
    for await (const chunk of content) parts.push(chunk);
    expect(found.has(file.path), `${file.path} comes once`).toBe(false);
    found.set(file.path, { ...file, content: Buffer.concat(parts).toString('utf8') });
  }
  return found;
}

const row = (text: string, id?: string) => `${JSON.stringify({ text, ...(id ? { sessionId: id } : {}) })}\n`;

/** What every session store does, whatever it stands on. */
export function testSessionStore(name: string, make: () => Promise<StorePlace>, traits: StoreTraits = {}): void {
  describe(name, () => {
    let place: StorePlace;
    beforeAll(async () => {
      place = await make();
    }, 120_000);
    afterAll(async () => {
      await place?.close();
    });

    test('a store where the agent never ran has no sessions', async () => {
      const store = await place.open();
      expect(await store.list()).toEqual([]);
      expect(await read(store, [newId()])).toEqual(new Map());
      expect([...(await place.look(place.projectFolder)).keys()]).toEqual([]);
    });

    test('a session goes in as the agent would have written it, and comes out the same', async () => {
      const id = newId();
      const contents = {
        [`${id}.jsonl`]: row('ünï') + row('last, without an end of line').trimEnd(),
        [`${id}/subagents/agent-1a.jsonl`]: row('sub'),
        [`${id}/subagents/agent-1a.meta.json`]: '{}',
        [`${id}/tool-results/empty.txt`]: '',
        [`${id}/tool-results/large.txt`]: 'x'.repeat(300_001),
      };
      const before = Math.floor(Date.now() / 1000) * 1000;
      const report = await write(await place.open(), id, contents);
      const bytes = Object.values(contents).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
      expect(report).toEqual({ files: 5, bytes, kept: [] });

      const entries = await place.look(place.projectFolder);
      for (const [path, content] of Object.entries(contents)) {
        const entry = entries.get(path);
        expect(entry, path).toMatchObject({ type: 'file', content, mode: path.endsWith('.txt') ? 0o644 : 0o600 });
        expect(entry!.mtime.getTime()).toBeGreaterThanOrEqual(before - 2000);
        if (place.owner) expect(entry, path).toMatchObject(place.owner);
      }

      const store = await place.open();
      expect(await store.list()).toEqual([
        { id, size: Buffer.byteLength(contents[`${id}.jsonl`]!), mtime: expect.any(Date) },
      ]);
      const files = await read(store, [id]);
      expect(Object.fromEntries([...files].map(([path, { content }]) => [path, content]))).toEqual(contents);
      expect([...files.keys()][0]).toBe(`${id}.jsonl`);
      for (const [path, file] of files) {
        expect(file).toMatchObject({ sessionId: id, size: Buffer.byteLength(contents[path]!), kind: kindOf(path, id) });
        expect(file.mode).toBe(path.endsWith('.txt') ? 0o644 : 0o600);
      }
    });

    test('folders that were missing are the agent’s, and nothing is left beside the session', async () => {
      const above = place.projectsDir.replace(/\/projects$/, '');
      const folders = [...(await place.look(above))].filter(([, { type }]) => type === 'directory');
      expect(folders.map(([path]) => path)).toContain('projects');
      for (const [path, { mode, uid, gid }] of folders) {
        expect(mode, path).toBe(0o755);
        if (place.owner) expect({ uid, gid }, path).toEqual(place.owner);
      }
      const files = [...(await place.look(place.projectFolder))].filter(([, { type }]) => type === 'file');
      expect(files).toHaveLength(5);
    });

    test('a path of the store is where the transcript lies', async () => {
      const id = newId();
      const store = await place.open();
      await write(store, id, { [`${id}.jsonl`]: row('here') });
      expect(store.sessionFilePath(id)).toBe(`${place.projectFolder}/${id}.jsonl`);
      expect(store.projectsDir).toBe(place.projectsDir);
    });

    test('a session that is not there yields nothing, beside one that is', async () => {
      const id = newId();
      await write(await place.open(), id, { [`${id}.jsonl`]: row('there') });
      const store = await place.open();
      expect(await read(store, [newId()])).toEqual(new Map());
      expect([...(await read(store, [newId(), id])).keys()]).toEqual([`${id}.jsonl`]);
    });

    test('an id that is none is refused before it reaches a path', async () => {
      const store = await place.open();
      const hostile = '../../../../etc/passwd';
      expect(() => store.sessionFilePath(hostile)).toThrow(SessionCaptureError);
      await expect(async () => read(store, [hostile])).rejects.toMatchObject({ sessionId: hostile });
      await expect(async () => write(store, hostile, {})).rejects.toThrow(SessionCaptureError);
    });

    test.each(['../outside.jsonl', '/etc/outside', 'ID/../../outside', 'ID/subagents/../../../outside', 'other.jsonl'])(
      'a file that is not the session’s is refused: %s',
      async (path) => {
        const id = newId();
        const store = await place.open();
        const refused = write(store, id, { [path.replace('ID', id)]: 'x' });
        await expect(refused).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id });
      },
    );

    test('only what was asked for comes along', async () => {
      const id = newId();
      const other = newId();
      await write(await place.open(), id, {
        [`${id}.jsonl`]: row('main'),
        [`${id}/subagents/agent-1.jsonl`]: row('sub'),
        [`${id}/tool-results/a.txt`]: 'saved',
        'memory/MEMORY.md': 'remember',
      });
      await write(await place.open(), other, { [`${other}.jsonl`]: row('other'), [`${other}/tool-results/b.txt`]: '' });
      const paths = async (include: readonly Sidecar[]) => [...(await read(await place.open(), [id], include)).keys()];
      expect(await paths([])).toEqual([`${id}.jsonl`]);
      expect(await paths(['subagents'])).toEqual([`${id}.jsonl`, `${id}/subagents/agent-1.jsonl`]);
      expect(new Set(await paths(ALL))).toEqual(
        new Set([`${id}.jsonl`, `${id}/subagents/agent-1.jsonl`, `${id}/tool-results/a.txt`, 'memory/MEMORY.md']),
      );
    });

    test('files of one session follow each other, its transcript first', async () => {
      const ids = [newId(), newId()];
      for (const id of ids) {
        await write(await place.open(), id, {
          [`${id}.jsonl`]: row('main'),
          [`${id}/subagents/agent-1.jsonl`]: row('sub'),
          [`${id}/tool-results/a.txt`]: 'saved',
        });
      }
      const files = [...(await read(await place.open(), ids, ['subagents', 'tool-results'])).values()];
      expect(files.map(({ sessionId }) => sessionId)).toEqual([...Array(3).fill(ids[0]), ...Array(3).fill(ids[1])]);
      expect([files[0]?.kind, files[3]?.kind]).toEqual(['transcript', 'transcript']);
    });

    test('a sub-agent beside the transcripts belongs to the session its first row names', async () => {
      const [id, other] = [newId(), newId()];
      await put(place, {
        [`${id}.jsonl`]: row('main', id),
        [`${other}.jsonl`]: row('main', other),
        'agent-aa.jsonl': row('own', id) + row('more', id),
        'agent-bb.jsonl': row('other’s', other),
        'agent-cc.jsonl': 'not json\n',
        'agent-dd.jsonl': '',
      });
      const files = await read(await place.open(), [id, other], ['subagents']);
      const owners = [...files].map(([path, { sessionId }]) => [path, sessionId]);
      expect(owners).toEqual([
        [`${id}.jsonl`, id],
        ['agent-aa.jsonl', id],
        [`${other}.jsonl`, other],
        ['agent-bb.jsonl', other],
      ]);
      expect(files.get('agent-aa.jsonl')?.content).toBe(row('own', id) + row('more', id));
      expect([...(await read(await place.open(), [other], ['subagents'])).keys()]).toEqual([
        `${other}.jsonl`,
        'agent-bb.jsonl',
      ]);
    });

    test('a glance shows what regular files there are now, by size, and nothing behind a link', async () => {
      const id = newId();
      await put(place, { [`${id}.jsonl`]: row('main'), [`${id}/subagents/agent-1.jsonl`]: row('sub') });
      await place.put([{ path: `${place.projectFolder}/${id}/away`, type: 'symlink', linkname: '/etc' }]);
      const store = await place.open();
      await store.list();
      await put(place, { [`${id}.jsonl`]: row('main') + row('more'), [`${id}/subagents/agent-2.jsonl`]: row('new') });
      const seen = await store.glance(id, [`${id}.jsonl`, id, 'absent.jsonl']);
      if (traits.isBlind) {
        expect(seen).toBeUndefined();
        return;
      }
      const sizes = Object.fromEntries([...(seen ?? [])].map(([path, { size }]) => [path, size]));
      expect(sizes).toEqual({
        [`${id}.jsonl`]: (row('main') + row('more')).length,
        [`${id}/subagents/agent-1.jsonl`]: row('sub').length,
        [`${id}/subagents/agent-2.jsonl`]: row('new').length,
      });
      expect([...(await read(store, [id])).keys()]).toContain(`${id}/subagents/agent-2.jsonl`);
    });

    test('names may hold spaces, line breaks, quotes and any script', async () => {
      const id = newId();
      const names = ['with space', 'line\nbreak', `quo'te"s`, '日本語😀', '-rf', '$(id)', '*', 'é'.normalize('NFD')];
      const contents = Object.fromEntries([
        ...names.map((name) => [`${id}/tool-results/${name}.txt`, name]),
        [`${id}.jsonl`, row('main')],
      ]);
      await write(await place.open(), id, contents);
      const files = await read(await place.open(), [id], ['tool-results']);
      expect(Object.fromEntries([...files].map(([path, { content }]) => [path, content]))).toEqual(contents);
    });

    test('long names survive', async () => {
      const id = newId();
      const path = `${id}/tool-results/${'deep/'.repeat(20)}${'n'.repeat(200)}.txt`;
      await write(await place.open(), id, { [path]: 'deep', [`${id}.jsonl`]: row('main') });
      expect((await read(await place.open(), [id])).get(path)?.content).toBe('deep');
    });

    test('a name can’t forge another session in the listing', async () => {
      const [id, forged] = [newId(), newId()];
      await put(place, {
        [`${id}.jsonl`]: row('main'),
        [`x\n81a4 5 5 ${forged}.jsonl`]: '',
        [`81a4 5 5 ${forged}.jsonl`]: '',
        [`${forged}.jsonl.bak`]: '',
      });
      const listed = (await (await place.open()).list()).map((entry) => entry.id);
      expect(listed).toContain(id);
      expect(listed).not.toContain(forged);
    });

    test('links and special files are not followed and not read', async () => {
      const [id, linked] = [newId(), newId()];
      const link = (path: string, linkname: string): EntryToPlace => ({
        path: `${place.projectFolder}/${path}`,
        type: 'symlink',
        linkname,
      });
      await put(place, { [`${id}.jsonl`]: row('main'), [`${id}/tool-results/real.txt`]: 'real' });
      await place.put([
        link(`${id}/tool-results/link.txt`, '/etc/hostname'),
        link(`${id}/tool-results/dangling.txt`, '/nowhere'),
        link(`${id}/subagents`, '/etc'),
        link(`${linked}.jsonl`, `${place.projectFolder}/${id}.jsonl`),
        { path: `${place.projectFolder}/${id}/tool-results/pipe.txt`, type: 'fifo' },
      ]);
      const store = await place.open();
      expect((await store.list()).map((entry) => entry.id)).not.toContain(linked);
      expect([...(await read(store, [id, linked])).keys()].filter((path) => !path.startsWith('memory/'))).toEqual([
        `${id}.jsonl`,
        `${id}/tool-results/real.txt`,
      ]);
    });

    test('a file with two hard links is read at both names', async () => {
      const id = newId();
      const results = `${place.projectFolder}/${id}/tool-results`;
      await put(place, { [`${id}.jsonl`]: row('main'), [`${id}/tool-results/a.txt`]: 'saved' });
      await place.put([{ path: `${results}/b.txt`, type: 'link', linkname: `${results}/a.txt` }]);
      const files = await read(await place.open(), [id], ['tool-results']);
      expect(files.get(`${id}/tool-results/a.txt`)?.content).toBe('saved');
      expect(files.get(`${id}/tool-results/b.txt`)?.content).toBe('saved');
    });

    test('an earlier state is replaced, the same state is fine, a later state is kept', async () => {
      const id = newId();
      const contents = {
        [`${id}.jsonl`]: row('one') + row('two'),
        [`${id}/tool-results/a.txt`]: 'new',
        [`${id}/tool-results/b.txt`]: 'same',
        [`${id}/subagents/agent-1.jsonl`]: row('one'),
      };
      await put(place, {
        [`${id}.jsonl`]: row('one') + row('two') + row('three'),
        [`${id}/tool-results/a.txt`]: 'other',
        [`${id}/tool-results/b.txt`]: 'same',
        [`${id}/subagents/agent-1.jsonl`]: row('one').slice(0, 4),
      });
      const bytes = ['new', 'same', row('one')].reduce((sum, content) => sum + content.length, 0);
      const report = await write(await place.open(), id, contents);
      expect(report).toEqual({ files: 3, bytes, kept: [`${id}.jsonl`] });
      const after = await place.look(`${place.projectFolder}/${id}`);
      expect(after.get('tool-results/a.txt')?.content).toBe('new');
      expect(after.get('subagents/agent-1.jsonl')).toMatchObject({ content: row('one'), ...place.owner });
      const transcript = (await place.look(place.projectFolder)).get(`${id}.jsonl`);
      expect(transcript?.content).toBe(row('one') + row('two') + row('three'));
    });

    test('a link in the place of a file is replaced, not written through', async () => {
      const id = newId();
      const secret = `${place.projectsDir}/target.txt`;
      await place.put([
        { path: secret, content: 'untouched' },
        { path: `${place.projectFolder}/${id}.jsonl`, type: 'symlink', linkname: secret },
      ]);
      await write(await place.open(), id, { [`${id}.jsonl`]: row('new') });
      expect((await place.look(place.projectsDir)).get('target.txt')?.content).toBe('untouched');
      const entry = (await place.look(place.projectFolder)).get(`${id}.jsonl`);
      expect(entry).toMatchObject({ type: 'file', content: row('new') });
    });

    test('nothing else in the config directory is touched', async () => {
      const id = newId();
      const config = place.projectsDir.replace(/\/projects$/, '');
      await place.put([
        { path: `${config}/.credentials.json`, content: 'secret', mode: 0o600 },
        { path: `${config}/settings.json`, content: '{}', mode: 0o640 },
        { path: `${place.projectsDir}/-other/${newId()}.jsonl`, content: row('other directory') },
      ]);
      const foreign = (entries: ReadonlyMap<string, PlacedEntry>) =>
        [...entries].filter(([path, { type }]) => type === 'file' && !path.includes(id));
      const before = foreign(await place.look(config));
      await write(await place.open(), id, { [`${id}.jsonl`]: row('new'), [`${id}/tool-results/a.txt`]: 'x' });
      expect(foreign(await place.look(config))).toEqual(before);
    });

    test('a source that breaks off leaves no transcript', async () => {
      const id = newId();
      const broken = new Error('source broke');
      const [transcript, result] = filesOf(id, { [`${id}.jsonl`]: row('main'), [`${id}/tool-results/a.txt`]: 'x' });
      async function* breaking(): AsyncGenerator<SessionFile> {
        yield transcript!;
        yield {
          ...result!,
          content: (async function* () {
            yield Buffer.from('x');
            throw broken;
          })(),
        };
      }
      const store = await place.open();
      await expect(store.write(id, breaking())).rejects.toMatchObject({
        name: 'SessionCaptureError',
        sessionId: id,
        cause: broken,
      });
      const left = [...(await place.look(place.projectFolder)).keys()].filter((path) => path.includes(id));
      expect(left.filter((path) => path.includes('.'))).toEqual([]);
    });

    test('many files go both ways', async () => {
      const { countProcesses, manyFiles = 3000 } = traits;
      const id = newId();
      const results = Array.from({ length: manyFiles }, (_, index) => [`${id}/tool-results/${index}.txt`, `${index}`]);
      const contents = Object.fromEntries([[`${id}.jsonl`, row('main')], ...results]);
      await countProcesses?.();
      expect((await write(await place.open(), id, contents)).files).toBe(manyFiles + 1);
      if (countProcesses) expect(await countProcesses(), 'processes of a restore').toBeLessThanOrEqual(4);
      const store = await place.open();
      const listed = await store.list();
      expect(listed.map((entry) => entry.id)).toContain(id);
      const files = await read(store, [id], ['tool-results']);
      if (countProcesses) expect(await countProcesses(), 'processes of a capture').toBeLessThanOrEqual(4);
      expect(Object.fromEntries([...files].map(([path, { content }]) => [path, content]))).toEqual(contents);
    }, 120_000);
  });
}

async function put(place: StorePlace, contents: Readonly<Record<string, string>>): Promise<void> {
  await place.put(
    Object.entries(contents).map(([path, content]) => ({ path: `${place.projectFolder}/${path}`, content })),
  );
}
