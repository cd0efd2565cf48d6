import { git } from './git.ts';
import { isPartial } from './partial.ts';
import { kindOf, sessionOf } from './tracked-paths.ts';
import { type Changes, changedTree, commitTree, type Listing, listTree } from './trees.ts';

/** What is told of the sessions of a commit. */
export interface Facts {
  readonly sessions: number;
  /** Bytes of all files; `undefined` where contents were not fetched. */
  readonly size: number | undefined;
  /** Milliseconds since 1970 of the last row of all transcripts; `undefined` where none names a time. */
  readonly activity: number | undefined;
}

const SESSIONS = 'Agent-sessions';
const SIZE = 'Agent-session-bytes';
const ACTIVITY = 'Agent-session-activity';

/** The facts that the message of a commit tells; `undefined` of a commit that was made by other means. */
export function parseFacts(message: string): Facts | undefined {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (.*)$/gm), ([, key = '', value = '']) => [key, value] as const),
  );
  const [sessions, size] = [toCount(told.get(SESSIONS)), toCount(told.get(SIZE))];
  const activity = Date.parse(told.get(ACTIVITY) ?? '');
  if (sessions === undefined) return undefined;
  return { sessions, size, activity: Number.isNaN(activity) ? undefined : activity };
}

/** What commits tell, or, of those that do not, what can be seen; and their trees. */
export async function factsOf(
  bare: string,
  commits: readonly string[],
): Promise<readonly (Facts & { readonly tree: string })[]> {
  if (commits.length === 0) return [];
  const format = '--format=%H%x00%T%x00%ct%x00%B%x00';
  const parts = (await git(bare, ['log', '--no-walk=unsorted', format, ...commits])).split('\0');
  const facts: (Facts & { tree: string })[] = [];
  for (let index = 0; index + 3 < parts.length; index += 4) {
    const [commit = '', tree = '', seconds, message = ''] = parts.slice(index, index + 4);
    const told = parseFacts(message);
    const seen = told ?? countFacts(await listTree(bare, commit.trim(), await sizesIn(bare)));
    facts.push({ tree, activity: Number(seconds) * 1000, ...seen });
  }
  return facts;
}

/**
 * Commits `changes` on top of the first of `parents`, with what can be told of the sessions in it. `undefined` where
 * nothing changes and there is nothing to join. `activity` is that of the changes, to which that of the parents is
 * added, unless `activityNow` says what it is with the changes.
 */
export async function commitChanges(
  bare: string,
  {
    parents,
    changes,
    subject,
    activity,
    activityNow,
  }: {
    parents: readonly string[];
    changes: Changes;
    subject: string;
    activity?: number | undefined;
    activityNow?: { readonly time: number | undefined };
  },
): Promise<string | undefined> {
  const before = await factsOf(bare, parents);
  const tree = await changedTree(bare, parents[0], changes);
  if (parents.length === 1 && tree === before[0]?.tree) return undefined;
  const counted = countFacts(await listTree(bare, tree, await sizesIn(bare)));
  const added = before.reduce((time, facts) => later(time, facts.activity), activity);
  const latest = activityNow === undefined ? added : activityNow.time;
  return await commitTree(bare, { tree, parents, message: messageOf(subject, { ...counted, activity: latest }) });
}

/** The later of two times, either of which may not be known. */
export function later(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}

function countFacts(files: Listing): Omit<Facts, 'activity'> {
  const sessions = new Set<string | undefined>();
  let size: number | undefined = 0;
  for (const [path, file] of files) {
    if (kindOf(path) === 'transcript') sessions.add(sessionOf(path));
    // A sealed session shows nothing but its id.
    else if (path.startsWith('sealed/') && sessionOf(path) !== undefined) sessions.add(sessionOf(path));
    size = size === undefined || file.size === undefined ? undefined : size + file.size;
  }
  return { sessions: sessions.size, size };
}

function toCount(text = ''): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Asking for the size of what was not fetched would fetch it. */
async function sizesIn(bare: string): Promise<{ sizes: 'all' | 'none' }> {
  return { sizes: (await isPartial(bare)) ? 'none' : 'all' };
}

function messageOf(subject: string, { sessions, size, activity }: Facts): string {
  const trailers = [
    `${SESSIONS}: ${sessions}`,
    ...(size === undefined ? [] : [`${SIZE}: ${size}`]),
    ...(activity === undefined ? [] : [`${ACTIVITY}: ${new Date(activity).toISOString()}`]),
  ];
  return `${subject}\n\n${trailers.join('\n')}\n`;
}
