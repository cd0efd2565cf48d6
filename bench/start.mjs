// Size and start time of each entry of dist/, beside Node itself. Whole processes that find nothing to do.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { section } from './section.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const RUNS = 31;

const folder = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
try {
  writeFileSync(join(folder, 'bare.mjs'), '');
  const commands = {
    'node alone': [join(folder, 'bare.mjs')],
    ...Object.fromEntries(
      ['pre', 'main', 'post', 'restore', 'save', 'publish'].map((name) => [name, [join(dist, `${name}.js`)]]),
    ),
    cli: [join(dist, 'cli.js'), '--help'],
    index: [join(dist, 'index.js')],
  };
  const times = measure(commands);
  await section('start', report(commands, times));
  console.log('bench/RESULTS.md: start written');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The commands take turns. Milliseconds of the fastest run: whatever else the machine did can only have added to it. */
function measure(commands) {
  const samples = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, args] of Object.entries(commands)) {
      const begin = performance.now();
      const { status } = spawnSync(process.execPath, args, { cwd: folder, env: environment(), stdio: 'ignore' });
      samples[name].push(performance.now() - begin);
      if (status !== 0) {
        throw new Error(`${name} ended with exit code ${status}`);
      }
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, Math.min(...all)]));
}

/** A job on the host whose archive is an empty directory. */
function environment() {
  for (const name of ['OUTPUT', 'STATE', 'ENV', 'STEP_SUMMARY']) {
    writeFileSync(join(folder, name), '');
  }
  return {
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'example/shop',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_OUTPUT: join(folder, 'OUTPUT'),
    GITHUB_STATE: join(folder, 'STATE'),
    GITHUB_ENV: join(folder, 'ENV'),
    GITHUB_STEP_SUMMARY: join(folder, 'STEP_SUMMARY'),
    RUNNER_TEMP: folder,
    INPUT_NAME: 'bench',
    INPUT_ARCHIVE: 'directory',
    'INPUT_ARCHIVE-PATH': join(folder, 'archive'),
  };
}

function report(commands, times) {
  const rows = Object.entries(commands).map(([name, [file]]) => {
    const size = name === 'node alone' ? '' : kilobytes(loadedAtStart(file));
    const more = name === 'node alone' ? '' : `${Math.round(times[name] - times['node alone'])} ms`;
    return `| ${name} | ${size} | ${Math.round(times[name])} ms | ${more} |`;
  });
  return [
    '## Start of each entry',
    '',
    `Whole process, fastest of ${RUNS}, Node ${process.versions.node}, ${process.platform}-${process.arch}. Size: the entry and the chunks it loads before it begins.`,
    'The stages run as a job on the host with an empty directory as archive: they check their inputs, look for a session, and find none.',
    '',
    '| entry | size | start to end | more than Node |',
    '|---|--:|--:|--:|',
    ...rows,
    '',
    `All of \`dist/\` that is code: ${kilobytes(allCode())}.`,
  ].join('\n');
}

function loadedAtStart(first) {
  const files = new Set([first]);
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?["'](\.{1,2}\/[^"']+\.js)["'];/gm);
    for (const [, specifier] of imports) {
      files.add(join(dirname(file), specifier));
    }
  }
  return sizeOf(files);
}

function allCode() {
  const paths = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.js'));
  return sizeOf(paths.map((path) => join(dist, path)));
}

function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + statSync(file).size, 0);
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
}
