import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-3VVJA464.js";
import "./chunk-YF57UU54.js";
import "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-XZQN67WZ.js";
import "./chunk-YBN5FZXA.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-5AIS7UUR.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  openMounted
};
