import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { attempt } from '../../src/exec.ts';
import { type SandboxHandle, sandboxSessionStore } from '../../src/sessions/sandbox.ts';
import { newId, read, write } from '../contracts/session-store.ts';

let root: string;
let tempDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandbox-'));
  tempDir = join(root, 'temp');
  await mkdir(tempDir);
});
afterEach(() => rm(root, { recursive: true }));

/** A sandbox whose files lie below a folder of this machine and whose shell does nothing right. */
function mute(more: Partial<SandboxHandle> = {}): SandboxHandle {
  return {
    async copyFileIn(hostPath, sandboxPath) {
      await mkdir(dirname(join(root, sandboxPath)), { recursive: true });
      await copyFile(hostPath, join(root, sandboxPath));
    },
    copyFileOut: (sandboxPath, hostPath) => copyFile(join(root, sandboxPath), hostPath),
    exec: async () => ({ stdout: '', stderr: 'sh: not found', exitCode: 127 }),
    ...more,
  };
}

const PROJECTS = '/home/agent/.claude/projects';
const open = (handle: SandboxHandle) => sandboxSessionStore('/workspace/', handle, PROJECTS, { tempDir });

test('paths are those of the sandbox', () => {
  const id = newId();
  const store = open(mute());
  expect(store.directory).toBe('/workspace');
  expect(store.projectsDir).toBe(PROJECTS);
  expect(store.sessionFilePath(id)).toBe(`${PROJECTS}/-workspace/${id}.jsonl`);
});

test.each([
  ['fails', async () => ({ stdout: '', stderr: '', exitCode: 1 })],
  ['rejects', () => Promise.reject(new Error('no shell'))],
  ['says nothing', async () => ({ stdout: '', stderr: '', exitCode: 0 })],
])('the transcript goes both ways where the shell %s', async (_how, exec) => {
  const id = newId();
  const store = open(mute({ exec }));
  expect(await write(store, id, { [`${id}.jsonl`]: 'row\n' })).toEqual({ files: 1, bytes: 4, kept: [] });
  expect(await readFile(join(root, PROJECTS, '-workspace', `${id}.jsonl`), 'utf8')).toBe('row\n');
  expect(await store.list()).toEqual([]);
  expect((await read(open(mute({ exec })), [id])).get(`${id}.jsonl`)).toMatchObject({ content: 'row\n', mode: 0o600 });
  expect(await readdir(tempDir)).toEqual([]);
});

test('a later transcript is kept where only copies can tell', async () => {
  const id = newId();
  await write(open(mute()), id, { [`${id}.jsonl`]: 'one\ntwo\n' });
  expect(await write(open(mute()), id, { [`${id}.jsonl`]: 'one\n' })).toMatchObject({ kept: [`${id}.jsonl`] });
  expect(await write(open(mute()), id, { [`${id}.jsonl`]: 'other\n' })).toMatchObject({ files: 1, kept: [] });
});

test('a copy out that fails is a failure with its cause, where the sandbox can’t say that there is nothing', async () => {
  const id = newId();
  const cause = new Error('the sandbox is gone');
  const store = open(mute({ copyFileOut: () => Promise.reject(cause) }));
  await expect(read(store, [id])).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id, cause });
  expect(await readdir(tempDir)).toEqual([]);
});

test('a copy out that brings nothing is a failure', async () => {
  const id = newId();
  const store = open(mute({ copyFileOut: async () => undefined }));
  await expect(read(store, [id])).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id });
});

test('a copy in that fails is a failure with its cause', async () => {
  const id = newId();
  const cause = new Error('read-only');
  const store = open(mute({ copyFileIn: () => Promise.reject(cause) }));
  const failed = write(store, id, { [`${id}.jsonl`]: 'row\n' });
  await expect(failed).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id, cause });
  expect(await readdir(tempDir)).toEqual([]);
});

test('a copy in that changes the bytes is noticed', async () => {
  const id = newId();
  const copyFileIn: SandboxHandle['copyFileIn'] = async (_hostPath, sandboxPath) => {
    await mkdir(dirname(join(root, sandboxPath)), { recursive: true });
    await writeFile(join(root, sandboxPath), 'rowdy\r\n');
  };
  await expect(write(open(mute({ copyFileIn })), id, { [`${id}.jsonl`]: 'row\n' })).rejects.toThrow('is not what was');
});

test('hostile paths reach the shell as they are', async () => {
  const id = newId();
  const projectsDir = join(root, `it's $(touch ${root}/hacked) \`touch ${root}/hacked\``);
  const handle: SandboxHandle = {
    copyFileIn: copyFile,
    copyFileOut: copyFile,
    exec: (line) => attempt('sh', ['-c', line]),
  };
  const store = sandboxSessionStore('/workspace', handle, projectsDir, { tempDir });
  await write(store, id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a'b.txt`]: 'x' });
  expect([...(await read(store, [id])).keys()]).toEqual([`${id}.jsonl`, `${id}/tool-results/a'b.txt`]);
  expect((await stat(store.sessionFilePath(id))).mode & 0o777).toBe(0o600);
  expect(await readdir(root)).not.toContain('hacked');
});

test('above 200 characters the folder that holds the session wins', async () => {
  const long = `/${'long/'.repeat(50)}end`;
  const cut = claudeCode.encodeDirectory(long).name.slice(0, 201);
  const id = newId();
  await mkdir(join(root, `${cut}zz9`));
  await writeFile(join(root, `${cut}zz9`, `${id}.jsonl`), 'one\n');
  const handle: SandboxHandle = {
    copyFileIn: copyFile,
    copyFileOut: copyFile,
    exec: (line) => attempt('sh', ['-c', line]),
  };
  const store = sandboxSessionStore(long, handle, root, { tempDir });
  expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
  expect((await read(store, [id])).get(`${id}.jsonl`)?.content).toBe('one\n');
  await write(store, id, { [`${id}.jsonl`]: 'one\ntwo\n' });
  expect(await readFile(join(root, `${cut}zz9`, `${id}.jsonl`), 'utf8')).toBe('one\ntwo\n');
});
