import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  relocatedStore
} from "./chunk-LINOFICS.js";
import {
  agentOf
} from "./chunk-KP4M7WHY.js";

// src/action/open-mounted.ts
function openMounted(settings, { configDirectory, directory, spelledAs }) {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}

export {
  openMounted
};
