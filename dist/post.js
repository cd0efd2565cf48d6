import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  beginCapture
} from "./chunks/chunk-XEXN2TLL.js";
import "./chunks/chunk-5NJW5GZL.js";
import {
  actionLog,
  readSecretInputs,
  runPhase
} from "./chunks/chunk-XV3VPRPW.js";
import "./chunks/chunk-76MLDDAE.js";
import "./chunks/chunk-BXDO3FQ5.js";
import {
  beginStep,
  removeJobFolder
} from "./chunks/chunk-ACHYCG2J.js";
import "./chunks/chunk-UERTTYKK.js";
import {
  getInput,
  info,
  readState
} from "./chunks/chunk-ZTPLU5SS.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-P27RA4O7.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/post-step.ts
async function postStep(phase) {
  const context = await beginStep(actionLog);
  const state = readState();
  try {
    await captureOfState(state, context, phase);
  } finally {
    for (const folder of [state?.outcome.waiting?.folder, state?.outcome.handedOver]) {
      if (folder !== void 0) await removeJobFolder(folder, context, actionLog);
    }
  }
}
async function captureOfState(state, context, phase) {
  if (state?.stage !== "main") {
    info(
      `Nothing to capture: ${state === void 0 ? "no earlier stage got far enough" : "the step was skipped, or failed before it began"}.`
    );
    return;
  }
  const { settings } = state;
  phase.failOnTrouble = settings.ifCaptureFails === "error";
  const secrets = readSecretInputs(getInput);
  const begun = await beginCapture(state, secrets, { context, log: actionLog });
  const { captureSession, exportCaptured } = await import("./chunks/capture-step-2BHPEC5L.js");
  const captured = await captureSession(state, secrets, { begun, context, log: actionLog });
  exportCaptured(captured);
}

// src/action/post.ts
await runPhase(postStep, { minutes: 3.75 });
