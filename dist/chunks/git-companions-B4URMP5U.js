import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  removedIn,
  tipsFor
} from "./chunk-TKBSOIR3.js";
import "./chunk-IW54DAMW.js";
import {
  asArchiveTrouble,
  openToRead
} from "./chunk-AARFRMIG.js";
import "./chunk-4BLK2SPL.js";
import "./chunk-QWKJYWT3.js";
import {
  mtimesFor
} from "./chunk-WRBD3NGJ.js";
import {
  lastRowTime
} from "./chunk-W43BHBDO.js";
import {
  branchFor,
  fetchContents,
  kindOf,
  listTree,
  readBlobs,
  readTexts,
  sessionOf
} from "./chunk-BVXL2IU5.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-PAASTBP5.js";
import {
  parseManifest
} from "./chunk-HR5XHH2V.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import {
  unpackInto
} from "./chunk-NGXZAILG.js";
import "./chunk-PPQN7EZY.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
import {
  IntegrityError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/archives/git-companions.ts
const { open } = require("node:fs/promises");
const { join: join2 } = require("node:path");

// src/archives/git-companion-files.ts
const { createHash } = require("node:crypto");
const { mkdir, rm } = require("node:fs/promises");
const { join } = require("node:path");
async function unpackSessions(bare, sessions, { folder, largest }) {
  const targets = await makeFolders(sessions, folder);
  const wanted = targets.flatMap((target) => {
    const unpacking = unpackInto(target.folder, { largest });
    return Array.from(target.session.files, ([path, blob]) => ({ path, blob, target, unpacking }));
  });
  const blobs = wanted.map(({ blob }) => blob);
  await fetchContents(bare, blobs);
  const damaged = new Set(targets.filter(({ session }) => !hasTranscript(session)));
  await readBlobs(bare, blobs, async (index, { size, content }) => {
    const { path, target, unpacking } = wanted[index];
    const hash = createHash("sha256");
    try {
      await unpacking.add({ path, size, open: async () => hashed(content, hash) });
    } catch (error) {
      if (!isFaultOf(error)) throw error;
      damaged.add(target);
      return;
    }
    const said = target.session.manifest.files.find((file) => file.path === path);
    if (said?.size !== size || said.sha256 !== hash.digest("hex")) damaged.add(target);
  });
  for (const { path, target } of wanted) {
    if (damaged.has(target)) await rm(join(target.folder, ...path.split("/")), { force: true });
  }
  const whole = targets.filter((target) => !damaged.has(target));
  return whole.map(({ session, folder: own }) => ({ manifest: session.manifest, folder: own }));
}
function transcriptOf({ files, sessionId }) {
  return files.find(({ path }) => path.endsWith(`/${sessionId}.jsonl`));
}
async function makeFolders(sessions, folder) {
  const folders = /* @__PURE__ */ new Map();
  const targets = [];
  for (const session of sessions) {
    const { agent, directory, configDirectory } = session.manifest;
    const key = JSON.stringify([agent, directory, configDirectory]);
    const own = folders.get(key) ?? join(folder, String(folders.size));
    if (!folders.has(key)) await mkdir(own, { mode: 448 });
    folders.set(key, own);
    targets.push({ session, folder: own });
  }
  return targets;
}
function hasTranscript({ manifest, files }) {
  return files.has(transcriptOf(manifest)?.path ?? "");
}
function isFaultOf(error) {
  return error instanceof IntegrityError || error instanceof Error && "code" in error && error.code === "EEXIST";
}
async function* hashed(content, hash) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

// src/archives/git-companions.ts
async function unpackCompanions(options, query) {
  return await asArchiveTrouble(options, async () => {
    const history = await openToRead(options, [branchFor(query.name)]);
    if (history === void 0) return { folders: [], left: 0 };
    const { bare } = history;
    const sessions = await sessionsIn(bare, query);
    const chosen = chosenOf(sessions, query);
    const unpacked = await unpackSessions(bare, chosen, query);
    const damaged = chosen.length - unpacked.length;
    if (damaged > 0) options.log.warning(`Passed over ${damaged} sessions that are not what their manifests say.`);
    return { folders: await describe(unpacked), left: sessions.length - chosen.length };
  });
}
async function sessionsIn(bare, { name, except }) {
  const tips = await tipsFor(bare, name);
  const removed = await removedIn(bare, tips);
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  for (const tip of new Set(tips)) {
    const listing = await listTree(bare, tip);
    for (const [path, { blob }] of listing) {
      const id = sessionOf(path) ?? "";
      if (kindOf(path) !== "manifest" || id === except || removed.has(id) || seen.has(path + blob)) continue;
      seen.add(path + blob);
      found.push({ id, blob, listing });
    }
  }
  const blobs = found.map(({ blob }) => blob);
  await fetchContents(bare, blobs);
  const known = /* @__PURE__ */ new Map();
  for (const [index, text] of (await readTexts(bare, blobs)).entries()) {
    const [manifest, { id, listing }] = [parse(text), found[index]];
    if (manifest?.sessionId !== id) continue;
    const earlier = known.get(id)?.manifest;
    if (earlier !== void 0 && Date.parse(earlier.capturedAt) >= Date.parse(manifest.capturedAt)) continue;
    known.set(id, { manifest, files: filesOf(manifest, listing) });
  }
  return [...known.values()];
}
function parse(text) {
  try {
    return text === void 0 ? void 0 : parseManifest(text);
  } catch (error) {
    if (error instanceof IntegrityError) return void 0;
    throw error;
  }
}
function filesOf(manifest, listing) {
  return new Map(
    manifest.files.flatMap(({ path }) => {
      const isOwn = (sessionOf(path) ?? manifest.sessionId) === manifest.sessionId && path.split("/")[2] !== "memory";
      const blob = isOwn ? listing.get(path)?.blob : void 0;
      return blob === void 0 ? [] : [[path, blob]];
    })
  );
}
function chosenOf(sessions, { most, largest }) {
  const newest = [...sessions].sort((one, other) => lastChange(other) - lastChange(one));
  let left = largest;
  return newest.slice(0, most).filter(({ manifest, files }) => {
    const size = manifest.files.reduce((sum, file) => sum + (files.has(file.path) ? file.size : 0), 0);
    if (size > left) return false;
    left -= size;
    return true;
  });
}
function lastChange({ manifest }) {
  return Date.parse(transcriptOf(manifest)?.mtime ?? manifest.capturedAt);
}
async function describe(sessions) {
  const activities = /* @__PURE__ */ new Map();
  for (const { manifest, folder } of sessions) {
    const path = join2(folder, ...(transcriptOf(manifest)?.path ?? "").split("/"));
    activities.set(manifest.sessionId, await lastRow(path));
  }
  const newest = Math.max(0, ...[...activities.values()].map((time) => time ?? 0));
  const now = /* @__PURE__ */ new Date();
  const times = mtimesFor([["", newest + AHEAD], ...activities], now);
  const folders = /* @__PURE__ */ new Map();
  for (const { manifest, folder } of sessions) {
    const { agent, directory, configDirectory, sessionId } = manifest;
    const known = folders.get(folder) ?? { folder, agent, directory, configDirectory, sessions: [] };
    folders.set(folder, known);
    known.sessions.push({ id: sessionId, mtime: times.get(sessionId) ?? now });
  }
  return [...folders.values()];
}
var AHEAD = 6e4;
async function lastRow(path) {
  const file = await open(path);
  try {
    return await lastRowTime(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
export {
  unpackCompanions
};
