import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS
} from "./chunk-DHG3A6NK.js";
import {
  markLength
} from "./chunk-PAASTBP5.js";
import {
  LARGEST_MANIFEST,
  parseManifest,
  serializeManifest
} from "./chunk-RORII5EH.js";
import {
  historyPlace,
  holdsLogin,
  isSameServer,
  repositoryUrlProblem
} from "./chunk-P27RA4O7.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  bundlePathProblem,
  hasControlCharacter,
  isSessionId,
  oneLine,
  projectFolder,
  quoted,
  relativePathProblem
} from "./chunk-EAWTM7AP.js";
import {
  rowReader,
  rowSplitter
} from "./chunk-ZWSSIWOS.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import {
  isOlder,
  makerState,
  makerTag
} from "./chunk-KH3SGUOZ.js";
import {
  attempt,
  exitFailure,
  run,
  stream
} from "./chunk-O6FMI2Q3.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/history/git.ts
const { resolve } = require("node:path");
async function git(bare, args, options = {}) {
  const [words, settings] = call(bare, args, options);
  return await unlessAborted(settings.signal, run("git", words, settings));
}
async function attemptGit(bare, args, options = {}) {
  const [words, settings] = call(bare, args, options);
  return await unlessAborted(settings.signal, attempt("git", words, settings));
}
async function streamGit(bare, args, options = {}) {
  return await stream("git", ...call(bare, args, options));
}
async function unlessAborted(signal, work) {
  if (signal === void 0) return await work;
  let end = () => void 0;
  const aborted = new Promise((_resolve, reject) => {
    end = () => reject(new CommandError({ program: "git", exitCode: void 0, stderr: "", summary: "git was aborted." }));
  });
  signal.addEventListener("abort", end);
  work.catch(() => void 0);
  aborted.catch(() => void 0);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
function sshCommand(program) {
  return `${program} -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15`;
}
function grantAccess(bare, access) {
  granted.set(bare, access);
}
function revokeAccess(bare) {
  granted.delete(bare);
}
var granted = /* @__PURE__ */ new Map();
function call(bare, args, { settings = [], environment, ...options }) {
  const access = granted.get(bare);
  const folder = resolve(bare);
  const configuration = [...SETTINGS, ...access?.settings ?? [], ...settings].flatMap((setting) => ["-c", setting]);
  const variables = { ...ENVIRONMENT, GIT_DIR: folder, ...access?.environment, ...environment };
  const limit = access?.signal === void 0 ? {} : { signal: access.signal };
  return [[...configuration, ...args], { ...limit, ...options, cwd: folder, environment: variables }];
}
var PROTOCOLS = ["file", "git", "ssh", "http", "https"];
var SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.attributesFile=/dev/null",
  "core.quotePath=false",
  // Nothing is checked out: which names are written where is decided in tracked-paths.ts. Others' must not stop a merge.
  "core.protectHFS=false",
  "core.protectNTFS=false",
  // A lock is held for milliseconds; one that stays was left by a process that was killed, see refs.ts.
  "core.filesRefLockTimeout=1000",
  "core.packedRefsTimeout=5000",
  // Larger files are streamed and not compared with others: the memory of git stays small.
  "core.bigFileThreshold=32m",
  "pack.windowMemory=64m",
  "pack.threads=2",
  "fastimport.unpackLimit=1",
  "fetch.unpackLimit=1",
  "commit.gpgSign=false",
  "tag.gpgSign=false",
  "push.gpgSign=false",
  "init.templateDir=",
  // Done where it is known to be worth it, see packs.ts.
  "gc.auto=0",
  "maintenance.auto=false",
  "receive.autogc=false",
  "transfer.fsckObjects=true",
  "credential.helper=",
  "http.lowSpeedLimit=1000",
  "http.lowSpeedTime=60",
  "fetch.recurseSubmodules=false",
  "push.recurseSubmodules=no",
  "protocol.allow=never",
  ...PROTOCOLS.map((protocol) => `protocol.${protocol}.allow=always`)
];
var NOT_INHERITED = [
  "GIT_ALLOW_PROTOCOL",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_CEILING_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_CONFIG",
  "GIT_CONFIG_COUNT",
  "GIT_CONFIG_PARAMETERS",
  "GIT_EDITOR",
  "GIT_EXEC_PATH",
  "GIT_EXTERNAL_DIFF",
  "GIT_GRAFT_FILE",
  "GIT_ICASE_PATHSPECS",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_INDEX_VERSION",
  "GIT_INTERNAL_SUPER_PREFIX",
  "GIT_GLOB_PATHSPECS",
  "GIT_LITERAL_PATHSPECS",
  "GIT_NAMESPACE",
  "GIT_NOGLOB_PATHSPECS",
  "GIT_NO_LAZY_FETCH",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_PROTOCOL",
  "GIT_PROXY_COMMAND",
  "GIT_PROXY_SSL_CERT",
  "GIT_PUSH_OPTION_COUNT",
  "GIT_QUARANTINE_PATH",
  "GIT_REF_PARANOIA",
  "GIT_REPLACE_REF_BASE",
  "GIT_SHALLOW_FILE",
  "GIT_SSH",
  "GIT_SSH_VARIANT",
  "GIT_SSL_NO_VERIFY",
  "GIT_TEMPLATE_DIR",
  "GIT_TRACE",
  "GIT_TRACE2",
  "GIT_TRACE2_EVENT",
  "GIT_TRACE2_PERF",
  "GIT_TRACE_CURL",
  "GIT_TRACE_PACKET",
  "GIT_TRACE_REDACT",
  "GIT_WORK_TREE"
];
var PERSON = { NAME: "agent-session", EMAIL: "agent-session@invalid" };
var ENVIRONMENT = {
  ...Object.fromEntries(NOT_INHERITED.map((name) => [name, void 0])),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_DEFAULT_HASH: "sha1",
  GIT_DEFAULT_REF_FORMAT: "files",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "",
  SSH_ASKPASS: "",
  GIT_SSH_COMMAND: sshCommand("ssh"),
  GIT_AUTHOR_NAME: PERSON.NAME,
  GIT_AUTHOR_EMAIL: PERSON.EMAIL,
  GIT_AUTHOR_DATE: void 0,
  GIT_COMMITTER_NAME: PERSON.NAME,
  GIT_COMMITTER_EMAIL: PERSON.EMAIL,
  GIT_COMMITTER_DATE: void 0,
  LC_ALL: "C",
  LANGUAGE: void 0
};

// src/history/blobs.ts
const { isUtf8 } = require("node:buffer");
async function writeBlobs(bare, blobs) {
  let count = 0;
  let failure;
  async function* commands() {
    try {
      for await (const blob of blobs) {
        count += 1;
        yield Buffer.from(`blob
mark :${count}
data ${blob.size}
`);
        yield* exactly(blob);
        yield Buffer.from("\n");
      }
      for (let mark = 1; mark <= count; mark += 1) yield Buffer.from(`get-mark :${mark}
`);
      yield Buffer.from("done\n");
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    const args = ["fast-import", "--quiet", "--done", "--depth=0", "--date-format=now"];
    const ids = await git(bare, args, { input: commands(), settings: ["pack.compression=1"] });
    return ids.split("\n").slice(0, count);
  } catch (error) {
    throw failure ?? error;
  }
}
async function readBlobs(bare, ids, onBlob) {
  if (ids.length === 0) return;
  const command = await streamGit(bare, ["cat-file", "--batch", "--buffer"], { input: ids.join("\n").concat("\n") });
  const bytes = puller(command.output);
  try {
    for (const [index, id] of ids.entries()) {
      const [, type, size] = (await bytes.line()).split(" ");
      if (type !== "blob")
        throw new IntegrityError(`The object ${id} of ${bare} is missing: the repository is damaged.`);
      const { content, skip } = bytes.take(Number(size));
      await onBlob(index, { size: Number(size), content });
      await skip();
      await bytes.line();
    }
    await command.ended;
  } catch (error) {
    command.stop();
    throw error;
  }
}
async function readTexts(bare, ids) {
  const texts = [];
  await readBlobs(bare, ids, async (_index, { size, content }) => {
    const chunks = [];
    if (size <= LARGEST_TEXT) for await (const chunk of content) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    texts.push(size <= LARGEST_TEXT && isUtf8(bytes) ? bytes.toString("utf8") : void 0);
  });
  return texts;
}
var LARGEST_TEXT = LARGEST_MANIFEST;
async function* exactly({ size, content }) {
  let left = size;
  if (left > 0) {
    for await (const chunk of content()) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      yield part;
      if (left === 0) break;
    }
  }
  if (left > 0) throw new SessionCaptureError("A file became shorter while it was read.");
}
function puller(source) {
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  async function more() {
    const { done, value } = await chunks.next();
    if (done) throw new IntegrityError("git ended before it told everything: the repository may be damaged.");
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  }
  return {
    line: async () => {
      while (!held.includes(NEWLINE)) await more();
      const end = held.indexOf(NEWLINE);
      const text = held.toString("utf8", 0, end);
      held = held.subarray(end + 1);
      return text;
    },
    take: (size) => {
      let left = size;
      async function* rest() {
        while (left > 0) {
          if (held.length === 0) await more();
          const part = held.subarray(0, left);
          held = held.subarray(part.length);
          left -= part.length;
          yield part;
        }
      }
      return {
        content: rest(),
        skip: async () => {
          for await (const _ of rest()) ;
        }
      };
    }
  };
}
var NEWLINE = 10;

// src/history/branch-name.ts
var SANDBOXES = "vm/";
var LONGEST_NAME = 240;
function branchFor(sandbox) {
  const name = sandbox === "" ? "%" : encode(sandbox);
  if (!sandbox.isWellFormed() || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new UserError(
      `The name ${JSON.stringify(sandbox.slice(0, 60))} cannot be a branch, which takes Unicode text of at most ${LONGEST_NAME} bytes: set a shorter name.`
    );
  }
  return `${SANDBOXES}${name}`;
}
var REFUSED = /[\p{Cc} ~^:?*[\\/%]|^\.|(?<=\.)\.|\.$|\.(?=lock$)|@(?=\{)/gu;
function encode(text) {
  return text.replaceAll(
    REFUSED,
    (char) => [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}

// src/history/bare.ts
const { randomBytes } = require("node:crypto");
const { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } = require("node:fs/promises");
const { dirname, join, resolve: resolve2 } = require("node:path");
var MAIN = "main";
async function ensureBareAt(bare) {
  if (await isThere(join(bare, "HEAD"))) return;
  const folder = dirname(bare);
  await mkdir(folder, { recursive: true, mode: 448 });
  await removeUnfinished(folder);
  const unfinished = join(folder, `${UNFINISHED}${makerTag()}-${randomBytes(6).toString("hex")}`);
  await makeBare(unfinished);
  try {
    await rename(unfinished, bare);
  } catch (error) {
    await removeTree(unfinished);
    if (!await isThere(join(bare, "HEAD"))) throw error;
  }
}
async function makeBare(bare) {
  await mkdir(bare, { recursive: true, mode: 448 });
  await git(bare, ["init", "--quiet", "--bare", "--template=", `--initial-branch=${MAIN}`, bare]);
  await appendFile(join(bare, "config"), FOR_OTHERS);
}
function ownFolder(bare) {
  return join(resolve2(bare), "agent-session");
}
async function makeOwnFolder(bare) {
  if (!await isThere(join(bare, "HEAD"))) {
    throw new UserError(`There is no bare repository at ${bare}: ensureBare makes one.`);
  }
  await mkdir(ownFolder(bare), { recursive: true, mode: 448 });
  return ownFolder(bare);
}
async function inWorkFolder(bare, work) {
  const folder = await mkdtemp(join(await makeOwnFolder(bare), `${WORK}${makerTag()}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
async function readOwnFile(bare, name) {
  try {
    return await readFile(join(ownFolder(bare), name), "utf8");
  } catch (error) {
    if (isNotFound(error)) return void 0;
    throw error;
  }
}
async function writeOwnFile(bare, name, text) {
  const path = join(await makeOwnFolder(bare), name);
  const unfinished = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(unfinished, text, { mode: 384 });
  await rename(unfinished, path);
}
var WORK = "work-";
var UNFINISHED = "unfinished-";
var FOR_OTHERS = `[receive]
	denyNonFastForwards = true
	denyDeletes = true
[uploadpack]
	allowFilter = true
	allowAnySHA1InWant = true
`;
async function removeUnfinished(folder) {
  for (const name of await readdir(folder)) {
    if (name.startsWith(UNFINISHED) && makerState(name) === "gone") await removeTree(join(folder, name));
  }
}
async function isThere(path) {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

// src/history/exchange.ts
var LONGEST_EXCHANGE = 30 * 60 * 1e3;
async function exchange(bare, args, options = {}) {
  const result = await attemptExchange(bare, args, options);
  if (result.exitCode !== 0) throw unreachable(exitFailure("git", result));
  return result.stdout;
}
async function attemptExchange(bare, args, options = {}) {
  try {
    return await attemptGit(bare, args, { timeout: LONGEST_EXCHANGE, ...options });
  } catch (error) {
    throw error instanceof CommandError ? unreachable(error) : error;
  }
}
function unreachable(cause) {
  if (/dubious ownership/.test(cause.stderr)) {
    const message = "The remote history is on this machine and belongs to another user, and git opens none such by its URL: name it by its path.";
    return new ArchiveError(message, { cause });
  }
  return new ArchiveError(
    `The remote history cannot be used: ${oneLine(cause.message)} Check its URL, and that this job may read and write it.`,
    { cause }
  );
}

// src/history/partial.ts
var ORIGIN = "origin";
var PARTIAL = "partial";
async function markPartial(bare) {
  await writeOwnFile(bare, PARTIAL, "");
}
async function isPartial(bare) {
  return await readOwnFile(bare, PARTIAL) !== void 0;
}
async function fetchContents(bare, blobs) {
  if (!await isPartial(bare) || blobs.length === 0) return;
  const there = await git(bare, ["cat-file", "--batch-all-objects", "--unordered", "--batch-check=%(objectname)"]);
  const known = new Set(there.split("\n"));
  const missing = [...new Set(blobs)].filter((blob) => !known.has(blob));
  if (missing.length === 0) return;
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--filter=blob:none", "--stdin", ORIGIN];
  const { exitCode } = await attemptExchange(bare, args, {
    input: `${missing.join("\n")}
`,
    settings: ["fetch.negotiationAlgorithm=noop"]
  });
  if (exitCode !== 0) await fetchEverything(bare);
}
async function fetchEverything(bare) {
  const format = "--format=+refs/heads/%(refname:lstrip=3):%(refname)";
  const refspecs = await git(bare, ["for-each-ref", format, `refs/remotes/${ORIGIN}/`]);
  const args = [
    "fetch",
    "--quiet",
    "--refetch",
    "--no-filter",
    "--no-tags",
    "--no-write-fetch-head",
    "--stdin",
    ORIGIN
  ];
  await exchange(bare, args, { input: refspecs });
}

// src/history/tracked-paths.ts
var MEMORY = "MEMORY.md";
var UNFINISHED2 = ".agent-session-";
function kindOf(path, agent = claudeCode) {
  if (relativePathProblem(path) !== void 0 || path.split("/").some(isRefusedSegment)) return void 0;
  const [root = "", first = "", second = "", ...rest] = path.split("/");
  if (root === "sealed") return first === "" ? void 0 : "opaque";
  if (root === "manifests") return second === "" && isSessionFile(first, ".json") ? "manifest" : void 0;
  if (root === "removed") return second === "" && isSessionId(first) ? "tombstone" : void 0;
  if (bundlePathProblem(path) !== void 0) return void 0;
  const inside = [second, ...rest].join("/");
  switch (agent.classify(inside, sessionOf(path) ?? "")) {
    case "transcript":
      return "transcript";
    case "subagents":
      return path.endsWith(".jsonl") ? "rows" : "opaque";
    case "memory":
      return inside === `memory/${MEMORY}` ? "lines" : "opaque";
    case "tool-results":
      return "opaque";
    default:
      return void 0;
  }
}
function sessionOf(path) {
  const [root = "", first = "", second = ""] = path.split("/");
  const named = {
    projects: second.replace(/\.jsonl$/, ""),
    manifests: first.replace(/\.json$/, ""),
    sealed: first,
    removed: first
  }[root];
  return named !== void 0 && isSessionId(named) ? named : void 0;
}
function isLooseSubagent(path) {
  return /^projects\/[^/]+\/agent-[0-9a-f]+\.jsonl$/i.test(path);
}
function manifestPath(id) {
  return `manifests/${id}.json`;
}
function tombstonePath(id) {
  return `removed/${id}`;
}
function isSessionFile(name, extension) {
  return name.endsWith(extension) && isSessionId(name.slice(0, -extension.length));
}
function isRefusedSegment(segment) {
  const folded = segment.replaceAll(new RegExp("\\p{Cf}", "gu"), "").toLowerCase();
  return /^(?:\.git|git~\d)/.test(folded) || hasControlCharacter(segment) || segment.startsWith(UNFINISHED2);
}

// src/history/trees.ts
const { join: join2 } = require("node:path");
async function listTree(bare, commit, { below, sizes = "none" } = {}) {
  const files = /* @__PURE__ */ new Map();
  if (commit === void 0) return files;
  const size = sizes === "all" ? ["-l"] : [];
  const text = await git(bare, ["ls-tree", "-r", "-z", ...size, commit, ...below === void 0 ? [] : [`${below}/`]]);
  for (const line of text.split("\0")) {
    const tab = line.indexOf("	");
    const [mode = "", type, blob = "", bytes] = line.slice(0, tab).split(/ +/);
    if (type !== "blob" || !isFile(mode)) continue;
    files.set(line.slice(tab + 1), { blob, ...bytes === void 0 ? {} : { size: Number(bytes) } });
  }
  return files;
}
async function differences(bare, ours, theirs) {
  const found = [];
  const text = await git(bare, ["diff-tree", "-r", "-z", "--no-renames", "--no-ext-diff", ours, theirs]);
  const parts = text.split("\0");
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [fromMode = "", toMode = "", from = "", to = ""] = parts[index].slice(1).split(" ");
    const [one, other] = [isFile(fromMode) ? from : void 0, isFile(toMode) ? to : void 0];
    if (one !== other) found.push({ path: parts[index + 1], ours: one, theirs: other });
  }
  return found;
}
async function blobsAt(bare, commit, paths) {
  const found = /* @__PURE__ */ new Map();
  if (commit === void 0 || paths.length === 0) return found;
  if (paths.length > MOST_NAMED) {
    const all = await listTree(bare, commit);
    for (const path of paths) {
      const blob = all.get(path)?.blob;
      if (blob !== void 0) found.set(path, blob);
    }
    return found;
  }
  const text = await git(bare, ["--literal-pathspecs", "ls-tree", "-z", commit, "--", ...paths]);
  for (const line of text.split("\0")) {
    const tab = line.indexOf("	");
    const [, type, blob = ""] = line.slice(0, tab).split(" ");
    if (type === "blob") found.set(line.slice(tab + 1), blob);
  }
  return found;
}
async function changedTree(bare, commit, changes) {
  return await inWorkFolder(bare, async (folder) => {
    const environment = { GIT_INDEX_FILE: join2(folder, "index") };
    await git(bare, commit === void 0 ? ["read-tree", "--empty"] : ["read-tree", commit], { environment });
    const nothing = "0".repeat(commit?.length ?? 40);
    const order = [...changes].sort(([, one], [, other]) => Number(one !== void 0) - Number(other !== void 0));
    const lines = order.map(
      ([path, blob]) => blob === void 0 ? `0 ${nothing}	${path}\0` : `100644 ${blob}	${path}\0`
    );
    if (lines.length > 0) {
      await git(bare, ["update-index", "-z", "--index-info"], { environment, input: lines.join("") });
    }
    return (await git(bare, ["write-tree", "--missing-ok"], { environment })).trim();
  });
}
async function commitTree(bare, { tree, parents, message }) {
  const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-F", "-"];
  return (await git(bare, args, { input: message })).trim();
}
async function mergeBase(bare, ours, theirs) {
  const result = await attemptGit(bare, ["merge-base", ours, theirs]);
  if (result.exitCode > 1) throw exitFailure("git", result);
  return result.stdout.trim() || void 0;
}
var MOST_NAMED = 50;
function isFile(mode) {
  return mode.startsWith("100");
}

// src/history/refs.ts
const { rm: rm3, stat: stat2 } = require("node:fs/promises");
const { join: join4 } = require("node:path");
const { setTimeout: sleep2 } = require("node:timers/promises");

// src/history/turns.ts
const { createHash } = require("node:crypto");
const { open, readFile: readFile2, rm: rm2 } = require("node:fs/promises");
const { join: join3 } = require("node:path");
const { setTimeout: sleep } = require("node:timers/promises");
var LONGEST_WAIT = 2e4;
var LONGEST_PAUSE = 25;
async function inTurn(bare, branch, work) {
  const name = createHash("sha256").update(branch).digest("hex").slice(0, 16);
  const path = join3(await makeOwnFolder(bare), `turn-${name}`);
  const end = Date.now() + LONGEST_WAIT;
  let isOurs = await take(path);
  while (!isOurs && Date.now() < end) {
    await sleep(Math.random() * LONGEST_PAUSE);
    isOurs = await take(path);
  }
  try {
    return await work();
  } finally {
    if (isOurs) await rm2(path, { force: true });
  }
}
async function take(path) {
  try {
    const file = await open(path, "wx", 384);
    try {
      await file.write(makerTag());
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (await isLeft(path)) await rm2(path, { force: true });
    return false;
  }
}
async function isLeft(path) {
  try {
    const state = makerState(await readFile2(path, "utf8"));
    return state === "unknown" ? await isOlder(path, LONGEST_WAIT) : state === "gone";
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

// src/history/refs.ts
var MOST_ATTEMPTS = 100;
var FIRST_PAUSE = 10;
var LONGEST_PAUSE2 = 500;
var ABANDONED = 1e4;
async function tipOf(bare, branch) {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `refs/heads/${branch}^{commit}`];
  const result = await attemptGit(bare, args);
  if (result.exitCode > 1) throw exitFailure("git", result);
  return result.exitCode === 0 ? result.stdout.trim() : void 0;
}
async function moveBranch(bare, branch, next) {
  return await inTurn(bare, branch, async () => {
    await checkName(bare, branch);
    return await moveInTurn(bare, branch, next);
  });
}
async function pause(attempt2) {
  await sleep2(Math.random() * Math.min(LONGEST_PAUSE2, FIRST_PAUSE * 2 ** attempt2));
}
async function checkName(bare, branch) {
  const { exitCode } = await attemptGit(bare, ["check-ref-format", `refs/heads/${branch}`]);
  if (exitCode !== 0) throw new UserError(`${JSON.stringify(branch)} is no branch: use what branchFor() returns.`);
}
async function moveInTurn(bare, branch, next) {
  let failure;
  for (let attempt2 = 0; attempt2 < MOST_ATTEMPTS; attempt2 += 1) {
    const tip = await tipOf(bare, branch);
    const wanted = await next(tip);
    if (wanted === void 0 || wanted === tip) return tip;
    failure = await tryToMove(bare, branch, { from: tip, to: wanted });
    if (failure === void 0) return wanted;
    await removeAbandonedLocks(bare, branch);
    await pause(attempt2);
  }
  throw new ArchiveError(
    `The branch ${branch} of ${bare} could not be moved: others changed it all the time, or its lock stays. Try again. ${failure?.message ?? ""}`.trim(),
    { cause: failure }
  );
}
async function tryToMove(bare, branch, { from, to }) {
  const result = await attemptGit(bare, ["update-ref", "--no-deref", `refs/heads/${branch}`, to, from ?? ""]);
  return result.exitCode === 0 ? void 0 : exitFailure("git", result);
}
async function removeAbandonedLocks(bare, branch) {
  for (const lock of [join4("refs", "heads", ...`${branch}.lock`.split("/")), "HEAD.lock", "packed-refs.lock"]) {
    const path = join4(bare, lock);
    try {
      if (Date.now() - (await stat2(path)).mtimeMs > ABANDONED) await rm3(path, { force: true });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}

// src/archives/git-message.ts
var NAME = "Agent-session-name";
var RUN = "Agent-session-run";
var SAVED = "Agent-session-saved";
var MANIFEST = "Agent-session-manifest";
function savedMessage(subject, { name, runId, time, manifest }) {
  const trailers = [
    `${NAME}: ${encodeURIComponent(name)}`,
    ...runId === void 0 ? [] : [`${RUN}: ${runId}`],
    `${SAVED}: ${new Date(time).toISOString()}`,
    `${MANIFEST}: ${manifest}`
  ];
  return `${subject}

${trailers.join("\n")}`;
}
function parseSavedMessage(message) {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (\S+)$/gm), ([, key = "", value = ""]) => [key, value])
  );
  const [time, manifest, run2] = [Date.parse(told.get(SAVED) ?? ""), told.get(MANIFEST), told.get(RUN) ?? ""];
  const name = decode(told.get(NAME) ?? "");
  if (Number.isNaN(time) || manifest === void 0 || name === void 0) return void 0;
  return { name, runId: /^\d{1,15}$/.test(run2) ? Number(run2) : void 0, time, manifest };
}
function decode(text) {
  try {
    return text === "" ? void 0 : decodeURIComponent(text);
  } catch {
    return void 0;
  }
}

// src/archives/git-repository.ts
const { readdir: readdir2 } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const { join: join7 } = require("node:path");

// src/history/remote.ts
const { mkdir: mkdir2, mkdtemp: mkdtemp2 } = require("node:fs/promises");
const { join: join6 } = require("node:path");

// src/history/access.ts
var TOKEN_VARIABLE = "AGENT_SESSION_GIT_TOKEN";
function accessTo(url, { token, ssh }) {
  const command = ssh === void 0 ? {} : { GIT_SSH_COMMAND: sshCommand(ssh) };
  const origin = /^https:\/\/[^/]+/i.exec(url)?.[0];
  if (token === void 0 || origin === void 0) return { settings: [], environment: command };
  const helper = `!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "$${TOKEN_VARIABLE}"; }; f`;
  return {
    settings: [`credential.${origin}.helper=${helper}`],
    environment: { ...command, [TOKEN_VARIABLE]: token }
  };
}

// src/history/facts.ts
var SESSIONS = "Agent-sessions";
var SIZE = "Agent-session-bytes";
var ACTIVITY = "Agent-session-activity";
function parseFacts(message) {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (.*)$/gm), ([, key = "", value = ""]) => [key, value])
  );
  const [sessions, size] = [toCount(told.get(SESSIONS)), toCount(told.get(SIZE))];
  const activity = Date.parse(told.get(ACTIVITY) ?? "");
  if (sessions === void 0) return void 0;
  return { sessions, size, activity: Number.isNaN(activity) ? void 0 : activity };
}
async function factsOf(bare, commits) {
  if (commits.length === 0) return [];
  const format = "--format=%H%x00%T%x00%ct%x00%B%x00";
  const parts = (await git(bare, ["log", "--no-walk=unsorted", format, ...commits])).split("\0");
  const facts = [];
  for (let index = 0; index + 3 < parts.length; index += 4) {
    const [commit = "", tree = "", seconds, message = ""] = parts.slice(index, index + 4);
    const told = parseFacts(message);
    const seen = told ?? countFacts(await listTree(bare, commit.trim(), await sizesIn(bare)));
    facts.push({ tree, activity: Number(seconds) * 1e3, ...seen });
  }
  return facts;
}
async function commitChanges(bare, {
  parents,
  changes,
  subject,
  activity,
  activityNow
}) {
  const before = await factsOf(bare, parents);
  const tree = await changedTree(bare, parents[0], changes);
  if (parents.length === 1 && tree === before[0]?.tree) return void 0;
  const counted = countFacts(await listTree(bare, tree, await sizesIn(bare)));
  const added = before.reduce((time, facts) => later(time, facts.activity), activity);
  const latest = activityNow === void 0 ? added : activityNow.time;
  return await commitTree(bare, { tree, parents, message: messageOf(subject, { ...counted, activity: latest }) });
}
function later(one, other) {
  if (one === void 0 || other === void 0) return one ?? other;
  return Math.max(one, other);
}
function countFacts(files) {
  const sessions = /* @__PURE__ */ new Set();
  let size = 0;
  for (const [path, file] of files) {
    if (kindOf(path) === "transcript") sessions.add(sessionOf(path));
    else if (path.startsWith("sealed/") && sessionOf(path) !== void 0) sessions.add(sessionOf(path));
    size = size === void 0 || file.size === void 0 ? void 0 : size + file.size;
  }
  return { sessions: sessions.size, size };
}
function toCount(text = "") {
  return /^\d+$/.test(text) ? Number(text) : void 0;
}
async function sizesIn(bare) {
  return { sizes: await isPartial(bare) ? "none" : "all" };
}
function messageOf(subject, { sessions, size, activity }) {
  const trailers = [
    `${SESSIONS}: ${sessions}`,
    ...size === void 0 ? [] : [`${SIZE}: ${size}`],
    ...activity === void 0 ? [] : [`${ACTIVITY}: ${new Date(activity).toISOString()}`]
  ];
  return `${subject}

${trailers.join("\n")}
`;
}

// src/history/both-kept.ts
var LONGEST_NAME2 = 255;
var HASH = 10;
function besidePath(path, label, blob) {
  const slash = path.lastIndexOf("/") + 1;
  const suffix = `.from-${label.replaceAll(/[^A-Za-z0-9._-]+/g, "-").slice(0, 80)}-${blob.slice(0, HASH)}`;
  let name = path.slice(slash);
  while (Buffer.byteLength(name + suffix) > LONGEST_NAME2) name = [...name].slice(0, -1).join("");
  return `${path.slice(0, slash)}${name}${suffix}`;
}
function keeperOf(labels, files, changes) {
  return {
    keep: (path, side, blob) => {
      const isIt = ([at, content]) => content === blob && at.startsWith(`${path}.from-`);
      const there = Array.from(files, ([at, file]) => [at, file.blob]).find(isIt) ?? [...changes].find(isIt);
      const beside = there?.[0] ?? besidePath(path, labels[side], blob);
      changes.set(beside, blob);
      return beside;
    }
  };
}
function filesInTheWay(differences2) {
  const folders = new Set(differences2.flatMap(({ path }) => foldersAbove(path)));
  return new Set(differences2.flatMap(({ path }) => folders.has(path) ? [path] : []));
}
function foldersAbove(path) {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

// src/history/merge-conflicts.ts
const { createReadStream } = require("node:fs");

// src/history/merge-contents.ts
const { createWriteStream } = require("node:fs");
const { open: open2 } = require("node:fs/promises");
const { join: join5 } = require("node:path");
const { pipeline } = require("node:stream/promises");

// src/history/merge-lines.ts
function unionOfLines(ours, theirs) {
  const [first, second] = ours < theirs ? [ours, theirs] : [theirs, ours];
  const [firstLines, secondLines] = [linesOf(first), linesOf(second)];
  const missing = without(secondLines, firstLines);
  if (missing.length === 0) return first;
  if (without(firstLines, secondLines).length === 0) return second;
  return [...firstLines, ...missing].join("\n").concat("\n");
}
function linesOf(text) {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function without(lines, others) {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line) && line.trim() !== "");
}

// src/history/merge-manifest.ts
function mergeManifests({ texts, outcomeOf, besides }) {
  const manifests = { ours: parse(texts.ours), theirs: parse(texts.theirs) };
  const later2 = laterOf(manifests, texts);
  const manifest = later2 === void 0 ? void 0 : manifests[later2];
  if (later2 === void 0 || manifest === void 0) return void 0;
  const entries = { ours: entriesOf(manifests.ours), theirs: entriesOf(manifests.theirs) };
  const order = later2 === "ours" ? ["ours", "theirs"] : ["theirs", "ours"];
  const files = /* @__PURE__ */ new Map();
  for (const side of order) {
    for (const path of entries[side].keys()) {
      const entry = entryAfter(outcomeOf(path), path, { entries, later: later2 });
      if (entry !== void 0) files.set(path, entry);
      const beside = besides.get(path);
      const kept = beside === void 0 ? void 0 : entries[beside.side].get(path);
      if (beside !== void 0 && kept !== void 0) files.set(beside.path, { ...kept, path: beside.path });
    }
  }
  const project = projectFolder(manifest.files[0]?.path ?? "");
  const rows = rowsAfter(manifest, { outcomeOf, manifests });
  return serializeManifest({
    ...manifest,
    files: [...files.values()].filter(({ path }) => projectFolder(path) === project),
    rows
  });
}
function parse(text) {
  try {
    return parseManifest(text);
  } catch (error) {
    if (error instanceof IntegrityError) return void 0;
    throw error;
  }
}
function laterOf({ ours, theirs }, texts) {
  if (ours === void 0) return theirs === void 0 ? void 0 : "theirs";
  if (theirs === void 0) return "ours";
  const difference = Date.parse(ours.capturedAt) - Date.parse(theirs.capturedAt);
  return difference > 0 || difference === 0 && texts.ours >= texts.theirs ? "ours" : "theirs";
}
function entriesOf(manifest) {
  return new Map((manifest?.files ?? []).map((file) => [file.path, file]));
}
function entryAfter(outcome, path, { entries, later: later2 }) {
  const known = entries[later2].get(path) ?? entries[later2 === "ours" ? "theirs" : "ours"].get(path);
  if (outcome === void 0 || known === void 0) return void 0;
  if (typeof outcome !== "string") return { ...known, size: outcome.size, sha256: outcome.sha256 };
  return entries[outcome].get(path) ?? known;
}
function rowsAfter(manifest, {
  outcomeOf,
  manifests
}) {
  const transcript = manifest.files.find(({ path }) => path.endsWith(`/${manifest.sessionId}.jsonl`))?.path;
  const outcome = transcript === void 0 ? void 0 : outcomeOf(transcript);
  if (outcome === void 0) return manifest.rows;
  return typeof outcome === "string" ? manifests[outcome]?.rows ?? manifest.rows : outcome.rows;
}

// src/history/merge-rows.ts
const { createHash: createHash4 } = require("node:crypto");

// src/history/row-plan.ts
const { createHash: createHash2 } = require("node:crypto");
function planRows(sides, before = /* @__PURE__ */ new Map()) {
  const keys = { ours: keyed(sides.ours), theirs: keyed(sides.theirs) };
  const choose = chooser(sides, keys, before);
  const complete = completeSide(sides, keys, choose);
  if (complete !== void 0) return complete;
  const planned = [];
  let [ours, theirs] = [0, 0];
  for (const [ourNext, theirNext] of [...anchors(sides), [sides.ours.length, sides.theirs.length]]) {
    const stretches = [
      { side: "ours", rows: sides.ours.slice(ours, ourNext) },
      { side: "theirs", rows: sides.theirs.slice(theirs, theirNext) }
    ];
    for (const { side, rows } of stretches.sort(lastWrittenLast)) {
      planned.push(...rows.map((row) => ({ side, row })));
    }
    const anchor = sides.ours[ourNext];
    if (anchor !== void 0) planned.push(choose(anchor.key));
    [ours, theirs] = [ourNext + 1, theirNext + 1];
  }
  return once(planned, choose);
}
function keyed(rows) {
  return new Map(rows.map((row) => [row.key, row]));
}
function chooser(sides, keys, before) {
  const later2 = lastWrittenLast({ rows: sides.ours }, { rows: sides.theirs }) > 0 ? "ours" : "theirs";
  return (key) => {
    const [ours, theirs] = [keys.ours.get(key), keys.theirs.get(key)];
    if (ours === void 0 || theirs === void 0) {
      return ours === void 0 ? { side: "theirs", row: theirs } : { side: "ours", row: ours };
    }
    const unchanged = before.get(key);
    if (ours.hash === theirs.hash || theirs.hash === unchanged) return { side: "ours", row: ours };
    if (ours.hash === unchanged || later2 === "theirs") return { side: "theirs", row: theirs };
    return { side: "ours", row: ours };
  };
}
function completeSide(sides, keys, choose) {
  const complete = ["ours", "theirs"].filter((side) => {
    const other = side === "ours" ? "theirs" : "ours";
    return sides[other].every(({ key }) => {
      const own = keys[side].get(key);
      return own !== void 0 && own.hash === choose(key).row.hash;
    });
  });
  if (complete.length < 2) return complete[0];
  return lastWrittenLast({ rows: sides.ours }, { rows: sides.theirs }) > 0 ? "ours" : "theirs";
}
function anchors(sides) {
  const places = new Map(sides.theirs.flatMap(({ key, hasId }, index) => hasId ? [[key, index]] : []));
  const pairs = sides.ours.flatMap(({ key }, index) => {
    const other = places.get(key);
    return other === void 0 ? [] : [[index, other]];
  });
  return longestRising(pairs);
}
function longestRising(pairs) {
  const second = (index) => pairs[index][1];
  const ends = [];
  const previous = [];
  for (const [index, [, other]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = low + high >> 1;
      if (second(ends[middle]) < other) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : ends[low - 1];
    ends[low] = index;
  }
  const rising = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]) {
    rising.push(pairs[index]);
  }
  return rising.reverse();
}
function lastWrittenLast(one, other) {
  const times = newest(one) - newest(other);
  if (times !== 0 && !Number.isNaN(times)) return times;
  return digest(one) < digest(other) ? -1 : 1;
}
function newest({ rows }) {
  return rows.reduce((time, row) => Math.max(time, row.time ?? 0), 0);
}
function digest({ rows }) {
  const hash = createHash2("sha256");
  for (const row of rows) hash.update(row.hash);
  return hash.digest("hex");
}
function once(planned, choose) {
  const last = new Map(planned.map(({ row }, index) => [row.key, index]));
  const seen = /* @__PURE__ */ new Set();
  return planned.flatMap(({ row }, index) => {
    if (!row.hasId) return last.get(row.key) === index ? [choose(row.key)] : [];
    if (seen.has(row.key)) return [];
    seen.add(row.key);
    return [choose(row.key)];
  });
}

// src/history/row-scan.ts
const { createHash: createHash3 } = require("node:crypto");
async function scanRows(source, from) {
  const rows = [];
  const seen = { ids: /* @__PURE__ */ new Set(), counts: /* @__PURE__ */ new Map() };
  let hash = createHash3("sha256");
  let facts;
  let start = from;
  const reader = rowReader(["uuid", "timestamp"], ({ valid, values }) => {
    facts = valid ? values : void 0;
  });
  const splitter = rowSplitter({
    part: (bytes, begin, end) => hash.update(bytes.subarray(begin, end)),
    row: ({ bytes, blank }) => {
      const digest2 = hash.digest("base64").slice(0, 22);
      const end = start + bytes;
      if (!blank) rows.push({ ...identity(facts?.uuid, digest2, seen), start, end, time: timeOf(facts?.timestamp) });
      hash = createHash3("sha256");
      facts = void 0;
      start = end + 1;
    }
  });
  let offset = from;
  for await (const chunk of source.read(from, source.size)) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const mark = markLength(bytes, offset);
    start += mark;
    feedRows(bytes, mark, [reader, splitter]);
    offset += bytes.length;
  }
  reader.end();
  splitter.end();
  return rows;
}
function feedRows(bytes, from, readers) {
  let start = from;
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE2, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    for (const reader of readers) reader.feed(bytes, start, end);
    start = end;
  }
}
function identity(uuid, hash, { ids, counts }) {
  if (typeof uuid === "string" && !ids.has(uuid)) {
    ids.add(uuid);
    return { key: `uuid ${uuid}`, hasId: true, hash };
  }
  const count = (counts.get(hash) ?? 0) + 1;
  counts.set(hash, count);
  return { key: `bytes ${hash} ${count}`, hasId: false, hash };
}
function timeOf(timestamp) {
  const time = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
  return Number.isNaN(time) ? void 0 : time;
}
var NEWLINE2 = 10;

// src/history/row-source.ts
function fileSource(file, size) {
  return {
    size,
    read: (from, to) => readRange(file, from, to)
  };
}
async function* readRange(file, from, to) {
  for (let at = from; at < to; ) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(Math.min(PIECE, to - at)), { position: at });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
var PIECE = 256 * 1024;
async function sharedBytes(ours, theirs) {
  const end = Math.min(ours.size, theirs.size);
  const [one, other] = [pieces(ours, end), pieces(theirs, end)];
  let shared = 0;
  try {
    for (; ; ) {
      const [a, b] = [await one.next(), await other.next()];
      const length = Math.min(a.length, b.length);
      if (length === 0) return shared;
      if (a.compare(b, 0, length, 0, length) !== 0) return shared + firstDifference(a, b, length);
      shared += length;
      one.unread(a.subarray(length));
      other.unread(b.subarray(length));
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}
function pieces(source, end) {
  const chunks = source.read(0, end)[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return {
    /** The next bytes, none at the end. */
    next: async () => {
      while (held.length === 0) {
        const { done, value } = await chunks.next();
        if (done) return held;
        held = Buffer.from(value.buffer, value.byteOffset, value.length);
      }
      return held;
    },
    unread: (rest) => {
      held = rest;
    },
    close: async () => {
      await chunks.return?.();
    }
  };
}
function firstDifference(one, other, length) {
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at;
}

// src/history/merge-rows.ts
async function mergeRows(sources, before, target) {
  const { ours, theirs } = sources;
  const shared = await sharedBytes(ours, theirs);
  if (shared === theirs.size) return "ours";
  if (shared === ours.size) return "theirs";
  const start = await lastRowEnd(ours, shared);
  const sides = { ours: await scanRows(ours, start), theirs: await scanRows(theirs, start) };
  const plan = planRows(sides, await changedBefore(sides, before));
  if (typeof plan === "string") return plan;
  return await write(joined(plan, { sources, start }), target);
}
async function lastRowEnd(source, shared) {
  let end = 0;
  let offset = 0;
  for await (const chunk of source.read(0, shared)) {
    const newline = chunk.lastIndexOf(NEWLINE3);
    if (newline >= 0) end = offset + newline + 1;
    offset += chunk.length;
  }
  return end;
}
async function changedBefore({ ours, theirs }, before) {
  const hashes = new Map(ours.map(({ key, hash }) => [key, hash]));
  const differ = theirs.some(({ key, hash }) => hashes.has(key) && hashes.get(key) !== hash);
  if (before === void 0 || !differ) return /* @__PURE__ */ new Map();
  return new Map((await scanRows(before, 0)).map(({ key, hash }) => [key, hash]));
}
async function* joined(plan, { sources, start }) {
  yield* sources.ours.read(0, start);
  for (let index = 0; index < plan.length; ) {
    const { side, row } = plan[index];
    let end = row.end;
    index += 1;
    for (let next = plan[index]; next?.side === side && next.row.start === end + 1; next = plan[index]) {
      end = next.row.end;
      index += 1;
    }
    yield* sources[side].read(row.start, end);
    yield NEWLINE_BYTES;
  }
}
async function write(content, target) {
  const hash = createHash4("sha256");
  let size = 0;
  let rows = 0;
  const splitter = rowSplitter({
    row: ({ blank }) => {
      rows += blank ? 0 : 1;
    }
  });
  for await (const chunk of content) {
    hash.update(chunk);
    splitter.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  splitter.end();
  return { size, sha256: hash.digest("hex"), rows };
}
var NEWLINE3 = 10;
var NEWLINE_BYTES = Buffer.from("\n");

// src/history/merge-contents.ts
async function mergeRowFiles(bare, folder, { ours, theirs, before }) {
  const names = before === void 0 ? ["ours", "theirs"] : ["ours", "theirs", "before"];
  const files = [];
  try {
    const ids = [ours, theirs, ...before === void 0 ? [] : [before]];
    await readBlobs(bare, ids, async (index, { content: content2 }) => {
      await pipeline(content2, createWriteStream(join5(folder, names[index]), { mode: 384 }));
    });
    for (const name of names) files.push(await open2(join5(folder, name)));
    const sources = await Promise.all(files.map(async (file2) => fileSource(file2, (await file2.stat()).size)));
    const file = join5(folder, "merged");
    const target = await open2(file, "w", 384);
    files.push(target);
    const [one, other, base] = sources;
    if (one === void 0 || other === void 0) throw new Error("A side of the merge is missing.");
    const content = await mergeRows({ ours: one, theirs: other }, base, target);
    return typeof content === "string" ? content : { file, content };
  } finally {
    for (const file of files) await file.close();
  }
}
async function mergeLines(bare, { ours, theirs }) {
  const [one, other] = await readTexts(bare, [ours, theirs]);
  if (one === void 0 || other === void 0) return void 0;
  const text = unionOfLines(one, other);
  if (text === one) return "ours";
  return text === other ? "theirs" : { text };
}
async function mergeManifestFiles(bare, { ours, theirs }, merge) {
  const [one = "", other = ""] = await readTexts(bare, [ours, theirs]);
  const text = mergeManifests({ texts: { ours: one, theirs: other }, ...merge });
  if (text === void 0) return ours > theirs ? "ours" : "theirs";
  if (text === one) return "ours";
  return text === other ? "theirs" : { text };
}

// src/history/merge-conflicts.ts
async function mergeConflicts(merging) {
  const { bare, conflicts, ledger } = merging;
  if (conflicts.length === 0) return;
  await fetchContents(
    bare,
    conflicts.flatMap(({ ours, theirs, before }) => [ours, theirs, before ?? ours])
  );
  const paths = [];
  async function* contents(folder) {
    for await (const { path, blob } of madeContents(merging, folder)) {
      paths.push(path);
      yield blob;
    }
  }
  const blobs = await inWorkFolder(bare, (folder) => writeBlobs(bare, contents(folder)));
  for (const [index, path] of paths.entries()) ledger.changes.set(path, blobs[index]);
}
function unchangedSide({ ours, theirs, before }) {
  if (before === ours) return "theirs";
  return before === theirs ? "ours" : void 0;
}
async function* madeContents(merging, folder) {
  const { bare, conflicts, ledger } = merging;
  for (const conflict of ofKind(conflicts, "transcript", "rows")) {
    const merged = conflict.before === conflict.theirs ? "ours" : await mergeRowFiles(bare, folder, conflict);
    if (typeof merged === "string") ledger.take(conflict, merged);
    else {
      ledger.outcomes.set(conflict.path, merged.content);
      yield {
        path: conflict.path,
        blob: { size: merged.content.size, content: () => createReadStream(merged.file) }
      };
    }
  }
  for (const conflict of ofKind(conflicts, "lines", "tombstone")) {
    const side = kindOf(conflict.path) === "lines" ? unchangedSide(conflict) : void 0;
    const merged = side ?? await mergeLines(bare, conflict);
    if (merged === void 0) ledger.keepBoth(conflict);
    else yield* textOrSide(conflict, merged, ledger);
  }
  for (const conflict of await manifestsOf(merging)) {
    const { outcomes, besides } = ledger;
    const outcomeOf = (path) => outcomes.get(path) ?? "ours";
    yield* textOrSide(conflict, await mergeManifestFiles(bare, conflict, { outcomeOf, besides }), ledger);
  }
}
function ofKind(conflicts, ...kinds) {
  return conflicts.filter(({ path }) => kinds.includes(kindOf(path) ?? "opaque"));
}
function* textOrSide(conflict, merged, ledger) {
  if (typeof merged === "string") {
    ledger.take(conflict, merged);
    return;
  }
  const bytes = Buffer.from(merged.text);
  async function* content() {
    yield bytes;
  }
  yield { path: conflict.path, blob: { size: bytes.length, content } };
}
async function manifestsOf({ bare, ours, conflicts, isRemoved, ledger }) {
  const differing = ofKind(conflicts, "manifest");
  const known = /* @__PURE__ */ new Set([...differing.map(({ path }) => path), ...ledger.outcomes.keys()]);
  const merged = [...ledger.outcomes].flatMap(
    ([path, outcome]) => typeof outcome === "object" ? [sessionOf(path)] : []
  );
  const paths = [...new Set(merged)].flatMap((id) => id === void 0 ? [] : [manifestPath(id)]);
  const same = await blobsAt(
    bare,
    ours,
    paths.filter((path) => !known.has(path) && !isRemoved(path))
  );
  return [...differing, ...[...same].map(([path, blob]) => ({ path, ours: blob, theirs: blob, before: blob }))];
}

// src/history/merge-ledger.ts
function ledgerOf(changes, { keeper, labels, log }) {
  const outcomes = /* @__PURE__ */ new Map();
  const besides = /* @__PURE__ */ new Map();
  function take2({ path, theirs }, side) {
    outcomes.set(path, side);
    if (side === "theirs") changes.set(path, theirs);
  }
  function keepBoth(conflict) {
    const { path, ours, theirs } = conflict;
    const [winner, loser, blob] = ours > theirs ? ["ours", "theirs", theirs] : ["theirs", "ours", ours];
    const beside = keeper.keep(path, loser, blob);
    log.warning(
      `Two versions of ${quoted(path)} differ, and both were kept: that of ${labels[loser]} as ${quoted(beside)}.`
    );
    besides.set(path, { path: beside, side: loser });
    take2(conflict, winner);
  }
  return { changes, outcomes, besides, take: take2, keepBoth };
}

// src/history/tombstones.ts
async function removedBy({
  bare,
  ours,
  files,
  theirs
}) {
  const stones = {
    ours: files === void 0 ? await listTree(bare, ours, { below: "removed" }) : stonesOf(files),
    theirs: await listTree(bare, theirs, { below: "removed" })
  };
  const blobs = [...new Set([...stones.ours.values(), ...stones.theirs.values()].map(({ blob }) => blob))];
  const loose = new Set(
    (await readTexts(bare, blobs)).flatMap((text) => text?.split("\n") ?? []).filter(isLooseSubagent)
  );
  const ids = new Set([...stones.ours.keys(), ...stones.theirs.keys()].map((path) => path.slice("removed/".length)));
  const isRemoved = (path) => {
    if (path.startsWith("removed/")) return false;
    return loose.has(path) || ids.has(sessionOf(path) ?? "");
  };
  const changes = /* @__PURE__ */ new Map();
  if ([...stones.theirs].some(([path, { blob }]) => stones.ours.get(path)?.blob !== blob)) {
    for (const path of (await listTree(bare, ours)).keys()) {
      if (isRemoved(path)) changes.set(path, void 0);
    }
  }
  return { isRemoved, changes };
}
function stonesOf(files) {
  return new Map([...files].filter(([path]) => path.startsWith("removed/")));
}

// src/history/merge-sides.ts
async function mergeSides(sides) {
  const { bare, labels, log } = sides;
  const removed = await removedBy(sides);
  const standing = sides.differences.filter(({ path }) => !removed.isRemoved(path));
  const left = sides.differences.filter(({ path, theirs }) => theirs !== void 0 && removed.isRemoved(path)).length;
  if (left > 0) log.info(`Left out ${left} files of ${labels.theirs}: their sessions were removed from the history.`);
  const inTheWay = filesInTheWay(standing);
  const differences2 = standing.filter(({ path }) => !inTheWay.has(path));
  const conflicts = await conflictsOf(differences2, sides.before);
  const changes = new Map(removed.changes);
  const mayLose = inTheWay.size > 0 || conflicts.some(({ path }) => !MERGED.includes(kindOf(path) ?? "opaque"));
  const files = mayLose ? sides.files ?? await listTree(bare, sides.ours) : /* @__PURE__ */ new Map();
  const keeper = keeperOf(labels, files, changes);
  const ledger = ledgerOf(changes, { keeper, labels, log });
  for (const { path, ours, theirs } of differences2) {
    if (ours === void 0 && theirs !== void 0) changes.set(path, theirs);
    if (ours === void 0 || theirs === void 0) ledger.outcomes.set(path, ours === void 0 ? "theirs" : "ours");
  }
  for (const { path, ours, theirs } of standing.filter((one) => inTheWay.has(one.path))) {
    if (ours !== void 0) {
      changes.set(path, void 0);
      keeper.keep(path, "ours", ours);
    }
    if (theirs !== void 0) keeper.keep(path, "theirs", theirs);
  }
  for (const conflict of conflicts.filter(({ path }) => (kindOf(path) ?? "opaque") === "opaque")) {
    const side = unchangedSide(conflict);
    if (side === void 0) ledger.keepBoth(conflict);
    else ledger.take(conflict, side);
  }
  await mergeConflicts({ bare, ours: sides.ours, conflicts, isRemoved: removed.isRemoved, ledger });
  return changes;
}
var MERGED = ["transcript", "rows", "manifest", "tombstone"];
async function conflictsOf(differences2, before) {
  const both = differences2.flatMap(
    ({ path, ours, theirs }) => ours === void 0 || theirs === void 0 ? [] : [{ path, ours, theirs }]
  );
  const known = both.length === 0 ? /* @__PURE__ */ new Map() : await before(both.map(({ path }) => path));
  return both.map((conflict) => ({ ...conflict, before: known.get(conflict.path) }));
}

// src/history/merge-commits.ts
async function mergeCommits(bare, { ours, theirs, labels, subject, log }) {
  const base = await mergeBase(bare, ours, theirs);
  if (base === theirs) return ours;
  const differing = await differences(bare, ours, theirs);
  const before = (paths) => blobsAt(bare, base, paths);
  const changes = await mergeSides({ bare, ours, theirs, differences: differing, before, labels, log });
  const isTheirs = differing.every(({ path, theirs: blob }) => changes.has(path) && changes.get(path) === blob);
  if (base === ours && isTheirs && changes.size === differing.length) return theirs;
  return await commitChanges(bare, { parents: [ours, theirs], changes, subject }) ?? ours;
}

// src/history/push.ts
var MOST_ATTEMPTS2 = 50;
var TOO_LATE = /fetch first|non-fast-forward|stale info|cannot lock ref|unable to create|failed to update ref|incorrect old value|already exists|reference already/i;
async function pushBranch(bare, branch, pushing) {
  let merges = 0;
  for (let attempt2 = 0; attempt2 < MOST_ATTEMPTS2; attempt2 += 1) {
    const commit = await tipOf(bare, branch);
    if (commit === void 0) throw new UserError(`There is no branch ${branch} to push.`);
    await checkSizes(bare, commit, pushing);
    const refusal = await tryToPush(bare, branch, commit);
    if (refusal === void 0) return { commit, merges };
    if (!TOO_LATE.test(refusal)) {
      throw new ArchiveError(
        `The remote history refused ${branch}: ${oneLine(refusal)}. Check that this job may write to it.`
      );
    }
    pushing.log.debug(
      `${branch} was pushed by somebody else meanwhile (${oneLine(refusal)}); merging and trying again.`
    );
    await pause(attempt2);
    const refspec = `+refs/heads/${branch}:refs/remotes/${ORIGIN}/${branch}`;
    const filter = await isPartial(bare) ? ["--filter=blob:none"] : [];
    await exchange(bare, ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", ...filter, ORIGIN, refspec]);
    if (await takeInRemote(bare, branch, pushing.log) !== commit) merges += 1;
  }
  throw new ArchiveError(`The branch ${branch} could not be pushed: others pushed to it all the time. Try again.`);
}
async function takeInRemote(bare, branch, log) {
  const theirs = (await git(bare, ["rev-parse", "--verify", `refs/remotes/${ORIGIN}/${branch}^{commit}`])).trim();
  return await moveBranch(bare, branch, async (ours) => {
    if (ours === void 0) return theirs;
    const labels = { ours: branch, theirs: branch };
    return await mergeCommits(bare, { ours, theirs, labels, subject: `Take in ${branch} of others`, log });
  });
}
async function tryToPush(bare, branch, commit) {
  const receiver = "--receive-pack=git -c core.hooksPath=/dev/null receive-pack";
  const isHere = /^file:/i.test((await git(bare, ["config", `remote.${ORIGIN}.url`])).trim());
  const args = ["push", "--porcelain", "--quiet", "--no-verify", ...isHere ? [receiver] : [], ORIGIN];
  const result = await attemptExchange(bare, [...args, `${commit}:refs/heads/${branch}`]);
  if (result.exitCode === 0) {
    await git(bare, ["update-ref", `refs/remotes/${ORIGIN}/${branch}`, commit]);
    return void 0;
  }
  const refused = /^!\t[^\t]*\t(.*)$/m.exec(result.stdout)?.[1];
  return refused ?? exitFailure("git", result).message;
}
async function checkSizes(bare, commit, { largestFile, host }) {
  if (!Number.isFinite(largestFile)) return;
  const partial = await isPartial(bare) ? ["--exclude-promisor-objects"] : [];
  const objects = await git(bare, ["rev-list", "--objects", ...partial, commit, "--not", `--remotes=${ORIGIN}`]);
  if (objects === "") return;
  const format = "--batch-check=%(objecttype) %(objectsize) %(rest)";
  const told = await git(bare, ["cat-file", format], { input: objects });
  for (const line of told.split("\n")) {
    const [type, size, ...path] = line.split(" ");
    if (type !== "blob" || Number(size) <= largestFile) continue;
    throw new ArchiveError(
      `${quoted(path.join(" "))} has ${megabytes(Number(size))}, and ${host || "the remote history"} takes no file over ${megabytes(largestFile)}: keep such sessions in another archive, or lower max-size.`
    );
  }
}
function megabytes(bytes) {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}

// src/history/remote.ts
var GITHUB_LIMIT = 100 * 1024 * 1024;
async function openRemote(url, options) {
  const { root, branches, contents = "all", log = silentLog } = options;
  const host = checkUrl(url, options.token);
  await mkdir2(root, { recursive: true });
  const bare = await mkdtemp2(join6(root, "history-"));
  grantAccess(bare, { ...accessTo(url, options), signal: options.signal });
  const close = async () => {
    revokeAccess(bare);
    await removeTree(bare);
  };
  const isGitHub = /(?:^|\.)(?:github|ghe)\.com$/.test(host);
  const largestFile = options.largestFile ?? (isGitHub ? GITHUB_LIMIT : Number.POSITIVE_INFINITY);
  try {
    await makeBare(bare);
    await git(bare, ["config", `remote.${ORIGIN}.url`, url]);
    if (contents === "when-read") await markPartial(bare);
    const remote = {
      bare,
      fetch: () => fetchBranches(bare, { branches, contents, log }),
      push: (branch) => pushBranch(bare, branch, { largestFile, host, log }),
      close
    };
    await remote.fetch();
    return remote;
  } catch (error) {
    await close();
    throw error;
  }
}
function checkUrl(url, token) {
  const [, scheme = "", user, host = ""] = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/@]*)@)?(\[[^\]]*\]|[^/:]*)/i.exec(url) ?? [];
  const [, short = ""] = /^(?:[^/@\s]+@)?([^/:\s]+):(?!\/\/|:)/.exec(url) ?? [];
  if (scheme === "" && short === "") {
    throw new UserError(
      `${JSON.stringify(url.slice(0, 200))} is no URL of a repository: write file://, ssh:// or https:// and what follows.`
    );
  }
  if (url.startsWith("-") || !/^(?:|file|git|ssh|https?)$/i.test(scheme)) {
    throw new UserError(`A history cannot be fetched from ${scheme}://: use file, git, ssh or https.`);
  }
  if (holdsLogin(url) || user?.includes(":")) {
    throw new UserError(
      "The URL of the history holds a user name or password, or a query: leave it out, and give the token by its own input."
    );
  }
  if (token !== void 0 && /^http$/i.test(scheme)) {
    throw new UserError("A token is not sent over http, where anybody on the way can read it: use https.");
  }
  return (host || short).toLowerCase();
}
async function fetchBranches(bare, { branches, contents, log }) {
  const there = (await exchange(bare, ["ls-remote", "--heads", ORIGIN])).split("\n").flatMap((line) => {
    const name = line.split("	refs/heads/")[1];
    return name !== void 0 && (branches === "all" || name === MAIN || branches.includes(name)) ? [name] : [];
  });
  if (there.length === 0) return;
  const filter = contents === "when-read" ? ["--filter=blob:none"] : [];
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", ...filter, "--stdin", ORIGIN];
  const input = there.map((name) => `+refs/heads/${name}:refs/remotes/${ORIGIN}/${name}
`).join("");
  await exchange(bare, args, { input });
  for (const name of there) await takeInRemote(bare, name, log);
}

// src/archives/git-repository.ts
async function openHistory(options, opening) {
  await checkGit();
  const { location, kind, shown } = historyPlace(options.location);
  if (kind === "path") {
    const isThere2 = await isRepository(location, shown);
    if (!isThere2 && opening.missing === "none") return void 0;
    if (!isThere2) await ensureBareAt(location);
    return { bare: location, remote: void 0 };
  }
  const problem = repositoryUrlProblem(location);
  if (problem !== void 0) throw new UserError(`The URL of the history ${problem}`);
  const { token, serverUrl, tempDir = tmpdir(), log } = options;
  const isOwn = token !== void 0 && /^https:/i.test(location) && isSameServer(location, serverUrl);
  const signal = AbortSignal.timeout(opening.limit);
  const remote = await openRemote(location, {
    root: tempDir,
    branches: opening.branches,
    contents: "when-read",
    ...isOwn ? { token } : {},
    signal,
    log
  });
  return { bare: remote.bare, remote };
}
async function openToRead(options, branches) {
  const key = JSON.stringify(branches);
  const clones = opened.get(options) ?? /* @__PURE__ */ new Map();
  opened.set(options, clones);
  const clone = clones.get(key);
  if (clone !== void 0) {
    await clone.remote?.fetch();
    return clone;
  }
  const limit = (options.limits ?? GIT_LIMITS).read;
  const history = await openHistory(options, { branches, missing: "none", limit });
  if (history?.remote !== void 0) clones.set(key, history);
  return history;
}
var opened = /* @__PURE__ */ new WeakMap();
async function asArchiveTrouble({ location }, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError || error instanceof IntegrityError) throw error;
    const { shown } = historyPlace(location);
    const reason = error instanceof Error ? error.message : String(error);
    if (/\bgit was aborted\b/.test(reason)) {
      throw new ArchiveError(`The history ${shown} did not answer in time.`, { cause: error });
    }
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The history ${shown} cannot be used: ${reason}`, { cause: error });
  }
}
var LEAST = [2, 39];
async function checkGit() {
  let text;
  try {
    text = await run("git", ["--version"], { timeout: 2e4 });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new ArchiveError(`archive: git needs git on the machine that the job runs on: ${error.message}`, {
      cause: error
    });
  }
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(text) ?? []).map(Number);
  if (major > LEAST[0] || major === LEAST[0] && minor >= LEAST[1]) return;
  throw new ArchiveError(`archive: git needs git ${LEAST.join(".")} or newer, and this machine has ${major}.${minor}.`);
}
async function isRepository(path, shown) {
  let entries;
  try {
    entries = await readdir2(path);
  } catch (error) {
    if (isNotFound(error) && error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ArchiveError(
      `The history ${shown} cannot be read (${reason}): check the input archive-path and the permissions.`,
      {
        cause: error
      }
    );
  }
  if (entries.length === 0) return false;
  const { exitCode, stdout } = await attemptGit(path, ["rev-parse", "--is-bare-repository"]);
  if (exitCode === 0 && stdout.trim() === "true" && !entries.includes(".git")) return true;
  const what = entries.includes(".git") ? "a repository with a work tree" : "a folder with other things in it";
  throw new UserError(
    `archive-path: ${shown} is ${what}. With archive: git it names the bare repository itself, which is made where nothing is: write for example ${join7(shown, "sessions.git")}.`
  );
}

export {
  git,
  attemptGit,
  streamGit,
  writeBlobs,
  readBlobs,
  readTexts,
  branchFor,
  readRange,
  MAIN,
  ownFolder,
  WORK,
  fetchContents,
  kindOf,
  sessionOf,
  manifestPath,
  tombstonePath,
  listTree,
  blobsAt,
  tipOf,
  moveBranch,
  savedMessage,
  parseSavedMessage,
  commitChanges,
  mergeSides,
  openHistory,
  openToRead,
  asArchiveTrouble
};
