import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS,
  openGitArchive
} from "./chunk-N7IVCJTL.js";
import "./chunk-5MLXPEVV.js";
export {
  GIT_LIMITS,
  openGitArchive
};
