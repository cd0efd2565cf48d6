import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mainStep
} from "./chunk-NFRS4KYX.js";
import {
  captureSession,
  exportCaptured,
  writeSummary
} from "./chunk-NIRL756X.js";
import {
  actionLog,
  checkProtected,
  parseInputs,
  parseState,
  readContext,
  settingsOf
} from "./chunk-C2LUJMFT.js";
import {
  exportVariable,
  getInput,
  setOutput
} from "./chunk-EWSEKDDM.js";

// src/action/half-steps.ts
import { stat } from "node:fs/promises";
var RESTORED_VARIABLE = "AGENT_SESSION_RESTORED";
async function restoreStep(phase) {
  const state = await mainStep(phase);
  exportVariable(RESTORED_VARIABLE, JSON.stringify({ ...state, secrets: void 0 }));
  await writeSummary(state);
}
async function saveStep(phase) {
  const context = await readContext();
  const inputs = parseInputs(getInput, context);
  phase.failOnTrouble = inputs.ifCaptureFails === "error";
  checkProtected(inputs, context);
  const restored = parseState(process.env[RESTORED_VARIABLE] ?? "");
  const state = {
    stage: "main",
    startedAt: restored?.startedAt ?? await beginningOf(context),
    settings: settingsOf(inputs),
    outcome: restored?.outcome ?? { verdict: "fresh" },
    secrets: void 0,
    placed: restored?.placed ?? []
  };
  const captured = await captureSession(state, inputs.secrets, { context, log: actionLog });
  exportCaptured(captured);
  setOutput("session-id", captured?.id ?? "");
  setOutput("artifact-id", captured?.saved.id ?? "");
  setOutput("artifact-name", captured?.saved.name ?? "");
  setOutput("artifact-url", captured?.saved.url ?? "");
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
