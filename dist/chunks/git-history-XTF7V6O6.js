import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  branchesOf,
  publishName,
  removeFromHistory
} from "./chunk-KKXEB2XG.js";
import "./chunk-UK2FMRUJ.js";
import "./chunk-S47RKB4Z.js";
import "./chunk-ICDODHMQ.js";
import "./chunk-BFPZNCSN.js";
import "./chunk-TXZX4QBD.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-Z6QKQWU3.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  branchesOf,
  publishName,
  removeFromHistory
};
