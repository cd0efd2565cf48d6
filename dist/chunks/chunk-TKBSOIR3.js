import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  parseSavedMessage
} from "./chunk-IW54DAMW.js";
import {
  asArchiveTrouble,
  openToRead
} from "./chunk-AARFRMIG.js";
import {
  historyPlace
} from "./chunk-QWKJYWT3.js";
import {
  MAIN,
  blobsAt,
  branchFor,
  fetchContents,
  git,
  kindOf,
  listTree,
  readBlobs,
  readTexts,
  sessionOf,
  streamGit,
  tipOf
} from "./chunk-BVXL2IU5.js";
import {
  parseManifest,
  serializeManifest
} from "./chunk-HR5XHH2V.js";
import {
  unpackInto
} from "./chunk-NGXZAILG.js";
import {
  LARGEST_BUNDLE
} from "./chunk-PPQN7EZY.js";
import {
  MANIFEST_FILE,
  SEALED_FILE,
  hasControlCharacter
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/history/session-states.ts
async function* sessionStates(bare, tips) {
  if (tips.length === 0) return;
  const shown = [
    "-c",
    "--raw",
    "-z",
    "--no-abbrev",
    "--no-renames",
    "--no-ext-diff",
    `--format=${HEAD}%H%x00%ct%x00%B%x00`
  ];
  const args = ["log", "--date-order", "--full-history", ...shown, ...new Set(tips), "--", "manifests", "sealed"];
  const command = await streamGit(bare, args);
  let isOver = false;
  try {
    yield* statesIn(fieldsOf(command.output));
    isOver = true;
    const { exitCode, stderr } = await command.ended;
    if (exitCode !== 0) throw new Error(`git log failed: ${stderr.trim()}`);
  } finally {
    if (!isOver) command.stop();
  }
}
var HEAD = "%x01";
var NOTHING = /^0+$/;
var SEALED = /^sealed\/[^/]+\/manifest\.json$/;
async function* statesIn(fields) {
  const source = fields[Symbol.asyncIterator]();
  const next = async () => (await source.next()).value;
  let commit = { commit: "", time: 0, message: "" };
  for (let field = await next(); field !== void 0; field = await next()) {
    const text = field.replace(/^\n/, "");
    if (text.startsWith("")) {
      const [seconds = "", message = ""] = [await next(), await next()];
      commit = { commit: text.slice(1), time: Number(seconds) * 1e3, message };
    } else if (text.startsWith(":")) {
      const path = await next() ?? "";
      const parents = /^:+/.exec(text)?.[0].length ?? 1;
      const blob = text.slice(parents).split(" ")[parents * 2 + 1] ?? "";
      const isManifest = kindOf(path) === "manifest" || SEALED.test(path);
      if (isManifest && !NOTHING.test(blob)) yield { ...commit, path, blob };
    }
  }
}
async function* fieldsOf(output) {
  let rest = "";
  output.setEncoding("utf8");
  for await (const chunk of output) {
    const fields = (rest + chunk).split("\0");
    rest = fields.pop() ?? "";
    yield* fields;
  }
  if (rest !== "") yield rest;
}

// src/archives/git-download.ts
const { createHash } = require("node:crypto");
async function downloadState(bare, wanted) {
  const { commit, path, blob, folder, largest = LARGEST_BUNDLE } = wanted;
  const [text] = await readTexts(bare, [blob]);
  if (text === void 0) throw new IntegrityError("Its manifest is no text, or too large.");
  const sealed = path.startsWith("sealed/") ? `${path.slice(0, -MANIFEST_FILE.length)}${SEALED_FILE}` : void 0;
  const manifest = sealed === void 0 ? parseManifest(text) : void 0;
  const paths = sealed === void 0 ? (manifest?.files ?? []).map((file) => file.path) : [sealed];
  const blobs = await blobsAt(bare, commit, paths);
  const there = paths.filter((one) => blobs.has(one));
  const ids = there.map((one) => blobs.get(one));
  await fetchContents(bare, ids);
  const unpacking = unpackInto(folder, { largest });
  const memory = /* @__PURE__ */ new Map();
  await readBlobs(bare, ids, async (index, { size, content }) => {
    const name = there[index];
    const hash = createHash("sha256");
    const open = async () => isMemory(name) ? hashed(content, hash) : content;
    await unpacking.add({ path: sealed === void 0 ? name : SEALED_FILE, size, open });
    if (isMemory(name)) memory.set(name, { size, sha256: hash.digest("hex") });
  });
  const bytes = Buffer.from(manifest === void 0 ? text : withMemory(text, manifest, memory));
  await unpacking.add({ path: MANIFEST_FILE, size: bytes.length, open: async () => inOnePiece(bytes) });
}
function isMemory(path) {
  return path.split("/")[2] === "memory";
}
function withMemory(text, manifest, memory) {
  const isSame = manifest.files.every(({ path, sha256 }) => (memory.get(path)?.sha256 ?? sha256) === sha256);
  if (isSame) return text;
  return serializeManifest({
    ...manifest,
    files: manifest.files.map((file) => ({ ...file, ...memory.get(file.path) }))
  });
}
async function* hashed(content, hash) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
async function* inOnePiece(bytes) {
  yield bytes;
}

// src/archives/git-find.ts
async function* findInHistory(options, query) {
  const { name, runId } = query;
  const opened = await asArchiveTrouble(
    options,
    () => openToRead(options, name === void 0 ? "all" : [branchFor(name)])
  );
  if (opened === void 0) return;
  const { bare } = opened;
  const tips = await asArchiveTrouble(options, () => tipsFor(bare, name));
  const removed = await asArchiveTrouble(options, () => removedIn(bare, tips));
  const seen = /* @__PURE__ */ new Set();
  for await (const states of batches(inTimeOrder(sessionStates(bare, tips)))) {
    const fresh = states.filter(({ path, blob }) => {
      const key = `${path}\0${blob}`;
      return !seen.has(key) && !removed.has(sessionOf(path) ?? "") && seen.add(key);
    });
    const texts = await asArchiveTrouble(options, async () => {
      const blobs = fresh.map(({ blob }) => blob);
      await fetchContents(bare, blobs);
      return await readTexts(bare, blobs);
    });
    for (const [index, state] of fresh.entries()) {
      const inside = whatItTells(state.path, texts[index]);
      if (inside === void 0) continue;
      const told = { ...inside, name: state.saved?.name ?? inside.name, runId: state.saved?.runId ?? inside.runId };
      if ((name ?? told.name) !== told.name || (runId ?? told.runId) !== told.runId) continue;
      yield describe(options, bare, { ...state, ...told });
    }
  }
}
async function tipsFor(bare, name) {
  if (name === void 0) {
    return (await git(bare, ["for-each-ref", "--format=%(objectname)", "refs/heads/"])).split("\n").filter(Boolean);
  }
  const tips = [await tipOf(bare, branchFor(name)), await tipOf(bare, MAIN)];
  return tips.filter((tip) => tip !== void 0);
}
async function removedIn(bare, tips) {
  const removed = /* @__PURE__ */ new Set();
  for (const tip of new Set(tips)) {
    for (const path of (await listTree(bare, tip, { below: "removed" })).keys()) removed.add(sessionOf(path) ?? "");
  }
  return removed;
}
async function* inTimeOrder(states) {
  let group = [];
  const sorted = () => group.sort((one, other) => other.keptAt - one.keptAt);
  for await (const state of states) {
    if (group[0] !== void 0 && group[0].time !== state.time) {
      yield* sorted();
      group = [];
    }
    const saved = parseSavedMessage(state.message);
    const keptAt = saved?.time ?? state.time + 999;
    group.push({ ...state, keptAt, saved: saved?.manifest === state.blob ? saved : void 0 });
  }
  yield* sorted();
}
async function* batches(states) {
  let size = 16;
  let batch = [];
  for await (const state of states) {
    if (batch.push(state) < size) continue;
    yield batch;
    batch = [];
    size = Math.min(size * 4, 4096);
  }
  if (batch.length > 0) yield batch;
}
function whatItTells(path, text) {
  if (text === void 0) return void 0;
  try {
    if (path.startsWith("sealed/")) {
      const { name: name2, source: source2 } = JSON.parse(text);
      const runId = source2?.runId;
      if (typeof name2 !== "string" || name2 === "" || name2.length > 4096 || hasControlCharacter(name2)) return void 0;
      return { name: name2, runId: typeof runId === "number" ? runId : void 0, size: void 0 };
    }
    const { name, source, files, sessionId } = parseManifest(text);
    if (sessionId !== sessionOf(path)) return void 0;
    return { name, runId: source.runId, size: files.reduce((sum, file) => sum + file.size, 0) };
  } catch (error) {
    if (error instanceof IntegrityError || error instanceof SyntaxError || error instanceof TypeError) return void 0;
    throw error;
  }
}
function describe(options, bare, state) {
  const { name, runId, size, commit, path, blob, keptAt } = state;
  const id = sessionOf(path);
  const what = path.startsWith("sealed/") || id === void 0 ? "a sealed session" : `session ${id.slice(0, 8)}…`;
  const run = runId === void 0 ? "" : ` of run ${runId}`;
  return {
    label: `${what} of ${name}${run} in ${historyPlace(options.location).shown}, commit ${commit.slice(0, 12)}`,
    name,
    size,
    createdAt: new Date(keptAt),
    origin: { runId, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 },
    download: (folder) => asArchiveTrouble(options, () => downloadState(bare, { commit, path, blob, folder, largest: options.largest }))
  };
}

export {
  findInHistory,
  tipsFor,
  removedIn
};
