import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import { readLineage } from '../bundle/parse-lineage.ts';
import { IntegrityError } from '../errors.ts';
import { beginCapture } from './begin-capture.ts';
import { type JobContext, readContext } from './context.ts';
import { parseInputs } from './inputs.ts';
import { actionLog } from './log.ts';
import type { Phase } from './phase.ts';
import { checkProtected } from './secrets.ts';
import { parseState, type RestoredSession, type State, settingsOf } from './state.ts';
import { writeSummary } from './summary.ts';
import { beginStep } from './temp-folder.ts';

/** How the step that restores tells the one that saves what the sandbox held before the agent started. */
const RESTORED_VARIABLE = 'AGENT_SESSION_RESTORED';

/** `restore`: the first half as a step of its own. */
export async function restoreStep(phase: Phase): Promise<void> {
  const { mainStep } = await import('./main-step.ts');
  const state = await mainStep(phase);
  // Every later step can read it, the agent's too.
  core.exportVariable(RESTORED_VARIABLE, JSON.stringify({ ...state, secrets: undefined }));
  await writeSummary(state, await readContext());
}

/** `save`: the second half as a step of its own. */
export async function saveStep(phase: Phase): Promise<void> {
  const context = await beginStep(actionLog);
  const inputs = parseInputs(core.getInput, context);
  phase.failOnTrouble = inputs.ifCaptureFails === 'error';
  checkProtected(inputs, context);
  const restored = withCheckedLine(parseState(process.env[RESTORED_VARIABLE] ?? ''));
  const state: State = {
    stage: 'main',
    startedAt: restored?.startedAt ?? (await beginningOf(context)),
    ...(restored?.uptime === undefined ? {} : { uptime: restored.uptime }),
    settings: settingsOf(inputs),
    outcome: restored?.outcome ?? { verdict: 'fresh' },
    secrets: undefined,
    placed: restored?.placed ?? [],
    untouched: Array.isArray(restored?.untouched) ? restored.untouched : [],
  };
  const { captureSession, exportCaptured } = await import('./capture-step.ts');
  const around = { context, log: actionLog };
  const begun = await beginCapture(state, inputs.secrets, around);
  const captured = await captureSession(state, inputs.secrets, { ...around, begun });
  exportCaptured(captured);
  core.setOutput('session-id', captured?.id ?? '');
  core.setOutput('artifact-id', captured?.saved.id ?? '');
  core.setOutput('artifact-name', captured?.saved.name ?? '');
  core.setOutput('artifact-url', captured?.saved.url ?? '');
}

/** Every step of the job can write the variable, and a manifest with a lineage that is none would never be restored. */
function withCheckedLine(state: State | undefined): State | undefined {
  const session = state?.outcome.session;
  if (state === undefined || session === undefined) return state;
  const { newestAt, lineage, earlierRuns, ...others } = session;
  const line = checkedLine({ lineage, earlierRuns });
  const isTime = typeof newestAt === 'string' && !Number.isNaN(Date.parse(newestAt));
  const checked = { ...others, ...line, ...(isTime ? { newestAt } : {}) };
  return { ...state, outcome: { ...state.outcome, session: checked } };
}

function checkedLine(line: object): Pick<RestoredSession, 'lineage' | 'earlierRuns'> {
  const none = { lineage: [], earlierRuns: 0 };
  try {
    const { lineage, earlierRuns } = readLineage(new Map(Object.entries(line)));
    return lineage === undefined ? none : { lineage, earlierRuns: earlierRuns ?? 0 };
  } catch (error) {
    if (error instanceof IntegrityError) return none;
    throw error;
  }
}

/** The runner writes the event when the job begins; without one, what changed in the last six hours may be the job's. */
async function beginningOf({ eventPath }: JobContext): Promise<string> {
  const written = eventPath === undefined ? undefined : await stat(eventPath).catch(() => undefined);
  return (written?.mtime ?? new Date(Date.now() - LONGEST_JOB)).toISOString();
}

/** Milliseconds: what a hosted runner gives a job. */
const LONGEST_JOB = 6 * 60 * 60 * 1000;
