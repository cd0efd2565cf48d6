import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  SessionCaptureError,
  UserError
} from "./chunk-6HJDTENI.js";

// src/sessions/session-files.ts
import { sep } from "node:path";
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
  const why = error instanceof Error ? error.message : String(error);
  return new SessionCaptureError(`${doing}: ${why}`, { ...session, cause: error });
}

// src/sessions/first-row.ts
var NEWLINE = 10;
var LONGEST_ROW = 1024 * 1024;
async function sessionOfFirstRow(content) {
  const head = [];
  let size = 0;
  for await (const chunk of content) {
    const end = chunk.indexOf(NEWLINE);
    head.push(end === -1 ? chunk : chunk.subarray(0, end));
    size += chunk.length;
    if (end !== -1 || size > LONGEST_ROW) break;
  }
  return sessionOfRow(Buffer.concat(head).toString("utf8"));
}
function sessionOfRow(row) {
  try {
    const value = JSON.parse(row);
    const named = typeof value === "object" && value !== null && "sessionId" in value ? value.sessionId : void 0;
    return typeof named === "string" ? named : void 0;
  } catch (error) {
    if (error instanceof SyntaxError) return void 0;
    throw error;
  }
}

// src/sessions/digest.ts
import { createHash } from "node:crypto";
async function spool(content, target) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    let written = 0;
    while (written < chunk.length) written += (await target.write(chunk, written)).bytesWritten;
    size += chunk.length;
  }
  return { size, sha256: hash.digest("hex") };
}
async function standingOf(content, wanted) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    if (size < wanted.size) hash.update(chunk.subarray(0, wanted.size - size));
    size += chunk.length;
  }
  if (size < wanted.size || hash.digest("hex") !== wanted.sha256) return "other";
  return size === wanted.size ? "same" : "later";
}

export {
  sessionOfFirstRow,
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
  standingOf
};
