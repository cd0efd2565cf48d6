import type { TranscriptFacts } from '../transcript/inspect.ts';
import type { TranscriptEntry } from './session-store.ts';

/** A session that was put into the store before the agent started, and how large its transcript was then (bytes). */
export interface PlacedSession {
  readonly id: string;
  readonly size: number;
  /** Whether it only lies beside the one that the job is to go on with. */
  readonly beside?: true;
}

/** A session as it was before the agent started; its time in milliseconds. */
export interface UntouchedSession {
  readonly id: string;
  readonly size: number;
  readonly mtime: number;
}

/**
 * The sessions a job may have used, by their transcripts' size and time alone: the restored one if it grew, else every
 * one that changed since the job began, the restored one too if it shrank. The clock is that of the machine the store
 * is on; file times may be whole seconds.
 */
export function changedSessions(
  entries: readonly TranscriptEntry[],
  { placed, since, untouched = [] }: ChangeFacts,
): readonly TranscriptEntry[] {
  // What was put there twice is as it was put last.
  const put = new Map(placed.map((session) => [session.id, session]));
  const grown = entries.filter(({ id, size }) => {
    const before = put.get(id);
    return before !== undefined && before.beside !== true && size > before.size;
  });
  if (grown.length > 0) return grown;
  const start = Math.floor(since.getTime() / 1000) * 1000;
  return entries.filter((entry) => {
    const before = put.get(entry.id);
    if (entry.size === 0) return false;
    if (before !== undefined) return entry.size !== before.size;
    return (
      entry.mtime.getTime() >= start &&
      !untouched.some(
        ({ id, size, mtime }) => id === entry.id && size === entry.size && mtime === entry.mtime.getTime(),
      )
    );
  });
}

/** Whether a store has less of a session than was put there: none of it, or a transcript that was cut. */
export function isLost(id: string, entries: readonly TranscriptEntry[], placed: readonly PlacedSession[]): boolean {
  const put = placed.findLast((session) => session.id === id);
  return put !== undefined && (entries.find((entry) => entry.id === id)?.size ?? 0) < put.size;
}

/** What is known of a store from before the agent started. */
export interface ChangeFacts {
  readonly placed: readonly PlacedSession[];
  /** When the job began. */
  readonly since: Date;
  /** Sessions whose time is after that without the job's doing, while they are as they were. */
  readonly untouched?: readonly UntouchedSession[];
}

/** What tells whether a transcript is the conversation that is looked for. */
export type TellingFacts = Pick<TranscriptFacts, 'userRows' | 'directories' | 'lastTimestamp'>;

export interface Choice {
  readonly id: string;
  /** Sessions that could have been meant as well, newest first. */
  readonly others: readonly string[];
}

/**
 * Of several sessions the one the job used: its rows name the working directory, it has a turn of a user and is not
 * a sub-agent's; the newest by its last row. `undefined` where there is none.
 */
export function chooseSession(facts: ReadonlyMap<string, TellingFacts>, directory: string): Choice | undefined {
  const conversations = [...facts].filter(([, fact]) => fact.userRows > 0);
  // Two directories can share a folder: its name keeps letters and digits only.
  const here = conversations.filter(
    ([, { directories }]) => directories.length === 0 || directories.some((named) => isWithin(named, directory)),
  );
  const [first, ...others] = here.sort(([, a], [, b]) => (b.lastTimestamp ?? '').localeCompare(a.lastTimestamp ?? ''));
  return first && { id: first[0], others: others.map(([id]) => id) };
}

function isWithin(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory.replace(/[\\/]$/, '')}/`);
}
