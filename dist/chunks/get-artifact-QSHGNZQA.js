import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  getArtifactInternal,
  getArtifactPublic
} from "./chunk-FMNPEHZJ.js";
import "./chunk-ADIKIRPK.js";
import "./chunk-TDRVJGP5.js";
import "./chunk-MO2GRJVY.js";
import "./chunk-PRQMMIES.js";
import "./chunk-DBR2RXCG.js";
import "./chunk-PP2LRGCH.js";
import "./chunk-5MLXPEVV.js";
export {
  getArtifactInternal,
  getArtifactPublic
};
