import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MANIFEST_VERSION,
  actionLog,
  agentOf,
  capturedLine,
  count,
  extent,
  openArchive,
  openMounted,
  openStaging,
  openStore,
  readContext,
  readState,
  relocatedStore,
  sessionExtent,
  size,
  sourceOf,
  writeManifest
} from "./chunk-OZCYZI7W.js";
import {
  exportVariable,
  info,
  summary
} from "./chunk-EWSEKDDM.js";
import {
  transferSessions
} from "./chunk-OWTVC472.js";
import {
  largestRows,
  rowSplitter
} from "./chunk-NCIQ4SBF.js";
import {
  transcriptName
} from "./chunk-G64TPDCH.js";
import {
  SessionCaptureError
} from "./chunk-6HJDTENI.js";

// src/flows/capture.ts
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join, posix as posix2 } from "node:path";

// src/sessions/choose.ts
function changedSessions(entries, { placed, since }) {
  const grown = entries.filter((entry) => placed.some(({ id, size: size2 }) => id === entry.id && entry.size > size2));
  if (grown.length > 0) return grown;
  const start = Math.floor(since.getTime() / 1e3) * 1e3;
  return entries.filter(
    (entry) => entry.size > 0 && entry.mtime.getTime() >= start && !placed.some(({ id }) => id === entry.id)
  );
}
function chooseSession(facts, directory) {
  const conversations = [...facts].filter(([, fact]) => fact.userRows > 0);
  const here = conversations.filter(
    ([, { directories }]) => directories.length === 0 || directories.some((named) => isWithin(named, directory))
  );
  const [first, ...others] = here.sort(([, a], [, b]) => (b.lastTimestamp ?? "").localeCompare(a.lastTimestamp ?? ""));
  return first && { id: first[0], others: others.map(([id]) => id) };
}
function isWithin(path, directory) {
  return path === directory || path.startsWith(`${directory.replace(/[\\/]$/, "")}/`);
}

// src/transcript/answers.ts
var LONGEST_ROW = 256 * 1024;
var LONGEST_ANSWER = 8e3;
async function lastAnswers(source, count2) {
  const answers = [];
  let parts = [];
  let length = 0;
  const splitter = rowSplitter({
    part(bytes, from, to) {
      length += to - from;
      if (length <= LONGEST_ROW) parts.push(Buffer.from(bytes.subarray(from, to)));
    },
    row() {
      const answer = length <= LONGEST_ROW ? answerOf(Buffer.concat(parts).toString("utf8")) : "";
      if (answer !== "") answers.push(shorten(answer));
      if (answers.length > count2) answers.shift();
      [parts, length] = [[], 0];
    }
  });
  for await (const chunk of source) splitter.feed(Buffer.from(chunk), 0, chunk.length);
  splitter.end();
  return answers;
}
function answerOf(text2) {
  if (!text2.includes('"assistant"')) return "";
  const { type, isSidechain, message } = parse(text2) ?? {};
  const content = message?.content;
  if (type !== "assistant" || isSidechain === true || !Array.isArray(content)) return "";
  const texts = content.flatMap(
    (block) => block?.type === "text" && typeof block.text === "string" ? block.text : []
  );
  return texts.join("\n").trim();
}
function parse(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}
function shorten(answer) {
  return answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)}…` : answer;
}

// src/transcript/json-scanner.ts
var LONGEST_TEXT = 4096;
var DEEPEST = 2e3;
function jsonScanner(events) {
  let state = VALUE;
  let objects = [];
  let pending = 0;
  let isKey = false;
  let isWanted = false;
  let begun = "";
  let reached = 0;
  function feed(bytes, from, to) {
    let at = from;
    reached = to;
    while (at < to) {
      if (state === BROKEN) {
        return;
      }
      at = state === STRING ? inString(bytes, at, to) : state === WORD ? inWord(bytes, at, to) : between(bytes, at, to);
    }
  }
  function between(bytes, from, to) {
    for (let at = from; at < to; at++) {
      const byte = bytes[at];
      switch (byte) {
        case 32:
        case 9:
        case 10:
        case 13:
          break;
        case COMMA:
          state = state !== AFTER ? BROKEN : objects[objects.length - 1] ? KEY : VALUE;
          break;
        case COLON:
          state = state === COLON_NEXT ? VALUE : BROKEN;
          break;
        case QUOTE:
          return beginString(at);
        case OPEN_BRACE:
        case OPEN_BRACKET:
          open(byte === OPEN_BRACE, at);
          break;
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
          close(byte === CLOSE_BRACE, at + 1);
          break;
        default:
          return beginWord(at);
      }
      if (state === BROKEN) {
        return to;
      }
    }
    return to;
  }
  function open(isObject, at) {
    if (state !== VALUE && state !== FIRST_VALUE || objects.length === DEEPEST) {
      state = BROKEN;
      return;
    }
    events.open(isObject ? "object" : "array", at);
    objects.push(isObject);
    state = isObject ? FIRST_KEY : FIRST_VALUE;
  }
  function close(isObject, end2) {
    const isOpen = objects[objects.length - 1] === isObject;
    const isEmpty = state === (isObject ? FIRST_KEY : FIRST_VALUE);
    if (!isOpen || state !== AFTER && !isEmpty) {
      state = BROKEN;
      return;
    }
    objects.pop();
    events.close(end2);
    afterValue();
  }
  function afterValue() {
    state = objects.length === 0 ? DONE : AFTER;
  }
  function beginString(at) {
    isKey = state === KEY || state === FIRST_KEY;
    if (!isKey && state !== VALUE && state !== FIRST_VALUE) {
      state = BROKEN;
      return at;
    }
    events.begin?.(at);
    isWanted = events.wanted(isKey ? "key" : "value");
    begun = "";
    state = STRING;
    return at + 1;
  }
  function inString(bytes, from, to) {
    let at = from;
    while (at < to) {
      const byte = bytes[at];
      if (pending !== 0) {
        pending = nextEscape(pending, byte);
        if (pending < 0) {
          state = BROKEN;
          return to;
        }
      } else if (byte === QUOTE) {
        endString(textOf(bytes, from, at), at + 1);
        return at + 1;
      } else if (byte === BACKSLASH) {
        pending = AFTER_BACKSLASH;
      } else if (byte < 32) {
        state = BROKEN;
        return to;
      }
      at++;
    }
    begin(bytes, from, to);
    return to;
  }
  function endString(text2, end2) {
    if (isKey) {
      events.key(text2, end2);
      state = COLON_NEXT;
    } else {
      events.text(text2, end2);
      afterValue();
    }
  }
  function beginWord(at) {
    if (state !== VALUE && state !== FIRST_VALUE) {
      state = BROKEN;
      return at;
    }
    events.begin?.(at);
    isWanted = true;
    begun = "";
    state = WORD;
    return at;
  }
  function inWord(bytes, from, to) {
    let at = from;
    while (at < to && isWordByte(bytes[at])) {
      at++;
    }
    if (at < to) {
      endWord(textOf(bytes, from, at), at);
    } else {
      begin(bytes, from, to);
    }
    return at;
  }
  function endWord(text2, end2) {
    if (text2 === void 0 || !/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text2)) {
      state = BROKEN;
      return;
    }
    events.word(events.wanted("value") ? text2 : void 0, end2);
    afterValue();
  }
  function begin(bytes, from, to) {
    if (isWanted) {
      isWanted = begun.length + to - from <= LONGEST_TEXT;
      begun = isWanted ? begun + bytes.toString("latin1", from, to) : "";
    }
  }
  function textOf(bytes, from, to) {
    if (!isWanted || begun.length + to - from > LONGEST_TEXT) {
      return void 0;
    }
    return begun === "" ? bytes.toString("utf8", from, to) : Buffer.from(begun + bytes.toString("latin1", from, to), "latin1").toString();
  }
  function end() {
    if (state === WORD) {
      endWord(isWanted ? begun : void 0, reached);
    }
    const complete = state === DONE;
    [state, objects, pending] = [VALUE, [], 0];
    return complete;
  }
  return { feed, end };
}
function nextEscape(pending, byte) {
  if (pending === AFTER_BACKSLASH) {
    return byte === LETTER_U ? 4 : isShortEscape(byte) ? 0 : -1;
  }
  return isHex(byte) ? pending - 1 : -1;
}
function isShortEscape(byte) {
  return '"\\/bfnrt'.includes(String.fromCharCode(byte));
}
function isHex(byte) {
  const letter = byte | 32;
  return byte >= 48 && byte <= 57 || letter >= 97 && letter <= 102;
}
function isWordByte(byte) {
  const letter = byte | 32;
  return letter >= 97 && letter <= 122 || byte >= 48 && byte <= 57 || byte === 43 || byte === 45 || byte === 46;
}
var VALUE = 0;
var FIRST_VALUE = 1;
var KEY = 2;
var FIRST_KEY = 3;
var COLON_NEXT = 4;
var AFTER = 5;
var DONE = 6;
var STRING = 7;
var WORD = 8;
var BROKEN = 9;
var AFTER_BACKSLASH = 5;
var QUOTE = 34;
var COMMA = 44;
var COLON = 58;
var OPEN_BRACKET = 91;
var BACKSLASH = 92;
var CLOSE_BRACKET = 93;
var LETTER_U = 117;
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;

// src/transcript/row-reader.ts
function rowReader(paths2, onRow) {
  const wanted = tree(paths2);
  let values = {};
  let isObject = false;
  let nodes = [];
  let next;
  const events = {
    wanted: (token) => token === "key" ? hasBranches(nodes[nodes.length - 1]) : next?.path !== void 0,
    key: (text2) => {
      next = text2 === void 0 ? void 0 : nodes[nodes.length - 1]?.branches.get(unescaped(text2));
    },
    text: (text2) => keep(text2 === void 0 ? void 0 : unescaped(text2)),
    word: (text2) => keep(text2 === void 0 ? void 0 : JSON.parse(text2)),
    open: (container) => {
      keep(void 0);
      isObject ||= nodes.length === 0 && container === "object";
      nodes.push(nodes.length === 0 ? wanted : container === "object" ? next : void 0);
      next = void 0;
    },
    close: () => {
      nodes.pop();
      next = void 0;
    }
  };
  const scanner = jsonScanner(events);
  function keep(value) {
    if (next?.path !== void 0) {
      values[next.path] = value;
    }
  }
  return rowSplitter({
    part: (bytes, from, to) => scanner.feed(bytes, from, to),
    row: (row) => {
      const complete = scanner.end();
      if (!row.blank) {
        onRow({ ...row, valid: complete && isObject, values });
      }
      values = {};
      [nodes, next, isObject] = [[], void 0, false];
    }
  });
}
function tree(paths2) {
  const root = { branches: /* @__PURE__ */ new Map() };
  for (const path of paths2) {
    let node = root;
    for (const key of path.split(".")) {
      const branch = node.branches.get(key) ?? { branches: /* @__PURE__ */ new Map() };
      node.branches.set(key, branch);
      node = branch;
    }
    node.path = path;
  }
  return root;
}
function hasBranches(node) {
  return node !== void 0 && node.branches.size > 0;
}
function unescaped(text2) {
  return text2.includes("\\") ? JSON.parse(`"${text2}"`) : text2;
}

// src/transcript/inspect.ts
async function inspect(source) {
  const inspector = createInspector();
  for await (const chunk of source) {
    inspector.push(chunk);
  }
  return inspector.end();
}
function createInspector() {
  const collected = collector();
  const reader = rowReader(paths, collected.add);
  return {
    push: (chunk) => reader.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length),
    end: () => {
      reader.end();
      return collected.facts();
    }
  };
}
var paths = ["type", "isSidechain", "isMeta", "cwd", "sessionId", "version", "timestamp"];
var MOST_DIFFERENT = 1e3;
function collector() {
  const directories = /* @__PURE__ */ new Set();
  const sessionIds = /* @__PURE__ */ new Set();
  const largest = largestRows(5);
  const counts = { rows: 0, brokenRows: 0, userRows: 0 };
  const sides = { main: 0, side: 0 };
  let agentVersion;
  let firstTimestamp;
  let lastTimestamp;
  return {
    add: (row) => {
      counts.rows += 1;
      largest.add(row);
      if (!row.valid) {
        counts.brokenRows += 1;
        return;
      }
      const { type, isSidechain, isMeta, cwd, sessionId, version, timestamp } = row.values;
      counts.userRows += type === "user" && isSidechain !== true && isMeta !== true ? 1 : 0;
      sides.main += isSidechain === false ? 1 : 0;
      sides.side += isSidechain === true ? 1 : 0;
      remember(directories, cwd);
      remember(sessionIds, sessionId);
      agentVersion = asText(version) ?? agentVersion;
      firstTimestamp ??= asText(timestamp);
      lastTimestamp = asText(timestamp) ?? lastTimestamp;
    },
    facts: () => ({
      ...counts,
      directories: [...directories],
      sessionIds: [...sessionIds],
      agentVersion,
      firstTimestamp,
      lastTimestamp,
      sidechain: sides.side > 0 && sides.main === 0,
      largestRows: largest.list()
    })
  };
}
function remember(known, value) {
  if (typeof value === "string" && known.size < MOST_DIFFERENT) {
    known.add(value);
  }
}
function asText(value) {
  return typeof value === "string" ? value : void 0;
}

// src/flows/limits.ts
var NAMED = 3;
function checkTranscriptSizes(transcripts, maxSize) {
  const tooLarge = transcripts.find(({ size: size2 }) => size2 > maxSize * COPIED_AT_MOST);
  if (tooLarge === void 0) return;
  throw new SessionCaptureError(
    `The transcript of session ${tooLarge.id} has ${tooLarge.size} bytes, far over max-size (${maxSize}). ${ADVICE}`,
    { sessionId: tooLarge.id }
  );
}
var COPIED_AT_MOST = 4;
function checkSessionSize(id, files, maxSize) {
  const size2 = files.reduce((sum, file) => sum + file.size, 0);
  if (size2 <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size2} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows2(files)} ${ADVICE}`,
    { sessionId: id }
  );
}
var ADVICE = "Nothing was kept. Raise max-size, or have the agent compact the session.";
function largestFiles(files) {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path, size: size2 }) => `${path} (${size2})`).join(", ")}.`;
}
function largestRows2(files) {
  const rows = files.flatMap(({ path, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path, line, bytes }) => `${path}:${line} (${bytes})`).join(", ")}.`;
}

// src/flows/manifest-of.ts
import { posix } from "node:path";
function manifestOf(request, session) {
  const { resumedFrom, facts } = session;
  return {
    version: MANIFEST_VERSION,
    agent: request.agent.name,
    ...facts?.agentVersion === void 0 ? {} : { agentVersion: facts.agentVersion },
    name: request.name,
    sessionId: session.id,
    ...resumedFrom === void 0 ? {} : { resumedFrom },
    directory: request.directory,
    configDirectory: request.configDirectory,
    source: request.source,
    capturedAt: (/* @__PURE__ */ new Date()).toISOString(),
    files: session.files.map(({ path, size: size2, sha256, mode, mtime }) => ({
      path: posix.join(session.project, path),
      size: size2,
      sha256,
      mode,
      mtime: mtime.toISOString()
    })),
    rows: session.extent.rows,
    redactions: {}
  };
}

// src/flows/capture.ts
async function capture(request, ports) {
  const { archive, log } = ports;
  const changed = await log.group("Find the session", () => findChanged(request, ports));
  if (changed.length === 0) return void 0;
  const staging = await openStaging(request.tempDir);
  try {
    const session = await log.group(
      "Copy the session",
      () => copyChosen(request, ports, { changed, folder: staging.folder })
    );
    if (session === void 0) return void 0;
    const saved = await log.group("Save the session", () => archive.save(request.name, staging.folder));
    return { ...session, saved };
  } finally {
    await staging.close();
  }
}
async function findChanged(request, { store, log }) {
  const entries = await store.list();
  const changed = changedSessions(entries, request);
  log.info(`Sessions of ${store.directory}: ${entries.length}, changed by this job: ${changed.length}.`);
  checkTranscriptSizes(changed, request.maxSize);
  return changed;
}
async function copyChosen(request, { store, log }, { changed, folder }) {
  const { agent, include, maxSize } = request;
  const ids = changed.map(({ id }) => id);
  const project = posix2.join("projects", agent.encodeDirectory(request.directory).name);
  const { files } = await transferSessions(store, relocatedStore(folder, request), { ids, agent, include });
  const facts = await inspectTranscripts(files, join(folder, project));
  const choice = chooseSession(facts, request.directory);
  if (choice === void 0) {
    log.info("None of them is a conversation in the working directory.");
    return void 0;
  }
  for (const other of choice.others)
    log.info(`Session ${other} changed too, but session ${choice.id} has the newer last row.`);
  const chosen = files.filter(({ sessionId, kind }) => sessionId === choice.id || kind === "memory");
  checkSessionSize(choice.id, chosen, maxSize);
  for (const file of files.filter((file2) => !chosen.includes(file2))) await rm(join(folder, project, file.path));
  const session = { id: choice.id, extent: sessionExtent(chosen), resumedFrom: originOf(choice.id, request.placed) };
  await writeManifest(folder, manifestOf(request, { ...session, files: chosen, facts: facts.get(choice.id), project }));
  const transcript = join(folder, project, transcriptName(choice.id));
  return {
    ...session,
    answers: request.answers === 0 ? [] : await lastAnswers(createReadStream(transcript), request.answers)
  };
}
async function inspectTranscripts(files, folder) {
  const facts = /* @__PURE__ */ new Map();
  for (const { kind, sessionId, path } of files) {
    if (kind === "transcript") facts.set(sessionId, await inspect(createReadStream(join(folder, path))));
  }
  return facts;
}
function originOf(id, placed) {
  return placed.some((session) => session.id === id) ? void 0 : placed.at(-1)?.id;
}

// src/action/summary.ts
async function writeSummary({ settings, outcome }, ending) {
  if (settings.summary === "none" || process.env.GITHUB_STEP_SUMMARY === void 0) return;
  const rows = [
    ["Name", code(settings.name)],
    ["Restored", restoredCell(outcome)],
    ...ending === void 0 ? [] : [["Captured", capturedCell(ending)]]
  ];
  const table = rows.map(([what, text2]) => `| ${what} | ${text2} |`);
  summary.addRaw(["### Agent session", "", "| | |", "|---|---|", ...table, "", ""].join("\n"));
  for (const answer of ending?.captured?.answers ?? []) summary.addRaw(fenced(answer));
  await summary.write();
}
function restoredCell({ verdict, session, trouble }) {
  if (session === void 0) return trouble === void 0 ? verdict : `${verdict}: ${text(trouble)}`;
  const source = session.runId === void 0 ? "" : ` of run ${session.runId}`;
  return `${verdict}: ${code(session.id)}${source}, ${extent(session.extent)}, ${count(session.extent.rewritten, "path")} rewritten`;
}
function capturedCell({ captured, trouble }) {
  if (trouble !== void 0) return `failed: ${text(trouble)}`;
  if (captured === void 0) return "no session was used";
  const { id, saved, extent: amount } = captured;
  const name = saved.url === void 0 ? code(saved.name) : `[${text(saved.name)}](${saved.url})`;
  return `${code(id)} as ${name}, ${extent(amount)}, ${count(amount.rewritten, "path")} rewritten, ${size(saved.size)} stored`;
}
function text(value) {
  return value.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>()#+|!&~@-]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(value) {
  return `<code>${text(value)}</code>`;
}
function fenced(answer) {
  const longest = Math.max(2, ...[...answer.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `
${fence}text
${answer}
${fence}
`;
}

// src/action/capture-step.ts
async function postStep(phase) {
  const state = readState();
  if (state?.stage !== "main") {
    info(
      `Nothing to capture: ${state === void 0 ? "no earlier stage got far enough" : "the step did not run"}.`
    );
    return;
  }
  const { settings } = state;
  phase.failOnTrouble = settings.ifCaptureFails === "error";
  const context = await readContext();
  const captured = await captureSession(state, { context, log: actionLog });
  exportCaptured(captured);
}
function exportCaptured(captured) {
  if (captured === void 0) return;
  exportVariable("AGENT_SESSION_ID", captured.id);
  exportVariable("AGENT_SESSION_ARTIFACT", captured.saved.name);
}
async function captureSession(state, around) {
  try {
    const captured = await captureFrom(await placeOf(state, around), state, around);
    around.log.info(captured === void 0 ? "The job used no session: nothing to capture." : capturedLine(captured));
    await writeSummary(state, { captured });
    return captured;
  } catch (error) {
    await writeSummary(state, { trouble: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
async function captureFrom(place, { settings, startedAt, placed }, { context, log }) {
  const agent = agentOf(settings);
  const archive = openArchive(settings, { context, log, token: void 0 });
  const { home, variables, workspace, temp } = context;
  const request = {
    agent,
    name: settings.name,
    include: settings.include,
    maxSize: settings.maxSize,
    since: new Date(startedAt),
    placed,
    directory: workspace,
    configDirectory: agent.configDirectory({ home, variables }),
    source: sourceOf(context),
    answers: settings.summary === "transcript" ? ANSWERS : 0,
    tempDir: temp
  };
  return await capture(request, { store: place.store, archive, log });
}
var ANSWERS = 3;
async function placeOf({ settings, outcome }, { context, log }) {
  const place = await ifPossible(() => openStore(settings, context, log), log);
  if (place !== void 0) return place;
  const { configDirectory, directory } = outcome;
  if (directory === void 0 || configDirectory === void 0) {
    throw new SessionCaptureError(
      `Container ${settings.container} is gone, and its session with it. Keep it to the end of the job (start it without --rm), or start it after this step with the output config-directory mounted.`
    );
  }
  log.info(`Container ${settings.container} is not there: reading the folder that was prepared for it.`);
  return openMounted(settings, { configDirectory, directory, spelledAs: settings.configDirectory ?? configDirectory });
}
async function ifPossible(open, log) {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(error.message);
    return void 0;
  }
}

export {
  writeSummary,
  postStep,
  exportCaptured,
  captureSession
};
