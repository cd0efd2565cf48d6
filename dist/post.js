import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  postStep
} from "./chunks/chunk-PB75AQEL.js";
import {
  runPhase
} from "./chunks/chunk-IIJN3KYN.js";
import "./chunks/chunk-EWSEKDDM.js";
import "./chunks/chunk-M6XVB52G.js";
import "./chunks/chunk-SPTSR2HO.js";
import "./chunks/chunk-VDVRI6OP.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/post.ts
await runPhase(postStep, { minutes: 3.75 });
