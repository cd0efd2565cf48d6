import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS
} from "./chunk-4BLK2SPL.js";
import {
  historyPlace,
  isSameServer,
  repositoryUrlProblem
} from "./chunk-QWKJYWT3.js";
import {
  attemptGit,
  ensureBareAt,
  openRemote
} from "./chunk-BVXL2IU5.js";
import {
  run
} from "./chunk-O6FMI2Q3.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  UserError,
  isNotFound
} from "./chunk-NBQQX3RM.js";

// src/archives/git-repository.ts
const { readdir } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
async function openHistory(options, opening) {
  await checkGit();
  const { location, kind, shown } = historyPlace(options.location);
  if (kind === "path") {
    const isThere = await isRepository(location, shown);
    if (!isThere && opening.missing === "none") return void 0;
    if (!isThere) await ensureBareAt(location);
    return { bare: location, remote: void 0 };
  }
  const problem = repositoryUrlProblem(location);
  if (problem !== void 0) throw new UserError(`The URL of the history ${problem}`);
  const { token, serverUrl, tempDir = tmpdir(), log } = options;
  const isOwn = token !== void 0 && /^https:/i.test(location) && isSameServer(location, serverUrl);
  const signal = AbortSignal.timeout(opening.limit);
  const remote = await openRemote(location, {
    root: tempDir,
    branches: opening.branches,
    contents: "when-read",
    ...isOwn ? { token } : {},
    signal,
    log
  });
  return { bare: remote.bare, remote };
}
async function openToRead(options, branches) {
  const key = JSON.stringify(branches);
  const clones = opened.get(options) ?? /* @__PURE__ */ new Map();
  opened.set(options, clones);
  const clone = clones.get(key);
  if (clone !== void 0) {
    await clone.remote?.fetch();
    return clone;
  }
  const limit = (options.limits ?? GIT_LIMITS).read;
  const history = await openHistory(options, { branches, missing: "none", limit });
  if (history?.remote !== void 0) clones.set(key, history);
  return history;
}
var opened = /* @__PURE__ */ new WeakMap();
async function asArchiveTrouble({ location }, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError || error instanceof IntegrityError) throw error;
    const { shown } = historyPlace(location);
    const reason = error instanceof Error ? error.message : String(error);
    if (/\bgit was aborted\b/.test(reason)) {
      throw new ArchiveError(`The history ${shown} did not answer in time.`, { cause: error });
    }
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The history ${shown} cannot be used: ${reason}`, { cause: error });
  }
}
var LEAST = [2, 39];
async function checkGit() {
  let text;
  try {
    text = await run("git", ["--version"], { timeout: 2e4 });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new ArchiveError(`archive: git needs git on the machine that the job runs on: ${error.message}`, {
      cause: error
    });
  }
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(text) ?? []).map(Number);
  if (major > LEAST[0] || major === LEAST[0] && minor >= LEAST[1]) return;
  throw new ArchiveError(`archive: git needs git ${LEAST.join(".")} or newer, and this machine has ${major}.${minor}.`);
}
async function isRepository(path, shown) {
  let entries;
  try {
    entries = await readdir(path);
  } catch (error) {
    if (isNotFound(error) && error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ArchiveError(
      `The history ${shown} cannot be read (${reason}): check the input archive-path and the permissions.`,
      {
        cause: error
      }
    );
  }
  if (entries.length === 0) return false;
  const { exitCode, stdout } = await attemptGit(path, ["rev-parse", "--is-bare-repository"]);
  if (exitCode === 0 && stdout.trim() === "true" && !entries.includes(".git")) return true;
  const what = entries.includes(".git") ? "a repository with a work tree" : "a folder with other things in it";
  throw new UserError(
    `archive-path: ${shown} is ${what}. With archive: git it names the bare repository itself, which is made where nothing is: write for example ${join(shown, "sessions.git")}.`
  );
}

export {
  openHistory,
  openToRead,
  asArchiveTrouble
};
