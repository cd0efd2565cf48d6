import { SessionCaptureError } from '../errors.ts';
import type { Detector } from './redact-detector.ts';
import type { EditList } from './redact-edits.ts';
import { createFinder } from './redact-finder.ts';
import type { TextKind } from './redact-text.ts';

export { createDetector, type Detector } from './redact-detector.ts';
export type { TextKind } from './redact-text.ts';
export { createFinder };

/** The secrets of one file: where they are, and what is to stand there. None of them is quoted. */
export interface Findings {
  /** Rule → how many secrets it found, by the names that stand in their places. */
  readonly counts: Readonly<Record<string, number>>;
  /** Their sum. */
  readonly total: number;
  /** How long the file is that was looked through. */
  readonly bytes: number;
  readonly edits: EditList;
}

/**
 * Looks through one file for secrets: `rows` for transcripts and other JSON, `text` for everything else. Memory does not
 * depend on the length of the file or of its rows, only (about 20 bytes each) on the number of secrets.
 * @throws what a rule throws, and SessionCaptureError for more secrets than can be kept in memory: never less than all of them is told.
 */
export async function findSecrets(
  source: AsyncIterable<Uint8Array>,
  kind: TextKind,
  detector: Detector,
): Promise<Findings> {
  const finder = createFinder(kind, detector);
  for await (const chunk of source) {
    finder.push(chunk);
  }
  const { edits, bytes } = finder.end();
  const counts = edits.counts();
  return { counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0), bytes, edits };
}

/**
 * The same file without its secrets, as it is read again.
 * @throws SessionCaptureError when it is not as long as the file that was looked through.
 */
export async function* applyRedactions(
  source: AsyncIterable<Uint8Array>,
  { edits, bytes }: Findings,
): AsyncGenerator<Uint8Array> {
  let place = 0;
  let next = 0;
  /** Up to where bytes are left out. */
  let skipped = 0;
  for await (const chunk of source) {
    const pieces: Uint8Array[] = [];
    const end = place + chunk.length;
    let at = Math.max(place, skipped);
    for (; next < edits.length && edits.at(next).start < end; next++) {
      const edit = edits.at(next);
      pieces.push(chunk.subarray(at - place, edit.start - place), Buffer.from(edit.text));
      skipped = edit.end;
      at = skipped;
    }
    if (at < end) {
      pieces.push(chunk.subarray(at - place));
    }
    place = end;
    const [only, ...others] = pieces;
    if (only !== undefined) {
      yield others.length === 0 ? only : Buffer.concat(pieces);
    }
  }
  if (place !== bytes) {
    throw new SessionCaptureError(
      `A file of the session had ${bytes} bytes when it was looked through for secrets and ${place} when they were removed. Nothing may write to it meanwhile.`,
    );
  }
}
