import { createReadStream } from 'node:fs';
import type { Agent, Sidecar } from '../agents/agent.ts';
import type { Archive, SavedBundle } from '../archives/archive.ts';
import type { Ancestor, Lineage } from '../bundle/lineage.ts';
import type { CaptureSource } from '../bundle/manifest.ts';
import type { SealingKeys } from '../bundle/sealing-keys.ts';
import { openStaging, writeManifest } from '../bundle/stage.ts';
import { SessionCaptureError } from '../errors.ts';
import type { Log } from '../log.ts';
import { changedSessions, isLost, type PlacedSession, type UntouchedSession } from '../sessions/choose.ts';
import { type SessionExtent, sessionExtent } from '../sessions/extent.ts';
import type { SessionStore, TranscriptEntry } from '../sessions/session-store.ts';
import { lastAnswers } from '../transcript/answers.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';
import { createDetector, type Detector } from '../transcript/redact.ts';
import { lineageOf, rivalOf } from './lineage-of.ts';
import { manifestOf } from './manifest-of.ts';
import { type RedactedFiles, redactSession } from './redact-session.ts';
import { type StagedSession, stageSession } from './stage-session.ts';
import type { CurrentRun, Trust } from './trust.ts';

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
  /** What was there before the agent started with a time after that. */
  readonly untouched?: readonly UntouchedSession[];
  /** The session that was restored, as far as a capture tells where it comes from. */
  readonly restored: RestoredLine | undefined;
  /** Whether the agent was to go on under an id of its own. */
  readonly fork: boolean;
  /** The run that captures, and whose bundles count as captures of the same name. */
  readonly run: CurrentRun;
  readonly trust: Trust;
  /** What the paths of the bundle are written for. */
  readonly directory: string;
  readonly configDirectory: string;
  readonly source: CaptureSource;
  /** Values that must not leave the machine, besides what looks like a secret; `undefined`: nothing is taken out. */
  readonly secrets: readonly string[] | undefined;
  /** What the bundle is sealed with; `undefined`: it stays readable. */
  readonly keys: SealingKeys | undefined;
  /** How many of the agent's last answers to report. */
  readonly answers: number;
  readonly tempDir: string;
}

/** Where the session comes from that was restored. */
export interface RestoredLine {
  readonly id: string;
  /** The name it was kept under. */
  readonly name: string;
  readonly lineage: readonly Ancestor[];
  readonly earlierRuns: number;
  /** RFC 3339: when the newest bundle of the name was kept that was there then. */
  readonly newestAt?: string;
  /** The time of its last row. */
  readonly figures?: Pick<TranscriptFacts, 'lastTimestamp'>;
}

/** A session that was captured and kept. */
export interface CapturedSession {
  readonly id: string;
  /** The session that was resumed, where the agent went on under another id. */
  readonly resumedFrom: string | undefined;
  readonly lineage: Lineage;
  readonly facts: TranscriptFacts | undefined;
  readonly saved: SavedBundle;
  readonly extent: SessionExtent;
  /** Rule → how many secrets it took out. */
  readonly redactions: Readonly<Record<string, number>>;
  readonly sealed: boolean;
  /** The agent's last answers, oldest first. */
  readonly answers: readonly string[];
}

/** What a capture works with. */
export interface Ports {
  readonly store: SessionStore;
  readonly archive: Archive;
  /** The same archive, to be asked what else it holds, with little patience. */
  readonly lookup: Archive;
  readonly log: Log;
}

/**
 * Copies the session the job used out of `store` and keeps it in `archive`; `undefined` where the job used none.
 * @throws SessionCaptureError when a session was used and cannot be kept, or was removed.
 */
export async function capture(request: CaptureRequest, ports: Ports): Promise<CapturedSession | undefined> {
  const finding = ports.log.group('Find the session', () => findSessions(request, ports));
  // Whoever awaits it is told what went wrong.
  finding.catch(() => undefined);
  // It takes a while to make, and the engine of a container a while to answer.
  const detector = request.secrets && createDetector({ values: request.secrets });
  const entries = await finding;
  const captured = await captureChanged({ ...request, detector }, ports, changedSessions(entries, request));
  const id = request.restored?.id;
  if (captured === undefined && id !== undefined && isLost(id, entries, request.placed)) {
    throw lost(id, ports.store.sessionFilePath(id));
  }
  return captured;
}

async function captureChanged(
  request: CaptureRequest & { detector: Detector | undefined },
  ports: Ports,
  changed: readonly TranscriptEntry[],
): Promise<CapturedSession | undefined> {
  const { archive, log } = ports;
  if (changed.length === 0) return undefined;
  // Asked while the session is copied: nobody waits for the answer.
  const rival = rivalOf(request, ports);
  const staging = await openStaging(request.tempDir);
  try {
    const { folder } = staging;
    const chosen = await log.group('Copy the session', () => stageSession(request, ports, { changed, folder }));
    if (chosen === undefined) return undefined;
    const { files, counts } = await log.group('Take out secrets', () => redact(request.detector, log, chosen));
    const answers =
      request.answers === 0 ? [] : await lastAnswers(createReadStream(chosen.transcript), request.answers);
    const lineage = lineageOf(chosen, request, await rival);
    const session = { ...chosen, lineage, files, redactions: counts, extent: sessionExtent(files) };
    await writeManifest(folder, manifestOf(request, session));
    if (request.keys !== undefined) await seal(folder, request.keys);
    const saved = await log.group('Save the session', () => archive.save(request.name, folder));
    const { id, resumedFrom, facts, redactions, extent } = session;
    const sealed = request.keys !== undefined;
    return { id, resumedFrom, lineage, facts, saved, extent, redactions, sealed, answers };
  } finally {
    await staging.close();
  }
}

async function findSessions(request: CaptureRequest, { store, log }: Ports): Promise<readonly TranscriptEntry[]> {
  const entries = await store.list();
  const { length } = changedSessions(entries, request);
  log.info(`Sessions of ${store.directory}: ${entries.length}, changed by this job: ${length}.`);
  return entries;
}

/** What an agent added to it cannot be known any more. */
function lost(id: string, path: string): SessionCaptureError {
  return new SessionCaptureError(
    `Session ${id}, which was restored to ${path}, was removed from there or emptied before it could be captured, and what the agent added is lost. Keep the agent's config directory, and its container, to the end of the job. What was kept before is still there.`,
    { sessionId: id },
  );
}

async function redact(
  detector: Detector | undefined,
  log: Log,
  { files, folder }: StagedSession,
): Promise<RedactedFiles> {
  if (detector === undefined) {
    log.info('The input redact is false: secrets stay in.');
    return { files, counts: {} };
  }
  const redacted = await redactSession(files, { folder, detector });
  const told = Object.entries(redacted.counts).map(([rule, count]) => `${rule} ${count}`);
  log.info(told.length === 0 ? 'None was found.' : `Taken out: ${told.join(', ')}.`);
  return redacted;
}

async function seal(folder: string, keys: SealingKeys): Promise<void> {
  // Only those who seal pay for loading what encrypts.
  const { sealBundle } = await import('../bundle/seal.ts');
  await sealBundle(folder, keys);
}
