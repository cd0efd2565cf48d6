import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  serializeManifest
} from "./chunk-HR5XHH2V.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  MANIFEST_FILE,
  quoted
} from "./chunk-EAWTM7AP.js";

// src/bundle/stage.ts
const { mkdtemp, writeFile } = require("node:fs/promises");
const { join } = require("node:path");
async function openStaging(tempDir) {
  const folder = await mkdtemp(join(tempDir, "agent-session-"));
  return { folder, close: () => removeTree(folder) };
}
async function writeManifest(folder, manifest) {
  await writeFile(join(folder, MANIFEST_FILE), serializeManifest(manifest), { mode: 384 });
}

// src/flows/trust.ts
function whyNotTrusted(origin, policy) {
  if (policy.trust === "any") return void 0;
  if (policy.origins === "unknown") {
    return policy.trust === "branch" ? "its archive does not say which branch it was captured for" : void 0;
  }
  return whyOtherRepository(origin, policy.run) ?? (policy.trust === "branch" ? whyOtherBranch(origin, policy.run) : void 0);
}
function whyOtherRepository(origin, run) {
  const { runId, repositoryId, headRepositoryId } = origin;
  if (runId === void 0 || repositoryId === void 0 || headRepositoryId === void 0) {
    return `the service does not say which repository its run${ofRun(origin)} was for`;
  }
  if (run.repositoryId === void 0 || run.headRepositoryId === void 0) {
    return `its run${ofRun(origin)} was for repository ${headRepositoryId}, and it cannot be said which one this run is for`;
  }
  if (repositoryId !== run.repositoryId) {
    return `its run${ofRun(origin)} belongs to repository ${repositoryId}, and this run to repository ${run.repositoryId}`;
  }
  if (headRepositoryId !== run.headRepositoryId) {
    return `its run${ofRun(origin)} was for the code of repository ${headRepositoryId}, and this run is for that of repository ${run.headRepositoryId}`;
  }
  return void 0;
}
function whyOtherBranch(origin, run) {
  if (origin.headBranch === void 0) return `the service does not say which branch its run${ofRun(origin)} was for`;
  if (run.headBranch === void 0) {
    return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and it cannot be said which one this run is for`;
  }
  if (origin.headBranch === run.headBranch) return void 0;
  return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and this run is for branch ${quoted(run.headBranch)}`;
}
function whyInconsistent({ name, source }, origin, askedName) {
  const told = [
    ["run", origin.runId, source.runId],
    ["repository", origin.repositoryId, source.repositoryId],
    ["head repository", origin.headRepositoryId, source.headRepositoryId]
  ];
  for (const [what, archived, claimed] of told) {
    if (archived !== void 0 && claimed !== void 0 && archived !== claimed) {
      return `its manifest names ${what} ${claimed}, and it comes from ${what} ${archived}`;
    }
  }
  if (askedName !== void 0 && name !== askedName) {
    return `its manifest names session ${quoted(name)}, and it was kept as ${quoted(askedName)}`;
  }
  return void 0;
}
function ofRun({ runId }) {
  return runId === void 0 ? "" : ` ${runId}`;
}

export {
  openStaging,
  writeManifest,
  whyNotTrusted,
  whyInconsistent
};
