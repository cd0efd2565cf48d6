import { MOST_FILES } from '../bundle/layout.ts';
import { SessionCaptureError } from '../errors.ts';
import type { SessionFile, SessionStore } from '../sessions/session-store.ts';

/**
 * A store of which no session is read any further than to `largest` bytes, or to more files than a bundle can have: a
 * sandbox can make files of any size, and any number of them, faster than they are copied. Its reader then fails with
 * a SessionCaptureError.
 */
export function boundedStore(store: SessionStore, { largest }: { readonly largest: number }): SessionStore {
  return {
    ...store,
    async *read(ids, include) {
      const read = new Map<string, { files: number; bytes: number }>();
      for await (const file of store.read(ids, include)) {
        const { sessionId } = file;
        const counts = read.get(sessionId) ?? { files: 0, bytes: 0 };
        read.set(sessionId, counts);
        counts.files += 1;
        if (counts.files > MOST_FILES) throw tooMuch(sessionId, `more than ${MOST_FILES} files`);
        if (counts.bytes + (file.size ?? 0) > largest) throw tooLarge(file, largest);
        yield { ...file, content: counted(file, counts, largest) };
      }
    },
  };
}

async function* counted(file: SessionFile, counts: { bytes: number }, largest: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.content) {
    counts.bytes += chunk.length;
    if (counts.bytes > largest) throw tooLarge(file, largest);
    yield chunk;
  }
}

function tooLarge({ sessionId }: SessionFile, largest: number): SessionCaptureError {
  return tooMuch(sessionId, `more than ${largest} bytes, far over max-size`);
}

function tooMuch(sessionId: string, what: string): SessionCaptureError {
  return new SessionCaptureError(`Session ${sessionId} has ${what}. Nothing was kept.`, { sessionId });
}
