import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { sandboxSessionStore } from '../../src/sessions/sandbox.ts';
import { transferBeside } from '../../src/sessions/transfer-beside.ts';

const IDS = [1, 2, 3].map((number) => `7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e0${number}`);
const times = new Map(IDS.map((id, index) => [id, new Date(Date.now() - (index + 1) * 3_600_000)]));
const options = { times, agent: claudeCode, include: ['subagents', 'tool-results'] } as const;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'beside-'));
  for (const id of IDS) {
    await put('from', `${id}.jsonl`, `{"cwd":"/from","sessionId":"${id}"}\n`);
    await put('from', `${id}/tool-results/a.txt`, id);
  }
});
afterEach(() => rm(root, { recursive: true }));

function pathOf(side: 'from' | 'to', path: string): string {
  return join(root, side, `-${side}`, path);
}

async function put(side: 'from' | 'to', path: string, content: string): Promise<void> {
  await mkdir(dirname(pathOf(side, path)), { recursive: true });
  await writeFile(pathOf(side, path), content);
}

function store(side: 'from' | 'to') {
  return hostSessionStore(`/${side}`, join(root, side));
}

test('several sessions come with their times, and paths of the new place', async () => {
  const { files, kept, failure } = await transferBeside(store('from'), store('to'), options);
  expect({ files: files.length, kept, failure }).toEqual({ files: 6, kept: [], failure: undefined });
  for (const [id, time] of times) {
    expect(await readFile(pathOf('to', `${id}.jsonl`), 'utf8')).toBe(`{"cwd":"/to","sessionId":"${id}"}\n`);
    expect((await stat(pathOf('to', `${id}.jsonl`))).mtime).toEqual(time);
    expect(await readFile(pathOf('to', `${id}/tool-results/a.txt`), 'utf8')).toBe(id);
  }
});

test('what is there stays, be it later, earlier or something else', async () => {
  await transferBeside(store('from'), store('to'), options);
  const [later = '', other = '', same = ''] = IDS;
  await appendFile(pathOf('to', `${later}.jsonl`), '{}\n');
  await put('to', `${other}.jsonl`, 'mine\n');
  const { kept, failure } = await transferBeside(store('from'), store('to'), options);
  expect(failure).toBeUndefined();
  expect([...kept].sort()).toEqual([`${later}.jsonl`, `${other}.jsonl`]);
  expect(await readFile(pathOf('to', `${later}.jsonl`), 'utf8')).toMatch(/\n{}\n$/);
  expect(await readFile(pathOf('to', `${other}.jsonl`), 'utf8')).toBe('mine\n');
  expect((await stat(pathOf('to', `${same}.jsonl`))).mtime).toEqual(times.get(same));
});

test('where it fails half way, what may be in place is told', async () => {
  await put('to', `${IDS[1]}`, 'a file where a folder is needed');
  const { files, failure } = await transferBeside(store('from'), store('to'), options);
  expect(failure?.message).toContain(`Session ${IDS[1]} could not be written`);
  expect(files.filter(({ kind }) => kind === 'transcript').map(({ sessionId }) => sessionId)).toContain(IDS[0]);
});

test('a store that goes file by file says so', async () => {
  const handle = { copyFileIn: async () => undefined, copyFileOut: async () => undefined, exec: fail };
  const { failure } = await transferBeside(store('from'), sandboxSessionStore('/to', handle, '/x'), options);
  expect(failure?.message).toContain('one session at a time');
});

async function fail(): Promise<{ stdout: string; stderr: string; exitCode: number }> {
  throw new Error('Nothing is to be run.');
}
