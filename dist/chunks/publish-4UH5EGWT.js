import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind,
  publishCommand
} from "./chunk-WDAJXSVC.js";
import "./chunk-OUWK6V7Z.js";
import "./chunk-2R4EYGBF.js";
import "./chunk-QJXGYAXN.js";
import "./chunk-W6Y7DV3Z.js";
import "./chunk-CZ6XROI7.js";
import "./chunk-SLOF6ICP.js";
import "./chunk-STRRJUP3.js";
import "./chunk-FCALREVV.js";
import "./chunk-TVVK2WFO.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-BIJMUNSU.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  checkKind,
  publishCommand
};
