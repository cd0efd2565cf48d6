import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Log } from '../log.ts';
import { chooseSession, type PlacedSession } from '../sessions/choose.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import { transcriptName } from '../sessions/session-files.ts';
import type { SessionStore, TranscriptEntry } from '../sessions/session-store.ts';
import { type TransferredFile, transferSessions } from '../sessions/transfer.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';
import { boundedStore } from './bounded-store.ts';
import type { CaptureRequest } from './capture.ts';
import { catchUp, movingLine } from './catch-up.ts';
import { inheritFiles } from './inherit-files.ts';
import { COPIED_AT_MOST, checkSessionSize } from './limits.ts';
import { oddities } from './oddities.ts';

/** The session a job used, copied to where its bundle is made. */
export interface StagedSession {
  readonly id: string;
  /** The session that was resumed, where the agent went on under another id. */
  readonly resumedFrom: string | undefined;
  readonly facts: TranscriptFacts | undefined;
  readonly files: readonly TransferredFile[];
  /** The folder of its files, and the same relative to the bundle's, with `/`. */
  readonly folder: string;
  readonly project: string;
  readonly transcript: string;
}

/** Copies the changed sessions in one pass, chooses the one the job used, and removes the copies of the others. */
export async function stageSession(
  request: CaptureRequest,
  { store, log }: { store: SessionStore; log: Log },
  { changed, folder: bundle }: { changed: readonly TranscriptEntry[]; folder: string },
): Promise<StagedSession | undefined> {
  const { agent, include, directory, maxSize, placed } = request;
  const ids = changed.map(({ id }) => id);
  const bounded = boundedStore(store, { largest: maxSize * COPIED_AT_MOST, log });
  const at = new Date();
  const inspect = { since: request.since };
  const staged = relocatedStore(bundle, request, 'ours');
  const former = restoredOf(placed);
  const { files } = await transferSessions(bounded, staged, { ids, agent, include, former, inspect });
  const project = posix.join('projects', agent.encodeDirectory(directory).name);
  const folder = join(bundle, project);

  const facts = factsOf(files);
  const choice = chooseSession(facts, directory);
  if (choice === undefined) {
    log.info('None of them is a conversation in the working directory.');
    return undefined;
  }
  const { id, others } = choice;
  for (const other of others) log.info(`Session ${other} changed too, but session ${id} has the newer last row.`);
  const copied = files.filter((file) => file.sessionId === id || file.kind === 'memory');
  for (const file of files.filter((file) => !copied.includes(file))) await rm(join(folder, file.path));
  const listed = changed.find((entry) => entry.id === id)?.size;
  const copying = { from: bounded, to: staged, folder, agent, include, former, inspect, log };
  const { files: quiet, moving } = await catchUp({ id, files: copied, facts: facts.get(id), listed, at }, copying);
  const resumedFrom = originOf(id, facts.get(id), { ...request, log });
  const chosen = resumedFrom === undefined ? quiet : await inheritFiles({ id, files: quiet, resumedFrom }, copying);
  checkSessionSize(id, chosen, maxSize);
  const own = factsOf(chosen).get(id);
  if (moving !== undefined) log.info(movingLine(moving, own));
  for (const line of own === undefined ? [] : oddities(id, own)) log.info(line);
  const transcript = join(folder, transcriptName(id));
  return { id, resumedFrom, facts: own, files: chosen, folder, project, transcript };
}

function factsOf(files: readonly TransferredFile[]): ReadonlyMap<string, TranscriptFacts> {
  return new Map(files.flatMap(({ sessionId, facts }) => (facts === undefined ? [] : [[sessionId, facts] as const])));
}

/**
 * A session that was not there before goes on from the one that was put there: the agent gave it a new id, and copied
 * the rows. Where they would have kept their times, and all are later than that one's, it began by itself.
 */
function originOf(
  id: string,
  facts: TranscriptFacts | undefined,
  { agent, placed, restored, log }: CaptureRequest & { log: Log },
): string | undefined {
  const former = restoredOf(placed);
  if (former === undefined || placed.some((session) => session.id === id)) return undefined;
  const [began, left] = [facts?.earliestTimestamp, restored?.figures?.lastTimestamp];
  const isLater = Date.parse(began ?? '') > Date.parse(left ?? '');
  if (!isLater || !agent.keepsTimes(facts?.agentVersion)) return former;
  log.warning(
    `The agent began session ${id} and did not go on with session ${former}, which was restored. To go on with it, start the agent with the output args. The name now means the new session; the input session-id restores the other.`,
  );
  return undefined;
}

function restoredOf(placed: readonly PlacedSession[]): string | undefined {
  return placed.findLast(({ beside }) => beside !== true)?.id;
}
