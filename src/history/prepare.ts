import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quoted } from '../bundle/layout.ts';
import { type Log, silentLog } from '../log.ts';
import { MAIN } from './bare.ts';
import { readBlobs } from './blobs.ts';
import { type FolderState, type KnownFile, saveFolderState } from './folder-state.ts';
import { mergeCommits } from './merge-commits.ts';
import { mtimesFor } from './mtimes.ts';
import { pack } from './packs.ts';
import { fetchContents } from './partial.ts';
import { placeFile, setTime } from './place-file.ts';
import { type HistoryOptions, preserveFolder } from './preserve.ts';
import { moveBranch, tipOf } from './refs.ts';
import { fileStat } from './scan-folder.ts';
import { kindOf } from './tracked-paths.ts';
import { listTree } from './trees.ts';

export interface PrepareReport {
  /** The commit that the branch is at now; `undefined` where there is no history yet. */
  readonly commit: string | undefined;
  /** Files that were written into the folder. */
  readonly written: number;
  /** Files that were not, because something else stood in their place than when the folder was read. */
  readonly kept: readonly string[];
}

/**
 * Brings the history of a branch, and `main`, into a folder, before an agent starts there: by adding. What is in the
 * folder already is committed to the branch first, so that nothing of it is lost, and merged with what comes in.
 * Transcripts get times by which the agent lists them in the order of their last rows.
 */
export async function prepare(
  bare: string,
  folder: string,
  branch: string,
  options: HistoryOptions = {},
): Promise<PrepareReport> {
  return await bringIn(bare, folder, branch, { log: silentLog, times: 'all', ...options });
}

/**
 * The same while an agent runs in the folder: `main` is taken in and what is in the folder preserved, never published. A
 * file that the agent writes to in that moment stays as it is.
 */
export async function refresh(
  bare: string,
  folder: string,
  branch: string,
  options: HistoryOptions = {},
): Promise<PrepareReport> {
  return await bringIn(bare, folder, branch, { log: silentLog, times: 'written', ...options });
}

async function bringIn(
  bare: string,
  folder: string,
  branch: string,
  { log, times }: { log: Log; times: 'all' | 'written' },
): Promise<PrepareReport> {
  await mkdir(folder, { recursive: true });
  const preserved = await preserveFolder(bare, folder, branch, log);
  const commit = await moveBranch(bare, branch, async (tip) => {
    const main = await tipOf(bare, MAIN);
    if (main === undefined || tip === undefined) return tip ?? main;
    const labels = { ours: branch, theirs: MAIN };
    return await mergeCommits(bare, { ours: tip, theirs: main, labels, subject: `Take ${MAIN} into ${branch}`, log });
  });
  const state = new Map(preserved.state);
  const { written, kept } = await writeOut(bare, folder, { commit, state, log });
  await setTimes(folder, state, times === 'all' ? state.keys() : written);
  await saveFolderState(bare, folder, branch, state);
  await pack(bare, log);
  return { commit, written: written.length, kept };
}

/** Writes what the folder does not have, and notes it in `state`. */
async function writeOut(
  bare: string,
  folder: string,
  { commit, state, log }: { commit: string | undefined; state: Map<string, KnownFile>; log: Log },
): Promise<{ written: readonly string[]; kept: readonly string[] }> {
  const missing: { path: string; blob: string }[] = [];
  for (const [path, { blob }] of await listTree(bare, commit)) {
    const kind = kindOf(path);
    // A path that no merge of ours would have made is not written anywhere.
    if (kind === undefined || kind === 'tombstone' || state.get(path)?.blob === blob) continue;
    missing.push({ path, blob });
  }
  await fetchContents(
    bare,
    missing.map(({ blob }) => blob),
  );
  const owner = process.getuid?.() === 0 ? await stat(folder) : undefined;
  const folders = new Set<string>();
  const [written, kept]: [string[], string[]] = [[], []];
  await readBlobs(
    bare,
    missing.map(({ blob }) => blob),
    async (index, { size, content }) => {
      const { path, blob } = missing[index] as { path: string; blob: string };
      const known: KnownFile | undefined = state.get(path);
      const placed = await placeFile({ folder, path, before: known?.stat, content, owner, folders });
      const now = placed && (await fileStat(join(folder, ...path.split('/'))));
      if (placed === undefined || now === undefined) {
        log.warning(
          `Kept ${quoted(path)} as it is in the folder: something else stands there, or it is just being written.`,
        );
        kept.push(path);
        return;
      }
      state.set(path, { stat: now, blob, activity: placed.activity, unsure: now.size !== size });
      written.push(path);
    },
  );
  return { written, kept };
}

async function setTimes(folder: string, state: Map<string, KnownFile>, paths: Iterable<string>): Promise<void> {
  const transcripts = [...(state as FolderState)].filter(([path]) => kindOf(path) === 'transcript');
  const times = mtimesFor(
    transcripts.map(([path, { activity }]) => [path, activity]),
    new Date(),
  );
  for (const path of [...paths]) {
    const [known, time] = [state.get(path), times.get(path)];
    if (known === undefined || time === undefined) continue;
    // One that an agent just wrote to has its time, and is read again when it is preserved.
    const now = await setTime(join(folder, ...path.split('/')), known.stat, time);
    if (now !== undefined) state.set(path, { ...known, stat: now });
  }
}
