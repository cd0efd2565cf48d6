import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { prepare } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { openRemote, type RemoteOptions } from '../../src/history/remote.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
import {
  chain,
  checkSound,
  filesAt,
  filesIn,
  freshBare,
  freshFolder,
  gitOn,
  lines,
  PROJECT,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

const box = branchFor('box');
const log = recordedLog().log;

function urlOf(bare: string): string {
  return `file://${bare}`;
}

async function open(url: string, options: Partial<RemoteOptions> = {}) {
  const remote = await openRemote(url, { root: freshFolder(), branches: [box], log, ...options });
  onTestFinished(() => remote.close());
  return remote;
}

/** A machine that has nothing but the URL: takes everything in, adds a session and brings it back. */
async function run(url: string, number: number): Promise<Record<string, string>> {
  const remote = await open(url);
  const folder = freshFolder();
  await prepare(remote.bare, folder, box);
  writeFiles(folder, {
    [transcriptOf(sessionId(number))]: lines(...chain('u', 3, { minute: number * 10, session: sessionId(number) })),
  });
  await preserve(remote.bare, folder, box);
  await publish(remote.bare, box);
  await remote.push(box);
  await remote.push('main');
  return filesIn(folder);
}

/** Serves the folder above a repository with git's own daemon. */
async function daemonUrl(bare: string): Promise<string> {
  const port = await freePort();
  const args = [
    'daemon',
    '--reuseaddr',
    '--export-all',
    '--enable=receive-pack',
    '--listen=127.0.0.1',
    `--port=${port}`,
  ];
  const daemon = spawn('git', [...args, `--base-path=${dirname(bare)}`, dirname(bare)], {
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    process.kill(-(daemon.pid as number), 'SIGTERM');
  });
  const url = `git://127.0.0.1:${port}/${basename(bare)}`;
  await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(true);
  return url;
}

function answers(url: string): boolean {
  try {
    execFileSync('git', ['ls-remote', url], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each([
  ['file://', urlOf],
  ['a git daemon', daemonUrl],
])('three runs on three machines with nothing but the URL: %s', async (_name, locate) => {
  const bare = await freshBare();
  const url = await locate(bare);
  await run(url, 1);
  await run(url, 2);
  const last = await run(url, 3);
  expect(Object.keys(last)).toEqual([1, 2, 3].map((number) => transcriptOf(sessionId(number))));
  expect(filesAt(bare, 'main')).toEqual(last);
  expect(gitOn(bare, 'for-each-ref', '--format=%(refname)').trim().split('\n')).toEqual([
    'refs/heads/main',
    `refs/heads/${box}`,
  ]);
  checkSound(bare);
});

test('what others pushed meanwhile is merged, and nothing is forced', async () => {
  const bare = await freshBare();
  const url = await daemonUrl(bare);
  const machines = await Promise.all([1, 2, 3, 4].map((number) => run(url, number)));
  expect(machines).toHaveLength(4);
  const all = [1, 2, 3, 4].map((number) => transcriptOf(sessionId(number)));
  expect(Object.keys(filesAt(bare, 'main'))).toEqual(all);
  expect(Object.keys(filesAt(bare, box))).toEqual(all);
  checkSound(bare);
});

test('contents are fetched when they are read', async () => {
  const bare = await freshBare();
  await run(urlOf(bare), 1);
  await run(urlOf(bare), 2);
  const remote = await open(urlOf(bare), { contents: 'when-read' });
  const missing = () =>
    gitOn(remote.bare, 'rev-list', '--objects', '--missing=print', 'main')
      .split('\n')
      .filter((line) => line.startsWith('?'));
  expect(missing()).toHaveLength(2);
  const folder = freshFolder();
  await prepare(remote.bare, folder, box);
  expect(Object.keys(filesIn(folder))).toHaveLength(2);
  expect(missing()).toEqual([]);
  writeFiles(folder, { [`${PROJECT}/memory/MEMORY.md`]: '- new\n' });
  await preserve(remote.bare, folder, box);
  await remote.push(box);
  expect(Object.keys(filesAt(bare, box))).toHaveLength(3);
  checkSound(bare);
});

test('a file that the server would not take is named before anything is sent', async () => {
  const bare = await freshBare();
  const remote = await open(urlOf(bare), { largestFile: 1000 });
  const folder = freshFolder();
  writeFiles(folder, { [`${PROJECT}/${sessionId(1)}/tool-results/a b.txt`]: 'x'.repeat(1001) });
  await preserve(remote.bare, folder, box);
  await expect(remote.push(box)).rejects.toThrow(`${PROJECT}/${sessionId(1)}/tool-results/a b.txt" has 0.0 MiB`);
  expect(gitOn(bare, 'for-each-ref')).toBe('');
});

test('a server that refuses is not asked again', async () => {
  const bare = await freshBare();
  const url = await daemonUrl(bare);
  mkdirSync(join(bare, 'hooks'), { recursive: true });
  writeFileSync(join(bare, 'hooks', 'pre-receive'), '#!/bin/sh\necho no; exit 1\n');
  chmodSync(join(bare, 'hooks', 'pre-receive'), 0o755);
  const remote = await open(url);
  const folder = freshFolder();
  writeFiles(folder, { [transcriptOf(sessionId(1))]: lines(...chain('u', 2)) });
  await preserve(remote.bare, folder, box);
  await expect(remote.push(box)).rejects.toThrow('pre-receive hook declined');
});

test('a URL that nothing answers at is said so, and leaves nothing behind', async () => {
  const root = freshFolder();
  await expect(openRemote(`file://${root}/nothing.git`, { root, branches: 'all' })).rejects.toThrow(
    'remote history cannot be used',
  );
  expect(readdirSync(root)).toEqual([]);
});

test.each([
  ['ext::sh -c true', 'is no URL|cannot be fetched'],
  ['ext://sh', 'cannot be fetched from ext://'],
  ['--upload-pack=true', 'is no URL'],
  ['https://user:pass@example.org/x', 'holds a user name'],
  ['https://token@example.org/x', 'holds a user name'],
  ['https:///user:pass@example.org/x', 'holds a user name'],
  ['https://example.org/x?token=secret', 'or a query'],
  ['ssh://user:pass@example.org/x', 'holds a user name'],
])('%s is refused', async (url, problem) => {
  await expect(openRemote(url, { root: freshFolder(), branches: 'all' })).rejects.toThrow(new RegExp(problem));
});

test('a token is not sent over http', async () => {
  const options = { root: freshFolder(), branches: 'all', token: 'secret' } as const;
  await expect(openRemote('http://example.org/x', options)).rejects.toThrow('use https');
});

test.skipIf(process.getuid?.() !== 0)(
  'what another user owns is read by its path, and the message says so',
  async () => {
    const bare = await freshBare();
    await run(urlOf(bare), 1);
    chownSync(bare, 65_534, 65_534);
    await expect(open(urlOf(bare))).rejects.toThrow('belongs to another user, and git opens none such by its URL');
    expect((await prepare(bare, freshFolder(), box)).written).toBe(1);
  },
);
