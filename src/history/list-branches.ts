import { MAIN } from './bare.ts';
import { sandboxOf } from './branch-name.ts';
import { factsOf, parseFacts } from './facts.ts';
import { git } from './git.ts';
import { tipOf } from './refs.ts';

/** A branch of a history, which a sandbox preserves its sessions on. */
export interface Branch {
  readonly branch: string;
  /** `undefined` of a branch that belongs to none. */
  readonly sandbox: string | undefined;
  readonly commit: string;
  /** When the newest of its sessions had its last row; `undefined` where no row names a time. */
  readonly lastActivity: Date | undefined;
  /** Whether all of it is in `main`. */
  readonly published: boolean;
  readonly sessions: number;
  /** Bytes of all files; `undefined` where the contents were not fetched. */
  readonly size: number | undefined;
}

/** The branches of a repository, without `main`, the one with the newest session first. No file is read for it. */
export async function listBranches(bare: string): Promise<readonly Branch[]> {
  const format = '%(refname:lstrip=2)%00%(objectname)%00%(contents)%00';
  const parts = (await git(bare, ['for-each-ref', `--format=${format}`, 'refs/heads/'])).split('\0');
  const published = await publishedBranches(bare);
  const branches: Branch[] = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [name = '', commit = '', message = ''] = parts.slice(index, index + 3);
    const branch = name.trimStart();
    if (branch === MAIN) continue;
    const [facts] = [parseFacts(message) ?? (await factsOf(bare, [commit]))[0]];
    if (facts === undefined) continue;
    branches.push({
      branch,
      sandbox: sandboxOf(branch),
      commit,
      lastActivity: facts.activity === undefined ? undefined : new Date(facts.activity),
      published: published.has(branch),
      sessions: facts.sessions,
      size: facts.size,
    });
  }
  return branches.sort(newestFirst);
}

async function publishedBranches(bare: string): Promise<ReadonlySet<string>> {
  if ((await tipOf(bare, MAIN)) === undefined) return new Set();
  const merged = `--merged=refs/heads/${MAIN}`;
  return new Set(
    (await git(bare, ['for-each-ref', merged, '--format=%(refname:lstrip=2)', 'refs/heads/'])).split('\n'),
  );
}

function newestFirst(one: Branch, other: Branch): number {
  const difference = (other.lastActivity?.getTime() ?? 0) - (one.lastActivity?.getTime() ?? 0);
  return difference || (one.branch < other.branch ? -1 : 1);
}
