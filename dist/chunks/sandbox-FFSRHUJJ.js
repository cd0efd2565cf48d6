import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  tooLarge
} from "./chunk-MC7DUECS.js";
import {
  STREAM_TIMEOUT,
  askApi,
  askIn,
  converseByApi,
  copyIn,
  copyOut,
  execByApi,
  execIn,
  findContainer,
  frameReader,
  isNotInstalled,
  keptEnd,
  parseEnvironment,
  requestApi
} from "./chunk-G3LX5TUX.js";
import {
  STAT_FORMAT,
  parseStatRecords,
  spoolFiles
} from "./chunk-AGMLQRF5.js";
import {
  stream
} from "./chunk-O6FMI2Q3.js";
import {
  asCaptureError,
  belongsByContent,
  checkSessionId,
  compare,
  knownPart,
  mayHold,
  sessionOfTranscript,
  temporaryName,
  transcriptName,
  wantedKind,
  withoutTemporaryNames
} from "./chunk-PZ64LEAQ.js";
import {
  sessionOfFirstRow
} from "./chunk-T3OZWHNT.js";
import {
  pieceSize
} from "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-KH3SGUOZ.js";
import {
  CommandError,
  ContainerGoneError,
  SessionCaptureError,
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/sandbox/container.ts
const { posix: posix8 } = require("node:path");

// src/sandbox/container-sessions.ts
const { posix: posix7 } = require("node:path");

// src/sandbox/list-folder.ts
const { posix } = require("node:path");

// src/sandbox/access.ts
async function eachEntry(command, take) {
  let bytes = 0;
  async function* counted() {
    for await (const chunk of command.output) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const { readTar } = await import("./tar-read-55IEMJUZ.js");
  try {
    for await (const entry of readTar(counted())) await take(entry);
  } catch (error) {
    const end2 = await endOf(command);
    if (end2 !== void 0 && isMissingProgram(end2)) return { ...end2, hasRun: false };
    throw error;
  }
  const end = await command.ended;
  return { ...end, hasRun: bytes > 0 && !isMissingProgram(end) };
}
function isBrokenOff(error) {
  return error instanceof Error && error.message === "Unexpected end of data";
}
async function endOf(command) {
  const patience = setTimeout(() => command.stop(), PATIENCE);
  try {
    return await command.ended;
  } catch (error) {
    if (error instanceof CommandError) return void 0;
    throw error;
  } finally {
    clearTimeout(patience);
  }
}
var PATIENCE = 1e3;
function isMissingProgram({ exitCode }) {
  return exitCode === 126 || exitCode === 127;
}
function isAbsent({ exitCode, stderr }) {
  return exitCode !== 0 && /could not find the file|could not be found on container|no such file or directory/i.test(stderr);
}
function pathBelow(path, folderName) {
  if (path === folderName) return "";
  return path.startsWith(`${folderName}/`) ? path.slice(folderName.length + 1) : path;
}
function reasonIn({ stderr, exitCode }) {
  const lines = stderr.split("\n").map((line) => line.trim());
  const telling = lines.filter(
    (line) => line !== "" && !/from previous errors|Removing leading|File exists/i.test(line)
  );
  return telling.slice(0, 3).join("; ") || `exit code ${exitCode}`;
}

// src/sandbox/advice.ts
function adviceOn(reason, { owner: { uid } }) {
  if (/read-only/i.test(reason)) {
    return " Mount a volume on the agent's config directory, or start the container without --read-only.";
  }
  if (/no space left|quota|wrote only|write error|short write/i.test(reason)) {
    return " The disk is full: make room there, or mount a larger volume on the agent's config directory.";
  }
  if (/permission denied|operation not permitted/i.test(reason)) {
    return ` Give the folder to the user the agent runs as (${uid}), or set the inputs user and config-directory to the agent's own.`;
  }
  if (/paused|improper/i.test(reason)) return " Unpause the container, and keep it running to the end of the job.";
  return "";
}

// src/sandbox/mounts.ts
function mountOf({ container }, folder) {
  const above = container.mounts.filter(
    ({ destination }) => `${folder}/`.startsWith(`${destination.replace(/\/$/, "")}/`)
  );
  return above.sort((a, b) => b.destination.length - a.destination.length)[0];
}
function checkNoTmpfs(access, folder) {
  const mount = mountOf(access, folder);
  if (mount?.type !== "tmpfs") return;
  const { name, state } = access.container;
  throw new SessionCaptureError(
    `${folder} in the container ${name} (${state}) lies on a tmpfs at ${mount.destination}, ${whatToDo(state)}`
  );
}
function whatToDo(state) {
  if (state === "running") {
    return "and only programs in the container reach it: find, stat or tar is missing there. Add them to its image, or mount a volume on the agent's config directory.";
  }
  if (state === "paused") return "which can be reached only while it runs. Unpause it before the end of the job.";
  return "which is there only while it runs. Start it before this step and keep it running to the end of the job, or mount a volume on the agent's config directory.";
}

// src/sandbox/way.ts
async function byPrograms(access, lacking, work) {
  if (access.way === "copy") return void 0;
  const { name } = access.container;
  try {
    const done = await work();
    if (done !== void 0) return done;
    access.log.debug(`The container ${name} has no ${lacking}; its files are copied instead.`);
  } catch (error) {
    const state = await stateOf(access);
    if (state === void 0) {
      throw new ContainerGoneError(`Container ${name} is gone, and its session with it.`, { cause: error });
    }
    if (state === "running") throw error;
    access.log.info(`The container ${name} does not run any more (${state}): its files are copied.`);
  }
  access.way = "copy";
  return void 0;
}
async function stateOf({ engine, container }) {
  try {
    const sockets = { docker: engine.socket ? [engine.socket.path] : [], podman: [] };
    return (await findContainer({ engine: container.engine, container: container.id, sockets }))?.state;
  } catch {
    return "running";
  }
}

// src/sandbox/list-folder.ts
async function listFolder(access, folder, depth) {
  const listed = await byPrograms(access, "find or stat", () => listByExec(access, folder, String(depth)));
  return listed ?? await listByCopy(access, folder, depth);
}
async function glanceInto({ engine, user, way }, folder, names) {
  if (way === "copy") return void 0;
  const roots = names.map((name) => posix.join(folder, name));
  const stat = ["-type", "f", "-exec", "stat", "-c", STAT_FORMAT, "{}", "+"];
  const { stdout } = await askIn(engine, ["find", ...roots, ...stat], user);
  return new Map(parseStatRecords(stdout, folder).map(({ path, size, mtime }) => [path, { size, mtime }]));
}
async function listByExec(access, folder, depth) {
  const { engine, container, user } = access;
  const stat = ["-exec", "stat", "-c", STAT_FORMAT, "{}", "+"];
  const answer = await askIn(engine, ["find", folder, "-mindepth", depth, "-maxdepth", depth, ...stat], user);
  if (isMissingProgram(answer)) return void 0;
  if (answer.exitCode === 0 || answer.stdout !== "") return parseStatRecords(answer.stdout, folder);
  if (/\bstat\b.*no such file/i.test(answer.stderr)) return void 0;
  if (/no such file or directory/i.test(answer.stderr)) return [];
  const reason = reasonIn(answer);
  throw new SessionCaptureError(
    `${folder} in the container ${container.name} could not be listed: ${reason}.${adviceOn(reason, access)}`
  );
}
async function listByCopy(access, folder, depth) {
  const { copies, container } = access;
  if (container.state !== "created") checkNoTmpfs(access, folder);
  const records = [];
  const end = await eachEntry(await copies.out(folder), async (entry) => {
    const path = pathBelow(entry.path, posix.basename(folder));
    if (path === "" || path.split("/").length !== depth) return;
    const type = entry.type === "hard-link" ? "file" : entry.type;
    records.push({ path, type, mode: entry.mode, size: entry.size, mtime: entry.mtime });
  });
  if (end.exitCode === 0) return records;
  if (isAbsent(end)) return [];
  throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
}

// src/sandbox/place-by-copy.ts
const { posix: posix2 } = require("node:path");

// src/sandbox/compare-files.ts
function compareFiles(files) {
  const wanted = new Map(files.map(({ path, digest }) => [path, digest]));
  const found = /* @__PURE__ */ new Map();
  const folders = /* @__PURE__ */ new Set();
  return {
    found,
    folders,
    async take(entry, path) {
      const digest = wanted.get(path);
      if (entry.type === "directory") folders.add(path);
      else if (digest !== void 0) {
        const { mtime } = entry;
        const other = { standing: "other", digest: void 0 };
        found.set(path, { ...entry.type === "file" ? await compare(entry.content, digest) : other, mtime });
      }
    }
  };
}
var OLD = 24 * 60 * 60 * 1e3;
function isDue({ path }, { found }, existing) {
  const there = found.get(path);
  if (existing === "stays") return there === void 0;
  if (there === void 0 || there.standing === "other") return true;
  return there.standing === "same" && Date.now() - there.mtime.getTime() > OLD;
}
function leftIn({ found }, existing) {
  const isLeft = (standing) => standing === "later" || existing === "stays" && standing === "other";
  return new Set([...found].flatMap(([path, { standing }]) => isLeft(standing) ? [path] : []));
}
function checkArrival(access, {
  files,
  folder,
  found: { found },
  reason
}) {
  const lost = files.filter(({ path }) => (found.get(path)?.standing ?? "other") === "other");
  const [first] = lost;
  if (first === void 0) return;
  const state = found.has(first.path) ? "is not what was sent" : "did not arrive";
  const more = lost.length > 1 ? `, and ${lost.length - 1} more of ${files.length} files` : "";
  const place = `${folder} in the container ${access.container.name}`;
  const advice = adviceOn(reason, access);
  throw new SessionCaptureError(`${first.path} ${state} in ${place}${more}: ${reason}.${advice}`);
}

// src/sandbox/tar-pack.ts
const { createReadStream } = require("node:fs");
var BLOCK = 512;
var LONGEST_NAME = 100;
async function* packTar(items) {
  for (const item of items) {
    const name = Buffer.from(item.content === void 0 ? `${item.name}/` : item.name);
    if (name.length > LONGEST_NAME) yield longName(name, item);
    yield header(name, item, item.content === void 0 ? "5" : "0");
    if (item.content !== void 0) yield* padded(item.content);
  }
  yield Buffer.alloc(2 * BLOCK);
}
function packedSize(items) {
  let size = 2 * BLOCK;
  for (const item of items) {
    const name = Buffer.byteLength(item.name) + (item.content === void 0 ? 1 : 0);
    if (name > LONGEST_NAME) size += BLOCK + wholeBlocks(name + 1);
    size += BLOCK + wholeBlocks(item.content?.size ?? 0);
  }
  return size;
}
function wholeBlocks(size) {
  return Math.ceil(size / BLOCK) * BLOCK;
}
function longName(name, item) {
  const content = Buffer.concat([name, Buffer.alloc(1)]);
  const entry = { ...item, content: { localPath: "", size: content.length } };
  return Buffer.concat([header(Buffer.from("././@LongLink"), entry, "L"), content, padding(content.length)]);
}
async function* padded(content) {
  const { localPath, size } = content;
  let sent = 0;
  for await (const chunk of chunksOf(content)) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent < size) throw new Error(`${localPath} became shorter while it was packed`);
  if (sent > size) throw new Error(`${localPath} became longer while it was packed`);
  if (size % BLOCK !== 0) yield padding(size);
}
function chunksOf({ localPath, size, chunks }) {
  if (chunks !== void 0) return chunks;
  return size === 0 ? [] : createReadStream(localPath, { end: size - 1, highWaterMark: pieceSize(size) });
}
function padding(size) {
  return Buffer.alloc((BLOCK - size % BLOCK) % BLOCK);
}
function header(name, item, type) {
  const block = Buffer.alloc(BLOCK);
  name.copy(block, 0, 0, LONGEST_NAME);
  writeNumber(block, item.mode, { at: 100, width: 8 });
  writeNumber(block, item.uid, { at: 108, width: 8 });
  writeNumber(block, item.gid, { at: 116, width: 8 });
  writeNumber(block, item.content?.size ?? 0, { at: 124, width: 12 });
  writeNumber(block, Math.floor(item.mtime.getTime() / 1e3), { at: 136, width: 12 });
  block.write(`        ${type}`, 148);
  block.write("ustar  \0", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
function writeNumber(block, value, { at, width }) {
  const digits = value.toString(8);
  if (digits.length < width) {
    block.write(digits.padStart(width - 1, "0"), at);
    return;
  }
  block.writeUInt8(128, at);
  block.writeBigUInt64BE(BigInt(value), at + width - 8);
  if (width === 8) block.writeUInt8(128, at);
}

// src/sandbox/torn-files.ts
const { createHash } = require("node:crypto");
const { createReadStream: createReadStream2 } = require("node:fs");
async function tornFiles(files, { found }, begun) {
  const torn = [];
  const earliest = Math.floor(begun.getTime() / 1e3) * 1e3;
  for (const file of files) {
    const there = found.get(file.path);
    const own = file.mtime && Math.floor(file.mtime.getTime() / 1e3) * 1e3;
    if (there === void 0 || there.mtime.getTime() < earliest && there.mtime.getTime() !== own) continue;
    if (await isBeginning(there, file)) torn.push(file);
  }
  return torn;
}
function withoutFiles({ found, folders }, files) {
  const removed = new Set(files.map(({ path }) => path));
  return { folders, found: new Map([...found].filter(([path]) => !removed.has(path))) };
}
async function isBeginning({ standing, digest }, { localPath, digest: whole }) {
  if (standing !== "other" || digest === void 0 || digest.size >= whole.size) return false;
  if (digest.size === 0) return true;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream2(localPath, { end: digest.size - 1 })) hash.update(chunk);
  return hash.digest("hex") === digest.sha256;
}

// src/sandbox/place-by-copy.ts
async function placeByCopy(access, placing) {
  checkNoTmpfs(access, placing.folder);
  const before = await look(access, placing);
  const files = placing.files.filter((file) => isDue(file, before, placing.existing));
  if (files.length > 0) {
    const due = { ...placing, files };
    const target = mountOf(access, placing.folder)?.destination ?? "/";
    const begun = /* @__PURE__ */ new Date();
    const failure = await unpack(access, target, itemsOf(access, due, before));
    const found = await look(access, due);
    const torn = await tornFiles(files, found, begun);
    if (torn.length > 0) await empty(access, target, { ...due, files: torn });
    checkArrival(access, {
      ...due,
      found: withoutFiles(found, torn),
      reason: failure ?? "the engine said it was copied"
    });
  }
  return leftIn(before, placing.existing);
}
async function look({ copies, container }, { files, folder }) {
  const findings = compareFiles(files);
  const end = await eachEntry(
    await copies.out(folder),
    (entry) => findings.take(entry, pathBelow(entry.path, posix2.basename(folder)))
  );
  if (end.exitCode === 0 || isAbsent(end)) return findings;
  throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
}
async function empty({ log, ...access }, target, { files, folder }) {
  const items = files.map(({ path, mode, localPath }) => {
    const name = posix2.join(folder, path);
    return { ...access.owner, name, mode, mtime: /* @__PURE__ */ new Date(), content: { localPath, size: 0 } };
  });
  const failure = await unpack({ ...access, log }, target, items);
  if (failure !== void 0) log.warning(`Files that were cut short could not be emptied: ${failure}`);
}
function itemsOf({ owner }, { files, folder, parents }, before) {
  const mtime = /* @__PURE__ */ new Date();
  const above = before.folders.has("") ? [] : [...parents, folder];
  const inside = new Set(files.flatMap(({ path }) => foldersOf(path)));
  const missing = [...inside].filter((path) => !before.folders.has(path)).map((path) => posix2.join(folder, path));
  return [
    ...[...above, ...missing].map((name) => ({ ...owner, name, mode: 493, mtime })),
    ...files.map(({ path, mode, digest: { size }, localPath, mtime: own = mtime }) => {
      return { ...owner, name: posix2.join(folder, path), mode, mtime: own, content: { localPath, size } };
    })
  ];
}
function foldersOf(path) {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
}
async function unpack({ copies, user }, target, items) {
  const inside = items.map((item) => ({ ...item, name: posix2.relative(target, item.name) })).filter(({ name }) => name !== "" && !name.startsWith("../") && name !== "..");
  const owners = user === void 0 ? "of-container" : "as-packed";
  const command = await copies.into(target, packTar(inside), owners);
  command.output.resume();
  const end = await command.ended;
  return end.exitCode === 0 ? void 0 : reasonIn(end);
}

// src/sandbox/place-by-exec.ts
const { posix: posix4 } = require("node:path");
const { Readable } = require("node:stream");

// src/sandbox/read-back.ts
function packing({ files, base }) {
  const names = [...new Set(files.map(({ path }) => path.split("/")[0]))].map((name) => `./${base}/${name}`);
  return ["tar", "-c", "-f", "-", "-C", "/", ...names];
}
async function readBack({ engine, container, user, log }, sent, command) {
  const first = await compareEntries(sent, command);
  if (first !== void 0 && (first.end.hasRun || lacksTar(first.end))) return resultOf(first, first.end);
  log.debug(`What was written to the container ${container.name} could not be read back to its end: once more.`);
  const second = await compareEntries(sent, await execIn(engine, packing(sent), { user }));
  if (second === void 0) throw new Error("What was written could not be read back");
  return resultOf(second, first?.end ?? second.end);
}
async function compareEntries({ files, base }, command) {
  const findings = compareFiles(files);
  try {
    const end = await eachEntry(command, (entry) => findings.take(entry, pathBelow(entry.path, base)));
    return { findings, end };
  } catch (error) {
    if (isBrokenOff(error)) return void 0;
    throw error;
  }
}
function lacksTar(end) {
  return isMissingProgram(end) || /^find: .*\btar\b.*no such file/im.test(end.stderr);
}
function resultOf({ findings, end }, told) {
  return end.hasRun ? { ...findings, reason: withoutTemporaryNames(reasonIn(told)) } : void 0;
}

// src/sandbox/replace-by-renaming.ts
const { posix: posix3 } = require("node:path");
var LONGEST_PATHS = 2e5;
function canBeRenamed({ files, folder }) {
  const length = files.reduce((sum, { path }) => sum + folder.length + path.length, 0);
  return length <= LONGEST_PATHS && !`${folder}${files.map(({ path }) => path).join("")}`.includes("{}");
}
async function replaceByRenaming(access, { files, folder }) {
  const { engine, user, owner } = access;
  const base = folder.replace(/^\/+/, "");
  const now = /* @__PURE__ */ new Date();
  const moves = files.map(({ path, mode, digest: { size }, localPath, mtime = now }) => {
    const target = posix3.join(base, path);
    const item = { ...owner, name: posix3.join(posix3.dirname(target), temporaryName()), mode, mtime };
    return { target, item: { ...item, content: { localPath, size } } };
  });
  const receive = ["-exec", "tar", "-x", "-o", "-p", "-f", "-", "-C", "/", ";"];
  const rename = moves.flatMap(({ target, item }) => ["-exec", "mv", "-f", `/${item.name}`, `/${target}`, ";"]);
  const remove = ["-exec", "rm", "-f", ...moves.map(({ item }) => `/${item.name}`), ";"];
  const pack = ["-exec", ...packing({ files, base }), ";"];
  const all = [...whatever(...receive, ...rename, "-o", ...remove), ...pack];
  const input = packTar(moves.map(({ item }) => item));
  const command = await execIn(engine, ["find", "/", "-maxdepth", "0", ...all], { user, input });
  return await readBack(access, { files, base }, command);
}
function whatever(...expression) {
  return ["(", ...expression, "-o", "-prune", ")"];
}

// src/sandbox/place-by-exec.ts
async function placeByExec(access, placing) {
  const begun = /* @__PURE__ */ new Date();
  const first = await unpackAndPack(access, placing, { existing: "keep" }).catch(whereEngineIsSocketAlone);
  if (first === void 0) return void 0;
  const before = withoutFiles(first, await tornFiles(placing.files, first, begun));
  const files = placing.files.filter((file) => isDue(file, before, placing.existing));
  if (files.length > 0) {
    const due = { ...placing, files };
    const after = canBeRenamed(due) ? await replaceByRenaming(access, due) : await unpackAndPack(access, due, { existing: "replace" });
    const { reason, ...found } = after ?? first;
    const torn = await tornFiles(files, found, begun);
    if (torn.length > 0) await removeByExec(access, placing.folder, torn);
    checkArrival(access, { ...due, found: withoutFiles(found, torn), reason });
  }
  return leftIn(before, placing.existing);
}
function whereEngineIsSocketAlone(error) {
  if (error instanceof CommandError && isNotInstalled(error)) return void 0;
  throw error;
}
async function unpackAndPack(access, { files, folder }, { existing }) {
  const { engine, user, owner } = access;
  if (folder.includes("{}")) return void 0;
  const base = folder.replace(/^\/+/, "");
  const arrived = posix4.join(base, `${temporaryName()}.tar`);
  const receive = ["tar", "-x", "-o", "-p", "-f", "-", "-C", "/"];
  const unpack2 = ["tar", "-x", ...existing === "keep" ? ["-k"] : [], "-o", "-p", "-f", `/${arrived}`, "-C", "/"];
  const unpacking = ["-exec", ...receive, ";", ...whatever("-exec", ...unpack2, ";")];
  const removing = ["-exec", "rm", "-f", `/${arrived}`, ";"];
  const all = [...whatever(...unpacking), ...whatever(...removing), "-exec", ...packing({ files, base }), ";"];
  const mtime = /* @__PURE__ */ new Date();
  const items = files.map(({ path, mode, digest: { size }, localPath, mtime: own = mtime }) => ({
    ...owner,
    name: posix4.join(base, path),
    mode,
    mtime: own,
    content: { localPath, size }
  }));
  const chunks = packTar(items);
  const sent = {
    ...owner,
    name: arrived,
    mode: 384,
    mtime,
    content: { localPath: arrived, chunks, size: packedSize(items) }
  };
  const command = await execIn(engine, ["find", "/", "-maxdepth", "0", ...all], { user, input: packTar([sent]) });
  return await readBack(access, { files, base }, command);
}
async function removeByExec({ engine, user, log }, folder, files) {
  const paths = files.map(({ path }) => Buffer.from(`${posix4.join(folder, path)}\0`));
  const command = await execIn(engine, ["xargs", "-0", "rm", "-f"], { user, input: Readable.from(paths) });
  command.output.resume();
  const end = await command.ended;
  if (end.exitCode !== 0) log.warning(`Files that were cut short could not be removed: ${reasonIn(end)}`);
}

// src/sandbox/place-files.ts
async function placeFiles(access, placing) {
  const kept = await byPrograms(access, "find or tar", () => placeByExec(access, placing));
  return kept ?? await placeByCopy(access, placing);
}

// src/sandbox/project-folders.ts
const { posix: posix5 } = require("node:path");
function openProjectFolders(access, { projectsDir, encoded }) {
  const named = posix5.join(projectsDir, encoded.name);
  let listing;
  let isCurrent = false;
  async function list() {
    listing = encoded.certain ? await listNamed() : await listLike(knownPart(encoded));
    isCurrent = true;
    return listing;
  }
  async function listNamed() {
    const entries = await listFolder(access, named, 1);
    return entries.length === 0 && access.way === "copy" ? await listLike("") : /* @__PURE__ */ new Map([[named, entries]]);
  }
  async function listLike(known) {
    return byFolder(projectsDir, await listFolder(access, projectsDir, 2), known);
  }
  function folderOf(id) {
    if (encoded.certain) return named;
    const folders = [...listing ?? []];
    const holder = folders.find(([, entries]) => entries.some(({ path }) => path === transcriptName(id)));
    return (holder ?? (folders.length === 1 ? folders[0] : void 0))?.[0] ?? named;
  }
  return {
    list,
    listed: () => isCurrent ? listing : void 0,
    forget() {
      isCurrent = false;
    },
    folderOf,
    async findFolderOf(id) {
      if (!encoded.certain) await list();
      const folder = folderOf(id);
      isCurrent = false;
      return folder;
    }
  };
}
function byFolder(projectsDir, records, known) {
  const folders = /* @__PURE__ */ new Map();
  for (const record of records.filter(({ path }) => path.startsWith(known))) {
    const folder = posix5.join(projectsDir, posix5.dirname(record.path));
    const entries = folders.get(folder) ?? [];
    entries.push({ ...record, path: posix5.basename(record.path) });
    folders.set(folder, entries);
  }
  return folders;
}
function transcriptsIn(agent, entries) {
  return entries.flatMap(({ path, type, size, mtime }) => {
    const id = type === "file" ? sessionOfTranscript(agent, path) : void 0;
    return id === void 0 ? [] : [{ id, size, mtime }];
  });
}

// src/sandbox/read-sessions.ts
const { createReadStream: createReadStream3 } = require("node:fs");
const { mkdtemp, rm } = require("node:fs/promises");
const { join: join2 } = require("node:path");

// src/sandbox/fetch-files.ts
const { createWriteStream } = require("node:fs");
const { mkdir } = require("node:fs/promises");
const { join, posix: posix6 } = require("node:path");
const { pipeline } = require("node:stream/promises");
async function fetchFiles(access, request) {
  const fetched = await byPrograms(access, "tar", () => fetchByExec(access, request));
  return fetched ?? await fetchByCopy(access, await emptied(request));
}
async function fetchByExec(access, request) {
  const { end, spool } = await packOnceOrTwice(access, request);
  if (!end.hasRun) return void 0;
  if (end.exitCode !== 0 && spool.files.length === 0 && await stateOf(access) !== "running") {
    throw new SessionCaptureError(`Nothing could be read from the container: ${reasonIn(end)}.`);
  }
  if (end.exitCode !== 0) {
    const line = `Reading from the container ended with: ${reasonIn(end)}`;
    access.log[onlyChanged(end) ? "debug" : "warning"](line);
  }
  if (spool.unresolved.length > 0) await packByExec(access, spool.unresolved.splice(0), spool);
  return spool.files;
}
async function emptied(request) {
  const into = join(request.into, "copied");
  await mkdir(into);
  return { ...request, into };
}
function onlyChanged({ stderr }) {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every((line) => /file changed as we read it$/.test(line.trim()));
}
async function packOnceOrTwice(access, request) {
  const first = openSpool(access, request);
  try {
    return { end: await packByExec(access, request.names, first), spool: first };
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    access.log.debug(`Reading from the container ${access.container.name} broke off: once more.`);
    const into = join(request.into, "again");
    await mkdir(into);
    const second = openSpool(access, { ...request, into });
    return { end: await packByExec(access, request.names, second), spool: second };
  }
}
async function packByExec({ engine, user }, names, spool) {
  const command = ["tar", "-c", "-f", "-", "-C", spool.folder, ...names.map((name) => `./${name}`)];
  return await eachEntry(await execIn(engine, command, { user }), (entry) => spool.take(entry, entry.path));
}
async function fetchByCopy(access, request) {
  const { copies, container } = access;
  const { folder, names } = request;
  const spool = openSpool(access, request);
  const end = await eachEntry(await copies.out(folder), async (entry) => {
    const path = pathBelow(entry.path, posix6.basename(folder));
    if (names.includes(path.split("/")[0] ?? "")) await spool.take(entry, path);
  });
  if (end.exitCode !== 0 && !isAbsent(end)) {
    throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
  }
  for (const path of spool.unresolved.splice(0)) {
    await eachEntry(await copies.out(posix6.join(folder, path)), (entry) => spool.take(entry, path));
  }
  return spool.files;
}
function openSpool({ log }, { folder, wants, into, largest = Infinity }) {
  const files = [];
  const byPath = /* @__PURE__ */ new Map();
  const unresolved = [];
  let bytes = 0;
  async function take(entry, path) {
    if (entry.type === "directory" || !wants(path)) return;
    const { type, mode, mtime } = entry;
    const first = entry.linkTo === void 0 ? void 0 : byPath.get(pathBelow(entry.linkTo, posix6.basename(folder)));
    if (type === "other") {
      log.debug(`Skipped ${posix6.join(folder, path)}: it is not a regular file.`);
    } else if (type === "hard-link" && first === void 0) {
      unresolved.push(path);
    } else {
      const localPath = first?.localPath ?? join(into, String(files.length));
      bytes += first === void 0 ? entry.size : 0;
      if (bytes > largest) throw await tooMuchOf(folder, { files, largest, entry, path });
      const highWaterMark = pieceSize(entry.size);
      if (first === void 0)
        await pipeline(entry.content, createWriteStream(localPath, { mode: 384, highWaterMark }));
      const file = { path, localPath, size: first?.size ?? entry.size, mode, mtime };
      byPath.set(path, file);
      files.push(file);
    }
  }
  return { folder, files, unresolved, take };
}
function tooMuchOf(folder, { files, largest, entry, path }) {
  const sizes = new Map([...files.map((file) => [file.path, file.size]), [path, entry.size]]);
  const last = { path, content: entry.content };
  return tooLarge({ what: `The folder of the sessions, ${folder},`, largest, files: sizes, last });
}

// src/sandbox/read-sessions.ts
async function* readContainerSessions(access, reading) {
  const into = await mkdtemp(join2(reading.tempDir, "agent-session-"));
  try {
    const { folder } = reading;
    const wants = (path) => reading.ids.some((id) => wantedKind(reading.agent, { path, id }, reading.include));
    const largest = reading.largest && reading.largest * reading.ids.length;
    const files = await fetchFiles(access, { folder, names: namesOf(reading), wants, into, largest });
    const owners = await ownersOf(files, reading);
    for (const id of reading.ids) {
      const own = files.filter(({ path }) => owners.get(path) === id);
      own.sort((a, b) => Number(b.path === transcriptName(id)) - Number(a.path === transcriptName(id)));
      if (own[0]?.path !== transcriptName(id)) {
        const message = `The transcript of session ${id} was listed in the container, but could not be read from ${folder}.`;
        throw new SessionCaptureError(message, { sessionId: id });
      }
      for (const file of own) yield sessionFile(file, id, reading);
    }
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}
function namesOf({ agent, ids, include, entries }) {
  return entries.flatMap(({ path, type }) => {
    const holds = ids.some((id) => {
      if (type === "file") return wantedKind(agent, { path, id }, include) !== void 0;
      if (type !== "directory" || include.length === 0) return false;
      return path === id || mayHold(agent, path, id) && wantedKind(agent, { path: `${path}/x`, id }, include);
    });
    return holds ? [path] : [];
  });
}
async function ownersOf(files, reading) {
  const owners = /* @__PURE__ */ new Map();
  for (const { path, localPath } of files) {
    const id = reading.ids.find((one) => wantedKind(reading.agent, { path, id: one }, reading.include) !== void 0);
    const kind = id === void 0 ? void 0 : reading.agent.classify(path, id);
    if (id === void 0 || kind === void 0) continue;
    const owner = belongsByContent(path, kind) ? await sessionOfFirstRow(createReadStream3(localPath)) : id;
    if (owner !== void 0) owners.set(path, owner);
  }
  return owners;
}
function sessionFile(file, id, { agent, include }) {
  const { path, size, mode, mtime } = file;
  const kind = wantedKind(agent, { path, id }, include) ?? "transcript";
  return { sessionId: id, path, kind, size, mode, mtime, content: contentOf(file) };
}
async function* contentOf({ localPath, size }) {
  yield* createReadStream3(localPath, { highWaterMark: pieceSize(size) });
}

// src/sandbox/container-sessions.ts
function openSessions(access, place) {
  const { agent, directory, configDirectory } = place;
  const projectsDir = posix7.join(configDirectory, "projects");
  const folders = openProjectFolders(access, { projectsDir, encoded: agent.encodeDirectory(directory) });
  const doing = `The sessions of the container ${access.container.name} could not be`;
  return {
    directory,
    projectsDir,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return posix7.join(folders.folderOf(id), transcriptName(id));
    },
    async list() {
      try {
        return [...(await folders.list()).values()].flatMap((entries) => transcriptsIn(agent, entries));
      } catch (error) {
        throw asCaptureError(error, { doing: `${doing} listed` });
      }
    },
    async *read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      try {
        for (const [folder, entries] of folders.listed() ?? await folders.list()) {
          const there = new Set(transcriptsIn(agent, entries).map(({ id }) => id));
          const [first, ...others] = ids.filter((id) => there.has(id));
          if (first === void 0) continue;
          const { tempDir, largest } = place;
          const reading = { agent, ids: [first, ...others], include, folder, entries, tempDir, largest };
          yield* readContainerSessions(access, reading);
        }
      } catch (error) {
        const [sessionId] = ids.length === 1 ? ids : [];
        throw asCaptureError(error, { doing: `${doing} read`, ...sessionId && { sessionId } });
      }
    },
    async glance(id, names) {
      checkSessionId(agent, id);
      folders.forget();
      return await glanceInto(access, folders.folderOf(id), names);
    },
    async write(id, files) {
      checkSessionId(agent, id);
      try {
        const folder = await folders.findFolderOf(id);
        return await write(access, files, { ...place, id, folder, parents: [configDirectory, projectsDir] });
      } catch (error) {
        throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be put into the container` });
      }
    },
    async writeBeside(files) {
      try {
        const folder = await folders.findFolderOf("");
        return await write(access, files, {
          ...place,
          folder,
          parents: [configDirectory, projectsDir],
          existing: "stays"
        });
      } catch (error) {
        throw asCaptureError(error, { doing: `Other sessions could not be put into the container` });
      }
    }
  };
}
async function write(access, files, place) {
  const spool = await spoolFiles(files, place);
  try {
    const kept = await placeFiles(access, { ...place, files: spool.files });
    const arrived = spool.files.filter(({ path }) => !kept.has(path));
    const bytes = arrived.reduce((sum, { digest }) => sum + digest.size, 0);
    return { files: arrived.length, bytes, kept: [...kept] };
  } finally {
    await spool.close();
  }
}

// src/sandbox/podman-service.ts
const { mkdtemp: mkdtemp2, rm: rm2 } = require("node:fs/promises");
const { join: join3 } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
async function startPodmanService(tempDir) {
  const folder = await mkdtemp2(join3(tempDir, "p-"));
  try {
    const path = join3(folder, "s");
    const service = await stream("podman", ["system", "service", "--time", IDLE_SECONDS, `unix://${path}`]);
    service.output.resume();
    let hasEnded = false;
    const note = () => {
      hasEnded = true;
    };
    service.ended.then(note, note);
    const { Agent } = await import("node:http");
    const socket = { path, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
    for (let waited = 0; waited < PATIENCE2 && !hasEnded; waited += PAUSE) {
      if (await answers(socket)) return socket;
      await wait(PAUSE);
    }
    service.stop();
    return void 0;
  } finally {
    await rm2(folder, { recursive: true, force: true });
  }
}
var IDLE_SECONDS = "30";
var PATIENCE2 = 5e3;
var PAUSE = 20;
async function answers(socket) {
  try {
    await askApi({ socket, method: "GET", path: "/_ping", signal: void 0, timeout: PATIENCE2 });
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

// src/sandbox/copies.ts
function openCopies(container, { sockets, tempDir, log }) {
  let found;
  async function findSocket() {
    const listening = container.socket ?? await socketOf(container, sockets);
    if (listening !== void 0) return listening;
    const started = container.engine === "podman" ? await startPodmanService(tempDir) : void 0;
    if (started !== void 0 && await knows(started, container)) return started;
    log.debug(`No socket of ${container.engine} is known: each copy is a process.`);
    return void 0;
  }
  async function archive(path, input) {
    found ??= findSocket();
    const socket = await found;
    if (socket === void 0) return void 0;
    const { id, signal } = container;
    const method = input === void 0 ? "GET" : "PUT";
    const target = `/containers/${id}/archive?path=${encodeURIComponent(path)}`;
    try {
      return await requestApi({
        socket,
        method,
        path: target,
        signal,
        timeout: STREAM_TIMEOUT,
        ...input && { input }
      });
    } catch (error) {
      if (!(error instanceof CommandError) || input !== void 0 || signal?.aborted) throw error;
      log.debug(`${error.message} Each copy is a process from here on.`);
      found = Promise.resolve(void 0);
      return void 0;
    }
  }
  return {
    out: async (path) => await archive(path) ?? await copyOut(container, path),
    into: async (folder, input, owners) => await archive(folder, input) ?? await copyIn(container, folder, { input, owners })
  };
}
async function socketOf(container, sockets) {
  for (const path of sockets?.[container.engine] ?? []) {
    const socket = { path, agent: false };
    if (await knows(socket, container)) return socket;
  }
  return void 0;
}
async function knows(socket, { id, signal }) {
  try {
    const answer = await askApi({ socket, method: "GET", path: `/containers/${id}/json`, signal, timeout: PATIENCE3 });
    return answer.exitCode === 0;
  } catch (error) {
    if (error instanceof CommandError && !signal?.aborted) return false;
    throw error;
  }
}
var PATIENCE3 = 5e3;

// src/sandbox/users.ts
function namesGroup(user) {
  const group = user.split(":")[1];
  return group !== void 0 && group !== "" && !isId(group);
}
function numericUser(user) {
  const [name = "", group = ""] = user.split(":");
  return isId(name) && isId(group) ? { uid: Number(name), gid: Number(group) } : void 0;
}
function resolveUser(user, { passwd, group }) {
  const [name = "", groupName = ""] = user === "" ? ["0"] : user.split(":");
  const users = passwd.split("\n").map((line) => line.split(":"));
  const found = users.find((fields) => fields[0] === name) ?? users.find((fields) => isId(name) && fields[2] === name);
  const uid = found?.[2] ?? name;
  const gid = groupName === "" ? found?.[3] ?? "0" : groupId(groupName, group);
  if (!isId(uid) || gid === void 0 || !isId(gid)) return void 0;
  return { uid: Number(uid), gid: Number(gid), home: found?.[5] || void 0 };
}
function groupId(name, group) {
  const groups = group.split("\n").map((line) => line.split(":"));
  return groups.find((fields) => fields[0] === name)?.[2] ?? (isId(name) ? name : void 0);
}
function isId(text) {
  return /^\d+$/.test(text);
}

// src/sandbox/identity.ts
async function probeIdentity(engine, { container, user, workingDirectory, log }) {
  const programs = [
    ["id", "-u"],
    ["id", "-g"],
    ["env", "-0"],
    // What stands between braces would be replaced by find.
    ...workingDirectory.includes("{}") ? [] : [["realpath", workingDirectory]]
  ];
  const tried = TRIED.flatMap((words) => ["(", "-exec", ...words, ";", "-o", "-prune", ")"]);
  const asked = programs.flatMap((words) => ["-exec", ...words, ";"]);
  const { stdout, stderr } = await askIn(engine, ["find", "/", "-maxdepth", "0", ...tried, ...asked], user);
  const [, stat, uid, gid, rest] = /^(stat\n)?(\d+)\n(\d+)\n([\s\S]*)$/.exec(stdout) ?? [];
  const parts = rest?.split("\0") ?? [];
  const { LC_ALL: _ours, ...told } = parseEnvironment(parts.slice(0, -1));
  const environment = { ...container.environment, ...told };
  const home = environment.HOME;
  if (uid !== void 0 && gid !== void 0 && home !== void 0) {
    const realDirectory = parts.at(-1)?.replace(/\n$/, "") || void 0;
    const hasPrograms = stat !== void 0 && !/\btar\b.*no such file/i.test(stderr);
    return { uid: Number(uid), gid: Number(gid), home, environment, realDirectory, hasPrograms };
  }
  if (/unable to find (user|group)|no matching entries/i.test(stderr)) throw unknownUser(container, user);
  log.debug(`The container ${container.name} could not say who its user is: ${stderr.trim()}`);
  return void 0;
}
var TRIED = [
  ["stat", "-c", "stat", "/"],
  ["tar", "-t", "-f", "/dev/null"]
];
async function readIdentity(copies, { container, user = container.user, needsHome: needsHome2 }) {
  const { environment } = container;
  const known = numericUser(user);
  const given = environment.HOME || void 0;
  if (known !== void 0 && (given !== void 0 || !needsHome2)) {
    return { ...known, home: given ?? "/", environment, realDirectory: void 0, hasPrograms: false };
  }
  const passwd = await fileIn(copies, container, "/etc/passwd");
  const group = namesGroup(user) ? await fileIn(copies, container, "/etc/group") : "";
  const found = resolveUser(user, { passwd, group });
  if (found === void 0) throw unknownUser(container, user);
  const home = given ?? found.home ?? homeless(container, user);
  return { uid: found.uid, gid: found.gid, home, environment, realDirectory: void 0, hasPrograms: false };
}
function homeless({ engine, user: own, workingDirectory }, user) {
  return engine === "podman" && user === own ? workingDirectory : "/";
}
function unknownUser(container, user = container.user) {
  const message = `The container ${container.name} has no user ${user}. Set the input user to the one the agent runs as.`;
  return user === container.user ? new SessionCaptureError(message) : new UserError(message);
}
async function fileIn(copies, container, path) {
  const chunks = [];
  const end = await eachEntry(await copies.out(path), async ({ type, content }) => {
    if (type === "file") for await (const chunk of content) chunks.push(chunk);
  });
  if (end.exitCode === 0) return Buffer.concat(chunks).toString("utf8");
  if (isAbsent(end)) return "";
  throw new SessionCaptureError(`${path} of the container ${container.name} could not be read: ${reasonIn(end)}.`);
}

// src/sandbox/shell.ts
const { randomBytes } = require("node:crypto");
const { pipeline: pipeline2 } = require("node:stream/promises");

// src/sandbox/shell-call.ts
const { Readable: Readable2 } = require("node:stream");
function shellCall(mark, { more, stop }) {
  const output = new Readable2({ read: more });
  output.on("error", () => void 0);
  let [resolve, reject] = [() => void 0, () => void 0];
  const ended = new Promise((...settle2) => {
    [resolve, reject] = settle2;
  });
  ended.catch(() => void 0);
  const bytes = Buffer.from(mark);
  let tail = Buffer.alloc(0);
  let exitCode;
  let stderr = Buffer.alloc(0);
  let errors;
  let isDone = false;
  function settle() {
    if (isDone || exitCode === void 0 || errors === void 0) return;
    isDone = true;
    output.push(null);
    resolve({ exitCode, stderr: errors });
  }
  function takeErrors(parts) {
    if (errors !== void 0 || parts.length === 0) return;
    const joined = Buffer.concat([stderr, ...parts]);
    const end = joined.indexOf(bytes);
    if (end >= 0) errors = keptEnd(Buffer.alloc(0), [joined.subarray(0, end)]).toString("utf8");
    stderr = keptEnd(Buffer.alloc(0), [joined]);
  }
  function takeOutput(part) {
    const joined = tail.length === 0 ? part : Buffer.concat([tail, part]);
    const end = joined.indexOf(bytes);
    const safe = end >= 0 ? end : joined.length - beginningAtEnd(joined, bytes);
    tail = joined.subarray(safe);
    if (end >= 0) exitCode = exitCodeIn(tail.subarray(bytes.length));
    return safe === 0 || output.push(joined.subarray(0, safe));
  }
  return {
    output,
    ended,
    stop,
    isDone: () => isDone,
    take(parted) {
      if (isDone) return true;
      takeErrors(parted.stderr);
      let goOn = true;
      for (const part of parted.stdout) goOn = takeOutput(part) && goOn;
      settle();
      return goOn;
    },
    breakOff(code) {
      if (isDone) return;
      isDone = true;
      if (exitCode === void 0 && tail.length > 0) output.push(tail);
      output.push(null);
      resolve({ exitCode: exitCode ?? code, stderr: errors ?? stderr.toString("utf8") });
    },
    fail(error) {
      if (isDone) return;
      isDone = true;
      output.destroy(error);
      reject(error);
    }
  };
}
function exitCodeIn(rest) {
  const [, digits] = /^ (\d+)\n/.exec(rest.toString("latin1")) ?? [];
  return digits === void 0 ? void 0 : Number(digits);
}
function beginningAtEnd(bytes, mark) {
  for (let length = Math.min(mark.length - 1, bytes.length); length > 0; length -= 1) {
    if (bytes.subarray(-length).equals(mark.subarray(0, length))) return length;
  }
  return 0;
}

// src/sandbox/shell.ts
async function startShell(request) {
  const conversation = await converseByApi({ ...request, command: PROGRAM });
  if (conversation === void 0) return void 0;
  let pid;
  const shell = shellOf(conversation, request, () => void endGroup(request, pid));
  const first = shell.run({ command: [":"], timeout: request.timeout }, () => void 0);
  let told = "";
  first.output.setEncoding("utf8").on("data", (text) => {
    told += text.slice(0, LONGEST_PID - told.length);
  });
  const isReady = first.ended.then(
    ({ exitCode }) => {
      pid = /^[1-9]\d*(?=\n)/.exec(told)?.[0];
      return exitCode === 0 && shell.isOpen();
    },
    () => false
  );
  return { ...shell, isReady };
}
var LONGEST_PID = 20;
async function endGroup(request, pid) {
  if (pid === void 0) return;
  const command = ["sh", "-c", `kill -s KILL -- -${pid}`];
  const ending = { ...request, command, signal: void 0, timeout: 5e3 };
  const killed = await execByApi(ending).catch(() => void 0);
  killed?.output.on("error", () => void 0).resume();
}
function shellOf({ connection, exitCode }, { socket, signal }, onBreak) {
  const part = frameReader();
  let call;
  let isOpen = true;
  connection.on("data", (chunk) => {
    if (call?.take(part(chunk)) === false) connection.pause();
  });
  connection.on("error", () => void 0);
  connection.on("close", () => {
    isOpen = false;
    if (call === void 0 || call.isDone()) return;
    void exitCode().catch(() => void 0).then((code) => call?.breakOff(code || KILLED));
  });
  function end(summary, cause) {
    isOpen = false;
    call?.fail(new CommandError({ program: socket.path, exitCode: void 0, stderr: "", summary, cause }));
    connection.destroy();
    onBreak();
  }
  function run({ command, input, timeout }, done) {
    const mark = randomBytes(16).toString("hex");
    const started = shellCall(mark, {
      more: () => connection.resume(),
      stop: () => {
        if (!started.isDone()) end(`${command[0]} was stopped.`);
      }
    });
    const patience = setTimeout(() => end(`${socket.path} took too long.`), timeout);
    const abort = () => end(`${socket.path} was aborted.`);
    signal?.addEventListener("abort", abort, { once: true });
    setKeepsProcess(connection, true);
    call = started;
    const settle = () => {
      clearTimeout(patience);
      signal?.removeEventListener("abort", abort);
      setKeepsProcess(connection, false);
      if (isOpen && input === void 0) done();
    };
    started.ended.then(settle, settle);
    if (signal?.aborted) {
      abort();
      return started;
    }
    connection.write(`${lineOf(command, mark, { hasInput: input !== void 0 })}
`);
    if (input !== void 0) void send(input);
    return started;
  }
  async function send(input) {
    let failure;
    async function* watched() {
      try {
        yield* input;
      } catch (error) {
        failure = { error };
        throw error;
      }
    }
    await pipeline2(watched(), connection).catch(() => void 0);
    if (failure !== void 0) end("What was to be sent into the container could not be read.", failure.error);
  }
  return { isOpen: () => isOpen, run };
}
var KILLED = 137;
function lineOf(command, mark, { hasInput }) {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const told = `echo ${mark} $?; echo ${mark} >&2`;
  return hasInput ? `${words}; ${told}; exit 0` : `${words} </dev/null; ${told}`;
}
function setKeepsProcess(connection, keeps) {
  if (keeps) connection.ref?.();
  else connection.unref?.();
}
var PROGRAM = [
  "sh",
  "-c",
  'set +aevx; unset -f echo read eval; echo $$; unset line; while IFS= read -r line; do eval "$line"; done'
];

// src/sandbox/shells.ts
function openShells(place) {
  const idle = /* @__PURE__ */ new Map();
  const shellless = /* @__PURE__ */ new Set();
  const start = (user) => startShell({ ...place, user, timeout: PATIENCE4 });
  async function take(user) {
    const waiting = idle.get(user);
    idle.delete(user);
    const shell = waiting?.isOpen() ? waiting : await start(user);
    if (await shell?.isReady) return shell;
    shellless.add(user);
    return void 0;
  }
  return {
    async getReady(user) {
      const shell = await start(user).catch(() => void 0);
      if (shell !== void 0) idle.set(user, shell);
    },
    async run(request) {
      const { command, user } = request;
      if (shellless.has(user) || !isPlain(command)) return void 0;
      const shell = await take(user);
      return shell?.run(request, () => idle.set(user, shell));
    }
  };
}
var PATIENCE4 = 5e3;
function isPlain(command) {
  const length = command.reduce((sum, word) => sum + word.length, 0);
  return length <= LONGEST && command.every((word) => /^[ -~]*$/.test(word));
}
var LONGEST = 2e4;

// src/sandbox/container.ts
async function openContainerStore(options) {
  const { container, agent, user, log, tempDir, largest, sockets } = options;
  const givenDirectory = posix8.resolve("/", container.workingDirectory, options.workingDirectory ?? "");
  const named = { engine: container.engine, id: container.id, signal: options.signal };
  const socket = container.engine === "docker" ? await dockersSocket(container, options) : void 0;
  const engine = socket === void 0 ? named : { ...named, socket, shells: openShells({ ...named, socket }) };
  if (container.state === "running") await engine.shells?.getReady(user);
  options.onReached?.();
  const query = { container, user, log, workingDirectory: givenDirectory, needsHome: needsHome(options) };
  const copies = openCopies(engine, { sockets, tempDir, log });
  const identity = knownIdentity(options, givenDirectory) ?? await identify(engine, copies, query);
  const { uid, gid } = identity;
  const way = container.state === "running" && identity.hasPrograms ? "exec" : "copy";
  const { environment, ...learned } = identity;
  const access = { engine, container, copies, user, owner: { uid, gid }, log, way };
  const directory = identity.realDirectory ?? givenDirectory;
  const configDirectory = configDirectoryOf(options, identity);
  return {
    ...openSessions(access, { agent, directory, configDirectory, tempDir, largest }),
    engine: container.engine,
    containerId: container.id,
    containerName: container.name,
    containerState: container.state,
    user: { uid, gid },
    home: identity.home,
    known: { ...learned, containerId: container.id },
    environment,
    configDirectory,
    givenDirectory
  };
}
async function dockersSocket({ engine, id, socketPath }, { sockets, signal }) {
  return socketPath === void 0 ? await socketOf({ engine, id, signal }, sockets) : { path: socketPath, agent: false };
}
function knownIdentity({ container, known }, directory) {
  if (known?.containerId !== container.id) return void 0;
  const { containerId: _, ...learned } = known;
  const isWhole = known.hasPrograms && known.realDirectory === directory;
  if (container.state === "running" && !isWhole) return void 0;
  return { ...learned, environment: { ...container.environment, HOME: known.home } };
}
async function identify(engine, copies, query) {
  const { name, state } = query.container;
  try {
    const probed = state === "running" ? await probe(engine, query) : void 0;
    return probed ?? await readIdentity(copies, query);
  } catch (error) {
    throw asCaptureError(error, { doing: `The container ${name} could not be asked who its user is` });
  }
}
async function probe(engine, query) {
  try {
    return await probeIdentity(engine, query);
  } catch (error) {
    if (error instanceof CommandError && isNotInstalled(error)) return void 0;
    throw error;
  }
}
function needsHome({ container, agent, configDirectory }) {
  if (configDirectory !== void 0) return configDirectory.startsWith("~");
  const [one, other] = ["/a", "/b"].map((home) => agent.configDirectory({ home, variables: container.environment }));
  return one !== other;
}
function configDirectoryOf({ agent, configDirectory }, identity) {
  const { home, environment } = identity;
  const given = configDirectory?.replace(/^~(?=\/|$)/, home);
  if (given !== void 0 && !posix8.isAbsolute(given)) {
    throw new UserError(`The config directory ${given} must be an absolute path in the container.`);
  }
  return posix8.resolve("/", given ?? agent.configDirectory({ home, variables: environment }));
}
export {
  findContainer,
  mountOf,
  openContainerStore
};
