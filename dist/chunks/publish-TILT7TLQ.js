import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind,
  publishCommand
} from "./chunk-T64GULAE.js";
import "./chunk-K4KVZRIW.js";
import "./chunk-Q3KRVIBD.js";
import "./chunk-QJXGYAXN.js";
import "./chunk-W6Y7DV3Z.js";
import "./chunk-CAKZ53QH.js";
import "./chunk-X67FNVDO.js";
import "./chunk-WRMLERIG.js";
import "./chunk-2UPPYUH5.js";
import "./chunk-3R2TWWMK.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-Z6QKQWU3.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  checkKind,
  publishCommand
};
