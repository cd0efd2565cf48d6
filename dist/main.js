import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mainStep
} from "./chunks/chunk-HRTTFUQA.js";
import "./chunks/chunk-PUDH6JHT.js";
import "./chunks/chunk-EEK2X5TP.js";
import "./chunks/chunk-SYZDF7FZ.js";
import "./chunks/chunk-L6FCNQVC.js";
import "./chunks/chunk-U7ZFMOTK.js";
import "./chunks/chunk-SSYEESB5.js";
import "./chunks/chunk-PML6HZNU.js";
import {
  runPhase
} from "./chunks/chunk-U4YGSL33.js";
import "./chunks/chunk-OPSEC4FL.js";
import "./chunks/chunk-YFQUNC76.js";
import "./chunks/chunk-JCZAQANG.js";
import "./chunks/chunk-MYE6TFDS.js";
import "./chunks/chunk-7TL5OVAS.js";
import "./chunks/chunk-DIYWCA5R.js";
import "./chunks/chunk-76TGWP3M.js";
import "./chunks/chunk-MSWOVSQN.js";
import "./chunks/chunk-P7RDOJEW.js";
import "./chunks/chunk-OMR7CZD7.js";
import "./chunks/chunk-7FPOG3L6.js";
import "./chunks/chunk-4DWVJI74.js";
import "./chunks/chunk-PAASTBP5.js";
import "./chunks/chunk-3W7IV5HQ.js";
import "./chunks/chunk-IYS2BWFY.js";
import "./chunks/chunk-DTIIKWMH.js";
import "./chunks/chunk-T3G7LIJY.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-BIJMUNSU.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-GYDSQB62.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/main.ts
await runPhase(mainStep);
