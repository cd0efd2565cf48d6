import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  WORK,
  attemptGit,
  ownFolder
} from "./chunk-BVXL2IU5.js";
import {
  isAbandoned
} from "./chunk-KH3SGUOZ.js";
import {
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/history/packs.ts
const { open, readdir, rm } = require("node:fs/promises");
const { join } = require("node:path");
var MOST_PACKS = 20;
var MOST_LOOSE = 2;
var PLAIN = ["repack.writeBitmaps=false", "repack.updateServerInfo=false"];
var ABANDONED = 24 * 60 * 60 * 1e3;
var LONGEST_PACKING = 60 * 60 * 1e3;
async function pack(bare, log) {
  if (!await isWorthIt(bare)) return;
  const lock = await takeLock(join(ownFolder(bare), "pack.lock"));
  if (lock === void 0) return;
  try {
    await removeUnfinished(ownFolder(bare), WORK);
    await removeUnfinished(join(bare, "objects", "pack"), "tmp_");
    const { exitCode, stderr } = await attemptGit(bare, ["repack", "-d", "-l", "-q", "--geometric=2"], {
      settings: PLAIN
    });
    if (exitCode !== 0) log.debug(`${bare} could not be packed: ${stderr.trim()}`);
  } finally {
    await lock.close();
    await rm(join(ownFolder(bare), "pack.lock"), { force: true });
  }
}
async function isWorthIt(bare) {
  const packs = (await entriesOf(join(bare, "objects", "pack"))).filter((name) => name.endsWith(".pack"));
  return packs.length > MOST_PACKS || (await entriesOf(join(bare, "objects", "17"))).length > MOST_LOOSE;
}
async function takeLock(path) {
  try {
    return await open(path, "wx", 384);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (await isLeftBehind(path, LONGEST_PACKING)) await rm(path, { force: true });
    return void 0;
  }
}
async function removeUnfinished(folder, start) {
  for (const name of await entriesOf(folder)) {
    const path = join(folder, name);
    if (name.startsWith(start) && await isLeftBehind(path, ABANDONED))
      await rm(path, { recursive: true, force: true });
  }
}
async function isLeftBehind(path, limit) {
  try {
    return await isAbandoned(path, limit);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
async function entriesOf(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

export {
  pack
};
