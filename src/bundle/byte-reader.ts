import { IntegrityError } from '../errors.ts';

/** Reads a stream in pieces of a given size. */
export interface ByteReader {
  /** The next bytes as one piece: fewer, or none, at the end of the stream. */
  take(size: number): Promise<Buffer>;
  /**
   * The next bytes as they come. Whoever stops early can go on with the same iterator.
   * @throws IntegrityError where the stream has fewer.
   */
  pass(size: number): AsyncIterable<Uint8Array>;
  /** Everything that is left. */
  rest(): AsyncIterable<Uint8Array>;
}

export function byteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();

  /** At most `most` bytes, as they came; none at the end of the stream. */
  async function next(most: number): Promise<Uint8Array> {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return held;
      held = value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  }

  async function take(size: number): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for (let missing = size; missing > 0; ) {
      const piece = await next(missing);
      if (piece.length === 0) break;
      pieces.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(pieces);
  }

  function pass(size: number): AsyncIterable<Uint8Array> {
    let missing = size;
    async function* left() {
      while (missing > 0) {
        const piece = await next(missing);
        if (piece.length === 0) throw new IntegrityError('Its tar ends too early.');
        missing -= piece.length;
        yield piece;
      }
    }
    return { [Symbol.asyncIterator]: left };
  }

  async function* rest() {
    for (let piece = await next(Infinity); piece.length > 0; piece = await next(Infinity)) yield piece;
  }

  return { take, pass, rest };
}
