import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openArtifactArchive } from '../../src/archives/artifact.ts';
import { openDirectoryArchive } from '../../src/archives/directory.ts';
import { sealBundle } from '../../src/bundle/seal.ts';
import { silentLog } from '../../src/log.ts';
import { artifactOptions } from '../archives/artifact-options.ts';
import { SESSION, writeBundle } from '../bundle/make-bundle.ts';
import { startForwardProxy } from '../fakes/forward-proxy.ts';
import { type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { PROJECT, TRANSCRIPT } from '../hostile/case.ts';
import { buildProgram, type Result, runProgram } from './program.ts';

// Sealing takes a second of work, on purpose, and every artifact starts a client.
vi.setConfig({ testTimeout: 120_000 });

const FROM = '/home/runner/work/project/project';
const OTHER = '11111111-2222-4333-8444-555555555555';
const places = { root: '', program: '', work: '' };
let services: GithubServices;

beforeAll(async () => {
  places.root = await realpath(await mkdtemp(join(tmpdir(), 'cli-')));
  places.program = await buildProgram(join(places.root, 'program'));
  services = await startGithubServices();
});
afterAll(async () => {
  await services.close();
  await rm(places.root, { recursive: true, force: true });
});
beforeEach(async () => {
  places.work = await mkdtemp(join(places.root, 'work-'));
  await mkdir(join(places.work, 'home'));
  await mkdir(join(places.work, 'tmp'));
});

function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  interrupt?: () => Promise<unknown>,
): Promise<Result> {
  const { PATH } = process.env;
  const own = { PATH, HOME: join(places.work, 'home'), TMPDIR: join(places.work, 'tmp') };
  const where = { env: { ...own, ...env }, cwd: places.work };
  return runProgram(places.program, args, interrupt === undefined ? where : { ...where, interrupt });
}

/** As on the machine of somebody who has a token and no more. */
function github(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  interrupt?: () => Promise<unknown>,
): Promise<Result> {
  const { GITHUB_API_URL, GITHUB_SERVER_URL } = services.jobVariables(1);
  const own = { GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_TOKEN: services.token };
  return run([...args, '--repository', services.repository], { ...own, ...env }, interrupt);
}

function row(uuid: string, parentUuid: string | null, type: 'user' | 'assistant'): string {
  const usage = { input_tokens: 3, output_tokens: 5, cache_read_input_tokens: 7, cache_creation_input_tokens: 11 };
  const answer = { id: uuid, model: 'claude-opus-4', usage };
  const message = { role: type, content: [{ type: 'text', text: 'hush' }], ...(type === 'assistant' && answer) };
  const time = { timestamp: `2026-11-02T10:00:0${uuid}Z`, version: '2.1.332' };
  return `${JSON.stringify({ type, uuid, parentUuid, isSidechain: false, cwd: FROM, sessionId: SESSION, ...time, message })}\n`;
}

interface Bundle {
  readonly name?: string;
  readonly runId?: number;
  readonly passphrase?: string;
  readonly extra?: Record<string, string>;
  readonly change?: Parameters<typeof writeBundle>[2];
}

async function makeBundle({ name = 'pr-12', runId = 7, passphrase, extra = {}, change }: Bundle): Promise<string> {
  const folder = await mkdtemp(join(places.work, 'bundle-'));
  const rows = row('1', null, 'user') + row('2', '1', 'assistant');
  await writeBundle(folder, { [TRANSCRIPT]: rows, ...extra }, (manifest) => {
    Object.assign(manifest, { name, redactions: { 'github-token': 2 }, rows: 2 });
    manifest.source = { repository: services.repository, runId };
    change?.(manifest);
  });
  if (passphrase !== undefined) await sealBundle(folder, { passphrases: [passphrase] });
  return folder;
}

async function keepArtifact(bundle: Bundle = {}): Promise<void> {
  const { name = 'pr-12', runId = 7 } = bundle;
  await openArtifactArchive(artifactOptions(services, runId)).save(name, await makeBundle(bundle));
}

async function keepInDirectory(bundle: Bundle = {}): Promise<string[]> {
  const path = join(places.work, 'archive');
  const { name = 'pr-12', runId = 7 } = bundle;
  const archive = openDirectoryArchive({ path, runId, runAttempt: 1, log: silentLog });
  await archive.save(name, await makeBundle(bundle));
  return ['--archive-path', path];
}

/** What a terminal, a log or a reader of lines could take for more than text. */
const CONTROLS = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u;

describe('artifacts, with a token alone', () => {
  test('are listed, shown and pulled', async () => {
    await keepArtifact({ name: 'mine', runId: 8 });
    await keepArtifact({ name: 'mine', runId: 9 });
    const list = await github(['list', '--name', 'mine']);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toMatch(
      /^NAME +KEPT \(UTC\) +RUN +BRANCH +SIZE +WHAT\nmine +\d{4}-\d\d-\d\d \d\d:\d\d +9 +main +/,
    );
    expect(list.stdout.trim().split('\n')).toHaveLength(3);
    const { bundles } = JSON.parse((await github(['list', '--name', 'mine', '--json'])).stdout);
    expect(bundles).toMatchObject([{ name: 'mine', runId: 9, branch: 'main' }, { runId: 8 }]);
    expect(bundles[0].size).toBeGreaterThan(100);

    const show = await github(['show', '--name', 'mine']);
    expect(show).toMatchObject({ code: 0, stderr: '' });
    expect(show.stdout).toContain('run 9');
    const pull = await github(['pull', '--run-id', '8', '--json']);
    expect(pull).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(pull.stdout)).toMatchObject({ sessionId: SESSION, runId: 8 });
  });

  test('of a fork are listed as such, and opened only on request', async () => {
    services.addRun({ id: 70, headRepositoryId: 99, headBranch: 'main' });
    await keepArtifact({ name: 'forked', runId: 70 });
    expect((await github(['list', '--name', 'forked'])).stdout).toMatch(/ 70 +main \(fork\) /);
    const refused = await github(['pull', '--name', 'forked']);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^Refused artifact agent-session-forked .*fork. --trust any takes it/);
    expect((await github(['pull', '--name', 'forked', '--trust', 'any'])).code).toBe(0);
  });

  test('that do not come leave nothing behind when the wait is interrupted', async () => {
    await keepArtifact({ name: 'slow' });
    const before = services.requests.length;
    services.fail('GetBlob', 'stall');
    try {
      const { code } = await github(['pull', '--name', 'slow'], {}, () =>
        vi.waitUntil(() => services.requests.slice(before).some(({ operation }) => operation === 'GetBlob'), 30_000),
      );
      expect(code).toBe(null);
    } finally {
      services.heal();
    }
    expect(await readdir(join(places.work, 'tmp'))).toEqual([]);
  });

  test('cannot be had without a token, and it is said what to do', async () => {
    const none = await github(['list'], { GITHUB_TOKEN: '' });
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toContain('set GITHUB_TOKEN');
    const wrong = await github(['list'], { GITHUB_TOKEN: 'ghp_wrong' });
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toMatch(/^agent-session list: Saved sessions of [^\n]+\n$/);
    expect(wrong.stderr).not.toContain('ghp_wrong');
    expect((await github(['list'], { GITHUB_TOKEN: '', GH_TOKEN: services.token })).code).toBe(0);
  });

  test('are asked for by way of the proxy of the machine', async () => {
    const proxy = await startForwardProxy(services.url);
    try {
      const named = { GITHUB_API_URL: 'http://api.gh.localhost', http_proxy: proxy.url };
      expect(await github(['list'], named)).toMatchObject({ code: 0 });
      expect(proxy.passed.map(({ host }) => host.replace(/:80$/, ''))).toContain('api.gh.localhost');
    } finally {
      await proxy.close();
    }
  });
});

describe('show', () => {
  test('tells what a session is, and nothing that was said', async () => {
    const archive = await keepInDirectory({ extra: { [`${PROJECT}/${SESSION}/subagents/agent-a1.jsonl`]: '{}\n' } });
    const { code, stdout, stderr } = await run(['show', ...archive]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const line of [
      `SESSION *${SESSION}`,
      'name *pr-12',
      'by *run 7, octo-org/my.repo_x',
      'files *2, .* sub-agents: 1',
      'rows *2, broken: 0',
      'conversation *2 of 2 rows',
      'turns *1',
      'first and last *2026-11-02T10:00:01Z … 2026-11-02T10:00:02Z',
      'models *claude-opus-4',
      'tokens *3 in, 5 out, 7 read from the cache, 11 written to it',
      'redactions *github-token 2',
    ]) {
      expect(stdout).toMatch(new RegExp(`^${line}`, 'm'));
    }
    expect(stdout).not.toContain('hush');
    const shown = JSON.parse((await run(['show', ...archive, '--json'])).stdout);
    expect(shown).toMatchObject({ sessionId: SESSION, transcript: { rows: 2, turns: 1, tree: { reachable: 2 } } });
    expect(await readdir(join(places.work, 'tmp'))).toEqual([]);
  });

  test('passes over a damaged bundle, names it, and takes the next older one', async () => {
    await keepInDirectory({ runId: 1 });
    const archive = await keepInDirectory({ runId: 2, change: (manifest) => Object.assign(manifest, { version: 9 }) });
    const { code, stdout, stderr } = await run(['show', ...archive]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Skipped bundle pr-12 of run 2 .*\n$/);
    expect(stdout).toContain('run 1');
  });
});

describe('pull', () => {
  test('puts a session where the agent looks for it, and says how to go on', async () => {
    const archive = await keepInDirectory();
    const directory = join(places.work, "it's my shop");
    await mkdir(directory);
    const { code, stdout, stderr } = await run(['pull', ...archive, '--directory', directory]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const file = join(
      places.work,
      'home/.claude/projects',
      directory.replace(/[^A-Za-z0-9]/g, '-'),
      `${SESSION}.jsonl`,
    );
    const [line, command] = stdout.trim().split('\n');
    expect(line).toBe(`Put: session ${SESSION} of pr-12, run 7, at ${file}`);
    expect(command).toBe(`cd '${directory.replace("'", "'\\''")}' && claude --resume ${SESSION}`);
    const rows = (await readFile(file, 'utf8')).trim().split('\n');
    expect(rows.map((text) => JSON.parse(text).cwd)).toEqual([directory, directory]);
    expect(await readdir(join(places.work, 'tmp'))).toEqual([]);
  });

  test('takes another config directory, which the command then names', async () => {
    const archive = await keepInDirectory();
    const config = join(places.work, 'config');
    const { stdout } = await run(['pull', ...archive, '--config-directory', config]);
    expect(stdout).toContain(` && CLAUDE_CONFIG_DIR=${config} claude --resume ${SESSION}\n`);
    expect(await readdir(join(config, 'projects'))).toEqual([places.work.replace(/[^A-Za-z0-9]/g, '-')]);
  });

  test('does not write over a later state of the session', async () => {
    const archive = await keepInDirectory();
    const { path } = JSON.parse((await run(['pull', ...archive, '--json'])).stdout);
    const later = `${await readFile(path, 'utf8')}${row('3', '2', 'user')}`;
    await writeFile(path, later);
    const { code, stdout } = await run(['pull', ...archive]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Kept the later state that was there: session /);
    expect(await readFile(path, 'utf8')).toBe(later);
  });

  test('puts the bundle as it is into a new folder, and into no other', async () => {
    const archive = await keepInDirectory();
    const to = join(places.work, 'new/folder');
    expect(await run(['pull', ...archive, '--to', to])).toMatchObject({ code: 0, stderr: '' });
    expect((await readdir(to)).sort()).toEqual(['manifest.json', 'projects']);
    expect(await readFile(join(to, TRANSCRIPT), 'utf8')).toContain(FROM);
    const again = await run(['pull', ...archive, '--to', to]);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain('is not empty');
    expect(existsSync(join(places.work, 'home/.claude'))).toBe(false);
  });

  test('finds a session by its id under whatever name', async () => {
    const archive = await keepInDirectory({ name: 'one' });
    expect((await run(['pull', ...archive, '--session-id', SESSION.toUpperCase()])).code).toBe(0);
    expect(await run(['pull', ...archive, '--session-id', OTHER])).toMatchObject({ code: 1, stdout: '' });
  });

  test('unseals with the passphrase of its environment, and with it takes nothing else', async () => {
    const AGENT_SESSION_PASSPHRASE = 'correct horse battery staple';
    const archive = await keepInDirectory({ passphrase: AGENT_SESSION_PASSPHRASE });
    const without = await run(['pull', ...archive]);
    expect(without).toMatchObject({ code: 1, stdout: '' });
    expect(without.stderr).toMatch(/is sealed.*\n.*AGENT_SESSION_PASSPHRASE/);
    const wrong = await run(['pull', ...archive], { AGENT_SESSION_PASSPHRASE: 'another one' });
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(await run(['pull', ...archive], { AGENT_SESSION_PASSPHRASE })).toMatchObject({ code: 0, stderr: '' });
    const open = await keepInDirectory({ name: 'open' });
    const refused = await run(['pull', ...open, '--name', 'open'], { AGENT_SESSION_PASSPHRASE });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^Refused /);
  });
});

describe('what strangers wrote reaches no terminal as more than text', () => {
  test('the name that a folder tells', async () => {
    const name = 'a\u001b[31mred\u0007\u202eabc\u009b2J\u2028';
    const archive = await keepInDirectory({ name });
    const list = await run(['list', ...archive]);
    expect(list.stdout).toContain('a?[31mred??abc?2J?');
    expect(list.stdout).not.toMatch(CONTROLS);
    const json = await run(['list', '--json', ...archive]);
    expect(json.stdout).not.toMatch(CONTROLS);
    expect(JSON.parse(json.stdout).bundles[0].name).toBe(name);
    // A manifest with such a name is refused, in one line that quotes it.
    const show = await run(['show', ...archive]);
    expect(show).toMatchObject({ code: 1, stdout: '' });
    expect(show.stderr).not.toMatch(CONTROLS);
  });

  test('the words of a manifest, and of rows', async () => {
    const text = 'a\u202eabc\u2028\u200b';
    const spoil: Bundle['change'] = (manifest) => Object.assign(manifest, { agentVersion: text, jobStatus: text });
    const archive = await keepInDirectory({ name: text, change: spoil });
    for (const command of ['show', 'pull']) {
      const people = await run([command, ...archive]);
      expect(people).toMatchObject({ code: 0, stdout: expect.stringContaining('a?abc??'), stderr: '' });
      expect(people.stdout).not.toMatch(CONTROLS);
      const program = await run([command, '--json', ...archive]);
      expect(program.stdout).not.toMatch(CONTROLS);
      expect(JSON.parse(program.stdout).name).toBe(text);
    }
  });
});

describe('usage', () => {
  test('where nothing is kept a list is empty, and the others fail', async () => {
    const archive = ['--archive-path', join(places.work, 'nowhere')];
    expect(await run(['list', ...archive])).toEqual({ code: 0, stdout: '', stderr: 'No session is kept there.\n' });
    expect(JSON.parse((await run(['list', ...archive, '--json'])).stdout)).toEqual({ bundles: [] });
    for (const command of ['show', 'pull']) {
      expect(await run([command, ...archive])).toMatchObject({ code: 1, stdout: '' });
    }
  });

  test.each([
    [['list'], /Name the repository/],
    [['list', '--archive', 'directory'], /belong together/],
    [['list', '--archive', 'artifact', '--archive-path', '/x'], /is of --archive directory/],
    [['list', '--archive', 'cache'], /only jobs read the cache/],
    [['list', '--archive', 'floppy'], /floppy is not known/],
    [['list', '--repository', 'a/b/../c'], /Name the repository/],
    [['list', '--archive-path', '/x', '--run-id', '-1'], /run-id/],
    [['list', '--archive-path', '/x', 'more'], /more/],
    [['show', '--archive-path', '/x', '--session-id', '../x'], /not a session id/],
    [['show', '--archive-path', '/x', '--trust', 'all'], /trust all is not known/],
    [['show', '--archive-path', '/x', '--max-size', 'huge'], /not a size/],
    [['pull', '--archive-path', '/x', '--to', '/y', '--directory', '/z'], /goes without --directory/],
  ] as const)('%j is wrong', async (args, reason) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test.each(['list', 'show', 'pull'])('%s --help tells its options', async (command) => {
    const { code, stdout, stderr } = await run([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: agent-session ${command}[\\s\\S]*--archive-path[\\s\\S]*Exit codes: 0`));
  });
});
