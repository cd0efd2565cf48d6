import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saveStep
} from "./chunks/chunk-WTGAONDI.js";
import "./chunks/chunk-KJRTHXJ4.js";
import "./chunks/chunk-5BTWGGB3.js";
import "./chunks/chunk-KLMXFVD7.js";
import "./chunks/chunk-BRUSGGDT.js";
import "./chunks/chunk-6HPG7DXY.js";
import {
  runPhase
} from "./chunks/chunk-HN25M6HO.js";
import "./chunks/chunk-FSDGMFB2.js";
import "./chunks/chunk-DUVMHDEU.js";
import "./chunks/chunk-U3B4MWYW.js";
import "./chunks/chunk-I5KRIVQG.js";
import "./chunks/chunk-FFO4S5RD.js";
import "./chunks/chunk-XOS7CXI6.js";
import "./chunks/chunk-EXNLBO7Z.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-QWKJYWT3.js";
import "./chunks/chunk-W27MKY5O.js";
import "./chunks/chunk-T3G7LIJY.js";
import "./chunks/chunk-GNLDXRW4.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-GYDSQB62.js";
import "./chunks/chunk-DBR2RXCG.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/save.ts
await runPhase(saveStep);
