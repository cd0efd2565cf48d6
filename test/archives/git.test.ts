import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Archive, FoundBundle } from '../../src/archives/archive.ts';
import { type GitArchiveOptions, openGitArchive } from '../../src/archives/git.ts';
import { publishName, removeFromHistory } from '../../src/archives/git-history.ts';
import { isSameServer } from '../../src/archives/git-place.ts';
import { verifyBundle } from '../../src/bundle/verify.ts';
import { ArchiveError, UserError } from '../../src/errors.ts';
import { makeBare } from '../../src/history/bare.ts';
import { type RawManifest, writeBundle } from '../bundle/make-bundle.ts';
import { serveOverHttps } from '../fakes/git-https.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

const DIRECTORY = '/home/runner/work/project/project';
const PROJECT = 'projects/-home-runner-work-project-project';
const ID = sessionId(1);

let root: string;
let told: ReturnType<typeof recordedLog>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'git-archive-'));
  told = recordedLog();
});
afterEach(() => rm(root, { recursive: true }));

function sessionId(number: number): string {
  return `7c1de0a4-5b1f-4a0e-9d55-${String(number).padStart(12, '0')}`;
}

function options(changes: Partial<GitArchiveOptions> = {}): GitArchiveOptions {
  return {
    location: join(root, 'sessions.git'),
    run: { runId: 7, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
    token: undefined,
    serverUrl: 'https://github.com',
    tempDir: root,
    log: told.log,
    ...changes,
  };
}

function archive(changes: Partial<GitArchiveOptions> = {}): Archive {
  return openGitArchive(options(changes));
}

function git(...args: readonly string[]): string {
  return execFileSync('git', ['-C', join(root, 'sessions.git'), ...args], { encoding: 'utf8', maxBuffer: 1e9 });
}

/** A row that a transcript of `directory` holds; `minute` is its time. */
function row(name: string, { minute = 0, directory = DIRECTORY } = {}): string {
  const timestamp = new Date(Date.UTC(2026, 0, 2, 3, minute)).toISOString();
  return `${JSON.stringify({ type: 'user', uuid: name, cwd: directory, timestamp, message: { content: name } })}\n`;
}

async function bundle(
  rows: readonly string[],
  {
    id = ID,
    extra = {},
    directory = DIRECTORY,
    change,
  }: {
    id?: string;
    extra?: Record<string, string>;
    directory?: string;
    change?: (manifest: RawManifest) => void;
  } = {},
): Promise<string> {
  const folder = await mkdtemp(join(root, 'bundle-'));
  const project = `projects/${directory.replaceAll(/[^A-Za-z0-9]/g, '-')}`;
  await writeBundle(folder, { [`${project}/${id}.jsonl`]: rows.join(''), ...extra }, (manifest) => {
    Object.assign(manifest, { sessionId: id, directory, capturedAt: new Date().toISOString(), rows: rows.length });
    Object.assign(manifest, { source: { runId: 7 } });
    change?.(manifest);
  });
  return folder;
}

async function find(from: Archive, { name }: { name?: string } = { name: 'pr-12' }): Promise<FoundBundle[]> {
  const bundles: FoundBundle[] = [];
  for await (const found of from.find({ name, runId: undefined })) bundles.push(found);
  return bundles;
}

/** The names of the rows of a bundle, verified. */
async function rowsOf(found: FoundBundle): Promise<readonly string[]> {
  const folder = await mkdtemp(join(root, 'download-'));
  await found.download(folder);
  const { files, sessionId: id } = await verifyBundle(folder);
  const path = files.find((file) => file.path.endsWith(`${id}.jsonl`))?.path ?? '';
  const lines = (await readFile(join(folder, path), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line).uuid);
}

describe('a repository', () => {
  test('is made when the first bundle is saved, and holds what a bundle holds', async () => {
    expect(await find(archive())).toEqual([]);
    expect(await readdir(root)).toEqual([]);
    const saved = await archive().save('PR/12', await bundle([row('a')]));
    expect(saved).toMatchObject({ name: 'PR/12', url: undefined });
    expect(git('rev-parse', 'vm/PR%2F12').trim()).toBe(saved.id);
    expect(git('for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/vm/PR%2F12');
    expect(git('ls-tree', '-r', '--name-only', saved.id).trim().split('\n')).toEqual([
      'history.json',
      `manifests/${ID}.json`,
      `${PROJECT}/${ID}.jsonl`,
    ]);
    expect((await readdir(root)).filter((name) => !name.startsWith('bundle-'))).toEqual(['sessions.git']);
  });

  test('that somebody else made is used as it is, empty or not', async () => {
    execFileSync('git', ['init', '--quiet', '--bare', join(root, 'sessions.git')]);
    const config = await readFile(join(root, 'sessions.git/config'), 'utf8');
    await archive().save('pr-12', await bundle([row('a')]));
    expect(await find(archive())).toHaveLength(1);
    expect(await readFile(join(root, 'sessions.git/config'), 'utf8')).toBe(config);
  });

  test('with a work tree, or a folder of something else, is none', async () => {
    const [tree, notes] = [join(root, 'tree'), join(root, 'notes')];
    execFileSync('git', ['init', '--quiet', tree]);
    await mkdir(notes);
    await writeFile(join(notes, 'todo.txt'), '');
    for (const [location, what] of [
      [tree, 'a repository with a work tree'],
      [notes, 'a folder with other things in it'],
    ] as const) {
      await expect(find(archive({ location }))).rejects.toThrow(UserError);
      const saving = archive({ location }).save('pr-12', await bundle([row('a')]));
      await expect(saving).rejects.toThrow(`${location} is ${what}`);
    }
    expect(await readdir(notes)).toEqual(['todo.txt']);
  });

  test('in an empty folder is made there', async () => {
    await mkdir(join(root, 'sessions.git'));
    await archive().save('pr-12', await bundle([row('a')]));
    expect(await find(archive())).toHaveLength(1);
  });

  test('made by many at once is one', async () => {
    const folders = await Promise.all(['a', 'b', 'c', 'd'].map((name) => bundle([row(name)])));
    await Promise.all(folders.map((folder, index) => archive().save(`pr-${index}`, folder)));
    expect(await find(archive(), {})).toHaveLength(4);
    expect((await readdir(root)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('one session', () => {
  test('is found in each of its states, and exactly that is downloaded', async () => {
    await archive().save('pr-12', await bundle([row('a')]));
    await archive().save('pr-12', await bundle([row('a'), row('b', { minute: 1 })]));
    const found = await find(archive());
    expect(await Promise.all(found.map(rowsOf))).toEqual([['a', 'b'], ['a']]);
    expect(found[0]?.label).toMatch(/^session 7c1de0a4… of pr-12 of run 7 in .*sessions\.git, commit [0-9a-f]{12}$/);
  });

  test('that two went on with has the rows of both, in a state of its own once it is published', async () => {
    await archive().save('one', await bundle([row('a')]));
    await publishName(options(), 'one');
    await archive().save('one', await bundle([row('a'), row('left', { minute: 1 })]));
    await archive().save('two', await bundle([row('a'), row('right', { minute: 2 })]));
    expect(await publishName(options(), 'one')).toMatchObject({ sessions: 1 });
    expect(await publishName(options(), 'two')).toMatchObject({ sessions: 1 });
    const [newest] = await find(archive(), {});
    expect(await rowsOf(newest!)).toEqual(['a', 'left', 'right']);
    const again = await publishName(options(), 'two');
    expect(again?.commit).toBe(git('rev-parse', 'main').trim());
    expect(JSON.parse(git('cat-file', 'blob', 'main:history.json'))).toMatchObject({ directory: DIRECTORY });
    git('fsck', '--strict', '--full');
  });

  test('captured where the directory is another one is the same session', async () => {
    await archive().save('pr-12', await bundle([row('a')]));
    const directory = '/__w/elsewhere';
    const rows = [row('a', { directory }), row('b', { minute: 1, directory })];
    await archive().save('pr-12', await bundle(rows, { directory }));
    const [newest] = await find(archive());
    expect(await rowsOf(newest!)).toEqual(['a', 'b']);
    const paths = git('ls-tree', '-r', '--name-only', 'vm/pr-12', 'projects').trim().split('\n');
    expect(paths).toEqual([`${PROJECT}/${ID}.jsonl`]);
    expect(git('cat-file', 'blob', `vm/pr-12:${paths[0]}`)).not.toContain(directory);
    // Another name finds the same record.
    await archive().save('pr-13', await bundle([row('c', { directory })], { directory, id: sessionId(2) }));
    expect(git('ls-tree', '--name-only', 'vm/pr-13:projects').trim().split('\n')).toEqual([PROJECT.slice(9)]);
  });

  test('of histories that began apart, for other directories, stays whole when they come together', async () => {
    const directory = '/__w/elsewhere';
    await archive().save('one', await bundle([row('a')]));
    const location = join(root, 'other.git');
    await archive({ location }).save('two', await bundle([row('x', { directory })], { directory, id: sessionId(2) }));
    git('fetch', '--quiet', location, 'refs/heads/vm/two:refs/heads/vm/two');
    for (const name of ['one', 'two']) await publishName(options(), name);
    const rows = [row('x', { directory }), row('y', { minute: 1, directory })];
    await archive().save('two', await bundle(rows, { directory, id: sessionId(2) }));
    await archive().save('one', await bundle([row('a'), row('b', { minute: 1 })]));
    for (const name of ['one', 'two']) await publishName(options(), name);
    const found = await find(archive(), {});
    const states = await Promise.all(found.map(rowsOf));
    expect(states.map((names) => names.join())).toEqual(expect.arrayContaining(['a', 'x', 'a,b', 'x,y']));
    const [newest] = await find(archive(), { name: 'two' });
    expect(await rowsOf(newest!)).toEqual(['x', 'y']);
    git('fsck', '--strict', '--full');
  });

  test('whose memory another session changed meanwhile still verifies', async () => {
    const memory = (text: string) => ({ extra: { [`${PROJECT}/memory/MEMORY.md`]: text } });
    await archive().save('one', await bundle([row('a')], memory('- first\n')));
    await publishName(options(), 'one');
    await archive().save('two', await bundle([row('x')], { ...memory('- second\n'), id: sessionId(2) }));
    await archive().save('one', await bundle([row('a'), row('b', { minute: 1 })], memory('- first\n')));
    await publishName(options(), 'two');
    await publishName(options(), 'one');
    for (const found of await find(archive(), {})) expect(await rowsOf(found)).not.toEqual([]);
  });

  test('with a file that has a name of git is kept without it', async () => {
    const extra = { [`${PROJECT}/${ID}/tool-results/.git/config`]: 'x', [`${PROJECT}/${ID}/tool-results/b.txt`]: 'y' };
    await archive().save('pr-12', await bundle([row('a')], { extra }));
    const [found] = await find(archive());
    expect(await rowsOf(found!)).toEqual(['a']);
    expect(git('ls-tree', '-r', '--name-only', 'vm/pr-12')).not.toContain('.git/');
    expect(told.warnings).toEqual([expect.stringContaining('cannot keep its name')]);
  });

  test('that was removed is found no more, in no state', async () => {
    await archive().save('pr-12', await bundle([row('a')]));
    await archive().save('pr-12', await bundle([row('x')], { id: sessionId(2) }));
    expect((await removeFromHistory(options(), ID, { dryRun: true })).branches).toHaveLength(1);
    expect(await find(archive())).toHaveLength(2);
    await removeFromHistory(options(), ID, { dryRun: false });
    expect(await Promise.all((await find(archive())).map(rowsOf))).toEqual([['x']]);
    await expect(archive().save('pr-12', await bundle([row('a')]))).rejects.toThrow('was removed from this history');
  });
});

describe('companions', () => {
  async function companions(changes: { most?: number; largest?: number; except?: string; from?: Archive } = {}) {
    const folder = await mkdtemp(join(root, 'companions-'));
    const { from = archive(), ...query } = changes;
    const all = { name: 'none', except: undefined, most: 10, largest: 1e6, folder, ...query };
    const { folders, left } = await from.companions!(all);
    const sessions = folders.flatMap((one) => one.sessions);
    return { folders, left, sessions: [...sessions].sort((a, b) => b.mtime.getTime() - a.mtime.getTime()) };
  }

  beforeEach(async () => {
    for (const number of [2, 3, 1]) {
      const rows = [row(`s${number}`, { minute: number }), 'x'.repeat(number * 100), '\n'];
      const change = (manifest: RawManifest) => {
        Object.assign(manifest.files[0]!, { mtime: new Date(Date.UTC(2026, 0, 2, 3, number)).toISOString() });
      };
      await archive().save(`pr-${number}`, await bundle(rows, { id: sessionId(number), change }));
      await publishName(options(), `pr-${number}`);
    }
  });

  test('are all sessions of main, by the times of their last rows, behind the one that is restored', async () => {
    const { folders, sessions, left } = await companions();
    expect(folders).toMatchObject([{ directory: DIRECTORY, agent: 'claude-code' }]);
    expect(sessions.map(({ id }) => id)).toEqual([3, 2, 1].map(sessionId));
    const ages = sessions.map(({ mtime }) => Date.now() - mtime.getTime());
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(60_000);
    expect(Math.max(...ages)).toBeLessThan(24 * 60 * 60 * 1000);
    expect(left).toBe(0);
    const path = join(folders[0]!.folder, PROJECT, `${sessionId(3)}.jsonl`);
    expect((await stat(path)).size).toBeGreaterThan(300);
  });

  test('are the newest, as many and as large as is wanted', async () => {
    expect((await companions({ except: sessionId(3) })).sessions.map(({ id }) => id)).toEqual([2, 1].map(sessionId));
    const few = await companions({ most: 2 });
    expect(few).toMatchObject({ left: 1 });
    expect(few.sessions.map(({ id }) => id)).toEqual([3, 2].map(sessionId));
    const small = await companions({ largest: 900 });
    expect(small).toMatchObject({ left: 1 });
    expect(small.sessions.map(({ id }) => id)).toEqual([3, 2].map(sessionId));
  });

  test('are not those that were removed, or are not what their manifests say', async () => {
    await removeFromHistory(options(), sessionId(2), { dryRun: false });
    const blob = execFileSync('git', ['-C', join(root, 'sessions.git'), 'hash-object', '-w', '--stdin'], {
      input: 'spoiled\n',
      encoding: 'utf8',
    }).trim();
    const index = { ...process.env, GIT_INDEX_FILE: join(root, 'index') };
    const run = (...args: readonly string[]) =>
      execFileSync('git', ['-C', join(root, 'sessions.git'), ...args], { env: index, encoding: 'utf8' }).trim();
    run('read-tree', 'main');
    run('update-index', '--cacheinfo', `100644,${blob},${PROJECT}/${sessionId(1)}.jsonl`);
    const person = ['-c', 'user.name=x', '-c', 'user.email=x@x'];
    const commit = run(...person, 'commit-tree', run('write-tree'), '-p', 'main', '-m', 'spoil');
    run('update-ref', 'refs/heads/main', commit);
    const { sessions, folders } = await companions();
    expect(sessions.map(({ id }) => id)).toEqual([sessionId(3)]);
    const left = await readdir(join(folders[0]!.folder, PROJECT));
    expect(left).toEqual([`${sessionId(3)}.jsonl`]);
  });

  test('come from a URL too, and contents that are not wanted stay there', async () => {
    git('config', 'uploadpack.allowFilter', 'true');
    const clones = await mkdtemp(join(root, 'clones-'));
    const from = archive({ location: `file://${root}/sessions.git`, tempDir: clones });
    expect((await companions({ most: 1, from })).sessions.map(({ id }) => id)).toEqual([sessionId(3)]);
    const [clone = ''] = await readdir(clones);
    const missing = execFileSync(
      'git',
      ['-C', join(clones, clone), 'rev-list', '--objects', '--missing=print', 'refs/heads/main'],
      { encoding: 'utf8' },
    );
    expect(missing.split('\n').filter((line) => line.startsWith('?')).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a server', () => {
  test.each(['git', 'http'])('that answers nothing is not waited for: %s://', async (scheme) => {
    const server = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const location = `${scheme}://127.0.0.1:${port}/sessions.git`;
    const stalled = archive({ location, limits: { read: 1000, save: 1000 } });
    await expect(find(stalled)).rejects.toThrow(`The history ${location} did not answer in time.`);
    await expect(stalled.save('pr-12', await bundle([row('a')]))).rejects.toThrow(ArchiveError);
    expect((await readdir(root)).filter((name) => name.startsWith('history-'))).toEqual([]);
  });

  test('gets the token only if it is the one the job is from', () => {
    expect(isSameServer('https://github.com/o/r.git', 'https://github.com')).toBe(true);
    for (const url of [
      'https://github.com.evil/o',
      'https://example.org/o',
      'http://github.com/o',
      'git@github.com:o',
    ]) {
      expect(isSameServer(url, 'https://github.com')).toBe(false);
    }
  });

  test('over https is logged in at with the token, which nobody else is told', async () => {
    const token = 'ghs_0123456789';
    await makeBare(join(root, 'sessions.git'));
    git('config', 'http.receivepack', 'true');
    const server = await serveOverHttps(root, token);
    onTestFinished(() => server.close());
    vi.stubEnv('GIT_SSL_CAINFO', server.certificate);
    onTestFinished(() => void vi.unstubAllEnvs());
    const own = { location: `${server.url}/sessions.git`, serverUrl: server.url, tempDir: join(root, 'temp') };
    await mkdir(own.tempDir);
    await archive({ ...own, token }).save('pr-12', await bundle([row('a')]));
    const [found] = await find(archive({ ...own, token }));
    expect(await rowsOf(found!)).toEqual(['a']);
    expect(server.requests.at(-1)).toMatchObject({ password: token });
    for (const entry of await readdir(own.tempDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      expect(await readFile(join(entry.parentPath, entry.name), 'latin1')).not.toContain(token);
    }
    const before = server.requests.length;
    // One that is not the server of the job, and no token at all.
    for (const changes of [{ token, serverUrl: 'https://github.com' }, { token: undefined }]) {
      const stranger = archive({ ...own, ...changes });
      await expect(find(stranger)).rejects.toThrow(/cannot be used: .*Check its URL, and that this job may/);
    }
    expect(server.requests.slice(before).map(({ password }) => password)).toEqual([undefined, undefined]);
    await expect(find(archive({ ...own, token: 'ghs_wrong' }))).rejects.toThrow(/^(?!.*ghs_wrong).*cannot be used/s);
  });

  test('over ssh is asked without anybody to answer, as who the URL says', async () => {
    await makeBare(join(root, 'sessions.git'));
    // In place of the network: what ssh would run there, it runs here.
    const [programs, calls] = [join(root, 'programs'), join(root, 'calls')];
    await mkdir(programs);
    const script = `#!/bin/sh\necho "$@" >> '${calls}'\nfor last; do :; done\nexec sh -c "$last"\n`;
    await writeFile(join(programs, 'ssh'), script, { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const location of [`git@example.org:${root}/sessions.git`, `ssh://git@example.org${root}/sessions.git`]) {
      await archive({ location, token: 'ghs_0' }).save('pr-12', await bundle([row('a'), row(location)]));
      const [found] = await find(archive({ location }));
      expect(await rowsOf(found!)).toContain(location);
    }
    const lines = (await readFile(calls, 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(line).toMatch(/^-o BatchMode=yes .*git@example\.org git-(?:upload|receive)-pack /);
    expect(lines.join()).not.toContain('ghs_');
  });

  test('that refuses a push is told, and nothing of ours stays', async () => {
    await makeBare(join(root, 'sessions.git'));
    await rm(join(root, 'sessions.git/objects'), { recursive: true });
    await appendFile(join(root, 'sessions.git/HEAD'), '');
    const remote = archive({ location: `file://${root}/sessions.git` });
    await expect(remote.save('pr-12', await bundle([row('a')]))).rejects.toThrow(ArchiveError);
    expect((await readdir(root)).filter((name) => name.startsWith('history-'))).toEqual([]);
  });
});
