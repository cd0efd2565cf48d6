import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  getArtifactInternal,
  getArtifactPublic
} from "./chunk-CNDHRZ3G.js";
import "./chunk-G6LAKLGG.js";
import "./chunk-27BUHLKQ.js";
import "./chunk-AIOJBA5W.js";
import "./chunk-XQHEWNQL.js";
export {
  getArtifactInternal,
  getArtifactPublic
};
