import { execFileSync } from 'node:child_process';
import {
  appendFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { relocatedStore } from '../../src/sessions/relocated.ts';
import type { SessionFile, SessionStore } from '../../src/sessions/session-store.ts';
import {
  type Captured,
  captureFrom,
  type HostileSandbox,
  openHostileSandbox,
  SECRET,
  SESSION,
  transcript,
} from './sandbox.ts';

const TRANSCRIPT = `${SESSION}.jsonl`;
const isRoot = process.getuid?.() === 0;

let sandbox: HostileSandbox;
beforeEach(async () => {
  sandbox = await openHostileSandbox();
});
afterEach(async () => {
  await sandbox.close();
});

/** A host store of the folder, and the one that reads it under the names a container has for it. */
const stores: readonly [string, () => SessionStore][] = [
  ['the host store', () => hostSessionStore('/workspace', sandbox.projects)],
  [
    'the store of a mounted folder',
    () =>
      relocatedStore(join(sandbox.projects, '..'), {
        agent: claudeCode,
        directory: '/workspace',
        configDirectory: '/root/.claude',
      }),
  ],
];

describe.skipIf(process.platform === 'win32').each(stores)('%s', (_name, openStore) => {
  test('an honest sandbox is captured, so that what follows can fail', async () => {
    const captured = await captureFrom(openStore(), sandbox);
    expect(captured.error).toBeUndefined();
    expect(namesOf(captured)).toEqual([TRANSCRIPT, `${SESSION}/tool-results/b.txt`]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a transcript that is a link to a secret', () => linkInstead(TRANSCRIPT, sandbox.secrets, TRANSCRIPT)],
    ['a transcript that is a link to /proc', () => linkInstead(TRANSCRIPT, '/proc/self', 'environ')],
    ['a transcript that is a FIFO', () => fifoInstead(TRANSCRIPT)],
    ['a project folder that is a link', () => linkFolder(sandbox.project, join(sandbox.secrets, '-workspace'))],
    ['a projects folder that is a link', () => linkFolder(sandbox.projects, sandbox.secrets)],
    ['a project folder that is a file', () => fileInstead(sandbox.project)],
  ])('nothing is captured: %s', async (_what, spoil) => {
    await spoil();
    const captured = await captureFrom(openStore(), sandbox);
    expect(namesOf(captured)).toEqual([]);
    expectNoSecret(captured);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a session folder that is a link', () => linkFolder(sandbox.own(''), join(sandbox.secrets, SESSION))],
    [
      'a folder of sub-agents that is a link',
      () => symlink(join(sandbox.secrets, 'subagents'), sandbox.own('subagents')),
    ],
    ['memory that is a link', () => symlink(sandbox.secrets, join(sandbox.project, 'memory'))],
    ['a result that is a link to a secret', () => symlink(join(sandbox.secrets, 'key'), sandbox.own('tool-results/a'))],
    ['a result that is a link to /proc', () => symlink('/proc/self/environ', sandbox.own('tool-results/a'))],
    ['a result that is a link to the root', () => symlink('/', sandbox.own('tool-results/a'))],
    ['a result that is a relative link', () => symlink('../../../../../../secrets/key', sandbox.own('tool-results/a'))],
    ['links that lead to each other', () => eachOther()],
    ['a link to the session folder itself', () => symlink('.', sandbox.own('tool-results/again'))],
    ['a sub-agent beside the transcript that is a link', () => looseSubagent()],
    ['a FIFO that nobody writes to', async () => void execFileSync('mkfifo', [sandbox.own('tool-results/a')])],
    ['a socket', () => listen(sandbox.own('tool-results/a'))],
  ])('the rest is captured: %s', async (_what, spoil) => {
    await spoil();
    const captured = await captureFrom(openStore(), sandbox);
    expect(captured.error).toBeUndefined();
    expect(namesOf(captured)[0]).toBe(TRANSCRIPT);
    expect(namesOf(captured).filter((name) => !name.endsWith('b.txt') && name !== TRANSCRIPT)).toEqual([]);
    expectNoSecret(captured);
  });

  test.runIf(isRoot)('devices are not read', async () => {
    execFileSync('mknod', [sandbox.own('tool-results/zero'), 'c', '1', '5']);
    execFileSync('mknod', [sandbox.own('tool-results/memory'), 'c', '1', '1']);
    const captured = await captureFrom(openStore(), sandbox);
    expect(namesOf(captured)).toEqual([TRANSCRIPT, `${SESSION}/tool-results/b.txt`]);
  });

  test('names that no bundle can have are left out, and told of on one line', async () => {
    for (const name of ['a\n::error::b', 'back\\slash', 'red\u001b[31m', `${'d/'.repeat(40)}deep`]) {
      await mkdir(join(sandbox.own('tool-results'), name, '..'), { recursive: true });
      await writeFile(sandbox.own(`tool-results/${name}`), 'x');
    }
    const captured = await captureFrom(openStore(), sandbox);
    expect(captured.error).toBeUndefined();
    expect(namesOf(captured)).toEqual([TRANSCRIPT, `${SESSION}/tool-results/b.txt`]);
    expect(captured.log).toMatch(/Left out .*a\\n::error::b" \(which holds a control character\)/);
    expect(captured.log).not.toMatch(/^::error/m);
  });

  test('of 60,000 files none is captured, and the message says why', { timeout: 240_000 }, async () => {
    for (let index = 0; index < 60_000; index += 1)
      await link(sandbox.own('tool-results/b.txt'), sandbox.own(`tool-results/${index}`));
    const captured = await captureFrom(openStore(), sandbox);
    expect(captured.error?.message).toMatch(/more than 50000 files/);
    expect(captured.files).toEqual({});
  });

  test('a file that says to have a terabyte is not copied', async () => {
    await writeFile(sandbox.own('tool-results/huge'), '');
    await truncate(sandbox.own('tool-results/huge'), 1e12);
    const captured = await captureFrom(openStore(), sandbox);
    expect(captured.error?.message).toMatch(/max-size/);
    expect(captured.files).toEqual({});
  });
});

describe.skipIf(process.platform === 'win32')('while the sandbox is being read', () => {
  test.each<[string, string, () => Promise<void>]>([
    [
      'a folder is replaced by a link',
      'tool-results',
      () => linkFolder(sandbox.own('tool-results'), join(sandbox.secrets, 'tool-results')),
    ],
    ['the session folder is replaced by a link', '', () => linkFolder(sandbox.own(''), join(sandbox.secrets, SESSION))],
    [
      'a file is replaced by a link',
      'tool-results/a.txt',
      () => linkInstead(`${SESSION}/tool-results/a.txt`, sandbox.secrets, 'key'),
    ],
    ['the project folder is replaced by a link', '', () => linkFolder(sandbox.project, sandbox.secrets)],
    [
      'the projects folder is replaced by a link',
      '',
      async () => {
        await mkdir(join(sandbox.secrets, '-workspace', SESSION, 'tool-results'), { recursive: true });
        await writeFile(join(sandbox.secrets, '-workspace', SESSION, 'tool-results', 'a.txt'), SECRET);
        await linkFolder(sandbox.projects, sandbox.secrets);
      },
    ],
  ])('%s', async (_what, _where, replace) => {
    await writeFile(sandbox.own('tool-results/a.txt'), 'honest');
    const store = replacing(hostSessionStore('/workspace', sandbox.projects), replace);
    expectNoSecret(await captureFrom(store, sandbox));
  });

  test('the transcript is replaced by a link after it was opened: what was opened is captured', async () => {
    const store = hostSessionStore('/workspace', sandbox.projects);
    const captured = await captureFrom(
      replacing(store, () => linkInstead(TRANSCRIPT, sandbox.secrets, TRANSCRIPT)),
      sandbox,
    );
    expectNoSecret(captured);
    expect(String(captured.files[pathOf(captured, TRANSCRIPT)])).toContain('hello');
  });

  test('the transcript is cut: what is left is captured, as it is', async () => {
    await writeFile(join(sandbox.project, TRANSCRIPT), transcript('hello').repeat(100_000));
    const half = transcript('hello').length * 50_000;
    const store = hostSessionStore('/workspace', sandbox.projects);
    const captured = await captureFrom(
      replacing(store, () => truncate(join(sandbox.project, TRANSCRIPT), half)),
      sandbox,
    );
    expect(captured.error).toBeUndefined();
    expect(captured.files[pathOf(captured, TRANSCRIPT)]?.length).toBeLessThan(half * 2);
  });

  test('the transcript grows without end: what was there is captured', async () => {
    const path = join(sandbox.project, TRANSCRIPT);
    const store = growing(hostSessionStore('/workspace', sandbox.projects), path);
    const captured = await captureFrom(store, sandbox);
    expect(captured.error).toBeUndefined();
    const rows = String(captured.files[pathOf(captured, TRANSCRIPT)]).split('\n').length;
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(rows).toBeLessThan((await readFile(path, 'utf8')).split('\n').length);
  });
});

describe.skipIf(process.platform === 'win32')('a restore into a hostile sandbox', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a projects folder that is a link', () => linkFolder(sandbox.projects, sandbox.secrets)],
    ['a project folder that is a link', () => linkFolder(sandbox.project, sandbox.secrets)],
    ['a session folder that is a link', () => linkFolder(sandbox.own(''), sandbox.secrets)],
    ['a folder of results that is a link', () => linkFolder(sandbox.own('tool-results'), sandbox.secrets)],
    ['a transcript that is a link', () => linkInstead(TRANSCRIPT, sandbox.secrets, TRANSCRIPT)],
  ])('writes nothing through %s', async (_what, spoil) => {
    await spoil();
    const before = await readdir(sandbox.secrets, { recursive: true });
    const store = hostSessionStore('/workspace', sandbox.projects);
    await store.write(SESSION, honestFiles()).catch(() => undefined);
    expect(await readdir(sandbox.secrets, { recursive: true })).toEqual(before);
    const secret = await open(join(sandbox.secrets, TRANSCRIPT));
    expect(await secret.readFile('utf8')).toBe(transcript(SECRET));
    await secret.close();
  });
});

async function* honestFiles(): AsyncGenerator<SessionFile> {
  const common = { sessionId: SESSION, size: undefined, mode: 0o600, mtime: new Date() };
  const content = async function* () {
    yield Buffer.from('restored');
  };
  yield { ...common, path: `${SESSION}/tool-results/c.txt`, kind: 'tool-results', content: content() };
  yield { ...common, path: TRANSCRIPT, kind: 'transcript', content: content() };
}

function namesOf({ files }: Captured): readonly string[] {
  return Object.keys(files)
    .filter((name) => name !== 'manifest.json')
    .map((name) => name.split('/').slice(2).join('/'))
    .sort((a, b) => (a < b ? -1 : 1))
    .sort((a) => (a === TRANSCRIPT ? -1 : 0));
}

function pathOf({ files }: Captured, name: string): string {
  return Object.keys(files).find((path) => path.endsWith(`/${name}`)) ?? '';
}

function expectNoSecret({ files, log, error }: Captured): void {
  expect(Buffer.concat(Object.values(files)).includes(SECRET)).toBe(false);
  expect(`${log}${error?.message}`).not.toContain(SECRET);
}

async function linkInstead(name: string, folder: string, target: string): Promise<void> {
  await rm(join(sandbox.project, name));
  await symlink(join(folder, target), join(sandbox.project, name));
}

async function linkFolder(folder: string, target: string): Promise<void> {
  const path = folder.replace(/\/$/, '');
  await rename(path, `${path}.away`);
  await symlink(target, path);
}

async function fifoInstead(name: string): Promise<void> {
  await rm(join(sandbox.project, name));
  execFileSync('mkfifo', [join(sandbox.project, name)]);
}

async function fileInstead(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await writeFile(folder, transcript(SECRET));
}

async function eachOther(): Promise<void> {
  await symlink('two', sandbox.own('tool-results/one'));
  await symlink('one', sandbox.own('tool-results/two'));
}

async function looseSubagent(): Promise<void> {
  await symlink(join(sandbox.secrets, TRANSCRIPT), join(sandbox.project, 'agent-0f.jsonl'));
}

async function listen(path: string): Promise<void> {
  // A socket's path may be short only.
  const server = createServer();
  const short = join(sandbox.root, 's');
  await new Promise<void>((resolve) => server.listen(short, resolve));
  await rename(short, path);
  server.unref();
}

/** A store whose folder is changed once the transcript was opened. */
function replacing(store: SessionStore, change: () => Promise<void>): SessionStore {
  return {
    ...store,
    async *read(ids, include) {
      let changed = false;
      for await (const file of store.read(ids, include)) {
        if (!changed) await change();
        changed = true;
        yield file;
      }
    },
  };
}

/** A store whose transcript gets longer with every piece that is read of it. */
function growing(store: SessionStore, path: string): SessionStore {
  return {
    ...store,
    async *read(ids, include) {
      for await (const file of store.read(ids, include)) yield { ...file, content: grow(file.content) };
    },
  };
  async function* grow(content: AsyncIterable<Uint8Array>) {
    await appendFile(path, transcript('more').repeat(1000));
    for await (const chunk of content) {
      await appendFile(path, transcript('more').repeat(1000));
      yield chunk;
    }
  }
}
