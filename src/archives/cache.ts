import { ArchiveError } from '../errors.ts';
import type { Archive, BundleQuery, FoundBundle } from './archive.ts';
import { type CacheClient, type CacheClients, cacheClients } from './cache-client.ts';
import { downloadCacheEntry } from './cache-download.ts';
import { cacheTrouble, explain, hasFailed } from './cache-errors.ts';
import { keyPrefix, nameDigits } from './cache-key.ts';
import { type CacheArchiveOptions, cacheLimits } from './cache-options.ts';
import { saveCacheEntry } from './cache-save.ts';
import { type FoundKey, searchKeys } from './cache-search.ts';

export type { CacheArchiveOptions } from './cache-options.ts';

/**
 * Keeps bundles as entries of the repository's cache. Where one comes from is read from its key. GitHub shows a run only
 * entries of its own branch or pull request, of the branch it goes to, and of the default branch, so those who wrote the
 * keys it sees are trusted with the rest of the job anyway.
 */
export function openCacheArchive(given: CacheArchiveOptions): Archive {
  const options = { ...given, clients: cacheClients(given) };
  return {
    kind: 'cache',
    origins: 'witnessed',
    find: (query) => find(options, query),
    getReady: () => options.clients.getReady(),
    save: (name, folder) => saveCacheEntry(options, name, folder),
  };
}

type Options = CacheArchiveOptions & { readonly clients: CacheClients };

async function* find(options: Options, { name, runId }: BundleQuery): AsyncGenerator<FoundBundle> {
  const search = searchKeys(keyPrefix(options.run), name === undefined ? '' : nameDigits(name));
  // Mostly the newest is all that is wanted.
  for (let wanted = 1; ; wanted = AT_ONCE) {
    const found = await nextKeys(options, search, wanted);
    for (const one of found) {
      const { facts } = one;
      if ((name ?? facts.name) !== facts.name || (runId ?? facts.runId) !== facts.runId) continue;
      yield describe(options, one);
    }
    if (found.length < wanted) return;
  }
}

const AT_ONCE = 10;

async function nextKeys(
  options: Options,
  search: ReturnType<typeof searchKeys>,
  most: number,
): Promise<readonly FoundKey[]> {
  try {
    return await options.clients.use({ deadline: cacheLimits(options).list }, async (client) => {
      const found: FoundKey[] = [];
      while (found.length < most) {
        const next = await search.next((prefixes) => lookUp(client, prefixes, options));
        if (next === undefined) break;
        found.push(next);
      }
      return found;
    });
  } catch (error) {
    throw new ArchiveError(`The cache could not be searched for sessions: ${explain(error)}`, { cause: error });
  }
}

async function lookUp(
  client: CacheClient,
  prefixes: readonly string[],
  { environment }: Options,
): Promise<string | undefined> {
  const { value, said } = await client.find(prefixes);
  if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said, environment));
  return value;
}

function describe(options: Options, { key, facts }: FoundKey): FoundBundle {
  const { name, createdAt, runId, headRepositoryId, headBranch } = facts;
  const encodedName = key.split('/')[4];
  return {
    label: `cache entry ${encodedName} of run ${runId ?? 'unknown'}, ${createdAt.toISOString()}`,
    name,
    size: undefined,
    createdAt,
    origin: { runId, repositoryId: options.run.repositoryId, headRepositoryId, headBranch },
    download: (folder) => downloadCacheEntry(options, key, folder),
  };
}
