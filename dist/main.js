import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mainStep
} from "./chunks/chunk-JOZX2TWN.js";
import {
  runPhase
} from "./chunks/chunk-IIJN3KYN.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-M6XVB52G.js";
import "./chunks/chunk-SPTSR2HO.js";
import "./chunks/chunk-VDVRI6OP.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/main.ts
await runPhase(mainStep);
