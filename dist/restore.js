import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreStep
} from "./chunks/chunk-QHNHVDHU.js";
import "./chunks/chunk-VELP7N5S.js";
import "./chunks/chunk-BC2LBBHI.js";
import {
  runPhase
} from "./chunks/chunk-4LYFWKWA.js";
import "./chunks/chunk-NLA24BPY.js";
import "./chunks/chunk-OFEQ2BLX.js";
import "./chunks/chunk-62ULKIS4.js";
import "./chunks/chunk-5UJWWH54.js";
import "./chunks/chunk-G64TPDCH.js";
import "./chunks/chunk-6HJDTENI.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/restore.ts
await runPhase(restoreStep);
