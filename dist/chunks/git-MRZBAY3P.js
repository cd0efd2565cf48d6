import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS,
  openGitArchive
} from "./chunk-4BLK2SPL.js";
import "./chunk-5MLXPEVV.js";
export {
  GIT_LIMITS,
  openGitArchive
};
