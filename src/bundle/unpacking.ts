import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { IntegrityError } from '../errors.ts';
import { foldedPath, MOST_FILES, quoted, relativePathProblem } from './layout.ts';

/** No session has more; a file system slows down long before. */
const MOST_FOLDERS = 2_000;

/** A file on its way out of a zip or a tar that a stranger may have made. */
export interface UnpackedFile {
  /** Relative, with `/`. */
  readonly path: string;
  /** Bytes, as the zip or the tar says: fewer are for its reader to find, more are not written. */
  readonly size: number;
  /** Asked for once the file is allowed. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

export interface Unpacking {
  /**
   * Writes one file, readable by nobody else.
   * @throws IntegrityError where its path is not safe or was there before, or it is too much.
   */
  add(file: UnpackedFile): Promise<void>;
}

/** Unpacks into a folder that is empty and ours alone. `largest`: bytes of all files together. */
export function unpackInto(folder: string, { largest }: { readonly largest: number }): Unpacking {
  const admit = openAdmission(largest);
  const made = new Set<string>();
  return {
    async add({ path: name, size, open: openContent }) {
      admit(name, size);
      const hostPath = path.join(folder, ...name.split('/'));
      const parent = path.dirname(hostPath);
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
      made.add(parent);
      const file = await open(hostPath, 'wx', 0o600);
      try {
        await write(file, { name, size, content: await openContent() });
      } finally {
        await file.close();
      }
    },
  };
}

/** Keeps count, so that a file is refused before anything of it is written. */
function openAdmission(largest: number): (name: string, size: number) => void {
  const files = new Set<string>();
  const folders = new Set<string>();
  let bytes = 0;
  return (name, size) => {
    const problem = relativePathProblem(name);
    if (problem !== undefined) throw new IntegrityError(`It holds ${quoted(name)}, which ${problem}.`);
    // The manifest comes on top.
    if (files.size > MOST_FILES) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
    bytes += size;
    if (bytes > largest) throw new IntegrityError(`Unpacked, it has more than ${largest} bytes.`);
    const folded = foldedPath(name);
    if (files.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} twice.`);
    for (const folder of foldersAbove(folded)) {
      if (files.has(folder)) throw new IntegrityError(`It holds ${quoted(name)} below a file.`);
      folders.add(folder);
    }
    if (folders.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} as a file and as a folder.`);
    if (folders.size > MOST_FOLDERS) throw new IntegrityError(`It holds more than ${MOST_FOLDERS} folders.`);
    files.add(folded);
  };
}

function foldersAbove(name: string): readonly string[] {
  const segments = name.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

async function write(
  file: FileHandle,
  { name, size, content }: { name: string; size: number; content: AsyncIterable<Uint8Array> },
): Promise<void> {
  let left = size;
  let held: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    const piece = Buffer.concat(held);
    [held, bytes] = [[], 0];
    for (let written = 0; written < piece.length; ) written += (await file.write(piece, written)).bytesWritten;
  };
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) throw new IntegrityError(`${quoted(name)} has more than the ${size} bytes it is said to have.`);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= AT_ONCE) await flush();
  }
  await flush();
}

/** Bytes: what is unpacked comes in small pieces, and each write takes a turn of its own. */
const AT_ONCE = 512 * 1024;
