import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkSessionFile,
  spool
} from "./chunk-PZ64LEAQ.js";

// src/sessions/spool-files.ts
const { mkdtemp, open, rm } = require("node:fs/promises");
const { join } = require("node:path");
async function spoolFiles(files, { agent, id, tempDir }) {
  const folder = await mkdtemp(join(tempDir, "agent-session-"));
  const close = () => rm(folder, { recursive: true, force: true });
  const spooled = [];
  try {
    for await (const file of files) {
      checkSessionFile(agent, id ?? file.sessionId, file);
      const times = id === void 0 ? { mtime: file.mtime } : {};
      spooled.push({ ...await spoolFile(file, join(folder, String(spooled.length))), ...times });
    }
  } catch (error) {
    await close();
    throw error;
  }
  spooled.sort((a, b) => Number(a.kind === "transcript") - Number(b.kind === "transcript"));
  return { files: spooled, folder, close };
}
async function spoolFile({ path, kind, mode, ...source }, localPath) {
  const local = await open(localPath, "wx", 384);
  try {
    const digest = await spool(source, local);
    return { path, kind, mode: kind === "transcript" ? 384 : mode, digest, localPath };
  } finally {
    await local.close();
  }
}

// src/sessions/stat-records.ts
var STAT_FORMAT = "%f %s %Y %n";
var TYPE_BITS = 61440;
var TYPES = /* @__PURE__ */ new Map([
  [32768, "file"],
  [16384, "directory"]
]);
function parseStatRecords(output, folder) {
  const start = new RegExp(`^([0-9a-f]+) (\\d+) (\\d+) ${escapePattern(folder.replace(/\/$/, ""))}/`, "gm");
  const matches = [...output.matchAll(start)];
  return matches.map((match, index) => {
    const [whole, mode = "", size, seconds] = match;
    const end = matches[index + 1]?.index ?? output.length;
    const bits = Number.parseInt(mode, 16);
    return {
      path: output.slice(match.index + whole.length, end).replace(/\n$/, ""),
      type: TYPES.get(bits & TYPE_BITS) ?? "other",
      mode: bits & 511,
      size: Number(size),
      mtime: new Date(Number(seconds) * 1e3)
    };
  });
}
function escapePattern(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

export {
  spoolFiles,
  STAT_FORMAT,
  parseStatRecords
};
