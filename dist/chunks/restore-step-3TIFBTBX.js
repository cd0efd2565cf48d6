import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  discardSession,
  findSession,
  placeBeside,
  putInto
} from "./chunk-HG4BWAKI.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-5S4MN6DX.js";
import "./chunk-4323EF2X.js";
import "./chunk-7WTMPV5Y.js";
import "./chunk-ZT6CHT5W.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-PAASTBP5.js";
import "./chunk-RORII5EH.js";
import "./chunk-NGXZAILG.js";
import "./chunk-SSUHDO3V.js";
import {
  openMeanwhile
} from "./chunk-TLTQCGZ3.js";
import {
  troubled
} from "./chunk-3I4KTR2R.js";
import "./chunk-4GP4PBPH.js";
import {
  unsealingKeys
} from "./chunk-6KDDGEOS.js";
import {
  openArchive
} from "./chunk-5NJW5GZL.js";
import {
  needsPath
} from "./chunk-76MLDDAE.js";
import {
  explainDisk
} from "./chunk-BXDO3FQ5.js";
import {
  keepForJob
} from "./chunk-ACHYCG2J.js";
import "./chunk-UERTTYKK.js";
import {
  settingsOf
} from "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import "./chunk-B6IY6SKT.js";
import "./chunk-UK2XZ4TX.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ZWSSIWOS.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/action/restore-step.ts
async function restore(inputs, { known, told, opening: begun, ...around }) {
  if (needsPath(inputs.archive) && inputs.archivePath === void 0) return NOTHING;
  const opening = begun ?? openMeanwhile(inputs, around);
  try {
    const archive = await openArchive(settingsOf(inputs), { ...around, token: inputs.secrets.githubToken });
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
export {
  restore
};
