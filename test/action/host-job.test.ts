import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActionStep, RunStep } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
const { session, run, bundles } = jobs;

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const otherId = '11111111-2222-4333-8444-555555555555';

describe('two runs', () => {
  test('the second goes on with the session of the first', async () => {
    const first = await run(101, { steps: [session(), agent(id)] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    const fresh = { verdict: 'fresh', resumed: 'false', args: '', 'session-id': '' };
    expect(first.outputs.session).toMatchObject({ ...fresh, 'config-directory': join(first.root, 'home/.claude') });
    expect(first.env).toMatchObject({ AGENT_SESSION_ID: id, AGENT_SESSION_ARTIFACT: 'pr-7' });
    expect(first.stage('session', 'post').log).toMatch(
      /^Captured session 7c1de0a4… as pr-7: 1 row, \d+ B; 1 path rewritten/m,
    );

    const second = await run(102, { steps: [session(), agent(id, 'again')] });
    expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(second.outputs.session).toMatchObject({
      verdict: 'restored',
      resumed: 'true',
      args: `--resume ${id}`,
      'session-id': id,
      'source-run-id': '101',
      'config-directory': join(second.root, 'home/.claude'),
    });
    expect(second.stage('session', 'main').log).toMatch(
      /^Restored session 7c1de0a4… of run 101: 1 row, \d+ B; 1 path rewritten$/m,
    );
    const rows = (await readFile(second.outputs.session?.['session-file'] ?? '', 'utf8')).trim().split('\n');
    expect(rows.map((row) => JSON.parse(row).cwd)).toEqual([second.workspace, second.workspace]);
    expect(second.stage('session', 'post').log).toContain(': 2 rows, ');
    expect(await bundles()).toHaveLength(2);
  });

  test('a fork goes on under a new id, which remembers the old one', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const second = await run(102, { steps: [session({ fork: 'true' }), agent(otherId)] });
    expect(second.outputs.session?.args).toBe(`--resume ${id} --fork-session`);
    const newest = (await bundles()).at(-1) ?? '';
    const manifest = JSON.parse(await readFile(join(jobs.archive, 'pr-7', newest, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ sessionId: otherId, resumedFrom: id, name: 'pr-7', version: 1 });
    expect(second.env.AGENT_SESSION_ID).toBe(otherId);
  });

  test('a session that was not gone on with is not kept again', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const second = await run(102, { steps: [session()] });
    expect(second.stage('session', 'post').log).toContain('nothing to capture. If the agent ran elsewhere');
    expect(await bundles()).toHaveLength(1);
  });

  const transcript = `"$HOME"/.claude/projects/*/${id}.jsonl`;

  test.each([
    ['removed', `rm ${transcript}`],
    ['emptied', `: > ${transcript}`],
    ['cut to half a row', `truncate -s 9 ${transcript}`],
  ])('a restored session that was %s is lost, and a new one beside it is kept', async (_how, command) => {
    await run(101, { steps: [session(), agent(id)] });
    const lost = await run(102, { steps: [session(), { run: command }] });
    expect(lost.conclusion).toBe('success');
    expect(lost.annotations).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: expect.stringMatching(
          new RegExp(`^Session ${id}, which was restored to /.*, was removed .* What was kept before is still there`),
        ),
      }),
    ]);
    const red = await run(103, { steps: [session({ 'if-capture-fails': 'error' }), { run: command }] });
    expect(red.conclusion).toBe('failure');
    const beside = await run(104, { steps: [session(), { run: command }, agent(otherId)] });
    expect(beside).toMatchObject({ annotations: [], env: { AGENT_SESSION_ID: otherId } });
    expect(await bundles()).toHaveLength(2);
  });

  test('an exact session is found whatever its name', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const second = await run(102, { steps: [session({ name: 'elsewhere', 'session-id': id })] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });

  test('the halves do the same as steps of their own', async () => {
    const half = (path: 'restore' | 'save'): ActionStep =>
      session({}, { id: path, uses: { folder: jobs.action, path } });
    const first = await run(101, { steps: [half('restore'), agent(id), half('save')] });
    expect(first).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(first.outputs.save).toMatchObject({ 'session-id': id, 'artifact-name': 'pr-7' });
    const second = await run(102, { steps: [half('restore'), half('save')] });
    expect(second.outputs.restore).toMatchObject({ args: `--resume ${id}` });
    expect(second.outputs.save).toMatchObject({ 'session-id': '', 'artifact-id': '' });
  });
});

describe('stages', () => {
  test('a local action has no pre: main restores', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const second = await run(102, { steps: [session({}, { uses: { folder: jobs.action, local: true } })] });
    expect(second.hasRun('session', 'pre')).toBe(false);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
  });

  test('what a step removed before main is put there anew', async () => {
    const inputs = { 'config-directory': '.agent' };
    const inWorkspace = (step: RunStep): RunStep => ({
      run: (step.run as string).replaceAll('$HOME/.claude', '$GITHUB_WORKSPACE/.agent'),
    });
    await run(101, { steps: [session(inputs), inWorkspace(agent(id))] });
    const second = await run(102, { steps: [{ run: 'rm -r .agent' }, session(inputs)] });
    expect(second.stage('session', 'main').log).toMatch(/which pre put in place, is not there any more, so main rest/);
    expect((await readFile(second.outputs.session?.['session-file'] ?? '', 'utf8')).trim().split('\n')).toHaveLength(1);
    expect(second.stage('session', 'post').log).toContain('nothing to capture');
  });

  test('a name that only main can read wins over what pre found', async () => {
    await run(101, { steps: [session({ name: 'right' }), agent(id)] });
    await run(102, { steps: [session({ name: 'main' }), agent(otherId)] });
    const naming: RunStep = { id: 'naming', run: 'echo name=right >> "$GITHUB_OUTPUT"' };
    const third = await run(103, { steps: [naming, session({ name: '${{ steps.naming.outputs.name }}' }), agent(id)] });
    expect(third.outputs.session).toMatchObject({ 'session-id': id, verdict: 'restored' });
    expect(third.stage('session', 'main').log).toMatch(
      new RegExp(
        `The inputs differ .* Session ${otherId}, which pre put in place, stays at /.*${otherId}\\.jsonl, and is not`,
      ),
    );
    expect(third.env.AGENT_SESSION_ID).toBe(id);
    expect(await bundles('right')).toHaveLength(2);
  });

  test('a skipped step captures nothing and says so in one line', async () => {
    const job = await run(101, { steps: [session({}, { if: 'false' }), agent(id)] });
    expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(job.stage('session', 'post').log.trim()).toBe(
      'Nothing to capture: the step was skipped, or failed before it began.',
    );
    expect(await bundles()).toEqual([]);
  });

  test('a failed job keeps its session', async () => {
    const job = await run(101, { steps: [session(), agent(id), { run: 'exit 1' }] });
    expect(job.conclusion).toBe('failure');
    expect(job.env.AGENT_SESSION_ID).toBe(id);
  });

  test('post reads what main saved, not the inputs it is given', async () => {
    const job = await run(101, {
      steps: [
        session({ name: "${{ env.SESSION_NAME || 'pr-7' }}" }),
        agent(id),
        { run: 'echo SESSION_NAME=other >> "$GITHUB_ENV"' },
      ],
    });
    expect(job.env.AGENT_SESSION_ARTIFACT).toBe('pr-7');
  });
});

describe('a directory behind a link', () => {
  /** The agent stands in the real directory, and so do its rows and the folder of its sessions. */
  const inside = (step: RunStep, directory: string): RunStep => ({
    run: `cd '${directory}' && GITHUB_WORKSPACE="$(pwd -P)" && ${step.run}`,
  });

  test.each([
    ['known to pre only by its name', false],
    ['seen by main alone', true],
  ])('is the one it leads to, %s', async (_how, isLocal) => {
    const uses = { folder: jobs.action, ...(isLocal ? { local: true as const } : {}) };
    const link = 'mkdir -p real/shop && ln -sfn real/shop shop';
    const inputs = { 'working-directory': 'shop' };
    await run(101, {
      steps: [{ run: link }, session(inputs, { uses }), inside(agent(id), 'shop')],
    });
    const second = await run(102, {
      steps: [{ run: link }, session(inputs, { uses }), inside(agent(id, 'on'), 'shop')],
    });
    expect(second).toMatchObject({ conclusion: 'success' });
    const led = 'The working directory leads elsewhere now than before checkout, so main restores.';
    expect(second.stage('session', 'main').log.includes(led)).toBe(!isLocal);
    const real = join(second.workspace, 'real/shop');
    const { 'session-file': file = '' } = second.outputs.session ?? {};
    expect(file).toContain(real.replaceAll(/[^A-Za-z0-9]/g, '-'));
    const rows = (await readFile(file, 'utf8')).trim().split('\n');
    expect(rows.map((row) => JSON.parse(row).cwd)).toEqual([real, real]);
    expect(second.stage('session', 'post').log).toContain(': 2 rows, ');
  });

  test('with a config directory behind one too', async () => {
    const link: RunStep = { run: 'mkdir -p "$HOME/elsewhere" && ln -sfn "$HOME/elsewhere" "$HOME/.claude"' };
    const local = session({}, { uses: { folder: jobs.action, local: true } });
    await run(101, { steps: [link, local, agent(id)] });
    const second = await run(102, { steps: [link, local, agent(id, 'on')] });
    expect(second.outputs.session).toMatchObject({ verdict: 'restored' });
    expect(await readdir(join(second.root, 'home/elsewhere'))).toEqual(['projects']);
    expect(second.stage('session', 'post').log).toContain(': 2 rows, ');
  });

  test('but a folder of sessions that is a link is not followed, and the log says so', async () => {
    const folder = '"$HOME/.claude/projects/$(printf %s "$GITHUB_WORKSPACE" | sed s/[^A-Za-z0-9]/-/g)"';
    const moved: RunStep = { run: `mv ${folder} "$HOME/moved" && ln -s "$HOME/moved" ${folder}` };
    const job = await run(101, { steps: [session(), agent(id), moved] });
    expect(job.annotations).toEqual([expect.objectContaining({ message: expect.stringContaining('is not a folder') })]);
    expect(await bundles()).toEqual([]);
  });
});

describe('choosing', () => {
  test('of several sessions the newest by its last row is kept, and the log names the other', async () => {
    const later = agent(otherId, 'later');
    const job = await run(101, {
      steps: [session(), agent(id), { run: (later.run as string).replace('10:00:01Z', '11:00:00Z') }],
    });
    expect(job.env.AGENT_SESSION_ID).toBe(otherId);
    expect(job.stage('session', 'post').log).toContain(`Session ${id} changed too`);
    const [bundle = ''] = await bundles();
    const files = await readdir(join(jobs.archive, 'pr-7', bundle, 'projects'), { recursive: true });
    expect(files.filter((path) => path.endsWith('.jsonl'))).toEqual([expect.stringContaining(otherId)]);
  });

  test('a transcript without a turn of a user is none', async () => {
    const job = await run(101, { steps: [session(), agent(id, 'warm-up', { type: 'assistant' })] });
    expect(job.stage('session', 'post').log).toContain('nothing to capture');
    expect(await bundles()).toEqual([]);
  });
});

describe('mistakes of the workflow fail the job', () => {
  test('all of them are told at once', async () => {
    const job = await run(101, { steps: [session({ fork: 'maybe', 'max-size': 'huge' })] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringMatching(/^2 inputs need a change:[\s\S]*fork:[\s\S]*max-size:/),
      }),
    ]);
  });

  test('a trust that no session of the archive could meet', async () => {
    const job = await run(101, { steps: [session({ trust: 'branch' })] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations[0]?.message).toMatch(
      /^Input trust: "branch" would refuse every session of archive: directory/,
    );
  });

  test('inputs that are read only with a container are told to be ignored, once', async () => {
    const job = await run(101, { steps: [session({ user: 'node', 'container-engine': 'podman' }), agent(id)] });
    expect(job.conclusion).toBe('success');
    expect(job.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warning: Input user is ignored: it is read only together with container.',
      'warning: Input container-engine is ignored: it is read only together with container.',
    ]);
    expect(job.env.AGENT_SESSION_ID).toBe(id);
  });

  test('a session asked for by its id that is nowhere', async () => {
    const job = await run(101, { steps: [session({ 'session-id': id, container: 'never-looked-at' })] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations[0]?.message).toContain(`Session ${id} is nowhere in the directory archive`);
  });

  test('more than one iteration with a session to resume', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const job = await run(102, { steps: [session({ 'max-iterations': '3', container: 'never-looked-at' })] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations[0]?.message).toContain('max-iterations is 3');
    const fresh = await run(103, { steps: [session({ name: 'new', 'max-iterations': '3' })] });
    expect(fresh.conclusion).toBe('success');
  });

  test('no session, where the author wants one', async () => {
    const job = await run(101, { steps: [session({ 'if-no-session-found': 'error' })] });
    expect(job.conclusion).toBe('failure');
    const warned = await run(102, { steps: [session({ 'if-no-session-found': 'warn' })] });
    expect(warned.conclusion).toBe('success');
    expect(warned.annotations).toEqual([expect.objectContaining({ level: 'warning' })]);
  });
});

describe('trouble that is not of the workflow', () => {
  const noFolder = () => ({ 'archive-path': join(jobs.archive, 'file') });
  beforeEach(async () => {
    await mkdir(jobs.archive);
    await writeFile(join(jobs.archive, 'file'), 'in the way');
  });

  test('is a warning', async () => {
    const job = await run(101, { steps: [session(noFolder()), agent(id)] });
    expect(job.conclusion).toBe('success');
    expect(job.annotations.map(({ level }) => level)).toContain('warning');
    expect(job.annotations.every(({ level }) => level === 'warning')).toBe(true);
    expect(job.outputs.session).toMatchObject({ verdict: 'fresh', args: '' });
  });

  test('that has passed by main does not cost the session', async () => {
    await rm(jobs.archive, { recursive: true });
    await run(101, { steps: [session(), agent(id)] });
    const hidden = `${jobs.archive}-hidden`;
    await rename(jobs.archive, hidden);
    await writeFile(jobs.archive, 'in the way');
    const back: RunStep = { run: `rm '${jobs.archive}' && mv '${hidden}' '${jobs.archive}'` };
    const job = await run(102, { steps: [back, session(), agent(id)] });
    expect(job.annotations).toEqual([expect.objectContaining({ level: 'warning' })]);
    expect(job.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': id });
  });

  test('fails the job where its author asked for that', async () => {
    const capture = await run(101, { steps: [session({ ...noFolder(), 'if-capture-fails': 'error' }), agent(id)] });
    expect(capture.conclusion).toBe('failure');
    expect(capture.stage('session', 'post').exitCode).toBe(1);
  });

  test('a session over max-size is refused, with what makes it so large', async () => {
    await rm(jobs.archive, { recursive: true });
    const job = await run(101, { steps: [session({ 'max-size': '1kB' }), agent(id, 'x'.repeat(2000))] });
    expect(job.conclusion).toBe('success');
    expect(job.annotations[0]?.message).toMatch(
      /over max-size \(1000\)\. Largest files: .*\.jsonl \(\d+\).*Largest rows: .*\.jsonl:1 \(\d+\)/,
    );
    expect(await bundles()).toEqual([]);
  });

  test('a session far over max-size is not even copied, and the message says as much', async () => {
    await rm(jobs.archive, { recursive: true });
    const job = await run(101, { steps: [session({ 'max-size': '1kB' }), agent(id, 'x'.repeat(9000)), agent(id)] });
    expect(job.conclusion).toBe('success');
    expect(job.annotations[0]?.message).toMatch(
      /more than 4000 bytes, far over max-size\. Largest files: ".*\.jsonl" \(\d+\)\. Largest rows .*: row 1 \(9\d+\), row 2 \(\d+\)\. Nothing was kept/,
    );
    expect(await bundles()).toEqual([]);
  });

  test('a damaged bundle is skipped, and an older one restored', async () => {
    await rm(jobs.archive, { recursive: true });
    await run(101, { steps: [session(), agent(id)] });
    await run(102, { steps: [session(), agent(id, 'again')] });
    const newest = (await bundles()).at(-1) ?? '';
    const files = await readdir(join(jobs.archive, 'pr-7', newest), { recursive: true });
    const transcript = files.find((path) => path.endsWith('.jsonl')) ?? '';
    await appendFile(join(jobs.archive, 'pr-7', newest, transcript), 'x');
    const job = await run(103, { steps: [session()] });
    expect(job.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '101' });
    expect(job.annotations).toEqual([
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('Skipped') }),
    ]);
  });
});

describe('a container that is not there', () => {
  test('is deferred: the session waits in a folder to mount, and is captured from there', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const inContainer = {
      container: `absent-${randomUUID()}`,
      'working-directory': '/workspace',
      'config-directory': '/home/node/.claude',
    };
    const folder = '${{ steps.session.outputs.config-directory }}';
    const second = await run(102, {
      steps: [
        session(inContainer),
        {
          run: `cat '${folder}'/projects/-workspace/${id}.jsonl && stat -c %a '${folder}' '${folder}'/projects/-workspace/${id}.jsonl`,
        },
        {
          run: `sed p '${folder}'/projects/-workspace/${id}.jsonl > more && cat more > '${folder}'/projects/-workspace/${id}.jsonl`,
        },
      ],
    });
    expect(second).toMatchObject({ conclusion: 'success' });
    expect(second.outputs.session).toMatchObject({ verdict: 'deferred', args: `--resume ${id}`, resumed: 'true' });
    expect(second.stages.find(({ step }) => step.startsWith('run'))?.log).toMatch(/"cwd":"\/workspace"[\s\S]*777\n666/);
    expect(second.stage('session', 'post').log).toContain('2 rows');
    expect(await bundles()).toHaveLength(2);
  });

  test('cannot be found on a machine without an engine: a green job, and the log says so', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'no-engine-'));
    const job = await run(101, {
      steps: [
        session({ container: 'agent' }, { env: { PATH: bare, DOCKER_HOST: 'unix:///nowhere/docker.sock' } }),
        agent(id),
      ],
    });
    await rm(bare, { recursive: true });
    expect(job.conclusion).toBe('success');
    expect(job.outputs.session).toMatchObject({ verdict: 'deferred', args: '' });
    expect(job.annotations[0]).toMatchObject({
      level: 'warning',
      message: expect.stringContaining('is not installed'),
    });
  });

  test('without working-directory, a session that waits says what it assumes', async () => {
    await run(101, { steps: [session(), agent(id)] });
    const job = await run(102, { steps: [session({ container: `absent-${randomUUID()}` })] });
    expect(job.outputs.session).toMatchObject({ verdict: 'deferred', resumed: 'true' });
    expect(job.annotations.map(({ message }) => message).join()).toContain('set the inputs working-directory');
  });

  test('never appears: a green job, a plain line, nothing kept', async () => {
    const isEmpty = { run: 'test -z "$(ls -A "${{ steps.session.outputs.config-directory }}")"' };
    const job = await run(101, { steps: [session({ container: `absent-${randomUUID()}` }), isEmpty] });
    expect(job).toMatchObject({ conclusion: 'success' });
    expect(job.outputs.session).toMatchObject({ verdict: 'deferred', args: '', resumed: 'false' });
    expect(job.stage('session', 'main').log).toContain('is not there yet');
    expect(job.stage('session', 'post').log).toContain('nothing to capture');
    expect(await bundles()).toEqual([]);
  });
});

describe('the job summary', () => {
  test('is a table of what happened, without a word of the conversation', async () => {
    const job = await run(101, { steps: [session(), agent(id, 'a private word')] });
    const { summary } = job.stage('session', 'post');
    expect(summary).toContain('### Agent session');
    expect(summary).toContain(id.replaceAll('-', '&#45;'));
    expect(summary).not.toContain('private');
  });

  test('has the last answers where asked, fenced so that they cannot leave', async () => {
    const steps = [session({ summary: 'transcript' }), agent(id), agent(id, 'done ```` here', { type: 'assistant' })];
    const { summary } = (await run(101, { steps })).stage('session', 'post');
    expect(summary).toContain('`````text\ndone ```` here\n`````');
  });

  test('is left out where asked', async () => {
    const job = await run(101, { steps: [session({ summary: 'none' }), agent(id)] });
    expect(job.stages.map(({ summary }) => summary).join('')).toBe('');
  });
});

test('no folder of ours is left behind', async () => {
  const first = await run(101, { steps: [session(), agent(id)] });
  const second = await run(102, { steps: [session(), agent(id)] });
  for (const job of [first, second]) {
    const left = await readdir(join(job.root, '_work/_temp'));
    expect(left.filter((name) => name.startsWith('agent-session'))).toEqual([]);
  }
});

test('only the files of the session travel', async () => {
  const others =
    'mkdir -p "$HOME/.claude/sessions" && echo secret > "$HOME/.claude/.credentials.json" && echo {} > "$HOME/.claude/settings.json"';
  await run(101, { steps: [session(), agent(id), agent(otherId), { run: others }] });
  const second = await run(102, { steps: [session()] });
  const files = (await readdir(join(second.root, 'home'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ parentPath, name }) => [dirname(parentPath), name])).toEqual([
    [join(second.root, 'home/.claude/projects'), expect.stringMatching(/^[0-9a-f-]{36}\.jsonl$/)],
  ]);
});
