import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(new URL('RESULTS.md', import.meta.url));

/** Writes one topic's part of RESULTS.md, between `<!-- name -->` and `<!-- /name -->`, and leaves the others alone. */
export async function section(name, markdown) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = await readFile(results, 'utf8').catch(() => '# Measured\n');
  const part = `${begin}\n${markdown.trim()}\n${end}`;
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  const written =
    start >= 0 && stop > start
      ? text.slice(0, start) + part + text.slice(stop + end.length)
      : `${text.trimEnd()}\n\n${part}\n`;
  await writeFile(results, written);
}
