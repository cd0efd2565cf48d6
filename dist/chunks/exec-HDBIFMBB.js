import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  attempt,
  exitFailure,
  resultOf,
  run,
  stream
} from "./chunk-SZZ275UG.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  attempt,
  exitFailure,
  resultOf,
  run,
  stream
};
