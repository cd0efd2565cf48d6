import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readContext
} from "./chunk-UERTTYKK.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  isOlder,
  makerState,
  makerTag
} from "./chunk-KH3SGUOZ.js";

// src/action/temp-folder.ts
const { createHash, randomBytes } = require("node:crypto");
const { rmSync } = require("node:fs");
const { lstat, mkdir, readdir, rename } = require("node:fs/promises");
const { basename, dirname, join } = require("node:path");
var OURS = /^agent-session-(step|job)-([0-9a-f]{4})-([0-9a-f]{6})-/;
var LONGEST_JOB = 5 * 24 * 60 * 60 * 1e3;
async function beginStep(log) {
  const context = await readContext();
  await sweep(context, log);
  return { ...context, temp: await openStepFolder(context) };
}
function jobFolderPrefix(context) {
  return join(context.runnerTemp, `agent-session-job-${keysOf(context).join("-")}-${makerTag()}-`);
}
async function keepForJob(session, context) {
  if (dirname(session.folder) === context.runnerTemp) return session;
  const folder = jobFolderPrefix(context) + randomBytes(3).toString("hex");
  await rename(session.folder, folder);
  return { ...session, folder };
}
async function removeJobFolder(folder, { runnerTemp }, log) {
  if (dirname(folder) !== runnerTemp || OURS.exec(basename(folder))?.[1] !== "job") return;
  try {
    if (await isOwn(folder)) await removeTree(folder);
  } catch (error) {
    log.debug(`${folder} could not be removed: ${String(error)}`);
  }
}
async function openStepFolder(context) {
  const folder = join(context.runnerTemp, `agent-session-step-${keysOf(context).join("-")}-${makerTag()}`);
  try {
    await mkdir(folder, { mode: 448 });
  } catch {
    return context.runnerTemp;
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
  for (const [signal, number] of [["SIGINT", 2], ["SIGTERM", 15]]) {
    process.once(signal, () => process.exit(128 + number));
  }
  return folder;
}
async function sweep(context, log) {
  let removed = 0;
  try {
    for (const entry of await readdir(context.runnerTemp, { withFileTypes: true })) {
      const folder = join(context.runnerTemp, entry.name);
      if (!entry.isDirectory() || !await isLeftBehind(folder, context)) continue;
      await removeTree(folder);
      removed += 1;
    }
  } catch (error) {
    log.debug(`${context.runnerTemp} was not swept to its end: ${String(error)}`);
  }
  if (removed > 0) log.info(`Removed ${removed} temporary folder${removed === 1 ? "" : "s"} that killed steps left.`);
}
async function isLeftBehind(folder, context) {
  const [, kind, runner, job] = OURS.exec(basename(folder)) ?? [];
  if (kind === void 0 || !await isOwn(folder)) return false;
  const maker = makerState(basename(folder));
  const [ownRunner, ownJob] = keysOf(context);
  if (maker === "alive" || kind === "job" && job === ownJob) return false;
  if (maker === "gone" && kind === "step") return true;
  if (runner === ownRunner && runner !== NO_RUNNER && job !== ownJob) return true;
  return await isOlder(folder, LONGEST_JOB);
}
var NO_RUNNER = "0000";
function keysOf({ variables, repository, runId, runAttempt, job }) {
  const { RUNNER_NAME, RUNNER_TEMP } = variables;
  const isRunners = RUNNER_NAME !== void 0 && RUNNER_NAME !== "" && RUNNER_TEMP !== void 0 && RUNNER_TEMP !== "";
  return [
    isRunners ? short(RUNNER_NAME, 4) : NO_RUNNER,
    short(JSON.stringify([repository, runId, runAttempt, job]), 6)
  ];
}
function short(text, length) {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
async function isOwn(folder) {
  const facts = await lstat(folder);
  return facts.isDirectory() && facts.uid === (process.getuid?.() ?? facts.uid);
}

export {
  beginStep,
  jobFolderPrefix,
  keepForJob,
  removeJobFolder
};
