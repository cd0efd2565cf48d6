import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(project, 'docs', 'threat-model.md'), 'utf8');
const [, invariants = ''] = text.split('\n## Invariants\n');
const [listed = ''] = invariants.split('\n## ');

/** A list item names a file and, behind it, tests of it or further files. */
const items = [...listed.matchAll(/^ +- (`test\/.*)$/gm)].map(([, item = '']) => {
  const [file = '', ...names] = Array.from(item.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
  return {
    file,
    names: names.filter((name) => !name.startsWith('test/')),
    files: names.filter((name) => name.startsWith('test/')),
  };
});

describe('the threat model', () => {
  test('numbers its invariants in order, each with a test', () => {
    const sections = listed.split(/^(?=\d+\. )/m).slice(1);
    expect(sections.length).toBeGreaterThan(15);
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual(sections.map((_, index) => index + 1));
    for (const section of sections) expect(section, section).toMatch(/^ +- `test\//m);
  });

  test.each(items)('names tests that are in $file', ({ file, names, files }) => {
    for (const one of [file, ...files]) expect(existsSync(join(project, one)), one).toBe(true);
    expect(names.length).toBeGreaterThan(0);
    const titles = titlesIn(readFileSync(join(project, file), 'utf8'));
    for (const name of names) expect(titles).toContain(name);
  });
});

/** The titles of a file's tests, plain ones and those behind a table, and the texts that begin a table's row. */
function titlesIn(source: string): readonly string[] {
  const calls = source.matchAll(/(?:\btest(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  const rows = source.matchAll(/^\s*\[\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm);
  return [...calls, ...rows].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'));
}
