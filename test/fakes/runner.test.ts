import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsEngine } from './engine.ts';
import { agentImage } from './images.ts';
import { evaluate, expression } from './runner/expressions.ts';
import { type Job, type JobResult, runJob } from './runner.ts';

const roots: string[] = [];

afterAll(async () => {
  for (const root of roots) {
    await rm(root, { recursive: true, force: true });
  }
});

/** An action whose stages are the given scripts. `$` is at hand in them to append to the runner's files. */
async function makeAction(stages: { pre?: string; main: string; post?: string }, yaml = ''): Promise<string> {
  const folder = await temporary();
  const runs = Object.keys(stages).map((stage) => `  ${stage}: dist/${stage}.js`);
  await write(join(folder, 'action.yml'), `name: x\n${yaml}\nruns:\n  using: node24\n${runs.join('\n')}\n`);
  await write(join(folder, 'package.json'), '{"type":"module"}');
  for (const [stage, script] of Object.entries(stages)) {
    await write(join(folder, 'dist', `${stage}.js`), `${PRELUDE}\n${script}\n`);
  }
  return folder;
}

const PRELUDE = `import { appendFileSync } from 'node:fs';
const env = process.env;
const $ = (name, text) => appendFileSync(env[name], text + '\\n');`;

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-session-runner-'));
  roots.push(folder);
  return folder;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function run(job: Omit<Job, 'root'>): Promise<JobResult> {
  return await runJob({ root: await temporary(), ...job });
}

const order = (result: JobResult) => result.stages.map((stage) => `${stage.step}/${stage.stage}`);

describe('the order of a job', () => {
  test('every pre comes first, the posts run from the last registered to the first', async () => {
    const both = await makeAction({ pre: '', main: '', post: '' });
    const late = await makeAction({ main: '', post: '' });
    const result = await run({
      steps: [
        { id: 'late', uses: { folder: late } },
        { id: 'shell', run: 'true' },
        { id: 'both', uses: { folder: both } },
      ],
    });
    expect(order(result)).toEqual(['both/pre', 'late/main', 'shell/main', 'both/main', 'late/post', 'both/post']);
    expect(result.conclusion).toBe('success');
  });

  test('a step that its `if` holds back still has its post when pre ran', async () => {
    const both = await makeAction({ pre: '', main: '', post: '' });
    const late = await makeAction({ main: '', post: '' });
    const result = await run({
      steps: [
        { id: 'both', uses: { folder: both }, if: 'false' },
        { id: 'late', uses: { folder: late }, if: 'false' },
      ],
    });
    expect(order(result)).toEqual(['both/pre', 'both/post']);
  });

  test('a local action has no pre, and the runner says so', async () => {
    const both = await makeAction({ pre: '', main: '', post: '' });
    const result = await run({ steps: [{ id: 'both', uses: { folder: both, local: true } }] });
    expect(order(result)).toEqual(['both/main', 'both/post']);
    expect(result.annotations.map(({ message }) => message)).toEqual([
      '`pre` execution is not supported for local action',
    ]);
  });

  test('after a failure only posts and steps that ask for it run', async () => {
    const late = await makeAction({ main: '', post: 'process.exitCode = 0' });
    const onSuccess = await makeAction({ main: '', post: '' }, '');
    await write(
      join(onSuccess, 'action.yml'),
      'name: x\nruns:\n  using: node24\n  main: dist/main.js\n  post: dist/post.js\n  post-if: success()\n',
    );
    const result = await run({
      steps: [
        { id: 'late', uses: { folder: late } },
        { id: 'green', uses: { folder: onSuccess } },
        { id: 'fails', run: 'exit 3' },
        { id: 'skipped', run: 'true' },
        { id: 'failure', run: 'true', if: 'failure()' },
        { id: 'always', run: 'true', if: 'always()' },
      ],
    });
    expect(order(result)).toEqual([
      'late/main',
      'green/main',
      'fails/main',
      'failure/main',
      'always/main',
      'late/post',
    ]);
    expect(result.stage('fails', 'main').exitCode).toBe(3);
    expect(result.conclusion).toBe('failure');
  });

  test('a cancel interrupts the step that runs and leaves the posts their work', async () => {
    const late = await makeAction({ main: '', post: 'console.log("post of " + env.GITHUB_JOB)' });
    const root = await temporary();
    const started = join(root, 'started');
    const result = await runJob({
      root,
      steps: [
        { id: 'late', uses: { folder: late } },
        { id: 'sleeper', run: `touch ${started}; exec sleep 60` },
        { id: 'skipped', run: 'true' },
        { id: 'cancelled', run: 'true', if: 'cancelled()' },
      ],
      cancelWhen: () => untilExists(started),
    });
    expect(order(result)).toEqual(['late/main', 'sleeper/main', 'cancelled/main', 'late/post']);
    expect(result.stage('late', 'post').log).toContain('post of build');
    expect(result.conclusion).toBe('cancelled');
  });
});

describe('what a stage is told', () => {
  const yaml = `inputs:\n  two words:\n    default: ${expression('github.token')}\n  given-name:\n    default: 'x'\n  count:\n    default: 3`;

  test('inputs have the names and the defaults of the action, evaluated anew at every stage', async () => {
    const show = 'console.log(JSON.stringify([env["INPUT_TWO_WORDS"], env["INPUT_GIVEN-NAME"], env["INPUT_COUNT"]]))';
    const action = await makeAction({ pre: show, main: show, post: show }, yaml);
    const result = await run({
      facts: { token: 'ghs_secret' },
      steps: [
        { id: 'namer', run: 'echo name=heron >> "$GITHUB_OUTPUT"' },
        {
          id: 'it',
          uses: { folder: action },
          with: { 'given-name': `pr-${expression('steps.namer.outputs.name')}`, odd: '1' },
        },
      ],
    });
    expect(result.stage('it', 'pre').log).toBe('["***","pr-","3"]\n');
    expect(result.stage('it', 'main').log).toBe('["***","pr-heron","3"]\n');
    expect(result.stage('it', 'post').log).toBe('["***","pr-heron","3"]\n');
    expect(result.annotations.map(({ message }) => message)).toContain("Unexpected input(s) 'odd'");
  });

  test('state reaches the later stages of the same step and no other', async () => {
    const show = 'console.log("state: " + env.STATE_mine)';
    const action = await makeAction({ pre: '$("GITHUB_STATE", "mine<<E\\na\\nb\\nE")', main: show, post: show });
    const other = await makeAction({ main: show });
    const result = await run({
      steps: [
        { id: 'it', uses: { folder: action } },
        { id: 'other', uses: { folder: other } },
      ],
    });
    expect(result.stage('it', 'main').log).toBe('state: a\nb\n');
    expect(result.stage('it', 'post').log).toBe('state: a\nb\n');
    expect(result.stage('other', 'main').log).toBe('state: undefined\n');
  });

  test('outputs count from main only; variables and PATH reach every later stage', async () => {
    const tools = await temporary();
    await write(join(tools, 'greet'), '#!/bin/sh\necho greetings\n');
    await chmod(join(tools, 'greet'), 0o755);
    const stage = (name: string) => `$("GITHUB_OUTPUT", "${name}=1"); $("GITHUB_ENV", "${name.toUpperCase()}=2")`;
    const action = await makeAction({
      pre: `${stage('pre')}; $("GITHUB_PATH", ${JSON.stringify(tools)})`,
      main: stage('main'),
      post: stage('post'),
    });
    const result = await run({
      env: { JOB: '1' },
      steps: [
        { id: 'it', uses: { folder: action } },
        { id: 'shell', run: 'greet; echo "$PRE $MAIN $POST $JOB"' },
      ],
    });
    expect(result.outputs.it).toEqual({ main: '1' });
    expect(result.stage('shell', 'main').log).toBe('greetings\n2 2  1\n');
    expect(result.env).toMatchObject({ PRE: '2', MAIN: '2', POST: '2' });
  });

  test('the event, the summary and the variables for actions alone', async () => {
    const action = await makeAction({
      main: `$("GITHUB_STEP_SUMMARY", "# Done"); console.log(env.ACTIONS_RUNTIME_TOKEN, (await import('node:fs')).readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))`,
    });
    const result = await run({
      facts: { event: 'pull_request', payload: { number: 12 } },
      actionEnv: { ACTIONS_RUNTIME_TOKEN: 'runtime' },
      steps: [
        { id: 'it', uses: { folder: action } },
        { id: 'shell', run: 'echo "[$ACTIONS_RUNTIME_TOKEN] $GITHUB_EVENT_NAME"' },
      ],
    });
    expect(result.stage('it', 'main')).toMatchObject({ log: 'runtime {"number":12}\n', summary: '# Done\n' });
    expect(result.stage('shell', 'main').log).toBe('[] pull_request\n');
  });

  test('annotations are read, and what was masked stays hidden for the rest of the job', async () => {
    const action = await makeAction({
      main: 'console.log("::add-mask::s3cret\\n::warning title=a%3Ab,file=x::one%0Atwo\\n::error::bad\\ns3cret")',
    });
    const result = await run({
      steps: [
        { id: 'it', uses: { folder: action } },
        { id: 'shell', run: 'echo s3cret' },
      ],
    });
    expect(result.annotations).toEqual([
      { level: 'warning', title: 'a:b', message: 'one\ntwo' },
      { level: 'error', title: undefined, message: 'bad' },
    ]);
    expect(result.stage('it', 'main').log).not.toContain('s3cret');
    expect(result.stage('shell', 'main').log).toBe('***\n');
  });
});

test.each([
  ["github.event.issue && format('pr-{0}', github.event.issue.number) || github.ref_name", 'pr-12'],
  ["(github.event.pull_request || github.none) && 'pr' || github.ref_name", 'main'],
  ["strategy.job-total > 1 && format('-{0}', strategy.job-index) || ''", '-0'],
  ["github.ref_name == 'MAIN' && !(github.event.issue.number != 12)", 'true'],
  ["'it''s'", "it's"],
  ['github.event.issue.none.deeper', ''],
])('the expression %s is %j', (inner, value) => {
  const github = { ref_name: 'main', event: { issue: { number: 12 } } };
  expect(evaluate(expression(inner), { github, strategy: { 'job-total': 2, 'job-index': 0 } })).toBe(value);
});

test.each(['github.a +', 'unknown()', 'a ? b'])('the expression %s is refused', (inner) => {
  expect(() => evaluate(expression(inner), {})).toThrow('This runner');
});

test('a function step sees the contexts, and what it throws fails the job first and then the test', async () => {
  const late = await makeAction({ main: '$("GITHUB_OUTPUT", "found=1")', post: '$("GITHUB_ENV", "POST=1")' });
  const root = await temporary();
  const seen: string[] = [];
  const job = runJob({
    root,
    steps: [
      { id: 'late', uses: { folder: late } },
      {
        run: async ({ steps }) => {
          seen.push(steps.late?.outputs.found ?? 'nothing');
          throw new Error('not as expected');
        },
      },
      { run: async ({ job: { status }, env }) => void seen.push(status, String(env.POST)), if: 'always()' },
    ],
  });
  await expect(job).rejects.toThrow('not as expected');
  expect(seen).toEqual(['1', 'failure', 'undefined']);
});

describe.runIf(needsEngine('docker'))('a job with containers', () => {
  let image: string;

  beforeAll(async () => {
    image = await agentImage('docker');
  }, 300_000);

  test('actions and shell steps run in the job container, with every path as it is called there', async () => {
    const show = `console.log([env.HOME, env.GITHUB_WORKSPACE, process.cwd(), env.RUNNER_TEMP, env.INPUT_PATHS, process.version].join(' '));
      $("GITHUB_OUTPUT", "event=" + (await import('node:fs')).existsSync(env.GITHUB_EVENT_PATH))`;
    const action = await makeAction(
      { pre: show, main: show },
      `inputs:\n  paths:\n    default: ${expression('github.workspace')}/x`,
    );
    const result = await run({
      container: { image },
      env: { GREETING: 'two words' },
      steps: [
        { id: 'it', uses: { folder: action } },
        { id: 'shell', run: 'echo "$GREETING $HOME $PWD"; echo hello > file' },
      ],
    });
    const line =
      '/github/home /__w/my.repo_x/my.repo_x /__w/my.repo_x/my.repo_x /__w/_temp /__w/my.repo_x/my.repo_x/x v24.19.0\n';
    expect(result.stage('it', 'pre').log).toBe(line);
    expect(result.stage('it', 'main').log).toBe(line);
    expect(result.outputs.it).toEqual({ event: 'true' });
    expect(result.stage('shell', 'main').log).toBe('two words /github/home /__w/my.repo_x/my.repo_x\n');
    expect(await readFile(join(result.workspace, 'file'), 'utf8')).toBe('hello\n');
  });

  test('services run before the first pre, which can read their ids', async () => {
    const action = await makeAction({ pre: 'console.log(env.INPUT_ID)', main: '' }, 'inputs:\n  id: {}');
    let running = '';
    const result = await run({
      services: { agent: { image } },
      steps: [
        { id: 'it', uses: { folder: action }, with: { id: expression('job.services.agent.id') } },
        {
          id: 'shell',
          run: async ({ job }) => {
            running = job.services.agent?.id ?? '';
            return `docker inspect --format '{{.State.Status}}' ${running}`;
          },
        },
      ],
    });
    expect(running).toMatch(/^[0-9a-f]{64}$/);
    expect(result.stage('it', 'pre').log).toBe(`${running}\n`);
    expect(result.stage('shell', 'main').log).toBe('running\n');
  });
});

async function untilExists(file: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (
      await readFile(file).then(
        () => true,
        () => false,
      )
    ) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${file} did not appear`);
}
