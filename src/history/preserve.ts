import { join } from 'node:path';
import { quoted } from '../bundle/layout.ts';
import { UserError } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { openWithin } from '../sessions/open-within.ts';
import { MAIN, makeOwnFolder } from './bare.ts';
import { type NewBlob, writeBlobs } from './blobs.ts';
import { commitChanges, later } from './facts.ts';
import { type FolderState, isTooFresh, type KnownFile, loadFolderState, saveFolderState } from './folder-state.ts';
import { lastRowTime } from './last-row.ts';
import { mergeSides } from './merge-sides.ts';
import { checkNoted, ForgottenError } from './noted-contents.ts';
import { pack } from './packs.ts';
import { moveBranch } from './refs.ts';
import { readRange } from './row-source.ts';
import { type FileStat, type FoundFile, isSameStat, scanFolder, toFileStat } from './scan-folder.ts';
import { kindOf } from './tracked-paths.ts';
import { type Difference, listTree } from './trees.ts';

export interface HistoryOptions {
  readonly log?: Log;
}

export interface PreserveReport {
  /** The commit that the branch is at now; `undefined` where there is nothing in it and nothing in the folder. */
  readonly commit: string | undefined;
  /** Whether the branch moved. */
  readonly moved: boolean;
  /** Files that were new or had changed since the folder and the branch last met. */
  readonly changed: number;
}

/**
 * Commits what is in `folder` to the branch of a sandbox; never to `main`. A file that is not in the folder stays in the
 * branch, and what the branch has besides is merged with it: a fresh folder takes nothing away.
 */
export async function preserve(
  bare: string,
  folder: string,
  branch: string,
  { log = silentLog }: HistoryOptions = {},
): Promise<PreserveReport> {
  const { report, state } = await preserveFolder(bare, folder, branch, log);
  await saveFolderState(bare, folder, branch, state);
  await pack(bare, log);
  return report;
}

/** The same, without noting what is known of the folder, which is returned. */
export async function preserveFolder(
  bare: string,
  folder: string,
  branch: string,
  log: Log,
): Promise<{ report: PreserveReport; state: FolderState }> {
  if (branch === MAIN)
    throw new UserError(`Sessions are preserved on the branch of a sandbox, and published to ${MAIN}.`);
  await makeOwnFolder(bare);
  const before = await loadFolderState(bare, folder, branch);
  try {
    return await preserveFound(bare, folder, { branch, before, log });
  } catch (error) {
    if (!(error instanceof ForgottenError)) throw error;
    log.debug(`${bare} lost contents that it had: all files of ${folder} are read again.`);
    return await preserveFound(bare, folder, { branch, before: new Map(), log });
  }
}

async function preserveFound(
  bare: string,
  folder: string,
  { branch, before, log }: { branch: string; before: FolderState; log: Log },
): Promise<{ report: PreserveReport; state: FolderState }> {
  const found = await scanFolder(folder, log);
  const { state, changed } = await store(bare, folder, { found, before, log });
  let moved = false;
  const commit = await moveBranch(bare, branch, async (tip) => {
    const next = await commitFolder(bare, branch, { tip, state, before, log });
    moved = next !== tip;
    return next;
  });
  return { report: { commit, moved, changed }, state };
}

/** Brings the contents of new and changed files into the repository; those of the others are there. */
async function store(
  bare: string,
  folder: string,
  { found, before, log }: { found: readonly FoundFile[]; before: FolderState; log: Log },
): Promise<{ state: FolderState; changed: number }> {
  const state = new Map<string, KnownFile>();
  const changed: string[] = [];
  for (const { path, stat } of found) {
    const known = before.get(path);
    if (known !== undefined && isSameStat(known.stat, stat)) state.set(path, known);
    else changed.push(path);
  }
  if (changed.length === 0) return { state, changed: 0 };
  const started = new Date();
  const read: { path: string; stat: FileStat; activity: number | undefined }[] = [];
  const blobs = await writeBlobs(bare, contentsOf(folder, changed, { read, log }));
  for (const [index, { path, stat, activity }] of read.entries()) {
    state.set(path, { stat, blob: blobs[index] as string, activity, unsure: isTooFresh(stat, started) });
  }
  return { state, changed: read.length };
}

async function* contentsOf(
  folder: string,
  paths: readonly string[],
  { read, log }: { read: { path: string; stat: FileStat; activity: number | undefined }[]; log: Log },
): AsyncGenerator<NewBlob> {
  for (const path of paths) {
    const root = join(folder, path.split('/')[0] as string);
    const file = await openWithin(root, join(folder, ...path.split('/')));
    if (file === undefined) {
      log.warning(`Left out ${quoted(path)}: it is no regular file any more.`);
      continue;
    }
    try {
      const stat = toFileStat(await file.stat({ bigint: true }));
      const activity = kindOf(path) === 'transcript' ? await lastRowTime(file, stat.size) : undefined;
      read.push({ path, stat, activity });
      // A file that is being appended to is read as far as it went when it was opened.
      yield { size: stat.size, content: () => readRange(file, 0, stat.size) };
    } finally {
      await file.close();
    }
  }
}

async function commitFolder(
  bare: string,
  branch: string,
  { tip, state, before, log }: { tip: string | undefined; state: FolderState; before: FolderState; log: Log },
): Promise<string | undefined> {
  const files = await listTree(bare, tip);
  const differences: Difference[] = [];
  for (const [path, { blob }] of state) {
    const ours = files.get(path)?.blob;
    if (ours !== blob) differences.push({ path, ours, theirs: blob });
  }
  if (differences.length === 0) return tip;
  await checkNoted(bare, differences, { state, before });
  for (const [path, { blob }] of files) if (!state.has(path)) differences.push({ path, ours: blob, theirs: undefined });
  const known = async (paths: readonly string[]) =>
    new Map(paths.flatMap((path) => (before.has(path) ? [[path, (before.get(path) as KnownFile).blob] as const] : [])));
  const labels = { ours: branch, theirs: branch };
  const changes = await mergeSides({
    bare,
    ours: tip,
    files,
    theirs: undefined,
    differences,
    before: known,
    labels,
    log,
  });
  if (changes.size === 0) return tip;
  let activity: number | undefined;
  for (const path of changes.keys()) activity = later(activity, state.get(path)?.activity);
  const parents = tip === undefined ? [] : [tip];
  return (await commitChanges(bare, { parents, changes, subject: `Preserve ${branch}`, activity })) ?? tip;
}
