import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findContainer
} from "./chunk-CAAF2WU4.js";
import "./chunk-YNQZ2NOV.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";
export {
  findContainer
};
