import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-6X6FBGRQ.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-YC4DC3XE.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ZH5VZ4FK.js";
import "./chunk-UT67VZCD.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  hostSessionStore
};
