import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  beginning,
  sessionsAhead
} from "./chunk-ES66TMZJ.js";
import {
  troubled
} from "./chunk-3I4KTR2R.js";
import {
  checkProtected,
  fingerprintInputs,
  hasSameKeys
} from "./chunk-7JLS3UUN.js";
import "./chunk-NSCKMDUF.js";
import {
  engineSockets,
  hostConfigDirectory,
  openStore,
  restoredLine,
  sandboxFacts
} from "./chunk-GUIF5MOG.js";
import {
  readState,
  saveState,
  settingsOf
} from "./chunk-KP4M7WHY.js";
import {
  actionLog,
  parseInputs
} from "./chunk-HMVCICXZ.js";
import {
  ignoredInputs
} from "./chunk-I5KRIVQG.js";
import {
  explainDisk
} from "./chunk-BXDO3FQ5.js";
import {
  beginStep
} from "./chunk-XOS7CXI6.js";
import "./chunk-EXNLBO7Z.js";
import {
  getInput,
  setOutput
} from "./chunk-VE3RYY24.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-EAWTM7AP.js";
import {
  EngineClosedError,
  SessionCaptureError,
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

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

// src/action/take-over.ts
const { isDeepStrictEqual } = require("node:util");
async function takeOverOrRestore(inputs, { earlier, context, log }) {
  if (earlier === void 0) return await restoreAnew(inputs, { context, log });
  const isSame = isDeepStrictEqual(earlier.settings, JSON.parse(JSON.stringify(settingsOf(inputs))));
  if (!isSame || !await hasSameKeys(inputs.secrets, earlier.secrets)) {
    log.info(`The inputs differ from what they were when the job began, so main restores.${leftByPre(earlier)}`);
    return await restoreAnew(inputs, { context, log });
  }
  if (await hasMoved(earlier.outcome, inputs, { context, log })) {
    log.info(`The working directory leads elsewhere now than before checkout, so main restores.${leftByPre(earlier)}`);
    return await restoreAnew(inputs, { context, log });
  }
  const gone = await whatIsGone(earlier.outcome, inputs, { context, log });
  if (gone !== void 0) {
    log.info(`${gone}, so main restores.`);
    return await restoreAnew(inputs, { context, log });
  }
  const { waiting, trouble } = earlier.outcome;
  if (waiting !== void 0 || trouble !== void 0) {
    return await restoreAnew(inputs, { context, log, known: waiting, told: trouble });
  }
  return { outcome: earlier.outcome, placed: [] };
}
async function restoreAnew(inputs, given) {
  const { restore } = await import("./restore-step-UDUCI2W6.js");
  return await restore(inputs, given);
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
    const { findContainer } = await import("./find-container-7HCEKW5W.js");
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
  if (place === void 0 || place === "unasked") {
    const handed = await tryHandOver(inputs, { session: waiting, ...surroundings });
    return place === void 0 ? handed : { ...handed, outcome: { ...handed.outcome, unasked: true } };
  }
  return { ...result, outcome: { ...result.outcome, ...sandboxFacts(place) } };
}
async function tryHandOver(inputs, { session, context, log }) {
  try {
    const { handOver } = await import("./hand-over-ROPIVMAA.js");
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
  let isAsked = true;
  const onDoubt = () => {
    isAsked = false;
  };
  try {
    return await openStore(settingsOf(inputs), context, log, { onDoubt }) ?? (isAsked ? void 0 : "unasked");
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(error.message);
    return error instanceof EngineClosedError ? "unasked" : void 0;
  }
}
function conclude(outcome, inputs, log) {
  const { verdict, session, configDirectory, trouble } = outcome;
  if (session !== void 0) log.info(restoredLine(session));
  if (verdict === "deferred") {
    const known = outcome.unasked === true ? "may not be there yet, which no engine could say" : "is not there yet";
    log.info(
      `Container ${inputs.container} ${known}. To give it the session, start it with -v ${configDirectory}:<config directory of the agent>.`
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
  mainStep
};
