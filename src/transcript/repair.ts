import { type KeptPart, lineReader, type RepairReport } from './repair-lines.ts';

export type { RepairReport } from './repair-lines.ts';

/** A mended transcript as it is read, and what was done to it once it was read to its end. */
export interface Repairing extends AsyncIterable<Uint8Array> {
  report(): RepairReport;
}

/**
 * Mends a transcript whose writer was killed: whole rows are won back from lines that hold more than one row or a part
 * of one, what is left of other rows and NULs is left out, and the last row ends with a newline. An agent skips such
 * lines, and with them everything before. Every line that is JSON, or blank, keeps its bytes. `open` is called twice,
 * and one reading runs ahead of the other by a row: memory does not depend on the length of rows.
 */
export function repair(open: () => AsyncIterable<Uint8Array>): Repairing {
  const lines = lineReader();
  return {
    report: lines.report,
    [Symbol.asyncIterator]: async function* () {
      const copy = forwardReader(open());
      try {
        for await (const { from, to, newline } of keptParts(open(), lines)) {
          yield* copy.read(from, to);
          if (newline) {
            yield NEWLINE;
          }
        }
      } finally {
        await copy.close();
      }
    },
  };
}

async function* keptParts(
  source: AsyncIterable<Uint8Array>,
  lines: ReturnType<typeof lineReader>,
): AsyncGenerator<KeptPart> {
  for await (const chunk of source) {
    yield* lines.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  yield* lines.end();
}

/** Reads parts that follow each other, and passes over what is between them. */
function forwardReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let chunk: Uint8Array = new Uint8Array();
  /** Where the chunk begins in the source. */
  let start = 0;

  async function* read(from: number, to: number): AsyncGenerator<Uint8Array> {
    let at = from;
    while (at < to) {
      if (at < start + chunk.length) {
        const piece = chunk.subarray(at - start, to - start);
        at += piece.length;
        yield piece;
      } else {
        const next = await chunks.next();
        if (next.done === true) {
          return;
        }
        start += chunk.length;
        chunk = next.value;
      }
    }
  }

  return {
    read,
    close: async () => {
      await chunks.return?.();
    },
  };
}

const NEWLINE = Buffer.from('\n');
