import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMeanwhile
} from "./chunks/chunk-TLTQCGZ3.js";
import {
  beginning
} from "./chunks/chunk-ES66TMZJ.js";
import {
  checkProtected,
  fingerprintKeys
} from "./chunks/chunk-6KDDGEOS.js";
import {
  actionLog,
  parseInputs,
  runPhase
} from "./chunks/chunk-XV3VPRPW.js";
import "./chunks/chunk-76MLDDAE.js";
import "./chunks/chunk-BXDO3FQ5.js";
import {
  beginStep
} from "./chunks/chunk-ACHYCG2J.js";
import "./chunks/chunk-UERTTYKK.js";
import {
  getInput,
  saveState,
  settingsOf
} from "./chunks/chunk-ZTPLU5SS.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-P27RA4O7.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/pre-step.ts
async function preStep() {
  const began = beginning();
  const context = await beginStep(actionLog);
  const inputs = parseInputs(getInput, context, "pre");
  checkProtected(inputs, context);
  const around = { context, log: actionLog };
  const opening = openMeanwhile(inputs, around);
  await opening.begun;
  const { restore } = await import("./chunks/restore-step-3TIFBTBX.js");
  const { outcome, placed } = await restore(inputs, { ...around, opening });
  const secrets = await fingerprintKeys(inputs.secrets);
  saveState({ stage: "pre", ...began, settings: settingsOf(inputs), outcome, secrets, placed });
}

// src/action/pre.ts
await runPhase(preStep);
