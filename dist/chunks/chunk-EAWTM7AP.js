import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/bundle/layout.ts
var MANIFEST_VERSION = 1;
var MANIFEST_FILE = "manifest.json";
var SEALED_FILE = "bundle.age";
var MOST_FILES = 5e4;
var LONGEST_SEGMENT = 255;
var LONGEST_PATH = 1024;
var DEEPEST_PATH = 32;
var SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var LOOSE_SUBAGENT = /^agent-[0-9a-f]+\.jsonl$/i;
function largestBundle(maxSize) {
  return Math.ceil(maxSize * 1.1) + 16 * 1024 * 1024;
}
function isSessionId(text) {
  return SESSION_ID.test(text);
}
function bundlePathProblem(path) {
  return relativePathProblem(path) ?? (isInLayout(path.split("/")) ? void 0 : "is no place for a file of a session");
}
function relativePathProblem(path) {
  if (!path.isWellFormed()) return "is not Unicode text";
  if (hasControlCharacter(path)) return "holds a control character";
  if (path.includes("\\")) return "holds a backslash";
  if (Buffer.byteLength(path) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  if (/^[A-Za-z]:/.test(path)) return "begins with a drive letter";
  const segments = path.split("/");
  if (segments.length > DEEPEST_PATH) return `has more than ${DEEPEST_PATH} segments`;
  if (segments.some((segment) => segment === "")) return "is absolute or has an empty segment";
  if (segments.some((segment) => segment === "." || segment === "..")) return "leads out of its folder";
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_SEGMENT)) {
    return `has a segment longer than ${LONGEST_SEGMENT} bytes`;
  }
  return void 0;
}
function foldedPath(path) {
  return path.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
function projectFolder(path) {
  return path.split("/")[1];
}
function hasControlCharacter(text) {
  return new RegExp("\\p{Cc}", "u").test(text);
}
function quoted(text) {
  return oneLine(JSON.stringify(text.slice(0, 300)));
}
function oneLine(text) {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "?").replaceAll("##[", "#?[");
}
function isInLayout([root, project = "", first = "", ...rest]) {
  if (root !== "projects" || project.includes(":")) return false;
  if (rest.length > 0) return first === "memory" || isSessionId(first);
  return LOOSE_SUBAGENT.test(first) || first.endsWith(".jsonl") && isSessionId(first.slice(0, -".jsonl".length));
}

export {
  MANIFEST_VERSION,
  MANIFEST_FILE,
  SEALED_FILE,
  MOST_FILES,
  largestBundle,
  isSessionId,
  bundlePathProblem,
  relativePathProblem,
  foldedPath,
  projectFolder,
  hasControlCharacter,
  quoted,
  oneLine
};
