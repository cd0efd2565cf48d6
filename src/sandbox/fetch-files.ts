import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SessionCaptureError } from '../errors.ts';
import { pieceSize } from '../sessions/piece-size.ts';
import { tooLarge } from '../sessions/too-large.ts';
import { type ContainerAccess, eachEntry, isAbsent, isBrokenOff, pathBelow, reasonIn, type TarEnd } from './access.ts';
import { execIn } from './engine.ts';
import type { TarEntry } from './tar-read.ts';
import { byPrograms, stateOf } from './way.ts';

/** A file of the container that was copied to this machine. */
export interface FetchedFile {
  /** Relative to the project folder. */
  readonly path: string;
  readonly localPath: string;
  /** Bytes. */
  readonly size: number;
  /** Permission bits. */
  readonly mode: number;
  readonly mtime: Date;
}

export interface FetchRequest {
  /** The project folder. */
  readonly folder: string;
  /** Entries of it, which exist; everything below those that are folders. */
  readonly names: readonly string[];
  /** Which of the files are wanted, by path relative to the folder. */
  readonly wants: (path: string) => boolean;
  /** An empty folder of this machine for the content. */
  readonly into: string;
  /** Bytes that all files together may have; `undefined`: any. */
  readonly largest: number | undefined;
}

/**
 * Copies files out of the container, in one process: regular files only. A file with two names is there twice.
 * @throws SessionCaptureError when the stream breaks off, or the files are too large.
 */
export async function fetchFiles(access: ContainerAccess, request: FetchRequest): Promise<readonly FetchedFile[]> {
  const fetched = await byPrograms(access, 'tar', () => fetchByExec(access, request));
  return fetched ?? (await fetchByCopy(access, await emptied(request)));
}

async function fetchByExec(
  access: ContainerAccess,
  request: FetchRequest,
): Promise<readonly FetchedFile[] | undefined> {
  const { end, spool } = await packOnceOrTwice(access, request);
  if (!end.hasRun) return undefined;
  if (end.exitCode !== 0 && spool.files.length === 0 && (await stateOf(access)) !== 'running') {
    throw new SessionCaptureError(`Nothing could be read from the container: ${reasonIn(end)}.`);
  }
  // A file that grew or went while it was read ends tar with a failure, and is no reason to give up the rest.
  if (end.exitCode !== 0) {
    const line = `Reading from the container ended with: ${reasonIn(end)}`;
    access.log[onlyChanged(end) ? 'debug' : 'warning'](line);
  }
  if (spool.unresolved.length > 0) await packByExec(access, spool.unresolved.splice(0), spool);
  return spool.files;
}

/** What programs copied before they failed stays where it is. */
async function emptied(request: FetchRequest): Promise<FetchRequest> {
  const into = join(request.into, 'copied');
  await mkdir(into);
  return { ...request, into };
}

/** An agent that runs on adds rows while they are read; what was read of a file is as long as it was at first. */
function onlyChanged({ stderr }: TarEnd): boolean {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => /file changed as we read it$/.test(line.trim()));
}

/** A stream that broke off is read anew from its beginning, once. */
async function packOnceOrTwice(
  access: ContainerAccess,
  request: FetchRequest,
): Promise<{ end: TarEnd; spool: FetchSpool }> {
  const first = openSpool(access, request);
  try {
    return { end: await packByExec(access, request.names, first), spool: first };
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    access.log.debug(`Reading from the container ${access.container.name} broke off: once more.`);
    const into = join(request.into, 'again');
    await mkdir(into);
    const second = openSpool(access, { ...request, into });
    return { end: await packByExec(access, request.names, second), spool: second };
  }
}

async function packByExec(
  { engine, user }: ContainerAccess,
  names: readonly string[],
  spool: FetchSpool,
): Promise<TarEnd> {
  const command = ['tar', '-c', '-f', '-', '-C', spool.folder, ...names.map((name) => `./${name}`)];
  return await eachEntry(await execIn(engine, command, { user }), (entry) => spool.take(entry, entry.path));
}

async function fetchByCopy(access: ContainerAccess, request: FetchRequest): Promise<readonly FetchedFile[]> {
  const { copies, container } = access;
  const { folder, names } = request;
  const spool = openSpool(access, request);
  const end = await eachEntry(await copies.out(folder), async (entry) => {
    const path = pathBelow(entry.path, posix.basename(folder));
    if (names.includes(path.split('/')[0] ?? '')) await spool.take(entry, path);
  });
  if (end.exitCode !== 0 && !isAbsent(end)) {
    throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
  }
  for (const path of spool.unresolved.splice(0)) {
    await eachEntry(await copies.out(posix.join(folder, path)), (entry) => spool.take(entry, path));
  }
  return spool.files;
}

type FetchSpool = ReturnType<typeof openSpool>;

/** Takes the wanted files of a tar stream to this machine. */
function openSpool({ log }: ContainerAccess, { folder, wants, into, largest = Infinity }: FetchRequest) {
  const files: FetchedFile[] = [];
  const byPath = new Map<string, FetchedFile>();
  /** Second names of files whose first name was not wanted, and so not kept. */
  const unresolved: string[] = [];
  let bytes = 0;

  async function take(entry: TarEntry, path: string): Promise<void> {
    if (entry.type === 'directory' || !wants(path)) return;
    const { type, mode, mtime } = entry;
    const first = entry.linkTo === undefined ? undefined : byPath.get(pathBelow(entry.linkTo, posix.basename(folder)));
    if (type === 'other') {
      log.debug(`Skipped ${posix.join(folder, path)}: it is not a regular file.`);
    } else if (type === 'hard-link' && first === undefined) {
      unresolved.push(path);
    } else {
      const localPath = first?.localPath ?? join(into, String(files.length));
      bytes += first === undefined ? entry.size : 0;
      if (bytes > largest) throw await tooMuchOf(folder, { files, largest, entry, path });
      // So much is held back to be written at once.
      const highWaterMark = pieceSize(entry.size);
      if (first === undefined)
        await pipeline(entry.content, createWriteStream(localPath, { mode: 0o600, highWaterMark }));
      const file = { path, localPath, size: first?.size ?? entry.size, mode, mtime };
      byPath.set(path, file);
      files.push(file);
    }
  }
  return { folder, files, unresolved, take };
}

/** A file with a hole in it says to be larger than any disk, and is packed as that. */
function tooMuchOf(
  folder: string,
  { files, largest, entry, path }: { files: readonly FetchedFile[]; largest: number; entry: TarEntry; path: string },
): Promise<SessionCaptureError> {
  const sizes = new Map([...files.map((file) => [file.path, file.size] as const), [path, entry.size]]);
  const last = { path, content: entry.content };
  return tooLarge({ what: `The folder of the sessions, ${folder},`, largest, files: sizes, last });
}
