import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MOST_FILES,
  foldedPath,
  quoted,
  relativePathProblem
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/bundle/unpacking.ts
const { mkdir, open } = require("node:fs/promises");
const path = require("node:path");
var MOST_FOLDERS = 2e3;
function unpackInto(folder, { largest }) {
  const admit = openAdmission(largest);
  const made = /* @__PURE__ */ new Set();
  return {
    async add({ path: name, size, open: openContent }) {
      admit(name, size);
      const hostPath = path.join(folder, ...name.split("/"));
      const parent = path.dirname(hostPath);
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 448 });
      made.add(parent);
      const file = await open(hostPath, "wx", 384);
      try {
        await write(file, { name, size, content: await openContent() });
      } finally {
        await file.close();
      }
    }
  };
}
function openAdmission(largest) {
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  let bytes = 0;
  return (name, size) => {
    const problem = relativePathProblem(name);
    if (problem !== void 0) throw new IntegrityError(`It holds ${quoted(name)}, which ${problem}.`);
    if (files.size > MOST_FILES) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
    bytes += size;
    if (bytes > largest) throw new IntegrityError(`Unpacked, it has more than ${largest} bytes.`);
    const folded = foldedPath(name);
    if (files.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} twice.`);
    for (const folder of foldersAbove(folded)) {
      if (files.has(folder)) throw new IntegrityError(`It holds ${quoted(name)} below a file.`);
      folders.add(folder);
    }
    if (folders.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} as a file and as a folder.`);
    if (folders.size > MOST_FOLDERS) throw new IntegrityError(`It holds more than ${MOST_FOLDERS} folders.`);
    files.add(folded);
  };
}
function foldersAbove(name) {
  const segments = name.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
async function write(file, { name, size, content }) {
  let left = size;
  let held = [];
  let bytes = 0;
  const flush = async () => {
    const piece = Buffer.concat(held);
    [held, bytes] = [[], 0];
    for (let written = 0; written < piece.length; ) written += (await file.write(piece, written)).bytesWritten;
  };
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) throw new IntegrityError(`${quoted(name)} has more than the ${size} bytes it is said to have.`);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= AT_ONCE) await flush();
  }
  await flush();
}
var AT_ONCE = 512 * 1024;

export {
  unpackInto
};
