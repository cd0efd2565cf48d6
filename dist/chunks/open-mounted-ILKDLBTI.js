import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-C6ASLQDB.js";
import "./chunk-FKLYYJ2I.js";
import "./chunk-6HPG7DXY.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-ZA2N2HPT.js";
import "./chunk-7FPOG3L6.js";
import "./chunk-4DWVJI74.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-DBR2RXCG.js";
import "./chunk-5MLXPEVV.js";
export {
  openMounted
};
