import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  branchesOf,
  publishName,
  removeFromHistory
} from "./chunk-OZTQLJOE.js";
import "./chunk-5BHFQKNN.js";
import "./chunk-YOTDSKZS.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-7DX2VRDR.js";
import "./chunk-XINNFVKV.js";
import "./chunk-UYNQURXN.js";
import "./chunk-YNQZ2NOV.js";
import "./chunk-PAASTBP5.js";
import "./chunk-7447DERV.js";
import "./chunk-4DWVJI74.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-W27MKY5O.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  branchesOf,
  publishName,
  removeFromHistory
};
