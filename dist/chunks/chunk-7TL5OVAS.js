import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openRegular,
  regularFiles
} from "./chunk-DIYWCA5R.js";
import {
  MOST_FILES,
  foldedPath,
  largestBundle,
  quoted,
  relativePathProblem
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-GYDSQB62.js";

// src/archives/copy-tree.ts
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
var LARGEST_BUNDLE = largestBundle(1e9);
async function copyTree(from, to, largest = LARGEST_BUNDLE) {
  const files = [];
  for await (const file of regularFiles(from)) files.push(file);
  let bytes = 0;
  for (const file of files) {
    const target = path.join(to, ...file.split("/"));
    await mkdir(path.dirname(target), { recursive: true });
    bytes += await copyFile(path.join(from, ...file.split("/")), target, largest - bytes);
  }
  return bytes;
}
async function copyFile(from, to, largest) {
  const source = await openRegular(from, from);
  if ((await source.stat()).size > largest) {
    await source.close();
    throw tooLarge(from);
  }
  const target = createWriteStream(to, { flags: "wx" });
  await pipeline(source.createReadStream(), limit(largest, from), target);
  return target.bytesWritten;
}
function limit(largest, file) {
  return async function* (chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largest) throw tooLarge(file);
      yield chunk;
    }
  };
}
function tooLarge(file) {
  return new IntegrityError(`The bundle is too large to copy, at ${file}.`);
}

// src/bundle/unpacking.ts
import { mkdir as mkdir2, open } from "node:fs/promises";
import path2 from "node:path";
var MOST_FOLDERS = 2e3;
function unpackInto(folder, { largest }) {
  const admit = openAdmission(largest);
  const made = /* @__PURE__ */ new Set();
  return {
    async add({ path: name, size, open: openContent }) {
      admit(name, size);
      const hostPath = path2.join(folder, ...name.split("/"));
      const parent = path2.dirname(hostPath);
      if (!made.has(parent)) await mkdir2(parent, { recursive: true, mode: 448 });
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
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) throw new IntegrityError(`${quoted(name)} has more than the ${size} bytes it is said to have.`);
    for (let written = 0; written < chunk.length; ) written += (await file.write(chunk, written)).bytesWritten;
  }
}

export {
  LARGEST_BUNDLE,
  copyTree,
  unpackInto
};
