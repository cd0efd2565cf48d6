import { MAIN } from '../history/bare.ts';
import { branchFor } from '../history/branch-name.ts';
import { type Branch, listBranches } from '../history/list-branches.ts';
import { publish } from '../history/publish.ts';
import { tipOf } from '../history/refs.ts';
import { type Removal, removeSession } from '../history/remove-session.ts';
import { kindOf, sessionOf } from '../history/tracked-paths.ts';
import { listTree } from '../history/trees.ts';
import { GIT_LIMITS, type GitArchiveOptions } from './git.ts';
import { asArchiveTrouble, type OpenedHistory, openHistory } from './git-repository.ts';

/** What `main` holds once a name is published. */
export interface Published {
  /** The commit that `main` is at. */
  readonly commit: string;
  readonly sessions: number;
}

/** Folds the branch of a name into `main`; `undefined` where nothing was ever kept under that name. */
export async function publishName(options: GitArchiveOptions, name: string): Promise<Published | undefined> {
  const branch = branchFor(name);
  return await withHistory(options, [branch], async (history) => {
    const { bare, remote } = history;
    if ((await tipOf(bare, branch)) === undefined) return undefined;
    const report = await publish(bare, branch, { log: options.log });
    const pushed = await remote?.push(MAIN);
    const commit = pushed?.commit ?? report.commit;
    return { commit, sessions: await countSessions(bare, commit) };
  });
}

/** The branches of a history, the one with the newest session first; none where there is no history. */
export async function branchesOf(options: GitArchiveOptions): Promise<readonly Branch[]> {
  return (await withHistory(options, 'all', ({ bare }) => listBranches(bare))) ?? [];
}

/** Removes a session from all branches, or says what would go; nothing where there is no history. */
export async function removeFromHistory(
  options: GitArchiveOptions,
  id: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Removal> {
  const removal = await withHistory(options, 'all', async ({ bare, remote }) => {
    const before = remote === undefined ? new Map<string, string>() : await tipsOf(bare);
    const removed = await removeSession(bare, id, { dryRun, log: options.log });
    if (remote === undefined || dryRun) return removed;
    for (const [branch, tip] of await tipsOf(bare)) if (before.get(branch) !== tip) await remote.push(branch);
    return removed;
  });
  return removal ?? { branches: [] };
}

async function withHistory<T>(
  options: GitArchiveOptions,
  branches: 'all' | readonly string[],
  work: (history: OpenedHistory) => Promise<T>,
): Promise<T | undefined> {
  return await asArchiveTrouble(options, async () => {
    const limit = (options.limits ?? GIT_LIMITS).read;
    const history = await openHistory(options, { branches, missing: 'none', limit });
    if (history === undefined) return undefined;
    try {
      return await work(history);
    } finally {
      await history.remote?.close();
    }
  });
}

async function countSessions(bare: string, commit: string): Promise<number> {
  const sessions = new Set<string | undefined>();
  for (const path of (await listTree(bare, commit)).keys()) {
    if (kindOf(path) === 'transcript' || path.startsWith('sealed/')) sessions.add(sessionOf(path));
  }
  sessions.delete(undefined);
  return sessions.size;
}

async function tipsOf(bare: string): Promise<ReadonlyMap<string, string>> {
  const tips = new Map<string, string>();
  for (const branch of [MAIN, ...(await listBranches(bare)).map((one) => one.branch)]) {
    const tip = await tipOf(bare, branch);
    if (tip !== undefined) tips.set(branch, tip);
  }
  return tips;
}
