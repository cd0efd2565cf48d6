import * as core from '@actions/core';
import { beginCapture } from './begin-capture.ts';
import type { JobContext } from './context.ts';
import { readSecretInputs } from './inputs.ts';
import { actionLog } from './log.ts';
import type { Phase } from './phase.ts';
import { readState, type State } from './state.ts';
import { beginStep, removeJobFolder } from './temp-folder.ts';

/** After the job, however it ended: captures its session. Reads what main saved, never the inputs. */
export async function postStep(phase: Phase): Promise<void> {
  const context = await beginStep(actionLog);
  const state = readState();
  try {
    await captureOfState(state, context, phase);
  } finally {
    for (const folder of [state?.outcome.waiting?.folder, state?.outcome.handedOver]) {
      if (folder !== undefined) await removeJobFolder(folder, context, actionLog);
    }
  }
}

async function captureOfState(state: State | undefined, context: JobContext, phase: Phase): Promise<void> {
  if (state?.stage !== 'main') {
    core.info(
      `Nothing to capture: ${state === undefined ? 'no earlier stage got far enough' : 'the step was skipped, or failed before it began'}.`,
    );
    return;
  }
  const { settings } = state;
  phase.failOnTrouble = settings.ifCaptureFails === 'error';
  const secrets = readSecretInputs(core.getInput);
  const begun = await beginCapture(state, secrets, { context, log: actionLog });
  const { captureSession, exportCaptured } = await import('./capture-step.ts');
  const captured = await captureSession(state, secrets, { begun, context, log: actionLog });
  exportCaptured(captured);
}
