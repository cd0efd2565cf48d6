import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  attempt,
  exitFailure,
  resultOf,
  stream
} from "./chunk-SZZ275UG.js";
import {
  tooLarge
} from "./chunk-KVPU43XW.js";
import {
  require_tar_stream
} from "./chunk-JCZAQANG.js";
import {
  STAT_FORMAT,
  parseStatRecords,
  spoolFiles
} from "./chunk-W3JB2L34.js";
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
} from "./chunk-7FPOG3L6.js";
import {
  sessionOfFirstRow
} from "./chunk-4DWVJI74.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-KH3SGUOZ.js";
import {
  CommandError,
  SessionCaptureError,
  UserError
} from "./chunk-GYDSQB62.js";
import {
  __toESM
} from "./chunk-5MLXPEVV.js";

// src/sandbox/container.ts
import { posix as posix8 } from "node:path";

// src/sandbox/container-sessions.ts
import { posix as posix7 } from "node:path";

// src/sandbox/list-folder.ts
import { posix } from "node:path";

// src/sandbox/tar-read.ts
var import_tar_stream = __toESM(require_tar_stream(), 1);
import { pipeline } from "node:stream/promises";
async function* readTar(source) {
  const reader = (0, import_tar_stream.extract)();
  const fed = pipeline(source, reader);
  fed.catch(() => void 0);
  for await (const entry of reader) {
    yield { ...describe(entry.header), content: entry };
    entry.resume();
  }
  await fed;
}
function isBrokenOff(error) {
  return error instanceof Error && error.message === "Unexpected end of data";
}
function describe(header2) {
  const { size, uid, gid, mtime } = header2;
  return {
    path: clean(header2.name),
    type: typeOf(header2.type),
    linkTo: header2.type === "link" ? clean(header2.linkname) : void 0,
    size,
    mode: header2.mode & 511,
    uid,
    gid,
    mtime
  };
}
function clean(name) {
  return name.replace(/^(\.?\/)+/, "").replace(/\/+$/, "");
}
function typeOf(type) {
  if (type === "file" || type === "contiguous-file") return "file";
  if (type === "directory") return "directory";
  return type === "link" ? "hard-link" : "other";
}

// src/sandbox/access.ts
async function eachEntry(command, take) {
  let bytes = 0;
  command.output.on("data", (chunk) => {
    bytes += chunk.length;
  });
  try {
    for await (const entry of readTar(command.output)) await take(entry);
  } catch (error) {
    const end2 = await endOf(command);
    if (end2 !== void 0 && isMissingProgram(end2)) return { ...end2, hasRun: false };
    throw error;
  }
  const end = await command.ended;
  return { ...end, hasRun: bytes > 0 && !isMissingProgram(end) };
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

// src/sandbox/exec-api.ts
import { Readable as Readable2 } from "node:stream";

// src/sandbox/engine-api.ts
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { finished, pipeline as pipeline2 } from "node:stream/promises";
var { request } = createRequire(import.meta.url)("node:http");
async function askApi(asked) {
  const { output, ended } = await requestApi(asked);
  const [stdout, end] = await Promise.all([textOf(output, asked), ended]);
  return { ...end, stdout };
}
async function requestApi(asked) {
  const patience = AbortSignal.timeout(asked.timeout);
  const signal = asked.signal === void 0 ? patience : AbortSignal.any([patience, asked.signal]);
  const response = await send(asked, signal);
  if (response.statusCode !== 200 && response.statusCode !== 201) {
    const { message = `status ${response.statusCode}` } = messageIn(await textOf(response, asked));
    return {
      output: Readable.from([]),
      ended: Promise.resolve({ exitCode: 1, stderr: message }),
      stop: () => void 0
    };
  }
  const ended = finished(response).then(
    () => ({ exitCode: 0, stderr: "" }),
    (error) => Promise.reject(failure(asked, error))
  );
  ended.catch(() => void 0);
  return { output: response, ended, stop: () => response.destroy() };
}
function send(asked, signal) {
  const { socket, method, path, json, input } = asked;
  const headers = {
    host: "localhost",
    ...json && { "content-type": "application/json" },
    ...input && { "content-type": "application/x-tar", expect: "100-continue" }
  };
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socket.path, agent: socket.agent, method, path, headers, signal });
    const fail = (error) => reject(failure(asked, error));
    sent.on("response", resolve);
    sent.on("error", fail);
    if (input === void 0) {
      sent.end(json && JSON.stringify(json));
      return;
    }
    sent.on("continue", () => void pipeline2(input, sent).catch(fail));
    sent.flushHeaders();
  });
}
function failure({ socket, signal }, cause) {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  const timedOut = code === "ABORT_ERR" && signal?.aborted !== true;
  const reason = signal?.aborted ? "was aborted." : timedOut ? "took too long." : `could not be asked: ${code}.`;
  return new CommandError({
    program: socket.path,
    exitCode: void 0,
    stderr: "",
    summary: `${socket.path} ${reason}`,
    cause
  });
}
var LONGEST_ANSWER = 4 * 1024 * 1024;
async function textOf(source, asked) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > LONGEST_ANSWER) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw failure(asked, error);
  }
  return Buffer.concat(chunks).toString("utf8");
}
function messageIn(text) {
  try {
    const { message } = JSON.parse(text);
    return typeof message === "string" ? { message } : {};
  } catch {
    return {};
  }
}

// src/sandbox/exec-api.ts
async function execByApi(request2) {
  const { id, command, user } = request2;
  const ask = (method, path, json) => {
    const { socket, signal, timeout } = request2;
    return { socket, method, path, signal, timeout, ...json && { json } };
  };
  const created = await askApi(
    ask("POST", `/containers/${id}/exec`, {
      AttachStdout: true,
      AttachStderr: true,
      Cmd: command,
      // The container's own working directory may be closed to the user; messages are compared in English.
      WorkingDir: "/",
      Env: ["LC_ALL=C"],
      ...user === void 0 ? {} : { User: user }
    })
  );
  const execId = created.exitCode === 0 ? idIn(created.stdout) : void 0;
  if (execId === void 0) return void 0;
  const started = await requestApi(ask("POST", `/exec/${execId}/start`, { Detach: false, Tty: false }));
  const streams = separate(started.output);
  const output = Readable2.from(streams.output(), { objectMode: false });
  const finished2 = new Promise((resolve, reject) => {
    output.once("error", reject);
    output.once("close", resolve);
  });
  finished2.catch(() => void 0);
  const ended = started.ended.then(async ({ exitCode, stderr }) => {
    await finished2;
    const end = await askApi(ask("GET", `/exec/${execId}/json`));
    return { exitCode: exitCodeIn(end.stdout) ?? exitCode, stderr: stderr || streams.stderr() };
  });
  ended.catch(() => void 0);
  return { output, ended, stop: () => void output.destroy(new Error("stopped")) };
}
function idIn(json) {
  const { Id } = JSON.parse(json);
  return typeof Id === "string" && /^[0-9a-f]+$/.test(Id) ? Id : void 0;
}
function exitCodeIn(json) {
  const { ExitCode } = JSON.parse(json || "{}");
  return typeof ExitCode === "number" ? ExitCode : void 0;
}
var STDERR_KEPT = 8 * 1024;
var HEADER = 8;
var STDERR = 2;
function separate(source) {
  let kept = Buffer.alloc(0);
  async function* output() {
    let header2 = Buffer.alloc(0);
    let left = 0;
    for await (let chunk of source) {
      const parts = [];
      while (chunk.length > 0) {
        if (left === 0) {
          const missing = HEADER - header2.length;
          header2 = Buffer.concat([header2, chunk.subarray(0, missing)]);
          chunk = chunk.subarray(missing);
          if (header2.length < HEADER) break;
          left = header2.readUInt32BE(4);
        }
        const part = chunk.subarray(0, left);
        chunk = chunk.subarray(part.length);
        left -= part.length;
        if (header2[0] === STDERR) kept = Buffer.concat([kept, part]).subarray(-STDERR_KEPT);
        else parts.push(part);
        if (left === 0) header2 = Buffer.alloc(0);
      }
      const joined = parts.length === 1 ? parts[0] : Buffer.concat(parts);
      if (joined !== void 0 && joined.length > 0) yield joined;
    }
  }
  return { output, stderr: () => kept.toString("utf8") };
}

// src/sandbox/engine.ts
var ENGINES = ["docker", "podman"];
var ANSWER_TIMEOUT = 2e4;
var STREAM_TIMEOUT = 1e5;
async function askEngine(engine, args, signal) {
  return attempt(engine, args, { timeout: ANSWER_TIMEOUT, ...signal && { signal } });
}
function isNotInstalled({ cause }) {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
function execIn(container, command, { user, input }) {
  return streamEngine(container, ["exec", ...input ? ["-i"] : [], ...execArguments(container, command, user)], input);
}
async function readIn(container, command, user) {
  return await startByApi(container, { command, user, timeout: STREAM_TIMEOUT }) ?? execIn(container, command, { user });
}
async function askIn(container, command, user) {
  const started = await startByApi(container, { command, user, timeout: ANSWER_TIMEOUT });
  if (started !== void 0) return await resultOf(container.engine, started);
  return askEngine(container.engine, ["exec", ...execArguments(container, command, user)], container.signal);
}
async function startByApi({ socket, id, signal }, request2) {
  if (socket === void 0) return void 0;
  try {
    return await execByApi({ socket, id, signal, ...request2 });
  } catch (error) {
    if (!(error instanceof CommandError) || signal?.aborted) throw error;
    return void 0;
  }
}
function copyOut(container, path) {
  return streamEngine(container, ["cp", `${container.id}:${path}`, "-"]);
}
function copyIn(container, folder, { input, owners }) {
  const flags = container.engine === "podman" && owners === "as-packed" ? ["--archive=false"] : [];
  return streamEngine(container, ["cp", ...flags, "-", `${container.id}:${folder}`], input);
}
function execArguments({ id }, command, user) {
  const place = ["--workdir", "/", "--env", "LC_ALL=C"];
  return [...user === void 0 ? [] : ["--user", user], ...place, id, ...command];
}
function streamEngine({ engine, signal }, args, input) {
  return stream(engine, args, { timeout: STREAM_TIMEOUT, ...signal && { signal }, ...input && { input } });
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

// src/sandbox/list-folder.ts
async function listFolder(access, folder, depth) {
  if (access.way === "exec") {
    const listed = await listByExec(access, folder, String(depth));
    if (listed !== void 0) return listed;
    access.log.debug(`The container ${access.container.name} has no find or stat; its files are copied instead.`);
    access.way = "copy";
  }
  return await listByCopy(access, folder, depth);
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
import { posix as posix2 } from "node:path";

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
import { createReadStream } from "node:fs";
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
  return chunks ?? (size === 0 ? [] : createReadStream(localPath, { end: size - 1 }));
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
import { createHash } from "node:crypto";
import { createReadStream as createReadStream2 } from "node:fs";
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
    const failure2 = await unpack(access, target, itemsOf(access, due, before));
    const found = await look(access, due);
    const torn = await tornFiles(files, found, begun);
    if (torn.length > 0) await empty(access, target, { ...due, files: torn });
    checkArrival(access, {
      ...due,
      found: withoutFiles(found, torn),
      reason: failure2 ?? "the engine said it was copied"
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
  const failure2 = await unpack({ ...access, log }, target, items);
  if (failure2 !== void 0) log.warning(`Files that were cut short could not be emptied: ${failure2}`);
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
import { posix as posix4 } from "node:path";
import { Readable as Readable3 } from "node:stream";

// src/sandbox/read-back.ts
function packing({ files, base }) {
  const names = [...new Set(files.map(({ path }) => path.split("/")[0]))].map((name) => `./${base}/${name}`);
  return ["tar", "-c", "-f", "-", "-C", "/", ...names];
}
async function readBack({ engine, container, user, log }, sent, command) {
  const first = await compareEntries(sent, command);
  if (first !== void 0 && (first.end.hasRun || lacksTar(first.end))) return resultOf2(first, first.end);
  log.debug(`What was written to the container ${container.name} could not be read back to its end: once more.`);
  const second = await compareEntries(sent, await readIn(engine, packing(sent), user));
  if (second === void 0) throw new Error("What was written could not be read back");
  return resultOf2(second, first?.end ?? second.end);
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
function resultOf2({ findings, end }, told) {
  return end.hasRun ? { ...findings, reason: withoutTemporaryNames(reasonIn(told)) } : void 0;
}

// src/sandbox/replace-by-renaming.ts
import { posix as posix3 } from "node:path";
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
  const command = execIn(engine, ["find", "/", "-maxdepth", "0", ...all], { user, input });
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
  const command = execIn(engine, ["find", "/", "-maxdepth", "0", ...all], { user, input: packTar([sent]) });
  return await readBack(access, { files, base }, command);
}
async function removeByExec({ engine, user, log }, folder, files) {
  const paths = files.map(({ path }) => Buffer.from(`${posix4.join(folder, path)}\0`));
  const command = execIn(engine, ["xargs", "-0", "rm", "-f"], { user, input: Readable3.from(paths) });
  command.output.resume();
  const end = await command.ended;
  if (end.exitCode !== 0) log.warning(`Files that were cut short could not be removed: ${reasonIn(end)}`);
}

// src/sandbox/place-files.ts
async function placeFiles(access, placing) {
  if (access.way === "exec") {
    const kept = await placeByExec(access, placing);
    if (kept !== void 0) return kept;
    access.log.debug(`The container ${access.container.name} has no find or tar; files are copied instead.`);
    access.way = "copy";
  }
  return await placeByCopy(access, placing);
}

// src/sandbox/project-folders.ts
import { posix as posix5 } from "node:path";
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
import { createReadStream as createReadStream3 } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/sandbox/fetch-files.ts
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, posix as posix6 } from "node:path";
import { pipeline as pipeline3 } from "node:stream/promises";
async function fetchFiles(access, request2) {
  if (access.way === "exec") {
    const fetched = await fetchByExec(access, request2);
    if (fetched !== void 0) return fetched;
    access.log.debug(`The container ${access.container.name} has no tar; its files are copied instead.`);
    access.way = "copy";
  }
  return await fetchByCopy(access, request2);
}
async function fetchByExec(access, request2) {
  const { end, spool } = await packOnceOrTwice(access, request2);
  if (!end.hasRun) return void 0;
  if (end.exitCode !== 0) {
    const line = `Reading from the container ended with: ${reasonIn(end)}`;
    access.log[onlyChanged(end) ? "debug" : "warning"](line);
  }
  if (spool.unresolved.length > 0) await packByExec(access, spool.unresolved.splice(0), spool);
  return spool.files;
}
function onlyChanged({ stderr }) {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every((line) => /file changed as we read it$/.test(line.trim()));
}
async function packOnceOrTwice(access, request2) {
  const first = openSpool(access, request2);
  try {
    return { end: await packByExec(access, request2.names, first), spool: first };
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    access.log.debug(`Reading from the container ${access.container.name} broke off: once more.`);
    const into = join(request2.into, "again");
    await mkdir(into);
    const second = openSpool(access, { ...request2, into });
    return { end: await packByExec(access, request2.names, second), spool: second };
  }
}
async function packByExec({ engine, user }, names, spool) {
  const command = ["tar", "-c", "-f", "-", "-C", spool.folder, ...names.map((name) => `./${name}`)];
  return await eachEntry(await readIn(engine, command, user), (entry) => spool.take(entry, entry.path));
}
async function fetchByCopy(access, request2) {
  const { copies, container } = access;
  const { folder, names } = request2;
  const spool = openSpool(access, request2);
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
      if (first === void 0)
        await pipeline3(entry.content, createWriteStream(localPath, { mode: 384, highWaterMark: LARGE_PIECES }));
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
var LARGE_PIECES = 1024 * 1024;

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
  const { path, size, mode, mtime, localPath } = file;
  const kind = wantedKind(agent, { path, id }, include) ?? "transcript";
  return { sessionId: id, path, kind, size, mode, mtime, content: contentOf(localPath) };
}
async function* contentOf(localPath) {
  yield* createReadStream3(localPath, { highWaterMark: LARGE_PIECES2 });
}
var LARGE_PIECES2 = 1024 * 1024;

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
import { mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import { join as join3 } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
async function startPodmanService(tempDir) {
  const folder = await mkdtemp2(join3(tempDir, "p-"));
  try {
    const path = join3(folder, "s");
    const service = stream("podman", ["system", "service", "--time", IDLE_SECONDS, `unix://${path}`]);
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
    out: async (path) => await archive(path) ?? copyOut(container, path),
    into: async (folder, input, owners) => await archive(folder, input) ?? copyIn(container, folder, { input, owners })
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

// src/sandbox/parse-inspection.ts
function parseInspection(engine, json) {
  const [inspection] = [JSON.parse(json)].flat();
  if (inspection === void 0) return void 0;
  const { Id, Name, State, Config, Mounts, HostConfig } = inspection;
  const mounts = (Mounts ?? []).map(({ Type, Destination }) => ({ type: Type, destination: Destination }));
  const memory = Object.keys(HostConfig?.Tmpfs ?? {}).map((destination) => ({ type: "tmpfs", destination }));
  return {
    engine,
    id: Id,
    name: Name.replace(/^\//, ""),
    state: State.Status,
    user: Config.User ?? "",
    environment: parseEnvironment(Config.Env ?? []),
    workingDirectory: Config.WorkingDir || "/",
    mounts: [...mounts, ...memory]
  };
}
function parseEnvironment(variables) {
  const pairs = variables.filter((variable) => variable.includes("="));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

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
  const { LC_ALL: _ours, ...environment } = parseEnvironment(parts.slice(0, -1));
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

// src/sandbox/container.ts
async function openContainerStore(options) {
  const { container, agent, user, log, tempDir, largest, sockets } = options;
  const givenDirectory = posix8.resolve("/", container.workingDirectory, options.workingDirectory ?? "");
  const named = { engine: container.engine, id: container.id, signal: options.signal };
  const engine = container.engine === "docker" ? { ...named, socket: await socketOf(named, sockets) } : named;
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

// src/sandbox/find-container.ts
async function findContainer({
  engine,
  container,
  sockets,
  log,
  signal
}) {
  const name = container.replace(/^\//, "");
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(name)) {
    throw new UserError(
      `${JSON.stringify(container)} is not a container's name or id. Write the one that \`docker ps\` shows.`
    );
  }
  const failures = [];
  for (const candidate of engine === "auto" ? await likelyFirst({ name, sockets, signal }) : [engine]) {
    const found = await inspect(candidate, { name, sockets: sockets?.[candidate] ?? [], signal });
    if (found instanceof CommandError) failures.push(found);
    else if (found !== void 0 || engine !== "auto") return found;
  }
  if (failures.length > 0 && failures.length === (engine === "auto" ? ENGINES.length : 1))
    throw noAnswer(name, failures);
  for (const failure2 of failures) {
    if (!isNotInstalled(failure2))
      log?.info(`${failure2.message.replace(/\.$/, "")}. Only other engines were asked for the container ${name}.`);
  }
  return void 0;
}
async function likelyFirst({
  name,
  sockets,
  signal
}) {
  const socketPath = sockets?.docker[0];
  if (socketPath === void 0) return ENGINES;
  const answer = await askSocket(socketPath, name, signal);
  return answer !== void 0 && inspectionIn("docker", answer) === void 0 ? [...ENGINES].reverse() : ENGINES;
}
async function inspect(engine, asked) {
  try {
    const answer = await askEngine(engine, ["inspect", "--type", "container", asked.name], asked.signal);
    return inspectionIn(engine, answer);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return isNotInstalled(error) ? await inspectBySocket(engine, asked, error) : error;
  }
}
async function inspectBySocket(engine, { name, sockets, signal }, missing) {
  for (const socketPath of sockets) {
    const answer = await askSocket(socketPath, name, signal);
    if (answer !== void 0) return inspectionIn(engine, answer);
  }
  return missing;
}
async function askSocket(socketPath, name, signal) {
  const socket = { path: socketPath, agent: false };
  try {
    return await askApi({ socket, method: "GET", path: `/containers/${name}/json`, signal, timeout: ANSWER_TIMEOUT });
  } catch (error) {
    if (error instanceof CommandError) return void 0;
    throw error;
  }
}
function inspectionIn(engine, answer) {
  if (answer.exitCode === 0) return parseInspection(engine, answer.stdout);
  return /no such (container|object)/i.test(answer.stderr) ? void 0 : exitFailure(engine, answer);
}
function noAnswer(name, failures) {
  const reasons = failures.map(({ message: message2 }) => message2.replace(/\.$/, "")).join("; ");
  const message = `No container engine could be asked for the container ${name}: ${reasons}.`;
  const cause = failures.length === 1 ? failures[0] : new AggregateError(failures, reasons);
  const advice = failures.every(isNotInstalled) ? "Install one, or leave out the input container for an agent on this machine." : "Start it before this step, keep it running to the end of the job, and let the user of the job ask it.";
  return new SessionCaptureError(`${message} ${advice}`, { cause });
}
export {
  findContainer,
  mountOf,
  openContainerStore
};
