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
function isNotFound(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

export {
  UserError,
  CommandError,
  ArchiveError,
  IntegrityError,
  SessionCaptureError,
  isNotFound
};
