import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { IntegrityError } from '../errors.ts';
import { relativePathProblem } from './layout.ts';

/**
 * The files below `folder`, relative to it with `/`, each folder in the order of its names.
 * @throws IntegrityError where something else than a regular file lies there, or a path is not safe to copy.
 */
export async function* regularFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, ...below.split('/')), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const relative = below === '' ? entry.name : `${below}/${entry.name}`;
    const problem = relativePathProblem(relative);
    if (problem !== undefined)
      throw new IntegrityError(`The bundle holds ${JSON.stringify(relative)}, which ${problem}.`);
    if (entry.isDirectory()) yield* regularFiles(folder, relative);
    else if (entry.isFile()) yield relative;
    else throw new IntegrityError(`The bundle holds ${relative}, which is a link or a device.`);
  }
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
