import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  asArchiveTrouble,
  openHistory
} from "./chunk-AARFRMIG.js";
import {
  GIT_LIMITS
} from "./chunk-4BLK2SPL.js";
import {
  listBranches,
  publish,
  removeSession
} from "./chunk-TDONT5GE.js";
import {
  MAIN,
  branchFor,
  kindOf,
  listTree,
  sessionOf,
  tipOf
} from "./chunk-BVXL2IU5.js";

// src/archives/git-history.ts
async function publishName(options, name) {
  const branch = branchFor(name);
  return await withHistory(options, [branch], async (history) => {
    const { bare, remote } = history;
    if (await tipOf(bare, branch) === void 0) return void 0;
    const report = await publish(bare, branch, { log: options.log });
    const pushed = await remote?.push(MAIN);
    const commit = pushed?.commit ?? report.commit;
    return { commit, sessions: await countSessions(bare, commit) };
  });
}
async function branchesOf(options) {
  return await withHistory(options, "all", ({ bare }) => listBranches(bare)) ?? [];
}
async function removeFromHistory(options, id, { dryRun }) {
  const removal = await withHistory(options, "all", async ({ bare, remote }) => {
    const before = remote === void 0 ? /* @__PURE__ */ new Map() : await tipsOf(bare);
    const removed = await removeSession(bare, id, { dryRun, log: options.log });
    if (remote === void 0 || dryRun) return removed;
    for (const [branch, tip] of await tipsOf(bare)) if (before.get(branch) !== tip) await remote.push(branch);
    return removed;
  });
  return removal ?? { branches: [] };
}
async function withHistory(options, branches, work) {
  return await asArchiveTrouble(options, async () => {
    const limit = (options.limits ?? GIT_LIMITS).read;
    const history = await openHistory(options, { branches, missing: "none", limit });
    if (history === void 0) return void 0;
    try {
      return await work(history);
    } finally {
      await history.remote?.close();
    }
  });
}
async function countSessions(bare, commit) {
  const sessions = /* @__PURE__ */ new Set();
  for (const path of (await listTree(bare, commit)).keys()) {
    if (kindOf(path) === "transcript" || path.startsWith("sealed/")) sessions.add(sessionOf(path));
  }
  sessions.delete(void 0);
  return sessions.size;
}
async function tipsOf(bare) {
  const tips = /* @__PURE__ */ new Map();
  for (const branch of [MAIN, ...(await listBranches(bare)).map((one) => one.branch)]) {
    const tip = await tipOf(bare, branch);
    if (tip !== void 0) tips.set(branch, tip);
  }
  return tips;
}

export {
  publishName,
  branchesOf,
  removeFromHistory
};
