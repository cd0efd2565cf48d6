/** Bytes to read at once of a file of that many: each piece costs a few turns of the event loop, whatever its length. */
export function pieceSize(size: number): number {
  return Math.max(1, Math.min(size, LARGEST));
}

const LARGEST = 1024 * 1024;
