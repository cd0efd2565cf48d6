import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ArchiveError,
  CommandError,
  SessionCaptureError,
  UserError,
  fileSystemFault
} from "./chunk-NBQQX3RM.js";

// src/action/disk-fault.ts
function explainDisk(error, runnerTemp) {
  const fault = fileSystemFault(error) ?? absence(error, runnerTemp);
  if (fault === void 0 || TOLD.some((kind) => error instanceof kind)) return error;
  return new SessionCaptureError(`The runner's temporary folder ${runnerTemp} cannot be used: ${fault}.`, {
    cause: error
  });
}
function absence(error, runnerTemp) {
  if (!(error instanceof Error && "code" in error && "path" in error)) return void 0;
  const { code, path } = error;
  if (code !== "ENOENT" && code !== "ENOTDIR" || !String(path).startsWith(runnerTemp)) return void 0;
  return `it is ${code === "ENOENT" ? "not there" : "no folder"} (${code}). Keep it as the runner made it to the end of the job`;
}
function plainPlaces(message, { temp, runnerTemp }) {
  return message.split(temp).reduce((before, after) => `${before}${runnerTemp}${after.replace(/^[^\s:,]*/, "")}`);
}
var TOLD = [UserError, ArchiveError, CommandError, SessionCaptureError];

export {
  explainDisk,
  plainPlaces
};
