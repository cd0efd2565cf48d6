import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS,
  openGitArchive
} from "./chunk-6FGTJ7FB.js";
import "./chunk-5MLXPEVV.js";
export {
  GIT_LIMITS,
  openGitArchive
};
