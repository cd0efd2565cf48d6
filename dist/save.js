import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saveStep
} from "./chunks/chunk-ZXCOXWN6.js";
import "./chunks/chunk-A2O5BGN6.js";
import "./chunks/chunk-7JLS3UUN.js";
import "./chunks/chunk-NSCKMDUF.js";
import "./chunks/chunk-GUIF5MOG.js";
import "./chunks/chunk-KP4M7WHY.js";
import {
  runPhase
} from "./chunks/chunk-CMTPND7N.js";
import "./chunks/chunk-5NGDVQWI.js";
import "./chunks/chunk-TEWCIJO2.js";
import "./chunks/chunk-HMVCICXZ.js";
import "./chunks/chunk-I5KRIVQG.js";
import "./chunks/chunk-BXDO3FQ5.js";
import "./chunks/chunk-XOS7CXI6.js";
import "./chunks/chunk-EXNLBO7Z.js";
import "./chunks/chunk-VE3RYY24.js";
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
import "./chunks/chunk-5MLXPEVV.js";

// src/action/save.ts
await runPhase(saveStep);
