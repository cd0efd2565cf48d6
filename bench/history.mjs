// Measures histories of two sizes, to see what grows with what, and writes it to bench/RESULTS.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { section } from './section.mjs';

const library = fileURLToPath(new URL('../dist/index.js', import.meta.url));
if (!existsSync(library)) {
  throw new Error(`${library} is not there: npm run build makes it.`);
}
const { branchFor, ensureBare, listBranches, prepare, preserve, publish, refresh } = await import(library);

/** Bytes of a transcript: with 5,000 of them, a history has 1 GB. */
const TRANSCRIPT = 200_000;
const SIZES = [500, 5000];
/** How many transcripts grew between two steps. */
const CHANGES = [1, 10, 100];
const MERGED = 10;
/** The name of the sessions, and so of their branch. */
const NAME = 'one';
const DIRECTORY = '/project';
const CONFIG = '/home/agent/.claude';

const words = Array.from({ length: 4000 }, (_, index) => digest(`word ${index}`).slice(0, 3 + (index % 8)));
let seed = 1;

const columns = [];
for (const sessions of SIZES) {
  console.error(`${sessions} sessions`);
  columns.push(await measure(sessions));
}
await section('history', text(columns));
console.log('bench/RESULTS.md: history written');

async function measure(sessions) {
  const root = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
  try {
    const first = join(root, 'first');
    const second = join(root, 'second');
    writeSessions(first, sessions);
    const bare = await ensureBare(root, 'bench-1');
    const rows = [];
    const step = async (name, work) => {
      const start = performance.now();
      await work();
      rows.push([name, `${((performance.now() - start) / 1000).toFixed(2)} s`]);
      console.error(`  ${rows.at(-1).join(': ')}`);
    };
    const [one, two] = [branchFor(NAME), branchFor('two')];
    await step('preserve all', () => preserve(bare, first, one));
    rows.push(['repository', `${megabytes(bare)} MB`]);
    await step('preserve, nothing changed', () => preserve(bare, first, one));
    await step('publish for the first time', () => publish(bare, one));
    await step('prepare an empty folder', () => prepare(bare, second, two));
    await step('prepare it again', () => prepare(bare, second, two));
    for (const changed of CHANGES) {
      for (let session = 0; session < changed; session += 1) goOn(first, session, `${changed}`);
      await step(`preserve, ${changed} grew`, () => preserve(bare, first, one));
      await step(`publish ${changed} that grew`, () => publish(bare, one));
      await step(`prepare, ${changed} grew`, () => prepare(bare, second, two));
    }
    for (const [folder, start] of [
      [first, 0],
      [second, MERGED / 2],
    ]) {
      for (let session = start; session < start + MERGED; session += 1) goOn(folder, session, folder);
    }
    await preserve(bare, first, one);
    await preserve(bare, second, two);
    await publish(bare, one);
    await step(`publish ${MERGED} more, ${MERGED / 2} of which are merged row by row`, () => publish(bare, two));
    await step('refresh', () => refresh(bare, first, one));
    await step('list', () => listBranches(bare));
    rows.push(['repository at the end', `${megabytes(bare)} MB`]);
    const machine = join(root, 'machine');
    await step('the step `restore`, with the 200 newest others', () => actionStep('restore', machine, bare));
    goOn(join(machine, '.claude'), sessions - 1, 'the restored session was resumed');
    await step('the step `save`, one session', () => actionStep('save', machine, bare));
    return rows;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function writeSessions(folder, sessions) {
  mkdirSync(join(folder, 'projects', '-project'), { recursive: true });
  for (let session = 0; session < sessions; session += 1) {
    const rows = [];
    for (let size = 0; size < TRANSCRIPT; size += rows.at(-1).length) rows.push(row(session, `${rows.length}`));
    writeFileSync(transcript(folder, session), rows.join(''));
    writeManifest(folder, session, rows);
  }
}

/** As `archive: git` keeps it beside the session. */
function writeManifest(folder, session, rows) {
  const content = rows.join('');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const path = `projects/-project/${idOf(session)}.jsonl`;
  const mtime = timeOf(session);
  const file = { path, size: Buffer.byteLength(content), sha256, mode: 0o600, mtime };
  const about = { version: 1, agent: 'claude-code', name: NAME, sessionId: idOf(session), redactions: {} };
  const where = { directory: DIRECTORY, configDirectory: CONFIG, source: {}, capturedAt: mtime };
  const text = JSON.stringify({ ...about, ...where, files: [file], rows: rows.length });
  mkdirSync(join(folder, 'manifests'), { recursive: true });
  writeFileSync(join(folder, 'manifests', `${idOf(session)}.json`), text);
}

/** Half of the action as its own step, the whole process, on a machine that has the folder as its home. */
function actionStep(half, home, bare) {
  mkdirSync(home, { recursive: true });
  const files = Object.fromEntries(['OUTPUT', 'STATE', 'ENV', 'STEP_SUMMARY'].map((name) => [name, join(home, name)]));
  const event = join(home, 'event.json');
  for (const file of [...Object.values(files), event]) if (!existsSync(file)) writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(library, '..', `${half}.js`)], {
    cwd: home,
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(Object.entries(files).map(([name, file]) => [`GITHUB_${name}`, file])),
      PATH: process.env.PATH,
      HOME: home,
      GITHUB_EVENT_PATH: event,
      GITHUB_WORKSPACE: DIRECTORY,
      GITHUB_REPOSITORY: 'example/shop',
      RUNNER_TEMP: home,
      INPUT_NAME: NAME,
      INPUT_ARCHIVE: 'git',
      'INPUT_ARCHIVE-PATH': bare,
    },
  });
  const said = half === 'restore' ? /resume 200 other/ : /Captured session/;
  if (status !== 0 || !said.test(stdout)) throw new Error(`${half} failed: ${stdout}${stderr}`);
}

/** Of either folder in its own way. */
function goOn(folder, session, how) {
  appendFileSync(transcript(folder, session), row(session, `after ${how}`));
  const isAgents = !existsSync(join(folder, 'manifests'));
  if (!isAgents) writeManifest(folder, session, [readFileSync(transcript(folder, session), 'utf8')]);
}

function transcript(folder, session) {
  return join(folder, 'projects', '-project', `${idOf(session)}.jsonl`);
}

function row(session, name) {
  const message = { role: 'assistant', content: prose(1500) };
  const uuid = `${session} ${name}`;
  const about = { cwd: DIRECTORY, uuid, timestamp: timeOf(session), sessionId: idOf(session) };
  return `${JSON.stringify({ parentUuid: null, type: 'user', message, ...about })}\n`;
}

function timeOf(session) {
  return new Date(Date.UTC(2026, 0, 1) + session * 60_000).toISOString();
}

function prose(length) {
  let written = '';
  while (written.length < length) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    written += `${words[seed % words.length]} `;
  }
  return written;
}

function idOf(session) {
  const hex = createHash('md5').update(`session ${session}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function digest(name) {
  return createHash('md5').update(name).digest('base64');
}

function megabytes(folder) {
  return execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0];
}

function text([small, large]) {
  const processors = cpus();
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const head = SIZES.map((sessions) => `${sessions} sessions, ${(sessions * TRANSCRIPT) / 1e6} MB`);
  const lines = large.map(([name, value], index) => `| ${name} | ${small[index][1]} | ${value} |`);
  return `## Histories

One run of each in one process, every git process it starts included; the last two are steps of the action with \`archive: git\`, each a process of its own. The
machine was shared with others meanwhile. ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${git},
${processors.length} × ${processors[0]?.model.trim()}, ${process.platform}-${process.arch}.

| | ${head.join(' | ')} |
|---|---|---|
${lines.join('\n')}

What a step costs goes with what changed: a hundred times as many changes take less than a hundred times as long, and ten times as many sessions, of which as many changed, not ten times as long.`;
}
