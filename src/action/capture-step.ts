import * as core from '@actions/core';
import type { Archive } from '../archives/archive.ts';
import { ArchiveError, ContainerGoneError, SessionCaptureError } from '../errors.ts';
import { type CapturedSession, capture } from '../flows/capture.ts';
import { secretValues } from '../transcript/secrets.ts';
import { type BegunCapture, checkNotReplaced, WAYS } from './begin-capture.ts';
import { beganAt } from './clock.ts';
import { type JobContext, type Surroundings, sourceOf } from './context.ts';
import { plainPlaces } from './disk-fault.ts';
import type { SecretInputs } from './inputs.ts';
import { openLookup } from './open-archive.ts';
import type { Place } from './open-store.ts';
import { capturedLine, forkedLine } from './phrases.ts';
import { checkSameSecrets, knownSecrets, sealingKeys } from './secrets.ts';
import { agentOf, type Settings, type State } from './state.ts';
import { writeSummary } from './summary.ts';

/** Post has no outputs: a job can read these variables in its own `outputs:`. */
export function exportCaptured(captured: CapturedSession | undefined): void {
  if (captured === undefined) return;
  core.exportVariable('AGENT_SESSION_ID', captured.id);
  core.exportVariable('AGENT_SESSION_ARTIFACT', captured.saved.name);
}

/** Captures the session of the job and tells what came of it, in the log and the summary. */
export async function captureSession(
  state: State,
  secrets: SecretInputs,
  { begun, ...around }: Surroundings & { begun: BegunCapture },
): Promise<CapturedSession | undefined> {
  try {
    await checkSameSecrets(secrets, state.secrets);
    const [archive, place] = [await begun.archive, await begun.place];
    const captured = await captureFrom(place, { ...state, given: secrets, archive }, around);
    if (captured === undefined) checkNotReplaced(place, state);
    // The agent may have worked where nobody could look.
    if (captured === undefined && place.doubt !== undefined) throw place.doubt;
    around.log.info(captured === undefined ? unusedLine(place) : capturedLine(captured));
    if (captured !== undefined && state.outcome.trouble !== undefined) around.log.info(REPLACED);
    const forked = captured && forkedLine(captured, { name: state.settings.name, runId: around.context.runId });
    if (forked !== undefined) around.log.warning(forked);
    await writeSummary(state, around.context, { captured });
    return captured;
  } catch (error) {
    await writeSummary(state, around.context, { trouble: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

async function captureFrom(
  place: Place,
  { given, archive, ...state }: State & { given: SecretInputs; archive: Archive },
  { context, log }: Surroundings,
): Promise<CapturedSession | undefined> {
  const { settings, placed, untouched = [], outcome } = state;
  const agent = agentOf(settings);
  const lookup = await openLookup(settings, { context, token: given.githubToken });
  const { home, variables, workspace, temp } = context;
  const request = {
    agent,
    name: settings.name,
    include: settings.include,
    maxSize: settings.maxSize,
    since: beganAt(state, log),
    placed,
    untouched,
    restored: outcome.session,
    fork: settings.fork,
    run: context,
    trust: settings.trust,
    directory: workspace,
    configDirectory: agent.configDirectory({ home, variables }),
    source: sourceOf(context),
    secrets: settings.redact ? [...knownSecrets(given, context), ...secretValues(place.environment)] : undefined,
    keys: await sealingKeys(settings, given),
    answers: settings.summary === 'transcript' ? ANSWERS : 0,
    tempDir: temp,
  };
  try {
    return await capture(request, { store: place.store, archive, lookup, log });
  } catch (error) {
    throw explain(inPlainPlaces(error, context), place, settings);
  }
}

/** A fresh session takes the place of one that could not be restored, and nobody asked for that. */
const REPLACED =
  'This session began fresh because no earlier one could be restored, see the warning above, and is now the newest of its name. What was kept before is still there: the input session-id, or run-id, restores it.';

function unusedLine({ store }: Place): string {
  return `The job used no session in ${store.directory}: nothing to capture. If the agent ran elsewhere, set working-directory or config-directory.`;
}

/** Of the summary that shows them. */
const ANSWERS = 3;

function inPlainPlaces(error: unknown, context: JobContext): unknown {
  if (!(error instanceof SessionCaptureError) || !error.message.includes(context.temp)) return error;
  const { sessionId } = error;
  const message = plainPlaces(error.message, context);
  return new SessionCaptureError(message, { ...(sessionId === undefined ? {} : { sessionId }), cause: error });
}

/** Somebody else's files, which a container's user may write into a mounted folder. */
function explain(error: unknown, { configDirectory }: Place, { container }: Settings): unknown {
  const gone = goneIn(error);
  if (gone !== undefined) return new SessionCaptureError(`${gone.message} ${WAYS}`, { cause: error });
  if (error instanceof ArchiveError || !isDenied(error)) return error;
  if (container === undefined) {
    return new SessionCaptureError(
      `The agent's files in ${configDirectory} belong to another user and cannot be read. Run the agent as the user of this step, or set the input config-directory to where that user keeps its sessions.`,
      { cause: error },
    );
  }
  return new SessionCaptureError(
    `The agent's files in ${configDirectory} belong to another user and cannot be read. Start its container with --user "$(id -u):$(id -g)", or keep the container to the end of the job (without --rm): then its engine is asked for them.`,
    { cause: error },
  );
}

function goneIn(error: unknown): ContainerGoneError | undefined {
  if (error instanceof ContainerGoneError) return error;
  return error instanceof Error ? goneIn(error.cause) : undefined;
}

function isDenied(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'EACCES') || isDenied(error.cause);
}
