import { isSessionId } from '../bundle/layout.ts';
import { UserError } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { sessionOfFirstRow } from '../sessions/first-row.ts';
import { readBlobs, writeBlobs } from './blobs.ts';
import { commitChanges, factsOf } from './facts.ts';
import { git } from './git.ts';
import { moveBranch } from './refs.ts';
import { isLooseSubagent, sessionOf, tombstonePath } from './tracked-paths.ts';
import { listTree } from './trees.ts';

export interface Removal {
  /** Branches that hold files of the session, `main` among them, and which files these are. */
  readonly branches: readonly { readonly branch: string; readonly paths: readonly string[] }[];
}

/**
 * Removes a session from `main` and from every branch, by a commit on each that also keeps a merge from bringing it back.
 * Earlier commits still have it. With `dryRun` nothing is changed, and what would go is returned.
 */
export async function removeSession(
  bare: string,
  id: string,
  { dryRun = false, log = silentLog }: { readonly dryRun?: boolean; readonly log?: Log } = {},
): Promise<Removal> {
  if (!isSessionId(id)) throw new UserError(`${JSON.stringify(id.slice(0, 60))} is no session id.`);
  const names = (await git(bare, ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/'])).split('\n');
  const branches: { branch: string; paths: readonly string[] }[] = [];
  for (const branch of names.filter((name) => name !== '')) {
    const paths = await pathsOf(bare, `refs/heads/${branch}`, id);
    if (paths.length > 0) branches.push({ branch, paths });
  }
  if (dryRun || branches.length === 0) return { branches };
  // The same for all, so that two branches do not differ in it.
  const loose = [...new Set(branches.flatMap(({ paths }) => paths.filter(isLooseSubagent)))].sort();
  const text = Buffer.from(loose.map((path) => `${path}\n`).join(''));
  const [stone = ''] = await writeBlobs(bare, [
    {
      size: text.length,
      content: async function* () {
        yield text;
      },
    },
  ]);
  for (const branch of names.filter((name) => name !== '')) {
    await moveBranch(bare, branch, async (tip) =>
      tip === undefined ? undefined : await commitRemoval(bare, { tip, id, stone }),
    );
    log.info(`Removed session ${id} from ${branch}.`);
  }
  return { branches };
}

/** The files of a session that a commit, or a branch, holds. */
async function pathsOf(bare: string, commit: string, id: string): Promise<readonly string[]> {
  const files = await listTree(bare, commit);
  const loose = [...files].filter(([path]) => isLooseSubagent(path));
  const own = new Set<string>();
  await readBlobs(
    bare,
    loose.map(([, { blob }]) => blob),
    async (index, { content }) => {
      if ((await sessionOfFirstRow(content)) === id) own.add((loose[index] as (typeof loose)[number])[0]);
    },
  );
  const isOwn = (path: string) => own.has(path) || (sessionOf(path) === id && path !== tombstonePath(id));
  return [...files.keys()].filter(isOwn);
}

async function commitRemoval(
  bare: string,
  { tip, id, stone }: { tip: string; id: string; stone: string },
): Promise<string> {
  const changes = new Map<string, string | undefined>();
  for (const path of await pathsOf(bare, tip, id)) changes.set(path, undefined);
  changes.set(tombstonePath(id), stone);
  const { activity } = await factsOf(bare, tip);
  return (await commitChanges(bare, { parents: [tip], changes, subject: `Remove session ${id}`, activity })) ?? tip;
}
