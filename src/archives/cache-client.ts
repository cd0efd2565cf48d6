import type { DownloadOptions } from '@actions/cache';
import { type CacheArchiveOptions, cacheEnvironment } from './cache-options.ts';
import { startClientThread, useClientThread } from './client-thread.ts';

/** What a call came to: the client returns nothing in particular where it failed, and says why in words. */
export interface Said<T> {
  readonly value: T;
  readonly said: string;
}

/** GitHub's cache client. Its calls reject with the name `Timeout` or `Crash`, and for arguments it does not take. */
export interface CacheClient {
  /** The key of the newest entry with one of the prefixes, the first that has any. */
  find(prefixes: readonly string[]): Promise<Said<string | undefined>>;
  /** Leaves the file of an entry, packed as it was saved, at `file`. */
  download(key: string, file: string): Promise<Said<string | undefined>>;
  /** Takes `file` away and keeps it as an entry. Returns the number of the entry, or one below 1. */
  save(key: string, file: string): Promise<Said<number>>;
}

interface CacheClientUse {
  /** Milliseconds for all calls together. */
  readonly deadline: number;
  /** A folder of the caller's for what the client writes; without one it can only find. */
  readonly folder?: string;
}

/** Runs `work` with the client, in a thread of its own for as long. */
export async function withCacheClient<T>(
  options: CacheArchiveOptions,
  { deadline, folder }: CacheClientUse,
  work: (client: CacheClient) => Promise<T>,
): Promise<T> {
  const environment = await cacheEnvironment(options, folder);
  const { cacheWorker } = await import('./cache-worker.js');
  const onLine = (line: string) => options.log.debug(`cache client: ${line}`);
  const data = { cacheFolder: folder ?? '' };
  const thread = startClientThread({ module: cacheWorker, data, environment, onLine });
  const segment: DownloadOptions = { segmentTimeoutInMs: deadline };
  const client: CacheClient = {
    find: (prefixes) => thread.call('find', prefixes) as Promise<Said<string | undefined>>,
    download: (key, file) => thread.call('download', key, file, segment) as Promise<Said<string | undefined>>,
    save: (key, file) => thread.call('save', key, file) as Promise<Said<number>>,
  };
  return await useClientThread(thread, deadline, () => work(client));
}
