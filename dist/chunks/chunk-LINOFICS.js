import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hostSessionStore
} from "./chunk-YJ2CFZSF.js";

// src/sessions/relocated.ts
const { join } = require("node:path");
function relocatedStore(folder, { agent, directory, configDirectory }, holder = "agent") {
  const store = hostSessionStore(directory, join(folder, "projects"), { agent, spelling: "given", holder });
  const separator = configDirectory.includes("\\") ? "\\" : "/";
  const project = [configDirectory, "projects", agent.encodeDirectory(directory).name].join(separator);
  return { ...store, sessionFilePath: (id) => `${project}${separator}${id}.jsonl` };
}

export {
  relocatedStore
};
