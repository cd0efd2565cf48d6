import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  getArtifactInternal,
  getArtifactPublic
} from "./chunk-3RDEX6YW.js";
import "./chunk-G6LAKLGG.js";
import "./chunk-27BUHLKQ.js";
import "./chunk-ZDZFA2RK.js";
import "./chunk-XQHEWNQL.js";
export {
  getArtifactInternal,
  getArtifactPublic
};
