import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  placeBeside,
  putInto
} from "./chunk-JBN6X6MN.js";
import {
  discardSession,
  findSession
} from "./chunk-GZLK7EBE.js";
import "./chunk-6TBZPX3S.js";
import "./chunk-GH5JPN5D.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-2TGE7E2L.js";
import {
  troubled
} from "./chunk-3I4KTR2R.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-YEIIAULK.js";
import "./chunk-LINOFICS.js";
import {
  unsealingKeys
} from "./chunk-7JLS3UUN.js";
import "./chunk-NSCKMDUF.js";
import {
  beginToOpen,
  openStore,
  sandboxFacts
} from "./chunk-GUIF5MOG.js";
import {
  settingsOf
} from "./chunk-KP4M7WHY.js";
import {
  openArchive
} from "./chunk-5NGDVQWI.js";
import "./chunk-TEWCIJO2.js";
import {
  needsPath
} from "./chunk-I5KRIVQG.js";
import {
  explainDisk
} from "./chunk-BXDO3FQ5.js";
import {
  keepForJob
} from "./chunk-XOS7CXI6.js";
import "./chunk-EXNLBO7Z.js";
import "./chunk-VE3RYY24.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-M7KSOWAT.js";
import "./chunk-YSOVKEJQ.js";
import "./chunk-XQSL4JAN.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-YJ2CFZSF.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-T3OZWHNT.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-T3G7LIJY.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-NGXZAILG.js";
import "./chunk-SSUHDO3V.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/action/open-meanwhile.ts
function openMeanwhile(inputs, { context, log }) {
  const { container, sessionId, maxIterations, archive, archivePath } = inputs;
  const isSearched = !needsPath(archive) || archivePath !== void 0;
  const isEarly = isSearched && container !== void 0 && sessionId === void 0 && maxIterations === 1;
  const held = heldLog();
  const early = isEarly ? beginToOpen((onReached) => openStore(settingsOf(inputs), context, held.log, { onReached })) : void 0;
  const opened = early?.opened;
  async function open() {
    if (opened === void 0) return await openStore(settingsOf(inputs), context, log);
    try {
      return await opened;
    } finally {
      held.tell(log);
    }
  }
  return {
    begun: early?.reached ?? Promise.resolve(),
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
