import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-B6IY6SKT.js";
import "./chunk-UK2XZ4TX.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ZWSSIWOS.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  hostSessionStore
};
