import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreStep
} from "./chunks/chunk-JGOKLAKK.js";
import "./chunks/chunk-HYLMMTEJ.js";
import "./chunks/chunk-AACE25PC.js";
import {
  runPhase
} from "./chunks/chunk-OZCYZI7W.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-OWTVC472.js";
import "./chunks/chunk-NCIQ4SBF.js";
import "./chunks/chunk-G64TPDCH.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/restore.ts
await runPhase(restoreStep);
