import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS,
  openGitArchive
} from "./chunk-DHG3A6NK.js";
import "./chunk-5MLXPEVV.js";
export {
  GIT_LIMITS,
  openGitArchive
};
