import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listBranches,
  publish,
  removeSession
} from "./chunks/chunk-TDONT5GE.js";
import {
  STAT_FORMAT,
  parseStatRecords,
  spoolFiles
} from "./chunks/chunk-AGMLQRF5.js";
import {
  mtimesFor
} from "./chunks/chunk-WRBD3NGJ.js";
import {
  pack
} from "./chunks/chunk-4COL2FZN.js";
import {
  transferSession
} from "./chunks/chunk-M7KSOWAT.js";
import "./chunks/chunk-YSOVKEJQ.js";
import "./chunks/chunk-XQSL4JAN.js";
import {
  lastRowTime
} from "./chunks/chunk-W43BHBDO.js";
import {
  MAIN,
  UNFINISHED,
  branchFor,
  commitChanges,
  ensureBare,
  fetchContents,
  git,
  kindOf,
  later,
  listTree,
  makeOwnFolder,
  mergeCommits,
  mergeSides,
  moveBranch,
  openRemote,
  ownFolder,
  readBlobs,
  readOwnFile,
  readRange,
  sandboxOf,
  tipOf,
  writeBlobs,
  writeOwnFile
} from "./chunks/chunk-BVXL2IU5.js";
import "./chunks/chunk-O6FMI2Q3.js";
import "./chunks/chunk-PAASTBP5.js";
import "./chunks/chunk-HR5XHH2V.js";
import {
  hostSessionStore,
  liesWithin,
  openWithin
} from "./chunks/chunk-YJ2CFZSF.js";
import {
  asCaptureError,
  belongsByContent,
  checkSessionId,
  knownPart,
  mayHold,
  sessionOfTranscript,
  standingOf,
  transcriptName,
  wantedKind
} from "./chunks/chunk-PZ64LEAQ.js";
import {
  sessionOfFirstRow
} from "./chunks/chunk-T3OZWHNT.js";
import "./chunks/chunk-DDQFO5LT.js";
import "./chunks/chunk-KOJBO7ME.js";
import "./chunks/chunk-RQLPEB37.js";
import "./chunks/chunk-ICVHTZO4.js";
import {
  projectId,
  projectIdOfUrls
} from "./chunks/chunk-T3G7LIJY.js";
import "./chunks/chunk-GNLDXRW4.js";
import "./chunks/chunk-AUXJ3TAC.js";
import {
  silentLog
} from "./chunks/chunk-UFPX6C2E.js";
import {
  claudeCode
} from "./chunks/chunk-OPU3UY7P.js";
import {
  makerState,
  makerTag
} from "./chunks/chunk-KH3SGUOZ.js";
import {
  quoted
} from "./chunks/chunk-EAWTM7AP.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  isNotFound
} from "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/history/prepare.ts
const { mkdir: mkdir2, stat: stat2 } = require("node:fs/promises");
const { join: join5 } = require("node:path");

// src/history/folder-state.ts
const { createHash } = require("node:crypto");
const { readdir, realpath, rm, stat } = require("node:fs/promises");
const { join, resolve } = require("node:path");
var STATE = "folder-";
var MOST_FOLDERS = 50;
var CLOCK_STEP = 20000000n;
async function loadFolderState(bare, folder, branch) {
  const text = await readOwnFile(bare, await nameOf(folder, branch));
  try {
    const rows = text === void 0 ? [] : JSON.parse(text);
    return new Map(
      rows.map(([path, size, mtime, ctime, inode, blob, activity]) => [
        path,
        {
          stat: { size, mtime: BigInt(mtime), ctime: BigInt(ctime), inode: BigInt(inode) },
          blob,
          activity: activity ?? void 0
        }
      ])
    );
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
async function saveFolderState(bare, folder, branch, state) {
  const rows = [...state].map(([path, { stat: stat3, blob, activity, unsure }]) => {
    const inode = unsure ? -1n : stat3.inode;
    return [path, stat3.size, `${stat3.mtime}`, `${stat3.ctime}`, `${inode}`, blob, activity ?? null];
  });
  await writeOwnFile(bare, await nameOf(folder, branch), JSON.stringify(rows));
  await forgetOldest(bare);
}
function isTooFresh({ ctime }, now) {
  return BigInt(now.getTime()) * 1000000n - ctime < CLOCK_STEP;
}
async function forgetOldest(bare) {
  const names = (await readdir(ownFolder(bare))).filter((name) => name.startsWith(STATE));
  if (names.length <= MOST_FOLDERS) return;
  const paths = names.map((name) => join(ownFolder(bare), name));
  const ages = await Promise.all(
    paths.map(async (path) => ({ path, time: (await stat(path).catch(() => void 0))?.mtimeMs ?? 0 }))
  );
  ages.sort((one, other) => other.time - one.time);
  for (const { path } of ages.slice(MOST_FOLDERS)) await rm(path, { force: true });
}
async function nameOf(folder, branch) {
  const real = await realpath(folder).catch(() => resolve(folder));
  const hash = createHash("sha256").update(`${real}\0${branch}`).digest("hex");
  return `${STATE}${hash.slice(0, 24)}.json`;
}

// src/history/place-file.ts
const { randomBytes } = require("node:crypto");
const { constants } = require("node:fs");
const { lutimes, mkdir, open, rename, rm: rm3 } = require("node:fs/promises");
const { dirname, join: join3 } = require("node:path");

// src/history/scan-folder.ts
const { lstat, opendir, rm: rm2 } = require("node:fs/promises");
const { basename, join: join2 } = require("node:path");
var ROOTS = ["projects", "manifests", "sealed"];
var MOST_FILES = 1e6;
async function scanFolder(folder, log) {
  const found = [];
  for (const root of ROOTS) {
    if ((await statOf(join2(folder, root)))?.isDirectory()) await scan(folder, root, { found, log });
  }
  return found;
}
async function fileStat(path) {
  const stat3 = await statOf(path);
  return stat3?.isFile() ? toFileStat(stat3) : void 0;
}
function toFileStat({ size, mtimeNs, ctimeNs, ino }) {
  return { size: Number(size), mtime: mtimeNs, ctime: ctimeNs, inode: ino };
}
function isSameStat(one, other) {
  return one.size === other.size && one.mtime === other.mtime && one.ctime === other.ctime && one.inode === other.inode;
}
async function scan(folder, below2, into) {
  const files = [];
  const folders = [];
  for await (const entry of await opendir(join2(folder, ...below2.split("/")))) {
    const path = `${below2}/${entry.name}`;
    if (entry.isDirectory()) {
      if (mayHold2(path)) folders.push(path);
    } else if (kindOf(path) !== void 0) {
      if (entry.isFile()) files.push(path);
      else into.log.debug(`Left out ${quoted(path)}: it is no regular file.`);
    } else if (entry.name.startsWith(UNFINISHED)) await removeLeftBehind(join2(folder, ...path.split("/")));
    else reportOdd(path, entry, into.log);
    if (into.found.length + files.length + folders.length > MOST_FILES) {
      throw new SessionCaptureError(`${folder} holds more than ${MOST_FILES} files of sessions.`);
    }
  }
  for (const path of files.sort()) {
    const stat3 = await fileStat(join2(folder, ...path.split("/")));
    if (stat3 !== void 0) into.found.push({ path, stat: stat3 });
  }
  for (const path of folders.sort()) await scan(folder, path, into);
}
function mayHold2(path) {
  const [root, ...names] = path.split("/");
  if (root !== "projects") return root === "sealed" && kindOf(`${path}/x`) !== void 0;
  if (names.length === 1) return kindOf(`${path}/memory/x`) !== void 0;
  return [path, `${path}/subagents`, `${path}/tool-results`].some((one) => kindOf(`${one}/x`) !== void 0);
}
function reportOdd(path, entry, log) {
  if (path.split("/").length > 3 && entry.isFile())
    log.warning(`Left out ${quoted(path)}: a history cannot keep its name.`);
}
async function removeLeftBehind(path) {
  if (makerState(basename(path)) === "gone") await rm2(path, { force: true });
}
async function statOf(path) {
  try {
    return await lstat(path, { bigint: true });
  } catch (error) {
    if (isNotFound(error)) return void 0;
    throw error;
  }
}

// src/history/place-file.ts
async function placeFile(placing) {
  const { folder, path, before, content, owner } = placing;
  const target = join3(folder, ...path.split("/"));
  if (!await makeFolders(placing)) return void 0;
  const temporary = join3(dirname(target), `${UNFINISHED}${makerTag()}-${randomBytes(8).toString("hex")}`);
  const file = await open(temporary, "wx+", 384);
  let isPlaced = false;
  try {
    if (!await liesWithin(join3(folder, path.split("/")[0]), temporary, file)) return void 0;
    const size = await writeAll(file, content);
    if (owner !== void 0) await file.chown(owner.uid, owner.gid);
    const activity = kindOf(path) === "transcript" ? await lastRowTime(file, size) : void 0;
    if (!await isStill(target, before)) return void 0;
    await rename(temporary, target);
    isPlaced = true;
    return { activity };
  } finally {
    await file.close();
    if (!isPlaced) await rm3(temporary, { force: true });
  }
}
async function setTime(path, before, time) {
  if (!await isStill(path, before)) return void 0;
  await lutimes(path, time, time);
  const now = await fileStat(path);
  return now?.size === before.size && now.inode === before.inode ? now : void 0;
}
async function makeFolders({ folder, path, owner, folders }) {
  let at = folder;
  for (const name of path.split("/").slice(0, -1)) {
    at = join3(at, name);
    if (folders.has(at)) continue;
    if (await statOf(at) === void 0) await makeFolder(at, owner);
    if (!(await statOf(at))?.isDirectory()) return false;
    folders.add(at);
  }
  return true;
}
async function makeFolder(path, owner) {
  try {
    await mkdir(path, 493);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    throw error;
  }
  if (owner === void 0) return;
  const made = await open(path, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0));
  try {
    await made.chmod(493);
    await made.chown(owner.uid, owner.gid);
  } finally {
    await made.close();
  }
}
async function isStill(path, before) {
  const stat3 = await statOf(path);
  if (stat3 === void 0 || before === void 0) return stat3 === before;
  return stat3.isFile() && isSameStat(toFileStat(stat3), before);
}
async function writeAll(file, content) {
  let size = 0;
  for await (const chunk of content) {
    let written = 0;
    while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  return size;
}

// src/history/preserve.ts
const { join: join4 } = require("node:path");

// src/history/noted-contents.ts
var ForgottenError = class extends Error {
};
async function checkNoted(bare, differences, { state, before }) {
  const noted = differences.flatMap(({ path, ours }) => {
    const known = before.get(path);
    const isUsed = known !== void 0 && known.blob !== ours && (ours !== void 0 || known === state.get(path));
    return isUsed ? [known.blob] : [];
  });
  if (noted.length === 0) return;
  const told = await git(bare, ["cat-file", "--batch-check"], { input: `${noted.join("\n")}
` });
  if (/ missing$/m.test(told)) throw new ForgottenError();
}

// src/history/preserve.ts
async function preserve(bare, folder, branch, { log = silentLog } = {}) {
  const { report, state } = await preserveFolder(bare, folder, branch, log);
  await saveFolderState(bare, folder, branch, state);
  await pack(bare, log);
  return report;
}
async function preserveFolder(bare, folder, branch, log) {
  if (branch === MAIN)
    throw new UserError(`Sessions are preserved on the branch of a sandbox, and published to ${MAIN}.`);
  await makeOwnFolder(bare);
  const before = await loadFolderState(bare, folder, branch);
  try {
    return await preserveFound(bare, folder, { branch, before, log });
  } catch (error) {
    if (!(error instanceof ForgottenError)) throw error;
    log.debug(`${bare} lost contents that it had: all files of ${folder} are read again.`);
    return await preserveFound(bare, folder, { branch, before: /* @__PURE__ */ new Map(), log });
  }
}
async function preserveFound(bare, folder, { branch, before, log }) {
  const found = await scanFolder(folder, log);
  const { state, changed } = await store(bare, folder, { found, before, log });
  let moved = false;
  const commit = await moveBranch(bare, branch, async (tip) => {
    const next = await commitFolder(bare, branch, { tip, state, before, log });
    moved = next !== tip;
    return next;
  });
  return { report: { commit, moved, changed }, state };
}
async function store(bare, folder, { found, before, log }) {
  const state = /* @__PURE__ */ new Map();
  const changed = [];
  for (const { path, stat: stat3 } of found) {
    const known = before.get(path);
    if (known !== void 0 && isSameStat(known.stat, stat3)) state.set(path, known);
    else changed.push(path);
  }
  if (changed.length === 0) return { state, changed: 0 };
  const started = /* @__PURE__ */ new Date();
  const read = [];
  const blobs = await writeBlobs(bare, contentsOf(folder, changed, { read, log }));
  for (const [index, { path, stat: stat3, activity }] of read.entries()) {
    state.set(path, { stat: stat3, blob: blobs[index], activity, unsure: isTooFresh(stat3, started) });
  }
  return { state, changed: read.length };
}
async function* contentsOf(folder, paths, { read, log }) {
  for (const path of paths) {
    const root = join4(folder, path.split("/")[0]);
    const file = await openWithin(root, join4(folder, ...path.split("/")));
    if (file === void 0) {
      log.warning(`Left out ${quoted(path)}: it is no regular file any more.`);
      continue;
    }
    try {
      const stat3 = toFileStat(await file.stat({ bigint: true }));
      const activity = kindOf(path) === "transcript" ? await lastRowTime(file, stat3.size) : void 0;
      read.push({ path, stat: stat3, activity });
      yield { size: stat3.size, content: () => readRange(file, 0, stat3.size) };
    } finally {
      await file.close();
    }
  }
}
async function commitFolder(bare, branch, { tip, state, before, log }) {
  const files = await listTree(bare, tip);
  const differences = [];
  for (const [path, { blob }] of state) {
    const ours = files.get(path)?.blob;
    if (ours !== blob) differences.push({ path, ours, theirs: blob });
  }
  if (differences.length === 0) return tip;
  await checkNoted(bare, differences, { state, before });
  for (const [path, { blob }] of files) if (!state.has(path)) differences.push({ path, ours: blob, theirs: void 0 });
  const known = async (paths) => new Map(paths.flatMap((path) => before.has(path) ? [[path, before.get(path).blob]] : []));
  const labels = { ours: branch, theirs: branch };
  const changes = await mergeSides({
    bare,
    ours: tip,
    files,
    theirs: void 0,
    differences,
    before: known,
    labels,
    log
  });
  if (changes.size === 0) return tip;
  let activity;
  for (const path of changes.keys()) activity = later(activity, state.get(path)?.activity);
  const parents = tip === void 0 ? [] : [tip];
  return await commitChanges(bare, { parents, changes, subject: `Preserve ${branch}`, activity }) ?? tip;
}

// src/history/prepare.ts
async function prepare(bare, folder, branch, options = {}) {
  return await bringIn(bare, folder, branch, { log: silentLog, times: "all", ...options });
}
async function refresh(bare, folder, branch, options = {}) {
  return await bringIn(bare, folder, branch, { log: silentLog, times: "written", ...options });
}
async function bringIn(bare, folder, branch, { log, times }) {
  await mkdir2(folder, { recursive: true });
  const preserved = await preserveFolder(bare, folder, branch, log);
  const commit = await moveBranch(bare, branch, async (tip) => {
    const main = await tipOf(bare, MAIN);
    if (main === void 0 || tip === void 0) return tip ?? main;
    const labels = { ours: branch, theirs: MAIN };
    return await mergeCommits(bare, { ours: tip, theirs: main, labels, subject: `Take ${MAIN} into ${branch}`, log });
  });
  const state = new Map(preserved.state);
  const { written, kept } = await writeOut(bare, folder, { commit, state, log });
  await setTimes(folder, state, times === "all" ? state.keys() : written);
  await saveFolderState(bare, folder, branch, state);
  await pack(bare, log);
  return { commit, written: written.length, kept };
}
async function writeOut(bare, folder, { commit, state, log }) {
  const missing = [];
  for (const [path, { blob }] of await listTree(bare, commit)) {
    const kind = kindOf(path);
    if (kind === void 0 || kind === "tombstone" || state.get(path)?.blob === blob) continue;
    missing.push({ path, blob });
  }
  await fetchContents(
    bare,
    missing.map(({ blob }) => blob)
  );
  const owner = process.getuid?.() === 0 ? await stat2(folder) : void 0;
  const folders = /* @__PURE__ */ new Set();
  const [written, kept] = [[], []];
  await readBlobs(
    bare,
    missing.map(({ blob }) => blob),
    async (index, { size, content }) => {
      const { path, blob } = missing[index];
      const known = state.get(path);
      const placed = await placeFile({ folder, path, before: known?.stat, content, owner, folders });
      const now = placed && await fileStat(join5(folder, ...path.split("/")));
      if (placed === void 0 || now === void 0) {
        log.warning(
          `Kept ${quoted(path)} as it is in the folder: something else stands there, or it is just being written.`
        );
        kept.push(path);
        return;
      }
      state.set(path, { stat: now, blob, activity: placed.activity, unsure: now.size !== size });
      written.push(path);
    }
  );
  return { written, kept };
}
async function setTimes(folder, state, paths) {
  const transcripts = [...state].filter(([path]) => kindOf(path) === "transcript");
  const times = mtimesFor(
    transcripts.map(([path, { activity }]) => [path, activity]),
    /* @__PURE__ */ new Date()
  );
  for (const path of [...paths]) {
    const [known, time] = [state.get(path), times.get(path)];
    if (known === void 0 || time === void 0) continue;
    const now = await setTime(join5(folder, ...path.split("/")), known.stat, time);
    if (now !== void 0) state.set(path, { ...known, stat: now });
  }
}

// src/sessions/sandbox.ts
const { tmpdir } = require("node:os");
const { posix: posix4 } = require("node:path");

// src/sessions/sandbox-list.ts
const { posix } = require("node:path");
async function listSandbox(sandbox) {
  const { projectsDir, encoded } = sandbox;
  const root = encoded.certain ? posix.join(projectsDir, encoded.name) : projectsDir;
  const depth = encoded.certain ? 1 : 2;
  const records = await find(sandbox, root, { roots: [root], tests: `-mindepth ${depth} -maxdepth ${depth}` });
  return records?.filter(({ path }) => encoded.certain || path.startsWith(knownPart(encoded))).map((record) => ({
    ...record,
    folder: posix.dirname(posix.join(root, record.path)),
    name: posix.basename(record.path)
  }));
}
async function projectFolderOf(sandbox, id) {
  const { projectsDir, encoded } = sandbox;
  const named = posix.join(projectsDir, encoded.name);
  if (encoded.certain) return named;
  const listed = await listSandbox(sandbox) ?? [];
  const holder = listed.find(({ name }) => name === transcriptName(id))?.folder;
  const folders = new Set(listed.map(({ folder }) => folder));
  const [only] = folders.size === 1 ? folders : [];
  return holder ?? only ?? named;
}
async function glanceInto(sandbox, folder, names) {
  const roots = names.map((name) => posix.join(folder, name));
  const records = await find(sandbox, folder, { roots, tests: "-type f", mayMiss: true });
  return records && new Map(records.map(({ path, size, mtime }) => [path, { size, mtime }]));
}
async function find({ handle, log }, base, { roots, tests, mayMiss = false }) {
  const command = `find ${roots.map(quote).join(" ")} ${tests} -exec stat -c '${STAT_FORMAT}' {} +${mayMiss ? " || true" : ""}`;
  try {
    const { stdout, exitCode } = await handle.exec(command);
    if (exitCode === 0) return parseStatRecords(stdout, base);
    log.debug(`The sandbox could not list ${base}: exit code ${exitCode}.`);
  } catch (error) {
    log.debug(`The sandbox could not list ${base}: ${String(error)}.`);
  }
  return void 0;
}
function quote(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

// src/sessions/sandbox-read.ts
const { mkdtemp, rm: rm4 } = require("node:fs/promises");
const { dirname: dirname2, join: join6, posix: posix2 } = require("node:path");
async function* readSandboxSessions(sandbox, ids, include) {
  const local = await mkdtemp(join6(sandbox.tempDir, "agent-session-"));
  const shared = /* @__PURE__ */ new Set();
  try {
    for (const id of ids) {
      for (const file of await filesOf(sandbox, id, include)) {
        if (shared.has(file.path)) continue;
        const copy = await copyOut(sandbox, id, { file, to: join6(local, "file") });
        if (copy === void 0) {
          if (file.kind === "transcript") break;
          continue;
        }
        shared.add(file.path);
        yield* contentOf(copy, id, file);
      }
    }
  } finally {
    await rm4(local, { recursive: true, force: true });
  }
}
async function filesOf(sandbox, id, include) {
  const { agent } = sandbox;
  const listed = await listSandbox(sandbox);
  const folder = await projectFolderOf(sandbox, id);
  const here = listed?.filter((entry) => entry.folder === folder) ?? [];
  const own = here.find(({ name }) => name === transcriptName(id));
  if (own !== void 0 && own.type !== "file") {
    sandbox.log.warning(`Skipped ${posix2.join(folder, own.name)}: it is not a regular file.`);
    return [];
  }
  const transcript = { folder, path: transcriptName(id), kind: "transcript", facts: own };
  const sidecars = [...here.filter(({ type }) => type === "file").map(beside), ...await below(sandbox, here, id)];
  return [
    transcript,
    ...sidecars.flatMap((facts) => {
      const kind = wantedKind(agent, { path: facts.path, id }, include);
      return kind === void 0 || kind === "transcript" ? [] : [{ folder, path: facts.path, kind, facts }];
    })
  ];
}
function beside(entry) {
  return { ...entry, path: entry.name };
}
async function below(sandbox, here, id) {
  const folders = here.filter(({ name, type }) => type === "directory" && mayHold(sandbox.agent, name, id));
  const [first] = folders;
  if (first === void 0) return [];
  const roots = folders.map(({ folder, name }) => posix2.join(folder, name));
  return await find(sandbox, first.folder, { roots, tests: "-type f" }) ?? [];
}
async function copyOut(sandbox, id, { file: { folder, path, kind }, to }) {
  const source = posix2.join(folder, path);
  try {
    await rm4(to, { force: true });
    await sandbox.handle.copyFileOut(source, to);
    if (belongsByContent(path, kind) && await sessionIn(to) !== id) return void 0;
    const copy = await openWithin(dirname2(to), to);
    if (copy === void 0) throw new Error("nothing arrived");
    return copy;
  } catch (error) {
    if (kind === "transcript" && await isMissing(sandbox, source)) return void 0;
    throw asCaptureError(error, { sessionId: id, doing: `${source} could not be copied out of the sandbox` });
  }
}
async function sessionIn(path) {
  const copy = await openWithin(dirname2(path), path);
  try {
    return copy && await sessionOfFirstRow(copy.createReadStream({ autoClose: false }));
  } finally {
    await copy?.close();
  }
}
async function isMissing({ handle, log }, path) {
  const quoted2 = quote(path);
  try {
    const answer = await handle.exec(`if [ -e ${quoted2} ] || [ -L ${quoted2} ]; then echo there; else echo missing; fi`);
    return answer.exitCode === 0 && answer.stdout.trim() === "missing";
  } catch (error) {
    log.debug(`The sandbox could not say whether ${path} exists: ${String(error)}.`);
    return false;
  }
}
async function* contentOf(copy, id, { path, kind, facts }) {
  try {
    const { size, mtime } = await copy.stat();
    yield {
      sessionId: id,
      path,
      kind,
      size,
      mode: facts?.mode ?? (kind === "transcript" ? 384 : 420),
      mtime: facts?.mtime ?? mtime,
      content: copy.createReadStream({ autoClose: false })
    };
  } finally {
    await copy.close();
  }
}

// src/sessions/sandbox-write.ts
const { createReadStream } = require("node:fs");
const { rm: rm5 } = require("node:fs/promises");
const { join: join7, posix: posix3 } = require("node:path");
async function writeSandboxSession(writing, files) {
  const { id } = writing;
  let spool;
  try {
    spool = await spoolFiles(files, writing);
    return await copyAll(writing, spool);
  } catch (error) {
    throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be copied into the sandbox` });
  } finally {
    await spool?.close();
  }
}
async function copyAll(writing, { files, folder }) {
  const proof = join7(folder, "proof");
  const kept = [];
  let bytes = 0;
  await makeFolders2(writing, files);
  for (const file of files) {
    const standing = await standingBefore(writing, file, proof);
    if (standing === "later") kept.push(file.path);
    else bytes += file.digest.size;
    if (standing === "other") await copyIn(writing, file, proof);
  }
  return { files: files.length - kept.length, bytes, kept };
}
async function makeFolders2(writing, files) {
  const folders = new Set(files.map(({ path }) => posix3.dirname(posix3.join(writing.folder, path))));
  for (const folder of folders) await tryCommand(writing, `mkdir -p ${quote(folder)}`);
}
async function standingBefore(writing, file, proof) {
  const target = posix3.join(writing.folder, file.path);
  if (await isMissing(writing, target)) return "other";
  try {
    return await standingIn(writing, file, proof);
  } catch (error) {
    writing.log.debug(`${target} could not be looked at before it was written: ${String(error)}.`);
    return "other";
  }
}
async function copyIn(writing, file, proof) {
  const target = posix3.join(writing.folder, file.path);
  await tryCommand(writing, `rm -f ${quote(target)}`);
  await writing.handle.copyFileIn(file.localPath, target);
  await tryCommand(writing, `chmod ${file.mode.toString(8)} ${quote(target)}`);
  if (await standingIn(writing, file, proof) === "other") {
    throw new SessionCaptureError(`${target} is not what was copied to it.`, { sessionId: writing.id });
  }
}
async function standingIn({ handle, folder }, file, proof) {
  await rm5(proof, { force: true });
  await handle.copyFileOut(posix3.join(folder, file.path), proof);
  return standingOf(createReadStream(proof), file.digest);
}
async function tryCommand({ handle, log }, command) {
  try {
    const { exitCode } = await handle.exec(command);
    if (exitCode !== 0) log.debug(`The sandbox ended with exit code ${exitCode}: ${command}`);
  } catch (error) {
    log.debug(`The sandbox could not run: ${command}: ${String(error)}.`);
  }
}

// src/sessions/sandbox.ts
function sandboxSessionStore(directory, handle, projectsDir, options = {}) {
  const { agent = claudeCode, tempDir = tmpdir(), log = silentLog } = options;
  const clean = posix4.normalize(directory).replace(/(?<=.)\/$/, "");
  const sandbox = { agent, handle, tempDir, log, projectsDir, encoded: agent.encodeDirectory(clean) };
  return {
    directory: clean,
    projectsDir,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return posix4.join(projectsDir, sandbox.encoded.name, transcriptName(id));
    },
    async list() {
      const listed = await listSandbox(sandbox) ?? [];
      return listed.flatMap(({ name, type, size, mtime }) => {
        const id = type === "file" ? sessionOfTranscript(agent, name) : void 0;
        return id === void 0 ? [] : [{ id, size, mtime }];
      });
    },
    read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      return readSandboxSessions(sandbox, ids, include);
    },
    async glance(id, names) {
      checkSessionId(agent, id);
      return glanceInto(sandbox, await projectFolderOf(sandbox, id), names);
    },
    async write(id, files) {
      checkSessionId(agent, id);
      return writeSandboxSession({ ...sandbox, id, folder: await projectFolderOf(sandbox, id) }, files);
    }
  };
}
export {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  branchFor,
  ensureBare,
  hostSessionStore,
  listBranches,
  openRemote,
  prepare,
  preserve,
  projectId,
  projectIdOfUrls,
  publish,
  refresh,
  removeSession,
  sandboxOf,
  sandboxSessionStore,
  transferSession
};
