import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-MOT4UM3M.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-EDKKN4DJ.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-VXO44QY5.js";
import "./chunk-UT67VZCD.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  hostSessionStore
};
