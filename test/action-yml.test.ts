import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readContext } from '../src/action/context.ts';
import { parseInputs } from '../src/action/inputs.ts';
import { setOutputs } from '../src/action/outputs.ts';

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const action = readAction('action.yml');
const halves = ['restore/action.yml', 'save/action.yml'];

describe('action.yml', () => {
  it('declares exactly the inputs that are read', async () => {
    const read = new Set<string>();
    const context = await readContext();
    parseInputs((name) => {
      read.add(name);
      return '';
    }, context);
    expect([...read].sort(inOrder)).toEqual(Object.keys(action.inputs).sort(inOrder));
  });

  it('gives the defaults that an absent input has anyway', async () => {
    const context = await readContext();
    const declared = parseInputs((name) => fixedDefault(action.inputs[name]?.default), context);
    expect(declared).toEqual(parseInputs(() => '', context));
  });

  it.each([
    ['a branch', { github: { ref_name: 'main' }, total: 1 }, 'main'],
    ['a pull request', { github: { ref_name: '7/merge', event: { pull_request: { number: 7 } } }, total: 1 }, 'pr-7'],
    ['a comment', { github: { ref_name: 'main', event: { issue: { number: 8 } } }, total: 1 }, 'pr-8'],
    ['a matrix', { github: { ref_name: 'main' }, total: 3 }, 'main-2'],
    ['a matrix for a pull request', { github: { event: { pull_request: { number: 7 } } }, total: 3 }, 'pr-7-2'],
  ])('names the session after %s', (_what, { github, total }, name) => {
    const strategy = { 'job-total': total, 'job-index': 2 };
    expect(evaluate(action.inputs.name?.default ?? '', { github: { event: {}, ...github }, strategy })).toBe(name);
  });

  it('declares exactly the outputs that are set', async () => {
    const inputs = parseInputs(() => '', await readContext());
    const set = await outputsOf(() => setOutputs({ verdict: 'fresh' }, inputs));
    expect(set).toEqual(Object.keys(action.outputs));
  });

  it('starts what the build makes, for all stages', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      pre: 'dist/pre.js',
      main: 'dist/main.js',
      post: 'dist/post.js',
      'post-if': 'always()',
    });
  });
});

describe.each(halves)('%s', (path) => {
  const half = readAction(path);

  it('has the inputs of the whole', () => {
    expect(half.inputs).toEqual(action.inputs);
  });

  it('starts what the build makes', () => {
    const { main = '', ...rest } = half.runs;
    expect(rest).toEqual({ using: 'node24' });
    expect(existsSync(join(root, path, '..', main)), main).toBe(true);
  });
});

it('restore has the outputs of main', () => {
  expect(readAction('restore/action.yml').outputs).toEqual(action.outputs);
});

describe('publish/action.yml', () => {
  const publish = readAction('publish/action.yml');

  it('takes what the whole takes too, by the same defaults', () => {
    expect(Object.keys(publish.inputs)).toEqual(['name', 'archive-path', 'github-token']);
    for (const [name, { default: value }] of Object.entries(publish.inputs)) {
      expect(value).toBe(action.inputs[name]?.default);
    }
    expect(publish.inputs.name).toEqual(action.inputs.name);
  });

  it('starts what the build makes', () => {
    expect(publish.runs).toEqual({ using: 'node24', main: '../dist/publish.js' });
    expect(readFileSync(join(root, 'scripts/build.mjs'), 'utf8')).toContain("publish: 'src/action/publish.ts'");
  });

  it('has the outputs that the step sets', () => {
    const step = readFileSync(join(root, 'src/action/publish-step.ts'), 'utf8');
    const set = Array.from(step.matchAll(/setOutput\('([a-z-]+)'/g), ([, name = '']) => name);
    expect([...new Set(set)]).toEqual(Object.keys(publish.outputs));
  });
});

describe('README.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  it('shows every input with its default, in the same order', () => {
    const shown = exampleInputs(readme);
    const declared = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
    expect(Object.keys(shown)).toEqual(declared.map(([name]) => name));
    const fixed = declared.filter(([, value]) => !value?.includes('strategy.'));
    expect(shown).toMatchObject(Object.fromEntries(fixed));
  });

  it.each(
    ['action.yml', 'save/action.yml', 'publish/action.yml'].flatMap((path) => Object.keys(readAction(path).outputs)),
  )('describes the output %s', (name) => {
    expect(readme).toContain(`| \`${name}\` |`);
  });
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agent-session-test-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function outputsOf(set: () => void): Promise<string[]> {
  const file = join(folder, 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  set();
  return Array.from((await readFile(file, 'utf8')).matchAll(/^([a-z-]+)<</gm), ([, name = '']) => name);
}

function readAction(path: string): ActionFile {
  return parse(readFileSync(join(root, path), 'utf8')) as ActionFile;
}

/** An expression is the runner's to evaluate: to the step it is as if nothing was set. */
function fixedDefault(value = ''): string {
  return value.includes('${{') ? '' : value;
}

/** The runner's expressions as far as action.yml uses them: they read as JavaScript once their names are made into one. */
function evaluate(template: string, contexts: { github: object; strategy: object }): string {
  return template.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const code = expression
      .replaceAll(/\bgithub((?:\.\w+)+)/g, (_match, path: string) => `github${path.replaceAll('.', '?.')}`)
      .replaceAll(/\bstrategy\.([\w-]+)/g, "strategy['$1']");
    const format = (text: string, value: unknown) => text.replace('{0}', String(value));
    const run = new Function('github', 'strategy', 'format', `return ${code};`);
    return String(run(contexts.github, contexts.strategy, format) ?? '');
  });
}

/** The one YAML block of the README that names every input. */
function exampleInputs(readme: string): Record<string, string> {
  const block = /## Inputs\n[\s\S]*?```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const [step] = parse(block) as [{ with: Record<string, unknown> }];
  return Object.fromEntries(Object.entries(step.with).map(([name, value]) => [name, String(value ?? '')]));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1;
}
