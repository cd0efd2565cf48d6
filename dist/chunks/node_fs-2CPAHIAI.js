import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  __commonJS
} from "./chunk-5MLXPEVV.js";

// never-called:node:fs
var require_node_fs = __commonJS({
  "never-called:node:fs"(exports, module) {
    module.exports = () => {
      throw new Error("node:fs is not in this bundle");
    };
  }
});
export default require_node_fs();
