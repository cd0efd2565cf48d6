import { isSessionId } from '../bundle/layout.ts';
import { UserError } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { sessionOfFirstRow } from '../sessions/first-row.ts';
import { rowReader } from '../transcript/row-reader.ts';
import { readBlobs, writeBlobs } from './blobs.ts';
import { commitChanges, factsOf, later } from './facts.ts';
import { git } from './git.ts';
import { moveBranch } from './refs.ts';
import { isLooseSubagent, kindOf, sessionOf, tombstonePath } from './tracked-paths.ts';
import { type Changes, listTree } from './trees.ts';

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
  const activityNow = { time: await activityWithout(bare, tip, changes) };
  return (await commitChanges(bare, { parents: [tip], changes, subject: `Remove session ${id}`, activityNow })) ?? tip;
}

/** The time of the last row of all transcripts that stay. They are read only where it could have been the removed one's. */
async function activityWithout(bare: string, tip: string, changes: Changes): Promise<number | undefined> {
  const transcripts = [...(await listTree(bare, tip))].filter(([path]) => kindOf(path) === 'transcript');
  const blobsOf = (wanted: 'leaves' | 'stays') =>
    transcripts.flatMap(([path, { blob }]) => (changes.has(path) === (wanted === 'leaves') ? [blob] : []));
  const [told] = await factsOf(bare, [tip]);
  const removed = await lastTimeOf(bare, blobsOf('leaves'));
  if (told?.activity !== undefined && (removed ?? 0) < told.activity) return told.activity;
  return await lastTimeOf(bare, blobsOf('stays'));
}

async function lastTimeOf(bare: string, blobs: readonly string[]): Promise<number | undefined> {
  let last: number | undefined;
  await readBlobs(bare, blobs, async (_index, { content }) => {
    let own: number | undefined;
    const reader = rowReader(['timestamp'], ({ valid, values }) => {
      const time = valid && typeof values.timestamp === 'string' ? Date.parse(values.timestamp) : Number.NaN;
      own = Number.isNaN(time) ? own : time;
    });
    for await (const chunk of content) reader.feed(chunk, 0, chunk.length);
    reader.end();
    last = later(last, own);
  });
  return last;
}
