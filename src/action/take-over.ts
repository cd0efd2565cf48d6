import { isDeepStrictEqual } from 'node:util';
import type { Surroundings } from './context.ts';
import { engineSockets } from './engine-sockets.ts';
import type { Inputs } from './inputs.ts';
import { openStore } from './open-store.ts';
import type { RestoreResult } from './restore-result.ts';
import type { RestoreBefore } from './restore-step.ts';
import { hasSameKeys } from './secrets.ts';
import { type Outcome, type State, settingsOf } from './state.ts';

/** What pre did holds unless the inputs say something else now: an expression on steps gave pre nothing. */
export async function takeOverOrRestore(
  inputs: Inputs,
  { earlier, context, log }: Surroundings & { earlier: State | undefined },
): Promise<RestoreResult> {
  if (earlier === undefined) return await restoreAnew(inputs, { context, log });
  const isSame = isDeepStrictEqual(earlier.settings, JSON.parse(JSON.stringify(settingsOf(inputs))));
  if (!isSame || !(await hasSameKeys(inputs.secrets, earlier.secrets))) {
    log.info(`The inputs differ from what they were when the job began, so main restores.${leftByPre(earlier)}`);
    return await restoreAnew(inputs, { context, log });
  }
  if (await hasMoved(earlier.outcome, inputs, { context, log })) {
    log.info(`The working directory leads elsewhere now than before checkout, so main restores.${leftByPre(earlier)}`);
    return await restoreAnew(inputs, { context, log });
  }
  const gone = await whatIsGone(earlier.outcome, inputs, { context, log });
  if (gone !== undefined) {
    log.info(`${gone}, so main restores.`);
    return await restoreAnew(inputs, { context, log });
  }
  const { waiting, trouble } = earlier.outcome;
  // Trouble may have passed: a session that is there must not be replaced by a fresh one for a moment's failure.
  if (waiting !== undefined || trouble !== undefined) {
    return await restoreAnew(inputs, { context, log, known: waiting, told: trouble });
  }
  return { outcome: earlier.outcome, placed: [] };
}

/** Most jobs have no use for it: pre restored already. */
async function restoreAnew(inputs: Inputs, given: Surroundings & RestoreBefore): Promise<RestoreResult> {
  const { restore } = await import('./restore-step.ts');
  return await restore(inputs, given);
}

/** A directory that checkout made may be a link: the agent keeps its sessions under the name of where that leads. */
async function hasMoved(
  { session, sessionFile }: Outcome,
  inputs: Inputs,
  { context, log }: Surroundings,
): Promise<boolean> {
  if (session === undefined || sessionFile === undefined || inputs.container !== undefined) return false;
  const place = await openStore(settingsOf(inputs), context, log);
  return place !== undefined && place.store.sessionFilePath(session.id) !== sessionFile;
}

/** A checkout that cleans, and a step that makes the container anew, take away what pre put there. */
async function whatIsGone(
  { session, sessionFile, known, engine }: Outcome,
  inputs: Inputs,
  { context, log }: Surroundings,
): Promise<string | undefined> {
  const { container } = inputs;
  try {
    if (container === undefined) {
      if (session === undefined || sessionFile === undefined) return undefined;
      const there = await (await openStore(settingsOf(inputs), context, log))?.store.list();
      const isThere = there?.some(({ id }) => id === session.id) ?? true;
      return isThere ? undefined : `Session ${session.id}, which pre put in place, is not there any more`;
    }
    if (known === undefined) return undefined;
    const { findContainer } = await import('../sandbox/find-container.ts');
    const sockets = engineSockets(context.variables);
    const now = await findContainer({ engine: engine ?? inputs.containerEngine, container, sockets });
    return now?.id === known.containerId ? undefined : `Container ${container} is not the one that pre found`;
  } catch (error) {
    // Whoever needs it next tells it.
    log.debug(`It could not be seen whether the session is still there: ${String(error)}`);
    return undefined;
  }
}

/** The agent may have begun with it since, so that it is not taken away again. */
function leftByPre({ outcome: { session, sessionFile }, settings }: State): string {
  if (session === undefined || sessionFile === undefined) return '';
  const where = settings.container === undefined ? '' : ` in container ${settings.container}`;
  return ` Session ${session.id}, which pre put in place, stays at ${sessionFile}${where}, and is not what the outputs name.`;
}
