// Measures this project and writes what came out to bench/RESULTS.md, one section per topic: npm run bench [-- topic ...]
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, release, totalmem } from 'node:os';

/** A topic is a file that exports `title` and `run()`, which returns the section's text. */
const topics = {
  rewrite: () => import('./rewrite.mjs'),
};

const results = new URL('RESULTS.md', import.meta.url);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(topics, name));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown.join(', ')}. Topics: ${Object.keys(topics).join(', ')}`);
  process.exit(2);
}
for (const [name, load] of Object.entries(topics)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    const { title, run } = await load();
    const text = `${where()}\n\n${(await run()).trim()}\n`;
    await replaceSection(title, text);
    console.log(`\n## ${title}\n\n${text}`);
  }
}

/** Puts a section in its place and leaves all the others as they are. */
async function replaceSection(title, text) {
  const old = await readFile(results, 'utf8').catch(() => '# Results\n\nWritten by `npm run bench`.\n');
  const [head, ...sections] = old.split(/^(?=## )/m);
  const section = `## ${title}\n\n${text}\n`;
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  sections.splice(at === -1 ? sections.length : at, 1, section);
  const whole = [head, ...sections].map((part) => part.trim()).join('\n\n');
  await writeFile(results, `${whole}\n`);
}

function where() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const system = `${platform()} ${release().split('-')[0]}, ${arch()}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}; ${processors.length} × ${processors[0]?.model.trim()}, ${memory} GiB; ${system}; Node ${process.version}.`;
}
