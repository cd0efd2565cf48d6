import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  attempt,
  exitFailure,
  run,
  stream
} from "./chunk-LXATCCF7.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  attempt,
  exitFailure,
  run,
  stream
};
