import { SessionCaptureError } from '../errors.ts';
import { largestRows, rowSplitter } from '../transcript/rows.ts';

/** How many of the largest files and rows a message names. */
const NAMED = 3;

/** Bytes of a file that is not copied which are looked through for its largest rows. */
const LOOKED_AT = 64 * 1024 * 1024;

/** Characters of a path. */
const LONGEST_PATH = 300;

/** A session that is so much larger than allowed that it is not even copied. */
export interface TooLarge {
  readonly sessionId?: string;
  /** What has too many bytes, for the message: `Session 7c…`. */
  readonly what: string;
  /** Bytes it may have, and of which files it has more. */
  readonly largest: number;
  /** Bytes by path, as far as they are known. */
  readonly files: ReadonlyMap<string, number>;
  /** The file with which it was too much, from its start or from where it was read to; its rows are looked at. */
  readonly last: { readonly path: string; readonly content?: AsyncIterable<Uint8Array> };
}

/** The error that names what makes a session so large. */
export async function tooLarge({ sessionId, what, largest, files, last }: TooLarge): Promise<SessionCaptureError> {
  const bySize = [...files].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  const named = bySize.map(([path, size]) => `${shown(path)} (${size})`).join(', ');
  const rows = last.content !== undefined && last.path.endsWith('.jsonl') ? await rowsOf(last.content) : '';
  return new SessionCaptureError(
    `${what} has more than ${largest} bytes, far over max-size. Largest files: ${named}.${rows && ` Largest rows at the beginning of ${shown(last.path)}: ${rows}.`} Nothing was kept. Raise max-size, or have the agent compact the session.`,
    sessionId === undefined ? {} : { sessionId },
  );
}

async function rowsOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const largest = largestRows(NAMED);
  const splitter = rowSplitter({ row: (row) => largest.add(row) });
  let bytes = 0;
  for await (const chunk of content) {
    splitter.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length);
    bytes += chunk.length;
    if (bytes >= LOOKED_AT) break;
  }
  splitter.end();
  return largest
    .list()
    .map(({ line, bytes }) => `row ${line} (${bytes})`)
    .join(', ');
}

/** A name of the sandbox, which may hold anything. */
function shown(path: string): string {
  return JSON.stringify(path.slice(0, LONGEST_PATH));
}
