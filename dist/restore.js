import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreStep
} from "./chunks/chunk-5WZT223K.js";
import "./chunks/chunk-ND3WHB2Q.js";
import "./chunks/chunk-7JLS3UUN.js";
import "./chunks/chunk-NSCKMDUF.js";
import "./chunks/chunk-CPRGRJPF.js";
import "./chunks/chunk-6HPG7DXY.js";
import {
  runPhase
} from "./chunks/chunk-Y3SF4COV.js";
import "./chunks/chunk-CY7SIFFS.js";
import "./chunks/chunk-FUQNHSKP.js";
import "./chunks/chunk-2NOREI67.js";
import "./chunks/chunk-I5KRIVQG.js";
import "./chunks/chunk-BXDO3FQ5.js";
import "./chunks/chunk-XOS7CXI6.js";
import "./chunks/chunk-EXNLBO7Z.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-QWKJYWT3.js";
import "./chunks/chunk-ICVHTZO4.js";
import "./chunks/chunk-T3G7LIJY.js";
import "./chunks/chunk-GNLDXRW4.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-DBR2RXCG.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/restore.ts
await runPhase(restoreStep);
