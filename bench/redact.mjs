// Redacting a transcript, beside gitleaks looking for secrets in the same one.
import { spawnSync } from 'node:child_process';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { writeTranscript } from './generate.mjs';
import { measure } from './measure.mjs';
import { section } from './section.mjs';

const MEGABYTES = 200;
const RUNS = 5;
const VALUES = 30;
const root = fileURLToPath(new URL('..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
try {
  const program = await bundled('redact-file', 'bench/redact-file.mjs');
  const { madeSecrets } = await import(pathToFileURL(await bundled('made', 'test/transcript/redact-made.ts')));
  const input = join(folder, 'transcript.jsonl');
  const secrets = madeSecrets();
  const planted = await writeInput(input, secrets);
  const runs = Array.from({ length: RUNS }, () => redactFile(program, input, secrets));
  const peer = gitleaks(input);
  await section('redact', report({ input, planted, runs, peer }));
  console.log('bench/RESULTS.md: redact written');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bundled(name, source) {
  const outfile = join(folder, `${name}.mjs`);
  await build({ entryPoints: [join(root, source)], outfile, bundle: true, platform: 'node', format: 'esm' });
  return outfile;
}

/** A transcript, and every megabyte or so a row with one of the secrets. Returns how many there are. */
async function writeInput(file, secrets) {
  const plain = join(folder, 'plain.jsonl');
  writeTranscript(plain, MEGABYTES);
  const target = openSync(file, 'w');
  let count = 0;
  for await (const chunk of createReadStream(plain, { highWaterMark: 1 << 20 })) {
    const end = chunk.lastIndexOf(0x0a) + 1;
    const { text } = secrets[count % secrets.length];
    const row = {
      type: 'user',
      message: { role: 'user', content: text },
      toolUseResult: { stdout: JSON.stringify({ text }) },
    };
    writeSync(target, chunk.subarray(0, end));
    writeSync(target, end === 0 ? '' : `${JSON.stringify(row)}\n`);
    writeSync(target, chunk.subarray(end));
    count += end === 0 ? 0 : 1;
  }
  closeSync(target);
  rmSync(plain);
  return count;
}

function redactFile(program, input, secrets) {
  const values = secrets.slice(0, VALUES).map(({ secret }) => `${secret.slice(0, 40)} of nobody`);
  const output = join(folder, 'redacted.jsonl');
  const { stdout, status, stderr } = spawnSync(process.execPath, [program, input, output], {
    input: JSON.stringify(values),
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`redacting ended with exit code ${status}: ${stderr}`);
  }
  return JSON.parse(stdout);
}

/** By Go's own client, where there is Go; nothing else is installed. */
function gitleaks(input) {
  const env = { ...process.env, GOPATH: join(folder, 'go'), GOFLAGS: '-modcacherw' };
  const installed = spawnSync('go', ['install', 'github.com/zricethezav/gitleaks/v8@latest'], {
    env,
    stdio: 'inherit',
  });
  if (installed.status !== 0) {
    return undefined;
  }
  const command = [join(folder, 'go', 'bin', 'gitleaks'), 'dir', '--no-banner', '--exit-code', '0', input];
  return measure(command, { input: '/dev/null', output: join(folder, 'gitleaks.txt') });
}

function report({ input, planted, runs, peer }) {
  const bytes = statSync(input).size;
  const speed = (seconds) => `${Math.round(bytes / 1e6 / seconds)} MB/s`;
  const row = (name, seconds, memory) => `| ${name} | ${seconds.toFixed(2)} s | ${speed(seconds)} | ${memory} |`;
  const times = (phase) => median(runs.map((run) => run[phase]));
  const memory = `${Math.round(median(runs.map(({ megabytes }) => megabytes)))} MB`;
  return [
    '## Redacting',
    '',
    `A transcript of ${Math.round(bytes / 1e6)} MB with ${planted} rows that hold a secret, each of them twice; ${VALUES} given values that do not occur.`,
    `Medians of ${RUNS} runs, each a process of its own, its start not counted; gitleaks once. ${process.platform}-${process.arch}, Node ${process.versions.node}.`,
    '',
    '| | time | speed | peak memory |',
    '|---|--:|--:|--:|',
    row('find and remove', times('find') + times('apply'), memory),
    row('- find', times('find'), ''),
    row('- remove, to a file', times('apply'), ''),
    row('look through the result again', times('again'), ''),
    peer === undefined
      ? '| gitleaks | not installed | | |'
      : row('gitleaks, find', peer.seconds, `${Math.round(peer.megabytes ?? 0)} MB`),
  ].join('\n');
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
