import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agentOf
} from "./chunk-ZTPLU5SS.js";
import {
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/action/context.ts
const { readFile } = require("node:fs/promises");
const { homedir, tmpdir } = require("node:os");

// src/action/head-of-run.ts
var FOR_PULL_REQUESTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
function headOfRun({ event = "", repositoryId, refName, payload }) {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== "pull_request_target") return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn = repositoryId !== void 0 && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn ? pullRequest.headBranch : void 0 };
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
    temp: env.RUNNER_TEMP || tmpdir(),
    runnerTemp: env.RUNNER_TEMP || tmpdir(),
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

// src/action/open-store.ts
const { join: join2, resolve } = require("node:path");

// src/flows/limits.ts
var NAMED = 3;
var COPIED_AT_MOST = 4;
function checkSessionSize(id, files, maxSize) {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows(files)} ${ADVICE}`,
    { sessionId: id }
  );
}
var ADVICE = "Nothing was kept. Raise max-size, or have the agent compact the session.";
function largestFiles(files) {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path, size }) => `${path} (${size})`).join(", ")}.`;
}
function largestRows(files) {
  const rows = files.flatMap(({ path, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path, line, bytes }) => `${path}:${line} (${bytes})`).join(", ")}.`;
}

// src/action/engine-sockets.ts
const { readFileSync } = require("node:fs");
const { homedir: homedir2 } = require("node:os");
const { join } = require("node:path");
function engineSockets(variables) {
  const { DOCKER_HOST, CONTAINER_HOST, XDG_RUNTIME_DIR } = variables;
  const own = XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, "podman", "podman.sock")] : [];
  return {
    docker: DOCKER_HOST ? socketIn(DOCKER_HOST) : namesContext(variables) ? [] : [USUAL],
    podman: [...CONTAINER_HOST ? socketIn(CONTAINER_HOST) : [], ...own, "/run/podman/podman.sock"]
  };
}
var USUAL = "/var/run/docker.sock";
function socketIn(address) {
  return address.startsWith("unix://") ? [address.slice("unix://".length) || USUAL] : [];
}
function namesContext({ DOCKER_CONTEXT, DOCKER_CONFIG, HOME }) {
  if (DOCKER_CONTEXT) return DOCKER_CONTEXT !== "default";
  const file = join(DOCKER_CONFIG || join(HOME || homedir2(), ".docker"), "config.json");
  try {
    const { currentContext } = JSON.parse(readFileSync(file, "utf8"));
    return Boolean(currentContext) && currentContext !== "default";
  } catch {
    return false;
  }
}

// src/action/open-store.ts
function sandboxFacts({ configDirectory, engine, known }) {
  return { configDirectory, ...engine && { engine }, ...known && { known } };
}
function beginToOpen(open) {
  let onReached = () => void 0;
  const reached = new Promise((resolve2) => {
    onReached = resolve2;
  });
  const opened = open(onReached);
  opened.then(onReached, onReached);
  return { opened, reached };
}
async function openStore(settings, context, log, options = {}) {
  const { container } = settings;
  return container === void 0 ? await openHost(settings, context, log) : await openContainer({ ...settings, container, ...options }, context, log);
}
function hostConfigDirectory(settings, { home, variables, workspace }) {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}
async function openHost(settings, context, log) {
  const { hostSessionStore } = await import("./host-KYC52SYP.js");
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? "");
  const store = hostSessionStore(directory, join2(configDirectory, "projects"), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
async function openContainer(settings, context, log) {
  const { findContainer } = await import("./find-container-7HCEKW5W.js");
  const sockets = engineSockets(context.variables);
  const engine = settings.containerEngine;
  const { onDoubt } = settings;
  const finding = findContainer({ engine, container: settings.container, sockets, log, onDoubt });
  finding.catch(() => void 0);
  const { mountOf, openContainerStore } = await import("./sandbox-6FW5BFXH.js");
  const container = await finding;
  if (container === void 0) return void 0;
  const { user, workingDirectory, configDirectory, known, onReached } = settings;
  const options = {
    container,
    known,
    onReached,
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
  const { environment, known: learned } = store;
  const mount = mountOf({ container }, store.configDirectory);
  const onVolume = mount !== void 0 && mount.type !== "tmpfs";
  return {
    store,
    configDirectory: store.configDirectory,
    label,
    environment,
    engine: store.engine,
    known: learned,
    onVolume
  };
}

export {
  COPIED_AT_MOST,
  checkSessionSize,
  engineSockets,
  sandboxFacts,
  beginToOpen,
  openStore,
  hostConfigDirectory,
  readContext,
  sourceOf
};
