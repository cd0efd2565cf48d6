import { posix } from 'node:path';

/** Which rooms of src/ a room may import from. `types` may be imported, but only with `import type`. */
interface Room {
  readonly values: readonly string[];
  readonly types?: readonly string[];
}

const rooms: Readonly<Record<string, Room>> = {
  errors: { values: [] },
  log: { values: [] },
  exec: { values: ['errors', 'log'] },
  maker: { values: [] },
  'remove-tree': { values: [] },
  transcript: { values: ['errors'] },
  agents: { values: ['errors', 'transcript'] },
  sessions: { values: ['agents', 'errors', 'log', 'maker', 'transcript'] },
  sandbox: { values: ['agents', 'errors', 'exec', 'log', 'sessions', 'transcript'] },
  bundle: { values: ['agents', 'errors', 'log', 'remove-tree', 'sessions', 'transcript'] },
  history: { values: ['agents', 'bundle', 'errors', 'exec', 'log', 'maker', 'remove-tree', 'sessions', 'transcript'] },
  archives: { values: ['bundle', 'errors', 'exec', 'history', 'log', 'maker', 'remove-tree'] },
  flows: {
    values: ['agents', 'bundle', 'errors', 'log', 'remove-tree', 'sandbox', 'sessions', 'transcript'],
    types: ['archives'],
  },
  index: { values: ['agents', 'errors', 'history', 'log', 'sandbox', 'sessions', 'transcript'] },
  cli: {
    values: [
      'agents',
      'archives',
      'bundle',
      'errors',
      'exec',
      'flows',
      'history',
      'log',
      'sandbox',
      'sessions',
      'transcript',
    ],
  },
  action: {
    values: [
      'agents',
      'archives',
      'bundle',
      'errors',
      'exec',
      'flows',
      'history',
      'log',
      'maker',
      'remove-tree',
      'sandbox',
      'sessions',
      'transcript',
    ],
  },
};

/** Packages that belong to one place, and those that may only be loaded where they are needed. */
const packagePlaces: Readonly<Record<string, { readonly place: RegExp; readonly lazy: 'lazy' | 'any' }>> = {
  execa: { place: /^exec\.ts$/, lazy: 'lazy' },
  '@actions/core': { place: /^action\//, lazy: 'any' },
  '@actions/artifact': { place: /^archives\/artifact[^/]*$/, lazy: 'lazy' },
  '@actions/http-client': { place: /^archives\/github[^/]*$/, lazy: 'lazy' },
  'age-encryption': { place: /^bundle\//, lazy: 'lazy' },
  '@actions/cache': { place: /^archives\/cache[^/]*$/, lazy: 'lazy' },
};

/** Flows are given the stores of both sides; making one is the business of whoever starts the flow. */
const onlyTypesInFlows = /^archives\/|^sessions\/sandbox/;

const vagueName = /(?:^|\/)(?:utils?|helpers?|common|shared)(?:\/|\.[^/]*$|$)/;
const environment =
  /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\bimport\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](?:node:)?process['"]/;
const longestFile = 250;

interface Import {
  readonly specifier: string;
  readonly form: 'value' | 'type' | 'lazy';
}

/** What is wrong with the layout of a src/ tree: path relative to src/ (with `/`) → text. Empty when all is well. */
export function layoutProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const edges = new Map<string, string[]>();
  for (const [path, text] of files) {
    problems.push(...fileProblems(path, text));
    const imports = readImports(text);
    problems.push(...imports.flatMap((one) => importProblems(path, one, files)));
    const local = imports.filter(({ specifier, form }) => specifier.startsWith('.') && form === 'value');
    edges.set(
      path,
      local.map(({ specifier }) => targetOf(path, specifier)),
    );
  }
  return [...problems, ...cycles(edges)];
}

function fileProblems(path: string, text: string): string[] {
  const problems: string[] = [];
  const lines = text.split('\n').length - 1;
  if (lines > longestFile) {
    problems.push(`${path} has ${lines} lines, more than ${longestFile}`);
  }
  if (vagueName.test(path)) {
    problems.push(`${path} has a name that says nothing of what it holds`);
  }
  if (!(roomOf(path) in rooms)) {
    problems.push(`${path} is in no known room`);
  }
  // A worker's is that of its thread.
  if (!/^(?:action|cli)\/|-worker\.js$/.test(path) && environment.test(withoutComments(text))) {
    problems.push(`${path} reads process.env, which only action/ and cli/ may`);
  }
  return problems;
}

function importProblems(path: string, { specifier, form }: Import, files: ReadonlyMap<string, string>): string[] {
  return specifier.startsWith('.')
    ? localImportProblems(path, specifier, form, files)
    : packageImportProblems(path, specifier, form);
}

function localImportProblems(
  path: string,
  specifier: string,
  form: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const target = targetOf(path, specifier);
  if (target === '../package.json') {
    return roomOf(path) === 'cli' ? [] : [`${path} imports package.json, whose version only cli/ tells`];
  }
  if (!files.has(target)) {
    return [`${path} imports ${specifier}, which is not there`];
  }
  const [from, to] = [roomOf(path), roomOf(target)];
  const room = rooms[from];
  if (from === to || room === undefined) {
    return [];
  }
  if (from === 'flows' && form !== 'type' && onlyTypesInFlows.test(target)) {
    return [`${path} may import ${target} only as a type`];
  }
  if (room.values.includes(to)) {
    return [];
  }
  if (room.types?.includes(to)) {
    return form === 'type' ? [] : [`${path} may import ${target} only as a type`];
  }
  return [`${path} imports ${target}: ${from} may not import ${to}`];
}

function packageImportProblems(path: string, specifier: string, form: string): string[] {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const rule = packagePlaces[name];
  if (rule === undefined) {
    return [];
  }
  if (!rule.place.test(path)) {
    return [`${path} imports ${name}, which belongs to ${rule.place.source.replaceAll('\\', '')}`];
  }
  return rule.lazy === 'lazy' && form === 'value' ? [`${path} must load ${name} with import() where it needs it`] : [];
}

/** Imports and re-exports as the formatter lays them out: a statement begins its line. */
function readImports(text: string): Import[] {
  const code = withoutComments(text);
  const statements = code.matchAll(/^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm);
  const lazy = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [
    ...Array.from(statements, ([, type, specifier = '']) => ({ specifier, form: type ? 'type' : 'value' }) as const),
    ...Array.from(lazy, ([, specifier = '']) => ({ specifier, form: 'lazy' }) as const),
  ];
}

/** Enough for this project's sources: comments that fill their lines. A comment behind code stays. */
function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

function targetOf(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

function roomOf(path: string): string {
  return path.split('/')[0]?.replace(/\.ts$/, '') ?? '';
}

function cycles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`import cycle: ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    if (!finished.has(path)) {
      for (const next of edges.get(path) ?? []) {
        visit(next, [...trail, path]);
      }
      finished.add(path);
    }
  };
  for (const path of edges.keys()) {
    visit(path, []);
  }
  return found;
}
