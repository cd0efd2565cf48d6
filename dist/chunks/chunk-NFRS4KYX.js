import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  actionLog,
  checkProtected,
  cutOffLine,
  discardSession,
  findSession,
  fingerprintInputs,
  fingerprintKeys,
  hasSameKeys,
  hostConfigDirectory,
  openArchive,
  openMounted,
  openStore,
  parseInputs,
  placeSession,
  readContext,
  readState,
  restoredLine,
  saveState,
  sessionExtent,
  settingsOf,
  unsealingKeys
} from "./chunk-C2LUJMFT.js";
import {
  getInput,
  setOutput
} from "./chunk-EWSEKDDM.js";
import {
  largestBundle
} from "./chunk-OFEQ2BLX.js";
import {
  SessionCaptureError,
  UserError
} from "./chunk-6HJDTENI.js";

// src/action/main-step.ts
import { isDeepStrictEqual } from "node:util";

// src/action/hand-over.ts
import { chmod, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/action/restore-step.ts
async function restore(inputs, { known, told, ...around }) {
  if (inputs.archive === "directory" && inputs.archivePath === void 0) return NOTHING;
  try {
    const { session, refused } = known ? { session: known, refused: 0 } : await find(inputs, around);
    if (session !== void 0) return await placeOrDiscard(session, inputs, around);
    checkNotAskedFor(inputs, refused);
    return refused > 0 ? { outcome: { verdict: "refused" }, placed: [] } : NOTHING;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const trouble = sentence(error instanceof Error ? error.message : String(error));
    const line = `${trouble} The agent starts without its earlier session.`;
    if (trouble === told) around.log.info(line);
    else around.log.warning(line);
    return { outcome: { verdict: "fresh", trouble }, placed: [] };
  }
}
function sentence(text) {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
var NOTHING = { outcome: { verdict: "fresh" }, placed: [] };
async function find(inputs, { context, log }) {
  const archive = openArchive(settingsOf(inputs), { context, log, token: inputs.secrets.githubToken });
  const { agent, name, sessionId, runId, trust } = inputs;
  const keys = await unsealingKeys(inputs.secrets);
  const largest = largestBundle(inputs.maxSize);
  const request = { agent, name, sessionId, runId, trust, run: context, keys, largest, tempDir: context.temp };
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
  const { files, kept, condition } = await log.group(`Restore the session into ${place.label}`, put);
  const repair = condition?.repair;
  const tree = condition?.facts.tree;
  if (tree?.cutOff === true) log.warning(cutOffLine(sessionId, tree));
  const outcome = {
    verdict: repair === void 0 ? "restored" : "repaired",
    session: {
      id: sessionId,
      ...session.runId === void 0 ? {} : { runId: session.runId },
      extent: sessionExtent(files),
      ...repair === void 0 ? {} : { repair }
    },
    sessionFile: place.store.sessionFilePath(sessionId),
    configDirectory: place.configDirectory,
    ...place.engine === void 0 ? {} : { engine: place.engine }
  };
  const transcript = files.find(({ kind, path }) => kind === "transcript" && !kept.includes(path));
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
async function openToAll(path) {
  await chmod(path, 511);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 511 : 438);
  }
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
  checkProtected(inputs, context);
  const { outcome, placed } = await restore(inputs, { context, log: actionLog });
  const secrets = await fingerprintKeys(inputs.secrets);
  saveState({ stage: "pre", startedAt, settings: settingsOf(inputs), outcome, secrets, placed });
}
async function mainStep(phase) {
  const earlier = readState();
  const startedAt = earlier?.startedAt ?? (/* @__PURE__ */ new Date()).toISOString();
  const context = await readContext();
  const inputs = parseInputs(getInput, context);
  phase.failOnTrouble = inputs.ifNoSessionFound === "error";
  checkProtected(inputs, context);
  const settings = settingsOf(inputs);
  const secrets = await fingerprintInputs(inputs.secrets);
  const before = earlier?.placed ?? [];
  saveState({ stage: "main", startedAt, settings, outcome: { verdict: "fresh" }, secrets, placed: before });
  const { outcome, placed } = await finish(inputs, { earlier, context, log: actionLog });
  const state = {
    stage: "main",
    startedAt,
    settings: { ...settings, containerEngine: outcome.engine ?? settings.containerEngine },
    outcome,
    secrets,
    placed: [...before, ...placed]
  };
  saveState(state);
  setOutputs(outcome, inputs);
  conclude(outcome, inputs, actionLog);
  return state;
}
async function finish(inputs, surroundings) {
  const result = await takeOverOrRestore(inputs, surroundings);
  const { verdict, waiting } = result.outcome;
  if (verdict === "restored" || verdict === "repaired") return result;
  if (inputs.container === void 0) {
    const configDirectory2 = hostConfigDirectory(settingsOf(inputs), surroundings.context);
    return { ...result, outcome: { ...result.outcome, configDirectory: configDirectory2 } };
  }
  const place = waiting === void 0 ? await openIfThere(inputs, surroundings) : void 0;
  if (place === void 0) return await handOver(inputs, { session: waiting, ...surroundings });
  const { engine, configDirectory } = place;
  return { ...result, outcome: { ...result.outcome, configDirectory, ...engine && { engine } } };
}
async function openIfThere(inputs, { context, log }) {
  try {
    return await openStore(settingsOf(inputs), context, log);
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(error.message);
    return void 0;
  }
}
async function takeOverOrRestore(inputs, { earlier, context, log }) {
  if (earlier === void 0) return await restore(inputs, { context, log });
  const isSame = isDeepStrictEqual(earlier.settings, JSON.parse(JSON.stringify(settingsOf(inputs))));
  if (!isSame || !await hasSameKeys(inputs.secrets, earlier.secrets)) {
    log.info(
      "The inputs differ from what they were when the job began, so main restores, and what pre put in place is not used."
    );
    return await restore(inputs, { context, log });
  }
  const { waiting, trouble } = earlier.outcome;
  if (waiting !== void 0 || trouble !== void 0) {
    return await restore(inputs, { context, log, known: waiting, told: trouble });
  }
  return { outcome: earlier.outcome, placed: [] };
}
function conclude(outcome, inputs, log) {
  const { verdict, session, configDirectory, trouble } = outcome;
  if (session !== void 0) log.info(restoredLine(session));
  if (verdict === "deferred") {
    log.info(
      `Container ${inputs.container} is not there yet. To give it the session, start it with -v ${configDirectory}:<config directory of the agent>.`
    );
    if (session !== void 0 && inputs.workingDirectory === void 0) {
      log.warning(
        `The session waits for an agent that runs in ${outcome.directory}. If yours runs elsewhere in its container, set the inputs working-directory and config-directory to paths of the container, or the agent will not find it.`
      );
    }
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
  preStep,
  mainStep
};
