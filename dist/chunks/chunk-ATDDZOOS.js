import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  cleanedUp
} from "./chunk-QJXGYAXN.js";
import {
  isRepositoryUrl,
  repositoryUrlProblem
} from "./chunk-QWKJYWT3.js";
import {
  oneLine
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/cli/terminal.ts
const { writeSync } = require("node:fs");
var STDOUT = 1;
var STDERR = 2;
var terminalLog = {
  debug: () => void 0,
  info: () => void 0,
  warning: (message) => writeLine(STDERR, oneLine(message)),
  group: (_title, work) => work()
};
function say(line) {
  writeLine(STDOUT, oneLine(line));
}
function sayTable(titles, rows) {
  const table = [titles, ...rows].map((row) => row.map((cell) => oneLine(cell)));
  const widths = titles.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    writeLine(
      STDOUT,
      row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
    );
  }
}
function sayJson(value) {
  const json = JSON.stringify(value, void 0, 2);
  writeLine(STDOUT, json.replaceAll(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, escaped));
}
function escaped(character) {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
function bytes(amount) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log10(Math.max(amount, 1)) / 3), units.length - 1);
  const value = amount / 1e3 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
function minute(time) {
  return Number.isNaN(time.getTime()) ? "unknown" : time.toISOString().slice(0, 16).replace("T", " ");
}
function writeLine(descriptor, line) {
  let rest = Buffer.from(`${line}
`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      if (error.code === "EPIPE") return;
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

// src/cli/git-arguments.ts
const { rmSync } = require("node:fs");
const { mkdtemp } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const { join, resolve } = require("node:path");
function readHistory(archivePath) {
  if (archivePath !== void 0) return readLocation(archivePath);
  throw new UserError("Which history? Name the bare repository: --archive-path PATH, or a URL.");
}
async function inTemporaryFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), "agent-session-"));
  return await cleanedUp(
    () => rmSync(folder, { recursive: true, force: true }),
    () => work(folder)
  );
}
function historyOptions(location, tempDir) {
  const { GITHUB_TOKEN, GH_TOKEN, GITHUB_SERVER_URL } = process.env;
  return {
    location,
    run: { runId: void 0, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 },
    token: GITHUB_TOKEN || GH_TOKEN || void 0,
    serverUrl: GITHUB_SERVER_URL || "https://github.com",
    tempDir,
    limits: { read: A_DAY, save: A_DAY },
    log: terminalLog
  };
}
var A_DAY = 24 * 60 * 60 * 1e3;
function readLocation(text) {
  if (!isRepositoryUrl(text)) return resolve(text);
  const problem = repositoryUrlProblem(text);
  if (problem !== void 0) throw new UserError(`--archive-path ${problem}`);
  return text;
}

export {
  terminalLog,
  say,
  sayTable,
  sayJson,
  bytes,
  minute,
  readHistory,
  inTemporaryFolder,
  historyOptions
};
