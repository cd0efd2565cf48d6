import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind,
  publishCommand
} from "./chunk-4TC7JX5Y.js";
import "./chunk-R53ZFLAD.js";
import "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import "./chunk-JOOFP647.js";
import "./chunk-2EEEU5UU.js";
import "./chunk-Y47Q7TAN.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-XBDY3WDB.js";
import "./chunk-J6335FRZ.js";
import "./chunk-FACXDWGE.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-EDKKN4DJ.js";
import "./chunk-VXO44QY5.js";
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
  checkKind,
  publishCommand
};
