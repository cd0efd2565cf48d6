import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  archiveEnvironmentHelp,
  archiveHelp,
  archiveOptions,
  isForeign,
  openRequested,
  readArchiveRequest
} from "./chunk-DEDM2MXW.js";
import {
  bytes,
  historyOptions,
  inTemporaryFolder,
  minute,
  say,
  sayJson,
  sayTable,
  terminalLog
} from "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import "./chunk-TEWCIJO2.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-BLJSXK2C.js";
import {
  LARGEST_BUNDLE
} from "./chunk-PPQN7EZY.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/list.ts
var listCommand = {
  help: `Usage: agent-session list [OPTION]...

Lists the sessions that an archive keeps, newest first; of a history, the branches before them.

${archiveHelp}
  --help                this text

${archiveEnvironmentHelp}

Exit codes: 0 done, also where there are none; 1 failed, 2 wrong usage.
`,
  read(args) {
    const { values } = parseArguments({ args: [...args], options: archiveOptions });
    return { archive: readArchiveRequest(values), json: values.json === true };
  },
  async run({ archive, json }) {
    const { bundles, branches } = await inTemporaryFolder((folder) => readAll(archive, folder));
    if (json)
      return sayJson({ ...branches && { branches: branches.map(branchFacts) }, bundles: bundles.map(describe) });
    if (branches !== void 0 && branches.length > 0) sayBranches(branches);
    if (bundles.length === 0) return terminalLog.warning("No session is kept there.");
    const rows = bundles.map(({ name, createdAt, origin, size, label }) => [
      name,
      minute(createdAt),
      String(origin.runId ?? "-"),
      `${origin.headBranch ?? "-"}${isForeign(origin) ? " (fork)" : ""}`,
      size === void 0 ? "-" : bytes(size),
      label
    ]);
    sayTable(["NAME", "KEPT (UTC)", "RUN", "BRANCH", "SIZE", "WHAT"], rows);
  }
};
async function readAll(archive, tempDir) {
  const bundles = [];
  const opened = await openRequested(archive, { largest: LARGEST_BUNDLE, tempDir });
  for await (const bundle of opened.find(archive.query)) bundles.push(bundle);
  if (archive.kind !== "git") return { bundles, branches: void 0 };
  const { branchesOf } = await import("./git-history-GN2ZTZEE.js");
  const branches = await branchesOf(historyOptions(archive.archivePath ?? "", tempDir));
  return { bundles, branches: branches.filter(({ sandbox }) => (archive.query.name ?? sandbox) === sandbox) };
}
function sayBranches(branches) {
  const rows = branches.map(({ branch, sandbox, lastActivity, published, sessions, size }) => [
    branch,
    sandbox ?? "-",
    lastActivity === void 0 ? "-" : minute(lastActivity),
    published ? "yes" : "no",
    String(sessions),
    size === void 0 ? "-" : bytes(size)
  ]);
  sayTable(["BRANCH", "NAME", "LAST ROW (UTC)", "PUBLISHED", "SESSIONS", "SIZE"], rows);
  say("");
}
function branchFacts({ branch, sandbox, commit, lastActivity, published, sessions, size }) {
  const time = lastActivity?.toISOString() ?? null;
  return { branch, name: sandbox ?? null, commit, lastActivity: time, published, sessions, size: size ?? null };
}
function describe({ name, createdAt, origin, size, label }) {
  return {
    name,
    keptAt: createdAt.toISOString(),
    runId: origin.runId ?? null,
    branch: origin.headBranch ?? null,
    repositoryId: origin.repositoryId ?? null,
    headRepositoryId: origin.headRepositoryId ?? null,
    size: size ?? null,
    label
  };
}
export {
  listCommand
};
