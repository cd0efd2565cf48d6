/** Finds where any of many byte strings starts, in one pass whatever their number. */
export interface AnchorFinder {
  /** Tells of every anchor that starts at or after `from` and before `to`, from left to right where it can. */
  find(bytes: Buffer, range: { readonly from: number; readonly to: number }, found: (at: number, id: number) => void): void;
}

/** An anchor, and the number it is told by. Bytes, at least `SHORTEST_ANCHOR`. */
export interface Anchor {
  readonly bytes: Buffer;
  readonly id: number;
}

export const SHORTEST_ANCHOR = 4;

/**
 * Wu and Manber's search: the table says, for the last bytes looked at, how far ahead the next anchor can end at the
 * earliest, so that most bytes of a text are never looked at.
 * @see S. Wu, U. Manber, A fast algorithm for multi-pattern searching, 1994
 */
export function anchorFinder(anchors: readonly Anchor[]): AnchorFinder {
  if (anchors.length === 0) {
    return { find: () => undefined };
  }
  const size = Math.min(LONGEST_PIECE, ...anchors.map(({ bytes }) => bytes.length));
  const pieces = anchors.map((anchor) => ({ ...anchor, offset: rarestPiece(anchor.bytes, size) }));
  const longestOffset = Math.max(...pieces.map(({ offset }) => offset));
  const { shifts, ends, known } = tables(pieces, size);

  function find(
    bytes: Buffer,
    { from, to }: { readonly from: number; readonly to: number },
    found: (at: number, id: number) => void,
  ): void {
    const last = Math.min(bytes.length, to + longestOffset + size - 1);
    let at = from + size - 1;
    while (at < last) {
      const shift = shifts[((bytes[at - 1] as number) << 8) | (bytes[at] as number)] as number;
      if (shift !== 0) {
        at += shift;
        continue;
      }
      const word = wordEndingAt(bytes, at);
      if (known[hash(word)] !== 0) {
        report(at, word);
      }
      at += 1;
    }

    function report(end: number, word: number): void {
      for (const { bytes: anchor, offset, id } of ends.get(word) ?? []) {
        const start = end - size + 1 - offset;
        if (start >= from && start < to && bytes.compare(anchor, 0, anchor.length, start, start + anchor.length) === 0) {
          found(start, id);
        }
      }
    }
  }

  return { find };
}

interface Piece extends Anchor {
  /** Where the part starts that is searched for. */
  readonly offset: number;
}

function tables(pieces: readonly Piece[], size: number) {
  const shifts = new Uint8Array(1 << 16).fill(size - 1);
  const known = new Uint8Array(1 << 16);
  const ends = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const part = piece.bytes.subarray(piece.offset, piece.offset + size);
    for (let at = 1; at < size; at++) {
      const pair = ((part[at - 1] as number) << 8) | (part[at] as number);
      shifts[pair] = Math.min(shifts[pair] as number, size - 1 - at);
    }
    const word = wordEndingAt(part, size - 1);
    known[hash(word)] = 1;
    ends.set(word, [...(ends.get(word) ?? []), piece]);
  }
  return { shifts, ends, known };
}

/** The four bytes that end with the one at `at`, as one number. */
function wordEndingAt(bytes: Buffer, at: number): number {
  return (
    ((bytes[at - 3] as number) << 24) |
    ((bytes[at - 2] as number) << 16) |
    ((bytes[at - 1] as number) << 8) |
    (bytes[at] as number)
  );
}

function hash(word: number): number {
  return Math.imul(word, 0x9e3779b1) >>> 16;
}

/** Where the part of an anchor starts that a text of words is least likely to hold. */
function rarestPiece(bytes: Buffer, size: number): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + size <= bytes.length; at++) {
    const weight = bytes.subarray(at, at + size).reduce((sum, byte) => sum + frequency(byte), 0);
    if (weight < lowest) {
      [best, lowest] = [at, weight];
    }
  }
  return best;
}

function frequency(byte: number): number {
  const character = String.fromCharCode(byte);
  return 'etaoinsrhldcu'.includes(character) ? 3 : /[a-z]/.test(character) ? 2 : 1;
}

/** A longer part allows longer steps, but hardly pays. */
const LONGEST_PIECE = 8;
