import type { Agent, Sidecar } from '../agents/agent.ts';
import type { Archive } from '../archives/archive.ts';
import { openStaging } from '../bundle/stage.ts';
import type { Log } from '../log.ts';
import type { PlacedSession } from '../sessions/choose.ts';
import { relocatedStore } from '../sessions/relocated.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { type BesideReport, transferBeside } from '../sessions/transfer-beside.ts';
import { type CurrentRun, type Trust, whyNotTrusted } from './trust.ts';

export interface CompanionRequest {
  readonly agent: Agent;
  readonly name: string;
  /** The session that is restored itself. */
  readonly except: string | undefined;
  readonly include: readonly Sidecar[];
  readonly trust: Trust;
  readonly run: CurrentRun;
  /** Whether only sealed sessions are restored: those beside it are not. */
  readonly sealed: boolean;
  /** Bytes. */
  readonly maxSize: number;
  readonly tempDir: string;
}

/** Sessions, and bytes that all of them may have: what an agent's list shows at a glance, in a second or two. */
const MOST = 200;
const LARGEST = 256_000_000;

/**
 * Puts the other sessions of the project beside the one that is restored, where the archive keeps them together: the agent's
 * own list then shows the project's history. Trouble with it is a warning, since the restored one is in place.
 */
export async function placeCompanions(
  request: CompanionRequest,
  { archive, store, log }: { archive: Archive; store: SessionStore; log: Log },
): Promise<readonly PlacedSession[]> {
  const { agent, name, except, include, tempDir, maxSize } = request;
  const policy = { trust: request.trust, run: request.run, origins: archive.origins };
  if (archive.companions === undefined || request.sealed || whyNotTrusted(NOWHERE, policy) !== undefined) return [];
  const staging = await openStaging(tempDir);
  const placed: PlacedSession[] = [];
  try {
    const largest = Math.min(maxSize, LARGEST);
    const { folders, left } = await archive.companions({ name, except, most: MOST, largest, folder: staging.folder });
    for (const { folder, sessions, directory, configDirectory } of folders.filter((one) => one.agent === agent.name)) {
      const from = relocatedStore(folder, { agent, directory, configDirectory });
      const times = new Map(sessions.map(({ id, mtime }) => [id, mtime]));
      const report = await transferBeside(from, store, { times, agent, include });
      placed.push(...placedIn(report));
      if (report.failure !== undefined) throw report.failure;
    }
    if (placed.length > 0 || left > 0) log.info(besideLine(placed.length, left));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warning(`The other sessions of the project were not all put beside it: ${reason}`);
  } finally {
    await staging.close();
  }
  return placed;
}

const NOWHERE = { runId: undefined, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined };

/** One that was kept as the store had it is seen by its time alone. */
function placedIn({ files, kept }: BesideReport): readonly PlacedSession[] {
  return files.flatMap(({ kind, path, sessionId: id, size }) =>
    kind === 'transcript' && !kept.includes(path) ? [{ id, size, beside: true as const }] : [],
  );
}

function besideLine(placed: number, left: number): string {
  const others = `${placed} other session${placed === 1 ? '' : 's'} of the project`;
  return `The agent can list and resume ${others} too${left === 0 ? '.' : `; ${left} more, older or too large, stay in the archive.`}`;
}
