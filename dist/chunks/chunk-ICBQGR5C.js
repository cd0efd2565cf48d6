import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  discardSession,
  findSession,
  placeSession
} from "./chunk-VE7KI3HA.js";
import {
  actionLog,
  beginStep,
  beginning,
  checkProtected,
  cutOffLine,
  explainDisk,
  fingerprintInputs,
  fingerprintKeys,
  hasSameKeys,
  hostConfigDirectory,
  jobFolderPrefix,
  keepForJob,
  openArchive,
  openMounted,
  openStore,
  parseInputs,
  plainPlaces,
  readState,
  restoredLine,
  sandboxFacts,
  saveState,
  sessionExtent,
  sessionsAhead,
  settingsOf,
  unsealingKeys
} from "./chunk-S6SBFOCV.js";
import {
  getInput,
  setOutput
} from "./chunk-MYE6TFDS.js";
import {
  lineageAfter
} from "./chunk-4AQZTSBH.js";
import {
  largestBundle
} from "./chunk-44WVFOAD.js";
import {
  SessionCaptureError,
  UserError
} from "./chunk-GYDSQB62.js";

// src/action/main-step.ts
import { isDeepStrictEqual } from "node:util";

// src/action/hand-over.ts
import { chmod, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/action/put-session.ts
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
      name: session.manifest.name,
      ...lineageAfter(session.manifest, session.runId),
      ...session.newestAt === void 0 ? {} : { newestAt: session.newestAt },
      ...session.runId === void 0 ? {} : { runId: session.runId },
      extent: sessionExtent(files),
      ...repair === void 0 ? {} : { repair },
      ...tree?.cutOff === true ? { cutOff: { reachable: tree.reachable, rows: tree.rows } } : {},
      ...condition === void 0 ? {} : { figures: figuresOf(condition.facts) }
    },
    sessionFile: place.store.sessionFilePath(sessionId),
    ...sandboxFacts(place)
  };
  const transcript = files.find(({ kind, path }) => kind === "transcript" && !kept.includes(path));
  return { outcome, placed: transcript === void 0 ? [] : [{ id: sessionId, size: transcript.size }] };
}
function figuresOf({ turns, tokens, models, firstTimestamp, lastTimestamp }) {
  const times = [firstTimestamp, lastTimestamp].map((time) => time?.slice(0, LONGEST_TIME));
  const named = models.slice(0, MOST_MODELS).map((model) => model.slice(0, LONGEST_MODEL));
  return { turns, tokens, models: named, firstTimestamp: times[0], lastTimestamp: times[1] };
}
var LONGEST_TIME = 40;
var MOST_MODELS = 5;
var LONGEST_MODEL = 80;

// src/action/hand-over.ts
async function handOver(inputs, { session, context, log }) {
  const folder = await mkdtemp(jobFolderPrefix(context));
  const configDirectory = join(folder, ".claude");
  await mkdir(configDirectory);
  const directory = inputs.workingDirectory ?? session?.manifest.directory ?? context.workspace;
  if (session === void 0) {
    await openToAll(configDirectory);
    return { outcome: { verdict: "deferred", handedOver: folder, configDirectory, directory }, placed: [] };
  }
  const mounted = { configDirectory, directory, spelledAs: inputs.configDirectory ?? configDirectory };
  const result = await putInto(openMounted(settingsOf(inputs), mounted), session, inputs, log);
  await openToAll(configDirectory);
  return {
    ...result,
    outcome: { ...result.outcome, verdict: "deferred", handedOver: folder, configDirectory, directory }
  };
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

// src/action/open-meanwhile.ts
function openMeanwhile(inputs, { context, log }) {
  const { container, sessionId, maxIterations } = inputs;
  const isEarly = container !== void 0 && sessionId === void 0 && maxIterations === 1;
  const held = heldLog();
  const opened = isEarly ? openStore(settingsOf(inputs), context, held.log) : void 0;
  opened?.catch(() => void 0);
  async function open() {
    if (opened === void 0) return await openStore(settingsOf(inputs), context, log);
    try {
      return await opened;
    } finally {
      held.tell(log);
    }
  }
  return {
    place: () => log.group("Open the sandbox", open),
    async facts() {
      const place = await opened?.catch(() => void 0);
      if (place === void 0) return void 0;
      held.tell(log);
      return sandboxFacts(place);
    }
  };
}
function heldLog() {
  const lines = [];
  return {
    log: {
      debug: (message) => void lines.push((log) => log.debug(message)),
      info: (message) => void lines.push((log) => log.info(message)),
      warning: (message) => void lines.push((log) => log.warning(message)),
      group: (_title, work) => work()
    },
    tell(log) {
      for (const line of lines.splice(0)) line(log);
    }
  };
}

// src/action/restore-step.ts
async function restore(inputs, { known, told, ...around }) {
  if (inputs.archive === "directory" && inputs.archivePath === void 0) return NOTHING;
  const opening = openMeanwhile(inputs, around);
  try {
    const { session, refused } = known ? { session: known, refused: 0 } : await find(inputs, around);
    if (session !== void 0) return await placeOrDiscard(session, inputs, { ...around, opening });
    checkNotAskedFor(inputs, refused);
    const verdict = refused > 0 ? "refused" : "fresh";
    return { outcome: { verdict, ...await opening.facts() }, placed: [] };
  } catch (raw) {
    const error = explainDisk(raw, around.context.runnerTemp);
    if (error instanceof UserError) throw error;
    return troubled(error, told, around);
  }
}
function troubled(error, told, { context, log }) {
  const trouble = sentence(plainPlaces(error instanceof Error ? error.message : String(error), context));
  const line = `${trouble} The agent starts without its earlier session.`;
  if (trouble === told) log.info(line);
  else log.warning(line);
  return { outcome: { verdict: "fresh", trouble }, placed: [] };
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
async function placeIfOpen(session, inputs, { opening, context, log }) {
  if (inputs.maxIterations !== 1) {
    throw new UserError(
      `Session ${session.manifest.sessionId} was found, but max-iterations is ${inputs.maxIterations}, and a session can be resumed only by the first start of the agent. Set max-iterations: 1, or give each run a name of its own.`
    );
  }
  const place = await opening.place();
  if (place === void 0) {
    return { outcome: { verdict: "deferred", waiting: await keepForJob(session, context) }, placed: [] };
  }
  return await putInto(place, session, inputs, log);
}

// src/action/main-step.ts
async function preStep() {
  const began = beginning();
  const context = await beginStep(actionLog);
  const inputs = parseInputs(getInput, context, "pre");
  checkProtected(inputs, context);
  const { outcome, placed } = await restore(inputs, { context, log: actionLog });
  const secrets = await fingerprintKeys(inputs.secrets);
  saveState({ stage: "pre", ...began, settings: settingsOf(inputs), outcome, secrets, placed });
}
async function mainStep(phase) {
  const earlier = readState();
  const { startedAt, uptime } = earlier ?? beginning();
  const began = { startedAt, ...uptime === void 0 ? {} : { uptime } };
  const context = await beginStep(actionLog);
  const inputs = parseInputs(getInput, context);
  phase.failOnTrouble = inputs.ifNoSessionFound === "error";
  checkProtected(inputs, context);
  const settings = settingsOf(inputs);
  const secrets = await fingerprintInputs(inputs.secrets);
  const before = earlier?.placed ?? [];
  const waiting = earlier?.outcome.waiting;
  const none = { verdict: "fresh", ...waiting === void 0 ? {} : { waiting } };
  saveState({ stage: "main", ...began, settings, outcome: none, secrets, placed: before });
  const { outcome, placed } = await finish(inputs, { earlier, context, log: actionLog });
  const state = {
    stage: "main",
    ...began,
    settings: { ...settings, containerEngine: outcome.engine ?? settings.containerEngine },
    outcome,
    secrets,
    placed: [...before, ...placed],
    untouched: await untouchedSessions(inputs, context, actionLog)
  };
  saveState(state);
  setOutputs(outcome, inputs);
  conclude(outcome, inputs, actionLog);
  return state;
}
async function finish(inputs, surroundings) {
  const result = await takeOverOrRestore(inputs, surroundings);
  const { verdict, waiting } = result.outcome;
  const isOpened = inputs.container !== void 0 && result.outcome.configDirectory !== void 0;
  if (verdict === "restored" || verdict === "repaired" || isOpened) return result;
  if (inputs.container === void 0) {
    const configDirectory = hostConfigDirectory(settingsOf(inputs), surroundings.context);
    return { ...result, outcome: { ...result.outcome, configDirectory } };
  }
  const place = waiting === void 0 ? await openIfThere(inputs, surroundings) : void 0;
  if (place === void 0) return await tryHandOver(inputs, { session: waiting, ...surroundings });
  return { ...result, outcome: { ...result.outcome, ...sandboxFacts(place) } };
}
async function tryHandOver(inputs, { session, context, log }) {
  try {
    return await handOver(inputs, { session, context, log });
  } catch (error) {
    if (error instanceof UserError) throw error;
    return troubled(explainDisk(error, context.runnerTemp), void 0, { context, log });
  }
}
async function untouchedSessions(inputs, context, log) {
  if (inputs.container !== void 0) return [];
  try {
    const place = await openStore(settingsOf(inputs), context, log);
    return place === void 0 ? [] : await sessionsAhead(place.store);
  } catch (error) {
    log.debug(`The sessions could not be listed: ${String(error)}`);
    return [];
  }
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
