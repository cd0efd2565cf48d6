import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mainStep
} from "./chunks/chunk-6P2DBLRS.js";
import {
  runPhase
} from "./chunks/chunk-42DAH3KV.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-OFEQ2BLX.js";
import "./chunks/chunk-62ULKIS4.js";
import "./chunks/chunk-5UJWWH54.js";
import "./chunks/chunk-G64TPDCH.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/main.ts
await runPhase(mainStep);
