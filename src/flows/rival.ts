import { setTimeout as sleep } from 'node:timers/promises';
import type { Archive } from '../archives/archive.ts';
import type { Rival } from '../bundle/lineage.ts';
import type { Log } from '../log.ts';
import { type TrustPolicy, whyNotTrusted } from './trust.ts';

export interface RivalRequest extends Omit<TrustPolicy, 'origins'> {
  readonly name: string;
  /** This run: what it kept itself is no rival. */
  readonly runId: number | undefined;
  /** RFC 3339: when the newest bundle of the name was kept that was there when this run restored. */
  readonly newestAt: string;
}

/** Milliseconds: what is looked up here only makes a line of the log. */
const LONGEST = 5000;

/** Entries of the archive that are looked at. */
const MOST = 20;

/**
 * Whether another run kept a session of the name since this one restored. `undefined` where none did, or where the archive
 * cannot be asked in a few seconds: a token expires while a job runs.
 */
export async function findRival(request: RivalRequest, archive: Archive, log: Log): Promise<Rival | undefined> {
  try {
    const ended = new AbortController();
    const late = sleep(LONGEST, undefined, { signal: ended.signal }).catch(() => undefined);
    return await Promise.race([look(request, archive), late]).finally(() => ended.abort());
  } catch (error) {
    log.debug(`It could not be looked up whether another run kept ${request.name}: ${String(error)}`);
    return undefined;
  }
}

async function look({ name, runId, newestAt, ...policy }: RivalRequest, archive: Archive): Promise<Rival | undefined> {
  let seen = 0;
  for await (const { createdAt, origin } of archive.find({ name, runId: undefined })) {
    seen += 1;
    if (createdAt.getTime() <= Date.parse(newestAt) || seen > MOST) return undefined;
    const isOwn = origin.runId !== undefined && origin.runId === runId;
    if (isOwn || whyNotTrusted(origin, { ...policy, origins: archive.origins }) !== undefined) continue;
    return { ...(origin.runId === undefined ? {} : { runId: origin.runId }), keptAt: createdAt.toISOString() };
  }
  return undefined;
}
