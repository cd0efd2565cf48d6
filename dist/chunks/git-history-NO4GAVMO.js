import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  branchesOf,
  publishName,
  removeFromHistory
} from "./chunk-PEFACIUJ.js";
import "./chunk-CJTXEYNH.js";
import "./chunk-KUSCY2I6.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-Q6ZUY4CY.js";
import "./chunk-6SL4ORSD.js";
import "./chunk-IR56OU7V.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-YC4DC3XE.js";
import "./chunk-ZH5VZ4FK.js";
import "./chunk-UT67VZCD.js";
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
  branchesOf,
  publishName,
  removeFromHistory
};
