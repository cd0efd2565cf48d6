import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openRegular, regularFiles } from '../bundle/bundle-files.ts';
import { largestBundle } from '../bundle/layout.ts';
import { IntegrityError } from '../errors.ts';

/** Bytes of all files together, for the default of `max-size`. */
export const LARGEST_BUNDLE = largestBundle(1_000_000_000);

/**
 * Copies the regular files below `from` into the existing folder `to`, and says how many bytes they have.
 * Only contents are copied: modes follow the umask, times are now.
 * @throws IntegrityError where something else than a regular file lies there, a path is not safe, or it is too much.
 */
export async function copyTree(from: string, to: string, largest = LARGEST_BUNDLE): Promise<number> {
  // All are looked at before the first is copied.
  const files: string[] = [];
  for await (const file of regularFiles(from)) files.push(file);
  let bytes = 0;
  for (const file of files) {
    const target = path.join(to, ...file.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    bytes += await copyFile(path.join(from, ...file.split('/')), target, largest - bytes);
  }
  return bytes;
}

async function copyFile(from: string, to: string, largest: number): Promise<number> {
  const source = await openRegular(from, from);
  if ((await source.stat()).size > largest) {
    await source.close();
    throw tooLarge(from);
  }
  const target = createWriteStream(to, { flags: 'wx' });
  await pipeline(source.createReadStream(), limit(largest, from), target);
  return target.bytesWritten;
}

function limit(largest: number, file: string) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largest) throw tooLarge(file);
      yield chunk;
    }
  };
}

function tooLarge(file: string): IntegrityError {
  return new IntegrityError(`The bundle is too large to copy, at ${file}.`);
}
