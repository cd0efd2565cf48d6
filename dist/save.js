import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saveStep
} from "./chunks/chunk-JYV4FA73.js";
import "./chunks/chunk-NFRS4KYX.js";
import "./chunks/chunk-NIRL756X.js";
import {
  runPhase
} from "./chunks/chunk-C2LUJMFT.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-OFEQ2BLX.js";
import "./chunks/chunk-GCJIOIE4.js";
import "./chunks/chunk-ADA4G5Q6.js";
import "./chunks/chunk-GJASWYSF.js";
import "./chunks/chunk-DTIIKWMH.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/save.ts
await runPhase(saveStep);
