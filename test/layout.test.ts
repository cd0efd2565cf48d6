import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layoutProblems } from './layout.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the layout of src/', () => {
  it('keeps every rule', async () => {
    const files = await readSources(join(root, 'src'));
    expect(files.size).toBeGreaterThan(20);
    expect(layoutProblems(files)).toEqual([]);
  });

  it('is tested without replacing its own modules', async () => {
    const tests = await readSources(join(root, 'test'));
    const mocking = [...tests].filter(([, text]) => /\bvi\.(?:mock|doMock)\(/.test(text)).map(([path]) => path);
    expect(mocking).toEqual([]);
  });
});

describe('the rules can fail', () => {
  const target = {
    'errors.ts': '',
    'log.ts': '',
    'transcript/rows.ts': '',
    'action/log.ts': '',
    'archives/archive.ts': '',
  };

  it.each([
    [
      'a room it may not know',
      'bundle/stage.ts',
      "import { x } from '../action/log.ts';",
      /bundle may not import action/,
    ],
    [
      'even for a type',
      'archives/git.ts',
      "import type { X } from '../action/log.ts';",
      /archives may not import action/,
    ],
    [
      'even lazily',
      'sessions/host.ts',
      "  const x = await import('../action/log.ts');",
      /sessions may not import action/,
    ],
    ['through a re-export', 'index.ts', "export { x } from '../src/action/log.ts';", /not there/],
    ['through a re-export of all', 'index.ts', "export * from './action/log.ts';", /index may not import action/],
    [
      'over several lines',
      'transcript/a.ts',
      "import {\n  x,\n  y,\n} from '../log.ts';",
      /transcript may not import log/,
    ],
    ['for its side effect', 'errors.ts', "import './log.ts';", /errors may not import log/],
    [
      'an archive as a value in a flow',
      'flows/capture.ts',
      "import { x } from '../archives/archive.ts';",
      /only as a type/,
    ],
    ['execa', 'sandbox/container.ts', "import { execa } from 'execa';", /imports execa/],
    ['the toolkit', 'flows/capture.ts', "import * as core from '@actions/core';", /imports @actions\/core/],
    [
      'the artifact client',
      'archives/directory.ts',
      "  await import('@actions/artifact');",
      /imports @actions\/artifact/,
    ],
    ['it eagerly', 'archives/artifact.ts', "import { x } from '@actions/artifact';", /with import\(\)/],
    [
      'the version',
      'sessions/host.ts',
      "import data from '../../package.json' with { type: 'json' };",
      /package\.json/,
    ],
    [
      'a subpath of it',
      'archives/github-fetch.ts',
      "import { x } from '@actions/http-client/lib/x';",
      /with import\(\)/,
    ],
  ])('import: %s', (_what, path, text, problem) => {
    expect(layoutProblems(new Map(Object.entries({ ...target, [path]: text })))).toEqual([
      expect.stringMatching(problem),
    ]);
  });

  it.each([
    ['an archive as a type in a flow', 'flows/capture.ts', "import type { Archive } from '../archives/archive.ts';"],
    ['the artifact client lazily', 'archives/artifact-client.ts', "  await import('@actions/artifact');"],
    [
      'an import that a comment shows',
      'transcript/a.ts',
      "/**\n * import { x } from '../log.ts';\n */\n// import '../log.ts'",
    ],
  ])('no problem: %s', (_what, path, text) => {
    expect(layoutProblems(new Map(Object.entries({ ...target, [path]: text })))).toEqual([]);
  });

  it.each([
    ['the environment', 'agents/a.ts', 'const home = process.env.HOME;', /process\.env/],
    ['the environment by another name', 'agents/a.ts', "import { env } from 'node:process';", /process\.env/],
    ['a vague folder', 'sessions/utils/a.ts', '', /says nothing/],
    ['a vague file', 'sessions/helpers.ts', '', /says nothing/],
    ['an unknown room', 'attic/a.ts', '', /no known room/],
    ['a long file', 'agents/a.ts', 'x;\n'.repeat(251), /251 lines/],
  ])('file: %s', (_what, path, text, problem) => {
    expect(layoutProblems(new Map([[path, text]]))).toEqual([expect.stringMatching(problem)]);
  });

  it('cycle: two files and a third between them', () => {
    const files = new Map([
      ['agents/a.ts', "import { b } from './b.ts';"],
      ['agents/b.ts', "import { c } from './c.ts';"],
      ['agents/c.ts', "import { a } from './a.ts';"],
    ]);
    expect(layoutProblems(files)).toEqual(['import cycle: agents/a.ts → agents/b.ts → agents/c.ts → agents/a.ts']);
  });

  it('no cycle: through a type', () => {
    const files = new Map([
      ['agents/a.ts', "import { b } from './b.ts';"],
      ['agents/b.ts', "import type { A } from './a.ts';"],
    ]);
    expect(layoutProblems(files)).toEqual([]);
  });
});

async function readSources(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.[jt]s$/.test(entry.name) && !path.includes('node_modules')) {
      files.set(relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8'));
    }
  }
  return files;
}
