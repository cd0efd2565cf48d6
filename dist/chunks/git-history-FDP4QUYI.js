import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  branchesOf,
  publishName,
  removeFromHistory
} from "./chunk-OWRTLWGF.js";
import "./chunk-EG5IVSVE.js";
import "./chunk-Y2AP3K4Q.js";
import "./chunk-O36M5QVH.js";
import "./chunk-64VHSNV5.js";
import "./chunk-GJMQQEGN.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-KAPBRQTO.js";
import "./chunk-BIJMUNSU.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  branchesOf,
  publishName,
  removeFromHistory
};
