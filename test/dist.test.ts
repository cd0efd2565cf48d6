import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { join, posix, sep } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { startGithubServices } from './fakes/github-services.ts';
import { runnerNode } from './fakes/programs.ts';
import { distFolder } from './fakes/release.ts';

/** The modules of dist/, by their paths in it. */
const modules = new Map<string, string>();

beforeAll(async () => {
  for (const found of await readdir(distFolder, { recursive: true })) {
    const path = found.split(sep).join('/');
    if (/\.c?js$/.test(path)) modules.set(path, await readFile(join(distFolder, found), 'utf8'));
  }
});

/** What a module imports before it runs: statements that begin their line, as esbuild writes them. */
function importsOf(path: string): string[] {
  const statements = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?\s*["']([^"']+)["'];?$/gm;
  return Array.from((modules.get(path) ?? '').matchAll(statements), ([, specifier = '']) => specifier);
}

/** The modules that are loaded with one, itself included. */
function loadedWith(first: string): Set<string> {
  const seen = new Set([first]);
  for (const path of seen) {
    for (const specifier of importsOf(path).filter((one) => one.startsWith('.'))) {
      const target = posix.join(posix.dirname(path), specifier);
      if (!modules.has(target)) throw new Error(`dist/${path} imports ${specifier}, which is not there`);
      seen.add(target);
    }
  }
  return seen;
}

/** The packages of which a module holds a part: esbuild names each file above what is left of it. */
function packagesIn(path: string): string[] {
  const files = (modules.get(path) ?? '').matchAll(/^\s*\/\/ (?:\S*\/)?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\/\S+$/gm);
  return [...new Set(Array.from(files, ([, name = '']) => name))];
}

const packagesLoadedWith = (path: string) => new Set([...loadedWith(path)].flatMap(packagesIn));

/** The module that holds it. */
function artifactClient(): string {
  const [path = ''] = [...modules].find(([, text]) => /^var DefaultArtifactClient = class/m.test(text)) ?? [];
  return path;
}

describe('the modules of dist/', () => {
  it('import nothing but each other, and what makes `require`', () => {
    const all = [...modules.keys()].flatMap((path) => importsOf(path).map((specifier) => ({ path, specifier })));
    expect(all.filter(({ specifier }) => /^(?:node:)?module$/.test(specifier)).length).toBeGreaterThan(20);
    expect(all.filter(({ specifier }) => !/^(?:node:)?module$|^\./.test(specifier))).toEqual([]);
  });

  it('require the modules of Node', () => {
    const text = [...modules].filter(([path]) => path.endsWith('.js')).map(([, one]) => one);
    const required = text.flatMap((one) => [...one.matchAll(/^const [^;=]+ = require\("([^"]+)"\);$/gm)]);
    expect(required.length).toBeGreaterThan(100);
    expect(required.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('load', async () => {
    // A worker does its work as soon as it is loaded.
    const chunks = [...modules.keys()].filter((path) => /^chunks\/.*(?<!-worker)\.js$/.test(path));
    expect(chunks.length).toBeGreaterThan(20);
    // One that uses what it has not required yet would fail.
    const program = `for (const path of ${JSON.stringify(chunks)}) await import('./' + path);`;
    const args = ['--input-type=module', '-e', program];
    const loaded = await promisify(execFile)(runnerNode(), args, { cwd: distFolder });
    expect(loaded).toMatchObject({ stdout: '', stderr: '' });
  });
});

describe('a stage loads at its start', () => {
  const heavy = ['@actions/artifact', '@actions/cache', '@actions/github', 'execa', 'tar-stream', 'undici', 'yauzl'];

  it.each(['pre', 'main', 'post'])('%s: none of the large packages', (stage) => {
    expect(importsOf(`${stage}.js`).length).toBeGreaterThan(2);
    expect(heavy.filter((name) => packagesLoadedWith(`${stage}.js`).has(name))).toEqual([]);
  });

  it('though they are there', () => {
    const held = [...modules.keys()].flatMap(packagesIn);
    expect(heavy.filter((name) => !held.includes(name))).toEqual([]);
  });
});

describe('the threads of the clients', () => {
  it.each(['artifact', 'cache'])('%s: its module is beside who starts it', (client) => {
    const starting = [...modules].filter(([, text]) => text.includes(`new URL("./${client}-worker.js"`));
    // In both bundles.
    expect(starting.map(([path]) => posix.dirname(path))).toEqual(['chunks', 'chunks']);
    expect(modules.has(`chunks/${client}-worker.js`)).toBe(true);
  });

  it('hold no package for what they are not asked for', () => {
    const held = [...packagesLoadedWith(artifactClient())];
    expect(held).toEqual(expect.arrayContaining(['archiver', 'zip-stream', '@azure/storage-blob']));
    expect(held.filter((name) => ['glob', 'readable-stream', 'readdir-glob', 'tar-stream'].includes(name))).toEqual([]);
  });

  it('never load the fetch of Node, which takes longer than an upload', async () => {
    const services = await startGithubServices();
    const preload = `data:text/javascript,import { parentPort } from 'node:worker_threads';
parentPort.on('message', (asked) => asked === 'loaded' && parentPort.postMessage(process.moduleLoadList));`;
    const worker = new Worker(join(distFolder, 'chunks/artifact-worker.js'), {
      env: services.jobVariables(1),
      execArgv: ['--import', preload],
      stdout: true,
    });
    try {
      const path = join(distFolder, 'package.json');
      const upload = { id: 0, method: 'uploadArtifact', args: ['a', [path], distFolder, {}] };
      const answerTo = async (asked: unknown) => {
        worker.postMessage(asked);
        return (await once(worker, 'message'))[0];
      };
      expect(await answerTo(upload)).toMatchObject({ id: 0, value: { id: expect.any(Number) } });
      const modules: string[] = await answerTo('loaded');
      expect(modules).toContain('NativeModule https');
      expect(modules.filter((name) => /\bundici$/.test(name))).toEqual([]);
    } finally {
      await worker.terminate();
      await services.close();
    }
  });
});

describe('undici', () => {
  it('is required from beside it, and there alone', () => {
    const asking = [...modules].filter(([, text]) => /require\("[^"]*undici[^"]*"\)/.test(text));
    expect(asking.length).toBeGreaterThan(0);
    for (const [path, text] of asking) {
      expect(path).toMatch(/^chunks\//);
      expect(new Set(text.match(/require\("[^"]*undici[^"]*"\)/g))).toEqual(new Set(['require("./undici.cjs")']));
    }
    const { ProxyAgent } = createRequire(join(distFolder, 'chunks/x.js'))('./undici.cjs');
    expect(ProxyAgent).toBeTypeOf('function');
  });

  it('is not loaded by who uploads, nor is the client of the REST API', () => {
    const loaded = packagesLoadedWith(artifactClient());
    expect(loaded).toContain('@azure/storage-blob');
    expect([...loaded].filter((name) => /^undici$|^@actions\/github$|^@octokit\//.test(name))).toEqual([]);
  });
});
