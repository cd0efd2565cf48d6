// Redacts one file to another, looks through the result, and prints the seconds of each step and the peak memory: the
// program that bench/redact.mjs measures. Standard input: the values to remove, as JSON.
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { applyRedactions, createDetector, findSecrets } from '../src/transcript/redact.ts';

const [input, output] = process.argv.slice(2);
const read = (file) => createReadStream(file, { highWaterMark: 1 << 18 });

const detector = createDetector({ values: JSON.parse(readFileSync(0, 'utf8')) });
const seconds = { find: 0, apply: 0, again: 0 };
const findings = await timed('find', () => findSecrets(read(input), 'rows', detector));
await timed('apply', () => pipeline(Readable.from(applyRedactions(read(input), findings)), createWriteStream(output)));
const left = await timed('again', () => findSecrets(read(output), 'rows', detector));
if (findings.total === 0 || left.total !== 0) {
  throw new Error(`${findings.total} secrets were found, and then ${left.total}`);
}
console.log(JSON.stringify({ ...seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));

async function timed(step, work) {
  const begin = performance.now();
  const result = await work();
  seconds[step] = (performance.now() - begin) / 1000;
  return result;
}
