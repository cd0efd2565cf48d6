import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline as joined } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { openRegular, regularFiles } from '../bundle/bundle-files.ts';
import { isFileSystemFault } from '../bundle/file-system-faults.ts';
import { MOST_FILES, oneLine } from '../bundle/layout.ts';
import { readPackedFiles } from '../bundle/read-tar.ts';
import { unpackInto } from '../bundle/unpacking.ts';
import { ArchiveError, IntegrityError } from '../errors.ts';

/** Bytes that a tar may have besides the content of its files: headers and long names, and zeros at its end. */
const MOST_FRAME = MOST_FILES * 4096;

/**
 * The regular files in `folder` as a tar stream, which fails where something else lies there.
 */
export async function* packFolder(folder: string): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const packed = packFiles(tar, folder);
  // Told below, or through the stream that then ends with it.
  packed.catch((error: Error) => tar.destroy(error));
  yield* tar as AsyncIterable<Uint8Array>;
  await packed;
}

async function packFiles(tar: Pack, folder: string): Promise<void> {
  for await (const name of regularFiles(folder)) {
    const source = await openRegular(path.join(folder, ...name.split('/')), name);
    try {
      const entry = tar.entry({ name, size: (await source.stat()).size, mode: 0o600, type: 'file' });
      await pipeline(source.createReadStream({ autoClose: false }), entry);
    } finally {
      await source.close();
    }
  }
  tar.finalize();
}

/**
 * Unpacks a file that {@link packFolder} made, or a stranger, into `folder`, which is empty and ours alone.
 * @throws IntegrityError when it is not whole, or holds anything else than regular files below `folder`.
 * @throws ArchiveError when the files cannot be written.
 */
export async function unpackEntry(file: string, folder: string, largest: number): Promise<void> {
  // What fails on the way is told by the stream at its end.
  const tar: AsyncIterable<Uint8Array> = joined(createReadStream(file), createGunzip(), () => undefined);
  const unpacking = unpackInto(folder, { largest });
  try {
    for await (const { path: name, size, content } of readPackedFiles(limited(tar, largest + MOST_FRAME))) {
      await unpacking.add({ path: name, size, open: async () => content });
    }
  } catch (error) {
    throw translate(error);
  }
}

async function* limited(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new IntegrityError(`Unpacked, it has more than ${most} bytes.`);
    yield chunk;
  }
}

function translate(error: unknown): Error {
  if (error instanceof IntegrityError) {
    return new IntegrityError(`The cache entry is refused. ${error.message}`, { cause: error });
  }
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The cache entry could not be unpacked (${error.code}): check the disk of the runner.`, {
      cause: error,
    });
  }
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new IntegrityError(`The cache entry is damaged: ${reason}.`, { cause: error });
}
