import zlib from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isFileSystemFault } from '../bundle/file-system-faults.ts';
import { MOST_FILES, oneLine, quoted } from '../bundle/layout.ts';
import { unpackInto } from '../bundle/unpacking.ts';
import { ArchiveError, fileSystemFault, IntegrityError } from '../errors.ts';
import { LARGEST_BUNDLE } from './copy-tree.ts';

export interface UnpackOptions {
  /** Bytes that all files together may have; unpacking ends before the first that would be more. */
  readonly largest?: number;
  /** The path of the file that was packed under a name; `undefined` for a name that none has. */
  readonly pathOf?: (entryName: string) => string | undefined;
}

/**
 * Unpacks a zip file into `folder`, which is empty and ours alone.
 * @throws IntegrityError when it is no whole zip file, or holds anything else than regular files below `folder`.
 * @throws ArchiveError when the files cannot be written.
 */
export async function unpack(zipFile: string, folder: string, options: UnpackOptions = {}): Promise<void> {
  try {
    const zip = await openPromise(zipFile, { strictFileNames: true });
    try {
      await unpackEntries(zip, folder, options);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw translate(error);
  }
}

async function unpackEntries(zip: ZipFile, folder: string, options: UnpackOptions): Promise<void> {
  const { largest = LARGEST_BUNDLE, pathOf = (name) => name } = options;
  // The manifest comes on top.
  if (zip.entryCount > MOST_FILES + 1) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
  const unpacking = unpackInto(folder, { largest });
  for await (const entry of zip.eachEntry()) {
    const file = checkEntry(entry, pathOf(entry.fileName));
    await unpacking.add({
      path: file,
      size: entry.uncompressedSize,
      // The reader fails as soon as there are more bytes than the entry declares, or in the end fewer.
      open: async () => checked(await zip.openReadStreamPromise(entry), entry),
    });
  }
}

function checkEntry(entry: Entry, file: string | undefined): string {
  const name = quoted(entry.fileName);
  if (file === undefined) throw new IntegrityError(`It holds ${name}, which is a name that nothing was packed under.`);
  if (!isRegularFile(entry)) throw new IntegrityError(`It holds ${name}, which is a link or a device.`);
  if (!entry.canDecodeFileData()) throw new IntegrityError(`It holds ${name}, encrypted or packed in a rare way.`);
  return file;
}

/** By the Unix mode in the upper half; other systems leave it at zero. */
function isRegularFile({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return type === 0 || type === 0o100000;
}

async function* checked(chunks: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let crc = 0;
  for await (const chunk of chunks) {
    crc = zlib.crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc32) throw new IntegrityError(`${quoted(entry.fileName)} is damaged: its checksum differs.`);
}

function translate(error: unknown): Error {
  if (error instanceof IntegrityError)
    return new IntegrityError(`The zip file is refused. ${error.message}`, { cause: error });
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The zip file could not be unpacked: ${fileSystemFault(error)}.`, {
      cause: error,
    });
  }
  // The reader's messages quote names from the zip file.
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new IntegrityError(`The zip file is damaged: ${reason.replace(/\.$/, '')}.`, { cause: error });
}
