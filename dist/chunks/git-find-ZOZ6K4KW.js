import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findInHistory,
  removedIn,
  tipsFor
} from "./chunk-ANAGH3QH.js";
import "./chunk-YHE2U5BP.js";
import "./chunk-NVWBZZ7T.js";
import "./chunk-CBX3RL2W.js";
import "./chunk-XJX4CI6J.js";
import "./chunk-VDLEDSJ4.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-PAASTBP5.js";
import "./chunk-Z6QKQWU3.js";
import "./chunk-4AQZTSBH.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-44WVFOAD.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-2YFRO4VR.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  findInHistory,
  removedIn,
  tipsFor
};
