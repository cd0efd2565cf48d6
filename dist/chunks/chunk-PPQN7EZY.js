import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openRegular,
  regularFiles
} from "./chunk-SSUHDO3V.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/archives/copy-tree.ts
const { createWriteStream } = require("node:fs");
const { mkdir } = require("node:fs/promises");
const path = require("node:path");
const { pipeline } = require("node:stream/promises");
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

export {
  LARGEST_BUNDLE,
  copyTree
};
