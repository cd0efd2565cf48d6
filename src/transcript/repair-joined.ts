import type { Attempt } from './repair-attempt.ts';
import type { KeptPart } from './repair-lines.ts';

/** A row that NULs were written into, as long as it may be one. */
export interface JoinedRow {
  /** The next bytes that are no NULs: those of `bytes` from `from` and before `to`. */
  feed(bytes: Buffer, piece: { from: number; to: number; offset: number }): void;
  mayBeWhole(): boolean;
  /** Ends it. Whether it is one object without the NULs, and holds nothing in which a missing byte would do harm. */
  isWhole(): boolean;
  /** What it is made of. */
  pieces(): readonly KeptPart[];
}

/** `attempt` has read the row up to the first NUL. */
export function joinedRow(attempt: Attempt, first: { from: number; to: number }): JoinedRow {
  const pieces = [{ ...first, newline: false }];
  let isBroken = false;

  function add(from: number, to: number): void {
    const last = pieces[pieces.length - 1];
    if (last?.to === from) last.to = to;
    else pieces.push({ from, to, newline: false });
  }

  return {
    feed: (bytes, { from, to, offset }) => {
      if (from < to && !isBroken) {
        attempt.locate(offset);
        isBroken = attempt.feed(bytes, from, to) >= 0 || pieces.length > MOST_PIECES;
        add(offset + from, offset + to);
      }
    },
    mayBeWhole: () => !isBroken,
    isWhole: () => !isBroken && !attempt.isSigned() && attempt.closed()?.isRoot === true,
    pieces: () => pieces.map((piece, at) => ({ ...piece, newline: at === pieces.length - 1 })),
  };
}

/** A row with more runs of NULs in it is given up. */
const MOST_PIECES = 1000;
