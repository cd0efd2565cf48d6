import type { DownloadOptions } from '@actions/cache';
import { type CacheArchiveOptions, cacheEnvironment, makePrograms } from './cache-options.ts';
import { type ClientThread, startClientThread, withinDeadline } from './client-thread.ts';
import { untilAnswered } from './unanswered.ts';

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

/** The client of one archive, which takes a while to load. It does not keep the process alive. */
export interface CacheClients {
  /** Has it loaded while there is something else to do. */
  getReady(): void;
  /** Runs `work` with it. After a failure the next one starts another. */
  use<T>(use: CacheClientUse, work: (client: CacheClient) => Promise<T>): Promise<T>;
}

export function cacheClients(options: CacheArchiveOptions): CacheClients {
  let idle: ClientThread | undefined;

  function start(): ClientThread {
    const environment = cacheEnvironment(options);
    const module = new URL('./cache-worker.js', import.meta.url);
    const onLine = (line: string) => options.log.debug(`cache client: ${line}`);
    return startClientThread({ module, environment, onLine });
  }

  return {
    getReady() {
      try {
        idle ??= start();
      } catch {
        // What is wrong with it is told when it is needed.
      }
    },
    async use({ deadline, folder }, work) {
      const thread = idle ?? start();
      idle = undefined;
      try {
        const done = await withinDeadline(thread, deadline, async () => {
          const place = folder === undefined ? undefined : { folder, programs: await makePrograms(folder) };
          await thread.call('enter', place);
          return await work(clientOf(thread, deadline));
        });
        idle = thread;
        return done;
      } catch (error) {
        await thread.stop();
        throw error;
      }
    },
  };
}

function clientOf(thread: ClientThread, deadline: number): CacheClient {
  const segment: DownloadOptions = { segmentTimeoutInMs: deadline };
  async function call<T>(...asked: Parameters<ClientThread['call']>): Promise<Said<T>> {
    return (await thread.call(...asked)) as Said<T>;
  }
  return {
    find: (prefixes) => untilAnswered(() => call<string | undefined>('find', prefixes), wordsIn),
    download: (key, file) => untilAnswered(() => call<string | undefined>('download', key, file, segment), wordsIn),
    save: (key, file) => call<number>('save', key, file),
  };
}

/** What the client said, as far as it tells why it came to nothing. */
export function wordsIn(outcome: Said<unknown> | Error): string {
  return outcome instanceof Error ? outcome.message : outcome.said;
}
