/**
 * How many bytes of the mark that a text may begin with are in `chunk`, which stands at `offset` in its file. They belong
 * to no row: Claude Code reads the first row behind them.
 */
export function markLength(chunk: Uint8Array, offset: number): number {
  let at = 0;
  while (at < chunk.length && offset + at < MARK.length && chunk[at] === MARK[offset + at]) {
    at++;
  }
  return at;
}

const MARK = [0xef, 0xbb, 0xbf];
