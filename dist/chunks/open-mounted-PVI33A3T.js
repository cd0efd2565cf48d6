import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-EZSVZPEV.js";
import "./chunk-FF4QF7UO.js";
import "./chunk-KP4M7WHY.js";
import "./chunk-VE3RYY24.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-TSSOHMRS.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-4DWVJI74.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  openMounted
};
