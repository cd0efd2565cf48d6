import { isUtf8 } from 'node:buffer';
import { LARGEST_MANIFEST } from '../bundle/parse-manifest.ts';
import { IntegrityError, SessionCaptureError } from '../errors.ts';
import { git, streamGit } from './git.ts';

/** Content that is to become a blob. */
export interface NewBlob {
  /** Bytes that are taken of `content`; it has to have as many. */
  readonly size: number;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/**
 * Stores contents, in one process whatever their number, and returns their ids in the same order. No content is held.
 * @throws SessionCaptureError where a content is shorter than it was said to be.
 */
export async function writeBlobs(
  bare: string,
  blobs: Iterable<NewBlob> | AsyncIterable<NewBlob>,
): Promise<readonly string[]> {
  let count = 0;
  let failure: unknown;
  async function* commands(): AsyncGenerator<Uint8Array> {
    try {
      for await (const blob of blobs) {
        count += 1;
        yield Buffer.from(`blob\nmark :${count}\ndata ${blob.size}\n`);
        yield* exactly(blob);
        yield Buffer.from('\n');
      }
      for (let mark = 1; mark <= count; mark += 1) yield Buffer.from(`get-mark :${mark}\n`);
      yield Buffer.from('done\n');
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    // Without comparing each with the one before: those are other sessions. Packing does it better, see packs.ts.
    const args = ['fast-import', '--quiet', '--done', '--depth=0', '--date-format=now'];
    const ids = await git(bare, args, { input: commands(), settings: ['pack.compression=1'] });
    return ids.split('\n').slice(0, count);
  } catch (error) {
    throw failure ?? error;
  }
}

/** Reads contents in the given order, in one process; each is read to its end before the next one comes. */
export async function readBlobs(
  bare: string,
  ids: readonly string[],
  onBlob: (index: number, blob: { size: number; content: AsyncIterable<Buffer> }) => Promise<void>,
): Promise<void> {
  if (ids.length === 0) return;
  const command = await streamGit(bare, ['cat-file', '--batch', '--buffer'], { input: ids.join('\n').concat('\n') });
  const bytes = puller(command.output);
  try {
    for (const [index, id] of ids.entries()) {
      const [, type, size] = (await bytes.line()).split(' ');
      if (type !== 'blob')
        throw new IntegrityError(`The object ${id} of ${bare} is missing: the repository is damaged.`);
      const { content, skip } = bytes.take(Number(size));
      await onBlob(index, { size: Number(size), content });
      await skip();
      await bytes.line();
    }
    await command.ended;
  } catch (error) {
    command.stop();
    throw error;
  }
}

/** Contents as text; `undefined` for one that is none, or larger than what is read as a whole. */
export async function readTexts(bare: string, ids: readonly string[]): Promise<readonly (string | undefined)[]> {
  const texts: (string | undefined)[] = [];
  await readBlobs(bare, ids, async (_index, { size, content }) => {
    const chunks: Buffer[] = [];
    if (size <= LARGEST_TEXT) for await (const chunk of content) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    texts.push(size <= LARGEST_TEXT && isUtf8(bytes) ? bytes.toString('utf8') : undefined);
  });
  return texts;
}

/** Bytes of the largest file that is read as a whole: manifests, memory, tombstones. */
const LARGEST_TEXT = LARGEST_MANIFEST;

async function* exactly({ size, content }: NewBlob): AsyncGenerator<Uint8Array> {
  let left = size;
  if (left > 0) {
    for await (const chunk of content()) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      yield part;
      if (left === 0) break;
    }
  }
  if (left > 0) throw new SessionCaptureError('A file became shorter while it was read.');
}

/** Takes bytes off a stream as they are asked for. */
function puller(source: AsyncIterable<Buffer>): {
  line(): Promise<string>;
  /** The next bytes, and what passes over those of them that nobody wanted to see. */
  take(size: number): { content: AsyncIterable<Buffer>; skip(): Promise<void> };
} {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new IntegrityError('git ended before it told everything: the repository may be damaged.');
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  }

  return {
    line: async () => {
      while (!held.includes(NEWLINE)) await more();
      const end = held.indexOf(NEWLINE);
      const text = held.toString('utf8', 0, end);
      held = held.subarray(end + 1);
      return text;
    },
    take: (size) => {
      let left = size;
      async function* rest(): AsyncGenerator<Buffer> {
        while (left > 0) {
          if (held.length === 0) await more();
          const part = held.subarray(0, left);
          held = held.subarray(part.length);
          left -= part.length;
          yield part;
        }
      }
      return {
        content: rest(),
        skip: async () => {
          for await (const _ of rest());
        },
      };
    },
  };
}

const NEWLINE = 0x0a;
