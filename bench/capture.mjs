// A whole capture: the save step on a job's file system, with and without taking out secrets, kept in a directory.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTranscript } from './generate.mjs';
import { section } from './section.mjs';

const MEGABYTES = 200;
const RUNS = 3;
const save = fileURLToPath(new URL('../dist/save.js', import.meta.url));
const session = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

const folder = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
try {
  const transcript = join(folder, '.claude/projects/-workspace', `${session}.jsonl`);
  mkdirSync(join(transcript, '..'), { recursive: true });
  writeTranscript(transcript, MEGABYTES);
  const size = statSync(transcript).size;
  const rows = [
    ['rewrite, take out secrets, keep', 'true'],
    ['rewrite, keep', 'false'],
  ].map(([what, redact]) => [what, ...medianOf(() => capture(transcript, redact))]);
  await section('capture', report(rows, size));
  console.log('bench/RESULTS.md: capture written');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function capture(transcript, redact) {
  rmSync(join(folder, 'archive'), { recursive: true, force: true });
  for (const name of ['OUTPUT', 'STATE', 'ENV', 'STEP_SUMMARY', 'event.json']) writeFileSync(join(folder, name), '');
  // The job begins with its event, and the agent writes after that.
  utimesSync(transcript, new Date(), new Date());
  const begin = performance.now();
  const { status, stderr } = spawnSync('/usr/bin/time', ['-q', '-f', 'peak=%M', process.execPath, save], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      GITHUB_WORKSPACE: folder,
      GITHUB_REPOSITORY: 'example/shop',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_OUTPUT: join(folder, 'OUTPUT'),
      GITHUB_STATE: join(folder, 'STATE'),
      GITHUB_ENV: join(folder, 'ENV'),
      GITHUB_STEP_SUMMARY: join(folder, 'STEP_SUMMARY'),
      RUNNER_TEMP: folder,
      INPUT_NAME: 'bench',
      INPUT_ARCHIVE: 'directory',
      'INPUT_ARCHIVE-PATH': join(folder, 'archive'),
      'INPUT_WORKING-DIRECTORY': '/workspace',
      INPUT_REDACT: redact,
    },
  });
  const seconds = (performance.now() - begin) / 1000;
  if (status !== 0 || statSync(join(folder, 'archive/bench')).nlink === 0) throw new Error(`save failed: ${stderr}`);
  return [seconds, Number(/peak=(\d+)/.exec(stderr)?.[1]) / 1024];
}

function medianOf(run) {
  const runs = Array.from({ length: RUNS }, run).sort(([a], [b]) => a - b);
  return runs[Math.floor(RUNS / 2)];
}

function report(rows, size) {
  return [
    '## A whole capture',
    '',
    `The save step, whole process, on a transcript of ${Math.round(size / 1e6)} MB; \`archive: directory\`. Medians of ${RUNS} runs, Node ${process.versions.node}, ${process.platform}-${process.arch}.`,
    '',
    '| | time | speed | peak memory |',
    '|---|--:|--:|--:|',
    ...rows.map(
      ([what, seconds, peak]) =>
        `| ${what} | ${seconds.toFixed(2)} s | ${Math.round(size / 1e6 / seconds)} MB/s | ${Math.round(peak)} MB |`,
    ),
  ].join('\n');
}
