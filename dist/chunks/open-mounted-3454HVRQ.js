import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-KXCKPAAU.js";
import "./chunk-5ARQCAUF.js";
import "./chunk-SZGIJDWF.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-DBR2RXCG.js";
import "./chunk-XJIDMVDL.js";
import "./chunk-DNWUWY6V.js";
import "./chunk-3OZ22PJ6.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  openMounted
};
