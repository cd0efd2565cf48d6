import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-SB24CVJR.js";
import "./chunk-5MLXPEVV.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};
