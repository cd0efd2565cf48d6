import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
var CommandError = class extends Error {
  name = "CommandError";
  program;
  exitCode;
  stderr;
  constructor(failure) {
    super(failure.summary, { cause: failure.cause });
    this.program = failure.program;
    this.exitCode = failure.exitCode;
    this.stderr = failure.stderr;
  }
};
var ArchiveError = class extends Error {
  name = "ArchiveError";
};
var IntegrityError = class extends Error {
  name = "IntegrityError";
};
var SessionCaptureError = class extends Error {
  name = "SessionCaptureError";
  sessionId;
  constructor(message, details = {}) {
    super(message, { cause: details.cause });
    this.sessionId = details.sessionId;
  }
};
var ContainerGoneError = class extends SessionCaptureError {
  name = "ContainerGoneError";
};
var EngineClosedError = class extends SessionCaptureError {
  name = "EngineClosedError";
};
function isNotFound(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
function fileSystemFault(error) {
  if (!(error instanceof Error)) return void 0;
  const code = "code" in error ? String(error.code) : "";
  const fault = FAULTS[code];
  return fault === void 0 ? fileSystemFault(error.cause) : fault.replace("CODE", code);
}
function isDiskFull(error) {
  return /\((?:ENOSPC|EDQUOT|EROFS)\)/.test(fileSystemFault(error) ?? "");
}
var FAULTS = {
  ENOSPC: "there is no space left (CODE). Make room there",
  EDQUOT: "the quota is used up (CODE). Make room there",
  EROFS: "it can only be read (CODE). Choose a place that can be written",
  EACCES: "the user of this step is not allowed to (CODE). Give it access, or choose another place",
  EPERM: "the user of this step is not allowed to (CODE). Give it access, or choose another place",
  EIO: "the disk does not work (CODE)",
  EMFILE: "too many files are open (CODE)",
  ENFILE: "too many files are open (CODE)"
};

export {
  UserError,
  CommandError,
  ArchiveError,
  IntegrityError,
  SessionCaptureError,
  ContainerGoneError,
  EngineClosedError,
  isNotFound,
  fileSystemFault,
  isDiskFull
};
