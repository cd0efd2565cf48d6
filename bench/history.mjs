// Measures histories of two sizes, to see what grows with what, and writes it to bench/RESULTS.md.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const CHANGED = 10;

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
    const [one, two] = [branchFor('one'), branchFor('two')];
    await step('preserve all', () => preserve(bare, first, one));
    rows.push(['repository', `${megabytes(bare)} MB`]);
    await step('preserve, nothing changed', () => preserve(bare, first, one));
    await step('publish for the first time', () => publish(bare, one));
    await step('prepare an empty folder', () => prepare(bare, second, two));
    await step('prepare it again', () => prepare(bare, second, two));
    for (const [folder, start] of [
      [first, 0],
      [second, CHANGED / 2],
    ]) {
      for (let session = start; session < start + CHANGED; session += 1) goOn(folder, session);
    }
    await step(`preserve, ${CHANGED} transcripts grew`, () => preserve(bare, first, one));
    await preserve(bare, second, two);
    await step(`publish ${CHANGED} that grew`, () => publish(bare, one));
    await step(`publish ${CHANGED} more, ${CHANGED / 2} of which are merged row by row`, () => publish(bare, two));
    await step('refresh', () => refresh(bare, first, one));
    await step('list', () => listBranches(bare));
    rows.push(['repository at the end', `${megabytes(bare)} MB`]);
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
  }
}

/** Of either folder in its own way. */
function goOn(folder, session) {
  appendFileSync(transcript(folder, session), row(session, `after ${folder}`));
}

function transcript(folder, session) {
  return join(folder, 'projects', '-project', `${idOf(session)}.jsonl`);
}

function row(session, name) {
  const message = { role: 'assistant', content: prose(1500) };
  const timestamp = new Date(Date.UTC(2026, 0, 1) + session * 60_000).toISOString();
  const uuid = `${session} ${name}`;
  return `${JSON.stringify({ parentUuid: null, type: 'assistant', message, uuid, timestamp, sessionId: idOf(session) })}\n`;
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

One run of each in one process, every git process it starts included. ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${git},
${processors.length} × ${processors[0]?.model.trim()}, ${process.platform}-${process.arch}.

| | ${head.join(' | ')} |
|---|---|---|
${lines.join('\n')}`;
}
