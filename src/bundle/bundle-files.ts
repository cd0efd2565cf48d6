import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { type FileHandle, lstat, open, opendir } from 'node:fs/promises';
import path from 'node:path';
import { IntegrityError } from '../errors.ts';
import { MOST_FILES, quoted, relativePathProblem } from './layout.ts';

/**
 * The files below `folder`, relative to it with `/`, each folder in the order of its names.
 * @throws IntegrityError where something else than a regular file lies there, a path is not safe to copy, or there are
 * more files than a bundle has.
 */
export async function* regularFiles(folder: string): AsyncGenerator<string> {
  let files = 0;
  for await (const file of filesBelow(folder, '')) {
    files += 1;
    // The manifest comes on top.
    if (files > MOST_FILES + 1) throw tooMany();
    yield file;
  }
}

async function* filesBelow(folder: string, below: string): AsyncGenerator<string> {
  for (const entry of await sortedEntries(path.join(folder, ...below.split('/')))) {
    const relative = below === '' ? entry.name : `${below}/${entry.name}`;
    const problem = relativePathProblem(relative);
    if (problem !== undefined) throw new IntegrityError(`The bundle holds ${quoted(relative)}, which ${problem}.`);
    if (entry.isDirectory()) yield* filesBelow(folder, relative);
    else if (entry.isFile()) yield relative;
    else throw new IntegrityError(`The bundle holds ${quoted(relative)}, which is a link or a device.`);
  }
}

async function sortedEntries(folder: string): Promise<readonly Dirent[]> {
  const entries: Dirent[] = [];
  // Not read at once: a folder of a stranger's may have millions.
  for await (const entry of await opendir(folder)) {
    if (entries.push(entry) > MOST_FILES + 1) throw tooMany();
  }
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function tooMany(): IntegrityError {
  return new IntegrityError(`The bundle holds more than ${MOST_FILES} files.`);
}

/**
 * Opens a regular file to read it, and follows no link.
 * @throws IntegrityError for anything else than a regular file; `shown` is how the message calls it.
 */
export async function openRegular(hostPath: string, shown: string): Promise<FileHandle> {
  if (!(await lstat(hostPath)).isFile()) throw new IntegrityError(`${shown} of the bundle is not a regular file.`);
  // Not even one that was put there since; Windows has no such flag.
  return await open(hostPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}

/** The digest of everything `content` yields, in lower-case hex. */
export async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
