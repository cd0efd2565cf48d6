import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  pump
} from "./chunk-2VMISE6Q.js";
import {
  cleanedUp
} from "./chunk-QJXGYAXN.js";
import {
  UserError,
  isNotFound
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/in-place.ts
const { randomBytes } = require("node:crypto");
const { constants, rmSync } = require("node:fs");
const { open, realpath, rename } = require("node:fs/promises");
const { basename, dirname, join, sep } = require("node:path");
async function rewriteInPlace(file, rewriter) {
  const path = await findFile(file);
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const source = await open(path, flags).catch((error) => fail(`${file} cannot be read`, error));
  try {
    const facts = await source.stat();
    if (!facts.isFile()) {
      throw new UserError(`${file} is ${facts.isDirectory() ? "a folder" : "no regular file"}: name a transcript.`);
    }
    await replace(path, { source, rewriter, mode: facts.mode & 4095, uid: facts.uid, gid: facts.gid });
  } finally {
    await source.close();
  }
}
async function projectsAbove(file, names) {
  if (file === void 0) {
    return void 0;
  }
  const parts = (await findFile(file)).split(sep);
  const at = parts.findLastIndex((part, index) => names.includes(part) && parts[index - 1] === "projects");
  return at === -1 ? void 0 : parts.slice(0, at).join(sep);
}
async function findFile(file) {
  try {
    return await realpath(file);
  } catch (error) {
    return fail(isNotFound(error) ? `There is no file ${file}` : `${file} cannot be found`, error);
  }
}
async function replace(path, original) {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  const remove = () => rmSync(temporary, { force: true });
  await cleanedUp(remove, () => replaceBy(temporary, path, original));
}
async function replaceBy(temporary, path, original) {
  const { source, rewriter, mode, uid, gid } = original;
  try {
    const target = await open(temporary, "wx", 384);
    try {
      await pump({ from: source.fd, to: target.fd, rewriter });
      const own = await target.stat();
      if (own.uid !== uid || own.gid !== gid) {
        await target.chown(uid, gid);
      }
      await target.chmod(mode);
      await target.sync();
    } finally {
      await target.close();
    }
    const { directory, path: fields, pointer } = rewriter.report().rewritten;
    if (directory + fields + pointer > 0) {
      await rename(temporary, path);
    }
  } catch (error) {
    return fail(`${path} cannot be rewritten, and is as it was`, error);
  }
}
function fail(what, error) {
  throw new UserError(`${what}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
}
export {
  projectsAbove,
  rewriteInPlace
};
