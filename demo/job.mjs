// One job as the runner would run it: each stage of the action as a process of its own, with INPUT_ and STATE_ variables
// and the files that a stage writes its outputs, state and environment to.
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const actionFolder = fileURLToPath(new URL('..', import.meta.url));

/** A job in `folder`, with its own home and the given workspace. Run its stages in order. */
export async function startJob({ folder, workspace, runId, inputs, tell }) {
  const home = join(folder, 'home');
  const temp = join(folder, 'temp');
  for (const path of [home, temp, workspace]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(join(folder, 'event.json'), JSON.stringify({ pull_request: { number: 12 } }));
  const job = { folder, home, outputs: {}, state: {}, environment: {} };
  const variables = {
    PATH: process.env.PATH,
    HOME: home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'example/shop',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_REF: 'refs/pull/12/merge',
    GITHUB_REF_NAME: '12/merge',
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'agent',
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    ...asVariables('INPUT_', { ...(await inputDefaults()), ...inputs }),
  };
  return { ...job, run: (stage) => runStage(stage, { job, variables, tell }) };
}

async function runStage(stage, { job, variables, tell }) {
  const files = {};
  for (const name of ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY']) {
    files[`GITHUB_${name}`] = join(job.folder, `${stage}-${name.toLowerCase()}`);
    await writeFile(files[`GITHUB_${name}`], '');
  }
  const env = { ...variables, ...job.environment, ...asVariables('STATE_', job.state), ...files };
  const exitCode = await runNode(join(actionFolder, 'dist', `${stage}.js`), {
    env,
    cwd: variables.GITHUB_WORKSPACE,
    tell,
  });
  Object.assign(job.outputs, await readValues(files.GITHUB_OUTPUT));
  Object.assign(job.state, await readValues(files.GITHUB_STATE));
  Object.assign(job.environment, await readValues(files.GITHUB_ENV));
  return { exitCode, summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8') };
}

function runNode(file, { env, cwd, tell }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], { env, cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      lines.forEach(tell);
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}

function asVariables(prefix, values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

/** The fixed defaults of action.yml. An expression is the runner's to evaluate; here its input is given or empty. */
async function inputDefaults() {
  const text = await readFile(join(actionFolder, 'action.yml'), 'utf8');
  const inputs = text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:'));
  const found = inputs.matchAll(/^ {2}([a-z-]+):\n(?: {4}description: .*\n)(?: {4}default: ['"](.*)['"]\n)?/gm);
  return Object.fromEntries(Array.from(found, ([, name, value = '']) => [name, value.includes('${{') ? '' : value]));
}

/** `name=value` lines, and `name<<end` blocks up to the line `end`. */
async function readValues(file) {
  const values = {};
  const lines = (await readFile(file, 'utf8')).split('\n');
  while (lines.length > 0) {
    const line = lines.shift();
    const [, name, end] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (end !== undefined) {
      values[name] = lines.splice(0, lines.indexOf(end)).join('\n');
      lines.shift();
    } else if (line.includes('=')) {
      values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    }
  }
  return values;
}
