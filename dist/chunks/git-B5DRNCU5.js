import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS,
  openGitArchive
} from "./chunk-KUSCY2I6.js";
import "./chunk-5MLXPEVV.js";
export {
  GIT_LIMITS,
  openGitArchive
};
