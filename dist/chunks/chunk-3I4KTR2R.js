import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  plainPlaces
} from "./chunk-BXDO3FQ5.js";

// src/action/restore-result.ts
function troubled(error, told, { context, log }) {
  const trouble = sentence(plainPlaces(error instanceof Error ? error.message : String(error), context));
  const line = `${trouble} The agent starts without its earlier session.`;
  if (trouble === told) log.info(line);
  else log.warning(line);
  return { outcome: { verdict: "fresh", trouble }, placed: [] };
}
function sentence(text) {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

export {
  troubled
};
