import { randomBytes } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { type FileHandle, open, realpath, rename } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { isNotFound, UserError } from '../errors.ts';
import type { Rewriter } from '../transcript/rewrite.ts';
import { cleanedUp } from './interrupted.ts';
import { pump } from './pump.ts';

/**
 * Rewrites a file: whoever opens it sees the old one or the new one, never a part. Mode and owner stay; a link still
 * points to it; a file without a path to rewrite is not touched.
 * @throws UserError where the file cannot be read or written.
 */
export async function rewriteInPlace(file: string, rewriter: Rewriter): Promise<void> {
  const path = await findFile(file);
  // Else a pipe that nobody writes to would never open.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const source = await open(path, flags).catch((error) => fail(`${file} cannot be read`, error));
  try {
    const facts = await source.stat();
    if (!facts.isFile()) {
      throw new UserError(`${file} is ${facts.isDirectory() ? 'a folder' : 'no regular file'}: name a transcript.`);
    }
    await replace(path, { source, rewriter, mode: facts.mode & 0o7777, uid: facts.uid, gid: facts.gid });
  } finally {
    await source.close();
  }
}

/**
 * The folder of all the agent's sessions that `file` lies in: the parent of the folder above it that has one of `names`.
 * `undefined` where it lies elsewhere.
 */
export async function projectsAbove(file: string | undefined, names: readonly string[]): Promise<string | undefined> {
  if (file === undefined) {
    return undefined;
  }
  const parts = (await findFile(file)).split(sep);
  const at = parts.findLastIndex((part, index) => names.includes(part) && parts[index - 1] === 'projects');
  return at === -1 ? undefined : parts.slice(0, at).join(sep);
}

async function findFile(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    return fail(isNotFound(error) ? `There is no file ${file}` : `${file} cannot be found`, error);
  }
}

interface Original {
  readonly source: FileHandle;
  readonly rewriter: Rewriter;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

async function replace(path: string, original: Original): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const remove = () => rmSync(temporary, { force: true });
  await cleanedUp(remove, () => replaceBy(temporary, path, original));
}

async function replaceBy(temporary: string, path: string, original: Original): Promise<void> {
  const { source, rewriter, mode, uid, gid } = original;
  try {
    const target = await open(temporary, 'wx', 0o600);
    try {
      await pump({ from: source.fd, to: target.fd, rewriter });
      const own = await target.stat();
      if (own.uid !== uid || own.gid !== gid) {
        await target.chown(uid, gid);
      }
      await target.chmod(mode);
      await target.sync();
    } finally {
      await target.close();
    }
    const { directory, path: fields, pointer } = rewriter.report().rewritten;
    if (directory + fields + pointer > 0) {
      await rename(temporary, path);
    }
  } catch (error) {
    return fail(`${path} cannot be rewritten, and is as it was`, error);
  }
}

function fail(what: string, error: unknown): never {
  throw new UserError(`${what}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
}
