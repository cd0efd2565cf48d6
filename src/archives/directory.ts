import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError, fileSystemFault, IntegrityError, isDiskFull, isNotFound } from '../errors.ts';
import type { Log } from '../log.ts';
import { isAbandoned, makerTag } from '../maker.ts';
import { removeTree } from '../remove-tree.ts';
import type { Archive, BundleQuery, FoundBundle, SavedBundle } from './archive.ts';
import { copyTree } from './copy-tree.ts';
import { directoryName, parseDirectoryName } from './directory-name.ts';

/** Bundles that stay for each name; saving one more removes the oldest. */
const KEPT_BUNDLES = 10;

/** Milliseconds after which an unfinished copy belongs to a writer that is gone. */
const ABANDONED = 24 * 60 * 60 * 1000;

const UNFINISHED = '.unfinished-';
const BUNDLE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d+)-(\d+)-[0-9a-f]+$/;

export interface DirectoryArchiveOptions {
  /** The folder that holds everything; made when the first bundle is saved. */
  readonly path: string;
  /** The workflow run and its attempt that saves; outside of a run there is none. */
  readonly runId: number | undefined;
  readonly runAttempt: number | undefined;
  /** Bytes of the largest bundle to be copied, either way. */
  readonly largest?: number | undefined;
  readonly log: Log;
}

interface StoredBundle {
  readonly name: string;
  readonly hostPath: string;
  readonly createdAt: Date;
  readonly runId: number | undefined;
}

/** Keeps bundles as plain folders, `<path>/<encoded name>/<time>-<run id>-<attempt>-<random>`. */
export function openDirectoryArchive(options: DirectoryArchiveOptions): Archive {
  return {
    kind: 'directory',
    origins: 'unknown',
    find: (query) => find(options, query),
    save: (name, folder) => save(options, name, folder),
  };
}

async function* find(options: DirectoryArchiveOptions, query: BundleQuery): AsyncGenerator<FoundBundle> {
  const wantedFolder = query.name === undefined ? undefined : directoryName(query.name);
  const bundles: StoredBundle[] = [];
  for (const folder of await subfolders(options.path)) {
    if (folder !== (wantedFolder ?? folder)) continue;
    await sweep(path.join(options.path, folder), options.log);
    bundles.push(...(await bundlesIn(path.join(options.path, folder))));
  }
  const wanted = bundles.filter(({ runId }) => query.runId === undefined || runId === query.runId);
  for (const bundle of wanted.sort(newestFirst)) yield describeBundle(bundle, options);
}

async function bundlesIn(folder: string): Promise<readonly StoredBundle[]> {
  const name = parseDirectoryName(path.basename(folder));
  if (name === undefined) return [];
  return (await subfolders(folder)).flatMap((entry) => {
    const [, year, month, day, hour, minute, second, millisecond, runId] = BUNDLE.exec(entry) ?? [];
    if (year === undefined) return [];
    const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
    return [{ name, hostPath: path.join(folder, entry), createdAt, runId: Number(runId) || undefined }];
  });
}

/** The real folders in `folder`, links left out; none where there is no such folder. */
async function subfolders(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw new ArchiveError(
      `The archive directory ${folder} cannot be read (${reasonOf(error)}): check the input archive-path and the folder's permissions.`,
      { cause: error },
    );
  }
}

function isAbsent(error: unknown): boolean {
  return isNotFound(error) && error instanceof Error && 'code' in error && error.code !== 'ENOTDIR';
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function newestFirst(one: StoredBundle, other: StoredBundle): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.hostPath < other.hostPath ? 1 : -1);
}

function describeBundle(
  { name, hostPath, createdAt, runId }: StoredBundle,
  { largest }: DirectoryArchiveOptions,
): FoundBundle {
  const run = runId === undefined ? '' : ` of run ${runId}`;
  return {
    label: `bundle ${name}${run} in ${hostPath}`,
    name,
    size: undefined,
    createdAt,
    origin: { runId, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
    download: (folder) => download(hostPath, folder, largest),
  };
}

async function download(hostPath: string, folder: string, largest: number | undefined): Promise<void> {
  try {
    await copyTree(hostPath, folder, largest);
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const problem = isDiskFull(error) ? `copied to ${folder}: ${fileSystemFault(error)}` : `read (${reasonOf(error)})`;
    throw new ArchiveError(`The bundle ${hostPath} cannot be ${problem}.`, { cause: error });
  }
}

async function save(options: DirectoryArchiveOptions, name: string, folder: string): Promise<SavedBundle> {
  const parent = path.join(options.path, directoryName(name));
  const unfinished = path.join(parent, unfinishedName());
  try {
    await mkdir(unfinished, { recursive: true });
    const size = await copyTree(folder, unfinished, options.largest);
    const hostPath = path.join(parent, bundleFolder(options, await newestIn(parent)));
    await rename(unfinished, hostPath);
    await tidy(parent, options.log);
    return { name, id: hostPath, url: undefined, size };
  } catch (error) {
    // What cannot be removed now is swept by a later save.
    await removeTree(unfinished).catch(() => undefined);
    throw new ArchiveError(
      `The session could not be saved in the archive directory ${options.path} (${reasonOf(error)}): check the input archive-path, the folder's permissions and the space left.`,
      { cause: error },
    );
  }
}

/** A clock that is ahead must not make its bundle the newest for ever: each is later than those that are there. */
function bundleFolder({ runId, runAttempt }: DirectoryArchiveOptions, newest: number): string {
  const time = new Date(Math.max(Date.now(), newest + 1)).toISOString().replace(/[-:.]/g, '');
  return `${time}-${runId ?? 0}-${runAttempt ?? 0}-${randomBytes(4).toString('hex')}`;
}

async function newestIn(parent: string): Promise<number> {
  return Math.max(0, ...(await bundlesIn(parent)).map(({ createdAt }) => createdAt.getTime()));
}

/** Removes what is no longer wanted. A bundle is renamed first, so that it goes away as a whole. */
async function tidy(parent: string, log: Log): Promise<void> {
  await sweep(parent, log);
  try {
    for (const { hostPath } of [...(await bundlesIn(parent))].sort(newestFirst).slice(KEPT_BUNDLES)) {
      const leaving = path.join(parent, unfinishedName());
      await rename(hostPath, leaving);
      await removeTree(leaving);
    }
  } catch (error) {
    // The new bundle is in place; another writer may have tidied the same folder.
    log.debug(`Old bundles in ${parent} were not all removed: ${reasonOf(error)}`);
  }
}

/** Removes what killed writers left; a folder that may only be read stays as it is. */
async function sweep(parent: string, log: Log): Promise<void> {
  try {
    for (const entry of await subfolders(parent)) {
      const folder = path.join(parent, entry);
      if (isUnfinished(entry, parent) && (await isAbandoned(folder, ABANDONED))) await removeTree(folder);
    }
  } catch (error) {
    log.debug(`Unfinished bundles in ${parent} were not all removed: ${reasonOf(error)}`);
  }
}

/** What is no bundle's folder, in one that is a name's. */
function isUnfinished(entry: string, parent: string): boolean {
  return entry.startsWith(UNFINISHED) && parseDirectoryName(path.basename(parent)) !== undefined;
}

function unfinishedName(): string {
  return `${UNFINISHED}${makerTag()}-${randomBytes(6).toString('hex')}`;
}
