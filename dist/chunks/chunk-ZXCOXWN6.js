import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  beginCapture,
  writeSummary
} from "./chunk-A2O5BGN6.js";
import {
  checkProtected
} from "./chunk-7JLS3UUN.js";
import {
  parseState,
  settingsOf
} from "./chunk-KP4M7WHY.js";
import {
  actionLog,
  parseInputs
} from "./chunk-HMVCICXZ.js";
import {
  beginStep
} from "./chunk-XOS7CXI6.js";
import {
  readContext
} from "./chunk-EXNLBO7Z.js";
import {
  exportVariable,
  getInput,
  setOutput
} from "./chunk-VE3RYY24.js";
import {
  readLineage
} from "./chunk-ICVHTZO4.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/action/half-steps.ts
const { stat } = require("node:fs/promises");
var RESTORED_VARIABLE = "AGENT_SESSION_RESTORED";
async function restoreStep(phase) {
  const { mainStep } = await import("./main-step-EAIZGPOR.js");
  const state = await mainStep(phase);
  exportVariable(RESTORED_VARIABLE, JSON.stringify({ ...state, secrets: void 0 }));
  await writeSummary(state, await readContext());
}
async function saveStep(phase) {
  const context = await beginStep(actionLog);
  const inputs = parseInputs(getInput, context);
  phase.failOnTrouble = inputs.ifCaptureFails === "error";
  checkProtected(inputs, context);
  const restored = withCheckedLine(parseState(process.env[RESTORED_VARIABLE] ?? ""));
  const state = {
    stage: "main",
    startedAt: restored?.startedAt ?? await beginningOf(context),
    ...restored?.uptime === void 0 ? {} : { uptime: restored.uptime },
    settings: settingsOf(inputs),
    outcome: restored?.outcome ?? { verdict: "fresh" },
    secrets: void 0,
    placed: restored?.placed ?? [],
    untouched: Array.isArray(restored?.untouched) ? restored.untouched : []
  };
  const { captureSession, exportCaptured } = await import("./capture-step-7H4L66SF.js");
  const around = { context, log: actionLog };
  const begun = await beginCapture(state, inputs.secrets, around);
  const captured = await captureSession(state, inputs.secrets, { ...around, begun });
  exportCaptured(captured);
  setOutput("session-id", captured?.id ?? "");
  setOutput("artifact-id", captured?.saved.id ?? "");
  setOutput("artifact-name", captured?.saved.name ?? "");
  setOutput("artifact-url", captured?.saved.url ?? "");
}
function withCheckedLine(state) {
  const session = state?.outcome.session;
  if (state === void 0 || session === void 0) return state;
  const { newestAt, lineage, earlierRuns, ...others } = session;
  const line = checkedLine({ lineage, earlierRuns });
  const isTime = typeof newestAt === "string" && !Number.isNaN(Date.parse(newestAt));
  const checked = { ...others, ...line, ...isTime ? { newestAt } : {} };
  return { ...state, outcome: { ...state.outcome, session: checked } };
}
function checkedLine(line) {
  const none = { lineage: [], earlierRuns: 0 };
  try {
    const { lineage, earlierRuns } = readLineage(new Map(Object.entries(line)));
    return lineage === void 0 ? none : { lineage, earlierRuns: earlierRuns ?? 0 };
  } catch (error) {
    if (error instanceof IntegrityError) return none;
    throw error;
  }
}
async function beginningOf({ eventPath }) {
  const written = eventPath === void 0 ? void 0 : await stat(eventPath).catch(() => void 0);
  return (written?.mtime ?? new Date(Date.now() - LONGEST_JOB)).toISOString();
}
var LONGEST_JOB = 6 * 60 * 60 * 1e3;

export {
  restoreStep,
  saveStep
};
