import { IntegrityError } from '../errors.ts';
import { foldedPath, MOST_FILES, relativePathProblem } from './layout.ts';

/** No session has more; a file system slows down long before. */
const MOST_FOLDERS = 2_000;

/** Keeps count of what is unpacked, so that each file is refused before it is written. */
export interface Admission {
  /** @throws IntegrityError where the path is not safe or was there before, or it is too much. */
  admit(path: string, size: number): void;
}

/** `largest`: bytes that all files together may have, the manifest too. */
export function openAdmission({ largest }: { readonly largest: number }): Admission {
  const files = new Set<string>();
  const folders = new Set<string>();
  let bytes = 0;
  return {
    admit(path, size) {
      const problem = relativePathProblem(path);
      if (problem !== undefined) throw new IntegrityError(`It holds ${shown(path)}, which ${problem}.`);
      // The manifest comes on top.
      if (files.size > MOST_FILES) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
      bytes += size;
      if (bytes > largest) throw new IntegrityError(`Unpacked, it has more than ${largest} bytes.`);
      const folded = foldedPath(path);
      if (files.has(folded)) throw new IntegrityError(`It holds ${shown(path)} twice.`);
      for (const folder of foldersAbove(folded)) {
        if (files.has(folder)) throw new IntegrityError(`It holds ${shown(path)} below a file.`);
        folders.add(folder);
      }
      if (folders.has(folded)) throw new IntegrityError(`It holds ${shown(path)} as a file and as a folder.`);
      if (folders.size > MOST_FOLDERS) throw new IntegrityError(`It holds more than ${MOST_FOLDERS} folders.`);
      files.add(folded);
    },
  };
}

function foldersAbove(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A name of a stranger's, short and on one line. */
export function shown(path: string): string {
  return JSON.stringify(path.slice(0, 300)).replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
}
