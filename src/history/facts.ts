import { git } from './git.ts';
import { isPartial } from './partial.ts';
import { kindOf, sessionOf } from './tracked-paths.ts';
import { type Changes, changedTree, commitTree, type Listing, listTree, treeOf } from './trees.ts';

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

/** What a commit tells, or, of one that does not, what can be seen. */
export async function factsOf(bare: string, commit: string): Promise<Facts> {
  const [seconds, message = ''] = (await git(bare, ['log', '-1', '--format=%ct%x00%B', commit])).split('\0');
  const told = parseFacts(message);
  if (told !== undefined) return told;
  return { ...countFacts(await listTree(bare, commit, await sizesIn(bare))), activity: Number(seconds) * 1000 };
}

/**
 * Commits `changes` on top of the first of `parents`, with what can be told of the sessions in it. `undefined` where
 * nothing changes and there is nothing to join.
 */
export async function commitChanges(
  bare: string,
  {
    parents,
    changes,
    subject,
    activity,
  }: { parents: readonly string[]; changes: Changes; subject: string; activity: number | undefined },
): Promise<string | undefined> {
  const [first] = parents;
  const tree = await changedTree(bare, first, changes);
  if (parents.length === 1 && first !== undefined && tree === (await treeOf(bare, first))) return undefined;
  const counted = countFacts(await listTree(bare, tree, await sizesIn(bare)));
  return await commitTree(bare, { tree, parents, message: messageOf(subject, { ...counted, activity }) });
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
