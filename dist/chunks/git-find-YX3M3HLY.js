import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findInHistory,
  removedIn,
  tipsFor
} from "./chunk-HLIMLIV6.js";
import "./chunk-IW54DAMW.js";
import "./chunk-EG5IVSVE.js";
import "./chunk-7TL5OVAS.js";
import "./chunk-DIYWCA5R.js";
import "./chunk-Y2AP3K4Q.js";
import "./chunk-GJMQQEGN.js";
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
  findInHistory,
  removedIn,
  tipsFor
};
