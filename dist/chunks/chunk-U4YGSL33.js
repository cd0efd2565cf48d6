import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agents,
  findAgent
} from "./chunk-OPSEC4FL.js";
import {
  WHICH_REPOSITORY,
  openArchive
} from "./chunk-YFQUNC76.js";
import {
  debug,
  group,
  info,
  setFailed,
  warning
} from "./chunk-MYE6TFDS.js";
import {
  isRepositoryUrl,
  repositoryUrlProblem
} from "./chunk-76TGWP3M.js";
import {
  projectIdOfUrls
} from "./chunk-T3G7LIJY.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  removeTree
} from "./chunk-BIJMUNSU.js";
import {
  largestBundle,
  oneLine
} from "./chunk-EAWTM7AP.js";
import {
  isOlder,
  makerState,
  makerTag
} from "./chunk-KH3SGUOZ.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  fileSystemFault
} from "./chunk-GYDSQB62.js";

// src/action/phase.ts
import { tmpdir } from "node:os";

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

// src/action/phase.ts
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

// src/action/open-archive.ts
import { join, resolve } from "node:path";
function openArchive2(settings, given) {
  return openArchive(settings.archive, archiveSettings(settings, given));
}
function openLookup(settings, given) {
  const all = archiveSettings(settings, { ...given, log: silentLog });
  if (settings.archive === "git") return { ...openArchive("git", all), find: nothing };
  const limits = { ...all.limits, list: PATIENCE, retries: PATIENCE };
  const environment = settings.archive === "artifact" ? { ...all.environment, ACTIONS_RUNTIME_TOKEN: void 0 } : all.environment;
  return openArchive(settings.archive, { ...all, limits, environment });
}
var PATIENCE = 3e3;
function archiveSettings({ archive, archivePath, retentionDays, compressionLevel, maxSize }, { context, log, token }) {
  const { repository, runId, runAttempt, repositoryId, headRepositoryId, headBranch } = context;
  return {
    repository,
    run: { runId, repositoryId, headRepositoryId, headBranch },
    runAttempt,
    token,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    environment: context.variables,
    retentionDays,
    compressionLevel,
    limits: { bundleSize: largestBundle(maxSize) },
    archivePath: archivePath && (archive === "git" ? historyLocation(archivePath, context) : onMachine(archivePath, context)),
    tempDir: context.temp,
    log
  };
}
async function* nothing() {
}
function historyLocation(archivePath, context) {
  if (isRepositoryUrl(archivePath)) return archivePath;
  const path = onMachine(archivePath, context);
  if (!/[\\/]$/.test(archivePath)) return path;
  return join(path, `${projectIdOfUrls([`${context.serverUrl}/${context.repository}`])}.git`);
}
function onMachine(archivePath, { workspace, home }) {
  return resolve(workspace, archivePath.replace(/^~(?=$|[\\/])/, home));
}

// src/action/context.ts
import { readFile } from "node:fs/promises";
import { homedir, tmpdir as tmpdir2 } from "node:os";

// src/action/head-of-run.ts
var FOR_PULL_REQUESTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
function headOfRun({ event = "", repositoryId, refName, payload }) {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== "pull_request_target") return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn2 = repositoryId !== void 0 && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn2 ? pullRequest.headBranch : void 0 };
}
function object(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function number(value) {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}
function text(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}

// src/action/context.ts
async function readContext() {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const repositoryId = number2(env.GITHUB_REPOSITORY_ID) ?? number2(object2(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    repositoryId,
    isPrivate: truth(object2(payload.repository).private),
    ...headOfRun({ event: env.GITHUB_EVENT_NAME, repositoryId, refName: env.GITHUB_REF_NAME, payload }),
    runId: number2(env.GITHUB_RUN_ID),
    runAttempt: number2(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number2(object2(payload.pull_request).number) ?? number2(object2(payload.issue).number),
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir2(),
    runnerTemp: env.RUNNER_TEMP || tmpdir2(),
    home: env.HOME || homedir(),
    serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    eventPath: env.GITHUB_EVENT_PATH,
    variables: env
  };
}
function sourceOf(context) {
  const { repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha } = context;
  const known = Object.entries({ repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha });
  return Object.fromEntries(known.filter(([, value]) => value !== void 0 && value !== ""));
}
async function readPayload(path) {
  if (!path) return {};
  try {
    return object2(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return {};
  }
}
function object2(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function truth(value) {
  return typeof value === "boolean" ? value : void 0;
}
function number2(value) {
  const parsed = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isSafeInteger(parsed) ? parsed : void 0;
}

// src/action/temp-folder.ts
import { createHash, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { lstat, mkdir, readdir, rename } from "node:fs/promises";
import { basename, dirname, join as join2 } from "node:path";
var OURS = /^agent-session-(step|job)-([0-9a-f]{4})-([0-9a-f]{6})-/;
var LONGEST_JOB = 5 * 24 * 60 * 60 * 1e3;
async function beginStep(log) {
  const context = await readContext();
  await sweep(context, log);
  return { ...context, temp: await openStepFolder(context) };
}
function jobFolderPrefix(context) {
  return join2(context.runnerTemp, `agent-session-job-${keysOf(context).join("-")}-${makerTag()}-`);
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
  const folder = join2(context.runnerTemp, `agent-session-step-${keysOf(context).join("-")}-${makerTag()}`);
  try {
    await mkdir(folder, { mode: 448 });
  } catch {
    return context.runnerTemp;
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
  for (const [signal, number3] of [["SIGINT", 2], ["SIGTERM", 15]]) {
    process.once(signal, () => process.exit(128 + number3));
  }
  return folder;
}
async function sweep(context, log) {
  let removed = 0;
  try {
    for (const entry of await readdir(context.runnerTemp, { withFileTypes: true })) {
      const folder = join2(context.runnerTemp, entry.name);
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
function short(text2, length) {
  return createHash("sha256").update(text2).digest("hex").slice(0, length);
}
async function isOwn(folder) {
  const facts = await lstat(folder);
  return facts.isDirectory() && facts.uid === (process.getuid?.() ?? facts.uid);
}

// src/action/input-reader.ts
function inputReader(readInput, problems) {
  function text2(name) {
    const value = readInput(name).trim();
    return value === "" ? void 0 : value;
  }
  function choice(name, choices, fallback, refusals = {}) {
    const value = text2(name) ?? fallback;
    const found = choices.find((candidate) => candidate === value);
    if (found === void 0) {
      problems.push(
        `${name}: "${shorten(value)}" ${refusals[value] ?? `is not known. Write one of: ${choices.join(", ")}.`}`
      );
    }
    return found ?? fallback;
  }
  function list(name, choices, fallback) {
    const words = text2(name)?.split(/[\s,]+/).filter((word) => word !== "");
    if (words === void 0) return fallback;
    const unknown = words.filter((word) => !choices.some((choice2) => choice2 === word));
    if (unknown.length > 0) {
      problems.push(`${name}: "${shorten(unknown.join(", "))}" is not known. Write any of: ${choices.join(", ")}.`);
    }
    return choices.filter((choice2) => words.includes(choice2));
  }
  function whole(name, { least, most, example }) {
    const value = text2(name);
    if (value === void 0) return void 0;
    const parsed = Number(value);
    if (/^\d+$/.test(value) && parsed >= least && parsed <= (most ?? Number.MAX_SAFE_INTEGER)) return parsed;
    const range = most === void 0 ? `from ${least}` : `from ${least} to ${most}`;
    problems.push(`${name}: "${shorten(value)}" is not a whole number ${range}. Write for example ${example}.`);
    return void 0;
  }
  function yesNo(name, fallback) {
    const value = text2(name) ?? fallback;
    if (["true", "True", "TRUE"].includes(value)) return true;
    if (!["false", "False", "FALSE"].includes(value)) {
      problems.push(`${name}: "${shorten(value)}" is neither true nor false.`);
    }
    return false;
  }
  function size(name, fallback) {
    const value = text2(name) ?? fallback;
    const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(i?)B?$/i.exec(value);
    const [, amount = "", unit = "", binary = ""] = parts ?? [];
    const bytes = Math.floor(Number(amount) * (binary ? 1024 : 1e3) ** " KMGT".indexOf(unit.toUpperCase() || " "));
    if (parts === null || !Number.isSafeInteger(bytes) || bytes < 1) {
      problems.push(`${name}: "${shorten(value)}" is not a size. Write for example 500MB or 2GiB.`);
      return 1;
    }
    return bytes;
  }
  return { text: text2, choice, list, whole, yesNo, size };
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

// src/action/input-problems.ts
function problemsBetween(inputs) {
  const problems = [];
  if (new RegExp("\\p{Cc}", "u").test(inputs.name)) {
    problems.push("name: it holds a tab or a line break. Write it on one line.");
  }
  if (!needsPath(inputs.archive) && inputs.archivePath !== void 0) {
    problems.push(
      `archive-path: is read only with archive: directory or git, and archive is ${inputs.archive}. Set one of them, or remove archive-path.`
    );
  }
  const url = inputs.archive === "git" && isRepositoryUrl(inputs.archivePath ?? "") ? inputs.archivePath : void 0;
  const urlProblem = url === void 0 ? void 0 : repositoryUrlProblem(url);
  if (urlProblem !== void 0) problems.push(`archive-path: ${urlProblem}`);
  if (inputs.trust === "branch" && needsPath(inputs.archive)) {
    problems.push(
      `trust: "branch" would refuse every session of archive: ${inputs.archive}, since nobody witnesses which branch one was captured for. Remove trust, and give each branch sessions of its own: name: \${{ github.ref_name }}.`
    );
  }
  if (inputs.sessionId !== void 0 && !inputs.agent.isSessionId(inputs.sessionId)) {
    problems.push(
      `session-id: "${shorten(inputs.sessionId)}" is not a session id. Write a UUID, such as 7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01.`
    );
  }
  if (inputs.sessionId !== void 0 && inputs.maxIterations !== 1) {
    problems.push(
      `max-iterations: ${inputs.maxIterations} cannot be combined with session-id: a session is resumed once, by the first start of the agent. Set max-iterations: 1, or remove session-id.`
    );
  }
  const { passphrase, identity } = inputs.secrets;
  if (passphrase !== void 0 && (inputs.recipients !== void 0 || identity !== void 0)) {
    problems.push(
      "passphrase: cannot be combined with recipients or identity. Seal with a passphrase, or with a pair of keys."
    );
  }
  if (inputs.container !== void 0) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(inputs.container)) {
      problems.push(
        `container: "${shorten(inputs.container)}" is not the name or id of a container. Write what docker ps shows.`
      );
    }
    if (inputs.user !== void 0 && !/^[A-Za-z0-9_][A-Za-z0-9_.-]*(:[A-Za-z0-9_][A-Za-z0-9_.-]*)?$/.test(inputs.user)) {
      problems.push(
        `user: "${shorten(inputs.user)}" is not a user. Write a name or number, such as node or 1000:1000.`
      );
    }
    for (const [name, path] of [
      ["working-directory", inputs.workingDirectory],
      ["config-directory", inputs.configDirectory]
    ]) {
      if (path !== void 0 && !/^(~?\/|~$)/.test(path)) {
        problems.push(
          `${name}: "${shorten(path)}" is not absolute. With a container, write the whole path inside it, such as /workspace.`
        );
      }
    }
  }
  return problems;
}
function needsPath(archive) {
  return archive === "directory" || archive === "git";
}
function ignoredInputs({ container, user, containerEngine }) {
  if (container !== void 0) return [];
  const names = [...user === void 0 ? [] : ["user"], ...containerEngine === "auto" ? [] : ["container-engine"]];
  return names.map((name) => `Input ${name} is ignored: it is read only together with container.`);
}

// src/action/inputs.ts
function parseInputs(readInput, context, stage = "main") {
  const problems = [];
  const read = inputReader(readInput, problems);
  const archive = read.choice("archive", ["artifact", "cache", "git", "directory"], "artifact");
  const inputs = {
    name: read.text("name") ?? defaultName(context),
    sessionId: read.text("session-id")?.toLowerCase(),
    runId: read.whole("run-id", { least: 1, example: "9876543210" }),
    agent: findAgent(read.choice("agent", Object.keys(agents), "claude-code")) ?? agents["claude-code"],
    container: read.text("container"),
    containerEngine: read.choice("container-engine", ["auto", "docker", "podman"], "auto"),
    user: read.text("user"),
    workingDirectory: read.text("working-directory"),
    configDirectory: read.text("config-directory"),
    archive,
    archivePath: read.text("archive-path"),
    ifNoSessionFound: read.choice("if-no-session-found", ["ignore", "warn", "error"], "ignore"),
    ifCaptureFails: read.choice("if-capture-fails", ["warn", "error"], "warn"),
    fork: read.yesNo("fork", "false"),
    maxIterations: read.whole("max-iterations", { least: 1, example: "1" }) ?? 1,
    include: read.list("include", ["subagents", "tool-results", "memory"], ["subagents", "tool-results"]),
    retentionDays: read.whole("retention-days", { least: 0, most: 400, example: "30" }) || void 0,
    compressionLevel: read.whole("compression-level", { least: 0, most: 9, example: "6" }) ?? 6,
    maxSize: read.size("max-size", "1GB"),
    summary: read.choice("summary", ["table", "none", "transcript"], "table"),
    redact: read.yesNo("redact", "true"),
    trust: read.choice("trust", ["same-repository", "branch", "any"], "same-repository"),
    recipients: read.text("recipients"),
    secrets: readSecretInputs(readInput)
  };
  problems.push(...problemsBetween(inputs));
  if (stage === "main" && needsPath(inputs.archive) && inputs.archivePath === void 0) {
    const what = inputs.archive === "git" ? WHICH_REPOSITORY : "the folder to keep sessions in.";
    problems.push(`archive-path: is missing. With archive: ${inputs.archive}, write ${what}`);
  }
  if (problems.length > 0) throw new UserError(asList(problems));
  return inputs;
}
function readSecretInputs(readInput) {
  const read = (name) => readInput(name).trim() || void 0;
  return {
    githubToken: read("github-token"),
    secrets: read("secrets"),
    passphrase: read("passphrase"),
    identity: read("identity")
  };
}
function defaultName({ issueNumber, refName }) {
  return issueNumber === void 0 ? refName ?? "default" : `pr-${issueNumber}`;
}
function asList(problems) {
  if (problems.length === 1) return `Input ${problems[0]}`;
  return [`${problems.length} inputs need a change:`, ...problems.map((problem) => `  - ${problem}`)].join("\n");
}

// src/action/log.ts
var actionLog = {
  debug: (message) => debug(message),
  info: (message) => info(oneLine(message)),
  warning: (message) => warning(message, { title: "agent-session" }),
  group: (title, work) => group(title, work)
};

export {
  explainDisk,
  plainPlaces,
  openArchive2 as openArchive,
  openLookup,
  historyLocation,
  readContext,
  sourceOf,
  beginStep,
  jobFolderPrefix,
  keepForJob,
  removeJobFolder,
  needsPath,
  ignoredInputs,
  parseInputs,
  readSecretInputs,
  defaultName,
  actionLog,
  runPhase
};
