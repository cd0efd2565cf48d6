import { hasControlCharacter } from '../bundle/layout.ts';
import { parseManifest } from '../bundle/parse-manifest.ts';
import { IntegrityError } from '../errors.ts';
import { MAIN } from '../history/bare.ts';
import { readTexts } from '../history/blobs.ts';
import { branchFor } from '../history/branch-name.ts';
import { git } from '../history/git.ts';
import { fetchContents } from '../history/partial.ts';
import { tipOf } from '../history/refs.ts';
import { type SessionState, sessionStates } from '../history/session-states.ts';
import { sessionOf } from '../history/tracked-paths.ts';
import { listTree } from '../history/trees.ts';
import type { BundleQuery, FoundBundle } from './archive.ts';
import type { GitArchiveOptions } from './git.ts';
import { downloadState } from './git-download.ts';
import { parseSavedMessage, type SavedState } from './git-message.ts';
import { historyPlace } from './git-place.ts';
import { asArchiveTrouble, openToRead } from './git-repository.ts';

/** States of sessions in `main` and in the branch of the name, or in all branches, the newest first. */
export async function* findInHistory(options: GitArchiveOptions, query: BundleQuery): AsyncGenerator<FoundBundle> {
  const { name, runId } = query;
  const opened = await asArchiveTrouble(options, () =>
    openToRead(options, name === undefined ? 'all' : [branchFor(name)]),
  );
  if (opened === undefined) return;
  const { bare } = opened;
  const tips = await asArchiveTrouble(options, () => tipsFor(bare, name));
  const removed = await asArchiveTrouble(options, () => removedIn(bare, tips));
  const seen = new Set<string>();
  for await (const states of batches(inTimeOrder(sessionStates(bare, tips)))) {
    const fresh = states.filter(({ path, blob }) => {
      const key = `${path}\0${blob}`;
      return !seen.has(key) && !removed.has(sessionOf(path) ?? '') && seen.add(key);
    });
    const texts = await asArchiveTrouble(options, async () => {
      const blobs = fresh.map(({ blob }) => blob);
      await fetchContents(bare, blobs);
      return await readTexts(bare, blobs);
    });
    for (const [index, state] of fresh.entries()) {
      const inside = whatItTells(state.path, texts[index]);
      if (inside === undefined) continue;
      const told = { ...inside, name: state.saved?.name ?? inside.name, runId: state.saved?.runId ?? inside.runId };
      if ((name ?? told.name) !== told.name || (runId ?? told.runId) !== told.runId) continue;
      yield describe(options, bare, { ...state, ...told });
    }
  }
}

/** The commits to look through. */
export async function tipsFor(bare: string, name: string | undefined): Promise<readonly string[]> {
  if (name === undefined) {
    return (await git(bare, ['for-each-ref', '--format=%(objectname)', 'refs/heads/'])).split('\n').filter(Boolean);
  }
  const tips = [await tipOf(bare, branchFor(name)), await tipOf(bare, MAIN)];
  return tips.filter((tip) => tip !== undefined);
}

/** Sessions that were removed: what earlier commits still have of them is not brought back. */
export async function removedIn(bare: string, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const removed = new Set<string>();
  for (const tip of new Set(tips)) {
    for (const path of (await listTree(bare, tip, { below: 'removed' })).keys()) removed.add(sessionOf(path) ?? '');
  }
  return removed;
}

interface TimedState extends SessionState {
  /** What its commit says of it, where it is as it was saved. */
  readonly saved: SavedState | undefined;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** Git knows seconds; those that fall into one are put in order by what the commits say. */
async function* inTimeOrder(states: AsyncIterable<SessionState>): AsyncGenerator<TimedState> {
  let group: TimedState[] = [];
  const sorted = () => group.sort((one, other) => other.keptAt - one.keptAt);
  for await (const state of states) {
    if (group[0] !== undefined && group[0].time !== state.time) {
      yield* sorted();
      group = [];
    }
    const saved = parseSavedMessage(state.message);
    // A merge comes after what it merges.
    const keptAt = saved?.time ?? state.time + 999;
    group.push({ ...state, keptAt, saved: saved?.manifest === state.blob ? saved : undefined });
  }
  yield* sorted();
}

/** More at a time the further somebody looks: mostly the first is all that is wanted. */
async function* batches(states: AsyncIterable<TimedState>): AsyncGenerator<readonly TimedState[]> {
  let size = 16;
  let batch: TimedState[] = [];
  for await (const state of states) {
    if (batch.push(state) < size) continue;
    yield batch;
    batch = [];
    size = Math.min(size * 4, 4096);
  }
  if (batch.length > 0) yield batch;
}

/** `undefined` of a manifest that cannot be read. */
function whatItTells(
  path: string,
  text: string | undefined,
): { name: string; runId: number | undefined; size: number | undefined } | undefined {
  if (text === undefined) return undefined;
  try {
    if (path.startsWith('sealed/')) {
      const { name, source } = JSON.parse(text) as { name?: unknown; source?: { runId?: unknown } };
      const runId = source?.runId;
      if (typeof name !== 'string' || name === '' || name.length > 4096 || hasControlCharacter(name)) return undefined;
      return { name, runId: typeof runId === 'number' ? runId : undefined, size: undefined };
    }
    const { name, source, files, sessionId } = parseManifest(text);
    // One that says to be of another session than its path would be found where that one was removed.
    if (sessionId !== sessionOf(path)) return undefined;
    return { name, runId: source.runId, size: files.reduce((sum, file) => sum + file.size, 0) };
  } catch (error) {
    if (error instanceof IntegrityError || error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function describe(
  options: GitArchiveOptions,
  bare: string,
  state: TimedState & { name: string; runId: number | undefined; size: number | undefined },
): FoundBundle {
  const { name, runId, size, commit, path, blob, keptAt } = state;
  const id = sessionOf(path);
  const what = path.startsWith('sealed/') || id === undefined ? 'a sealed session' : `session ${id.slice(0, 8)}…`;
  const run = runId === undefined ? '' : ` of run ${runId}`;
  return {
    label: `${what} of ${name}${run} in ${historyPlace(options.location).shown}, commit ${commit.slice(0, 12)}`,
    name,
    size,
    createdAt: new Date(keptAt),
    origin: { runId, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
    download: (folder) =>
      asArchiveTrouble(options, () => downloadState(bare, { commit, path, blob, folder, largest: options.largest })),
  };
}
