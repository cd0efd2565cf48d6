import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/maker.ts
const { createHash } = require("node:crypto");
const { readFileSync, readlinkSync } = require("node:fs");
const { lstat } = require("node:fs/promises");
const { hostname } = require("node:os");
const { basename } = require("node:path");
var TAG = /([0-9a-f]{7})\.([0-9a-z]+)\.([0-9a-z]+)/;
function makerTag() {
  own ??= [placeOfNumbers(), base36(process.pid), base36(startOf(process.pid) ?? 0)].join(".");
  return own;
}
async function isAbandoned(path, limit) {
  const state = makerState(basename(path));
  return state === "unknown" ? await isOlder(path, limit) : state === "gone";
}
async function isOlder(path, limit) {
  const { mtimeMs } = await lstat(path);
  return Math.abs(Date.now() - mtimeMs) > limit;
}
function makerState(name) {
  const [, place, pid = "", start = ""] = TAG.exec(name) ?? [];
  if (place !== placeOfNumbers()) return "unknown";
  const id = Number.parseInt(pid, 36);
  if (!isRunning(id)) return "gone";
  const started = startOf(id);
  return started !== void 0 && base36(started) !== start ? "gone" : "alive";
}
var own;
var known;
function placeOfNumbers() {
  known ??= createHash("sha256").update(readOr("/proc/sys/kernel/random/boot_id", hostname())).update(pidNamespace()).digest("hex").slice(0, 7);
  return known;
}
function pidNamespace() {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
function startOf(pid) {
  const facts = readOr(`/proc/${pid}/stat`, "");
  const start = facts.slice(facts.lastIndexOf(")") + 2).split(" ")[19];
  return start === void 0 ? void 0 : Number(start);
}
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
function readOr(path, otherwise) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}
function base36(number) {
  return number.toString(36);
}

export {
  makerTag,
  isAbandoned,
  isOlder,
  makerState
};
