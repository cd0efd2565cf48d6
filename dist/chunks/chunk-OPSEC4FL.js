import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";

// src/agents/index.ts
var agents = { "claude-code": claudeCode };
function findAgent(name) {
  return Object.hasOwn(agents, name) ? agents[name] : void 0;
}

export {
  agents,
  findAgent
};
