import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openArchive
} from "./chunk-5NJW5GZL.js";
import {
  beginToOpen,
  openStore
} from "./chunk-UERTTYKK.js";
import {
  EngineClosedError,
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/action/begin-capture.ts
async function beginCapture(state, secrets, around) {
  const archive = openArchive(state.settings, { ...around, token: tokenToSave(state, secrets) });
  await archive.then(
    (opened2) => opened2.getReady?.(),
    () => void 0
  );
  const { opened, reached } = beginToOpen((onReached) => openPlace(state, { ...around, onReached }));
  await reached;
  return { archive, place: opened };
}
function tokenToSave({ settings }, { githubToken }) {
  return settings.archive === "git" ? githubToken : void 0;
}
async function openPlace({ settings, outcome }, { context, log, onReached }) {
  const { configDirectory, directory } = outcome;
  const handedOver = configDirectory !== void 0 && directory !== void 0;
  let doubt;
  const onDoubt = (told) => {
    doubt = told;
  };
  const options = { known: outcome.known, onReached, onDoubt };
  const place = await openStore(settings, context, log, options).catch((error) => {
    if (!(error instanceof SessionCaptureError) || !handedOver) throw error;
    if (error instanceof EngineClosedError) onDoubt(error);
    log.warning(error.message);
    return void 0;
  });
  if (place !== void 0) return place;
  if (!handedOver) {
    throw new SessionCaptureError(`Container ${settings.container} is gone, and its session with it. ${WAYS}`);
  }
  log.info(`Container ${settings.container} is not there: reading the folder that was prepared for it.`);
  const { openMounted } = await import("./open-mounted-FUKTXXHW.js");
  const mounted = { configDirectory, directory, spelledAs: settings.configDirectory ?? configDirectory };
  return { ...openMounted(settings, mounted), doubt };
}
function checkNotReplaced({ known, onVolume }, { settings, outcome }) {
  const isSame = known?.containerId === outcome.known?.containerId;
  if (known === void 0 || outcome.known === void 0 || isSame || onVolume === true) return;
  throw new SessionCaptureError(
    `Container ${settings.container} was replaced by another of its name during the job, and its session is gone with it. ${WAYS}`
  );
}
var WAYS = "Any of these keeps it: start the container without --rm; mount a named volume on the agent's config directory, and give as the input container one that has it mounted to the end of the job; start the container after this step, with the folder of the output config-directory mounted.";

export {
  beginCapture,
  checkNotReplaced,
  WAYS
};
