import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findContainer
} from "./chunk-G3LX5TUX.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";
export {
  findContainer
};
