import { join } from 'node:path';
import { exitFailure } from '../exec.ts';
import { inWorkFolder } from './bare.ts';
import { attemptGit, git } from './git.ts';

/** The id of the content of every file of a tree, by path. */
export type Listing = ReadonlyMap<string, TreeFile>;

export interface TreeFile {
  readonly blob: string;
  /** Bytes; `undefined` where the content has not been fetched. */
  readonly size?: number;
}

/** A path on which two trees differ, and what each has there. */
export interface Difference {
  readonly path: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/** Path → the blob that it is to have; `undefined` removes it. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** The files of a commit, or of its folder `below`. Sizes only where they are asked for: git looks up each. */
export async function listTree(
  bare: string,
  commit: string | undefined,
  { below, sizes = 'none' }: { below?: string; sizes?: 'none' | 'all' } = {},
): Promise<Listing> {
  const files = new Map<string, TreeFile>();
  if (commit === undefined) return files;
  const size = sizes === 'all' ? ['-l'] : [];
  const text = await git(bare, ['ls-tree', '-r', '-z', ...size, commit, ...(below === undefined ? [] : [`${below}/`])]);
  for (const line of text.split('\0')) {
    const tab = line.indexOf('\t');
    const [mode = '', type, blob = '', bytes] = line.slice(0, tab).split(/ +/);
    // Links and submodules are nothing that is written here.
    if (type !== 'blob' || !isFile(mode)) continue;
    files.set(line.slice(tab + 1), { blob, ...(bytes === undefined ? {} : { size: Number(bytes) }) });
  }
  return files;
}

/** The files that differ between two commits, found without looking into folders that are equal. */
export async function differences(bare: string, ours: string, theirs: string): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  const text = await git(bare, ['diff-tree', '-r', '-z', '--no-renames', '--no-ext-diff', ours, theirs]);
  const parts = text.split('\0');
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [fromMode = '', toMode = '', from = '', to = ''] = (parts[index] as string).slice(1).split(' ');
    const [one, other] = [isFile(fromMode) ? from : undefined, isFile(toMode) ? to : undefined];
    if (one !== other) found.push({ path: parts[index + 1] as string, ours: one, theirs: other });
  }
  return found;
}

/** What stands at the given paths of a commit. */
export async function blobsAt(
  bare: string,
  commit: string | undefined,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (commit === undefined || paths.length === 0) return found;
  // By tree, so that not one object is read for every path.
  if (paths.length > MOST_NAMED) {
    const all = await listTree(bare, commit);
    for (const path of paths) {
      const blob = all.get(path)?.blob;
      if (blob !== undefined) found.set(path, blob);
    }
    return found;
  }
  const text = await git(bare, ['--literal-pathspecs', 'ls-tree', '-z', commit, '--', ...paths]);
  for (const line of text.split('\0')) {
    const tab = line.indexOf('\t');
    const [, type, blob = ''] = line.slice(0, tab).split(' ');
    if (type === 'blob') found.set(line.slice(tab + 1), blob);
  }
  return found;
}

/** The id of a tree that is the commit's with some files changed; where there is no commit, of these files alone. */
export async function changedTree(bare: string, commit: string | undefined, changes: Changes): Promise<string> {
  return await inWorkFolder(bare, async (folder) => {
    // An index of its own: no other process sees or locks it.
    const environment = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(bare, commit === undefined ? ['read-tree', '--empty'] : ['read-tree', commit], { environment });
    const nothing = '0'.repeat(commit?.length ?? 40);
    // What goes first: a file may stand where another's folder is to be.
    const order = [...changes].sort(([, one], [, other]) => Number(one !== undefined) - Number(other !== undefined));
    const lines = order.map(([path, blob]) =>
      blob === undefined ? `0 ${nothing}\t${path}\0` : `100644 ${blob}\t${path}\0`,
    );
    if (lines.length > 0) {
      await git(bare, ['update-index', '-z', '--index-info'], { environment, input: lines.join('') });
    }
    // Of a repository that was fetched in part, not all contents are there.
    return (await git(bare, ['write-tree', '--missing-ok'], { environment })).trim();
  });
}

/** Makes a commit, which no branch knows of yet. */
export async function commitTree(
  bare: string,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
): Promise<string> {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  return (await git(bare, args, { input: message })).trim();
}

/** The commit that two have in common, one of the two where that is in the other; `undefined` where they began apart. */
export async function mergeBase(bare: string, ours: string, theirs: string): Promise<string | undefined> {
  const result = await attemptGit(bare, ['merge-base', ours, theirs]);
  if (result.exitCode > 1) throw exitFailure('git', result);
  return result.stdout.trim() || undefined;
}

const MOST_NAMED = 50;
function isFile(mode: string): boolean {
  return mode.startsWith('100');
}
