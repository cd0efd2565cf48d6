import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findInHistory,
  removedIn,
  tipsFor
} from "./chunk-MWLEWFED.js";
import "./chunk-IW54DAMW.js";
import "./chunk-SGWQA26V.js";
import "./chunk-7TL5OVAS.js";
import "./chunk-DIYWCA5R.js";
import "./chunk-76TGWP3M.js";
import "./chunk-TD73WR7H.js";
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
  findInHistory,
  removedIn,
  tipsFor
};
