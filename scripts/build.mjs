// Builds dist/: one ES module per entry, shared chunks beside them, the licences of what is inside, and the library's types.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { builtinsByRequire } from './builtins.mjs';
import { artifactClientInParts, tunnelWithoutWarning, UNDICI, undiciWhenNeeded } from './lazy-packages.mjs';
import { leftOutWhereUnused, neverCalled, onlyVersion, streamsOfNode } from './left-out-packages.mjs';
import { licensesText } from './licenses.mjs';

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Entry → its source. What the four action.yml point to, and what package.json does. */
const stages = { pre: 'src/action/pre.ts', main: 'src/action/main.ts', post: 'src/action/post.ts' };
const others = {
  restore: 'src/action/restore.ts',
  save: 'src/action/save.ts',
  publish: 'src/action/publish.ts',
  cli: 'src/cli/cli.ts',
  index: 'src/index.ts',
};
export const entries = { ...stages, ...others };

/** What runs in threads, beside the chunks that start them. */
const threads = {
  'chunks/artifact-worker': 'src/archives/artifact-worker.js',
  'chunks/cache-worker': 'src/archives/cache-worker.js',
};

/** Too slow to load for a stage that may not need them: each must be behind an `import()`. */
const lazyPackages = [
  '@actions/artifact',
  '@actions/cache',
  '@actions/github',
  '@actions/http-client',
  'age-encryption',
  'execa',
  'undici',
];

/** Builds everything into `folder`, which is emptied first. Returns esbuild's account of what went where. */
export async function buildDist(folder) {
  const bundle = await bundleEntries();
  refuseEagerPackages(bundle.metafile);
  await rm(folder, { recursive: true, force: true });
  await writeBundle(folder, bundle);
  await writeTypes(join(folder, 'types'));
  return bundle.metafile;
}

async function bundleEntries() {
  const settings = {
    absWorkingDir: projectFolder,
    // Never written: chunk names hash the output path, which must not depend on where a check builds to.
    outdir: 'dist',
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'external',
  };
  const undici = await esbuild({
    ...settings,
    entryPoints: { undici: 'undici' },
    format: 'cjs',
    entryNames: `chunks/${basename(UNDICI, '.cjs')}`,
    outExtension: { '.js': '.cjs' },
  });
  // What is shared by fewer is in fewer pieces, and a stage starts sooner.
  const modules = [stages, others, threads].map((entryPoints) => ({
    ...settings,
    entryPoints,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: requireForCommonJs },
    plugins: [
      undiciWhenNeeded,
      artifactClientInParts,
      tunnelWithoutWarning,
      leftOutWhereUnused,
      neverCalled,
      streamsOfNode,
      onlyVersion(projectFolder),
    ],
  }));
  const bundles = [undici, ...(await Promise.all(modules.map((options) => esbuild(options))))];
  return {
    outputFiles: bundles.flatMap(({ outputFiles }) => outputFiles),
    metafile: {
      inputs: Object.assign({}, ...bundles.map(({ metafile }) => metafile.inputs)),
      outputs: Object.assign({}, ...bundles.map(({ metafile }) => metafile.outputs)),
    },
  };
}

/** CommonJS packages call `require('node:…')`, which an ES module does not have. */
const requireForCommonJs = [
  "import { createRequire as createRequireForBundle } from 'node:module';",
  'const require = createRequireForBundle(import.meta.url);',
].join('\n');

function refuseEagerPackages({ outputs }) {
  for (const entry of Object.keys(entries)) {
    for (const output of staticClosure(outputs, `dist/${entry}.js`)) {
      for (const [input, { bytesInOutput }] of Object.entries(outputs[output].inputs)) {
        const eager = lazyPackages.find((name) => input.includes(`node_modules/${name}/`));
        if (eager !== undefined && bytesInOutput > 0) {
          throw new Error(
            `dist/${entry}.js loads ${eager} at its start (through ${input}): import() it where it is used`,
          );
        }
      }
    }
  }
}

function staticClosure(outputs, first) {
  const seen = new Set([first]);
  for (const output of seen) {
    for (const { path, kind } of outputs[output].imports) {
      if (kind === 'import-statement' && path in outputs) {
        seen.add(path);
      }
    }
  }
  return seen;
}

async function writeBundle(folder, { outputFiles, metafile }) {
  const legalComments = new Set();
  for (const file of outputFiles) {
    const path = join(folder, relative(join(projectFolder, 'dist'), file.path));
    if (path.endsWith('.LEGAL.txt')) {
      legalComments.add(file.text.trim());
      continue;
    }
    if (file.text.includes(projectFolder)) {
      throw new Error(`${path} names the folder it was built in`);
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, builtinsByRequire(file.text));
  }
  await writeFile(join(folder, 'licenses.txt'), await licensesText(projectFolder, metafile, [...legalComments]));
  // The entries are ES modules wherever this folder is copied to, also without the package.json above it.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** Declarations of the library's door and of what it names, nothing else. */
async function writeTypes(folder) {
  const emitted = await mkdtemp(join(tmpdir(), 'agent-session-types-'));
  try {
    const tsc = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
    const project = join(projectFolder, 'tsconfig.types.json');
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--outDir', emitted]).catch((error) => {
      throw new Error(`tsc could not write the types:\n${error.stdout}${error.stderr}`, { cause: error });
    });
    for (const path of await reachableDeclarations(emitted)) {
      const text = await readFile(join(emitted, path), 'utf8');
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text.replaceAll(relativeSpecifier, "$1'$2.js'"));
    }
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

async function reachableDeclarations(folder) {
  const all = new Set((await readdir(folder, { recursive: true })).map((path) => path.split(sep).join('/')));
  const reached = new Set(['index.d.ts']);
  for (const path of reached) {
    const text = await readFile(join(folder, path), 'utf8');
    for (const [, specifier] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)) {
      const target = join(dirname(path), specifier)
        .split(sep)
        .join('/')
        .replace(/\.[jt]s$/, '.d.ts');
      if (!all.has(target)) {
        throw new Error(`dist/types/${path} names ${specifier}, which was not written`);
      }
      reached.add(target);
    }
  }
  return reached;
}

const relativeSpecifier = /(from |import\()['"](\.[^'"]+)\.ts['"]/g;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { outputs } = await buildDist(join(projectFolder, 'dist'));
  const files = Object.entries(outputs).filter(([path]) => path.endsWith('.js'));
  const bytes = files.reduce((sum, [, output]) => sum + output.bytes, 0);
  console.log(`dist/: ${files.length} modules, ${(bytes / 1e6).toFixed(2)} MB`);
}
