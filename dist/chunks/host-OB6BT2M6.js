import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-YJ2CFZSF.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-T3OZWHNT.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  hostSessionStore
};
