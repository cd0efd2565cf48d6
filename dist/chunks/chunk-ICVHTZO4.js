import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  hasControlCharacter,
  isSessionId
} from "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";

// src/bundle/lineage.ts
var LONGEST_LINEAGE = 50;
var LONGEST_JOB = 100;
function lineageAfter({ sessionId, source, capturedAt, rows, lineage = [], earlierRuns = 0 }, runId) {
  const { runAttempt, job } = source;
  const ancestor = {
    ...runId === void 0 ? {} : { runId },
    ...runAttempt === void 0 ? {} : { runAttempt },
    ...job === void 0 || job.length > LONGEST_JOB ? {} : { job },
    sessionId,
    capturedAt,
    rows
  };
  const all = [...lineage, ancestor];
  const kept = all.slice(-LONGEST_LINEAGE);
  return { lineage: kept, earlierRuns: Math.min(earlierRuns + all.length - kept.length, Number.MAX_SAFE_INTEGER) };
}

// src/bundle/manifest-fields.ts
var LONGEST_TEXT = 4096;
function refused(reason, cause) {
  return new IntegrityError(`manifest.json ${reason}.`, { cause });
}
function readFields(value, where) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refused(where === "manifest.json" ? "is not an object" : `has no object as ${where}`);
  }
  return new Map(Object.entries(value));
}
function optional(fields, name, read) {
  if (fields.get(name) === void 0) return {};
  return { [name]: read(fields, name) };
}
function readText(fields, name, longest = LONGEST_TEXT) {
  const value = fields.get(name);
  if (typeof value !== "string" || value === "") throw refused(`has no text as ${name}`);
  if (value.length > longest || hasControlCharacter(value)) throw refused(`has no single line of text as ${name}`);
  return value;
}
function readSessionId(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "string" || !isSessionId(value)) throw refused(`has no session id as ${name}`);
  return value;
}
function readTime(fields, name) {
  const value = fields.get(name);
  const isTime = typeof value === "string" && /^\d{4}-\d\d-\d\d[Tt ][\d:.]+(?:[Zz]|[+-]\d\d:\d\d)$/.test(value);
  if (!isTime || Number.isNaN(Date.parse(value))) throw refused(`has no time as ${name}`);
  return value;
}
function readCount(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw refused(`has no whole number as ${name}`);
  }
  return value;
}

// src/bundle/parse-lineage.ts
function readLineage(fields) {
  return {
    ...optional(fields, "lineage", readAncestors),
    ...optional(fields, "earlierRuns", readCount),
    ...optional(fields, "forkedFrom", (all, name) => readAncestor(all.get(name), name)),
    ...optional(fields, "forkedBeside", readRival)
  };
}
function readAncestors(fields, name) {
  const value = fields.get(name);
  if (!Array.isArray(value)) throw refused(`has no list as ${name}`);
  if (value.length > LONGEST_LINEAGE) throw refused(`names more than ${LONGEST_LINEAGE} captures as ${name}`);
  return value.map((item) => readAncestor(item, `an entry of ${name}`));
}
function readAncestor(value, where) {
  const fields = readFields(value, where);
  return {
    ...optional(fields, "runId", readCount),
    ...optional(fields, "runAttempt", readCount),
    ...optional(fields, "job", (all, name) => readText(all, name, LONGEST_JOB)),
    sessionId: readSessionId(fields, "sessionId"),
    capturedAt: readTime(fields, "capturedAt"),
    rows: readCount(fields, "rows")
  };
}
function readRival(all, name) {
  const fields = readFields(all.get(name), name);
  return { ...optional(fields, "runId", readCount), keptAt: readTime(fields, "keptAt") };
}

export {
  lineageAfter,
  refused,
  readFields,
  optional,
  readText,
  readSessionId,
  readTime,
  readCount,
  readLineage
};
