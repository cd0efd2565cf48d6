import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findInHistory,
  removedIn,
  tipsFor
} from "./chunk-JS7FIMNQ.js";
import "./chunk-SX4KO7GB.js";
import "./chunk-NYMUFN5C.js";
import "./chunk-PAASTBP5.js";
import "./chunk-RORII5EH.js";
import "./chunk-NGXZAILG.js";
import "./chunk-PPQN7EZY.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-5AIS7UUR.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  findInHistory,
  removedIn,
  tipsFor
};
