import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  preStep
} from "./chunks/chunk-HYLMMTEJ.js";
import {
  runPhase
} from "./chunks/chunk-OZCYZI7W.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-OWTVC472.js";
import "./chunks/chunk-NCIQ4SBF.js";
import "./chunks/chunk-G64TPDCH.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/pre.ts
await runPhase(preStep);
