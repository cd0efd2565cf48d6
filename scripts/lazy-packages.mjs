import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Where undici is, beside the modules that may need it. */
export const UNDICI = 'undici.cjs';

/**
 * The client for artifacts finds, gets and deletes them by way of GitHub's API too, with packages that are larger than the
 * rest of it. Whoever uploads does without: its functions for that are async, and load when they are called.
 */
export const artifactClientInParts = {
  name: 'artifact-client-in-parts',
  setup(build) {
    build.onResolve({ filter: /^\.\/(find|download|delete)\// }, async ({ path, importer, resolveDir, pluginData }) => {
      if (pluginData === 'real' || !/@actions\/artifact\/lib\/internal\/client\.js$/.test(importer)) return undefined;
      const real = await build.resolve(path, { importer, resolveDir, kind: 'import-statement', pluginData: 'real' });
      // Its own path would be written into the bundle.
      return { path: basename(path), namespace: 'part', pluginData: real.path };
    });
    build.onLoad({ filter: /./, namespace: 'part' }, async ({ pluginData: path }) => {
      const names = [...(await readFile(path, 'utf8')).matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
      const exported = names.map(
        (name) =>
          `export async function ${name}(...args) { return await (await import('./${basename(path)}')).${name}(...args); }`,
      );
      return { contents: exported.join('\n'), resolveDir: dirname(path) };
    });
  },
};

/** GitHub's packages need undici for those that fetch alone, which are others of GitHub's. */
export const undiciWhenNeeded = {
  name: 'undici-when-needed',
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, ({ importer }) =>
      /@actions\/(http-client|github)\/lib\//.test(importer)
        ? { path: 'undici', namespace: 'needed', sideEffects: false }
        : undefined,
    );
    build.onResolve({ filter: /./, namespace: 'needed' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /./, namespace: 'needed' }, () => ({
      contents: `export class ProxyAgent {
  constructor(...args) {
    return new (require('./${UNDICI}').ProxyAgent)(...args);
  }
}
export const fetch = (...args) => require('./${UNDICI}').fetch(...args);`,
    }));
  },
};

/** What leads to a proxy with a password makes Node warn of an outdated call in the log of the job. */
export const tunnelWithoutWarning = {
  name: 'tunnel-without-warning',
  setup(build) {
    build.onLoad({ filter: /[/\\]tunnel[/\\]lib[/\\]tunnel\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('new Buffer(', 'Buffer.from('),
    }));
  },
};
