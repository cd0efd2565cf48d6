import type { SessionFile } from './session-store.ts';

export interface SessionFiles {
  readonly id: string;
  readonly files: AsyncIterable<SessionFile>;
}

/** Splits files of several sessions, which come one session after the other. Each part must be read before the next. */
export async function* groupBySession(files: AsyncIterable<SessionFile>): AsyncGenerator<SessionFiles> {
  const source = files[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    while (!next.done) {
      const id = next.value.sessionId;
      yield { id, files: partOf(id) };
    }
    async function* partOf(id: string): AsyncGenerator<SessionFile> {
      while (!next.done && next.value.sessionId === id) {
        yield next.value;
        next = await source.next();
      }
    }
  } finally {
    await source.return?.();
  }
}
