import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findInHistory,
  removedIn,
  tipsFor
} from "./chunk-SB6Q4VFX.js";
import "./chunk-AYV25T46.js";
import "./chunk-NK7RWO4A.js";
import "./chunk-PAASTBP5.js";
import "./chunk-LM4CM3NG.js";
import "./chunk-6ILYVACU.js";
import "./chunk-VQO5VNKE.js";
import "./chunk-DIYWCA5R.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-3OZ22PJ6.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-YNQZ2NOV.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  findInHistory,
  removedIn,
  tipsFor
};
