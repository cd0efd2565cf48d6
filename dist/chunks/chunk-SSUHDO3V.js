import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MOST_FILES,
  quoted,
  relativePathProblem
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/bundle/bundle-files.ts
const { createHash } = require("node:crypto");
const { constants } = require("node:fs");
const { lstat, open, opendir } = require("node:fs/promises");
const path = require("node:path");
async function* regularFiles(folder) {
  let files = 0;
  for await (const file of filesBelow(folder, "")) {
    files += 1;
    if (files > MOST_FILES + 1) throw tooMany();
    yield file;
  }
}
async function* filesBelow(folder, below) {
  for (const entry of await sortedEntries(path.join(folder, ...below.split("/")))) {
    const relative = below === "" ? entry.name : `${below}/${entry.name}`;
    const problem = relativePathProblem(relative);
    if (problem !== void 0) throw new IntegrityError(`The bundle holds ${quoted(relative)}, which ${problem}.`);
    if (entry.isDirectory()) yield* filesBelow(folder, relative);
    else if (entry.isFile()) yield relative;
    else throw new IntegrityError(`The bundle holds ${quoted(relative)}, which is a link or a device.`);
  }
}
async function sortedEntries(folder) {
  const entries = [];
  for await (const entry of await opendir(folder)) {
    if (entries.push(entry) > MOST_FILES + 1) throw tooMany();
  }
  return entries.sort((one, other) => one.name < other.name ? -1 : 1);
}
function tooMany() {
  return new IntegrityError(`The bundle holds more than ${MOST_FILES} files.`);
}
async function openRegular(hostPath, shown) {
  if (!(await lstat(hostPath)).isFile()) throw new IntegrityError(`${shown} of the bundle is not a regular file.`);
  return await open(hostPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}
async function sha256Of(content) {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

export {
  regularFiles,
  openRegular,
  sha256Of
};
