import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directory, projects, writeGiantRow, writeTranscript } from './generate.mjs';
import { medians } from './measure.mjs';

const RUNS = 5;
const target = '/srv/my.app_x';
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const peer = fileURLToPath(new URL('parse-and-stringify.mjs', import.meta.url));

const ours = [process.execPath, cli, 'rewrite', '--from', directory, '--to', target, '--projects', projects];
const programs = {
  'agent-session rewrite': ours,
  'parse and stringify every row': [process.execPath, peer, directory, target],
  'GNU sed, one substitution': ['sed', `s|"${directory}|"${target}|g`],
  cp: ['cp', '/dev/stdin', '/dev/stdout'],
};

/** What is written, and which programs can be run over it in reasonable time and memory. */
const inputs = [
  { name: '1 MB', write: (file) => writeTranscript(file, 1), without: [] },
  { name: '200 MB', write: (file) => writeTranscript(file, 200), without: [] },
  { name: 'one row of 300 MB', write: (file) => writeGiantRow(file, 300), without: [] },
  { name: '2 GB', write: (file) => writeTranscript(file, 2000), without: ['parse and stringify every row'] },
  { name: '4 GB', write: (file) => writeTranscript(file, 4000), without: ['parse and stringify every row'] },
];

/** Returns the section's text. A folder for up to 9 GB is needed: the system's own for temporary files. */
export async function run() {
  if (!existsSync(cli)) {
    throw new Error(`${cli} is not there: npm run build makes it.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
  try {
    return [`## Rewriting a transcript`, about(), ...inputs.map((input) => table(input, folder))].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function about() {
  const processors = cpus();
  return `Whole processes, from start to end, standard input and output redirected from and to files. Medians of ${RUNS} runs, in which
the programs take turns, after one that warms the caches. Ratio: the program's time by ours. ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node},
${processors.length} × ${processors[0]?.model.trim()}, ${process.platform}-${process.arch}.

The transcripts are made by \`bench/generate.mjs\`: thinking, files read and edited, logs, images, results of a megabyte.
sed replaces \`"${directory}\` in texts too; only the first two tell a path from prose.`;
}

function table({ name, write, without }, folder) {
  const files = { input: join(folder, 'input.jsonl'), output: join(folder, 'output.jsonl') };
  write(files.input);
  const bytes = statSync(files.input).size;
  console.error(`${name}: ${bytes} bytes`);
  const compared = Object.fromEntries(Object.entries(programs).filter(([program]) => !without.includes(program)));
  const results = medians(compared, files, RUNS);
  const own = results.get('agent-session rewrite').seconds;
  const lines = [...results].map(([program, { seconds, megabytes, failed }]) => {
    const memory = megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`;
    const speed = `${(bytes / 1e6 / seconds).toFixed(0)} MB/s`;
    const cells = failed
      ? ['failed', '', memory, '']
      : [`${seconds.toFixed(3)} s`, speed, memory, (seconds / own).toFixed(2)];
    return `| ${[program, ...cells].join(' | ')} |`;
  });
  rmSync(files.input);
  rmSync(files.output);
  return [`### ${name}`, '', '| | time | speed | peak memory | ratio |', '|---|---|---|---|---|', ...lines].join('\n');
}
