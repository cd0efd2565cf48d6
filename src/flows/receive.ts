import type { FoundBundle } from '../archives/archive.ts';
import { openBundle } from '../bundle/open-bundle.ts';
import { openStaging } from '../bundle/stage.ts';
import { ArchiveError, IntegrityError, isDiskFull } from '../errors.ts';
import type { Log } from '../log.ts';
import type { FindRequest, FoundSession } from './restore.ts';
import { whyInconsistent } from './trust.ts';

/**
 * Downloads, unseals and verifies one bundle. `unusable` when it is damaged, gone, or another session's; `refused` when it
 * contradicts the archive, or is not sealed as the inputs want. Each is said in one line.
 */
export async function receive(
  found: FoundBundle,
  { askedName, ...request }: FindRequest & { askedName: string | undefined },
  log: Log,
): Promise<FoundSession | 'unusable' | 'refused'> {
  const { agent, sessionId, keys, largest, tempDir } = request;
  let staging = await openStaging(tempDir);
  try {
    await found.download(staging.folder);
    const opened = await openBundle(staging, { keys, largest, tempDir });
    const { manifest } = opened;
    staging = opened.staging;
    const contradiction = whyInconsistent(manifest, found.origin, askedName);
    if (contradiction !== undefined) {
      log.warning(`Refused ${found.label}: ${contradiction}.`);
      await staging.close();
      return 'refused';
    }
    if (manifest.agent === agent.name && (sessionId ?? manifest.sessionId) === manifest.sessionId) {
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: it holds session ${manifest.sessionId} of ${manifest.agent}.`);
  } catch (error) {
    await staging.close();
    return judge(error, { found, sealed: keys !== undefined, log });
  }
  await staging.close();
  return 'unusable';
}

/** What is wrong with a bundle counts against it, but where only sealed ones are taken it may be somebody's forgery. */
function judge(
  error: unknown,
  { found, sealed, log }: { found: FoundBundle; sealed: boolean; log: Log },
): 'unusable' | 'refused' {
  if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
  // An older bundle would be no better off, and must not take the place of this one for want of room.
  if (isDiskFull(error)) throw error;
  const refused = sealed && error instanceof IntegrityError;
  log.warning(`${refused ? 'Refused' : 'Skipped'} ${found.label}: ${error.message}`);
  return refused ? 'refused' : 'unusable';
}
