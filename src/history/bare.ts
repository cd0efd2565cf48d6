import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isNotFound, UserError } from '../errors.ts';
import { makerState, makerTag } from '../maker.ts';
import { removeTree } from '../remove-tree.ts';
import { git } from './git.ts';

/** The branch that what is published comes together in. */
export const MAIN = 'main';

/**
 * The bare repository of a project below `root`, made where it is not there yet. It starts without any branch.
 * Returns its path.
 */
export async function ensureBare(root: string, projectId: string): Promise<string> {
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(projectId)) {
    throw new UserError(`${JSON.stringify(projectId)} is no project id: use what projectId() returns.`);
  }
  const bare = join(resolve(root), `${projectId}.git`);
  await ensureBareAt(bare);
  return bare;
}

/** The same at a path of one's own, where there is nothing or an empty folder. */
export async function ensureBareAt(bare: string): Promise<void> {
  if (await isThere(join(bare, 'HEAD'))) return;
  const folder = dirname(bare);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  // Under another name first: what a killed process left would be neither there nor not.
  const unfinished = join(folder, `${UNFINISHED}${makerTag()}-${randomBytes(6).toString('hex')}`);
  await makeBare(unfinished);
  try {
    await rename(unfinished, bare);
  } catch (error) {
    await removeTree(unfinished);
    if (!(await isThere(join(bare, 'HEAD')))) throw error;
  }
}

/** Makes a bare repository at a path where there is none. */
export async function makeBare(bare: string): Promise<void> {
  await mkdir(bare, { recursive: true, mode: 0o700 });
  await git(bare, ['init', '--quiet', '--bare', '--template=', `--initial-branch=${MAIN}`, bare]);
  await appendFile(join(bare, 'config'), FOR_OTHERS);
}

/** What this project keeps in a repository beside git's own files: all of it can be made again. */
export function ownFolder(bare: string): string {
  return join(resolve(bare), 'agent-session');
}

/**
 * The same, made where it is not there yet.
 * @throws UserError where there is no repository that it could be made in.
 */
export async function makeOwnFolder(bare: string): Promise<string> {
  if (!(await isThere(join(bare, 'HEAD')))) {
    throw new UserError(`There is no bare repository at ${bare}: ensureBare makes one.`);
  }
  await mkdir(ownFolder(bare), { recursive: true, mode: 0o700 });
  return ownFolder(bare);
}

/** Runs `work` with a folder that nobody else can open, on the repository's own disk, and removes it afterwards. */
export async function inWorkFolder<T>(bare: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(await makeOwnFolder(bare), `${WORK}${makerTag()}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The text of a file of its own; `undefined` where there is none. */
export async function readOwnFile(bare: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(ownFolder(bare), name), 'utf8');
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Writes a file of its own so that a reader sees all of it or what was there before. */
export async function writeOwnFile(bare: string, name: string, text: string): Promise<void> {
  const path = join(await makeOwnFolder(bare), name);
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, path);
}

/** How the names of work folders begin, for whoever removes those of processes that were killed. */
export const WORK = 'work-';

const UNFINISHED = 'unfinished-';

/** For those who push to the repository, or clone it, by other means: nothing is lost, and contents can wait. */
const FOR_OTHERS = `[receive]
\tdenyNonFastForwards = true
\tdenyDeletes = true
[uploadpack]
\tallowFilter = true
\tallowAnySHA1InWant = true
`;

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(UNFINISHED) && makerState(name) === 'gone') await removeTree(join(folder, name));
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
