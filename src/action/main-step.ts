import * as core from '@actions/core';
import { EngineClosedError, SessionCaptureError, UserError } from '../errors.ts';
import type { FoundSession } from '../flows/restore.ts';
import type { Log } from '../log.ts';
import type { UntouchedSession } from '../sessions/choose.ts';
import { type Beginning, beginning, sessionsAhead } from './clock.ts';
import type { JobContext, Surroundings } from './context.ts';
import { explainDisk } from './disk-fault.ts';
import { ignoredInputs } from './input-problems.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { actionLog } from './log.ts';
import { hostConfigDirectory, openStore, type Place, sandboxFacts } from './open-store.ts';
import { setOutputs } from './outputs.ts';
import type { Phase } from './phase.ts';
import { restoredLine } from './phrases.ts';
import { type RestoreResult, troubled } from './restore-result.ts';
import { checkProtected, fingerprintInputs } from './secrets.ts';
import { type Outcome, readState, type State, saveState, settingsOf } from './state.ts';
import { takeOverOrRestore } from './take-over.ts';
import { beginStep } from './temp-folder.ts';

/** Finishes what pre could not do, and tells the job. Saves what post needs before anything can fail. */
export async function mainStep(phase: Phase): Promise<State> {
  const earlier = readState();
  const { startedAt, uptime } = earlier ?? beginning();
  const began: Beginning = { startedAt, ...(uptime === undefined ? {} : { uptime }) };
  const context = await beginStep(actionLog);
  const inputs = parseInputs(core.getInput, context);
  phase.failOnTrouble = inputs.ifNoSessionFound === 'error';
  checkProtected(inputs, context);
  for (const line of ignoredInputs(inputs)) actionLog.warning(line);
  const settings = settingsOf(inputs);
  const secrets = await fingerprintInputs(inputs.secrets);
  const before = earlier?.placed ?? [];
  const waiting = earlier?.outcome.waiting;
  const none: Outcome = { verdict: 'fresh', ...(waiting === undefined ? {} : { waiting }) };
  saveState({ stage: 'main', ...began, settings, outcome: none, secrets, placed: before });
  const { outcome, placed } = await finish(inputs, { earlier, context, log: actionLog });
  const state: State = {
    stage: 'main',
    ...began,
    settings: { ...settings, containerEngine: outcome.engine ?? settings.containerEngine },
    outcome,
    secrets,
    placed: [...before, ...placed],
    untouched: await untouchedSessions(inputs, context, actionLog),
  };
  saveState(state);
  setOutputs(outcome, inputs);
  conclude(outcome, inputs, actionLog);
  return state;
}

async function finish(
  inputs: Inputs,
  surroundings: Surroundings & { earlier: State | undefined },
): Promise<RestoreResult> {
  const result = await takeOverOrRestore(inputs, surroundings);
  const { verdict, waiting } = result.outcome;
  // Where there was nothing to restore, the sandbox was opened all the same if it was there.
  const isOpened = inputs.container !== undefined && result.outcome.configDirectory !== undefined;
  if (verdict === 'restored' || verdict === 'repaired' || isOpened) return result;
  if (inputs.container === undefined) {
    const configDirectory = hostConfigDirectory(settingsOf(inputs), surroundings.context);
    return { ...result, outcome: { ...result.outcome, configDirectory } };
  }
  const place = waiting === undefined ? await openIfThere(inputs, surroundings) : undefined;
  if (place === undefined || place === 'unasked') {
    const handed = await tryHandOver(inputs, { session: waiting, ...surroundings });
    return place === undefined ? handed : { ...handed, outcome: { ...handed.outcome, unasked: true } };
  }
  return { ...result, outcome: { ...result.outcome, ...sandboxFacts(place) } };
}

async function tryHandOver(
  inputs: Inputs,
  { session, context, log }: Surroundings & { session: FoundSession | undefined },
): Promise<RestoreResult> {
  try {
    const { handOver } = await import('./hand-over.ts');
    return await handOver(inputs, { session, context, log });
  } catch (error) {
    if (error instanceof UserError) throw error;
    return troubled(explainDisk(error, context.runnerTemp), undefined, { context, log });
  }
}

/** Of the host alone: a container's sessions are not asked for once more only for a clock that was wrong. */
async function untouchedSessions(inputs: Inputs, context: JobContext, log: Log): Promise<readonly UntouchedSession[]> {
  if (inputs.container !== undefined) return [];
  try {
    const place = await openStore(settingsOf(inputs), context, log);
    return place === undefined ? [] : await sessionsAhead(place.store);
  } catch (error) {
    // Whoever reads them next tells it.
    log.debug(`The sessions could not be listed: ${String(error)}`);
    return [];
  }
}

/** Looks at the sandbox of a fresh session too: a user that it does not have is told before the agent works. */
async function openIfThere(inputs: Inputs, { context, log }: Surroundings): Promise<Place | 'unasked' | undefined> {
  let isAsked = true;
  const onDoubt = () => {
    isAsked = false;
  };
  try {
    return (await openStore(settingsOf(inputs), context, log, { onDoubt })) ?? (isAsked ? undefined : 'unasked');
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(error.message);
    return error instanceof EngineClosedError ? 'unasked' : undefined;
  }
}

/** Tells what came of it in one line; nothing found is what the author of the workflow said it is. */
function conclude(outcome: Outcome, inputs: Inputs, log: Log): void {
  const { verdict, session, configDirectory, trouble } = outcome;
  if (session !== undefined) log.info(restoredLine(session));
  if (verdict === 'deferred') {
    const known = outcome.unasked === true ? 'may not be there yet, which no engine could say' : 'is not there yet';
    log.info(
      `Container ${inputs.container} ${known}. To give it the session, start it with -v ${configDirectory}:<config directory of the agent>.`,
    );
    if (session !== undefined && inputs.workingDirectory === undefined) {
      log.warning(
        `The session waits for an agent that runs in ${outcome.directory}. If yours runs elsewhere in its container, set the inputs working-directory and config-directory to paths of the container, or the agent will not find it.`,
      );
    }
  }
  if (session !== undefined) return;
  const refused = verdict === 'refused' ? ' that may be restored' : '';
  const nothing = trouble ?? `No session named ${inputs.name} was found${refused}. The agent starts a fresh one.`;
  if (inputs.ifNoSessionFound === 'error') throw new UserError(nothing);
  // Trouble was told as a warning when it came up.
  if (trouble !== undefined) return;
  if (inputs.ifNoSessionFound === 'warn') log.warning(nothing);
  else log.info(nothing);
}
