import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  __commonJS
} from "./chunk-5MLXPEVV.js";

// never-called:./index-BDnqZat0.js
var require_index_BDnqZat0 = __commonJS({
  "never-called:./index-BDnqZat0.js"(exports, module) {
    module.exports = () => {
      throw new Error("./index-BDnqZat0.js is not in this bundle");
    };
  }
});
export default require_index_BDnqZat0();
