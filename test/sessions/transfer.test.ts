import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { SessionCaptureError } from '../../src/errors.ts';
import { relocatedStore } from '../../src/sessions/relocated.ts';
import { transferSession, transferSessions } from '../../src/sessions/transfer.ts';

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const other = '11111111-2222-4333-8444-555555555555';
const row = (cwd: string, extra = '') => `{"type":"user","cwd":"${cwd}"${extra},"message":{"content":"in ${cwd}"}}\n`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'transfer-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A store whose files lie in `root/name`, and whose rows speak of `directory` and `/home/<name>/.claude`. */
function storeNamed(name: string, directory: string) {
  return relocatedStore(join(root, name), { agent: claudeCode, directory, configDirectory: `/home/${name}/.claude` });
}

async function put(name: string, path: string, content: string): Promise<void> {
  const file = join(root, name, 'projects', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function read(name: string, path: string): Promise<string> {
  return readFile(join(root, name, 'projects', path), 'utf8');
}

describe('a session with sidecars', () => {
  const pointer = (name: string, folder: string) =>
    `/home/${name}/.claude/projects/${folder}/${id}/tool-results/b8.txt`;

  beforeEach(async () => {
    const saved = `,"result":"saved to ${pointer('a', '-workspace')}, see there"`;
    await put('a', `-workspace/${id}.jsonl`, row('/workspace') + row('/workspace/src', saved));
    await put('a', `-workspace/${id}/subagents/agent-1f.jsonl`, row('/workspace'));
    await put('a', `-workspace/${id}/subagents/agent-1f.meta.json`, '{"cwd":"/workspace"}');
    await put('a', `-workspace/${id}/tool-results/b8.txt`, '/workspace as a tool wrote it\n');
    await put('a', '-workspace/memory/MEMORY.md', 'remember /workspace\n');
    await put('a', `-workspace/${other}.jsonl`, row('/workspace'));
  });

  test('arrives in the folder of its new directory, with its paths', async () => {
    const report = await transferSession(storeNamed('a', '/workspace'), storeNamed('b', '/srv/my.app_x'), id);
    const saved = `,"result":"saved to ${pointer('b', '-srv-my-app-x')}, see there"`;
    expect(await read('b', `-srv-my-app-x/${id}.jsonl`)).toBe(
      row('/srv/my.app_x').replace('in /srv/my.app_x', 'in /workspace') +
        row('/srv/my.app_x/src', saved).replace('in /srv/my.app_x/src', 'in /workspace/src'),
    );
    expect(await read('b', `-srv-my-app-x/${id}/subagents/agent-1f.meta.json`)).toBe('{"cwd":"/srv/my.app_x"}');
    expect(await read('b', `-srv-my-app-x/${id}/tool-results/b8.txt`)).toBe('/workspace as a tool wrote it\n');
    expect(report.files.map(({ path, rewrite }) => [path, rewrite?.rewritten])).toEqual(
      expect.arrayContaining([
        [`${id}.jsonl`, { directory: 2, path: 0, pointer: 1 }],
        [`${id}/tool-results/b8.txt`, undefined],
      ]),
    );
  });

  test('brings nothing of other sessions, and memory only when asked', async () => {
    await transferSession(storeNamed('a', '/workspace'), storeNamed('b', '/b'), id);
    expect((await readdir(join(root, 'b/projects/-b'))).sort()).toEqual([id, `${id}.jsonl`]);
    await transferSession(storeNamed('a', '/workspace'), storeNamed('c', '/c'), id, { include: ['memory'] });
    expect((await readdir(join(root, 'c/projects/-c'))).sort()).toEqual([`${id}.jsonl`, 'memory']);
  });

  test('comes back with identical bytes', async () => {
    await transferSession(storeNamed('a', '/workspace'), storeNamed('b', '/srv/my.app_x'), id);
    await transferSession(storeNamed('b', '/srv/my.app_x'), storeNamed('c', '/workspace'), id);
    const spelled = (await read('c', `-workspace/${id}.jsonl`)).replaceAll('/home/c/', '/home/a/');
    expect(spelled).toBe(await read('a', `-workspace/${id}.jsonl`));
  });

  test('several go in one pass', async () => {
    const report = await transferSessions(storeNamed('a', '/workspace'), storeNamed('b', '/b'), { ids: [other, id] });
    expect(new Set(report.files.map(({ sessionId }) => sessionId))).toEqual(new Set([id, other]));
  });

  test('the source is not changed', async () => {
    const before = await read('a', `-workspace/${id}.jsonl`);
    await transferSession(storeNamed('a', '/workspace'), storeNamed('b', '/b'), id);
    expect(await read('a', `-workspace/${id}.jsonl`)).toBe(before);
  });
});

test('a session that is not there is named, with where it was looked for', async () => {
  const missing = transferSession(storeNamed('a', '/workspace'), storeNamed('b', '/b'), id);
  await expect(missing).rejects.toThrow(SessionCaptureError);
  await expect(missing).rejects.toMatchObject({ sessionId: id });
  await expect(missing).rejects.toThrow(`/home/a/.claude/projects/-workspace/${id}.jsonl`);
});
