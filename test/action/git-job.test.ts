import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { makeBare } from '../../src/history/bare.ts';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';
import type { ActionStep, JobResult } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

// A job starts git a few dozen times.
vi.setConfig({ testTimeout: 120_000 });

const jobs = useHostJobs();
const { run } = jobs;

const one = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const two = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e02';

function repository(): string {
  return `${jobs.archive}.git`;
}

function session(inputs: Record<string, string> = {}, step: Partial<ActionStep> = {}): ActionStep {
  return jobs.session({ archive: 'git', 'archive-path': repository(), ...inputs }, step);
}

function publish(inputs: Record<string, string> = {}): ActionStep {
  const given = { 'archive-path': repository(), name: 'pr-7', ...inputs };
  return { id: 'publish', uses: { folder: jobs.action, path: 'publish' }, with: given };
}

function half(path: 'restore' | 'save', inputs: Record<string, string> = {}): ActionStep {
  return session(inputs, { id: path, uses: { folder: jobs.action, path } });
}

/** Below a folder of histories, named after the repository's URL. */
const PROJECT = /^my\.repo_x-[0-9a-f]{12}\.git$/;

function git(...args: readonly string[]): string {
  return execFileSync('git', ['-C', repository(), ...args], { encoding: 'latin1', maxBuffer: 1e9 });
}

/** Everything that any object of the repository holds. */
function allObjects(): string {
  const ids = git('cat-file', '--batch-all-objects', '--batch-check=%(objectname)').trim().split('\n');
  expect(ids.length).toBeGreaterThan(3);
  return execFileSync('git', ['-C', repository(), 'cat-file', '--batch'], {
    input: `${ids.join('\n')}\n`,
    encoding: 'latin1',
    maxBuffer: 1e9,
  });
}

/** The transcripts in the job's home, by the order in which an agent lists them. */
async function listed({ root, workspace }: JobResult): Promise<readonly string[]> {
  const folder = join(root, 'home/.claude/projects', workspace.replaceAll(/[^A-Za-z0-9]/g, '-'));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return names
    .map((name, index) => ({ id: name.slice(0, -'.jsonl'.length), time: times[index] ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ id }) => id);
}

describe('two runs', () => {
  test('the second goes on with the session of the first', async () => {
    const first = await run(101, { steps: [session(), agent(one)] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(first.outputs.session).toMatchObject({ verdict: 'fresh' });
    expect(first.env).toMatchObject({ AGENT_SESSION_ID: one, AGENT_SESSION_ARTIFACT: 'pr-7' });
    const second = await run(102, { steps: [session(), agent(one, 'again')] });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': one, 'source-run-id': '101' });
    const third = await run(103, { steps: [session()] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '102' });
    expect(third.stage('session', 'main').log).toContain(': 2 rows, ');
    expect(git('for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/vm/pr-7');
    git('fsck', '--strict', '--full');
  });

  test('of one repository find its history in a folder of histories, and those of another do not', async () => {
    const folder = `${jobs.archive}s/`;
    const inFolder = session({ 'archive-path': folder });
    await run(101, { steps: [inFolder, agent(one)] });
    const second = await run(102, { steps: [inFolder, agent(one, 'more')] });
    expect(second.outputs.session).toMatchObject({ 'session-id': one, verdict: 'restored' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(PROJECT)]);
    const other = await run(103, { steps: [inFolder], facts: { repository: 'octo-org/other' } });
    expect(other.outputs.session).toMatchObject({ verdict: 'fresh' });
  });

  test('at once do not fork the lineage: nothing is said of it', async () => {
    await run(101, { steps: [session(), agent(one)] });
    const meanwhile = async () => {
      expect(await run(103, { steps: [session(), agent(one, 'theirs')] })).toMatchObject({ annotations: [] });
      return undefined;
    };
    const second = await run(102, { steps: [session(), agent(one, 'mine'), { run: meanwhile }] });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect((await run(104, { steps: [session()] })).outputs.session).toMatchObject({ verdict: 'restored' });
  });

  test('an exact session is found whatever its name, and so is one of a run', async () => {
    await run(101, { steps: [session({ name: 'elsewhere' }), agent(one)] });
    const second = await run(102, { steps: [session({ 'session-id': one }), agent(one, 'again')] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': one });
    const third = await run(103, { steps: [session({ name: 'elsewhere', 'run-id': '101' })] });
    expect(third.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(third.stage('session', 'main').log).toContain(': 1 row, ');
  });

  test('a sealed session opens with its passphrase', async () => {
    const sealed = session({ passphrase: 'correct horse battery staple' });
    await run(101, { steps: [sealed, agent(one, 'a private word')] });
    expect(allObjects()).not.toContain('private');
    const second = await run(102, { steps: [sealed] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': one });
  });
});

describe('the sessions of a project', () => {
  test('lie beside the one of the name, in the order of their last rows, and are not taken for it', async () => {
    await run(101, {
      steps: [half('restore', { name: 'a' }), agent(one), half('save', { name: 'a' }), publish({ name: 'a' })],
    });
    const later = { run: (agent(two).run as string).replace('10:00:01Z', '10:30:00Z') };
    const second = await run(102, {
      steps: [half('restore', { name: 'b' }), later, half('save', { name: 'b' }), publish({ name: 'b' })],
    });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(second.outputs.restore).toMatchObject({ verdict: 'fresh' });
    expect(second.outputs.save).toMatchObject({ 'session-id': two });
    expect(second.outputs.publish).toMatchObject({ published: 'true', sessions: '2' });
    expect(git('rev-parse', 'main').trim()).toBe(second.outputs.publish?.commit);

    const third = await run(103, { steps: [session({ name: 'c' })] });
    expect(third.outputs.session).toMatchObject({ verdict: 'fresh' });
    expect(await listed(third)).toEqual([two, one]);
    expect(third.stage('session', 'pre').log).toContain('can list and resume 2 other sessions of the project too.');
    expect(third.stage('session', 'post').log).toContain('nothing to capture');

    const fourth = await run(104, { steps: [session({ name: 'c' }), agent(one, 'again')] });
    expect(fourth.env.AGENT_SESSION_ID).toBe(one);
    const fifth = await run(105, { steps: [session({ name: 'c' })] });
    expect(fifth.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': one });
    expect(await listed(fifth)).toEqual([one, two]);
    const text = await readFile(fifth.outputs.session?.['session-file'] ?? '', 'utf8');
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  test('are there for a container that a later step starts', async () => {
    await run(101, {
      steps: [half('restore', { name: 'a' }), agent(one), half('save', { name: 'a' }), publish({ name: 'a' })],
    });
    const inContainer = {
      name: 'b',
      container: 'never-started-by-anybody',
      'working-directory': '/workspace',
      'config-directory': '/home/node/.claude',
    };
    const folder = '${{ steps.session.outputs.config-directory }}';
    const job = await run(102, {
      steps: [session(inContainer), { id: 'look', run: `cat '${folder}'/projects/-workspace/${one}.jsonl` }],
    });
    expect(job.outputs.session).toMatchObject({ verdict: 'deferred', args: '' });
    expect(job.stage('look', 'main').log).toContain('"cwd":"/workspace"');
    expect(job.stage('session', 'post').log).toContain('nothing to capture');
  });

  test('captured on machines with other directories do not double', async () => {
    const facts = { repository: 'octo-org/other-name' };
    await run(101, { steps: [session(), agent(one)] });
    const second = await run(102, { facts, steps: [session(), agent(one, 'elsewhere')] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
    const third = await run(103, { steps: [session(), agent(one, 'back')] });
    expect(third.stage('session', 'main').log).toContain(': 2 rows, ');
    const paths = git('ls-tree', '-r', '--name-only', 'vm/pr-7').trim().split('\n');
    expect(paths.filter((path) => path.endsWith('.jsonl'))).toHaveLength(1);
    const manifest = JSON.parse(git('cat-file', 'blob', `vm/pr-7:manifests/${one}.json`));
    expect(manifest.rows).toBe(3);
    const record = JSON.parse(git('cat-file', 'blob', 'vm/pr-7:history.json'));
    expect(manifest.directory).toBe(record.directory);
  });
});

describe.runIf(needsEngine('docker'))('a sandbox', () => {
  test('finds the sessions of the project beside the one of its name, or alone', async () => {
    const keep = (name: string, id: string, runId: number) =>
      run(runId, {
        steps: [half('restore', { name }), agent(id), half('save', { name }), publish({ name })],
      });
    await keep('a', one, 101);
    await keep('b', two, 102);
    const container = `git-job-${randomUUID()}`;
    const image = await agentImage('docker');
    await engineRun('docker', ['run', '-d', '--name', container, ...containerFlags('docker'), image, 'sleep', '600']);
    try {
      const inside = { container, 'working-directory': '/workspace' };
      const look = { id: 'look', run: `docker exec ${container} sh -c 'cat ~/.claude/projects/-workspace/*.jsonl'` };
      const fresh = await run(103, { steps: [session({ ...inside, name: 'c' }), look] });
      expect(fresh).toMatchObject({ conclusion: 'success', annotations: [] });
      expect(fresh.outputs.session).toMatchObject({ verdict: 'fresh' });
      const { log } = fresh.stage('look', 'main');
      for (const id of [one, two]) expect(log).toContain(`"cwd":"/workspace","sessionId":"${id}"`);
      expect(fresh.stage('session', 'post').log).toContain('nothing to capture');

      const named = await run(104, { steps: [session({ ...inside, name: 'b' })] });
      expect(named.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': two });
      expect(named.stage('session', 'pre').log).toContain('list and resume 1 other session of the project too.');
    } finally {
      await engineRun('docker', ['rm', '-f', '-v', container], { mayFail: true });
    }
  });
});

describe('what leaves', () => {
  test('no object of the repository ever held a secret', async () => {
    const secret = 'kGf73hQ0pLz9aVbX2mWc';
    for (const [index, text] of [`see ${secret}`, 'again'].entries()) {
      const job = await run(101 + index, { steps: [session({ secrets: secret }), agent(one, text)] });
      expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    }
    const all = allObjects();
    expect(all).not.toContain(secret);
    expect(all).toContain('[redacted:');
    const files = await readdir(repository(), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain(secret);
    }
  });

  test('a repository in the sandbox, with hooks in it, does nothing and goes nowhere', async () => {
    const plant = {
      run: [
        'for folder in "$HOME/.claude" "$HOME/.claude/projects" "$HOME/.claude"/projects/*; do',
        '  mkdir -p "$folder/.git/hooks" && printf "[core]\\n\\tfsmonitor = touch \'$HOME/ran\'\\n" > "$folder/.git/config"',
        '  for hook in pre-commit post-checkout reference-transaction pre-push post-index-change; do',
        '    printf "#!/bin/sh\\ntouch \'$HOME/ran\'\\n" > "$folder/.git/hooks/$hook" && chmod +x "$folder/.git/hooks/$hook"',
        '  done',
        'done',
        'mkdir -p hooks && printf "#!/bin/sh\\ntouch \'$HOME/ran\'\\n" > hooks/reference-transaction && chmod +x hooks/reference-transaction',
        'git config --global core.hooksPath "$PWD/hooks" && git config --global commit.gpgSign true && git config --global gpg.program false',
      ].join('\n'),
    };
    const job = await run(101, { steps: [session(), agent(one), plant] });
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(job.env.AGENT_SESSION_ID).toBe(one);
    await expect(stat(join(job.root, 'home/ran'))).rejects.toThrow('ENOENT');
    expect(git('ls-tree', '-r', '--name-only', 'vm/pr-7')).not.toContain('.git');
  });
});

describe('what is wrong', () => {
  const url = () => ({ 'archive-path': 'https://ghs_secret@github.com/octo/sessions.git' });

  test.each([
    ['no archive-path', { 'archive-path': '' }, /archive-path: is missing\..*transcripts would be in every clone/],
    ['a token in the URL', url(), /archive-path: holds a user name or password.*input github-token is used/],
    [
      'a URL that runs programs',
      { 'archive-path': 'ext::sh -c true' },
      /archive-path: is a URL of a kind that is not read/,
    ],
  ])('in the workflow fails the job, and says what to write: %s', async (_what, inputs, message) => {
    const job = await run(101, { steps: [session(inputs), agent(one)] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations.map((annotation) => annotation.message).join()).toMatch(message);
    expect(JSON.stringify(job.stages)).not.toContain('ghs_secret');
    const published = await run(102, { steps: [publish(inputs)] });
    expect(published.conclusion).toBe('failure');
    expect(published.annotations[0]?.message).toMatch(message);
    expect(JSON.stringify(published.stages)).not.toContain('ghs_secret');
  });

  test('a folder with other things in it is not written to', async () => {
    await mkdir(repository());
    await writeFile(join(repository(), 'notes.txt'), 'mine');
    const job = await run(101, { steps: [session(), agent(one)] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations[0]?.message).toContain('is a folder with other things in it');
    expect(await readdir(repository())).toEqual(['notes.txt']);
  });

  test('no git, or one that is too old, is a warning', async () => {
    const [bare, old] = [join(jobs.archive, 'bare'), join(jobs.archive, 'old')];
    for (const folder of [bare, old]) await mkdir(folder, { recursive: true });
    await writeFile(join(old, 'git'), '#!/bin/sh\necho git version 2.30.2\n', { mode: 0o755 });
    for (const [PATH, reason] of [
      [bare, /needs git on the machine.*is not installed/],
      [old, /needs git 2\.39 or newer, and this machine has 2\.30/],
    ] as const) {
      const job = await run(101, { steps: [session({}, { env: { PATH } }), agent(one)] });
      expect(job.conclusion).toBe('success');
      expect(job.annotations.map(({ level }) => level)).not.toContain('error');
      for (const { message } of job.annotations) expect(message).toMatch(reason);
      expect(job.annotations.length).toBeGreaterThan(1);
    }
  });

  test('a server that is not there is a warning for each half', async () => {
    const job = await run(101, { steps: [session({ 'archive-path': 'git://127.0.0.1:9/none.git' }), agent(one)] });
    expect(job.conclusion).toBe('success');
    expect(job.annotations.every(({ level }) => level === 'warning')).toBe(true);
    expect(job.annotations.at(-1)?.message).toContain('The remote history cannot be used');
  });

  test('publishing a name that nothing was kept under yet publishes nothing', async () => {
    const job = await run(101, { steps: [publish()] });
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(job.outputs.publish).toMatchObject({ published: 'false' });
    await makeBare(repository());
    const other = await run(102, { steps: [publish()] });
    expect(other.outputs.publish).toMatchObject({ published: 'false', commit: '' });
  });
});
