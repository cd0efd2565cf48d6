import type { Archive } from '../archives/archive.ts';
import { largestBundle } from '../bundle/layout.ts';
import { UserError } from '../errors.ts';
import { discardSession, type FoundSession, findSession } from '../flows/restore.ts';
import type { PlacedSession } from '../sessions/choose.ts';
import type { Surroundings } from './context.ts';
import { explainDisk } from './disk-fault.ts';
import { needsPath } from './input-problems.ts';
import type { Inputs } from './inputs.ts';
import { openArchive } from './open-archive.ts';
import { type Opening, openMeanwhile } from './open-meanwhile.ts';
import { placeBeside } from './place-beside.ts';
import { putInto } from './put-session.ts';
import { type RestoreResult, troubled } from './restore-result.ts';
import { unsealingKeys } from './secrets.ts';
import { settingsOf } from './state.ts';
import { keepForJob } from './temp-folder.ts';

/** What was done of a restore already. */
export interface RestoreBefore {
  /** What an earlier stage found. */
  readonly known?: FoundSession | undefined;
  /** The trouble it warned of. */
  readonly told?: string | undefined;
  /** The sandbox, where somebody began to open it. */
  readonly opening?: Opening;
}

/**
 * Finds the session the inputs name and puts it into its sandbox.
 * Trouble with services, containers and bundles ends as a fresh start with a warning.
 * @throws UserError when a session was asked for by its id and is nowhere, or cannot be resumed as configured.
 */
export async function restore(
  inputs: Inputs,
  { known, told, opening: begun, ...around }: Surroundings & RestoreBefore,
): Promise<RestoreResult> {
  // Before the first step, an expression on steps that names the folder is empty: main will know it.
  if (needsPath(inputs.archive) && inputs.archivePath === undefined) return NOTHING;
  const opening = begun ?? openMeanwhile(inputs, around);
  try {
    const archive = await openArchive(settingsOf(inputs), { ...around, token: inputs.secrets.githubToken });
    const opened = { ...around, archive, opening };
    const { session, refused } = known ? { session: known, refused: 0 } : await find(inputs, opened);
    if (session !== undefined) return await placeOrDiscard(session, inputs, opened);
    checkNotAskedFor(inputs, refused);
    const verdict = refused > 0 ? 'refused' : 'fresh';
    const placed = await placeOthers(inputs, opened);
    return { outcome: { verdict, ...(await opening.facts()) }, placed };
  } catch (raw) {
    const error = explainDisk(raw, around.context.runnerTemp);
    if (error instanceof UserError) throw error;
    return troubled(error, told, around);
  }
}

const NOTHING: RestoreResult = { outcome: { verdict: 'fresh' }, placed: [] };

interface Opened extends Surroundings {
  readonly archive: Archive;
  readonly opening: Opening;
}

/** A fresh session finds those of the project too. What is wrong with its sandbox is told by who needs it. */
async function placeOthers(inputs: Inputs, opened: Opened): Promise<readonly PlacedSession[]> {
  if (opened.archive.companions === undefined) return [];
  const place = await opened.opening.place().catch(() => undefined);
  return place === undefined ? [] : await placeBeside(place, inputs, { ...opened, except: undefined });
}

async function find(inputs: Inputs, { archive, context, log }: Opened) {
  const { agent, name, sessionId, runId, trust } = inputs;
  const keys = await unsealingKeys(inputs.secrets);
  const largest = largestBundle(inputs.maxSize);
  const request = { agent, name, sessionId, runId, trust, run: context, keys, largest, tempDir: context.temp };
  return await log.group(`Find session ${sessionId ?? name}`, () => findSession(request, archive, log));
}

function checkNotAskedFor({ sessionId, runId, archive }: Inputs, refused: number): void {
  if (sessionId === undefined) return;
  const where = runId === undefined ? `${archive} archive` : `${archive} archive, run ${runId}`;
  // Nothing expires in a history.
  const gone = archive === 'git' ? 'it was never kept there, or was removed' : 'it may have expired';
  const why = refused > 0 ? `${refused} bundles that may hold it were refused, see above` : gone;
  throw new UserError(
    `Session ${sessionId} is nowhere in the ${where}: ${why}. Correct or remove the input session-id; without it the newest session of the name is restored.`,
  );
}

async function placeOrDiscard(session: FoundSession, inputs: Inputs, around: Opened): Promise<RestoreResult> {
  try {
    return await placeIfOpen(session, inputs, around);
  } catch (error) {
    await discardSession(session);
    throw error;
  }
}

async function placeIfOpen(
  session: FoundSession,
  inputs: Inputs,
  { archive, opening, context, log }: Opened,
): Promise<RestoreResult> {
  if (inputs.maxIterations !== 1) {
    throw new UserError(
      `Session ${session.manifest.sessionId} was found, but max-iterations is ${inputs.maxIterations}, and a session can be resumed only by the first start of the agent. Set max-iterations: 1, or give each run a name of its own.`,
    );
  }
  const place = await opening.place();
  if (place === undefined) {
    return { outcome: { verdict: 'deferred', waiting: await keepForJob(session, context) }, placed: [] };
  }
  const result = await putInto(place, session, inputs, log);
  const except = session.manifest.sessionId;
  const others = await placeBeside(place, inputs, { context, log, archive, except });
  return { ...result, placed: [...result.placed, ...others] };
}
