import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  asCaptureError,
  belongsByContent,
  checkSessionFile,
  checkSessionId,
  knownPart,
  mayHold,
  sessionOfTranscript,
  spool,
  standingOf,
  sweepProject,
  temporaryName,
  transcriptName,
  wantedKind
} from "./chunk-PZ64LEAQ.js";
import {
  sessionOfFirstRow
} from "./chunk-T3OZWHNT.js";
import {
  pieceSize
} from "./chunk-DDQFO5LT.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import {
  SessionCaptureError,
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/sessions/host.ts
const { readdirSync, realpathSync, statSync } = require("node:fs");
const { homedir } = require("node:os");
const { isAbsolute, join: join4, normalize, posix, resolve } = require("node:path");

// src/sessions/group-by-session.ts
async function* groupBySession(files) {
  const source = files[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    while (!next.done) {
      const id = next.value.sessionId;
      yield { id, files: partOf(id) };
    }
    async function* partOf(id) {
      while (!next.done && next.value.sessionId === id) {
        yield next.value;
        next = await source.next();
      }
    }
  } finally {
    await source.return?.();
  }
}

// src/sessions/host-read.ts
const { lstat: lstat2, readdir } = require("node:fs/promises");
const { basename: basename2, join: join2 } = require("node:path");

// src/sessions/open-within.ts
const { constants } = require("node:fs");
const { lstat, open, readlink, realpath } = require("node:fs/promises");
const { basename, dirname, join, relative, sep } = require("node:path");
var READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
async function openWithin(projects, path) {
  try {
    if (!(await lstat(path)).isFile()) return void 0;
    const file = await open(path, READ_FLAGS);
    if ((await file.stat()).isFile() && await liesWithin(projects, path, file)) return file;
    await file.close();
    return void 0;
  } catch (error) {
    if (isNotFound(error) || isLink(error)) return void 0;
    throw error;
  }
}
async function liesWithin(projects, path, file) {
  const inside = relative(projects, path);
  const expected = join(await realpath(dirname(projects)), basename(projects), inside);
  const opened = await pathOf(file);
  if (opened !== void 0) return opened === expected;
  return await hasNoLinks(expected, inside) && await isSame(file, expected);
}
async function pathOf(file) {
  return await readlink(`/proc/self/fd/${file.fd}`).catch(() => void 0);
}
async function hasNoLinks(path, inside) {
  let folder = dirname(path);
  for (const _ of inside.split(sep)) {
    if (!(await lstat(folder)).isDirectory()) return false;
    folder = dirname(folder);
  }
  return true;
}
async function isSame(file, path) {
  const [one, other] = [await file.stat(), await lstat(path)];
  return one.ino === other.ino && one.dev === other.dev;
}
function isLink(error) {
  return error instanceof Error && "code" in error && error.code === "ELOOP";
}

// src/sessions/host-read.ts
async function listTranscripts(agent, folders, log) {
  const entries = [];
  for (const folder of folders) {
    for (const { name } of await entriesOf(folder, log)) {
      const id = sessionOfTranscript(agent, name);
      const facts = id === void 0 ? void 0 : await factsOf(join2(folder, name));
      if (id === void 0 || facts === void 0) continue;
      if (facts.isFile()) entries.push({ id, size: facts.size, mtime: facts.mtime });
      else log.warning(`Skipped ${join2(folder, name)}: it is not a regular file.`);
    }
  }
  return entries;
}
async function* readSessions(reading) {
  const shared = /* @__PURE__ */ new Set();
  for (const id of reading.ids) {
    const folder = reading.folderOf(id);
    try {
      const paths = await pathsOf(folder, { ...reading, id, shared });
      for (const path of paths) yield* fileAt(folder, path, { ...reading, id });
    } catch (error) {
      throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be read from ${folder}` });
    }
  }
}
async function glanceAt(folder, names) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of await entriesOf(folder, silentLog)) {
    if (!names.includes(entry.name)) continue;
    for await (const path of walk(folder, entry.name, { entry, log: silentLog })) {
      const facts = await factsOf(join2(folder, path));
      if (facts?.isFile()) found.set(path, { size: facts.size, mtime: facts.mtime });
    }
  }
  return found;
}
async function pathsOf(folder, { agent, id, include, projects, log, shared }) {
  const top = await entriesOf(folder, log);
  if (!top.some(({ name }) => name === transcriptName(id))) return [];
  const paths = [transcriptName(id)];
  let unnamed = 0;
  for (const entry of top) {
    if (!mayHold(agent, entry.name, id)) continue;
    for await (const path of walk(folder, entry.name, { entry, log })) {
      if (path.includes(NOT_UTF8)) {
        unnamed += 1;
        continue;
      }
      const kind = wantedKind(agent, { path, id }, include);
      if (kind === void 0 || kind === "transcript") continue;
      if (belongsByContent(path, kind) && !await isOwn(projects, join2(folder, path), id)) continue;
      if (shared.has(join2(folder, path))) continue;
      shared.add(join2(folder, path));
      paths.push(path);
    }
  }
  if (unnamed > 0) {
    const count = unnamed === 1 ? "1 file or folder" : `${unnamed} files or folders`;
    log.warning(`Left out ${count} of session ${id}, with names that are not UTF-8. Rename them to keep them.`);
  }
  return paths;
}
var NOT_UTF8 = "�";
async function* walk(folder, path, { entry, log }) {
  if (path.includes(NOT_UTF8)) {
    yield path;
  } else if (entry.isDirectory()) {
    for (const child of await entriesOf(join2(folder, path), log)) {
      yield* walk(folder, `${path}/${child.name}`, { entry: child, log });
    }
  } else if (entry.isFile()) {
    yield path;
  } else {
    log.debug(`Skipped ${join2(folder, path)}: it is neither a regular file nor a folder.`);
  }
}
async function isOwn(projects, path, id) {
  const file = await openWithin(projects, path);
  if (file === void 0) return false;
  try {
    return await sessionOfFirstRow(file.createReadStream({ autoClose: false })) === id;
  } finally {
    await file.close();
  }
}
async function* fileAt(folder, path, { agent, id, include, projects, log }) {
  const kind = wantedKind(agent, { path, id }, include);
  const file = await openWithin(projects, join2(folder, path));
  if (file === void 0 || kind === void 0) {
    log.warning(`Skipped ${join2(folder, path)}: it is not a regular file, or no longer there.`);
    await file?.close();
    return;
  }
  try {
    const { size, mode, mtime } = await file.stat();
    yield { sessionId: id, path, kind, size, mode: mode & 511, mtime, content: firstBytes(file, size) };
  } finally {
    await file.close();
  }
}
async function* firstBytes(file, size) {
  const highWaterMark = pieceSize(size);
  if (size > 0) yield* file.createReadStream({ start: 0, end: size - 1, autoClose: false, highWaterMark });
}
async function factsOf(path) {
  try {
    return await lstat2(path);
  } catch (error) {
    if (isNotFound(error)) return void 0;
    throw error;
  }
}
async function entriesOf(folder, log) {
  const facts = await factsOf(folder);
  if (facts === void 0) return [];
  if (!facts.isDirectory()) {
    log.warning(`Skipped ${basename2(folder)} in ${folder}: it is not a folder.`);
    return [];
  }
  return readdir(folder, { withFileTypes: true });
}

// src/sessions/host-write.ts
const { lstat: lstat3, mkdir, open: open2, rename, rm, stat, utimes } = require("node:fs/promises");
const { dirname: dirname2, join: join3, relative: relative2, sep: sep2 } = require("node:path");
async function writeSession(writing, files) {
  const { id, folder } = writing;
  const placed = [];
  await sweepProject(writing);
  try {
    const owner = isRoot() ? writing.owner ?? await ownerAbove(folder) : void 0;
    for await (const file of files) {
      checkSessionFile(writing.agent, id, file);
      placed.push(await place({ ...writing, owner }, file));
    }
    return await settle(writing, placed);
  } catch (error) {
    throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be written to ${folder}` });
  } finally {
    for (const { temporary } of placed) await rm(temporary, { force: true });
  }
}
async function place(writing, { path, kind, mode, mtime, ...source }) {
  const parent = dirname2(join3(writing.folder, ...path.split("/")));
  await makeFolders(parent, writing);
  const temporary = join3(parent, temporaryName());
  const file = await open2(temporary, "wx", 384);
  try {
    if (!await liesWithin(writing.projects, temporary, file)) throw new Error(`${parent} is behind a link`);
    const digest = await spool(source, file);
    await own(file, writing.owner);
    await file.chmod(kind === "transcript" ? 384 : mode);
    if (writing.existing === "stays") await file.utimes(mtime, mtime);
    return { path, kind, temporary, digest, mtime };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
async function makeFolders(folder, { projects, owner }) {
  const inside = relative2(projects, folder).split(sep2);
  for (const missing of await missingFolders(projects)) await makeFolder(missing, owner);
  for (let depth = 0; depth <= inside.length; depth += 1) {
    const path = join3(projects, ...inside.slice(0, depth));
    const facts = await ifFound(lstat3(path));
    if (facts === void 0) await makeFolder(path, owner);
    else if (!facts.isDirectory())
      throw new Error(`${path} is not a folder; remove it or choose another config directory`);
  }
}
async function missingFolders(folder) {
  if (await ifFound(stat(folder)) !== void 0) return [];
  return [...await missingFolders(dirname2(folder)), folder];
}
async function makeFolder(path, owner) {
  await mkdir(path, 493);
  const folder = await open2(path, "r").catch(() => void 0);
  try {
    await folder?.chmod(493);
    if (folder !== void 0) await own(folder, owner);
  } finally {
    await folder?.close();
  }
}
async function own(file, owner) {
  if (owner !== void 0) await file.chown(owner.uid, owner.gid);
}
async function settle({ id, folder, projects, holder, existing, log }, placed) {
  const kept = [];
  let files = 0;
  let bytes = 0;
  const order = [...placed].sort((a, b) => Number(a.kind === "transcript") - Number(b.kind === "transcript"));
  for (const { path, temporary, digest, mtime } of order) {
    const target = join3(folder, ...path.split("/"));
    const before = holder === "ours" ? "other" : await standing(projects, target, digest);
    if (before === "later") {
      log.info(`Kept ${target}: it already goes on from the state that was to be restored.`);
      kept.push(path);
      continue;
    }
    if (existing === "stays" && before === "other" && await ifFound(lstat3(target)) !== void 0) {
      kept.push(path);
      continue;
    }
    if (before === "same") await refresh(target, existing === "stays" ? mtime : /* @__PURE__ */ new Date());
    else await rename(temporary, target);
    if (holder === "agent" && await standing(projects, target, digest) === "other") {
      throw new SessionCaptureError(`${target} is not what was written to it.`, { sessionId: id });
    }
    files += 1;
    bytes += digest.size;
  }
  return { files, bytes, kept };
}
async function refresh(path, time) {
  await utimes(path, time, time);
}
async function standing(projects, path, digest) {
  const file = await openWithin(projects, path);
  if (file === void 0) return "other";
  try {
    return await standingOf(file.createReadStream({ autoClose: false }), digest);
  } finally {
    await file.close();
  }
}
function isRoot() {
  return process.getuid?.() === 0;
}
async function ownerAbove(folder) {
  const facts = await ifFound(stat(folder));
  return facts ?? ownerAbove(dirname2(folder));
}
async function ifFound(asked) {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return void 0;
    throw error;
  }
}

// src/sessions/host.ts
function hostSessionStore(directory, projectsDir, options = {}) {
  const { agent = claudeCode, log = silentLog, owner, spelling = "real", holder = "agent" } = options;
  const projects = projectsDir ?? join4(agent.configDirectory({ home: homedir(), variables: {} }), "projects");
  const real = spelling === "given" ? directory : realDirectory(directory);
  const folderOf = (id) => projectFolder({ agent, directory: real, projects, id });
  return {
    directory: real,
    projectsDir: projects,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return join4(folderOf(id), transcriptName(id));
    },
    async list() {
      const folders = projectFolders(agent, real, projects);
      for (const folder of folders) await sweepProject({ agent, folder, log });
      return await listTranscripts(agent, folders, log);
    },
    read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      return readSessions({ agent, ids, include, projects, folderOf, log });
    },
    glance(id, names) {
      checkSessionId(agent, id);
      return glanceAt(folderOf(id), names);
    },
    write(id, files) {
      checkSessionId(agent, id);
      return writeSession({ agent, id, folder: folderOf(id), projects, owner, holder, log }, files);
    },
    async writeBeside(files) {
      const reports = [];
      for await (const { id, files: own2 } of groupBySession(files)) {
        checkSessionId(agent, id);
        const writing = { agent, id, folder: folderOf(id), projects, owner, holder, log, existing: "stays" };
        reports.push(await writeSession(writing, own2));
      }
      return addReports(reports);
    }
  };
}
function addReports(reports) {
  return {
    files: reports.reduce((sum, { files }) => sum + files, 0),
    bytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: reports.flatMap(({ kept }) => kept)
  };
}
function realDirectory(directory) {
  try {
    return realpathSync(directory);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  if (!isAbsolute(directory)) return resolve(directory);
  const clean = directory.startsWith("/") ? posix.normalize(directory) : normalize(directory);
  return clean.length > 1 ? clean.replace(/[\\/]$/, "") : clean;
}
function projectFolder(where) {
  const { agent, directory, projects, id } = where;
  const encoded = agent.encodeDirectory(directory);
  const named = join4(projects, encoded.name);
  if (encoded.certain) return named;
  const existing = projectFolders(agent, directory, projects);
  const holder = existing.find((folder) => exists(join4(folder, transcriptName(id))));
  if (holder !== void 0 || existing.includes(named)) return holder ?? named;
  return existing.length === 1 ? existing[0] : named;
}
function projectFolders(agent, directory, projects) {
  const encoded = agent.encodeDirectory(directory);
  if (encoded.certain) return [join4(projects, encoded.name)];
  const known = knownPart(encoded);
  return namesIn(projects).filter((name) => name.startsWith(known)).map((name) => join4(projects, name));
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== void 0;
}

export {
  groupBySession,
  openWithin,
  liesWithin,
  hostSessionStore
};
