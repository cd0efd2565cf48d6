import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openArchive
} from "./chunk-XMHPXNEK.js";
import {
  oneLine
} from "./chunk-44WVFOAD.js";
import {
  UserError
} from "./chunk-GYDSQB62.js";

// src/cli/terminal.ts
import { writeSync } from "node:fs";
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

// src/cli/archive-arguments.ts
import { resolve } from "node:path";
var archiveOptions = {
  archive: { type: "string" },
  "archive-path": { type: "string" },
  repository: { type: "string" },
  name: { type: "string" },
  "run-id": { type: "string" },
  json: { type: "boolean" }
};
var archiveHelp = `  --archive KIND        artifact, or directory; default: directory with --archive-path, else artifact
  --archive-path DIR    the folder of a directory archive
  --repository NAME     OWNER/REPO, whose artifacts; default: $GITHUB_REPOSITORY
  --name NAME           only sessions of this name
  --run-id N            only what this workflow run captured
  --json                one JSON document`;
var archiveEnvironmentHelp = `Environment:
  GITHUB_TOKEN, GH_TOKEN            a token that may read the repository's actions, for --archive artifact
  GITHUB_API_URL, GITHUB_SERVER_URL where GitHub is, if not at github.com`;
function readArchiveRequest(values) {
  const { env } = process;
  const path = values["archive-path"];
  const kind = readKind(values.archive ?? (path === void 0 ? "artifact" : "directory"));
  if (kind === "directory" !== (path !== void 0)) {
    throw new UserError("--archive directory and --archive-path DIR belong together.");
  }
  const repository = values.repository ?? env.GITHUB_REPOSITORY ?? "";
  const token = env.GITHUB_TOKEN || env.GH_TOKEN || void 0;
  if (kind === "artifact" && !/^[A-Za-z0-9][A-Za-z0-9_-]*\/[A-Za-z0-9._-]+$/.test(repository)) {
    throw new UserError("Whose artifacts? Name the repository: --repository OWNER/REPO.");
  }
  if (kind === "artifact" && token === void 0) {
    throw new UserError(
      `Artifacts need a token that may read the repository's actions: set GITHUB_TOKEN, for example to "$(gh auth token)".`
    );
  }
  const query = { name: values.name, runId: readRunId(values["run-id"]) };
  return { kind, archivePath: path && resolve(path), repository, token, query };
}
function readKind(text) {
  if (text === "artifact" || text === "directory") return text;
  if (text === "cache") throw new UserError("--archive cache: GitHub lets only jobs read the cache.");
  throw new UserError(`--archive ${text} is not known: artifact or directory.`);
}
function readRunId(text) {
  if (text === void 0) return void 0;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--run-id ${text} is not the number of a workflow run.`);
  return Number(text);
}
function openRequested({ kind, archivePath, repository, token }, largest) {
  const { env } = process;
  return openArchive(kind, {
    repository,
    run: NO_RUN,
    runAttempt: void 0,
    token,
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
    // Outside of a job there is no results service: all is read through the REST API.
    environment: {},
    retentionDays: void 0,
    compressionLevel: void 0,
    limits: { bundleSize: largest },
    archivePath,
    log: terminalLog
  });
}
function isForeign({ repositoryId, headRepositoryId }) {
  return repositoryId !== headRepositoryId;
}
var NO_RUN = {
  runId: void 0,
  repositoryId: void 0,
  headRepositoryId: void 0,
  headBranch: void 0
};

export {
  terminalLog,
  say,
  sayTable,
  sayJson,
  bytes,
  minute,
  archiveOptions,
  archiveHelp,
  archiveEnvironmentHelp,
  readArchiveRequest,
  openRequested,
  isForeign
};
