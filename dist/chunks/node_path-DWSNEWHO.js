import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  __commonJS
} from "./chunk-5MLXPEVV.js";

// never-called:node:path
var require_node_path = __commonJS({
  "never-called:node:path"(exports, module) {
    module.exports = () => {
      throw new Error("node:path is not in this bundle");
    };
  }
});
export default require_node_path();
