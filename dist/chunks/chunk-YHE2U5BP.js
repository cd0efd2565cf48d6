import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GIT_LIMITS
} from "./chunk-CBX3RL2W.js";
import {
  attemptGit,
  makeBare,
  openRemote
} from "./chunk-VDLEDSJ4.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  makerState,
  makerTag
} from "./chunk-2YFRO4VR.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  UserError,
  isNotFound
} from "./chunk-GYDSQB62.js";

// src/archives/git-message.ts
var NAME = "Agent-session-name";
var RUN = "Agent-session-run";
var SAVED = "Agent-session-saved";
var MANIFEST = "Agent-session-manifest";
function savedMessage(subject, { name, runId, time, manifest }) {
  const trailers = [
    `${NAME}: ${encodeURIComponent(name)}`,
    ...runId === void 0 ? [] : [`${RUN}: ${runId}`],
    `${SAVED}: ${new Date(time).toISOString()}`,
    `${MANIFEST}: ${manifest}`
  ];
  return `${subject}

${trailers.join("\n")}`;
}
function parseSavedMessage(message) {
  const told = new Map(
    Array.from(message.matchAll(/^([A-Za-z-]+): (\S+)$/gm), ([, key = "", value = ""]) => [key, value])
  );
  const [time, manifest, run] = [Date.parse(told.get(SAVED) ?? ""), told.get(MANIFEST), told.get(RUN) ?? ""];
  const name = decode(told.get(NAME) ?? "");
  if (Number.isNaN(time) || manifest === void 0 || name === void 0) return void 0;
  return { name, runId: /^\d{1,15}$/.test(run) ? Number(run) : void 0, time, manifest };
}
function decode(text) {
  try {
    return text === "" ? void 0 : decodeURIComponent(text);
  } catch {
    return void 0;
  }
}

// src/archives/git-place.ts
var SCHEMES = ["file", "git", "ssh", "http", "https"];
function isRepositoryUrl(text) {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(text) || /^[^/\\:\s]{2,}:(?!\/\/)/.test(text);
}
function repositoryUrlProblem(url) {
  const [, scheme = "ssh", user] = /^([a-z][a-z0-9+.-]+):\/\/(?:([^/]*)@)?/i.exec(url) ?? [];
  if (!SCHEMES.includes(scheme.toLowerCase()))
    return `is a URL of a kind that is not read: write ${SCHEMES.join(", ")}, or a path.`;
  if (user !== void 0 && (/^https?$/i.test(scheme) || user.includes(":"))) {
    return "holds a user name or password, which would be seen in the log. Leave it out: over https the input github-token is used, over ssh a key of the job.";
  }
  return void 0;
}
function historyPlace(location) {
  if (!isRepositoryUrl(location)) return { kind: "path", location, shown: location };
  return {
    kind: "url",
    location,
    shown: location.replace(/^([a-z][a-z0-9+.-]+:\/\/)[^/]*@/i, "$1").replace(/[?#].*$/, "")
  };
}
function isSameServer(url, serverUrl) {
  try {
    return new URL(url).origin === new URL(serverUrl).origin;
  } catch {
    return false;
  }
}

// src/archives/git-repository.ts
import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
async function openHistory(options, opening) {
  await checkGit();
  const { location, kind, shown } = historyPlace(options.location);
  if (kind === "path") {
    const isThere = await isRepository(location, shown);
    if (!isThere && opening.missing === "none") return void 0;
    if (!isThere) await makeRepository(location);
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
  const { run } = await import("./exec-X5YNY3Y6.js");
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
async function makeRepository(path) {
  const folder = dirname(path);
  const start = `.${basename(path)}.unfinished-`;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.startsWith(start) && makerState(name) === "gone") await removeTree(join(folder, name));
  }
  const unfinished = join(folder, `${start}${makerTag()}-${randomBytes(6).toString("hex")}`);
  await makeBare(unfinished);
  try {
    await rename(unfinished, path);
  } catch (error) {
    await removeTree(unfinished);
    if (!await isRepository(path, path)) throw error;
  }
}

export {
  savedMessage,
  parseSavedMessage,
  historyPlace,
  openHistory,
  openToRead,
  asArchiveTrouble
};
