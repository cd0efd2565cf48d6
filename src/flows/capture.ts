import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Agent, Sidecar } from '../agents/agent.ts';
import type { Archive, SavedBundle } from '../archives/archive.ts';
import type { CaptureSource } from '../bundle/manifest.ts';
import { openStaging, writeManifest } from '../bundle/stage.ts';
import type { Log } from '../log.ts';
import { changedSessions, chooseSession, type PlacedSession } from '../sessions/choose.ts';
import { type SessionExtent, sessionExtent } from '../sessions/extent.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import { transcriptName } from '../sessions/session-files.ts';
import type { SessionStore, TranscriptEntry } from '../sessions/session-store.ts';
import { type TransferredFile, transferSessions } from '../sessions/transfer.ts';
import { lastAnswers } from '../transcript/answers.ts';
import { inspect, type TranscriptFacts } from '../transcript/inspect.ts';
import { checkSessionSize, checkTranscriptSizes } from './limits.ts';
import { manifestOf } from './manifest-of.ts';

export interface CaptureRequest {
  readonly agent: Agent;
  readonly name: string;
  readonly include: readonly Sidecar[];
  /** Bytes. */
  readonly maxSize: number;
  /** When the job began, by the clock of the machine the sandbox is on. */
  readonly since: Date;
  /** What was put into the store before the agent started. */
  readonly placed: readonly PlacedSession[];
  /** What the paths of the bundle are written for. */
  readonly directory: string;
  readonly configDirectory: string;
  readonly source: CaptureSource;
  /** How many of the agent's last answers to report. */
  readonly answers: number;
  readonly tempDir: string;
}

/** A session that was captured and kept. */
export interface CapturedSession {
  readonly id: string;
  /** The session that was resumed, where the agent went on under another id. */
  readonly resumedFrom: string | undefined;
  readonly saved: SavedBundle;
  readonly extent: SessionExtent;
  /** The agent's last answers, oldest first. */
  readonly answers: readonly string[];
}

interface Ports {
  readonly store: SessionStore;
  readonly archive: Archive;
  readonly log: Log;
}

/** Copies the session the job used out of `store` and keeps it in `archive`; `undefined` where the job used none. */
export async function capture(request: CaptureRequest, ports: Ports): Promise<CapturedSession | undefined> {
  const { archive, log } = ports;
  const changed = await log.group('Find the session', () => findChanged(request, ports));
  if (changed.length === 0) return undefined;
  const staging = await openStaging(request.tempDir);
  try {
    const session = await log.group('Copy the session', () =>
      copyChosen(request, ports, { changed, folder: staging.folder }),
    );
    if (session === undefined) return undefined;
    const saved = await log.group('Save the session', () => archive.save(request.name, staging.folder));
    return { ...session, saved };
  } finally {
    await staging.close();
  }
}

async function findChanged(request: CaptureRequest, { store, log }: Ports): Promise<readonly TranscriptEntry[]> {
  const entries = await store.list();
  const changed = changedSessions(entries, request);
  log.info(`Sessions of ${store.directory}: ${entries.length}, changed by this job: ${changed.length}.`);
  checkTranscriptSizes(changed, request.maxSize);
  return changed;
}

async function copyChosen(
  request: CaptureRequest,
  { store, log }: Ports,
  { changed, folder }: { changed: readonly TranscriptEntry[]; folder: string },
): Promise<Omit<CapturedSession, 'saved'> | undefined> {
  const { agent, include, maxSize } = request;
  const ids = changed.map(({ id }) => id);
  const project = posix.join('projects', agent.encodeDirectory(request.directory).name);
  const { files } = await transferSessions(store, relocatedStore(folder, request), { ids, agent, include });

  const facts = await inspectTranscripts(files, join(folder, project));
  const choice = chooseSession(facts, request.directory);
  if (choice === undefined) {
    log.info('None of them is a conversation in the working directory.');
    return undefined;
  }
  for (const other of choice.others)
    log.info(`Session ${other} changed too, but session ${choice.id} has the newer last row.`);
  const chosen = files.filter(({ sessionId, kind }) => sessionId === choice.id || kind === 'memory');
  checkSessionSize(choice.id, chosen, maxSize);
  for (const file of files.filter((file) => !chosen.includes(file))) await rm(join(folder, project, file.path));

  const session = { id: choice.id, extent: sessionExtent(chosen), resumedFrom: originOf(choice.id, request.placed) };
  await writeManifest(folder, manifestOf(request, { ...session, files: chosen, facts: facts.get(choice.id), project }));
  const transcript = join(folder, project, transcriptName(choice.id));
  return {
    ...session,
    answers: request.answers === 0 ? [] : await lastAnswers(createReadStream(transcript), request.answers),
  };
}

async function inspectTranscripts(
  files: readonly TransferredFile[],
  folder: string,
): Promise<ReadonlyMap<string, TranscriptFacts>> {
  const facts = new Map<string, TranscriptFacts>();
  for (const { kind, sessionId, path } of files) {
    if (kind === 'transcript') facts.set(sessionId, await inspect(createReadStream(join(folder, path))));
  }
  return facts;
}

/** A session that was not there before goes on from the one that was put there: the agent gave it a new id. */
function originOf(id: string, placed: readonly PlacedSession[]): string | undefined {
  return placed.some((session) => session.id === id) ? undefined : placed.at(-1)?.id;
}
