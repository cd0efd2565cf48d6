import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @actions/core reaches undici through its OpenID Connect client, and what starts programs through its names of
 * platforms. Nothing here uses either, and none of the packages says that it can be left out when unused; saying it for
 * them takes about 30 ms off the start of every stage.
 */
export const leftOutWhereUnused = {
  name: 'left-out-where-unused',
  setup(build) {
    const filter = /^(@actions\/(core|exec|io|http-client(\/.*)?)|undici|\.\/(oidc-utils|platform)\.js)$/;
    build.onResolve({ filter }, async (request) => {
      if (request.pluginData === 'resolving') {
        return undefined;
      }
      const { path, kind, importer, resolveDir } = request;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
      return { ...found, sideEffects: false };
    });
  },
};

/** What packages load for things that nobody here asks them for: who → what. Most of it is larger than what is used of them. */
const NEVER_CALLED = [
  // One of the rules, not among those used, reads key stores.
  { of: '@secretlint/secretlint-rule-preset-recommend', specifiers: /./, kind: 'dynamic-import' },
  // The client for artifacts packs zips of the files it is told.
  { of: 'archiver', specifiers: /^(readdir-glob|tar-stream)$/ },
  { of: 'archiver-utils', specifiers: /^\.\/file\.js$/ },
  // A digest that the clients do not let their blobs be sent with.
  { of: '@azure/storage-common', specifiers: /^\.\/crc64\.js$/ },
];

/** Says so where it is used after all. */
export const neverCalled = {
  name: 'never-called',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind, importer }) => {
      const [, importing] = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(importer) ?? [];
      const found = NEVER_CALLED.some(
        (one) => one.of === importing && one.specifiers.test(path) && (one.kind ?? kind) === kind,
      );
      return found ? { path, namespace: 'never-called' } : undefined;
    });
    build.onLoad({ filter: /./, namespace: 'never-called' }, ({ path }) => ({
      contents: `module.exports = () => { throw new Error(${JSON.stringify(`${path} is not in this bundle`)}); };`,
    }));
  },
};

/** readable-stream is a copy of Node's streams, and takes Node's own where READABLE_STREAM=disable says so. */
export const streamsOfNode = {
  name: 'streams-of-node',
  setup(build) {
    build.onResolve({ filter: /^readable-stream(\/passthrough)?$/ }, ({ path }) => ({
      path,
      namespace: 'streams-of-node',
    }));
    build.onLoad({ filter: /./, namespace: 'streams-of-node' }, ({ path }) => ({
      contents: `module.exports = require('node:stream')${path === 'readable-stream' ? '' : '.PassThrough'};`,
    }));
  },
};

/** Of the own package.json only what the code may say; else every change to it would be one of dist/. */
export function onlyVersion(projectFolder) {
  return {
    name: 'only-version',
    setup(build) {
      build.onLoad({ filter: /[/\\]package\.json$/ }, async ({ path }) => {
        if (path !== join(projectFolder, 'package.json')) {
          return undefined;
        }
        const { version } = JSON.parse(await readFile(path, 'utf8'));
        return { contents: JSON.stringify({ version }), loader: 'json' };
      });
    },
  };
}
