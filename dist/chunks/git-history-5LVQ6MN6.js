import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  branchesOf,
  publishName,
  removeFromHistory
} from "./chunk-REMV67XP.js";
import "./chunk-EE6OHAWY.js";
import "./chunk-HFYELWEO.js";
import "./chunk-TVOOUNOE.js";
import "./chunk-2VRPYW3A.js";
import "./chunk-J4APSGO5.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-Z6QKQWU3.js";
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
