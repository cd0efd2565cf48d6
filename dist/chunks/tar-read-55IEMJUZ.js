import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  require_tar_stream
} from "./chunk-JCZAQANG.js";
import {
  __toESM
} from "./chunk-5MLXPEVV.js";

// src/sandbox/tar-read.ts
var import_tar_stream = __toESM(require_tar_stream(), 1);
const { pipeline } = require("node:stream/promises");
async function* readTar(source) {
  const reader = (0, import_tar_stream.extract)();
  const fed = pipeline(source, reader);
  fed.catch(() => void 0);
  for await (const entry of reader) {
    yield { ...describe(entry.header), content: entry };
    entry.resume();
  }
  await fed;
}
function describe(header) {
  const { size, uid, gid, mtime } = header;
  return {
    path: clean(header.name),
    type: typeOf(header.type),
    linkTo: header.type === "link" ? clean(header.linkname) : void 0,
    size,
    mode: header.mode & 511,
    uid,
    gid,
    mtime
  };
}
function clean(name) {
  return name.replace(/^(\.?\/)+/, "").replace(/\/+$/, "");
}
function typeOf(type) {
  if (type === "file" || type === "contiguous-file") return "file";
  if (type === "directory") return "directory";
  return type === "link" ? "hard-link" : "other";
}
export {
  readTar
};
