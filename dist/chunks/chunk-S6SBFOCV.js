import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agents,
  findAgent
} from "./chunk-6TBU3BB3.js";
import {
  relocatedStore
} from "./chunk-XJBPPVUT.js";
import {
  parseIdentities,
  parsePassphrases,
  parseRecipients
} from "./chunk-TC5PMCD6.js";
import {
  openArchive
} from "./chunk-XMHPXNEK.js";
import {
  debug,
  getState,
  group,
  info,
  saveState,
  setFailed,
  warning
} from "./chunk-MYE6TFDS.js";
import {
  hostSessionStore
} from "./chunk-4ABGLMQN.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  largestBundle,
  oneLine
} from "./chunk-44WVFOAD.js";
import {
  isOlder,
  makerState,
  makerTag
} from "./chunk-2YFRO4VR.js";
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
  const fault = fileSystemFault(error);
  if (fault === void 0 || TOLD.some((kind) => error instanceof kind)) return error;
  return new SessionCaptureError(`The runner's temporary folder ${runnerTemp} cannot be used: ${fault}.`, {
    cause: error
  });
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

// src/action/clock.ts
import { uptime } from "node:os";
function beginning() {
  return { startedAt: (/* @__PURE__ */ new Date()).toISOString(), uptime: uptime() };
}
function beganAt({ startedAt, uptime: then }, log) {
  const start = Date.parse(startedAt);
  const now = uptime();
  if (then === void 0 || now < then) return new Date(start);
  const setBack = start + (now - then) * 1e3 - Date.now();
  if (setBack < TOLERANCE) return new Date(start);
  const told = setBack < 12e4 ? `${Math.round(setBack / 1e3)} seconds` : `${Math.round(setBack / 6e4)} minutes`;
  log.info(
    `The clock of this machine was set back by ${told} while the job ran: sessions are looked for from then on.`
  );
  return new Date(start - setBack);
}
var TOLERANCE = 2e3;
async function sessionsAhead(store) {
  const ahead = (await store.list()).filter(({ mtime }) => mtime.getTime() > Date.now());
  return ahead.map(({ id, size: size2, mtime }) => ({ id, size: size2, mtime: mtime.getTime() }));
}

// src/action/state.ts
var KEY = "AGENT_SESSION";
function saveState2(state) {
  saveState(KEY, JSON.stringify(state));
}
function readState() {
  return parseState(getState(KEY));
}
function parseState(text2) {
  try {
    const state = JSON.parse(text2);
    return Array.isArray(state.placed) && !Number.isNaN(Date.parse(state.startedAt)) ? state : void 0;
  } catch {
    return void 0;
  }
}
function settingsOf({ secrets: _, agent, ...settings }) {
  return { ...settings, agent: agent.name };
}
function agentOf({ agent }) {
  return findAgent(agent) ?? agents["claude-code"];
}

// src/action/open-store.ts
import { join as join2, resolve } from "node:path";

// src/flows/limits.ts
var NAMED = 3;
function checkTranscriptSizes(transcripts, maxSize) {
  const tooLarge = transcripts.find(({ size: size2 }) => size2 > maxSize * COPIED_AT_MOST);
  if (tooLarge === void 0) return;
  throw new SessionCaptureError(
    `The transcript of session ${tooLarge.id} has ${tooLarge.size} bytes, far over max-size (${maxSize}). ${ADVICE}`,
    { sessionId: tooLarge.id }
  );
}
var COPIED_AT_MOST = 4;
function checkSessionSize(id, files, maxSize) {
  const size2 = files.reduce((sum, file) => sum + file.size, 0);
  if (size2 <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size2} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows(files)} ${ADVICE}`,
    { sessionId: id }
  );
}
var ADVICE = "Nothing was kept. Raise max-size, or have the agent compact the session.";
function largestFiles(files) {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path, size: size2 }) => `${path} (${size2})`).join(", ")}.`;
}
function largestRows(files) {
  const rows = files.flatMap(({ path, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path, line, bytes }) => `${path}:${line} (${bytes})`).join(", ")}.`;
}

// src/action/engine-sockets.ts
import { join } from "node:path";
function engineSockets(variables) {
  const { DOCKER_HOST, CONTAINER_HOST, XDG_RUNTIME_DIR } = variables;
  const own = XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, "podman", "podman.sock")] : [];
  return {
    docker: DOCKER_HOST ? socketIn(DOCKER_HOST) : ["/var/run/docker.sock"],
    podman: [...CONTAINER_HOST ? socketIn(CONTAINER_HOST) : [], ...own, "/run/podman/podman.sock"]
  };
}
function socketIn(address) {
  return address.startsWith("unix://") ? [address.slice("unix://".length)] : [];
}

// src/action/open-store.ts
function sandboxFacts({ configDirectory, engine, known }) {
  return { configDirectory, ...engine && { engine }, ...known && { known } };
}
async function openStore(settings, context, log, known) {
  const { container } = settings;
  return container === void 0 ? openHost(settings, context, log) : await openContainer({ ...settings, container, known }, context, log);
}
function openMounted(settings, { configDirectory, directory, spelledAs }) {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
function hostConfigDirectory(settings, { home, variables, workspace }) {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}
function openHost(settings, context, log) {
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? "");
  const store = hostSessionStore(directory, join2(configDirectory, "projects"), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
async function openContainer(settings, context, log) {
  const { findContainer, openContainerStore } = await import("./sandbox-VXZJSQFL.js");
  const sockets = engineSockets(context.variables);
  const container = await findContainer({
    engine: settings.containerEngine,
    container: settings.container,
    sockets,
    log
  });
  if (container === void 0) return void 0;
  const { user, workingDirectory, configDirectory, known } = settings;
  const options = {
    container,
    known,
    agent: agentOf(settings),
    user,
    workingDirectory,
    configDirectory,
    tempDir: context.temp,
    largest: settings.maxSize * COPIED_AT_MOST,
    sockets,
    log
  };
  const store = await openContainerStore(options);
  const label = `container ${container.name} (${container.state})`;
  const { environment, engine, known: learned } = store;
  return { store, configDirectory: store.configDirectory, label, environment, engine, known: learned };
}

// src/action/amounts.ts
function count(amount, noun) {
  return `${number(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}
function number(amount) {
  const whole = Math.round(amount);
  return Number.isSafeInteger(whole) && whole >= 0 ? whole.toLocaleString("en-US") : "uncounted";
}
function size(bytes) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1e3;
    unit += 1;
  }
  return unit === 0 || amount >= 100 ? `${Math.round(amount)} ${units[unit]}` : `${amount.toFixed(1)} ${units[unit]}`;
}
function duration(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1e3));
  const parts = [
    [Math.floor(seconds / 86400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"]
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  const told = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return first === -1 ? "0 s" : told.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}

// src/action/phrases.ts
function restoredLine(session) {
  const source = session.runId === void 0 ? "" : ` of run ${session.runId}`;
  return `Restored session ${shortId(session.id)}${source}: ${restoredExtent(session)}`;
}
function restoredExtent({ extent: amount, repair }) {
  const done = `${extent(amount)}; ${count(amount.rewritten, "path")} rewritten`;
  return repair === void 0 ? done : `${done}; repaired: ${repairs(repair)}`;
}
function repairs({ rowsWonBack, tornParts, nulBytes, newlineAdded }) {
  const done = [];
  if (rowsWonBack > 0) done.push(`${count(rowsWonBack, "row")} won back`);
  if (tornParts > 0) done.push(`${count(tornParts, "torn part")} left out`);
  if (nulBytes > 0) done.push(`${count(nulBytes, "NUL byte")} left out`);
  if (newlineAdded) done.push("the final newline added");
  return done.join(", ");
}
function cutOffLine(id, { reachable, rows }) {
  return `Session ${shortId(id)} is restored as it is, but the model will see ${reachable} of ${rows} rows, since a row that others go on from is missing.`;
}
function capturedLine(captured) {
  return `Captured session ${shortId(captured.id)} as ${captured.saved.name}: ${capturedExtent(captured)}`;
}
function forkedLine({ lineage: { lineage = [], forkedBeside } }, { name, runId }) {
  if (forkedBeside === void 0) return void 0;
  const parent = runName(lineage.at(-1)?.runId);
  const other = runName(forkedBeside.runId);
  const way = forkedBeside.runId === void 0 ? "" : ` Restore the other with run-id: ${forkedBeside.runId}.`;
  return `The lineage of session ${name} forked: this run${runId === void 0 ? "" : ` (${runId})`} went on from ${parent}, and ${other} captured ${name} meanwhile. Both captures are kept, and ${name} now means this one, the newest.${way} A concurrency group lets runs wait for each other.`;
}
function runName(runId) {
  return runId === void 0 ? "another run" : `run ${runId}`;
}
function capturedExtent({ extent: amount, redactions, sealed, saved }) {
  const secrets = Object.values(redactions).reduce((sum, removed) => sum + removed, 0);
  const done = [`${count(amount.rewritten, "path")} rewritten`];
  if (secrets > 0) done.push(`${count(secrets, "secret")} taken out`);
  done.push(`${size(saved.size)} stored${sealed ? ", sealed" : ""}`);
  return `${extent(amount)}; ${done.join(", ")}`;
}
function shortId(id) {
  return `${id.slice(0, 8)}…`;
}
function extent(session) {
  const parts = [count(session.rows, "row")];
  if (session.subagents > 0) parts.push(count(session.subagents, "sub-agent"));
  return [...parts, size(session.size)].join(", ");
}

// src/action/context.ts
import { readFile } from "node:fs/promises";
import { homedir, tmpdir as tmpdir2 } from "node:os";

// src/action/head-of-run.ts
var FOR_PULL_REQUESTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
function headOfRun({ event = "", repositoryId, refName, payload }) {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number2(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== "pull_request_target") return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn2 = repositoryId !== void 0 && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn2 ? pullRequest.headBranch : void 0 };
}
function object(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function number2(value) {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}
function text(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}

// src/action/context.ts
async function readContext() {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const repositoryId = number3(env.GITHUB_REPOSITORY_ID) ?? number3(object2(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    repositoryId,
    isPrivate: truth(object2(payload.repository).private),
    ...headOfRun({ event: env.GITHUB_EVENT_NAME, repositoryId, refName: env.GITHUB_REF_NAME, payload }),
    runId: number3(env.GITHUB_RUN_ID),
    runAttempt: number3(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number3(object2(payload.pull_request).number) ?? number3(object2(payload.issue).number),
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
function number3(value) {
  const parsed = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isSafeInteger(parsed) ? parsed : void 0;
}

// src/action/temp-folder.ts
import { createHash, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { lstat, mkdtemp, readdir, rename } from "node:fs/promises";
import { basename, dirname, join as join3 } from "node:path";
var OURS = /^agent-session-(step|job)-([0-9a-f]{8})-([0-9a-f]{8})-/;
var LONGEST_JOB = 5 * 24 * 60 * 60 * 1e3;
async function beginStep(log) {
  const context = await readContext();
  await sweep(context, log);
  return { ...context, temp: await openStepFolder(context) };
}
function jobFolderPrefix(context) {
  return join3(context.runnerTemp, `agent-session-job-${keysOf(context).join("-")}-${makerTag()}-`);
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
  const prefix = join3(context.runnerTemp, `agent-session-step-${keysOf(context).join("-")}-${makerTag()}-`);
  let folder;
  try {
    folder = await mkdtemp(prefix);
  } catch {
    return context.runnerTemp;
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, number4] of [["SIGINT", 2], ["SIGTERM", 15]]) {
    process.once(signal, () => process.exit(128 + number4));
  }
  return folder;
}
async function sweep(context, log) {
  let removed = 0;
  try {
    for (const entry of await readdir(context.runnerTemp, { withFileTypes: true })) {
      const folder = join3(context.runnerTemp, entry.name);
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
var NO_RUNNER = "00000000";
function keysOf({ variables, repository, runId, runAttempt, job }) {
  const { RUNNER_NAME, RUNNER_TEMP } = variables;
  const isRunners = RUNNER_NAME !== void 0 && RUNNER_NAME !== "" && RUNNER_TEMP !== void 0 && RUNNER_TEMP !== "";
  return [isRunners ? short(RUNNER_NAME) : NO_RUNNER, short(JSON.stringify([repository, runId, runAttempt, job]))];
}
function short(text2) {
  return createHash("sha256").update(text2).digest("hex").slice(0, 8);
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
  function size2(name, fallback) {
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
  return { text: text2, choice, list, whole, yesNo, size: size2 };
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

// src/action/inputs.ts
function parseInputs(readInput, context, stage = "main") {
  const problems = [];
  const read = inputReader(readInput, problems);
  const archive = read.choice("archive", ["artifact", "cache", "directory"], "artifact", {
    git: 'is not available in this version. Use "artifact", "cache" or "directory".'
  });
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
  if (stage === "main" && inputs.archive === "directory" && inputs.archivePath === void 0) {
    problems.push("archive-path: is missing. With archive: directory, write the folder to keep sessions in.");
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
function problemsBetween(inputs) {
  const problems = [];
  if (new RegExp("\\p{Cc}", "u").test(inputs.name)) {
    problems.push("name: it holds a tab or a line break. Write it on one line.");
  }
  if (inputs.archive !== "directory" && inputs.archivePath !== void 0) {
    problems.push(
      `archive-path: is read only with archive: directory, and archive is ${inputs.archive}. Set archive: directory, or remove archive-path.`
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

// src/action/open-archive.ts
import { resolve as resolve2 } from "node:path";
function openArchive2(settings, given) {
  return openArchive(settings.archive, archiveSettings(settings, given));
}
function openLookup(settings, given) {
  const all = archiveSettings(settings, { ...given, log: silentLog });
  const limits = { ...all.limits, list: PATIENCE, retries: PATIENCE };
  const environment = settings.archive === "artifact" ? { ...all.environment, ACTIONS_RUNTIME_TOKEN: void 0 } : all.environment;
  return openArchive(settings.archive, { ...all, limits, environment });
}
var PATIENCE = 3e3;
function archiveSettings({ archivePath, retentionDays, compressionLevel, maxSize }, { context, log, token }) {
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
    archivePath: archivePath && resolve2(context.workspace, archivePath.replace(/^~(?=$|[\\/])/, context.home)),
    log
  };
}

// src/transcript/redact-rule.ts
function startsWord(text2, at) {
  if (at === 0 || !/[A-Za-z0-9]/.test(text2[at - 1])) {
    return !/[A-Za-z0-9+/]{24}$/.test(text2.slice(Math.max(0, at - 24), at));
  }
  return /(?:\[[\d;]{0,16}m|%[0-9A-Fa-f]{2})$/.test(text2.slice(Math.max(0, at - 20), at));
}
function entropy(text2) {
  const counts = /* @__PURE__ */ new Map();
  for (const character of text2) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  let bits = 0;
  for (const count2 of counts.values()) {
    bits -= count2 / text2.length * Math.log2(count2 / text2.length);
  }
  return bits;
}
function isPlaceholder(text2) {
  const head = text2.slice(0, 256);
  return text2.includes("[redacted") || new Set(head).size < Math.min(5, head.length) || /\*{3}|\.{3}|x{6}|^<|^\$[A-Z_]|\$[{(]|^\{.*\}$|\{\{|^%\w+%$|your[-_ ]|placeholder|change[-_]?me/i.test(head);
}
function matchAt(pattern, text2, at) {
  pattern.lastIndex = at;
  const match = pattern.exec(text2);
  if (match === null) {
    return void 0;
  }
  const start = match[1] === void 0 ? at : at + match[0].indexOf(match[1]);
  return { start, end: start + (match[1] ?? match[0]).length };
}
function inCases(...words) {
  return words.flatMap((word) => [word, word.toUpperCase(), word[0].toUpperCase() + word.slice(1)]);
}

// src/transcript/secret-names.ts
function meansSecret(name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  return !NOT_SECRET.test(words) && (ANYWHERE.test(words) || AT_END.test(words));
}
var ANYWHERE = /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|(?:^|_)TOKEN(?:_|$)|[A-Z]TOKEN$|PRIVATE_?KEY|ACCESS_?KEY|API_?KEY|CONNECTION_?STRING/;
var AT_END = /(?:KEY|(?:^|_)(?:PASS|PWD|AUTH|PAT|DSN|SAS|JWT|COOKIE|MNEMONIC))(?:_?(?:\d+|BASE64|B64|JSON|PEM|VALUE|PROD|PRODUCTION|DEV|TEST|STAGING|LIVE))*$/;
var NOT_SECRET = new RegExp(
  [
    "^(?:OLD)?PWD$|^GPG_KEYS?$",
    "PUBLIC_?KEY|KEY_?RING|_(?:FILE|FILES|PATH|PATHS|DIR|DIRECTORY|FOLDER|HOME|SOCK|SOCKET|URL|URI|ENDPOINT|HOST|PORT)$",
    "_(?:NAME|NAMES|TYPE|USER|USERNAME|EMAIL|VERSION|REGION|ALGORITHM|ALG|ISSUER|AUDIENCE|PROVIDER|HELPER|STORE|MODE|FORMAT)$",
    "_(?:LENGTH|LEN|SIZE|MAX|MIN|LIMIT|COUNT|TTL|EXPIRY|EXPIRES|EXPIRATION|EXPIRES_(?:AT|IN)|TIMEOUT|ENABLED|REQUIRED|ROTATION)$",
    "(?:^|_)TOKENS$|(?<!SECRET)_ID$|(?:^|_)(?:MON|HOT|SORT|CACHE|PARTITION|PRIMARY|FOREIGN|TURN)_?KEY$"
  ].join("|")
);

// src/transcript/secrets.ts
function parseSecrets(input) {
  const text2 = input.trim();
  const given = text2.startsWith("{") ? valuesOfObject(text2) : text2.split(/\r?\n/);
  return distinct(given.flatMap(withParts).filter((value) => !isTrivial(value)));
}
function secretValues(environment) {
  const values = Object.entries(environment).flatMap(([name, value = ""]) => [
    ...isSecret(name, value.trim()) ? withParts(value) : [],
    ...passwordsIn(value)
  ]);
  return distinct(values.filter((value) => !isTrivial(value)));
}
function valuesOfObject(text2) {
  const object3 = parseJson(text2);
  if (typeof object3 !== "object" || object3 === null) {
    throw new UserError(
      "The input secrets starts with { but is no JSON object: write the expression toJSON(secrets), or one value per line."
    );
  }
  return textsIn(object3);
}
function parseJson(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}
function textsIn(value) {
  if (typeof value === "object" && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === "string" ? [value] : typeof value === "number" ? [String(value)] : [];
}
function withParts(value) {
  const whole = value.trim();
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length > 1 ? lines.filter(isTelling) : [];
  return [whole, ...parts, ...secretsIn(whole), ...passwordsIn(whole)].filter((part) => !isMarker(part));
}
function isTelling(line) {
  return line.length >= 16 && /^[\w+/=.~-]+$/.test(line) && /\d/.test(line) && /[A-Za-z]/.test(line) && entropy(line) > 3;
}
function secretsIn(text2) {
  const object3 = text2.startsWith("{") ? parseJson(text2) : void 0;
  const pairs = typeof object3 === "object" && object3 !== null ? Object.entries(object3) : Array.from(
    text2.matchAll(/^(?:export )?([A-Za-z_][\w.-]*)\s?[=:]\s?["']?([^\s"']+)["']?$/gm),
    ([, name, value]) => [name, value]
  );
  return pairs.flatMap(
    ([name, value]) => typeof value === "string" && isSecret(name, value.trim()) ? [
      value.trim(),
      ...value.split(/\r?\n/).map((line) => line.trim()).filter(isTelling)
    ] : []
  );
}
function passwordsIn(text2) {
  return Array.from(text2.matchAll(/[a-z][a-z0-9+.-]*:\/\/[^\s:@/]*:([^\s@/]+)@/gi), ([, password = ""]) => [
    password,
    decoded(password)
  ]).flat();
}
function decoded(text2) {
  try {
    return decodeURIComponent(text2);
  } catch {
    return text2;
  }
}
function isSecret(name, value) {
  const isWord = !/pass|pwd|secret/i.test(name) && /^[a-z]+(?:[-_. ][a-z]+)*$/.test(value);
  return meansSecret(name) && !isWord && !isHarmless(value);
}
function isHarmless(value) {
  return /^\d{1,7}(?:\.\d+)?$/.test(value) || /^[a-z][a-z0-9+.-]*:\/\/[^\s@]*$/i.test(value) && !/[?&#][^=]*=[^&]{16,}/.test(value) || /^(?:[A-Za-z]:|~|\.{1,2})?[\\/](?:[\w .@+-]+[\\/])*[\w .@+-]*$/.test(value) && !isEncoded(value) || /^(?:\$[\w{(]|<[^>]*>$|\*+$)/.test(value);
}
function isEncoded(value) {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value));
  return /^[A-Za-z0-9+/]{24,}={0,2}$/.test(value) && kinds && entropy(value) > 4 && !/\/[a-z]{3,}\//.test(value);
}
function isMarker(value) {
  return /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(value);
}
function isTrivial(value) {
  return value.length < SHORTEST || COMMON.has(value.toLowerCase());
}
function distinct(values) {
  return [...new Set(values)];
}
var SHORTEST = 6;
var COMMON = new Set(
  [
    "enable enabled disable disabled default defaults undefined optional required unknown",
    "localhost 127.0.0.1 0.0.0.0 development production staging testing preview release master",
    "password passwd passw0rd secret secrets token bearer changeme example sample dummy placeholder",
    "postgres postgresql mysql mariadb mongodb github gitlab docker ubuntu debian runner account service",
    "string number boolean object linux windows darwin x86_64 system public private internal"
  ].join(" ").split(" ")
);

// src/bundle/fingerprint.ts
import { randomBytes as randomBytes2, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
var LENGTH = 32;
var COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
async function fingerprintOf(secrets) {
  const salt = randomBytes2(16).toString("base64");
  return { salt, hash: (await hashOf(secrets, salt)).toString("base64") };
}
async function matchesFingerprint(secrets, { salt, hash }) {
  const expected = Buffer.from(hash, "base64");
  return expected.length === LENGTH && timingSafeEqual(await hashOf(secrets, salt), expected);
}
async function hashOf(secrets, salt) {
  const derive = promisify(scrypt);
  return derive(JSON.stringify(secrets), salt, LENGTH, COST);
}

// src/action/secrets.ts
async function sealingKeys({ recipients }, { passphrase }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return recipients === void 0 ? void 0 : { recipients: await parseRecipients(recipients) };
}
async function unsealingKeys({ passphrase, identity }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return identity === void 0 ? void 0 : { identities: await parseIdentities(identity) };
}
function knownSecrets({ secrets, githubToken, passphrase, identity }, { variables }) {
  const given = [githubToken, ...passphrase?.split(/\r?\n/) ?? [], ...identity?.split(/\r?\n/) ?? []];
  const values = [...given, ...parseSecrets(secrets ?? ""), ...secretValues(variables)];
  return [...new Set(values.flatMap((value) => value?.trim() || []))];
}
async function fingerprintKeys(secrets) {
  const parts = keysIn(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function hasSameKeys(secrets, fingerprint) {
  const parts = keysIn(secrets);
  return fingerprint === void 0 ? parts.every((part) => part === "") : await matchesFingerprint(parts, fingerprint);
}
async function fingerprintInputs(secrets) {
  const parts = checked(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function checkSameSecrets(secrets, fingerprint) {
  if (fingerprint === void 0 || await matchesFingerprint(checked(secrets), fingerprint)) return;
  throw new SessionCaptureError(
    "The inputs passphrase and secrets are not what they were when the step ran, so nothing was kept. Inside of a composite action, use the restore and save actions as steps of their own."
  );
}
function checkProtected(inputs, { isPrivate }) {
  const sealed = inputs.secrets.passphrase !== void 0 || inputs.recipients !== void 0;
  if (inputs.redact || sealed || inputs.archive === "directory" || isPrivate === true) return;
  const what = isPrivate === false ? "this repository is public" : "it cannot be told whether this repository is private";
  throw new UserError(
    `Input redact: false would publish every secret the agent saw, since ${what} and others can read its ${inputs.archive === "cache" ? "cache" : "artifacts"}. Remove it, or seal with passphrase or recipients.`
  );
}
function checked({ passphrase, secrets }) {
  return [passphrase ?? "", secrets ?? ""];
}
function keysIn({ passphrase, identity }) {
  return [passphrase ?? "", identity ?? ""];
}

// src/sessions/extent.ts
function sessionExtent(files) {
  const rewrites = files.flatMap(({ rewrite }) => rewrite ?? []);
  return {
    rows: files.find(({ kind }) => kind === "transcript")?.rewrite?.rows ?? 0,
    subagents: files.filter(({ kind, path }) => kind === "subagents" && path.endsWith(".jsonl")).length,
    files: files.length,
    size: files.reduce((sum, { size: size2 }) => sum + size2, 0),
    rewritten: rewrites.reduce(
      (sum, { rewritten }) => sum + rewritten.directory + rewritten.path + rewritten.pointer,
      0
    )
  };
}

export {
  beginning,
  beganAt,
  sessionsAhead,
  explainDisk,
  plainPlaces,
  checkTranscriptSizes,
  COPIED_AT_MOST,
  checkSessionSize,
  saveState2 as saveState,
  readState,
  parseState,
  settingsOf,
  agentOf,
  sandboxFacts,
  openStore,
  openMounted,
  hostConfigDirectory,
  sessionExtent,
  count,
  number,
  size,
  duration,
  restoredLine,
  repairs,
  cutOffLine,
  capturedLine,
  forkedLine,
  readContext,
  sourceOf,
  beginStep,
  jobFolderPrefix,
  keepForJob,
  removeJobFolder,
  parseInputs,
  readSecretInputs,
  actionLog,
  openArchive2 as openArchive,
  openLookup,
  startsWord,
  entropy,
  isPlaceholder,
  matchAt,
  inCases,
  secretValues,
  sealingKeys,
  unsealingKeys,
  knownSecrets,
  fingerprintKeys,
  hasSameKeys,
  fingerprintInputs,
  checkSameSecrets,
  checkProtected,
  runPhase
};
