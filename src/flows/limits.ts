import { SessionCaptureError } from '../errors.ts';
import type { TransferredFile } from '../sessions/transfer.ts';

/** How many of the largest rows and files a message names. */
const NAMED = 3;

/** Up to here a transcript is copied although it will be refused, since only a look inside names its largest rows. */
export const COPIED_AT_MOST = 4;

/**
 * Refuses a session that is too large, and names what makes it so.
 * @throws SessionCaptureError
 */
export function checkSessionSize(id: string, files: readonly TransferredFile[], maxSize: number): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows(files)} ${ADVICE}`,
    { sessionId: id },
  );
}

const ADVICE = 'Nothing was kept. Raise max-size, or have the agent compact the session.';

function largestFiles(files: readonly TransferredFile[]): string {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path, size }) => `${path} (${size})`).join(', ')}.`;
}

function largestRows(files: readonly TransferredFile[]): string {
  const rows = files.flatMap(({ path, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path, line, bytes }) => `${path}:${line} (${bytes})`).join(', ')}.`;
}
