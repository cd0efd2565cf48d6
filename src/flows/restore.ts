import type { Agent, Sidecar } from '../agents/agent.ts';
import type { Archive, FoundBundle } from '../archives/archive.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { openStaging, removeStaging } from '../bundle/stage.ts';
import { verifyBundle } from '../bundle/verify.ts';
import { ArchiveError, IntegrityError } from '../errors.ts';
import type { Log } from '../log.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { type TransferReport, transferSession } from '../sessions/transfer.ts';
import { type CurrentRun, whyInconsistent, whyNotTrusted } from './trust.ts';

export interface FindRequest {
  readonly agent: Agent;
  readonly name: string;
  readonly sessionId: string | undefined;
  readonly runId: number | undefined;
  readonly run: CurrentRun;
  readonly tempDir: string;
}

/** A session that was found, downloaded to a folder that stays until the session is placed, and is what its manifest says. */
export interface FoundSession {
  readonly manifest: Manifest;
  /** The run that captured it, as the archive says. */
  readonly runId: number | undefined;
  readonly label: string;
  readonly folder: string;
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
  for await (const found of archive.find({ name, runId: request.runId })) {
    const reason = whyNotTrusted(found.origin, {
      trust: 'same-repository',
      run: request.run,
      origins: archive.origins,
    });
    if (reason !== undefined) {
      log.warning(`Refused ${found.label}: ${reason}.`);
      refused += 1;
      continue;
    }
    const fetched = await fetch(found, { ...request, askedName: name }, log);
    if (fetched === 'refused') refused += 1;
    else if (fetched !== undefined) return { session: fetched, refused };
  }
  return { session: undefined, refused };
}

/**
 * Downloads and verifies one bundle; `undefined` when it is damaged, gone, or another session's, `refused` when it
 * contradicts the archive.
 */
async function fetch(
  found: FoundBundle,
  { askedName, ...request }: FindRequest & { askedName: string | undefined },
  log: Log,
): Promise<FoundSession | 'refused' | undefined> {
  const staging = await openStaging(request.tempDir);
  try {
    await found.download(staging.folder);
    const manifest = await verifyBundle(staging.folder);
    const contradiction = whyInconsistent(manifest, found.origin, askedName);
    if (contradiction !== undefined) {
      log.warning(`Refused ${found.label}: ${contradiction}.`);
      await staging.close();
      return 'refused';
    }
    const reason = whyOther(manifest, request);
    if (reason === undefined) {
      staging.keep();
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: ${reason}.`);
  } catch (error) {
    if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
    log.warning(`Skipped ${found.label}: ${error.message}`);
  }
  await staging.close();
  return undefined;
}

function whyOther(manifest: Manifest, { agent, sessionId }: FindRequest): string | undefined {
  if (manifest.agent !== agent.name) return `it holds a session of ${manifest.agent}`;
  if (sessionId !== undefined && manifest.sessionId !== sessionId) return `it holds session ${manifest.sessionId}`;
  return undefined;
}

/** Puts a found session into the store of the agent that will go on with it, and removes its folder. */
export async function placeSession(
  session: FoundSession,
  store: SessionStore,
  { agent, include }: { agent: Agent; include: readonly Sidecar[] },
): Promise<TransferReport> {
  const { sessionId, directory, configDirectory } = session.manifest;
  const bundle = relocatedStore(session.folder, { agent, directory, configDirectory });
  const report = await transferSession(bundle, store, sessionId, { agent, include });
  await discardSession(session);
  return report;
}

/** Removes the folder of a session that will not be placed, or was. */
export async function discardSession({ folder }: FoundSession): Promise<void> {
  await removeStaging(folder);
}
