import { createWriteStream } from 'node:fs';
import { mkdtemp, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ArchiveError, UserError } from '../errors.ts';
import { removeTree } from '../remove-tree.ts';
import type { SavedBundle } from './archive.ts';
import { type CacheClients, wordsIn } from './cache-client.ts';
import { cacheTrouble, explain } from './cache-errors.ts';
import { cacheKey, keyLabel } from './cache-key.ts';
import { type CacheArchiveOptions, cacheLimits } from './cache-options.ts';
import { packFolder } from './cache-pack.ts';
import { untilAnswered } from './unanswered.ts';

/** Keeps the bundle in `folder` as a cache entry of its own. */
export async function saveCacheEntry(
  { clients, ...options }: CacheArchiveOptions & { clients: CacheClients },
  name: string,
  folder: string,
): Promise<SavedBundle> {
  const newKey = () => cacheKey({ ...options.run, runAttempt: options.runAttempt, name, createdAt: new Date() });
  // Before anything is packed, so that a name no key can have is the user's error.
  newKey();
  try {
    const work = await mkdtemp(`${folder}-cache-`);
    try {
      return await clients.use({ deadline: cacheLimits(options).save, folder: work }, async (client) => {
        // Each time anew: the client takes the file, and the key may be taken where only the answer is missing.
        const save = async () => {
          const [key, file] = [newKey(), path.join(work, 'bundle.tar.gz')];
          const size = await pack(folder, file, options);
          return { key, size, ...(await client.save(key, file)) };
        };
        const { key, size, value, said } = await untilAnswered(save, wordsIn);
        if (value < 1) throw new ArchiveError(cacheTrouble(said, options.environment));
        return { name: key, label: keyLabel(key), id: String(value), url: undefined, size };
      });
    } finally {
      await removeTree(work);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new ArchiveError(`The session could not be kept in the cache: ${explain(error)}`, { cause: error });
  }
}

/** Returns the bytes of the file. */
async function pack(folder: string, file: string, { compressionLevel = 6 }: CacheArchiveOptions): Promise<number> {
  const gzip = createGzip({ level: compressionLevel });
  await pipeline(packFolder(folder), gzip, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return (await stat(file)).size;
}
