import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rowReader
} from "./chunk-ZWSSIWOS.js";
import {
  isAbandoned,
  makerTag
} from "./chunk-KH3SGUOZ.js";
import {
  SessionCaptureError,
  UserError,
  fileSystemFault,
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/sessions/temporary-files.ts
const { randomBytes } = require("node:crypto");
const { lstat, readdir, rm } = require("node:fs/promises");
const { join } = require("node:path");
var PREFIX = ".agent-session-";
var ABANDONED = 24 * 60 * 60 * 1e3;
var DEPTH = 2;
function temporaryName() {
  return `${PREFIX}${makerTag()}-${randomBytes(6).toString("hex")}`;
}
function isTemporary(path) {
  return path.slice(path.lastIndexOf("/") + 1).startsWith(PREFIX);
}
function withoutTemporaryNames(text) {
  return text.replaceAll(/\/\.agent-session-[\w.-]+/g, "");
}
async function sweepProject({ agent, folder, log }) {
  let removed = 0;
  async function sweep(place, depth) {
    for (const entry of await entriesOf(place)) {
      const path = join(place, entry.name);
      if (entry.isFile() && isTemporary(entry.name) && await isLeftBehind(path)) {
        await rm(path, { force: true });
        removed += 1;
      } else if (entry.isDirectory() && depth > 0 && (depth < DEPTH || agent.isSessionId(entry.name))) {
        await sweep(path, depth - 1);
      }
    }
  }
  try {
    await sweep(folder, DEPTH);
  } catch (error) {
    log.debug(`${folder} was not swept to its end: ${String(error)}`);
  }
  if (removed > 0) log.info(`Removed ${removed} file${removed === 1 ? "" : "s"} that killed steps left in ${folder}.`);
}
async function entriesOf(folder) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}
async function isLeftBehind(path) {
  const { uid } = await lstat(path);
  const own = process.getuid?.() ?? uid;
  return (own === uid || own === 0) && await isAbandoned(path, ABANDONED);
}

// src/sessions/session-files.ts
const { sep } = require("node:path");
function transcriptName(id) {
  return `${id}.jsonl`;
}
function sessionOfTranscript(agent, name) {
  const id = name.endsWith(".jsonl") ? name.slice(0, -".jsonl".length) : "";
  return agent.isSessionId(id) && transcriptName(id) === name ? id : void 0;
}
function checkSessionId(agent, id) {
  if (agent.isSessionId(id)) return;
  throw new SessionCaptureError(`${JSON.stringify(id)} is not a session id of ${agent.name}.`, { sessionId: id });
}
function checkSessionFile(agent, id, file) {
  if (staysInside(file.path) && agent.classify(file.path, id) === file.kind) return;
  throw new SessionCaptureError(`${JSON.stringify(file.path)} is not a file of session ${id}.`, { sessionId: id });
}
function wantedKind(agent, file, include) {
  if (isTemporary(file.path)) return void 0;
  const kind = staysInside(file.path) ? agent.classify(file.path, file.id) : void 0;
  return kind === "transcript" || kind !== void 0 && include.includes(kind) ? kind : void 0;
}
function staysInside(path) {
  const parts = path.split(sep === "\\" ? /[\\/:]/ : "/");
  return !path.includes("\0") && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
function belongsByContent(path, kind) {
  return kind !== "transcript" && !path.includes("/");
}
function mayHold(agent, folder, id) {
  return folder === id || !agent.isSessionId(folder);
}
function knownPart({ name }) {
  return name.slice(0, name.lastIndexOf("-") + 1);
}
function asCaptureError(error, details) {
  const { doing, ...session } = details;
  const isTold = error instanceof SessionCaptureError && (error.sessionId ?? session.sessionId) === error.sessionId;
  if (isTold || error instanceof UserError) return error;
  const why = fileSystemFault(error) ?? (error instanceof Error ? error.message : String(error));
  return new SessionCaptureError(`${doing}: ${why}`, { ...session, cause: error });
}

// src/sessions/first-row.ts
var LONGEST_ROW = 1024 * 1024;
async function sessionOfFirstRow(content) {
  const named = [];
  const reader = rowReader(["sessionId"], ({ valid, values }) => {
    named.push(valid && typeof values.sessionId === "string" ? values.sessionId : void 0);
  });
  let size = 0;
  for await (const chunk of content) {
    reader.feed(Buffer.from(chunk), 0, chunk.length);
    size += chunk.length;
    if (named.length > 0 || size > LONGEST_ROW) break;
  }
  if (named.length === 0 && size <= LONGEST_ROW) reader.end();
  return named[0];
}

// src/sessions/digest.ts
const { createHash } = require("node:crypto");
async function spool({ content, digest }, target) {
  const digesting = digest === void 0 ? digester() : void 0;
  for await (const chunk of content) {
    digesting?.update(chunk);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
  }
  return (digesting?.digest ?? digest)();
}
function digester() {
  const hash = createHash("sha256");
  let size = 0;
  return {
    update(chunk) {
      hash.update(chunk);
      size += chunk.byteLength;
    },
    digest: () => ({ size, sha256: hash.copy().digest("hex") })
  };
}
async function standingOf(content, wanted) {
  return (await compare(content, wanted)).standing;
}
async function compare(content, wanted) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    if (size < wanted.size) hash.update(chunk.subarray(0, wanted.size - size));
    size += chunk.length;
  }
  const sha256 = hash.digest("hex");
  const isOther = size < wanted.size || sha256 !== wanted.sha256;
  const standing = isOther ? "other" : size === wanted.size ? "same" : "later";
  return { standing, digest: { size, sha256 } };
}

export {
  sessionOfFirstRow,
  temporaryName,
  withoutTemporaryNames,
  sweepProject,
  transcriptName,
  sessionOfTranscript,
  checkSessionId,
  checkSessionFile,
  wantedKind,
  belongsByContent,
  mayHold,
  knownPart,
  asCaptureError,
  spool,
  digester,
  standingOf,
  compare
};
