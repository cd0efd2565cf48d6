import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-L3FTFDGQ.js";
import "./chunk-4OH6SLGR.js";
import "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-J2DMJIMQ.js";
import "./chunk-A3REXBMY.js";
import "./chunk-3OZ22PJ6.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  openMounted
};
