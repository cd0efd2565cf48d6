import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  explainDisk
} from "./chunk-BXDO3FQ5.js";
import {
  debug,
  setFailed,
  warning
} from "./chunk-VE3RYY24.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError
} from "./chunk-NBQQX3RM.js";

// src/action/phase.ts
const { tmpdir } = require("node:os");
async function runPhase(work, limit) {
  const phase = { failOnTrouble: false };
  try {
    await (limit === void 0 ? work(phase) : within(limit.minutes, work(phase)));
  } catch (error) {
    report(explainDisk(error, process.env.RUNNER_TEMP ?? tmpdir()), phase);
  }
  process.stdout.write("", () => process.exit());
}
function report(error, { failOnTrouble }) {
  const message = error instanceof Error ? describe(error) : String(error);
  if (error instanceof UserError || failOnTrouble) setFailed(message);
  else warning(message, { title: "agent-session" });
  if (error instanceof Error) debug(error.stack ?? message);
}
function describe(error) {
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : error.stack ?? error.message;
}
var EXPECTED = [UserError, ArchiveError, CommandError, IntegrityError, SessionCaptureError];
async function within(minutes, work) {
  let timer;
  const end = new Promise((_resolve, reject) => {
    const late = () => reject(new ArchiveError(`Gave up after ${minutes} minutes: the runner ends the job soon after.`));
    timer = setTimeout(late, minutes * 6e4);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

export {
  runPhase
};
