import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGitArchive } from '../../src/archives/git.ts';
import { silentLog } from '../../src/log.ts';
import { writeBundle } from '../bundle/make-bundle.ts';
import { buildProgram, type Result, runProgram } from './program.ts';

// Each call starts a program that starts git a dozen times.
vi.setConfig({ testTimeout: 120_000 });

const FROM = '/home/runner/work/project/project';
const PROJECT = 'projects/-home-runner-work-project-project';
const IDS = [1, 2].map((number) => `7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e0${number}`) as [string, string];
const places = { root: '', program: '', work: '', history: '' };

beforeAll(async () => {
  places.root = await realpath(await mkdtemp(join(tmpdir(), 'cli-history-')));
  places.program = await buildProgram(join(places.root, 'program'));
});
afterAll(() => rm(places.root, { recursive: true, force: true }));
beforeEach(async () => {
  places.work = await mkdtemp(join(places.root, 'work-'));
  places.history = join(places.work, 'sessions.git');
  for (const folder of ['home', 'tmp']) await mkdir(join(places.work, folder));
});

function run(...args: readonly string[]): Promise<Result> {
  const { PATH } = process.env;
  const env = { PATH, HOME: join(places.work, 'home'), TMPDIR: join(places.work, 'tmp') };
  return runProgram(places.program, args, { env, cwd: places.work });
}

async function keep(name: string, id: string, minute: number): Promise<void> {
  const folder = await mkdtemp(join(places.work, 'bundle-'));
  const row = { type: 'user', uuid: `u${minute}`, cwd: FROM, sessionId: id, timestamp: `2026-01-02T03:0${minute}:00Z` };
  await writeBundle(folder, { [`${PROJECT}/${id}.jsonl`]: `${JSON.stringify(row)}\n` }, (manifest) => {
    Object.assign(manifest, { name, sessionId: id, source: { runId: minute } });
  });
  const run = { runId: minute, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined };
  const options = { location: places.history, run, token: undefined, serverUrl: 'https://github.com', log: silentLog };
  await openGitArchive(options).save(name, folder);
}

const both = ['a path', 'a URL'] as const;
function where(kind: (typeof both)[number]): readonly string[] {
  return ['--archive-path', kind === 'a path' ? places.history : `file://${places.history}`];
}

describe.each(both)('a history at %s', (kind) => {
  beforeEach(async () => {
    await keep('pr-1', IDS[0], 1);
    await keep('pr-2', IDS[1], 2);
  });

  test('is listed: branches, and what is kept, in tables and for programs', async () => {
    const list = await run('list', '--archive', 'git', ...where(kind));
    expect(list).toMatchObject({ code: 0, stderr: '' });
    const [branches = '', bundles = ''] = list.stdout.split('\n\n');
    expect(branches.split('\n').map((line) => line.split(/ {2,}/).slice(0, 5))).toEqual([
      ['BRANCH', 'NAME', 'LAST ROW (UTC)', 'PUBLISHED', 'SESSIONS'],
      ['vm/pr-2', 'pr-2', '2026-01-02 03:02', 'no', '1'],
      ['vm/pr-1', 'pr-1', '2026-01-02 03:01', 'no', '1'],
    ]);
    expect(bundles).toMatch(/^NAME .*\npr-2 .* 2 .*commit [0-9a-f]{12}\npr-1 /);
    const json = JSON.parse((await run('list', '--archive', 'git', ...where(kind), '--json', '--name', 'pr-1')).stdout);
    expect(json.branches).toMatchObject([
      { branch: 'vm/pr-1', published: false, lastActivity: '2026-01-02T03:01:00.000Z' },
    ]);
    expect(json.bundles).toMatchObject([{ name: 'pr-1', runId: 1 }]);
    expect(await readdir(join(places.work, 'tmp'))).toEqual([]);
  });

  test('is shown and pulled from', async () => {
    const show = await run('show', '--archive', 'git', ...where(kind), '--name', 'pr-1');
    expect(show).toMatchObject({ code: 0, stderr: '' });
    expect(show.stdout).toContain('run 1');
    const pull = await run('pull', '--archive', 'git', ...where(kind), '--session-id', IDS[1], '--json');
    const { path, name } = JSON.parse(pull.stdout);
    expect(name).toBe('pr-2');
    expect(JSON.parse((await readFile(path, 'utf8')).trim())).toMatchObject({ cwd: places.work, uuid: 'u2' });
  });

  test('is published to, and again without a change', async () => {
    const first = await run('publish', ...where(kind), '--name', 'pr-1');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Published pr-1: main is at [0-9a-f]{40}, with 1 session\.\n$/);
    const second = JSON.parse((await run('publish', ...where(kind), '--name', 'pr-2', '--json')).stdout);
    expect(second).toMatchObject({ name: 'pr-2', sessions: 2 });
    const again = JSON.parse((await run('publish', ...where(kind), '--name', 'pr-2', '--json')).stdout);
    expect(again).toEqual(second);
    const list = JSON.parse((await run('list', '--archive', 'git', ...where(kind), '--json')).stdout);
    expect(list.branches).toMatchObject([{ published: true }, { published: true }]);
    const none = await run('publish', ...where(kind), '--name', 'pr-3');
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toContain('Nothing was kept under the name pr-3');
  });

  test('loses a session only when that is asked for', async () => {
    await run('publish', ...where(kind), '--name', 'pr-1');
    const dry = await run('remove', IDS[0], ...where(kind));
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain(`vm/pr-1  manifests/${IDS[0]}.json`);
    expect(dry.stdout).toContain('Nothing was removed. With --yes');
    expect((await run('show', '--archive', 'git', ...where(kind), '--session-id', IDS[0])).code).toBe(0);
    const gone = JSON.parse((await run('remove', IDS[0], ...where(kind), '--yes', '--json')).stdout);
    expect(gone).toMatchObject({ removed: true, branches: [{ branch: 'main' }, { branch: 'vm/pr-1' }] });
    expect((await run('show', '--archive', 'git', ...where(kind), '--session-id', IDS[0])).code).toBe(1);
    expect((await run('remove', IDS[0], ...where(kind))).stderr).toContain('is on no branch');
    await expect(keep('pr-1', IDS[0], 3)).rejects.toThrow('was removed from this history');
    expect((await run('show', '--archive', 'git', ...where(kind), '--session-id', IDS[1])).code).toBe(0);
  });
});

test('a history that is not there is not made by looking', async () => {
  expect(await run('list', '--archive', 'git', ...where('a path'))).toMatchObject({ code: 0, stdout: '' });
  expect((await run('publish', ...where('a path'), '--name', 'x')).code).toBe(1);
  expect(existsSync(places.history)).toBe(false);
});

test.each([
  [['list', '--archive', 'git'], /Which history\?/],
  [
    ['list', '--archive', 'git', '--archive-path', 'https://t0ken@host/x'],
    /--archive-path holds a user name or password/,
  ],
  [['publish', '--archive-path', '/x'], /Which name\?/],
  [['publish', '--archive', 'artifact', '--archive-path', '/x', '--name', 'x'], /only histories/],
  [['remove', '--archive-path', '/x'], /Which session\?/],
  [['remove', 'latest', '--archive-path', '/x'], /Which session\?/],
  [['remove', IDS[0], '--archive-path', '/x', '--yes', '--dry-run'], /exclude each other/],
])('wrong usage: %j', async (args, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('t0ken');
});
