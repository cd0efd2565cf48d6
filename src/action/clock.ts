import { uptime } from 'node:os';
import type { Log } from '../log.ts';
import type { UntouchedSession } from '../sessions/choose.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** When a step began, by the clock, and by a count that nobody sets. */
export interface Beginning {
  /** RFC 3339. */
  readonly startedAt: string;
  /** Seconds that the machine had run then. */
  readonly uptime?: number;
}

export function beginning(): Beginning {
  return { startedAt: new Date().toISOString(), uptime: uptime() };
}

/** When the job began, by the clock as it is now: what was written after one was set back is older than the start it gave. */
export function beganAt({ startedAt, uptime: then }: Beginning, log: Log): Date {
  const start = Date.parse(startedAt);
  const now = uptime();
  // A machine that was started anew counts from zero.
  if (then === undefined || now < then) return new Date(start);
  const setBack = start + (now - then) * 1000 - Date.now();
  if (setBack < TOLERANCE) return new Date(start);
  const told = setBack < 120_000 ? `${Math.round(setBack / 1000)} seconds` : `${Math.round(setBack / 60_000)} minutes`;
  log.info(
    `The clock of this machine was set back by ${told} while the job ran: sessions are looked for from then on.`,
  );
  return new Date(start - setBack);
}

/** Milliseconds. A clock that is kept right is moved by less. */
const TOLERANCE = 2000;

/** Sessions that a clock which was ahead dated after now: by their time they would count as changed by this job. */
export async function sessionsAhead(store: SessionStore): Promise<readonly UntouchedSession[]> {
  const ahead = (await store.list()).filter(({ mtime }) => mtime.getTime() > Date.now());
  return ahead.map(({ id, size, mtime }) => ({ id, size, mtime: mtime.getTime() }));
}
