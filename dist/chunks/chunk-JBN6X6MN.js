import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  placeSession
} from "./chunk-GZLK7EBE.js";
import {
  sessionExtent
} from "./chunk-6TBZPX3S.js";
import {
  openStaging,
  whyNotTrusted
} from "./chunk-2TGE7E2L.js";
import {
  relocatedStore
} from "./chunk-LINOFICS.js";
import {
  cutOffLine,
  sandboxFacts
} from "./chunk-GUIF5MOG.js";
import {
  settingsOf
} from "./chunk-KP4M7WHY.js";
import {
  openArchive
} from "./chunk-5NGDVQWI.js";
import {
  rewriteEach,
  rewriteRules
} from "./chunk-M7KSOWAT.js";
import {
  groupBySession
} from "./chunk-YJ2CFZSF.js";
import {
  lineageAfter
} from "./chunk-ICVHTZO4.js";
import {
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

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
  const opened = archive ?? await openArchive(settingsOf(inputs), { context, log, token: secrets.githubToken });
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

export {
  placeBeside,
  putInto
};
