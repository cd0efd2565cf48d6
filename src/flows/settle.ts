import { setTimeout as sleep } from 'node:timers/promises';
import type { FileGlance, SessionStore } from '../sessions/session-store.ts';
import type { TransferredFile } from '../sessions/transfer.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';

// Milliseconds.
export const LONGEST_WAIT = 5000;
/** Without a change, it counts as quiet: an agent writes rows in one go, however long it thinks between them. */
const QUIET = 1000;
const PAUSE = 250;
/** A file that was changed so short a time ago may be changed again. The engine tells whole seconds. */
const RECENT = 4000;

/** What came of waiting for a session that may still be written to. */
export interface Settling {
  /** The files that changed since they were copied: paths relative to the project folder. */
  readonly moved: ReadonlySet<string>;
  /** Whether nothing changed any more in the end. */
  readonly quiet: boolean;
  /** Milliseconds. */
  readonly waited: number;
}

/**
 * Whether a session that was copied may still have been written to: a cancelled `docker exec` leaves the agent running.
 * Told from what is known already, so that an agent that has ended costs nothing. `listed` is the size its transcript
 * had a moment before, in bytes; `at` that moment, by the clock of this machine.
 */
export function mayMove(
  files: readonly TransferredFile[],
  { facts, listed, at }: { facts: TranscriptFacts | undefined; listed: number | undefined; at: Date },
): boolean {
  const rows = files.filter(({ path }) => path.endsWith('.jsonl'));
  if (rows.some(({ endsOpen }) => endsOpen)) return true;
  if (files.some(({ kind, read }) => kind === 'transcript' && read !== listed)) return true;
  const isRecent = ({ mtime }: TransferredFile) => Math.abs(at.getTime() - mtime.getTime()) < RECENT;
  return facts?.inTurn === true && rows.some(isRecent);
}

/** Waits until the files of a session that was copied are quiet: `longest` at most, and a second where nothing moves. */
export async function settle(
  store: SessionStore,
  { id, files: copied, longest }: { id: string; files: readonly TransferredFile[]; longest: number },
): Promise<Settling> {
  const own = copied.filter(({ kind }) => kind !== 'memory');
  const names = [...new Set(own.map(({ path }) => path.split('/')[0] ?? ''))];
  const start = Date.now();
  const ending = (moved: ReadonlySet<string>, quiet: boolean) => ({ moved, quiet, waited: Date.now() - start });
  // An engine that does not answer must not hold up the copy that is there.
  const look = () =>
    Promise.race([
      store.glance(id, names).catch(() => undefined),
      sleep(Math.max(0, longest - (Date.now() - start)), undefined),
    ]);

  let last = await look();
  if (last === undefined) return ending(new Set(), true);
  const sizes = new Map(own.map(({ path, read }) => [path, read]));
  const moved = new Set([...last].flatMap(([path, { size }]) => ((sizes.get(path) ?? size) === size ? [] : [path])));
  let since = start;
  while (Date.now() - start < longest) {
    if (Date.now() - since >= QUIET) return ending(moved, true);
    await sleep(PAUSE);
    const next = await look();
    if (next === undefined) break;
    const changed = changes(last, next);
    for (const path of changed) moved.add(path);
    if (changed.length > 0) since = Date.now();
    last = next;
  }
  return ending(moved, moved.size === 0);
}

function changes(before: ReadonlyMap<string, FileGlance>, now: ReadonlyMap<string, FileGlance>): readonly string[] {
  return [...now].flatMap(([path, { size, mtime }]) => {
    const old = before.get(path);
    return old?.size === size && old.mtime.getTime() === mtime.getTime() ? [] : [path];
  });
}
