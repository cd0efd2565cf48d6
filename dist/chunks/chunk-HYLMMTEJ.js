import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  LARGEST_MANIFEST,
  MANIFEST_FILE,
  actionLog,
  agents,
  findAgent,
  findEngine,
  hostConfigDirectory,
  openArchive,
  openMounted,
  openRegular,
  openStaging,
  openStore,
  parseManifest,
  readContext,
  readState,
  regularFiles,
  relocatedStore,
  removeStaging,
  restoredLine,
  saveState,
  sessionExtent,
  settingsOf,
  sha256Of
} from "./chunk-OZCYZI7W.js";
import {
  getInput,
  setOutput
} from "./chunk-EWSEKDDM.js";
import {
  transferSession
} from "./chunk-OWTVC472.js";
import {
  ArchiveError,
  IntegrityError,
  UserError,
  isNotFound
} from "./chunk-6HJDTENI.js";

// src/action/main-step.ts
import { isDeepStrictEqual } from "node:util";

// src/action/hand-over.ts
import { chmod, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/bundle/verify.ts
import path from "node:path";
async function verifyBundle(folder) {
  const manifest = await readManifest(folder);
  const transcript = `/${manifest.sessionId}.jsonl`;
  if (!manifest.files.some((file) => file.path.endsWith(transcript))) {
    throw new IntegrityError(`The bundle does not hold the transcript of its session ${manifest.sessionId}.`);
  }
  await reading("A folder", () => refuseUnlisted(folder, manifest));
  for (const file of manifest.files) await reading(file.path, () => verifyFile(folder, file));
  return manifest;
}
async function readManifest(folder) {
  return parseManifest(await reading(MANIFEST_FILE, () => readManifestText(folder)));
}
async function readManifestText(folder) {
  const handle = await openRegular(path.join(folder, MANIFEST_FILE), MANIFEST_FILE);
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_MANIFEST) throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_MANIFEST} bytes.`);
    return await handle.readFile("utf8");
  } finally {
    await handle.close();
  }
}
async function refuseUnlisted(folder, { files }) {
  const listed = /* @__PURE__ */ new Set([MANIFEST_FILE, ...files.map((file) => file.path)]);
  for await (const found of regularFiles(folder)) {
    if (!listed.has(found)) throw new IntegrityError(`The bundle holds ${found}, which its manifest does not list.`);
  }
}
async function verifyFile(folder, file) {
  const handle = await openRegular(path.join(folder, ...file.path.split("/")), file.path);
  try {
    const { size } = await handle.stat();
    if (size !== file.size) {
      throw new IntegrityError(`${file.path} of the bundle has ${size} bytes, and its manifest says ${file.size}.`);
    }
    if (await sha256Of(handle.createReadStream({ autoClose: false })) !== file.sha256) {
      throw new IntegrityError(`${file.path} of the bundle is not what its manifest says: the SHA-256 differs.`);
    }
  } finally {
    await handle.close();
  }
}
async function reading(shown, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    const reason = isNotFound(error) ? "is missing" : "cannot be read";
    throw new IntegrityError(`${shown} of the bundle ${reason}.`, { cause: error });
  }
}

// src/flows/trust.ts
function whyNotTrusted(origin, run) {
  if (origin.repositoryId === void 0 && origin.headRepositoryId === void 0) return void 0;
  if (origin.headRepositoryId === void 0 || run.headRepositoryId === void 0) {
    return `it cannot be said whose code its run${ofRun(origin)} was for`;
  }
  if (origin.headRepositoryId !== run.headRepositoryId) {
    return `its run${ofRun(origin)} was for another repository (id ${origin.headRepositoryId}, here ${run.headRepositoryId})`;
  }
  return void 0;
}
function ofRun({ runId }) {
  return runId === void 0 ? "" : ` ${runId}`;
}

// src/flows/restore.ts
async function findSession(request, archive, log) {
  const named = await search(request, request.name, archive, log);
  if (named.session !== void 0 || request.sessionId === void 0) return named;
  return search(request, void 0, archive, log);
}
async function search(request, name, archive, log) {
  let refused = 0;
  for await (const found of archive.find({ name, runId: request.runId })) {
    const reason = whyNotTrusted(found.origin, request.run);
    if (reason !== void 0) {
      log.warning(`Refused ${found.label}: ${reason}.`);
      refused += 1;
      continue;
    }
    const session = await fetch(found, request, log);
    if (session !== void 0) return { session, refused };
  }
  return { session: void 0, refused };
}
async function fetch(found, request, log) {
  const staging = await openStaging(request.tempDir);
  try {
    await found.download(staging.folder);
    const manifest = await verifyBundle(staging.folder);
    const reason = whyOther(manifest, request);
    if (reason === void 0) {
      staging.keep();
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: ${reason}.`);
  } catch (error) {
    if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
    log.warning(`Skipped ${found.label}: ${error.message}`);
  }
  await staging.close();
  return void 0;
}
function whyOther(manifest, { agent, sessionId }) {
  if (manifest.agent !== agent.name) return `it holds a session of ${manifest.agent}`;
  if (sessionId !== void 0 && manifest.sessionId !== sessionId) return `it holds session ${manifest.sessionId}`;
  return void 0;
}
async function placeSession(session, store, { agent, include }) {
  const { sessionId, directory, configDirectory } = session.manifest;
  const bundle = relocatedStore(session.folder, { agent, directory, configDirectory });
  const report = await transferSession(bundle, store, sessionId, { agent, include });
  await discardSession(session);
  return report;
}
async function discardSession({ folder }) {
  await removeStaging(folder);
}

// src/action/restore-step.ts
async function restore(inputs, { known, ...around }) {
  if (inputs.archive === "directory" && inputs.archivePath === void 0) return NOTHING;
  try {
    const { session, refused } = known ? { session: known, refused: 0 } : await find(inputs, around);
    if (session !== void 0) return await placeOrDiscard(session, inputs, around);
    checkNotAskedFor(inputs, refused);
    return refused > 0 ? { outcome: { verdict: "refused" }, placed: [] } : NOTHING;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const trouble = error instanceof Error ? error.message : String(error);
    around.log.warning(`${trouble} The agent starts without its earlier session.`);
    return { outcome: { verdict: "fresh", trouble }, placed: [] };
  }
}
var NOTHING = { outcome: { verdict: "fresh" }, placed: [] };
async function find(inputs, { context, log }) {
  const archive = openArchive(settingsOf(inputs), { context, log, token: inputs.githubToken });
  const { agent, name, sessionId, runId } = inputs;
  const request = { agent, name, sessionId, runId, run: context, tempDir: context.temp };
  return await log.group(`Find session ${sessionId ?? name}`, () => findSession(request, archive, log));
}
function checkNotAskedFor({ sessionId, runId, archive }, refused) {
  if (sessionId === void 0) return;
  const where = runId === void 0 ? `${archive} archive` : `${archive} archive, run ${runId}`;
  const why = refused > 0 ? `${refused} bundles that may hold it were refused, see above` : "it may have expired";
  throw new UserError(
    `Session ${sessionId} is nowhere in the ${where}: ${why}. Correct or remove the input session-id; without it the newest session of the name is restored.`
  );
}
async function placeOrDiscard(session, inputs, around) {
  try {
    return await placeIfOpen(session, inputs, around);
  } catch (error) {
    await discardSession(session);
    throw error;
  }
}
async function placeIfOpen(session, inputs, { context, log }) {
  if (inputs.maxIterations !== 1) {
    throw new UserError(
      `Session ${session.manifest.sessionId} was found, but max-iterations is ${inputs.maxIterations}, and a session can be resumed only by the first start of the agent. Set max-iterations: 1, or give each run a name of its own.`
    );
  }
  const place = await log.group("Open the sandbox", () => openStore(settingsOf(inputs), context, log));
  if (place === void 0) return { outcome: { verdict: "deferred", waiting: session }, placed: [] };
  return await putInto(place, session, inputs, log);
}
async function putInto(place, session, inputs, log) {
  const { sessionId } = session.manifest;
  const put = () => placeSession(session, place.store, inputs);
  const { files, kept } = await log.group(`Restore the session into ${place.label}`, put);
  const outcome = {
    verdict: "restored",
    session: {
      id: sessionId,
      ...session.runId === void 0 ? {} : { runId: session.runId },
      extent: sessionExtent(files)
    },
    sessionFile: place.store.sessionFilePath(sessionId),
    configDirectory: place.configDirectory,
    ...place.engine === void 0 ? {} : { engine: place.engine }
  };
  const transcript = files.find(({ kind, path: path2 }) => kind === "transcript" && !kept.includes(path2));
  return { outcome, placed: transcript === void 0 ? [] : [{ id: sessionId, size: transcript.size }] };
}

// src/action/hand-over.ts
async function handOver(inputs, { session, context, log }) {
  const configDirectory = join(await mkdtemp(join(context.temp, "agent-session-config-")), ".claude");
  await mkdir(configDirectory);
  const directory = inputs.workingDirectory ?? session?.manifest.directory ?? context.workspace;
  if (session === void 0) {
    await openToAll(configDirectory);
    return { outcome: { verdict: "deferred", configDirectory, directory }, placed: [] };
  }
  const mounted = { configDirectory, directory, spelledAs: inputs.configDirectory ?? configDirectory };
  const result = await putInto(openMounted(settingsOf(inputs), mounted), session, inputs, log);
  await openToAll(configDirectory);
  return { ...result, outcome: { ...result.outcome, verdict: "deferred", configDirectory, directory } };
}
async function openToAll(path2) {
  await chmod(path2, 511);
  for (const entry of await readdir(path2, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 511 : 438);
  }
}

// src/action/input-reader.ts
function inputReader(readInput, problems) {
  function text(name) {
    const value = readInput(name).trim();
    return value === "" ? void 0 : value;
  }
  function refuse(name, why) {
    if (text(name) !== void 0) problems.push(`${name}: ${why}`);
  }
  function choice(name, choices, fallback, refusals = {}) {
    const value = text(name) ?? fallback;
    const found = choices.find((candidate) => candidate === value);
    if (found === void 0) {
      problems.push(
        `${name}: "${shorten(value)}" ${refusals[value] ?? `is not known. Write one of: ${choices.join(", ")}.`}`
      );
    }
    return found ?? fallback;
  }
  function list(name, choices, fallback) {
    const words = text(name)?.split(/[\s,]+/).filter((word) => word !== "");
    if (words === void 0) return fallback;
    const unknown = words.filter((word) => !choices.some((choice2) => choice2 === word));
    if (unknown.length > 0) {
      problems.push(`${name}: "${shorten(unknown.join(", "))}" is not known. Write any of: ${choices.join(", ")}.`);
    }
    return choices.filter((choice2) => words.includes(choice2));
  }
  function whole(name, { least, most, example }) {
    const value = text(name);
    if (value === void 0) return void 0;
    const parsed = Number(value);
    if (/^\d+$/.test(value) && parsed >= least && parsed <= (most ?? Number.MAX_SAFE_INTEGER)) return parsed;
    const range = most === void 0 ? `from ${least}` : `from ${least} to ${most}`;
    problems.push(`${name}: "${shorten(value)}" is not a whole number ${range}. Write for example ${example}.`);
    return void 0;
  }
  function yesNo(name, fallback) {
    const value = text(name) ?? fallback;
    if (["true", "True", "TRUE"].includes(value)) return true;
    if (!["false", "False", "FALSE"].includes(value)) {
      problems.push(`${name}: "${shorten(value)}" is neither true nor false.`);
    }
    return false;
  }
  function size(name, fallback) {
    const value = text(name) ?? fallback;
    const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(i?)B?$/i.exec(value);
    const [, amount = "", unit = "", binary = ""] = parts ?? [];
    const bytes = Math.floor(Number(amount) * (binary ? 1024 : 1e3) ** " KMGT".indexOf(unit.toUpperCase() || " "));
    if (parts === null || !Number.isSafeInteger(bytes) || bytes < 1) {
      problems.push(`${name}: "${shorten(value)}" is not a size. Write for example 500MB or 2GiB.`);
      return 1;
    }
    return bytes;
  }
  return { text, refuse, choice, list, whole, yesNo, size };
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

// src/action/inputs.ts
function parseInputs(readInput, context, stage = "main") {
  const problems = [];
  const read = inputReader(readInput, problems);
  for (const name of NOT_YET) read.refuse(name, "is not available in this version. Remove it.");
  const archive = read.choice("archive", ["artifact", "directory"], "artifact", {
    cache: 'is not available in this version. Use "artifact" or "directory".',
    git: 'is not available in this version. Use "artifact" or "directory".'
  });
  const inputs = {
    name: read.text("name") ?? defaultName(context),
    sessionId: read.text("session-id"),
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
    githubToken: read.text("github-token")
  };
  problems.push(...problemsBetween(inputs));
  if (stage === "main" && inputs.archive === "directory" && inputs.archivePath === void 0) {
    problems.push("archive-path: is missing. With archive: directory, write the folder to keep sessions in.");
  }
  if (problems.length > 0) throw new UserError(asList(problems));
  return inputs;
}
var NOT_YET = ["redact", "secrets", "passphrase", "recipients", "identity", "trust"];
function problemsBetween(inputs) {
  const problems = [];
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
    for (const [name, path2] of [
      ["working-directory", inputs.workingDirectory],
      ["config-directory", inputs.configDirectory]
    ]) {
      if (path2 !== void 0 && !/^(~?\/|~$)/.test(path2)) {
        problems.push(
          `${name}: "${shorten(path2)}" is not absolute. With a container, write the whole path inside it, such as /workspace.`
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

// src/action/outputs.ts
function setOutputs({ verdict, session, sessionFile, configDirectory }, inputs) {
  const args = session === void 0 ? [] : inputs.agent.resumeArguments(session.id, inputs);
  const outputs = {
    "session-id": session?.id ?? "",
    resumed: String(session !== void 0),
    verdict,
    args: args.join(" "),
    "session-file": sessionFile ?? "",
    "config-directory": configDirectory ?? "",
    "source-run-id": String(session?.runId ?? "")
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

// src/action/main-step.ts
async function preStep() {
  const startedAt = (/* @__PURE__ */ new Date()).toISOString();
  const context = await readContext();
  const inputs = parseInputs(getInput, context, "pre");
  const { outcome, placed } = await restore(inputs, { context, log: actionLog });
  saveState({ stage: "pre", startedAt, settings: settingsOf(inputs), outcome, placed });
}
async function mainStep(phase) {
  const earlier = readState();
  const startedAt = earlier?.startedAt ?? (/* @__PURE__ */ new Date()).toISOString();
  const context = await readContext();
  const inputs = parseInputs(getInput, context);
  phase.failOnTrouble = inputs.ifNoSessionFound === "error";
  const settings = settingsOf(inputs);
  saveState({ stage: "main", startedAt, settings, outcome: { verdict: "fresh" }, placed: earlier?.placed ?? [] });
  const { outcome, placed } = await finish(inputs, { earlier, context, log: actionLog });
  const state = {
    stage: "main",
    startedAt,
    settings: { ...settings, containerEngine: outcome.engine ?? settings.containerEngine },
    outcome,
    placed: [...earlier?.placed ?? [], ...placed]
  };
  saveState(state);
  setOutputs(outcome, inputs);
  conclude(outcome, inputs, actionLog);
  return state;
}
async function finish(inputs, surroundings) {
  const result = await takeOverOrRestore(inputs, surroundings);
  const { verdict, waiting } = result.outcome;
  if (verdict === "restored") return result;
  const { container } = inputs;
  if (container === void 0) {
    const configDirectory = hostConfigDirectory(settingsOf(inputs), surroundings.context);
    return { ...result, outcome: { ...result.outcome, configDirectory } };
  }
  const engine = waiting === void 0 ? await findEngine({ ...inputs, container }, surroundings.log) : void 0;
  if (engine === void 0) return await handOver(inputs, { session: waiting, ...surroundings });
  return { ...result, outcome: { ...result.outcome, engine } };
}
async function takeOverOrRestore(inputs, { earlier, context, log }) {
  if (earlier === void 0) return await restore(inputs, { context, log });
  if (!isDeepStrictEqual(earlier.settings, JSON.parse(JSON.stringify(settingsOf(inputs))))) {
    log.info(
      "The inputs differ from what they were when the job began, so main restores, and what pre put in place is not used."
    );
    return await restore(inputs, { context, log });
  }
  const { waiting } = earlier.outcome;
  if (waiting !== void 0) return await restore(inputs, { context, log, known: waiting });
  return { outcome: earlier.outcome, placed: [] };
}
function conclude(outcome, inputs, log) {
  const { verdict, session, configDirectory, trouble } = outcome;
  if (session !== void 0) log.info(restoredLine(session));
  if (verdict === "deferred") {
    log.info(
      `Container ${inputs.container} is not there yet. To give it the session, start it with -v ${configDirectory}:<config directory of the agent>.`
    );
  }
  if (session !== void 0) return;
  const refused = verdict === "refused" ? " that may be restored" : "";
  const nothing = trouble ?? `No session named ${inputs.name} was found${refused}. The agent starts a fresh one.`;
  if (inputs.ifNoSessionFound === "error") throw new UserError(nothing);
  if (trouble !== void 0) return;
  if (inputs.ifNoSessionFound === "warn") log.warning(nothing);
  else log.info(nothing);
}

export {
  parseInputs,
  preStep,
  mainStep
};
