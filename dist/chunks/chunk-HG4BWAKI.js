import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  LARGEST_SEALED_MANIFEST,
  LONGEST_HEADER,
  checkSealedManifest,
  passphraseIdentity,
  sealedFor
} from "./chunk-YYUEUFHZ.js";
import {
  openStaging,
  sessionExtent,
  whyInconsistent,
  whyNotTrusted
} from "./chunk-5S4MN6DX.js";
import {
  verifyBundle
} from "./chunk-4323EF2X.js";
import {
  createInspector,
  inspect,
  rewriteEach,
  rewriteRules,
  transferSession
} from "./chunk-7WTMPV5Y.js";
import {
  relocatedStore
} from "./chunk-ZT6CHT5W.js";
import {
  readPackedFiles
} from "./chunk-TQWTGQEG.js";
import {
  isFileSystemFault
} from "./chunk-4FAPNOLQ.js";
import {
  markLength
} from "./chunk-PAASTBP5.js";
import {
  lineageAfter
} from "./chunk-RORII5EH.js";
import {
  unpackInto
} from "./chunk-NGXZAILG.js";
import {
  openRegular
} from "./chunk-SSUHDO3V.js";
import {
  cutOffLine
} from "./chunk-4GP4PBPH.js";
import {
  openArchive
} from "./chunk-5NJW5GZL.js";
import {
  sandboxFacts
} from "./chunk-UERTTYKK.js";
import {
  settingsOf
} from "./chunk-ZTPLU5SS.js";
import {
  removeTree
} from "./chunk-AUXJ3TAC.js";
import {
  MANIFEST_FILE,
  SEALED_FILE
} from "./chunk-EAWTM7AP.js";
import {
  groupBySession,
  hostSessionStore
} from "./chunk-B6IY6SKT.js";
import {
  transcriptName
} from "./chunk-UK2XZ4TX.js";
import {
  pieceSize
} from "./chunk-DDQFO5LT.js";
import {
  jsonScanner
} from "./chunk-ZWSSIWOS.js";
import {
  ArchiveError,
  IntegrityError,
  SessionCaptureError,
  fileSystemFault,
  isDiskFull
} from "./chunk-NBQQX3RM.js";

// src/flows/restore.ts
const { createReadStream } = require("node:fs");
const { join } = require("node:path");

// src/transcript/repair-joined.ts
function joinedRow(attempt, first) {
  const pieces = [{ ...first, newline: false }];
  let isBroken = false;
  function add(from, to) {
    const last = pieces[pieces.length - 1];
    if (last?.to === from) last.to = to;
    else pieces.push({ from, to, newline: false });
  }
  return {
    feed: (bytes, { from, to, offset }) => {
      if (from < to && !isBroken) {
        attempt.locate(offset);
        isBroken = attempt.feed(bytes, from, to) >= 0 || pieces.length > MOST_PIECES;
        add(offset + from, offset + to);
      }
    },
    mayBeWhole: () => !isBroken,
    isWhole: () => !isBroken && !attempt.isSigned() && attempt.closed()?.isRoot === true,
    pieces: () => pieces.map((piece, at) => ({ ...piece, newline: at === pieces.length - 1 }))
  };
}
var MOST_PIECES = 1e3;

// src/transcript/repair-attempt.ts
function createAttempt() {
  let begun = 0;
  let offset = 0;
  let closed;
  let signed = false;
  const starts = [];
  const keys = [];
  const events = {
    wanted: (token) => token === "key",
    key: (text) => {
      keys[keys.length - 1] = (keys[keys.length - 1] ?? 0) | (text === void 0 ? 0 : ROW_KEYS.get(text) ?? 0);
      signed ||= text !== void 0 && /^data$|thinking$|signature$/i.test(text);
    },
    text: () => void 0,
    word: () => void 0,
    open: (container, at) => {
      starts.push(container === "object" ? offset + at : NO_OBJECT);
      keys.push(0);
    },
    close: (end) => {
      const from = starts.pop() ?? NO_OBJECT;
      const isRowLike = keys.pop() === (TYPE | ORIGIN);
      const isRoot = starts.length === 0;
      closed = from === NO_OBJECT ? void 0 : { from, to: offset + end, isRoot, isRowLike };
    }
  };
  const scanner = jsonScanner(events, { deepest: 1e5, longestWord: 1e6 });
  return {
    ...scanner,
    begin: (place) => {
      scanner.end();
      [begun, closed, signed, starts.length, keys.length] = [place, void 0, false, 0, 0];
    },
    locate: (place) => {
      offset = place;
    },
    from: () => begun,
    closed: () => closed,
    isSigned: () => signed
  };
}
var NO_OBJECT = -1;
var TYPE = 1;
var ORIGIN = 2;
var ROW_KEYS = /* @__PURE__ */ new Map([
  ["type", TYPE],
  ["parentUuid", ORIGIN],
  ["sessionId", ORIGIN],
  ["leafUuid", ORIGIN],
  ["messageId", ORIGIN]
]);

// src/transcript/repair-stretch.ts
function stretchReader(listener) {
  let attempt = createAttempt();
  let mode = "first";
  let origin = "anchored";
  let visibleEnd = 0;
  let told = 0;
  let isAlone = true;
  let reached = 0;
  let last = [0, 0];
  function feed(bytes, from, to, offset) {
    attempt.locate(offset);
    reached = offset + to;
    let at = from;
    while (at < to) {
      at = mode === "reading" ? at : nextStart(bytes, at, to, offset);
      if (at === to) {
        break;
      }
      const broken = attempt.feed(bytes, at, to);
      if (broken < 0) {
        break;
      }
      visibleEnd = lastVisible(bytes, from, broken, offset) ?? visibleEnd;
      at = goOn(bytes, { broken, from, offset });
    }
    visibleEnd = lastVisible(bytes, from, to, offset) ?? visibleEnd;
    last = [byteAt(bytes, to - 2, from), byteAt(bytes, to - 1, from)];
  }
  function nextStart(bytes, from, to, offset) {
    const at = mode === "first" ? firstVisible(bytes, from, to) : nextBrace(bytes, from, to);
    if (at < to) {
      told = mode === "first" ? offset + at : told;
      begin(offset + at, mode === "first" ? "anchored" : "somewhere");
    }
    return at;
  }
  function begin(place, why) {
    attempt.begin(place);
    origin = why;
    mode = "reading";
  }
  function goOn(bytes, { broken, from, offset }) {
    const isBrace = bytes[broken] === OPEN_BRACE;
    const taken = takeClosed(isBrace ? "at a start" : "anywhere");
    const why = taken ? "anchored" : origin === "somewhere" ? "somewhere" : "behind a cut";
    const place = offset + broken;
    isAlone = false;
    if (isBrace) {
      told = taken ? place : told;
      begin(place, why);
      return broken;
    }
    const isKey = byteAt(bytes, broken - 1, from) === QUOTE && byteAt(bytes, broken - 2, from) === OPEN_BRACE;
    if (!taken && isKey && place - 2 > attempt.from()) {
      begin(place - 2, why);
      attempt.locate(place - 2);
      attempt.feed(ROW_START, 0, 2);
      attempt.locate(offset);
      return broken;
    }
    mode = "searching";
    return broken;
  }
  function takeClosed(end2) {
    const closed = mode === "reading" ? attempt.closed() : void 0;
    if (closed === void 0 || closed.to !== visibleEnd) {
      return false;
    }
    const isWon = closed.isRowLike && (end2 !== "anywhere" || origin !== "somewhere" || !closed.isRoot);
    const isBehindCut = closed.isRoot && origin === "behind a cut" && end2 !== "anywhere";
    const isRow = isWon || isBehindCut || closed.isRoot && origin === "anchored";
    if (isRow) {
      take(closed.from, end2 === "at the end" ? reached : closed.to);
    }
    return isRow;
  }
  function take(from, to) {
    if (from > told) {
      listener.torn();
    }
    listener.row(from, to);
    told = to;
  }
  function byteAt(bytes, at, from) {
    return (at >= from ? bytes[at] : last[at - from + 2]) ?? 0;
  }
  function end(before) {
    const stretch = judge2(before);
    [mode, origin, visibleEnd, told, isAlone, last] = ["first", "anchored", 0, 0, true, [0, 0]];
    return stretch;
  }
  function judge2(before) {
    if (mode === "first") {
      return { kind: "blank" };
    }
    if (isAlone && (attempt.closed()?.isRoot === true || before === "newline" && attempt.end())) {
      return { kind: "text", from: attempt.from(), to: reached };
    }
    takeClosed("at the end");
    if (visibleEnd > told) {
      listener.torn();
    }
    return { kind: "broken", unfinished: isAlone && before === "NUL" ? handOut() : void 0 };
  }
  function handOut() {
    const handed = attempt;
    attempt = createAttempt();
    return handed;
  }
  return { feed, end };
}
function firstVisible(bytes, from, to) {
  let at = from;
  while (at < to && isSpace(bytes[at])) {
    at++;
  }
  return at;
}
function lastVisible(bytes, from, to, offset) {
  let end = to;
  while (end > from && isSpace(bytes[end - 1])) {
    end--;
  }
  return end === from ? void 0 : offset + end;
}
function nextBrace(bytes, from, to) {
  const at = bytes.subarray(from, to).indexOf(OPEN_BRACE);
  return at < 0 ? to : from + at;
}
function isSpace(byte) {
  return byte === 32 || byte === 9 || byte === 13;
}
var QUOTE = 34;
var OPEN_BRACE = 123;
var ROW_START = Buffer.from('{"');

// src/transcript/repair-lines.ts
function lineReader() {
  const counts = { rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false };
  let decided = [];
  let offset = 0;
  let lineStart = 0;
  let stretchStart = 0;
  let healthyFrom = 0;
  let line = newLine();
  const stretch = stretchReader({
    row: (from, to) => {
      found().rows.push({ from, to, newline: true });
      settleUnlessJoined();
    },
    torn: () => {
      found().torn += 1;
    }
  });
  function push(chunk) {
    let at = markLength(chunk, offset);
    while (at < chunk.length) {
      const newline = endOf(chunk, NEWLINE, { at, end: chunk.length });
      readLine(chunk, at, newline);
      at = newline;
      if (newline < chunk.length) {
        endLine(offset + newline + 1);
        at += 1;
      }
    }
    offset += chunk.length;
    return take();
  }
  function readLine(chunk, from, to) {
    let at = from;
    while (at < to) {
      const nul = endOf(chunk, NUL, { at, end: to });
      stretch.feed(chunk, at, nul, offset);
      line.joined?.feed(chunk, { from: at, to: nul, offset });
      at = nul;
      if (nul < to) {
        endStretch(offset + nul, "NUL");
        at = pastNuls(chunk, nul, to);
        counts.nulBytes += at - nul;
        stretchStart = offset + at;
      }
    }
  }
  function endStretch(end2, before) {
    const ended = stretch.end(before);
    if (before === "NUL") {
      found();
    }
    if (ended.kind === "text" && line.isBroken) {
      found().rows.push({ from: ended.from, to: ended.to, newline: true });
    }
    const isFirst = !line.isVisible;
    line.isVisible ||= ended.kind !== "blank";
    if (ended.kind === "broken" && ended.unfinished !== void 0 && isFirst) {
      line.joined = joinedRow(ended.unfinished, { from: stretchStart, to: end2 });
    }
    settleUnlessJoined();
  }
  function endLine(end2) {
    endStretch(end2, "newline");
    if (line.joined?.isWhole() === true) {
      line.rows = [...line.joined.pieces()];
      line.torn = 0;
      counts.rowsWonBack += 1 - line.rows.length;
    }
    settle();
    if (line.isBroken) {
      healthyFrom = end2;
    }
    line = newLine();
    [lineStart, stretchStart] = [end2, end2];
  }
  function found() {
    if (!line.isBroken) {
      keepHealthy();
      line.isBroken = true;
    }
    return line;
  }
  function keepHealthy() {
    if (lineStart > healthyFrom) {
      decided.push({ from: healthyFrom, to: lineStart, newline: false });
      healthyFrom = lineStart;
    }
  }
  function settleUnlessJoined() {
    const { joined, rows } = line;
    if (joined === void 0 || !joined.mayBeWhole() || rows.length > MOST_UNDECIDED) {
      line.joined = void 0;
      settle();
    }
  }
  function settle() {
    counts.rowsWonBack += line.rows.length;
    counts.tornParts += line.torn;
    line.kept += line.rows.length;
    decided.push(...line.rows);
    [line.rows, line.torn] = [[], 0];
  }
  function take() {
    if (!line.isBroken) {
      keepHealthy();
    }
    const parts = decided;
    decided = [];
    return parts;
  }
  function end() {
    if (offset > lineStart) {
      const last = line;
      endLine(offset);
      counts.newlineAdded = last.isBroken ? last.kept > 0 : last.isVisible;
      if (!last.isBroken) {
        decided.push({ from: healthyFrom, to: offset, newline: last.isVisible });
        healthyFrom = offset;
      }
    }
    return take();
  }
  return { push, end, report: () => ({ ...counts }) };
}
function newLine() {
  return { isBroken: false, isVisible: false, joined: void 0, rows: [], torn: 0, kept: 0 };
}
var MOST_UNDECIDED = 1e3;
function endOf(chunk, byte, { at, end }) {
  const found = chunk.subarray(at, end).indexOf(byte);
  return found < 0 ? end : at + found;
}
function pastNuls(chunk, from, to) {
  let at = from;
  while (at < to && chunk[at] === NUL) {
    at++;
  }
  return at;
}
var NEWLINE = 10;
var NUL = 0;

// src/transcript/repair.ts
function repair(open) {
  const lines = lineReader();
  return {
    report: lines.report,
    [Symbol.asyncIterator]: async function* () {
      const copy = forwardReader(open());
      try {
        for await (const { from, to, newline } of keptParts(open(), lines)) {
          yield* copy.read(from, to);
          if (newline) {
            yield NEWLINE2;
          }
        }
      } finally {
        await copy.close();
      }
    }
  };
}
async function* keptParts(source, lines) {
  for await (const chunk of source) {
    yield* lines.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  yield* lines.end();
}
function forwardReader(source) {
  const chunks = source[Symbol.asyncIterator]();
  let chunk = new Uint8Array();
  let start = 0;
  async function* read(from, to) {
    let at = from;
    while (at < to) {
      if (at < start + chunk.length) {
        const piece = chunk.subarray(at - start, to - start);
        at += piece.length;
        yield piece;
      } else {
        const next = await chunks.next();
        if (next.done === true) {
          return;
        }
        start += chunk.length;
        chunk = next.value;
      }
    }
  }
  return {
    read,
    close: async () => {
      await chunks.return?.();
    }
  };
}
var NEWLINE2 = Buffer.from("\n");

// src/sessions/repairing-store.ts
function repairingStore(store, open) {
  let condition;
  async function* read(...wanted) {
    for await (const file of store.read(...wanted)) {
      yield file.kind === "transcript" ? await mended(file) : file;
    }
  }
  async function mended(file) {
    const facts = await inspect(open());
    if (facts.brokenRows > 0 || facts.endsOpen) return { ...file, size: void 0, content: repaired() };
    condition = { repair: void 0, facts };
    return file;
  }
  async function* repaired() {
    const inspector = createInspector();
    const repairing = repair(open);
    for await (const chunk of repairing) {
      inspector.push(chunk);
      yield chunk;
    }
    const report = repairing.report();
    condition = { repair: didSomething(report) ? report : void 0, facts: inspector.end() };
  }
  return { store: { ...store, read }, condition: () => condition };
}
function didSomething({ rowsWonBack, tornParts, nulBytes, newlineAdded }) {
  return rowsWonBack + tornParts + nulBytes > 0 || newlineAdded;
}

// src/bundle/unseal.ts
const { readdir } = require("node:fs/promises");
const path = require("node:path");
const { Readable } = require("node:stream");
var MOST_OVERHEAD = 64 * 1024 * 1024;
async function isSealed(folder) {
  return (await readdir(folder)).includes(SEALED_FILE);
}
async function unsealBundle(folder, keys, { into, largest }) {
  await checkFolder(folder);
  const clear = await readSmall(path.join(folder, MANIFEST_FILE));
  const file = await openRegular(path.join(folder, SEALED_FILE), SEALED_FILE);
  try {
    const { size } = await file.stat();
    if (size > largest * 1.001 + MOST_OVERHEAD) {
      throw new IntegrityError(`${SEALED_FILE} has ${size} bytes, more than a bundle of ${largest} bytes.`);
    }
    const sealed = await checkSeal(file, keys);
    await decryptInto(file, keys, { into, largest });
    const manifest = await verifyBundle(into);
    checkSealedManifest(clear, manifest, sealed);
    return manifest;
  } finally {
    await file.close();
  }
}
async function checkFolder(folder) {
  const entries = await readdir(folder);
  if (!entries.includes(SEALED_FILE)) {
    throw new IntegrityError("The bundle is not sealed, and only sealed ones are restored where there is a key.");
  }
  if (entries.length !== 2 || !entries.includes(MANIFEST_FILE)) {
    throw new IntegrityError(`The bundle holds something else than ${SEALED_FILE} and its ${MANIFEST_FILE}.`);
  }
}
async function readSmall(hostPath) {
  const file = await openRegular(hostPath, MANIFEST_FILE);
  try {
    const { size } = await file.stat();
    if (size > LARGEST_SEALED_MANIFEST) {
      throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_SEALED_MANIFEST} bytes.`);
    }
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
async function checkSeal(file, keys) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
  const sealed = sealedFor(buffer.subarray(0, bytesRead));
  if (sealed === "recipients" && "passphrases" in keys) {
    throw new IntegrityError(
      "The bundle is sealed to recipients, as anyone can, and not with the passphrase that the input passphrase gives."
    );
  }
  if (sealed === "passphrase" && "identities" in keys) {
    throw new IntegrityError("The bundle is sealed with a passphrase, and the input identity opens no such bundle.");
  }
  return sealed;
}
async function decryptInto(file, keys, { into, largest }) {
  const source = file.createReadStream({ start: 0, autoClose: false });
  try {
    const decrypter = await decrypterFor(keys);
    const tar = await decrypter.decrypt(Readable.toWeb(source));
    await unpackTar(Readable.fromWeb(tar), { into, largest });
  } catch (error) {
    throw translate(error);
  } finally {
    source.destroy();
  }
}
async function decrypterFor(keys) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  if ("passphrases" in keys) decrypter.addIdentity(passphraseIdentity(keys.passphrases));
  else for (const identity of keys.identities) decrypter.addIdentity(identity);
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new IntegrityError("The bundle is sealed to other recipients than the key that the input identity gives.");
    }
  });
  return decrypter;
}
async function unpackTar(tar, { into, largest }) {
  const unpacking = unpackInto(into, { largest });
  for await (const { path: name, size, content } of readPackedFiles(tar)) {
    await unpacking.add({ path: name, size, open: async () => content });
  }
}
function translate(error) {
  if (error instanceof IntegrityError) return error;
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The bundle could not be unsealed: ${fileSystemFault(error)}.`, {
      cause: error
    });
  }
  return new IntegrityError(`${SEALED_FILE} is damaged: it was cut short or changed.`, { cause: error });
}

// src/bundle/open-bundle.ts
async function openBundle(received, { keys, largest, tempDir }) {
  if (keys === void 0) {
    if (await isSealed(received.folder)) {
      throw new IntegrityError("The bundle is sealed: set the input passphrase, or identity, that opens it.");
    }
    return { manifest: await verifyBundle(received.folder), staging: received };
  }
  const staging = await openStaging(tempDir);
  try {
    const manifest = await unsealBundle(received.folder, keys, { into: staging.folder, largest });
    await received.close();
    return { manifest, staging };
  } catch (error) {
    await staging.close();
    throw error;
  }
}

// src/flows/receive.ts
async function receive(found, { askedName, ...request }, log) {
  const { agent, sessionId, keys, largest, tempDir } = request;
  let staging = await openStaging(tempDir);
  try {
    await found.download(staging.folder);
    const opened = await openBundle(staging, { keys, largest, tempDir });
    const { manifest } = opened;
    staging = opened.staging;
    const contradiction = whyInconsistent(manifest, found.origin, askedName);
    if (contradiction !== void 0) {
      log.warning(`Refused ${found.label}: ${contradiction}.`);
      await staging.close();
      return "refused";
    }
    if (manifest.agent === agent.name && (sessionId ?? manifest.sessionId) === manifest.sessionId) {
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: it holds session ${manifest.sessionId} of ${manifest.agent}.`);
  } catch (error) {
    await staging.close();
    return judge(error, { found, sealed: keys !== void 0, log });
  }
  await staging.close();
  return "unusable";
}
function judge(error, { found, sealed, log }) {
  if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
  if (isDiskFull(error)) throw error;
  const refused = sealed && error instanceof IntegrityError;
  log.warning(`${refused ? "Refused" : "Skipped"} ${found.label}: ${error.message}`);
  return refused ? "refused" : "unusable";
}

// src/flows/restore.ts
async function findSession(request, archive, log) {
  const named = await search(request, request.name, archive, log);
  if (named.session !== void 0 || request.sessionId === void 0) return named;
  return search(request, void 0, archive, log);
}
async function search(request, name, archive, log) {
  let refused = 0;
  let newestAt;
  const policy = { trust: request.trust, run: request.run, origins: archive.origins };
  for await (const found of archive.find({ name, runId: request.runId })) {
    if (name !== void 0 && request.runId === void 0) newestAt ??= timeOf(found);
    const reason = whyNotTrusted(found.origin, policy);
    if (reason !== void 0) log.warning(`Refused ${found.label}: ${reason}.`);
    const received = reason === void 0 ? await receive(found, { ...request, askedName: name }, log) : "refused";
    if (received === "refused") refused += 1;
    else if (received !== "unusable") return { session: { ...received, ...newestAt && { newestAt } }, refused };
  }
  return { session: void 0, refused };
}
function timeOf({ createdAt }) {
  return Number.isNaN(createdAt.getTime()) ? void 0 : createdAt.toISOString();
}
async function placeSession(session, store, { agent, include }) {
  const { sessionId, directory, configDirectory, files: listed } = session.manifest;
  const transcript = transcriptName(sessionId);
  const bundle = relocatedStore(session.folder, { agent, directory, configDirectory });
  const files = hostSessionStore(directory, join(session.folder, "projects"), { agent, spelling: "given" });
  const { size = 0 } = listed.find(({ path: path2 }) => path2.endsWith(`/${transcript}`)) ?? {};
  const repairing = repairingStore(
    bundle,
    () => createReadStream(files.sessionFilePath(sessionId), { highWaterMark: pieceSize(size) })
  );
  const report = await transferSession(repairing.store, store, sessionId, { agent, include });
  await discardSession(session);
  const isKept = report.kept.includes(transcript);
  return { ...report, condition: isKept ? void 0 : repairing.condition() };
}
async function discardSession({ folder }) {
  await removeTree(folder);
}

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
    ({ kind, path: path2, sessionId: id, size }) => kind === "transcript" && !kept.includes(path2) ? [{ id, size, beside: true }] : []
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
  const repair2 = condition?.repair;
  const tree = condition?.facts.tree;
  if (tree?.cutOff === true) log.warning(cutOffLine(sessionId, tree));
  const outcome = {
    verdict: repair2 === void 0 ? "restored" : "repaired",
    session: {
      id: sessionId,
      name: session.manifest.name,
      ...lineageAfter(session.manifest, session.runId),
      ...session.newestAt === void 0 ? {} : { newestAt: session.newestAt },
      ...session.runId === void 0 ? {} : { runId: session.runId },
      extent: sessionExtent(files),
      ...repair2 === void 0 ? {} : { repair: repair2 },
      ...tree?.cutOff === true ? { cutOff: { reachable: tree.reachable, rows: tree.rows } } : {},
      ...condition === void 0 ? {} : { figures: figuresOf(condition.facts) }
    },
    sessionFile: place.store.sessionFilePath(sessionId),
    ...sandboxFacts(place)
  };
  const transcript = files.find(({ kind, path: path2 }) => kind === "transcript" && !kept.includes(path2));
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
  findSession,
  discardSession,
  placeBeside,
  putInto
};
