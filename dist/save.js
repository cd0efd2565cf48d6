import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saveStep
} from "./chunks/chunk-EM5CCTWL.js";
import "./chunks/chunk-R6TLZ4X3.js";
import "./chunks/chunk-VNWT7ZWE.js";
import "./chunks/chunk-Q4P5QMUF.js";
import "./chunks/chunk-SYZDF7FZ.js";
import "./chunks/chunk-L6FCNQVC.js";
import "./chunks/chunk-LVQQRPTY.js";
import "./chunks/chunk-KVPU43XW.js";
import "./chunks/chunk-Z4XWPDZS.js";
import "./chunks/chunk-ZXIN4YEY.js";
import "./chunks/chunk-4ZI2YX2O.js";
import {
  runPhase
} from "./chunks/chunk-XO4RSAPY.js";
import "./chunks/chunk-6TBU3BB3.js";
import "./chunks/chunk-B2RP5Q4K.js";
import "./chunks/chunk-JCZAQANG.js";
import "./chunks/chunk-MYE6TFDS.js";
import "./chunks/chunk-7TL5OVAS.js";
import "./chunks/chunk-DIYWCA5R.js";
import "./chunks/chunk-NST6BIUC.js";
import "./chunks/chunk-EYZFATNK.js";
import "./chunks/chunk-P7RDOJEW.js";
import "./chunks/chunk-7UKJ5MEZ.js";
import "./chunks/chunk-BNAGQBOP.js";
import "./chunks/chunk-4DWVJI74.js";
import "./chunks/chunk-PAASTBP5.js";
import "./chunks/chunk-3W7IV5HQ.js";
import "./chunks/chunk-IYS2BWFY.js";
import "./chunks/chunk-DTIIKWMH.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-Z6QKQWU3.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-EAWTM7AP.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-GYDSQB62.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/save.ts
await runPhase(saveStep);
