import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  getState,
  saveState
} from "./chunk-VE3RYY24.js";
import {
  agents,
  findAgent
} from "./chunk-OPSEC4FL.js";

// src/action/state.ts
var KEY = "AGENT_SESSION";
function saveState2(state) {
  saveState(KEY, JSON.stringify(state));
}
function readState() {
  return parseState(getState(KEY));
}
function parseState(text) {
  try {
    const state = JSON.parse(text);
    return Array.isArray(state.placed) && !Number.isNaN(Date.parse(state.startedAt)) ? state : void 0;
  } catch {
    return void 0;
  }
}
function settingsOf({ secrets: _, agent, ...settings }) {
  return { ...settings, agent: agent.name };
}
function agentOf({ agent }) {
  return findAgent(agent) ?? agents["claude-code"];
}

export {
  saveState2 as saveState,
  readState,
  parseState,
  settingsOf,
  agentOf
};
