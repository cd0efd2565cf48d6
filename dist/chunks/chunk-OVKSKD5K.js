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
  inTemporaryFolder,
  terminalLog
} from "./chunk-ATDDZOOS.js";
import {
  receive
} from "./chunk-GH5JPN5D.js";
import {
  parseIdentities,
  parsePassphrases
} from "./chunk-NSCKMDUF.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/cli/found-bundle.ts
var bundleOptions = {
  ...archiveOptions,
  "session-id": { type: "string" },
  trust: { type: "string" },
  "max-size": { type: "string" }
};
var bundleHelp = `${archiveHelp}
  --session-id ID       the newest bundle of this session
  --trust any           also what was captured for the code of a fork
  --max-size SIZE       of a session; default: 1GB
  --help                this text

${archiveEnvironmentHelp}
  AGENT_SESSION_PASSPHRASE          opens bundles that are sealed with it, and only those
  AGENT_SESSION_IDENTITY            an age secret key, the same

Exit codes: 0 done, 1 failed or nothing found, 2 wrong usage.
`;
function readBundleRequest(values) {
  const sessionId = values["session-id"]?.toLowerCase();
  if (sessionId !== void 0 && !claudeCode.isSessionId(sessionId)) {
    throw new UserError(`--session-id ${sessionId} is not a session id: a UUID.`);
  }
  const { trust = "same-repository" } = values;
  if (trust !== "same-repository" && trust !== "any") {
    throw new UserError(`--trust ${trust} is not known: same-repository or any.`);
  }
  return { ...readArchiveRequest(values), sessionId, trust, maxSize: readSize(values["max-size"] ?? "1GB") };
}
function readSize(text) {
  const [, amount = "", unit = ""] = /^(\d{1,6})([kMGT]?)B?$/.exec(text) ?? [];
  const size = Number(amount) * 1e3 ** " kMGT".indexOf(unit || " ");
  if (amount === "" || size < 1) throw new UserError(`--max-size ${text} is not a size, such as 500MB or 2GB.`);
  return size;
}
async function withBundle(request, work) {
  const keys = await readKeys();
  const largest = largestBundle(request.maxSize);
  return await inTemporaryFolder(async (tempDir) => {
    const session = await firstThatOpens(await openRequested(request, { largest, tempDir }), request, {
      keys,
      largest,
      tempDir
    });
    if (session !== void 0) return await work(session);
    throw new UserError(
      "There is no session that fits and can be opened; what was passed over is told above. For sealed ones, set AGENT_SESSION_PASSPHRASE or AGENT_SESSION_IDENTITY."
    );
  });
}
async function firstThatOpens(archive, { query, sessionId, trust }, opening) {
  const request = { agent: claudeCode, name: "", sessionId, runId: query.runId, trust, run: NO_RUN, ...opening };
  for await (const found of archive.find(query)) {
    if (refused(found, archive, trust)) continue;
    const received = await receive(found, { ...request, askedName: query.name }, terminalLog);
    if (typeof received === "object") return received;
  }
  return void 0;
}
function refused({ origin, label }, { origins }, trust) {
  if (trust === "any" || origins === "unknown" || !isForeign(origin) && origin.repositoryId !== void 0)
    return false;
  terminalLog.warning(`Refused ${label}: it was captured for the code of a fork. --trust any takes it.`);
  return true;
}
async function readKeys() {
  const { AGENT_SESSION_PASSPHRASE: passphrase, AGENT_SESSION_IDENTITY: identity } = process.env;
  if (passphrase && identity) throw new UserError("Set AGENT_SESSION_PASSPHRASE or AGENT_SESSION_IDENTITY, not both.");
  if (passphrase) return { passphrases: parsePassphrases(passphrase) };
  return identity ? { identities: await parseIdentities(identity) } : void 0;
}
var NO_RUN = { repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 };

export {
  bundleOptions,
  bundleHelp,
  readBundleRequest,
  withBundle
};
