import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readManifest
} from "./chunk-4323EF2X.js";
import {
  transferSession
} from "./chunk-7WTMPV5Y.js";
import {
  relocatedStore
} from "./chunk-ZT6CHT5W.js";
import {
  lastRowTime
} from "./chunk-Y3GPPLNV.js";
import {
  MAIN,
  WORK,
  asArchiveTrouble,
  attemptGit,
  branchFor,
  commitChanges,
  git,
  kindOf,
  listTree,
  manifestPath,
  mergeSides,
  moveBranch,
  openHistory,
  ownFolder,
  readTexts,
  savedMessage,
  sessionOf,
  tipOf,
  tombstonePath,
  writeBlobs
} from "./chunk-BNOJG7RY.js";
import {
  GIT_LIMITS
} from "./chunk-DHG3A6NK.js";
import "./chunk-PAASTBP5.js";
import {
  serializeManifest
} from "./chunk-RORII5EH.js";
import {
  openRegular
} from "./chunk-SSUHDO3V.js";
import {
  findAgent
} from "./chunk-OPSEC4FL.js";
import {
  historyPlace
} from "./chunk-P27RA4O7.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  MANIFEST_FILE,
  SEALED_FILE,
  hasControlCharacter,
  projectFolder
} from "./chunk-EAWTM7AP.js";
import "./chunk-B6IY6SKT.js";
import "./chunk-UK2XZ4TX.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ZWSSIWOS.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import {
  isAbandoned
} from "./chunk-KH3SGUOZ.js";
import "./chunk-O6FMI2Q3.js";
import {
  ArchiveError,
  isNotFound
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/archives/git-save.ts
const { randomUUID } = require("node:crypto");
const { mkdtemp, open: open2, readdir: readdir2, readFile, stat, writeFile } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const { join: join2 } = require("node:path");

// src/history/canonical.ts
var RECORD = "history.json";
function recordOf({ directory, configDirectory }) {
  return `${JSON.stringify({ version: 1, directory, configDirectory }, void 0, 2)}
`;
}
async function canonicalOf(bare, branch) {
  const refs = (await git(bare, ["for-each-ref", "--format=%(refname)", "refs/heads/"])).split("\n").filter(Boolean);
  const first = [`refs/heads/${MAIN}`, `refs/heads/${branch}`];
  const order = [...first.filter((ref) => refs.includes(ref)), ...refs.filter((ref) => !first.includes(ref))];
  if (order.length === 0) return void 0;
  const input = order.map((ref) => `${ref}:${RECORD}
`).join("");
  const told = await git(bare, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input });
  const ids = told.split("\n").flatMap((line) => line.startsWith("blob ") ? [line.slice("blob ".length)] : []);
  for (const text of await readTexts(bare, [...new Set(ids)])) {
    const canonical = parseRecord(text ?? "");
    if (canonical !== void 0) return canonical;
  }
  return void 0;
}
async function bringToCanonical(folder, into, { manifest, canonical }) {
  const { directory, configDirectory } = canonical;
  if (manifest.directory === directory && manifest.configDirectory === configDirectory) return void 0;
  const agent = findAgent(manifest.agent);
  const project = projectFolder(manifest.files[0]?.path ?? "");
  if (agent === void 0 || project !== agent.encodeDirectory(manifest.directory).name) return void 0;
  const from = relocatedStore(folder, { ...manifest, agent });
  const to = relocatedStore(into, { agent, ...canonical }, "ours");
  const { files } = await transferSession(from, to, manifest.sessionId, { agent, include: ALL });
  const below = `projects/${agent.encodeDirectory(directory).name}`;
  const known = new Map(manifest.files.map((file) => [file.path.split("/").slice(2).join("/"), file]));
  return {
    ...manifest,
    directory,
    configDirectory,
    files: files.flatMap(({ path, size, sha256 }) => {
      const file = known.get(path);
      return file === void 0 ? [] : [{ ...file, path: `${below}/${path}`, size, sha256 }];
    })
  };
}
function isPath(value) {
  return typeof value === "string" && value.length > 1 && value.length <= 4096 && !hasControlCharacter(value);
}
var ALL = ["subagents", "tool-results", "memory"];
function parseRecord(text) {
  try {
    const { version, directory, configDirectory } = JSON.parse(text);
    return version === 1 && isPath(directory) && isPath(configDirectory) ? { directory, configDirectory } : void 0;
  } catch {
    return void 0;
  }
}

// src/history/packs.ts
const { open, readdir, rm } = require("node:fs/promises");
const { join } = require("node:path");
var MOST_PACKS = 20;
var MOST_LOOSE = 2;
var PLAIN = ["repack.writeBitmaps=false", "repack.updateServerInfo=false"];
var ABANDONED = 24 * 60 * 60 * 1e3;
var LONGEST_PACKING = 60 * 60 * 1e3;
async function pack(bare, log) {
  if (!await isWorthIt(bare)) return;
  const lock = await takeLock(join(ownFolder(bare), "pack.lock"));
  if (lock === void 0) return;
  try {
    await removeUnfinished(ownFolder(bare), WORK);
    await removeUnfinished(join(bare, "objects", "pack"), "tmp_");
    const { exitCode, stderr } = await attemptGit(bare, ["repack", "-d", "-l", "-q", "--geometric=2"], {
      settings: PLAIN
    });
    if (exitCode !== 0) log.debug(`${bare} could not be packed: ${stderr.trim()}`);
  } finally {
    await lock.close();
    await rm(join(ownFolder(bare), "pack.lock"), { force: true });
  }
}
async function isWorthIt(bare) {
  const packs = (await entriesOf(join(bare, "objects", "pack"))).filter((name) => name.endsWith(".pack"));
  return packs.length > MOST_PACKS || (await entriesOf(join(bare, "objects", "17"))).length > MOST_LOOSE;
}
async function takeLock(path) {
  try {
    return await open(path, "wx", 384);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (await isLeftBehind(path, LONGEST_PACKING)) await rm(path, { force: true });
    return void 0;
  }
}
async function removeUnfinished(folder, start) {
  for (const name of await entriesOf(folder)) {
    const path = join(folder, name);
    if (name.startsWith(start) && await isLeftBehind(path, ABANDONED))
      await rm(path, { recursive: true, force: true });
  }
}
async function isLeftBehind(path, limit) {
  try {
    return await isAbandoned(path, limit);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
async function entriesOf(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

// src/history/commit-bundle.ts
async function commitBundle(bare, branch, addition) {
  const { files, message, activity, log } = addition;
  const paths = [...files.keys()];
  const ids = await writeBlobs(bare, contentsOf(files));
  const blobs = new Map(paths.map((path, index) => [path, ids[index]]));
  const commit = await moveBranch(bare, branch, async (tip) => {
    const base = tip ?? await tipOf(bare, MAIN);
    const there = await listTree(bare, base);
    const removed = paths.map(sessionOf).find((id) => id !== void 0 && there.has(tombstonePath(id)));
    if (removed !== void 0) {
      throw new ArchiveError(`Session ${removed} was removed from this history, which does not take it in again.`);
    }
    const differences = [];
    for (const [path, blob] of blobs) {
      const ours = there.get(path)?.blob;
      if (ours !== blob) differences.push({ path, ours, theirs: blob });
    }
    if (differences.length === 0) return base;
    for (const [path, { blob }] of there)
      if (!blobs.has(path)) differences.push({ path, ours: blob, theirs: void 0 });
    const before = async () => /* @__PURE__ */ new Map();
    const labels = { ours: branch, theirs: branch };
    const changes = await mergeSides({ bare, ours: base, theirs: void 0, differences, before, labels, log });
    const parents = base === void 0 ? [] : [base];
    return await commitChanges(bare, { parents, changes, subject: message(blobs), activity }) ?? base;
  });
  await pack(bare, log);
  if (commit === void 0) throw new Error(`There was nothing to commit to ${branch}.`);
  return commit;
}
async function* contentsOf(files) {
  for (const [path, hostPath] of files) {
    const file = await openRegular(hostPath, path);
    try {
      const { size } = await file.stat();
      yield { size, content: () => file.createReadStream({ autoClose: false }) };
    } finally {
      await file.close();
    }
  }
}

// src/archives/git-save.ts
async function saveInHistory(options, name, folder) {
  const branch = branchFor(name);
  return await asArchiveTrouble(options, async () => {
    const limit = (options.limits ?? GIT_LIMITS).save;
    const history = await openHistory(options, { branches: [branch], missing: "make", limit });
    if (history === void 0)
      throw new ArchiveError(`There is no history at ${historyPlace(options.location).shown}.`);
    const work = await mkdtemp(join2(options.tempDir ?? tmpdir(), "agent-session-"));
    try {
      return await save(options, { name, branch, folder, work, history });
    } finally {
      await removeTree(work);
      await history.remote?.close();
    }
  });
}
async function save(options, saving) {
  const { name, branch, folder, history } = saving;
  const { files, manifest, activity } = (await readdir2(folder)).includes(SEALED_FILE) ? await sealedFiles(folder) : await plainFiles(options, saving);
  const time = Date.now();
  const { runId } = options.run;
  const subject = `Keep ${branch}${runId === void 0 ? "" : ` of run ${runId}`}`;
  const message = (blobs) => savedMessage(subject, { name, runId, time, manifest: blobs.get(manifest) ?? "" });
  const commit = await commitBundle(history.bare, branch, { files, message, activity, log: options.log });
  const pushed = await history.remote?.push(branch);
  let size = 0;
  for (const path of files.values()) size += (await stat(path)).size;
  return { name, id: pushed?.commit ?? commit, url: void 0, size };
}
async function sealedFiles(folder) {
  const below = `sealed/${randomUUID()}`;
  const manifest = `${below}/${MANIFEST_FILE}`;
  const { capturedAt } = JSON.parse(await readFile(join2(folder, MANIFEST_FILE), "utf8"));
  const activity = Date.parse(capturedAt ?? "");
  const files = /* @__PURE__ */ new Map([
    [`${below}/${SEALED_FILE}`, join2(folder, SEALED_FILE)],
    [manifest, join2(folder, MANIFEST_FILE)]
  ]);
  return { files, manifest, activity: Number.isNaN(activity) ? void 0 : activity };
}
async function plainFiles(options, saving) {
  const { branch, work, history } = saving;
  const given = await readManifest(saving.folder);
  const recorded = await canonicalOf(history.bare, branch);
  const moved = recorded && await bringToCanonical(saving.folder, work, { manifest: given, canonical: recorded });
  const folder = moved === void 0 ? saving.folder : work;
  const manifest = withoutRefused(moved ?? given, options);
  const files = new Map(manifest.files.map(({ path }) => [path, join2(folder, ...path.split("/"))]));
  const own = manifestPath(manifest.sessionId);
  const text = join2(work, MANIFEST_FILE);
  const isSame = manifest === given;
  if (!isSame) await writeFile(text, serializeManifest(manifest), { flag: "wx", mode: 384 });
  files.set(own, isSame ? join2(folder, MANIFEST_FILE) : text);
  if (recorded === void 0) {
    await writeFile(join2(work, RECORD), recordOf(manifest), { flag: "wx", mode: 384 });
    files.set(RECORD, join2(work, RECORD));
  }
  return { files, manifest: own, activity: await activityOf(manifest, folder) };
}
function withoutRefused(manifest, { log }) {
  const refused = manifest.files.filter(({ path }) => kindOf(path) === void 0);
  if (refused.length === 0) return manifest;
  for (const { path } of refused) log.warning(`Left out ${JSON.stringify(path)}: a history cannot keep its name.`);
  return { ...manifest, files: manifest.files.filter((file) => !refused.includes(file)) };
}
async function activityOf({ files, sessionId }, folder) {
  const transcript = files.find(({ path }) => path.endsWith(`/${sessionId}.jsonl`));
  if (transcript === void 0)
    throw new ArchiveError(`The bundle does not hold the transcript of session ${sessionId}.`);
  const file = await open2(join2(folder, ...transcript.path.split("/")));
  try {
    return await lastRowTime(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
export {
  saveInHistory
};
