import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agentOf
} from "./chunk-KP4M7WHY.js";
import {
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/action/open-store.ts
const { join: join2, resolve } = require("node:path");

// src/flows/limits.ts
var NAMED = 3;
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
const { readFileSync } = require("node:fs");
const { homedir } = require("node:os");
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
  const file = join(DOCKER_CONFIG || join(HOME || homedir(), ".docker"), "config.json");
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
  const { hostSessionStore } = await import("./host-OB6BT2M6.js");
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
  const { mountOf, openContainerStore } = await import("./sandbox-FFSRHUJJ.js");
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

// src/action/amounts.ts
function count(amount, noun) {
  return `${number(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}
function number(amount) {
  const whole = Math.round(amount);
  return Number.isSafeInteger(whole) && whole >= 0 ? `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, ",") : "uncounted";
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
  return `Captured session ${shortId(captured.id)} as ${savedLabel(captured)}: ${capturedExtent(captured)}`;
}
function savedLabel({ saved: { name, label = name } }) {
  return label;
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

export {
  COPIED_AT_MOST,
  checkSessionSize,
  engineSockets,
  sandboxFacts,
  beginToOpen,
  openStore,
  hostConfigDirectory,
  count,
  number,
  size,
  duration,
  restoredLine,
  repairs,
  cutOffLine,
  capturedLine,
  savedLabel,
  forkedLine
};
