import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  optional,
  readCount,
  readFields,
  readLineage,
  readSessionId,
  readText,
  readTime,
  refused
} from "./chunk-ICVHTZO4.js";
import {
  MANIFEST_VERSION,
  MOST_FILES,
  bundlePathProblem,
  foldedPath,
  hasControlCharacter,
  projectFolder,
  quoted
} from "./chunk-EAWTM7AP.js";

// src/bundle/json-shape.ts
function jsonShape(text) {
  let depth = 0;
  let deepest = 0;
  let marks = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        marks += 1;
        deepest = Math.max(deepest, depth);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
      case COLON:
        marks += 1;
        break;
    }
  }
  return { depth: deepest, marks };
}
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var COLON = 58;
var OPEN_LIST = 91;
var CLOSE_LIST = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
function endOfString(text, start) {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}

// src/bundle/parse-manifest.ts
var LARGEST_MANIFEST = 32 * 1024 * 1024;
var MOST_MARKS = MOST_FILES * 20;
var DEEPEST = 32;
var LONGEST_RULE = 200;
function parseManifest(text) {
  if (Buffer.byteLength(text) > LARGEST_MANIFEST) throw refused(`is larger than ${LARGEST_MANIFEST} bytes`);
  const fields = readFields(parseJson(text), "manifest.json");
  if (fields.get("version") !== MANIFEST_VERSION) throw refused(versionProblem(fields.get("version")));
  const sessionId = readSessionId(fields, "sessionId");
  return {
    version: MANIFEST_VERSION,
    agent: readText(fields, "agent"),
    ...optional(fields, "agentVersion", readText),
    name: readText(fields, "name"),
    sessionId,
    ...optional(fields, "resumedFrom", readSessionId),
    ...readLineage(fields),
    directory: readText(fields, "directory"),
    configDirectory: readText(fields, "configDirectory"),
    source: readSource(fields.get("source")),
    capturedAt: readTime(fields, "capturedAt"),
    ...optional(fields, "jobStatus", readText),
    files: readFiles(fields.get("files")),
    rows: readCount(fields, "rows"),
    redactions: readCounts(fields.get("redactions"))
  };
}
function parseJson(text) {
  const { depth, marks } = jsonShape(text);
  if (depth > DEEPEST) throw refused(`is nested more than ${DEEPEST} deep`);
  if (marks > MOST_MARKS) throw refused(`has more than ${MOST_MARKS} fields`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused("is not valid JSON", error);
  }
}
function versionProblem(version) {
  const shown = typeof version === "number" ? `version ${version}` : "no version";
  return `says ${shown}, and this release reads version ${MANIFEST_VERSION}: restore with the release that captured it`;
}
function readCounts(value) {
  const fields = readFields(value, "redactions");
  for (const rule of fields.keys()) {
    if (rule.length > LONGEST_RULE || hasControlCharacter(rule))
      throw refused("has a rule without a name in redactions");
  }
  return Object.fromEntries([...fields.keys()].map((rule) => [rule, readCount(fields, rule)]));
}
function readSource(value) {
  const fields = readFields(value, "source");
  return {
    ...optional(fields, "repository", readText),
    ...optional(fields, "repositoryId", readCount),
    ...optional(fields, "headRepositoryId", readCount),
    ...optional(fields, "runId", readCount),
    ...optional(fields, "runAttempt", readCount),
    ...optional(fields, "job", readText),
    ...optional(fields, "event", readText),
    ...optional(fields, "ref", readText),
    ...optional(fields, "sha", readText)
  };
}
function readFiles(value) {
  if (!Array.isArray(value)) throw refused("has no list as files");
  if (value.length > MOST_FILES) throw refused(`lists more than ${MOST_FILES} files`);
  const seen = /* @__PURE__ */ new Map();
  let project;
  return value.map((item) => {
    const file = readFile(item);
    const folded = foldedPath(file.path);
    const twin = seen.get(folded);
    if (twin !== void 0)
      throw refused(`lists ${quoted(file.path)} beside ${quoted(twin)}, which some file systems take for one`);
    seen.set(folded, file.path);
    project ??= projectFolder(file.path);
    if (projectFolder(file.path) !== project)
      throw refused(`lists files of two folders below projects: ${quoted(file.path)}`);
    return file;
  });
}
function readFile(value) {
  const fields = readFields(value, "a file");
  const path = fields.get("path");
  if (typeof path !== "string") throw refused("lists a file without a path");
  const problem = bundlePathProblem(path);
  if (problem !== void 0) throw refused(`lists ${quoted(path)}, which ${problem}`);
  const sha256 = fields.get("sha256");
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) throw refused(`has no SHA-256 of ${quoted(path)}`);
  const mode = readCount(fields, "mode");
  if (mode > 511) throw refused(`has more than permission bits as mode of ${quoted(path)}`);
  return { path, size: readCount(fields, "size"), sha256, mode, mtime: readTime(fields, "mtime") };
}

// src/bundle/manifest.ts
function serializeManifest(manifest) {
  return `${JSON.stringify(manifest, void 0, 2)}
`;
}

export {
  LARGEST_MANIFEST,
  parseManifest,
  serializeManifest
};
