import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreStep
} from "./chunks/chunk-EA3BRSGJ.js";
import "./chunks/chunk-YQ6KN7OR.js";
import "./chunks/chunk-AS3F3IE5.js";
import "./chunks/chunk-QR4OJLMW.js";
import "./chunks/chunk-SYZDF7FZ.js";
import "./chunks/chunk-L6FCNQVC.js";
import "./chunks/chunk-NLC5M42P.js";
import "./chunks/chunk-KVPU43XW.js";
import "./chunks/chunk-XMXYGHH6.js";
import "./chunks/chunk-SSYEESB5.js";
import "./chunks/chunk-PML6HZNU.js";
import {
  runPhase
} from "./chunks/chunk-FLKPEVN4.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-6ZBWR7G5.js";
import "./chunks/chunk-JCZAQANG.js";
import "./chunks/chunk-MYE6TFDS.js";
import "./chunks/chunk-7TL5OVAS.js";
import "./chunks/chunk-DIYWCA5R.js";
import "./chunks/chunk-SLOF6ICP.js";
import "./chunks/chunk-MSWOVSQN.js";
import "./chunks/chunk-P7RDOJEW.js";
import "./chunks/chunk-OMR7CZD7.js";
import "./chunks/chunk-7FPOG3L6.js";
import "./chunks/chunk-4DWVJI74.js";
import "./chunks/chunk-PAASTBP5.js";
import "./chunks/chunk-3W7IV5HQ.js";
import "./chunks/chunk-IYS2BWFY.js";
import "./chunks/chunk-DTIIKWMH.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-BIJMUNSU.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-GYDSQB62.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/restore.ts
await runPhase(restoreStep);
