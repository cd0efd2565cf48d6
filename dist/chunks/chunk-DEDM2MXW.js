import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readHistory,
  terminalLog
} from "./chunk-ATDDZOOS.js";
import {
  openArchive
} from "./chunk-TEWCIJO2.js";
import {
  proxyVariables
} from "./chunk-BLJSXK2C.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/cli/archive-arguments.ts
const { resolve } = require("node:path");
var archiveOptions = {
  archive: { type: "string" },
  "archive-path": { type: "string" },
  repository: { type: "string" },
  name: { type: "string" },
  "run-id": { type: "string" },
  json: { type: "boolean" }
};
var archiveHelp = `  --archive KIND        artifact, directory or git; default: directory with --archive-path, else artifact
  --archive-path PATH   the folder of a directory archive; the bare repository of a history, or its URL
  --repository NAME     OWNER/REPO, whose artifacts; default: $GITHUB_REPOSITORY
  --name NAME           only sessions of this name
  --run-id N            only what this workflow run captured
  --json                one JSON document`;
var archiveEnvironmentHelp = `Environment:
  GITHUB_TOKEN, GH_TOKEN            for --archive artifact a token that may read the repository's actions;
                                    for --archive git what logs in at an https URL of the same server
  GITHUB_API_URL, GITHUB_SERVER_URL where GitHub is, if not at github.com`;
function readArchiveRequest(values) {
  const { env } = process;
  const path = values["archive-path"];
  const kind = readKind(values.archive ?? (path === void 0 ? "artifact" : "directory"));
  if (kind === "artifact" && path !== void 0) {
    throw new UserError("--archive-path is of --archive directory and --archive git.");
  }
  if (kind === "directory" && path === void 0) {
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
  const archivePath = kind === "git" ? readHistory(path) : path && resolve(path);
  return { kind, archivePath, repository, token, query };
}
function readKind(text) {
  if (text === "artifact" || text === "directory" || text === "git") return text;
  if (text === "cache") throw new UserError("--archive cache: GitHub lets only jobs read the cache.");
  throw new UserError(`--archive ${text} is not known: artifact, directory or git.`);
}
function readRunId(text) {
  if (text === void 0) return void 0;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--run-id ${text} is not the number of a workflow run.`);
  return Number(text);
}
async function openRequested({ kind, archivePath, repository, token }, { largest, tempDir }) {
  const { env } = process;
  return await openArchive(kind, {
    repository,
    run: NO_RUN,
    runAttempt: void 0,
    token,
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
    // Outside of a job there is no results service: all is read through the REST API.
    environment: proxyVariables(env),
    retentionDays: void 0,
    compressionLevel: void 0,
    limits: { bundleSize: largest },
    archivePath,
    tempDir,
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
  archiveOptions,
  archiveHelp,
  archiveEnvironmentHelp,
  readArchiveRequest,
  openRequested,
  isForeign
};
