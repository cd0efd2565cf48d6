import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind,
  publishCommand
} from "./chunk-6N7PICB7.js";
import "./chunk-X52OK6PK.js";
import "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import "./chunk-JOOFP647.js";
import "./chunk-OA2BAFTS.js";
import "./chunk-FXZ772OZ.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-B7GWSLAB.js";
import "./chunk-WM2BGD5A.js";
import "./chunk-6BHJKCEU.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-4DWVJI74.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  checkKind,
  publishCommand
};
