import {
  appendFile,
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'host-')));
});
afterEach(() => rm(root, { recursive: true }));

const isRoot = process.getuid?.() === 0;

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

test('the projects folder is below the home directory where none is given', async () => {
  const home = process.env.HOME;
  process.env.HOME = root;
  try {
    const id = newId();
    const store = hostSessionStore('/no/such/place');
    expect(store.projectsDir).toBe(join(root, '.claude', 'projects'));
    expect(store.sessionFilePath(id)).toBe(join(root, '.claude/projects/-no-such-place', `${id}.jsonl`));
  } finally {
    process.env.HOME = home;
  }
});

test('a directory that exists counts by its real path, any other as it is given', async () => {
  await mkdir(join(root, 'real.dir'));
  await symlink(join(root, 'real.dir'), join(root, 'link'));
  const id = newId();
  const store = hostSessionStore(join(root, 'link'), root);
  expect(store.directory).toBe(join(root, 'real.dir'));
  expect(store.sessionFilePath(id)).toContain('-real-dir/');
  expect(hostSessionStore('/work space/none/', root).directory).toBe('/work space/none');
  expect(hostSessionStore('/none/./a/../b', root).directory).toBe('/none/b');
  expect(hostSessionStore('/', root).directory).toBe('/');
  expect(hostSessionStore('no-such-folder', root).directory).toBe(join(process.cwd(), 'no-such-folder'));
});

const LONG = `/${'long/'.repeat(50)}end`;
const CUT = claudeCode.encodeDirectory(LONG).name.slice(0, 201);

test('above 200 characters the folder that holds the session wins, then the only one there is', async () => {
  const [id, other] = [newId(), newId()];
  const store = hostSessionStore(LONG, root);
  const named = join(root, claudeCode.encodeDirectory(LONG).name);
  expect(store.sessionFilePath(id)).toBe(join(named, `${id}.jsonl`));
  await put(join(root, `${CUT}zz9`, `${id}.jsonl`), '{}\n');
  expect(store.sessionFilePath(id)).toBe(join(root, `${CUT}zz9`, `${id}.jsonl`));
  expect(store.sessionFilePath(other)).toBe(join(root, `${CUT}zz9`, `${other}.jsonl`));
  await put(join(root, `${CUT}aa1`, `${other}.jsonl`), '{}\n');
  expect(store.sessionFilePath(id)).toBe(join(root, `${CUT}zz9`, `${id}.jsonl`));
  expect(store.sessionFilePath(newId())).toContain(named);
  expect((await store.list()).map((entry) => entry.id).toSorted()).toEqual([id, other].toSorted());
  expect([...(await read(store, [id, other])).keys()]).toEqual([`${id}.jsonl`, `${other}.jsonl`]);
});

test('a project folder that is a link is neither read nor written through', async () => {
  const id = newId();
  const warnings: string[] = [];
  const log = { ...silentLog, warning: (message: string) => void warnings.push(message) };
  await put(join(root, 'elsewhere', `${id}.jsonl`), '{}\n');
  await mkdir(join(root, 'projects'));
  await symlink(join(root, 'elsewhere'), join(root, 'projects', '-srv-x'));
  const store = hostSessionStore('/srv/x', join(root, 'projects'), { log });
  expect(await store.list()).toEqual([]);
  expect(await read(store, [id])).toEqual(new Map());
  expect(warnings[0]).toContain('-srv-x');
  await expect(write(store, newId(), { [`${id}.jsonl`]: '' })).rejects.toThrow('not a file of session');
  await expect(write(store, id, { [`${id}.jsonl`]: '{}\n{}\n' })).rejects.toThrow('is not a folder');
  expect(await readdir(join(root, 'elsewhere'))).toEqual([`${id}.jsonl`]);
});

// Other systems refuse such a name.
test.runIf(process.platform === 'linux')(
  'names that are not UTF-8 are left out, with one line that counts them',
  async () => {
    const id = newId();
    const { log, warnings } = recordedLog();
    const folder = join(root, '-srv-x', id, 'tool-results');
    await put(join(root, '-srv-x', `${id}.jsonl`), 'row\n');
    await put(join(folder, 'café.txt'), 'kept');
    for (const byte of [0xe8, 0xe9])
      await writeFile(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.of(byte)]), 'lost');
    await mkdir(Buffer.concat([Buffer.from(`${folder}/folder`), Buffer.of(0xe9)]));
    const files = await read(hostSessionStore('/srv/x', root, { log }), [id]);
    expect([...files.keys()]).toEqual([`${id}.jsonl`, `${id}/tool-results/café.txt`]);
    expect(warnings).toEqual([
      `Left out 3 files or folders of session ${id}, with names that are not UTF-8. Rename them to keep them.`,
    ]);
  },
);

test('a transcript that grows while it is read ends where it did when it was opened', async () => {
  const id = newId();
  const path = join(root, '-srv-x', `${id}.jsonl`);
  await put(path, 'first\n');
  for await (const file of hostSessionStore('/srv/x', root).read([id], [])) {
    await appendFile(path, 'second\n');
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('first\n');
    expect(file.size).toBe(6);
  }
});

test('a transcript that is there already looks new afterwards', async () => {
  const id = newId();
  const path = join(root, '-srv-x', `${id}.jsonl`);
  await put(path, 'row\n');
  await utimes(path, new Date(0), new Date(0));
  const { ino } = await lstat(path);
  await write(hostSessionStore('/srv/x', root), id, { [`${id}.jsonl`]: 'row\n' });
  const after = await lstat(path);
  expect(after.ino).toBe(ino);
  expect(after.mtime.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('a folder in the place of a file is a named failure, and nothing half-written stays', async () => {
  const id = newId();
  await mkdir(join(root, '-srv-x', `${id}.jsonl`), { recursive: true });
  const failed = write(hostSessionStore('/srv/x', root), id, { [`${id}.jsonl`]: 'row\n' });
  await expect(failed).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id, cause: expect.anything() });
  expect(await readdir(join(root, '-srv-x'))).toEqual([`${id}.jsonl`]);
});

test.runIf(isRoot)('as root, all that is new belongs to the owner of the nearest folder that was there', async () => {
  const id = newId();
  const home = join(root, 'home');
  await mkdir(home, { mode: 0o700 });
  await chown(home, 1001, 1002);
  const store = hostSessionStore('/srv/x', join(home, '.claude', 'projects'));
  await write(store, id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'x' });
  for (const name of await readdir(home, { recursive: true })) {
    expect(await lstat(join(home, name)), name).toMatchObject({ uid: 1001, gid: 1002 });
  }
});

test.runIf(isRoot)('as root, an owner that is given wins, and folders that exist stay as they are', async () => {
  const id = newId();
  await mkdir(join(root, '-srv-x'));
  await chmod(join(root, '-srv-x'), 0o2750);
  const store = hostSessionStore('/srv/x', root, { owner: { uid: 2002, gid: 2003 } });
  await write(store, id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'x' });
  expect(await lstat(join(root, '-srv-x'))).toMatchObject({ uid: 0, mode: 0o42750 });
  for (const name of [`${id}.jsonl`, id, `${id}/tool-results`, `${id}/tool-results/a.txt`]) {
    expect(await lstat(join(root, '-srv-x', name)), name).toMatchObject({ uid: 2002, gid: 2003 });
  }
});
