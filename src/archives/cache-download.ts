import { mkdtemp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError, IntegrityError } from '../errors.ts';
import { removeTree } from '../remove-tree.ts';
import type { CacheClients } from './cache-client.ts';
import { cacheTrouble, explain, hasFailed } from './cache-errors.ts';
import { type CacheArchiveOptions, cacheLimits } from './cache-options.ts';
import { unpackEntry } from './cache-pack.ts';

/** Milliseconds between two looks at how much has come. */
const LOOK = 500;

/** Downloads the file of an entry, and unpacks it into `folder`. */
export async function downloadCacheEntry(
  options: CacheArchiveOptions & { clients: CacheClients },
  key: string,
  folder: string,
): Promise<void> {
  const work = await mkdtemp(`${folder}-cache-`);
  const file = path.join(work, 'bundle.tar.gz');
  try {
    await fetchEntry(options, key, { work, file });
    await unpackEntry(file, folder, cacheLimits(options).bundleSize);
  } finally {
    await removeTree(work);
  }
}

async function fetchEntry(
  { clients, ...options }: CacheArchiveOptions & { clients: CacheClients },
  key: string,
  { work, file }: { work: string; file: string },
): Promise<void> {
  const { download, bundleSize } = cacheLimits(options);
  try {
    await clients.use({ deadline: download, folder: work }, async (client) => {
      const { value, said } = await withinSize(work, bundleSize, client.download(key, file));
      if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said, options.environment));
      if (value !== key) throw new ArchiveError('the entry is gone since it was found.');
    });
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    throw new ArchiveError(`The cache entry could not be downloaded: ${explain(error)}`, { cause: error });
  }
}

/** The client downloads whatever there is, so it is stopped where more comes than a bundle can have. */
async function withinSize<T>(folder: string, largest: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const exceeded = new Promise<never>((_, reject) => {
    timer = setInterval(async () => {
      if ((await sizeOf(folder)) > largest)
        reject(new IntegrityError(`The cache entry has more than ${largest} bytes.`));
    }, LOOK);
  });
  try {
    const done = await Promise.race([work, exceeded]);
    if ((await sizeOf(folder)) > largest) throw new IntegrityError(`The cache entry has more than ${largest} bytes.`);
    return done;
  } finally {
    clearInterval(timer);
  }
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    // Gone since, or on its way to another name.
    size += (await stat(path.join(folder, entry)).catch(() => undefined))?.size ?? 0;
  }
  return size;
}
