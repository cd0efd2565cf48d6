import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  pack
} from "./chunk-4COL2FZN.js";
import {
  MAIN,
  commitChanges,
  factsOf,
  git,
  isLooseSubagent,
  kindOf,
  later,
  listTree,
  mergeCommits,
  moveBranch,
  parseFacts,
  readBlobs,
  sandboxOf,
  sessionOf,
  tipOf,
  tombstonePath,
  writeBlobs
} from "./chunk-BVXL2IU5.js";
import {
  sessionOfFirstRow
} from "./chunk-T3OZWHNT.js";
import {
  rowReader
} from "./chunk-KOJBO7ME.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  isSessionId
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/history/list-branches.ts
async function listBranches(bare) {
  const format = "%(refname:lstrip=2)%00%(objectname)%00%(contents)%00";
  const parts = (await git(bare, ["for-each-ref", `--format=${format}`, "refs/heads/"])).split("\0");
  const published = await publishedBranches(bare);
  const branches = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [name = "", commit = "", message = ""] = parts.slice(index, index + 3);
    const branch = name.trimStart();
    if (branch === MAIN) continue;
    const [facts] = [parseFacts(message) ?? (await factsOf(bare, [commit]))[0]];
    if (facts === void 0) continue;
    branches.push({
      branch,
      sandbox: sandboxOf(branch),
      commit,
      lastActivity: facts.activity === void 0 ? void 0 : new Date(facts.activity),
      published: published.has(branch),
      sessions: facts.sessions,
      size: facts.size
    });
  }
  return branches.sort(newestFirst);
}
async function publishedBranches(bare) {
  if (await tipOf(bare, MAIN) === void 0) return /* @__PURE__ */ new Set();
  const merged = `--merged=refs/heads/${MAIN}`;
  return new Set(
    (await git(bare, ["for-each-ref", merged, "--format=%(refname:lstrip=2)", "refs/heads/"])).split("\n")
  );
}
function newestFirst(one, other) {
  const difference = (other.lastActivity?.getTime() ?? 0) - (one.lastActivity?.getTime() ?? 0);
  return difference || (one.branch < other.branch ? -1 : 1);
}

// src/history/publish.ts
async function publish(bare, branch, { log = silentLog } = {}) {
  let moved = false;
  const commit = await moveBranch(bare, MAIN, async (main) => {
    const tip = await tipOf(bare, branch);
    if (tip === void 0)
      throw new UserError(`There is no branch ${branch} in ${bare}: agent-session list shows those there are.`);
    const labels = { ours: MAIN, theirs: branch };
    const subject = `Publish ${branch}`;
    const merged = main === void 0 ? tip : await mergeCommits(bare, { ours: main, theirs: tip, labels, subject, log });
    moved = merged !== main;
    return merged;
  });
  await pack(bare, log);
  if (commit === void 0) throw new Error(`${MAIN} is gone.`);
  return { commit, moved };
}

// src/history/remove-session.ts
async function removeSession(bare, id, { dryRun = false, log = silentLog } = {}) {
  if (!isSessionId(id)) throw new UserError(`${JSON.stringify(id.slice(0, 60))} is no session id.`);
  const names = (await git(bare, ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads/"])).split("\n");
  const branches = [];
  for (const branch of names.filter((name) => name !== "")) {
    const paths = await pathsOf(bare, `refs/heads/${branch}`, id);
    if (paths.length > 0) branches.push({ branch, paths });
  }
  if (dryRun || branches.length === 0) return { branches };
  const loose = [...new Set(branches.flatMap(({ paths }) => paths.filter(isLooseSubagent)))].sort();
  const text = Buffer.from(loose.map((path) => `${path}
`).join(""));
  const [stone = ""] = await writeBlobs(bare, [
    {
      size: text.length,
      content: async function* () {
        yield text;
      }
    }
  ]);
  for (const branch of names.filter((name) => name !== "")) {
    await moveBranch(
      bare,
      branch,
      async (tip) => tip === void 0 ? void 0 : await commitRemoval(bare, { tip, id, stone })
    );
    log.info(`Removed session ${id} from ${branch}.`);
  }
  return { branches };
}
async function pathsOf(bare, commit, id) {
  const files = await listTree(bare, commit);
  const loose = [...files].filter(([path]) => isLooseSubagent(path));
  const own = /* @__PURE__ */ new Set();
  await readBlobs(
    bare,
    loose.map(([, { blob }]) => blob),
    async (index, { content }) => {
      if (await sessionOfFirstRow(content) === id) own.add(loose[index][0]);
    }
  );
  const isOwn = (path) => own.has(path) || sessionOf(path) === id && path !== tombstonePath(id);
  return [...files.keys()].filter(isOwn);
}
async function commitRemoval(bare, { tip, id, stone }) {
  const changes = /* @__PURE__ */ new Map();
  for (const path of await pathsOf(bare, tip, id)) changes.set(path, void 0);
  changes.set(tombstonePath(id), stone);
  const activityNow = { time: await activityWithout(bare, tip, changes) };
  return await commitChanges(bare, { parents: [tip], changes, subject: `Remove session ${id}`, activityNow }) ?? tip;
}
async function activityWithout(bare, tip, changes) {
  const transcripts = [...await listTree(bare, tip)].filter(([path]) => kindOf(path) === "transcript");
  const blobsOf = (wanted) => transcripts.flatMap(([path, { blob }]) => changes.has(path) === (wanted === "leaves") ? [blob] : []);
  const [told] = await factsOf(bare, [tip]);
  const removed = await lastTimeOf(bare, blobsOf("leaves"));
  if (told?.activity !== void 0 && (removed ?? 0) < told.activity) return told.activity;
  return await lastTimeOf(bare, blobsOf("stays"));
}
async function lastTimeOf(bare, blobs) {
  let last;
  await readBlobs(bare, blobs, async (_index, { content }) => {
    let own;
    const reader = rowReader(["timestamp"], ({ valid, values }) => {
      const time = valid && typeof values.timestamp === "string" ? Date.parse(values.timestamp) : Number.NaN;
      own = Number.isNaN(time) ? own : time;
    });
    for await (const chunk of content) reader.feed(chunk, 0, chunk.length);
    reader.end();
    last = later(last, own);
  });
  return last;
}

export {
  listBranches,
  publish,
  removeSession
};
