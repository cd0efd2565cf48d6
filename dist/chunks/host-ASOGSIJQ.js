import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-XJIDMVDL.js";
import "./chunk-DNWUWY6V.js";
import "./chunk-3OZ22PJ6.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  hostSessionStore
};
