import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Agent, Sidecar } from '../agents/agent.ts';
import type { Archive, FoundBundle } from '../archives/archive.ts';
import type { Manifest } from '../bundle/manifest.ts';
import type { UnsealingKeys } from '../bundle/sealing-keys.ts';
import type { Log } from '../log.ts';
import { removeTree } from '../remove-tree.ts';
import { hostSessionStore } from '../sessions/host.ts';
import { pieceSize } from '../sessions/piece-size.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import { type Condition, repairingStore } from '../sessions/repairing-store.ts';
import { transcriptName } from '../sessions/session-files.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { type TransferReport, transferSession } from '../sessions/transfer.ts';
import { receive } from './receive.ts';
import { type CurrentRun, type Trust, whyNotTrusted } from './trust.ts';

export interface FindRequest {
  readonly agent: Agent;
  readonly name: string;
  readonly sessionId: string | undefined;
  readonly runId: number | undefined;
  readonly trust: Trust;
  readonly run: CurrentRun;
  /** What a bundle must be sealed with; `undefined`: with nothing. */
  readonly keys: UnsealingKeys | undefined;
  /** Bytes that the files of a bundle together may have. */
  readonly largest: number;
  readonly tempDir: string;
}

/** A session that was found, downloaded to a folder that stays until the session is placed, and is what its manifest says. */
export interface FoundSession {
  readonly manifest: Manifest;
  /** The run that captured it, as the archive says. */
  readonly runId: number | undefined;
  readonly label: string;
  readonly folder: string;
  /** RFC 3339: when the newest bundle of the name was kept that was there then. Not known where only one run was searched. */
  readonly newestAt?: string;
}

/** What a search came to; `refused` counts the bundles that fit but whose origin is not trusted. */
export interface SearchResult {
  readonly session: FoundSession | undefined;
  readonly refused: number;
}

/**
 * Looks for the newest bundle that fits, is trusted, and verifies. One that does not is named in the log and the
 * next is tried. With a session id, the session's own name is searched first, then every name.
 * @throws ArchiveError when the archive cannot be asked.
 */
export async function findSession(request: FindRequest, archive: Archive, log: Log): Promise<SearchResult> {
  const named = await search(request, request.name, archive, log);
  if (named.session !== undefined || request.sessionId === undefined) return named;
  return search(request, undefined, archive, log);
}

async function search(
  request: FindRequest,
  name: string | undefined,
  archive: Archive,
  log: Log,
): Promise<SearchResult> {
  let refused = 0;
  let newestAt: string | undefined;
  const policy = { trust: request.trust, run: request.run, origins: archive.origins };
  for await (const found of archive.find({ name, runId: request.runId })) {
    if (name !== undefined && request.runId === undefined) newestAt ??= timeOf(found);
    const reason = whyNotTrusted(found.origin, policy);
    if (reason !== undefined) log.warning(`Refused ${found.label}: ${reason}.`);
    const received = reason === undefined ? await receive(found, { ...request, askedName: name }, log) : 'refused';
    if (received === 'refused') refused += 1;
    else if (received !== 'unusable') return { session: { ...received, ...(newestAt && { newestAt }) }, refused };
  }
  return { session: undefined, refused };
}

function timeOf({ createdAt }: FoundBundle): string | undefined {
  return Number.isNaN(createdAt.getTime()) ? undefined : createdAt.toISOString();
}

/** What was placed, and what the agent will find. */
export interface PlacedReport extends TransferReport {
  /** `undefined` where the store kept a later state of the transcript. */
  readonly condition: Condition | undefined;
}

/** Puts a found session into the store of the agent that will go on with it, repaired, and removes its folder. */
export async function placeSession(
  session: FoundSession,
  store: SessionStore,
  { agent, include }: { agent: Agent; include: readonly Sidecar[] },
): Promise<PlacedReport> {
  const { sessionId, directory, configDirectory, files: listed } = session.manifest;
  const transcript = transcriptName(sessionId);
  const bundle = relocatedStore(session.folder, { agent, directory, configDirectory });
  const files = hostSessionStore(directory, join(session.folder, 'projects'), { agent, spelling: 'given' });
  const { size = 0 } = listed.find(({ path }) => path.endsWith(`/${transcript}`)) ?? {};
  const repairing = repairingStore(bundle, () =>
    createReadStream(files.sessionFilePath(sessionId), { highWaterMark: pieceSize(size) }),
  );
  const report = await transferSession(repairing.store, store, sessionId, { agent, include });
  await discardSession(session);
  const isKept = report.kept.includes(transcript);
  return { ...report, condition: isKept ? undefined : repairing.condition() };
}

/** Removes the folder of a session that will not be placed, or was. */
export async function discardSession({ folder }: FoundSession): Promise<void> {
  await removeTree(folder);
}
