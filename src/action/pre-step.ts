import * as core from '@actions/core';
import { beginning } from './clock.ts';
import { parseInputs } from './inputs.ts';
import { actionLog } from './log.ts';
import { openMeanwhile } from './open-meanwhile.ts';
import { checkProtected, fingerprintKeys } from './secrets.ts';
import { saveState, settingsOf } from './state.ts';
import { beginStep } from './temp-folder.ts';

/** Before checkout: finds the session, and puts it in place if its sandbox is there. Expressions on steps are empty yet. */
export async function preStep(): Promise<void> {
  const began = beginning();
  const context = await beginStep(actionLog);
  const inputs = parseInputs(core.getInput, context, 'pre');
  checkProtected(inputs, context);
  const around = { context, log: actionLog };
  const opening = openMeanwhile(inputs, around);
  // The rest is loaded while the engine works.
  await opening.begun;
  const { restore } = await import('./restore-step.ts');
  const { outcome, placed } = await restore(inputs, { ...around, opening });
  const secrets = await fingerprintKeys(inputs.secrets);
  saveState({ stage: 'pre', ...began, settings: settingsOf(inputs), outcome, secrets, placed });
}
