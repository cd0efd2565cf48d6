import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  discardSession,
  findSession,
  placeSession
} from "./chunk-PUDH6JHT.js";
import {
  beginning,
  checkProtected,
  cutOffLine,
  engineSockets,
  fingerprintInputs,
  fingerprintKeys,
  hasSameKeys,
  hostConfigDirectory,
  openMounted,
  openStore,
  readState,
  restoredLine,
  sandboxFacts,
  saveState,
  sessionExtent,
  sessionsAhead,
  settingsOf,
  unsealingKeys
} from "./chunk-U7ZFMOTK.js";
import {
  relocatedStore
} from "./chunk-SSYEESB5.js";
import {
  openStaging,
  whyNotTrusted
} from "./chunk-PML6HZNU.js";
import {
  actionLog,
  beginStep,
  explainDisk,
  ignoredInputs,
  jobFolderPrefix,
  keepForJob,
  needsPath,
  openArchive,
  parseInputs,
  plainPlaces
} from "./chunk-U4YGSL33.js";
import {
  getInput,
  setOutput
} from "./chunk-MYE6TFDS.js";
import {
  groupBySession,
  rewriteEach,
  rewriteRules
} from "./chunk-MSWOVSQN.js";
import {
  lineageAfter
} from "./chunk-3W7IV5HQ.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  SessionCaptureError,
  UserError
} from "./chunk-GYDSQB62.js";

// src/action/hand-over.ts
import { chmod, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";

// src/sessions/transfer-beside.ts
async function transferBeside(from, to, { times, agent, include }) {
  const files = [];
  async function* all() {
    for await (const session of groupBySession(from.read([...times.keys()], include))) {
      const rules = rewriteRules(from, to, { id: session.id, agent, include });
      const mtime = times.get(session.id);
      for await (const file of rewriteEach(session.files, { rules, inspect: void 0 }, files)) {
        yield { ...file, mtime: mtime ?? file.mtime };
      }
    }
  }
  try {
    if (to.writeBeside === void 0) throw new SessionCaptureError("This store takes one session at a time.");
    const { kept } = await to.writeBeside(all());
    return { files, kept, failure: void 0 };
  } catch (error) {
    return { files, kept: [], failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

// src/flows/companions.ts
var MOST = 200;
var LARGEST = 256e6;
async function placeCompanions(request, { archive, store, log }) {
  const { agent, name, except, include, tempDir, maxSize } = request;
  const policy = { trust: request.trust, run: request.run, origins: archive.origins };
  if (archive.companions === void 0 || request.sealed || whyNotTrusted(NOWHERE, policy) !== void 0) return [];
  const staging = await openStaging(tempDir);
  const placed = [];
  try {
    const largest = Math.min(maxSize, LARGEST);
    const { folders, left } = await archive.companions({ name, except, most: MOST, largest, folder: staging.folder });
    for (const { folder, sessions, directory, configDirectory } of folders.filter((one) => one.agent === agent.name)) {
      const from = relocatedStore(folder, { agent, directory, configDirectory });
      const times = new Map(sessions.map(({ id, mtime }) => [id, mtime]));
      const report = await transferBeside(from, store, { times, agent, include });
      placed.push(...placedIn(report));
      if (report.failure !== void 0) throw report.failure;
    }
    if (placed.length > 0 || left > 0) log.info(besideLine(placed.length, left));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warning(`The other sessions of the project were not all put beside it: ${reason}`);
  } finally {
    await staging.close();
  }
  return placed;
}
var NOWHERE = { runId: void 0, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 };
function placedIn({ files, kept }) {
  return files.flatMap(
    ({ kind, path, sessionId: id, size }) => kind === "transcript" && !kept.includes(path) ? [{ id, size, beside: true }] : []
  );
}
function besideLine(placed, left) {
  const others = `${placed} other session${placed === 1 ? "" : "s"} of the project`;
  return `The agent can list and resume ${others} too${left === 0 ? "." : `; ${left} more, older or too large, stay in the archive.`}`;
}

// src/action/place-beside.ts
async function placeBeside({ store }, inputs, { context, log, archive, except }) {
  const { agent, name, include, trust, maxSize, secrets } = inputs;
  const opened = archive ?? openArchive(settingsOf(inputs), { context, log, token: secrets.githubToken });
  const sealed = secrets.passphrase !== void 0 || secrets.identity !== void 0;
  const request = { agent, name, except, include, trust, run: context, sealed, maxSize, tempDir: context.temp };
  return await placeCompanions(request, { archive: opened, store, log });
}

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
  const mounted = { configDirectory, directory, spelledAs: inputs.configDirectory ?? configDirectory };
  const place = openMounted(settingsOf(inputs), mounted);
  const result = session && await putInto(place, session, inputs, log);
  const others = await placeBeside(place, inputs, { context, log, except: session?.manifest.sessionId });
  await openToAll(configDirectory);
  return {
    outcome: { ...result?.outcome, verdict: "deferred", handedOver: folder, configDirectory, directory },
    placed: [...result?.placed ?? [], ...others]
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
  if (needsPath(inputs.archive) && inputs.archivePath === void 0) return NOTHING;
  const opening = openMeanwhile(inputs, around);
  try {
    const archive = openArchive(settingsOf(inputs), { ...around, token: inputs.secrets.githubToken });
    const opened = { ...around, archive, opening };
    const { session, refused } = known ? { session: known, refused: 0 } : await find(inputs, opened);
    if (session !== void 0) return await placeOrDiscard(session, inputs, opened);
    checkNotAskedFor(inputs, refused);
    const verdict = refused > 0 ? "refused" : "fresh";
    const placed = await placeOthers(inputs, opened);
    return { outcome: { verdict, ...await opening.facts() }, placed };
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
async function placeOthers(inputs, opened) {
  if (opened.archive.companions === void 0) return [];
  const place = await opened.opening.place().catch(() => void 0);
  return place === void 0 ? [] : await placeBeside(place, inputs, { ...opened, except: void 0 });
}
async function find(inputs, { archive, context, log }) {
  const { agent, name, sessionId, runId, trust } = inputs;
  const keys = await unsealingKeys(inputs.secrets);
  const largest = largestBundle(inputs.maxSize);
  const request = { agent, name, sessionId, runId, trust, run: context, keys, largest, tempDir: context.temp };
  return await log.group(`Find session ${sessionId ?? name}`, () => findSession(request, archive, log));
}
function checkNotAskedFor({ sessionId, runId, archive }, refused) {
  if (sessionId === void 0) return;
  const where = runId === void 0 ? `${archive} archive` : `${archive} archive, run ${runId}`;
  const gone = archive === "git" ? "it was never kept there, or was removed" : "it may have expired";
  const why = refused > 0 ? `${refused} bundles that may hold it were refused, see above` : gone;
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
async function placeIfOpen(session, inputs, { archive, opening, context, log }) {
  if (inputs.maxIterations !== 1) {
    throw new UserError(
      `Session ${session.manifest.sessionId} was found, but max-iterations is ${inputs.maxIterations}, and a session can be resumed only by the first start of the agent. Set max-iterations: 1, or give each run a name of its own.`
    );
  }
  const place = await opening.place();
  if (place === void 0) {
    return { outcome: { verdict: "deferred", waiting: await keepForJob(session, context) }, placed: [] };
  }
  const result = await putInto(place, session, inputs, log);
  const except = session.manifest.sessionId;
  const others = await placeBeside(place, inputs, { context, log, archive, except });
  return { ...result, placed: [...result.placed, ...others] };
}

// src/action/take-over.ts
import { isDeepStrictEqual } from "node:util";
async function takeOverOrRestore(inputs, { earlier, context, log }) {
  if (earlier === void 0) return await restore(inputs, { context, log });
  const isSame = isDeepStrictEqual(earlier.settings, JSON.parse(JSON.stringify(settingsOf(inputs))));
  if (!isSame || !await hasSameKeys(inputs.secrets, earlier.secrets)) {
    log.info(`The inputs differ from what they were when the job began, so main restores.${leftByPre(earlier)}`);
    return await restore(inputs, { context, log });
  }
  if (await hasMoved(earlier.outcome, inputs, { context, log })) {
    log.info(`The working directory leads elsewhere now than before checkout, so main restores.${leftByPre(earlier)}`);
    return await restore(inputs, { context, log });
  }
  const gone = await whatIsGone(earlier.outcome, inputs, { context, log });
  if (gone !== void 0) {
    log.info(`${gone}, so main restores.`);
    return await restore(inputs, { context, log });
  }
  const { waiting, trouble } = earlier.outcome;
  if (waiting !== void 0 || trouble !== void 0) {
    return await restore(inputs, { context, log, known: waiting, told: trouble });
  }
  return { outcome: earlier.outcome, placed: [] };
}
async function hasMoved({ session, sessionFile }, inputs, { context, log }) {
  if (session === void 0 || sessionFile === void 0 || inputs.container !== void 0) return false;
  const place = await openStore(settingsOf(inputs), context, log);
  return place !== void 0 && place.store.sessionFilePath(session.id) !== sessionFile;
}
async function whatIsGone({ session, sessionFile, known, engine }, inputs, { context, log }) {
  const { container } = inputs;
  try {
    if (container === void 0) {
      if (session === void 0 || sessionFile === void 0) return void 0;
      const there = await (await openStore(settingsOf(inputs), context, log))?.store.list();
      const isThere = there?.some(({ id }) => id === session.id) ?? true;
      return isThere ? void 0 : `Session ${session.id}, which pre put in place, is not there any more`;
    }
    if (known === void 0) return void 0;
    const { findContainer } = await import("./sandbox-OAWTBMWI.js");
    const sockets = engineSockets(context.variables);
    const now = await findContainer({ engine: engine ?? inputs.containerEngine, container, sockets });
    return now?.id === known.containerId ? void 0 : `Container ${container} is not the one that pre found`;
  } catch (error) {
    log.debug(`It could not be seen whether the session is still there: ${String(error)}`);
    return void 0;
  }
}
function leftByPre({ outcome: { session, sessionFile }, settings }) {
  if (session === void 0 || sessionFile === void 0) return "";
  const where = settings.container === void 0 ? "" : ` in container ${settings.container}`;
  return ` Session ${session.id}, which pre put in place, stays at ${sessionFile}${where}, and is not what the outputs name.`;
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
  for (const line of ignoredInputs(inputs)) actionLog.warning(line);
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
