import type { FileHandle } from 'node:fs/promises';

/** A file of rows that can be read from anywhere: what lies in it is never held as a whole. */
export interface RowSource {
  /** Bytes. */
  readonly size: number;
  /** The bytes from `from` and before `to`. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

export function fileSource(file: FileHandle, size: number): RowSource {
  return {
    size,
    read: (from, to) => readRange(file, from, to),
  };
}

/** The bytes from `from` and before `to`. A stream of the file would close it when its reader has seen enough. */
export async function* readRange(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(Math.min(PIECE, to - at)), { position: at });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

const PIECE = 256 * 1024;

/** How many bytes at the start of both are equal. */
export async function sharedBytes(ours: RowSource, theirs: RowSource): Promise<number> {
  const end = Math.min(ours.size, theirs.size);
  const [one, other] = [pieces(ours, end), pieces(theirs, end)];
  let shared = 0;
  try {
    for (;;) {
      const [a, b] = [await one.next(), await other.next()];
      const length = Math.min(a.length, b.length);
      if (length === 0) return shared;
      if (a.compare(b, 0, length, 0, length) !== 0) return shared + firstDifference(a, b, length);
      shared += length;
      one.unread(a.subarray(length));
      other.unread(b.subarray(length));
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

function pieces(source: RowSource, end: number) {
  const chunks = source.read(0, end)[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    /** The next bytes, none at the end. */
    next: async (): Promise<Buffer> => {
      while (held.length === 0) {
        const { done, value } = await chunks.next();
        if (done) return held;
        held = Buffer.from(value.buffer, value.byteOffset, value.length);
      }
      return held;
    },
    unread: (rest: Buffer) => {
      held = rest;
    },
    close: async () => {
      await chunks.return?.();
    },
  };
}

function firstDifference(one: Buffer, other: Buffer, length: number): number {
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at;
}
