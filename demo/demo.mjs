// Two runs of a job on this machine, with nothing installed: the first captures a recorded session, the second goes on with it.
import { appendFile, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJob } from './job.mjs';
import { projectFolder, sessionDifferences, sessionId, writeSession } from './recorded-session.mjs';
import { changedValues, sideBySide } from './show-rows.mjs';

const root = await realpath(await mkdtemp(join(tmpdir(), 'agent-session-demo-')));
const problems = [];
try {
  const archive = join(root, 'archive');
  const first = { directory: join(root, 'run-1', 'work', 'shop') };
  const second = { directory: join(root, 'run-2', 'work', 'my.shop_v2'), firstDirectory: first.directory };
  await captureInFirstRun(first, archive);
  await resumeInSecondRun(first, second, archive);
} finally {
  await rm(root, { recursive: true, force: true });
}
if (problems.length > 0) {
  say(`\nSomething is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  say('\nAll as it should be: every file of the session was compared byte for byte.');
}

async function captureInFirstRun(place, archive) {
  say(`Run 1: a job for pull request 12. The agent works in ${short(place.directory)}.`);
  const job = await start('run-1', { runId: 1001, directory: place.directory, archive });
  place.configDirectory = join(job.home, '.claude');
  await runStages(job, ['pre', 'main']);
  check(job.outputs.verdict === 'fresh', `run 1 should begin fresh, but its verdict is "${job.outputs.verdict}"`);
  say('\n  The agent runs: claude -p "Carts with three items are a cent too expensive. …"');
  say('  (played by a recorded session of 11 rows, one sub-agent and one saved tool output)\n');
  await writeSession(place);
  await runStages(job, ['post']);
  check(job.environment.AGENT_SESSION_ID === sessionId, 'post should export the id of the session it captured');
  check((await sessionDifferences(place)).length === 0, 'capturing should not change the session it reads');
}

async function resumeInSecondRun(first, second, archive) {
  say(`\nRun 2: the next job for the same pull request. The agent works in ${short(second.directory)}.`);
  const job = await start('run-2', { runId: 1002, directory: second.directory, archive });
  second.configDirectory = join(job.home, '.claude');
  await runStages(job, ['pre', 'main']);
  const { verdict, args } = job.outputs;
  check(verdict === 'restored', `run 2 should restore the session, but its verdict is "${verdict}"`);
  check(args === `--resume ${sessionId}`, `the agent should be started with --resume and the id, not "${args}"`);
  problems.push(...(await sessionDifferences(second)));
  if (problems.length > 0) {
    return;
  }
  say(`\n  The agent goes on: claude ${args} -p "…"\n`);
  await showRows(first, second);
  await appendFile(transcriptOf(second), continuation(second.directory));
  say('\n  The agent has added a row. Post captures the session again:');
  await runStages(job, ['post']);
  const bundles = await manifests(archive);
  check(bundles.length === 2, `the archive should hold both captures, but holds ${bundles.length}`);
}

function start(name, { runId, directory, archive }) {
  const inputs = { name: 'pr-12', archive: 'directory', 'archive-path': archive, 'working-directory': directory };
  return startJob({ folder: join(root, name), workspace: directory, runId, inputs, tell });
}

async function runStages(job, stages) {
  for (const stage of stages) {
    say(`\n  ${stage}`);
    const { exitCode } = await job.run(stage);
    check(exitCode === 0, `${stage} ended with exit code ${exitCode}`);
  }
}

/** One line of a stage's log, without the runner's commands. */
function tell(line) {
  const [, command, text] = /^::([a-z-]+)[^:]*::(.*)$/.exec(line) ?? [];
  if (command === 'warning' || command === 'error') {
    problems.push(`a stage said: ${text}`);
  } else if (command === 'group') {
    say(`    ${short(text)}`);
  } else if (command === undefined && line !== '') {
    say(`      ${short(line)}`);
  }
}

async function showRows(first, second) {
  const [before, after] = await Promise.all([first, second].map((place) => readFile(transcriptOf(place), 'utf8')));
  const { changed, unchanged } = changedValues(before, after, first.directory);
  say('  The transcript, left as run 1 captured it, right as run 2 got it:\n');
  say(sideBySide(changed.map((value) => ({ ...value, left: short(value.left), right: short(value.right) }))));
  say(`\n  Left alone, because it is what somebody said or signed (${unchanged.length} places), such as:`);
  say(`    ${unchanged[0].where}: ${short(unchanged[0].text)}`);
}

function transcriptOf(place) {
  return join(projectFolder(place), `${sessionId}.jsonl`);
}

function continuation(directory) {
  return `${JSON.stringify({
    parentUuid: '00000000-0000-4000-8000-000000000010',
    isSidechain: false,
    cwd: directory,
    sessionId,
    version: '2.1.332',
    type: 'user',
    message: { role: 'user', content: 'Round the invoice the same way.' },
    uuid: '00000000-0000-4000-8000-000000000201',
    timestamp: new Date().toISOString(),
  })}\n`;
}

async function manifests(folder) {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  return paths.filter((path) => path.endsWith('manifest.json'));
}

function check(fine, problem) {
  if (!fine) {
    problems.push(problem);
  }
}

/** Without the folder that everything here lies in, and with the head of the id only. */
function short(text) {
  return text
    .replaceAll(root, '…')
    .replaceAll(root.replace(/[^A-Za-z0-9]/g, '-'), '…')
    .replaceAll(new RegExp(`(?<=[/\\\\])${sessionId}`, 'g'), `${sessionId.slice(0, 8)}…`);
}

function say(text) {
  console.log(text);
}
