import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind,
  publishCommand
} from "./chunk-432NYE5Q.js";
import "./chunk-HSVRC5OX.js";
import "./chunk-XGRWXQJA.js";
import "./chunk-QJXGYAXN.js";
import "./chunk-W6Y7DV3Z.js";
import "./chunk-SGWQA26V.js";
import "./chunk-76TGWP3M.js";
import "./chunk-5NL6F6HK.js";
import "./chunk-5WQI6UTB.js";
import "./chunk-TD73WR7H.js";
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
