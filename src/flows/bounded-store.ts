import { bundlePathProblem, foldedPath, MOST_FILES, quoted } from '../bundle/layout.ts';
import { SessionCaptureError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { SessionFile, SessionStore } from '../sessions/session-store.ts';
import { tooLarge } from '../sessions/too-large.ts';

/**
 * A store that yields only what a bundle can hold. A sandbox can make files of any name, size and number, faster than
 * they are copied: a file whose name no bundle takes is left out, and a session of more than `largest` bytes, or of more
 * files than a bundle has, fails its reader with a SessionCaptureError.
 */
export function boundedStore(
  store: SessionStore,
  { largest, log }: { readonly largest: number; readonly log: Log },
): SessionStore {
  const told = new Set<string>();
  return {
    ...store,
    async *read(ids, include) {
      const sessions = new Map<string, Read>();
      const leftOut: string[] = [];
      for await (const file of store.read(ids, include)) {
        const read = sessions.get(file.sessionId) ?? { paths: new Set(), sizes: new Map(), bytes: 0 };
        sessions.set(file.sessionId, read);
        const problem = problemOf(file, read);
        if (problem !== undefined) {
          if (told.size < MOST_FILES && !told.has(file.path)) leftOut.push(`${quoted(file.path)} (which ${problem})`);
          told.add(file.path);
          continue;
        }
        read.paths.add(foldedPath(file.path));
        if (read.paths.size > MOST_FILES) throw tooMuch(file, `more than ${MOST_FILES} files`);
        if (read.bytes + (file.size ?? 0) > largest) throw await tooMuchOf(file, read, largest);
        yield { ...file, content: counted(file, read, largest) };
      }
      if (leftOut.length > 0) log.warning(leftOutLine(leftOut));
    },
  };
}

function leftOutLine(leftOut: readonly string[]): string {
  const count = `${leftOut.length} file${leftOut.length === 1 ? '' : 's'}`;
  const more = leftOut.length > NAMED ? `, and ${leftOut.length - NAMED} more` : '';
  const named = leftOut.slice(0, NAMED).join(', ');
  return `Left out ${count} that a bundle cannot hold: ${named}${more}. Give them other names to keep them.`;
}

/** How many files the line names. */
const NAMED = 3;

/** What was read of one session. */
interface Read {
  readonly paths: Set<string>;
  /** Bytes by path, of the files that were read. */
  readonly sizes: Map<string, number>;
  bytes: number;
}

function problemOf({ path }: SessionFile, { paths }: Read): string | undefined {
  // Bytes that are no UTF-8 were read as this.
  if (path.includes('\ufffd')) return 'has a name that is not UTF-8';
  if (paths.has(foldedPath(path))) return 'some file systems take for a file that came before';
  return bundlePathProblem(`projects/any/${path}`);
}

async function* counted(file: SessionFile, read: Read, largest: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of file.content) {
    read.bytes += chunk.length;
    size += chunk.length;
    read.sizes.set(file.path, size);
    if (read.bytes > largest) throw await tooMuchOf({ ...file, size, content: undefined }, read, largest);
    yield chunk;
  }
}

function tooMuchOf(
  { sessionId, path, size, content }: Omit<SessionFile, 'content'> & { content: SessionFile['content'] | undefined },
  { sizes }: Read,
  largest: number,
): Promise<SessionCaptureError> {
  const files = new Map([...sizes, [path, size ?? 0]]);
  const last = { path, ...(content && { content }) };
  return tooLarge({ sessionId, what: `Session ${sessionId}`, largest, files, last });
}

function tooMuch({ sessionId }: SessionFile, what: string): SessionCaptureError {
  return new SessionCaptureError(`Session ${sessionId} has ${what}. Nothing was kept.`, { sessionId });
}
