import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openStaging,
  sessionExtent,
  whyNotTrusted,
  writeManifest
} from "./chunk-5S4MN6DX.js";
import {
  createInspector,
  transferSessions
} from "./chunk-7WTMPV5Y.js";
import {
  relocatedStore
} from "./chunk-ZT6CHT5W.js";
import {
  tooLarge
} from "./chunk-I3RLH3IJ.js";
import "./chunk-PAASTBP5.js";
import "./chunk-RORII5EH.js";
import {
  capturedLine,
  count,
  duration,
  forkedLine,
  number,
  repairs,
  savedLabel,
  size
} from "./chunk-4GP4PBPH.js";
import {
  beganAt
} from "./chunk-ES66TMZJ.js";
import {
  checkSameSecrets,
  entropy,
  inCases,
  isPlaceholder,
  knownSecrets,
  matchAt,
  sealingKeys,
  secretValues,
  startsWord
} from "./chunk-6KDDGEOS.js";
import {
  WAYS,
  checkNotReplaced
} from "./chunk-XEXN2TLL.js";
import {
  openLookup
} from "./chunk-5NJW5GZL.js";
import {
  plainPlaces
} from "./chunk-BXDO3FQ5.js";
import {
  COPIED_AT_MOST,
  checkSessionSize,
  sourceOf
} from "./chunk-UERTTYKK.js";
import {
  agentOf,
  debug,
  exportVariable,
  summary
} from "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import {
  MANIFEST_VERSION,
  MOST_FILES,
  bundlePathProblem,
  foldedPath,
  quoted
} from "./chunk-EAWTM7AP.js";
import "./chunk-B6IY6SKT.js";
import {
  transcriptName
} from "./chunk-UK2XZ4TX.js";
import {
  pieceSize
} from "./chunk-DDQFO5LT.js";
import {
  jsonScanner,
  rowSplitter
} from "./chunk-ZWSSIWOS.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import {
  ArchiveError,
  ContainerGoneError,
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/flows/capture.ts
const { createReadStream: createReadStream4 } = require("node:fs");

// src/sessions/choose.ts
function changedSessions(entries, { placed, since, untouched: untouched2 = [] }) {
  const put = new Map(placed.map((session) => [session.id, session]));
  const grown = entries.filter(({ id, size: size2 }) => {
    const before = put.get(id);
    return before !== void 0 && before.beside !== true && size2 > before.size;
  });
  if (grown.length > 0) return grown;
  const start = Math.floor(since.getTime() / 1e3) * 1e3;
  return entries.filter((entry) => {
    const before = put.get(entry.id);
    if (entry.size === 0) return false;
    if (before !== void 0) return entry.size !== before.size;
    return entry.mtime.getTime() >= start && !untouched2.some(
      ({ id, size: size2, mtime }) => id === entry.id && size2 === entry.size && mtime === entry.mtime.getTime()
    );
  });
}
function isLost(id, entries, placed) {
  const put = placed.findLast((session) => session.id === id);
  return put !== void 0 && (entries.find((entry) => entry.id === id)?.size ?? 0) < put.size;
}
function chooseSession(facts, directory) {
  const conversations = [...facts].filter(([, fact]) => fact.userRows > 0);
  const here = conversations.filter(
    ([, { directories }]) => directories.length === 0 || directories.some((named) => isWithin(named, directory))
  );
  const [first, ...others] = here.sort(([, a], [, b]) => (b.lastTimestamp ?? "").localeCompare(a.lastTimestamp ?? ""));
  return first && { id: first[0], others: others.map(([id]) => id) };
}
function isWithin(path2, directory) {
  return path2 === directory || path2.startsWith(`${directory.replace(/[\\/]$/, "")}/`);
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

// src/transcript/redact-anchors.ts
const { endianness } = require("node:os");
function anchorFinder(anchors) {
  const inQuads = ({ bytes }) => anchors.length > MOST_FOR_PAIRS && bytes.length >= SHORTEST_FOR_QUADS;
  const pairs = marked(
    anchors.filter((anchor) => !inQuads(anchor)),
    1
  );
  const quads = marked(anchors.filter(inQuads), 2);
  return {
    find: (bytes, range, found) => {
      const units = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
      const check = (marks, index) => {
        for (const { anchor, offset, id } of marks) {
          const start = index * 2 - offset;
          if (start >= range.from && start < range.to && standsAt(anchor, bytes, start)) {
            found(start, id);
          }
        }
      };
      searchPairs(pairs, { bytes, units }, range, check);
      searchQuads(quads, { bytes, units }, range, check);
    }
  };
}
function searchPairs({ set, slots, marks, reach }, { bytes, units }, { from, to }, check) {
  const last = reach === 0 ? 0 : Math.min(units.length, to + reach >> 1);
  for (let index = from >> 1; index < last; index++) {
    const unit = units[index];
    const next = set[unit];
    if (next !== 0 && (next >> (bytes[2 * index + 2] & 7) & 1) !== 0) {
      check(marks[slots[unit]], index);
    }
  }
}
function searchQuads({ set, slots, marks, reach }, { bytes, units }, { from, to }, check) {
  const last = reach === 0 ? 0 : Math.min(units.length - 1, to + reach >> 1);
  for (let index = from >> 1; index < last; index++) {
    const key = hash(units[index], units[index + 1]);
    const next = set[key];
    if (next !== 0 && (next >> (bytes[2 * index + 4] & 7) & 1) !== 0) {
      check(marks[slots[key]], index);
    }
  }
}
function marked(anchors, size2) {
  const set = new Uint8Array(1 << 16);
  const slots = new Uint16Array(1 << 16);
  const marks = [];
  let reach = 0;
  for (const { bytes: anchor, id } of anchors) {
    for (const parity of [0, 1]) {
      const offset = rarest(anchor, parity, size2);
      const key = keyAt(anchor, offset, size2);
      const next = anchor[offset + 2 * size2];
      if (set[key] === 0) slots[key] = marks.push([]) - 1;
      set[key] = set[key] | (next === void 0 ? 255 : 1 << (next & 7));
      marks[slots[key]]?.push({ anchor, offset, id });
      reach = Math.max(reach, offset + 2 * size2);
    }
  }
  return { set, slots, marks, reach };
}
function keyAt(bytes, at, size2) {
  const first = pairAt(bytes, at);
  return size2 === 1 ? first : hash(first, pairAt(bytes, at + 2));
}
function pairAt(bytes, at) {
  return endianness() === "LE" ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}
function hash(first, second) {
  return Math.imul(first << 16 | second, 2654435761) >>> 16;
}
function rarest(bytes, parity, size2) {
  let best = parity;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = parity; at + 2 * size2 <= bytes.length; at += 2) {
    let weight = at + 2 * size2 < bytes.length ? 1 : UNCHECKED;
    for (let index = at; index < at + 2 * size2; index += 1) weight *= FREQUENCY[bytes[index]];
    if (weight < lowest) {
      [best, lowest] = [at, weight];
    }
  }
  return best;
}
function standsAt(anchor, bytes, start) {
  for (let index = 0; index < anchor.length; index++) {
    if (bytes[start + index] !== anchor[index]) {
      return false;
    }
  }
  return true;
}
var MOST_FOR_PAIRS = 1e3;
var SHORTEST_FOR_QUADS = 5;
var UNCHECKED = 4;
var FREQUENT = [" ", "etan", 'iosr0\\"', "lhducmpfg1234567", "bwyvkx89./:,-_"];
var FREQUENCY = new Uint8Array(256).fill(1);
for (const [at, group] of FREQUENT.entries()) {
  for (const byte of Buffer.from(group)) FREQUENCY[byte] = FREQUENT.length + 1 - at;
}

// src/transcript/redact-text.ts
function readable(bytes, { from, to }, kind) {
  const out = Buffer.allocUnsafe(to - from);
  const starts = new Uint32Array(to - from + 1);
  let length = 0;
  let at = from;
  while (at < to) {
    const byte = bytes[at];
    if (byte !== BACKSLASH) {
      starts[length] = at;
      out[length++] = byte;
      at += 1;
      continue;
    }
    const { code: code2, end } = escapeAt(bytes, { from: at, to }, kind);
    if (code2 < 128) {
      starts[length] = at;
      out[length++] = code2;
    } else {
      const written = out.write(String.fromCodePoint(code2), length);
      starts.fill(at, length, length + written);
      length += written;
    }
    at = end;
  }
  starts[length] = to;
  return { text: out.toString("latin1", 0, length), starts: starts.subarray(0, length + 1) };
}
function unpercent(source) {
  let current = source;
  for (let round = 0; round < DEEPEST_PERCENT && /%[0-9a-f]{2}/i.test(current.text); round++) {
    current = unpercentOnce(current);
  }
  return current;
}
function indexAt({ starts }, at) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (starts[middle] <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  while (low > 0 && starts[low - 1] === starts[low]) {
    low--;
  }
  return low;
}
function spelling({ starts }, start, end) {
  let last = end;
  while (last < starts.length - 1 && starts[last] === starts[last - 1]) {
    last++;
  }
  return { from: starts[start], to: starts[last] };
}
function replaceExtents(source, extents, text2) {
  const { starts } = source;
  const texts = [];
  const places = [];
  let done = 0;
  for (const { from, to } of extents) {
    const [start, end] = [Math.max(done, indexAt(source, from)), indexAt(source, to)];
    texts.push(source.text.slice(done, start), text2);
    places.push(...starts.subarray(done, start), ...new Array(text2.length).fill(starts[start]));
    done = Math.max(end, start);
  }
  texts.push(source.text.slice(done));
  places.push(...starts.subarray(done));
  return { text: texts.join(""), starts: Uint32Array.from(places) };
}
function escapeAt(bytes, { from, to }, kind) {
  let run2 = from;
  while (run2 < to && bytes[run2] === BACKSLASH) {
    run2++;
  }
  const letter = run2 < to ? bytes[run2] : 0;
  const code2 = shortEscapes[letter];
  if (code2 !== 0) {
    const closes = letter === QUOTE && kind === "rows" && (run2 - from) % 2 === 0;
    return closes ? { code: BACKSLASH, end: run2 } : { code: code2, end: run2 + 1 };
  }
  if (letter === LETTER_U || letter === LETTER_X) {
    const digits = letter === LETTER_U ? 4 : 2;
    const unit = hexAt(bytes, run2 + 1, digits);
    if (unit >= 0 && run2 + 1 + digits <= to) {
      return withLowSurrogate(bytes, { from: run2 + 1 + digits, to }, unit);
    }
  }
  return { code: BACKSLASH, end: run2 };
}
function withLowSurrogate(bytes, { from, to }, unit) {
  if (unit < 55296 || unit > 57343) {
    return { code: unit, end: from };
  }
  let run2 = from;
  while (run2 < to && bytes[run2] === BACKSLASH) {
    run2++;
  }
  const low = run2 > from && bytes[run2] === LETTER_U ? hexAt(bytes, run2 + 1, 4) : -1;
  return low >= 56320 && low <= 57343 && unit < 56320 ? { code: 65536 + ((unit & 1023) << 10) + (low & 1023), end: run2 + 5 } : { code: 65533, end: from };
}
function hexAt(bytes, at, digits) {
  const text2 = bytes.toString("latin1", at, at + digits);
  return text2.length === digits && /^[0-9a-f]+$/i.test(text2) ? Number.parseInt(text2, 16) : -1;
}
function unpercentOnce({ text: text2, starts }) {
  const out = [];
  const places = new Uint32Array(starts.length);
  let length = 0;
  for (let at = 0; at < text2.length; at++, length++) {
    places[length] = starts[at];
    const hex = text2[at] === "%" ? text2.slice(at + 1, at + 3) : "";
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      out.push(String.fromCharCode(Number.parseInt(hex, 16)));
      at += 2;
    } else {
      out.push(text2[at]);
    }
  }
  places[length] = starts[text2.length];
  return { text: out.join(""), starts: places.subarray(0, length + 1) };
}
var QUOTE = 34;
var BACKSLASH = 92;
var LETTER_U = 117;
var LETTER_X = 120;
var DEEPEST_PERCENT = 3;
var shortEscapes = new Uint8Array(256);
for (const [letter, character] of ['""', "''", "``", "//", "$$", "\n\n", "b\b", "f\f", "n\n", "r\r", "t	"].map(
  (both) => [both.charCodeAt(0), both.charCodeAt(1)]
)) {
  shortEscapes[letter] = character;
}

// src/transcript/redact-base64.ts
function base64Probes(value, name) {
  return [0, 1, 2].flatMap((alignment) => {
    const { text: text2, isWhole } = encodedAt(value, alignment);
    const look2 = (source, at, offset) => {
      const decoded2 = unpercent(source);
      const squeezed = squeeze(decoded2, /\s/);
      const start = indexAt(squeezed, source.starts[at]) - offset;
      if (start < 0 || !squeezed.text.startsWith(text2, start)) {
        return [];
      }
      const place = (index) => indexAt(decoded2, squeezed.starts[index]);
      const first = place(start) - (alignment === 0 ? 0 : edge(decoded2.text[place(start) - 1]));
      const end = place(start + text2.length - 1) + 1;
      const last = end + (isWhole ? 0 : edge(decoded2.text[end]));
      const padding = /^={0,2}/.exec(decoded2.text.slice(last, last + 2))?.[0].length ?? 0;
      return [spelling(decoded2, first, last + padding)];
    };
    return anchorsIn(text2).map(({ anchor, offset }) => ({
      name,
      anchor,
      before: offset * SPARSE + MARGIN,
      after: (text2.length - offset) * SPARSE + MARGIN,
      look: (source, at) => look2(source, at, offset)
    }));
  });
}
function encodedAt(value, alignment) {
  const bits = (alignment + value.length) * 8;
  const text2 = Buffer.concat([Buffer.alloc(alignment), value]).toString("base64");
  return { text: text2.slice(Math.ceil(alignment * 8 / 6), Math.floor(bits / 6)), isWhole: bits % 6 === 0 };
}
function anchorsIn(text2) {
  const runs = Array.from(text2.matchAll(/[A-Za-z0-9]{4,}/g), (run2) => ({
    offset: run2.index,
    text: run2[0].slice(0, 12)
  }));
  const best = (some) => some.toSorted((a, b) => b.text.length - a.text.length)[0];
  const first = best(runs.filter(({ offset }) => offset < text2.length / 2)) ?? best(runs);
  if (first === void 0) {
    return [text2, text2.replaceAll("+", "-").replaceAll("/", "_")].map((start) => ({
      anchor: Buffer.from(start.slice(0, 8)),
      offset: 0
    }));
  }
  const second = text2.length < 24 ? void 0 : best(runs.filter(({ offset }) => offset >= first.offset + first.text.length));
  return [first, ...second === void 0 ? [] : [second]].map((run2) => ({
    anchor: Buffer.from(run2.text),
    offset: run2.offset
  }));
}
function edge(character) {
  return /[A-Za-z0-9+/_-]/.test(character ?? "") ? 1 : 0;
}
function squeeze({ text: text2, starts }, space) {
  const places = new Uint32Array(starts.length);
  const out = [];
  for (let at = 0; at < text2.length; at++) {
    const character = text2[at];
    if (!space.test(character)) {
      places[out.length] = starts[at];
      out.push(character === "-" ? "+" : character === "_" ? "/" : character);
    }
  }
  places[out.length] = starts[text2.length];
  return { text: out.join(""), starts: places.subarray(0, out.length + 1) };
}
var SPARSE = 3;
var MARGIN = 96;

// src/transcript/redact-encoded.ts
var ENCODED_SECRET = "encoded-secret";
function encodedProbes(anchors, search) {
  const telling = new Set(
    anchors.filter((anchor) => anchor.length >= SHORTEST_ANCHOR && /^[\x21-\x7e]+$/.test(anchor))
  );
  return [0, 1, 2].flatMap((alignment) => {
    const find = encodedFinder(search);
    return Array.from(telling, (anchor) => ({
      name: ENCODED_SECRET,
      anchor: Buffer.from(encodedAt(Buffer.from(anchor), alignment).text),
      before: LONGEST_BEFORE,
      after: LONGEST_BEHIND,
      look: (text2, at) => find(text2, at - Math.ceil(alignment * 8 / 6))
    }));
  });
}
function encodedFinder(search) {
  let decoded2 = {
    source: void 0,
    byPlace: /* @__PURE__ */ new Map()
  };
  return (source, group) => {
    if (decoded2.source !== source) {
      decoded2 = { source, byPlace: /* @__PURE__ */ new Map() };
    }
    const known = decoded2.byPlace.get(group & 3);
    if (known !== void 0 && group >= known.start && group < known.end) {
      return known.extents;
    }
    const found = findEncoded(source, { group, breaks: /(?!)/ }, search);
    decoded2.byPlace.set(group & 3, found);
    const isBroken = found.extents.length === 0 && /[\r\n]/.test(source.text);
    return isBroken ? findEncoded(source, { group, breaks: /[\r\n]/ }, search).extents : found.extents;
  };
}
function findEncoded(source, { group, breaks }, search) {
  const data = squeeze(source, breaks);
  const middle = group < 0 ? 0 : indexAt(data, source.starts[group]);
  let before = middle;
  while (before > 0 && /[A-Za-z0-9+/]/.test(data.text[before - 1])) {
    before--;
  }
  const start = middle - (middle - before & ~3);
  const encoded = matchAt(/[A-Za-z0-9+/]*/y, data.text, start) ?? { start, end: start };
  const bytes = Buffer.from(data.text.slice(encoded.start, encoded.end), "base64");
  const place = (index) => indexAt(source, data.starts[index]);
  const extents = search(bytes.toString("latin1")).map((span2) => {
    const first = start + Math.floor(span2.start * 4 / 3);
    const end = place(Math.min(encoded.end, start + Math.ceil(span2.end * 4 / 3)) - 1) + 1;
    const padding = /^={0,2}/.exec(source.text.slice(end, end + 2))?.[0].length ?? 0;
    return spelling(source, place(first), end + padding);
  });
  return { start, end: encoded.end, extents };
}
var SHORTEST_ANCHOR = 4;
var LONGEST_BEFORE = 2048;
var LONGEST_BEHIND = 4096;

// src/transcript/redact-found.ts
function replacement(rule) {
  return `[redacted:${rule}]`;
}
var SEALED_BLOCKS = ["thinking", "image", "document"];
function merged(found) {
  const ordered = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const result = [];
  for (const one of ordered) {
    const last = result.at(-1);
    const isNext = one.start === last?.end && one.rule === last.rule;
    if (last !== void 0 && (one.start < last.end || isNext)) {
      const named = VAGUE.has(last.rule) ? one : last;
      result[result.length - 1] = { ...named, start: last.start, end: Math.max(last.end, one.end) };
    } else {
      result.push({ ...one });
    }
  }
  return result;
}
function within(found, { from, to }) {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (found[middle].end <= from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  let end = low;
  while (end < found.length && found[end].start < to) {
    end++;
  }
  return found.slice(low, end);
}
var VAGUE = /* @__PURE__ */ new Set(["named-secret", "bearer-token", "authorization-header", "basic-credentials", "url-password"]);

// src/transcript/redact-probe.ts
function ruleProbes(rule) {
  const { name, anchors, glance, before = BEFORE, after = AFTER } = rule;
  const look2 = (text2, at) => listed(rule.find(text2.text, at)).map(({ start, end }) => spelling(text2, start, end));
  return anchors.map((anchor) => ({ name, anchor: Buffer.from(anchor, "latin1"), glance, before, after, look: look2 }));
}
var escapeProbes = ["u002", "u003", "u004", "u005", "u006", "u007"].map((anchor) => ({
  name: "",
  anchor: Buffer.from(anchor),
  glance: (bytes, at) => bytes[at - 1] === BACKSLASH2 && /^u00(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9a])$/i.test(bytes.toString("latin1", at, at + 5)),
  before: 1024,
  after: 8192,
  look: () => []
}));
function listed(found) {
  return found === void 0 ? [] : "start" in found ? [found] : found;
}
var BEFORE = 64;
var AFTER = 600;
var BACKSLASH2 = 92;

// src/transcript/redact-cloud.ts
var AWS_IDS = ["AKIA", "ASIA", "ABIA", "ACCA"];
var BESIDE_ID = 400;
var AZURE_MARKS = {
  JQQJ99: [84, 88],
  AZDO: [84],
  AzSe: [52],
  AzFu: [54, 56],
  ACDb: [86, 88]
};
var cloudRules = [
  {
    name: "aws-access-key",
    anchors: AWS_IDS,
    isWord: true,
    find: (text2, at) => {
      const found = matchAt(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/y, text2, at);
      return found !== void 0 && startsWord(text2, at) && !isPlaceholder(text2.slice(at, found.end)) ? found : void 0;
    }
  },
  {
    // The secret that belongs to an access key has no prefix, but stands beside it.
    name: "aws-secret-key",
    anchors: AWS_IDS,
    // One more on each side, to see that a word ends there.
    before: BESIDE_ID + 64,
    after: BESIDE_ID + 64,
    find: findAwsSecret
  },
  {
    name: "aws-session-token",
    anchors: ["IQoJb3JpZ2lu", "FwoGZXIvYXdz", "FQoGZXIvYXdz", "FwoDYXdz", "FQoDYXdz"],
    after: 4096,
    find: (text2, at) => matchAt(/(?:[A-Za-z0-9/+]|%2[BbFf]){100,}(?:=|%3[Dd]){0,2}/y, text2, at)
  },
  {
    name: "aws-bedrock-key",
    anchors: ["ABSK", "bedrock-api-key-"],
    find: (text2, at) => startsWord(text2, at) ? matchAt(/(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/]{100,}={0,2}/y, text2, at) : void 0
  },
  {
    name: "azure-storage-key",
    anchors: ["AccountKey", "SharedAccessKey", "accountKey", "AccessKey="],
    find: (text2, at) => matchAt(/\w{0,20}?Key["']?\s{0,4}[=:]\s{0,4}["']?((?:[A-Za-z0-9/+]{86}={2}|[A-Za-z0-9/+]{42,44}=))/y, text2, at)
  },
  {
    name: "azure-shared-access-signature",
    anchors: ["sig="],
    find: (text2, at) => matchAt(/sig=((?:[A-Za-z0-9/+]|%2[BbFf]){42,44}(?:%3[Dd]|=))/y, text2, at)
  },
  {
    name: "azure-client-secret",
    anchors: [..."0123456789"].map((digit) => `${digit}Q~`),
    find: (text2, at) => {
      const head = /[\w~.-]{3}$/.exec(text2.slice(Math.max(0, at - 3), at));
      const tail = matchAt(/\dQ~[\w~.-]{30,36}/y, text2, at);
      return head === null || tail === void 0 ? void 0 : { start: at - 3, end: tail.end };
    }
  },
  {
    // Keys that Azure issues today say in their middle who issued them.
    name: "azure-key",
    anchors: Object.keys(AZURE_MARKS),
    before: 90,
    find: findAzureKey
  },
  {
    name: "signed-url",
    anchors: ["X-Amz-Signature", "X-Goog-Signature", "x-amz-signature"],
    find: (text2, at) => matchAt(/X-(?:Amz|Goog)-Signature(?:=|%3[Dd])([0-9a-f]{64,})/iy, text2, at)
  }
];
function findAwsSecret(text2, at) {
  if (matchAt(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/y, text2, at) === void 0) {
    return [];
  }
  const words = /(?<![A-Za-z0-9/+=_-])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=_-])/g;
  words.lastIndex = Math.max(0, at - BESIDE_ID);
  const found = [];
  for (let match = words.exec(text2); match !== null && match.index <= at + BESIDE_ID; match = words.exec(text2)) {
    if (isAwsSecret(match[0])) {
      found.push({ start: match.index, end: words.lastIndex });
    }
  }
  return found;
}
function isAwsSecret(word) {
  return /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word) && entropy(word) > 4.2;
}
function findAzureKey(text2, at) {
  const head = /[A-Za-z0-9+/_-]*$/.exec(text2.slice(Math.max(0, at - 90), at))?.[0] ?? "";
  const start = at - head.length;
  const found = matchAt(/[A-Za-z0-9+/_-]{50,90}={0,2}/y, text2, start);
  if (found === void 0 || head === "") {
    return void 0;
  }
  const key = text2.slice(start, found.end);
  const mark = Object.keys(AZURE_MARKS).find((one) => text2.startsWith(one, at));
  const fits = mark !== void 0 && AZURE_MARKS[mark]?.includes(key.length);
  return fits && entropy(key) > 4.2 ? found : void 0;
}

// src/transcript/redact-headers.ts
var LONGEST_COMMAND = 600;
var OPTION = /(?:-[uUa]|--(?:proxy-)?user)[= ]?\s{0,2}["']?[^\s"':$`<>]{1,100}:([^\s"'$`<>:]{4,256})/y;
var headerRules = [
  {
    name: "bearer-token",
    anchors: ["bearer ", "Bearer ", "BEARER ", "Bearer%20", "Bearer\\u0020"],
    after: 4096,
    find: (text2, at) => {
      const found = matchAt(/bearer(?:\s{1,4}|%20)["']?([\w.~+/-]{12,}={0,2})/iy, text2, at);
      return found !== void 0 && isRandom(text2.slice(found.start, found.end)) ? found : void 0;
    }
  },
  {
    name: "basic-credentials",
    anchors: ["basic ", "Basic ", "BASIC ", "Basic%20"],
    find: (text2, at) => {
      const found = matchAt(/basic(?:\s{1,4}|%20)([A-Za-z0-9+/]{8,}={0,2})/iy, text2, at);
      return found !== void 0 && isUserAndPassword(text2.slice(found.start, found.end)) ? found : void 0;
    }
  },
  {
    // What `docker login` and npm write.
    name: "basic-credentials",
    anchors: ['"auth"', '"auth\\', "_auth="],
    find: (text2, at) => {
      const found = matchAt(/"?_?auth"?\s{0,4}[:=]\s{0,4}"?([A-Za-z0-9+/]{8,}={0,2})/y, text2, at);
      return found !== void 0 && isUserAndPassword(text2.slice(found.start, found.end)) ? found : void 0;
    }
  },
  {
    name: "authorization-header",
    anchors: [...inCases("authorization:"), 'uthorization"', "uthorization\\", "uthorization'"],
    after: 2048,
    find: (text2, at) => {
      const found = matchAt(
        /a?uthorization["']?\s{0,4}[:=]\s{0,4}["'`]?(?:(?:token|apikey|api-key|key|sso-key|genie-?key|splunk|discogs token=|bot|snowflake token=)\s{1,2})?["']?([\w.~+/:-]{16,}={0,2})/iy,
        text2,
        at
      );
      return found !== void 0 && isRandom(text2.slice(found.start, found.end)) ? found : void 0;
    }
  },
  {
    name: "command-password",
    anchors: ["-u ", '-u"', "-u'", "-U ", "--user", "-a "],
    before: LONGEST_COMMAND,
    find: findUserOption
  },
  {
    name: "command-password",
    anchors: ["sshpass -p"],
    find: (text2, at) => {
      const found = matchAt(/sshpass -p\s{0,2}["']?([^\s"'$`<>[]{4,256})/y, text2, at);
      return found !== void 0 && !isPlaceholder(text2.slice(found.start, found.end)) ? found : void 0;
    }
  },
  {
    name: "netrc-password",
    anchors: ["login "],
    find: (text2, at) => {
      const found = matchAt(/login\s{1,4}\S{1,100}\s{1,10}password\s{1,4}([^\s"'`<>\\]{4,256})/y, text2, at);
      return found !== void 0 && !isPlaceholder(text2.slice(found.start, found.end)) ? found : void 0;
    }
  }
];
function findUserOption(text2, at) {
  const found = matchAt(OPTION, text2, at);
  if (found === void 0 || isPlaceholder(text2.slice(found.start, found.end))) {
    return void 0;
  }
  const line = text2.slice(Math.max(0, at - LONGEST_COMMAND), at).split("\n").at(-1);
  const isCommon = /^(?:password|passwd|pass|secret)$/i.test(text2.slice(found.start, found.end));
  return !isCommon && /(?:^|[\s;&|($`'"/])(?:curl|wget|https?|xh)\s/.test(line) ? found : void 0;
}
function isRandom(word) {
  return /\d/.test(word) && /[A-Za-z]/.test(word) && entropy(word) >= 3 && !isPlaceholder(word);
}
function isUserAndPassword(base64) {
  const text2 = Buffer.from(base64, "base64").toString("latin1");
  return /^[\x20-\x7e\x80-\xff]*:[\x20-\x7e\x80-\xff]{3,}$/.test(text2) && !/:(?:password|passwd|pass|x-oauth-basic)$/i.test(text2);
}

// src/transcript/redact-keys.ts
var keyRules = [
  {
    name: "private-key",
    anchors: ["-----BEGIN"],
    glance: (bytes, at) => bytes.toString("latin1", at, at + LONGEST_HEADER).includes("PRIVATE KEY"),
    after: 64 * 1024,
    find: findPem
  },
  {
    // A PEM file that was encoded as a whole, as in the configuration of Kubernetes.
    name: "private-key",
    anchors: ["LS0tLS1CRUdJTi"],
    after: 64 * 1024,
    find: (text2, at) => {
      const found = matchAt(/[A-Za-z0-9+/]{40,}(?:\s{1,2}[A-Za-z0-9+/]{16,})*={0,2}/y, text2, at);
      return found !== void 0 && decoded(text2.slice(at, at + 64)).includes("PRIVATE KEY") ? found : void 0;
    }
  },
  {
    name: "private-key",
    anchors: ["Private-Lines:"],
    after: 16 * 1024,
    find: (text2, at) => matchAt(/Private-Lines: \d+\s+((?:[A-Za-z0-9+/=]{4,}\s{0,2})+)/y, text2, at)
  },
  {
    // The private number of a key in JSON's own form.
    name: "private-key",
    anchors: ['kty"', "kty\\"],
    before: 2048,
    after: 2048,
    find: (text2, at) => {
      const from = text2.lastIndexOf("{", at);
      const to = text2.indexOf("}", at);
      const isNear = from >= at - 2e3 && to >= 0 && to < at + 2e3;
      const found = from >= 0 && isNear ? /"d"\s*:\s*"([\w-]{32,})"/.exec(text2.slice(from, to)) : null;
      const start = from + (found?.index ?? 0) + (found?.[0].indexOf(found[1]) ?? 0);
      return found === null ? void 0 : { start, end: start + found[1].length };
    }
  },
  {
    name: "json-web-token",
    anchors: ["eyJ"],
    after: 64 * 1024,
    glance: (bytes, at, length) => isSegment(bytes, at, Math.min(length, at + 4096)),
    find: findWebToken
  }
];
function findPem(text2, at) {
  const header = matchAt(/-----BEGIN[ A-Z0-9]{0,40}PRIVATE KEY(?: BLOCK)?-----/y, text2, at);
  if (header === void 0) {
    return void 0;
  }
  const last = findLastLine(text2, header.end);
  if (last !== void 0 && isMostlyKey(text2.slice(header.end, last.start))) {
    return { start: at, end: last.end };
  }
  const line = /(?:[\s"'`,;+|>\\[\]()-]|\xe2\x86\x92|\d{1,6}(?=[\t:|]|\xe2))*([A-Za-z0-9+/]{16,}={0,2})/y;
  let end = header.end;
  let amount = 0;
  for (let found = matchAt(line, text2, end); found !== void 0; found = matchAt(line, text2, end)) {
    amount += found.end - found.start;
    end = found.end;
  }
  return amount >= 32 ? { start: at, end } : void 0;
}
function findLastLine(text2, from) {
  const { last } = searched;
  if (searched.text !== text2 || from < searched.from || last !== void 0 && last.start < from) {
    const pattern = /-----END[ A-Z0-9]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
    pattern.lastIndex = from;
    const match = pattern.exec(text2);
    searched = { text: text2, from, last: match === null ? void 0 : { start: match.index, end: pattern.lastIndex } };
  }
  return searched.last;
}
var searched = { text: "", from: 0, last: void 0 };
function isMostlyKey(body) {
  const words = body.split(/[\s"'`,;\\]+/);
  const amount = (some) => some.reduce((sum, { length }) => sum + length, 0);
  const encoded = words.filter((word) => /^[A-Za-z0-9+/]{16,}={0,2}$|^\[redacted:/.test(word));
  return amount(encoded) >= 24 && amount(encoded) >= amount(words) / 2;
}
function findWebToken(text2, at) {
  const signed = /eyJ[\w-]{5,}\.eyJ[\w-]{5,}\.(?:[\w-]{8,})?/y;
  const encrypted = /eyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/y;
  const found = matchAt(signed, text2, at) ?? matchAt(encrypted, text2, at);
  return found !== void 0 && startsWord(text2, at) && /"(?:alg|enc|typ|kid)"/.test(decoded(text2.slice(at, text2.indexOf(".", at)))) ? found : void 0;
}
function isSegment(bytes, at, end) {
  for (let index = at; index < end; index++) {
    const byte = bytes[index];
    const letter = byte | 32;
    const inWord = letter >= 97 && letter <= 122 || byte >= 48 && byte <= 57 || byte === 45 || byte === 95;
    if (!inWord) {
      return byte === 46;
    }
  }
  return false;
}
function decoded(base64) {
  return Buffer.from(base64, "base64").toString("latin1");
}
var LONGEST_HEADER = 60;

// src/transcript/redact-names-glance.ts
function mayBeNamed(bytes, at, length) {
  return isOption(bytes, at) || hasValue(bytes, at, length);
}
function isOption(bytes, at) {
  let index = at - 1;
  while (index > at - 40 && (isLetter(bytes[index] | 32) || bytes[index] === DASH)) {
    if (bytes[index] === DASH && bytes[index - 1] === DASH) {
      return true;
    }
    index--;
  }
  return bytes[index + 1] === DASH;
}
function hasValue(bytes, at, length) {
  const last = Math.min(length, at + LONGEST_NAME) - 1;
  let index = at + 4;
  while (index < last && isNameByte(bytes[index])) {
    index++;
  }
  const isP = (bytes[at] | 32) === 112;
  if (bytes[index - 1] === 115 && (bytes[at] | 32) !== 99) {
    return false;
  }
  const end = index + LONGEST_GAP;
  while (index < end && BETWEEN.has(bytes[index])) {
    index++;
  }
  if (bytes[index] === COMMA) {
    return bytes.toString("latin1", index, index + LONGEST_GAP).includes("alue");
  }
  return SEPARATORS.has(bytes[index]) && startsValue(bytes, index + 1, !isP);
}
function isNameByte(byte) {
  const letter = byte | 32;
  return letter >= 97 && letter <= 122 || byte >= 48 && byte <= 57 || byte === 45 || byte === 95;
}
function startsValue(bytes, from, needsDigit) {
  let index = from;
  while (index < from + LONGEST_GAP && isBeforeValue(bytes, index)) {
    index++;
  }
  let hasDigit = !needsDigit;
  for (let size2 = 0; size2 < LONGEST_GLANCE; size2++, index++) {
    const byte = bytes[index] ?? 10;
    if (byte <= 32 || byte === QUOTE2 || byte === 39 || byte === 96 || byte === BACKSLASH3 && AFTER_VALUE.has(bytes[index + 1] ?? 0)) {
      return hasDigit && size2 >= SHORTEST_SECRET;
    }
    hasDigit ||= byte >= 48 && byte <= 57;
  }
  return hasDigit;
}
function isBeforeValue(bytes, at) {
  const byte = bytes[at];
  return BEFORE_VALUE.has(byte) || PREFIXES.has(byte) && (bytes[at + 1] === QUOTE2 || bytes[at + 1] === BACKSLASH3);
}
function isLetter(lower) {
  return lower >= 97 && lower <= 122;
}
var LONGEST_NAME = 80;
var LONGEST_GAP = 32;
var LONGEST_GLANCE = 1024;
var SHORTEST_SECRET = 6;
var DASH = 45;
var BACKSLASH3 = 92;
var bytesOf = (text2) => new Set(Buffer.from(text2));
var BETWEEN = bytesOf(" \"'\\]`?");
var SEPARATORS = bytesOf(":=>");
var COMMA = 44;
var QUOTE2 = 34;
var BEFORE_VALUE = bytesOf(" \"'\\`=>:	");
var PREFIXES = bytesOf("fbru");
var AFTER_VALUE = bytesOf("\"'`nrt");

// src/transcript/redact-names.ts
var nameRules = [
  {
    name: "named-secret",
    anchors: [
      ...inCases("password", "passwd", "passphrase", "secret", "token", "credential", "apikey"),
      ...["pwd=", "Pwd=", "PWD=", 'pwd"', 'PWD"', "pwd:", "PWD:"],
      ...["api_key", "API_KEY", "Api_Key", "api-key", "API-KEY", "Api-Key", "API-Key", "apiKey", "ApiKey", "api.key"],
      ...["cess_key", "CESS_KEY", "ccess-key", "ccess-Key", "ccessKey", "cesskey"],
      ...["vate_key", "VATE_KEY", "vate-key", "vateKey", "vatekey"],
      ...[
        "cret_key",
        "ption_key",
        "PTION_KEY",
        "ptionKey",
        "ning_key",
        "NING_KEY",
        "ningKey",
        "ster_key",
        "STER_KEY",
        "sterKey"
      ],
      ...["auth_key", "AUTH_KEY", "authKey", "auth-key"]
    ],
    glance: mayBeNamed,
    before: 100,
    after: 1400,
    find: findNamed
  }
];
function findNamed(text2, at) {
  let start = at;
  while (start > at - 80 && /[\w.-]/.test(text2[start - 1] ?? " ") && !text2.startsWith("--", start)) {
    start--;
  }
  const name = matchAt(/[\w.-]{1,160}/y, text2, start);
  const isReplacement = text2.startsWith("[redacted:", start - "[redacted:".length);
  const strength = name === void 0 || isReplacement ? void 0 : strengthOf(text2.slice(start, name.end));
  if (name === void 0 || strength === void 0) {
    return void 0;
  }
  const { quoted: quoted2, bare } = separators(text2, start);
  const inQuotes = matchAt(quoted2, text2, name.end);
  const value = inQuotes ?? matchAt(bare, text2, name.end);
  if (value === void 0 || text2.startsWith("[redacted", value.end)) {
    return void 0;
  }
  const isVariable = /^[A-Z][A-Z0-9_]*$/.test(text2.slice(start, name.end)) && text2[name.end] === "=";
  const style = inQuotes !== void 0 ? "quoted" : isVariable ? "variable" : "bare";
  return isSecret(text2.slice(value.start, value.end), strength, style) ? value : void 0;
}
function separators(text2, start) {
  const before = text2.slice(Math.max(0, start - 1), start + 2);
  if (before.startsWith("<")) {
    return { quoted: /(?!)/y, bare: />\s{0,4}([^\s<>]{6,512})\s{0,4}<\//y };
  }
  const option = before.slice(1) === "--" || before.startsWith("-");
  return option ? afterOption : afterName;
}
var afterName = {
  quoted: /["'`]?\]?\s{0,12}(?:=>|:=|\?=|=|:|,\s{0,12}"?[vV]alue"?\s{0,12}[:=])\s{0,12}[fbru]?["'`]([^"'`\n\s]{6,1024})["'`]/y,
  bare: /["'`]?\]?\s{0,12}(?:=>|:=|\?=|=|:)\s{0,12}([^\s"'`,;|<>(){}[\]&]{6,1024})/y
};
var afterOption = {
  quoted: /(?:\s{1,4}|=)["'`]([^"'`\n\s]{6,1024})["'`]/y,
  bare: /(?:\s{1,4}|=)([^\s"'`,;|<>(){}[\]&-][^\s"'`,;|<>(){}[\]&]{5,1024})/y
};
function strengthOf(name) {
  const last = name.replace(/^[\w.-]*\./, "").replace(/(?:[_-]?(?:v?\d{1,3}|base64|b64|value|raw|live|prod|production|test|dev|staging))+$/i, "");
  const letters = last.toLowerCase().replace(/[_-]/g, "");
  if (/(?:password|passwd|passphrase|pwd)$/.test(letters)) {
    return "password";
  }
  if (/(?:secret|apikey|accesskey|privatekey|secretkey|secretkeybase|encryptionkey|signingkey|masterkey|authkey|credentials?)$/.test(
    letters
  )) {
    return "secret";
  }
  if (!/token$/.test(letters) || NO_SECRET_TOKEN.test(letters)) {
    return void 0;
  }
  return SECRET_TOKEN.test(letters) || /^[A-Z0-9]+_[A-Z0-9_]*TOKEN/.test(last) ? "secret" : "token";
}
function isSecret(value, strength, style) {
  if (isPlaceholder(value) || isNoValue(value)) {
    return false;
  }
  if (strength === "password") {
    return style === "variable" || isRandom2(value) || isPassword(value, style);
  }
  const isDigest = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i.test(value);
  return isDigest ? strength === "secret" : isRandom2(value);
}
function isPassword(value, style) {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  return value.length >= 8 && kinds >= (style === "quoted" ? 2 : 3) && !/^[A-Za-z]+$/.test(value) && !/^[A-Za-z_-]*(?:password|passwd|secret)[A-Za-z_-]*$/i.test(value);
}
function isRandom2(value) {
  return value.length >= 12 && /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= (value.length < 20 ? 2.8 : 3.2) && value.length < LONGEST_WORDS * (value.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)?.length ?? 0) && !/^[A-Za-z]+(?:[-_./:][A-Za-z]+)*(?:[-_./:]?\d{1,4})?$/.test(value);
}
function isNoValue(value) {
  return UUID.test(value) || /^(?:true|false|null|none|nil|undefined|required|optional|string|number|boolean|any|unknown|object|required)\b/i.test(
    value
  ) || // Programs: `process.env.TOKEN`, `this.token`, `config!.secret`, `input.password`, `token=e.token`, `a=>b`.
  /^[A-Za-z_$][\w$]*(?:[?!]?\.[A-Za-z_$][\w$]*)+[?!;]?$/.test(value) || /^(?:[A-Za-z]:)?[~.]{0,2}[\\/][\w .@\\/-]*$/.test(value) || /^[a-z][a-z0-9+.-]*:\/\//i.test(value) || /^(?:sha\d{1,3}|md5)[-:]|^\d{4}-\d\d-\d\d/i.test(value) || /^[*•.\-_=#+]+$/.test(value) || /=>|^@|^#|\\/.test(value);
}
var NO_SECRET_TOKEN = /(?:publickey|page|next|continuation|sync|delta|skip|cursor|cancellation|continue)token$/;
var SECRET_TOKEN = /(?:access|auth|api|refresh|bearer|private|personal|bot|deploy|session|service|admin|app)token$/;
var UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
var LONGEST_WORDS = 3.8;

// node_modules/@secretlint/secretlint-rule-preset-recommend/module/index-Cq-34xZU.js
const path = require("node:path");
var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
var regexpStringMatcher = {};
var lodash_uniq;
var hasRequiredLodash_uniq;
function requireLodash_uniq() {
  if (hasRequiredLodash_uniq) return lodash_uniq;
  hasRequiredLodash_uniq = 1;
  var LARGE_ARRAY_SIZE = 200;
  var HASH_UNDEFINED = "__lodash_hash_undefined__";
  var INFINITY = 1 / 0;
  var funcTag = "[object Function]", genTag = "[object GeneratorFunction]";
  var reRegExpChar = /[\\^$.*+?()[\]{}|]/g;
  var reIsHostCtor = /^\[object .+?Constructor\]$/;
  var freeGlobal = typeof commonjsGlobal == "object" && commonjsGlobal && commonjsGlobal.Object === Object && commonjsGlobal;
  var freeSelf = typeof self == "object" && self && self.Object === Object && self;
  var root = freeGlobal || freeSelf || Function("return this")();
  function arrayIncludes(array, value) {
    var length = array ? array.length : 0;
    return !!length && baseIndexOf(array, value, 0) > -1;
  }
  function baseFindIndex(array, predicate, fromIndex, fromRight) {
    var length = array.length, index = fromIndex + -1;
    while (++index < length) {
      if (predicate(array[index], index, array)) {
        return index;
      }
    }
    return -1;
  }
  function baseIndexOf(array, value, fromIndex) {
    if (value !== value) {
      return baseFindIndex(array, baseIsNaN, fromIndex);
    }
    var index = fromIndex - 1, length = array.length;
    while (++index < length) {
      if (array[index] === value) {
        return index;
      }
    }
    return -1;
  }
  function baseIsNaN(value) {
    return value !== value;
  }
  function cacheHas(cache, key) {
    return cache.has(key);
  }
  function getValue(object, key) {
    return object == null ? void 0 : object[key];
  }
  function isHostObject(value) {
    var result = false;
    if (value != null && typeof value.toString != "function") {
      try {
        result = !!(value + "");
      } catch (e) {
      }
    }
    return result;
  }
  function setToArray(set) {
    var index = -1, result = Array(set.size);
    set.forEach(function(value) {
      result[++index] = value;
    });
    return result;
  }
  var arrayProto = Array.prototype, funcProto = Function.prototype, objectProto = Object.prototype;
  var coreJsData = root["__core-js_shared__"];
  var maskSrcKey = (function() {
    var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || "");
    return uid ? "Symbol(src)_1." + uid : "";
  })();
  var funcToString = funcProto.toString;
  var hasOwnProperty = objectProto.hasOwnProperty;
  var objectToString = objectProto.toString;
  var reIsNative = RegExp(
    "^" + funcToString.call(hasOwnProperty).replace(reRegExpChar, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$"
  );
  var splice = arrayProto.splice;
  var Map2 = getNative(root, "Map"), Set2 = getNative(root, "Set"), nativeCreate = getNative(Object, "create");
  function Hash(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function hashClear() {
    this.__data__ = nativeCreate ? nativeCreate(null) : {};
  }
  function hashDelete(key) {
    return this.has(key) && delete this.__data__[key];
  }
  function hashGet(key) {
    var data = this.__data__;
    if (nativeCreate) {
      var result = data[key];
      return result === HASH_UNDEFINED ? void 0 : result;
    }
    return hasOwnProperty.call(data, key) ? data[key] : void 0;
  }
  function hashHas(key) {
    var data = this.__data__;
    return nativeCreate ? data[key] !== void 0 : hasOwnProperty.call(data, key);
  }
  function hashSet(key, value) {
    var data = this.__data__;
    data[key] = nativeCreate && value === void 0 ? HASH_UNDEFINED : value;
    return this;
  }
  Hash.prototype.clear = hashClear;
  Hash.prototype["delete"] = hashDelete;
  Hash.prototype.get = hashGet;
  Hash.prototype.has = hashHas;
  Hash.prototype.set = hashSet;
  function ListCache(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function listCacheClear() {
    this.__data__ = [];
  }
  function listCacheDelete(key) {
    var data = this.__data__, index = assocIndexOf(data, key);
    if (index < 0) {
      return false;
    }
    var lastIndex = data.length - 1;
    if (index == lastIndex) {
      data.pop();
    } else {
      splice.call(data, index, 1);
    }
    return true;
  }
  function listCacheGet(key) {
    var data = this.__data__, index = assocIndexOf(data, key);
    return index < 0 ? void 0 : data[index][1];
  }
  function listCacheHas(key) {
    return assocIndexOf(this.__data__, key) > -1;
  }
  function listCacheSet(key, value) {
    var data = this.__data__, index = assocIndexOf(data, key);
    if (index < 0) {
      data.push([key, value]);
    } else {
      data[index][1] = value;
    }
    return this;
  }
  ListCache.prototype.clear = listCacheClear;
  ListCache.prototype["delete"] = listCacheDelete;
  ListCache.prototype.get = listCacheGet;
  ListCache.prototype.has = listCacheHas;
  ListCache.prototype.set = listCacheSet;
  function MapCache(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function mapCacheClear() {
    this.__data__ = {
      "hash": new Hash(),
      "map": new (Map2 || ListCache)(),
      "string": new Hash()
    };
  }
  function mapCacheDelete(key) {
    return getMapData(this, key)["delete"](key);
  }
  function mapCacheGet(key) {
    return getMapData(this, key).get(key);
  }
  function mapCacheHas(key) {
    return getMapData(this, key).has(key);
  }
  function mapCacheSet(key, value) {
    getMapData(this, key).set(key, value);
    return this;
  }
  MapCache.prototype.clear = mapCacheClear;
  MapCache.prototype["delete"] = mapCacheDelete;
  MapCache.prototype.get = mapCacheGet;
  MapCache.prototype.has = mapCacheHas;
  MapCache.prototype.set = mapCacheSet;
  function SetCache(values) {
    var index = -1, length = values ? values.length : 0;
    this.__data__ = new MapCache();
    while (++index < length) {
      this.add(values[index]);
    }
  }
  function setCacheAdd(value) {
    this.__data__.set(value, HASH_UNDEFINED);
    return this;
  }
  function setCacheHas(value) {
    return this.__data__.has(value);
  }
  SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
  SetCache.prototype.has = setCacheHas;
  function assocIndexOf(array, key) {
    var length = array.length;
    while (length--) {
      if (eq(array[length][0], key)) {
        return length;
      }
    }
    return -1;
  }
  function baseIsNative(value) {
    if (!isObject(value) || isMasked(value)) {
      return false;
    }
    var pattern = isFunction(value) || isHostObject(value) ? reIsNative : reIsHostCtor;
    return pattern.test(toSource(value));
  }
  function baseUniq(array, iteratee, comparator) {
    var index = -1, includes = arrayIncludes, length = array.length, isCommon = true, result = [], seen = result;
    if (length >= LARGE_ARRAY_SIZE) {
      var set = createSet(array);
      if (set) {
        return setToArray(set);
      }
      isCommon = false;
      includes = cacheHas;
      seen = new SetCache();
    } else {
      seen = result;
    }
    outer:
      while (++index < length) {
        var value = array[index], computed = value;
        value = value !== 0 ? value : 0;
        if (isCommon && computed === computed) {
          var seenIndex = seen.length;
          while (seenIndex--) {
            if (seen[seenIndex] === computed) {
              continue outer;
            }
          }
          result.push(value);
        } else if (!includes(seen, computed, comparator)) {
          if (seen !== result) {
            seen.push(computed);
          }
          result.push(value);
        }
      }
    return result;
  }
  var createSet = !(Set2 && 1 / setToArray(new Set2([, -0]))[1] == INFINITY) ? noop : function(values) {
    return new Set2(values);
  };
  function getMapData(map, key) {
    var data = map.__data__;
    return isKeyable(key) ? data[typeof key == "string" ? "string" : "hash"] : data.map;
  }
  function getNative(object, key) {
    var value = getValue(object, key);
    return baseIsNative(value) ? value : void 0;
  }
  function isKeyable(value) {
    var type = typeof value;
    return type == "string" || type == "number" || type == "symbol" || type == "boolean" ? value !== "__proto__" : value === null;
  }
  function isMasked(func) {
    return !!maskSrcKey && maskSrcKey in func;
  }
  function toSource(func) {
    if (func != null) {
      try {
        return funcToString.call(func);
      } catch (e) {
      }
      try {
        return func + "";
      } catch (e) {
      }
    }
    return "";
  }
  function uniq(array) {
    return array && array.length ? baseUniq(array) : [];
  }
  function eq(value, other) {
    return value === other || value !== value && other !== other;
  }
  function isFunction(value) {
    var tag = isObject(value) ? objectToString.call(value) : "";
    return tag == funcTag || tag == genTag;
  }
  function isObject(value) {
    var type = typeof value;
    return !!value && (type == "object" || type == "function");
  }
  function noop() {
  }
  lodash_uniq = uniq;
  return lodash_uniq;
}
var lodash_uniqwith;
var hasRequiredLodash_uniqwith;
function requireLodash_uniqwith() {
  if (hasRequiredLodash_uniqwith) return lodash_uniqwith;
  hasRequiredLodash_uniqwith = 1;
  var LARGE_ARRAY_SIZE = 200;
  var HASH_UNDEFINED = "__lodash_hash_undefined__";
  var INFINITY = 1 / 0;
  var funcTag = "[object Function]", genTag = "[object GeneratorFunction]";
  var reRegExpChar = /[\\^$.*+?()[\]{}|]/g;
  var reIsHostCtor = /^\[object .+?Constructor\]$/;
  var freeGlobal = typeof commonjsGlobal == "object" && commonjsGlobal && commonjsGlobal.Object === Object && commonjsGlobal;
  var freeSelf = typeof self == "object" && self && self.Object === Object && self;
  var root = freeGlobal || freeSelf || Function("return this")();
  function arrayIncludes(array, value) {
    var length = array ? array.length : 0;
    return !!length && baseIndexOf(array, value, 0) > -1;
  }
  function arrayIncludesWith(array, value, comparator) {
    var index = -1, length = array ? array.length : 0;
    while (++index < length) {
      if (comparator(value, array[index])) {
        return true;
      }
    }
    return false;
  }
  function baseFindIndex(array, predicate, fromIndex, fromRight) {
    var length = array.length, index = fromIndex + -1;
    while (++index < length) {
      if (predicate(array[index], index, array)) {
        return index;
      }
    }
    return -1;
  }
  function baseIndexOf(array, value, fromIndex) {
    if (value !== value) {
      return baseFindIndex(array, baseIsNaN, fromIndex);
    }
    var index = fromIndex - 1, length = array.length;
    while (++index < length) {
      if (array[index] === value) {
        return index;
      }
    }
    return -1;
  }
  function baseIsNaN(value) {
    return value !== value;
  }
  function cacheHas(cache, key) {
    return cache.has(key);
  }
  function getValue(object, key) {
    return object == null ? void 0 : object[key];
  }
  function isHostObject(value) {
    var result = false;
    if (value != null && typeof value.toString != "function") {
      try {
        result = !!(value + "");
      } catch (e) {
      }
    }
    return result;
  }
  function setToArray(set) {
    var index = -1, result = Array(set.size);
    set.forEach(function(value) {
      result[++index] = value;
    });
    return result;
  }
  var arrayProto = Array.prototype, funcProto = Function.prototype, objectProto = Object.prototype;
  var coreJsData = root["__core-js_shared__"];
  var maskSrcKey = (function() {
    var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || "");
    return uid ? "Symbol(src)_1." + uid : "";
  })();
  var funcToString = funcProto.toString;
  var hasOwnProperty = objectProto.hasOwnProperty;
  var objectToString = objectProto.toString;
  var reIsNative = RegExp(
    "^" + funcToString.call(hasOwnProperty).replace(reRegExpChar, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$"
  );
  var splice = arrayProto.splice;
  var Map2 = getNative(root, "Map"), Set2 = getNative(root, "Set"), nativeCreate = getNative(Object, "create");
  function Hash(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function hashClear() {
    this.__data__ = nativeCreate ? nativeCreate(null) : {};
  }
  function hashDelete(key) {
    return this.has(key) && delete this.__data__[key];
  }
  function hashGet(key) {
    var data = this.__data__;
    if (nativeCreate) {
      var result = data[key];
      return result === HASH_UNDEFINED ? void 0 : result;
    }
    return hasOwnProperty.call(data, key) ? data[key] : void 0;
  }
  function hashHas(key) {
    var data = this.__data__;
    return nativeCreate ? data[key] !== void 0 : hasOwnProperty.call(data, key);
  }
  function hashSet(key, value) {
    var data = this.__data__;
    data[key] = nativeCreate && value === void 0 ? HASH_UNDEFINED : value;
    return this;
  }
  Hash.prototype.clear = hashClear;
  Hash.prototype["delete"] = hashDelete;
  Hash.prototype.get = hashGet;
  Hash.prototype.has = hashHas;
  Hash.prototype.set = hashSet;
  function ListCache(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function listCacheClear() {
    this.__data__ = [];
  }
  function listCacheDelete(key) {
    var data = this.__data__, index = assocIndexOf(data, key);
    if (index < 0) {
      return false;
    }
    var lastIndex = data.length - 1;
    if (index == lastIndex) {
      data.pop();
    } else {
      splice.call(data, index, 1);
    }
    return true;
  }
  function listCacheGet(key) {
    var data = this.__data__, index = assocIndexOf(data, key);
    return index < 0 ? void 0 : data[index][1];
  }
  function listCacheHas(key) {
    return assocIndexOf(this.__data__, key) > -1;
  }
  function listCacheSet(key, value) {
    var data = this.__data__, index = assocIndexOf(data, key);
    if (index < 0) {
      data.push([key, value]);
    } else {
      data[index][1] = value;
    }
    return this;
  }
  ListCache.prototype.clear = listCacheClear;
  ListCache.prototype["delete"] = listCacheDelete;
  ListCache.prototype.get = listCacheGet;
  ListCache.prototype.has = listCacheHas;
  ListCache.prototype.set = listCacheSet;
  function MapCache(entries) {
    var index = -1, length = entries ? entries.length : 0;
    this.clear();
    while (++index < length) {
      var entry = entries[index];
      this.set(entry[0], entry[1]);
    }
  }
  function mapCacheClear() {
    this.__data__ = {
      "hash": new Hash(),
      "map": new (Map2 || ListCache)(),
      "string": new Hash()
    };
  }
  function mapCacheDelete(key) {
    return getMapData(this, key)["delete"](key);
  }
  function mapCacheGet(key) {
    return getMapData(this, key).get(key);
  }
  function mapCacheHas(key) {
    return getMapData(this, key).has(key);
  }
  function mapCacheSet(key, value) {
    getMapData(this, key).set(key, value);
    return this;
  }
  MapCache.prototype.clear = mapCacheClear;
  MapCache.prototype["delete"] = mapCacheDelete;
  MapCache.prototype.get = mapCacheGet;
  MapCache.prototype.has = mapCacheHas;
  MapCache.prototype.set = mapCacheSet;
  function SetCache(values) {
    var index = -1, length = values ? values.length : 0;
    this.__data__ = new MapCache();
    while (++index < length) {
      this.add(values[index]);
    }
  }
  function setCacheAdd(value) {
    this.__data__.set(value, HASH_UNDEFINED);
    return this;
  }
  function setCacheHas(value) {
    return this.__data__.has(value);
  }
  SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
  SetCache.prototype.has = setCacheHas;
  function assocIndexOf(array, key) {
    var length = array.length;
    while (length--) {
      if (eq(array[length][0], key)) {
        return length;
      }
    }
    return -1;
  }
  function baseIsNative(value) {
    if (!isObject(value) || isMasked(value)) {
      return false;
    }
    var pattern = isFunction(value) || isHostObject(value) ? reIsNative : reIsHostCtor;
    return pattern.test(toSource(value));
  }
  function baseUniq(array, iteratee, comparator) {
    var index = -1, includes = arrayIncludes, length = array.length, isCommon = true, result = [], seen = result;
    if (comparator) {
      isCommon = false;
      includes = arrayIncludesWith;
    } else if (length >= LARGE_ARRAY_SIZE) {
      var set = createSet(array);
      if (set) {
        return setToArray(set);
      }
      isCommon = false;
      includes = cacheHas;
      seen = new SetCache();
    } else {
      seen = result;
    }
    outer:
      while (++index < length) {
        var value = array[index], computed = value;
        value = comparator || value !== 0 ? value : 0;
        if (isCommon && computed === computed) {
          var seenIndex = seen.length;
          while (seenIndex--) {
            if (seen[seenIndex] === computed) {
              continue outer;
            }
          }
          result.push(value);
        } else if (!includes(seen, computed, comparator)) {
          if (seen !== result) {
            seen.push(computed);
          }
          result.push(value);
        }
      }
    return result;
  }
  var createSet = !(Set2 && 1 / setToArray(new Set2([, -0]))[1] == INFINITY) ? noop : function(values) {
    return new Set2(values);
  };
  function getMapData(map, key) {
    var data = map.__data__;
    return isKeyable(key) ? data[typeof key == "string" ? "string" : "hash"] : data.map;
  }
  function getNative(object, key) {
    var value = getValue(object, key);
    return baseIsNative(value) ? value : void 0;
  }
  function isKeyable(value) {
    var type = typeof value;
    return type == "string" || type == "number" || type == "symbol" || type == "boolean" ? value !== "__proto__" : value === null;
  }
  function isMasked(func) {
    return !!maskSrcKey && maskSrcKey in func;
  }
  function toSource(func) {
    if (func != null) {
      try {
        return funcToString.call(func);
      } catch (e) {
      }
      try {
        return func + "";
      } catch (e) {
      }
    }
    return "";
  }
  function uniqWith(array, comparator) {
    return array && array.length ? baseUniq(array, void 0, comparator) : [];
  }
  function eq(value, other) {
    return value === other || value !== value && other !== other;
  }
  function isFunction(value) {
    var tag = isObject(value) ? objectToString.call(value) : "";
    return tag == funcTag || tag == genTag;
  }
  function isObject(value) {
    var type = typeof value;
    return !!value && (type == "object" || type == "function");
  }
  function noop() {
  }
  lodash_uniqwith = uniqWith;
  return lodash_uniqwith;
}
var lodash_sortby = { exports: {} };
lodash_sortby.exports;
var hasRequiredLodash_sortby;
function requireLodash_sortby() {
  if (hasRequiredLodash_sortby) return lodash_sortby.exports;
  hasRequiredLodash_sortby = 1;
  (function(module, exports$1) {
    var LARGE_ARRAY_SIZE = 200;
    var FUNC_ERROR_TEXT = "Expected a function";
    var HASH_UNDEFINED = "__lodash_hash_undefined__";
    var UNORDERED_COMPARE_FLAG = 1, PARTIAL_COMPARE_FLAG = 2;
    var MAX_SAFE_INTEGER = 9007199254740991;
    var argsTag = "[object Arguments]", arrayTag = "[object Array]", boolTag = "[object Boolean]", dateTag = "[object Date]", errorTag = "[object Error]", funcTag = "[object Function]", genTag = "[object GeneratorFunction]", mapTag = "[object Map]", numberTag = "[object Number]", objectTag = "[object Object]", promiseTag = "[object Promise]", regexpTag = "[object RegExp]", setTag = "[object Set]", stringTag = "[object String]", symbolTag = "[object Symbol]", weakMapTag = "[object WeakMap]";
    var arrayBufferTag = "[object ArrayBuffer]", dataViewTag = "[object DataView]", float32Tag = "[object Float32Array]", float64Tag = "[object Float64Array]", int8Tag = "[object Int8Array]", int16Tag = "[object Int16Array]", int32Tag = "[object Int32Array]", uint8Tag = "[object Uint8Array]", uint8ClampedTag = "[object Uint8ClampedArray]", uint16Tag = "[object Uint16Array]", uint32Tag = "[object Uint32Array]";
    var reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/, reIsPlainProp = /^\w*$/, reLeadingDot = /^\./, rePropName = /[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g;
    var reRegExpChar = /[\\^$.*+?()[\]{}|]/g;
    var reEscapeChar = /\\(\\)?/g;
    var reIsHostCtor = /^\[object .+?Constructor\]$/;
    var reIsUint = /^(?:0|[1-9]\d*)$/;
    var typedArrayTags = {};
    typedArrayTags[float32Tag] = typedArrayTags[float64Tag] = typedArrayTags[int8Tag] = typedArrayTags[int16Tag] = typedArrayTags[int32Tag] = typedArrayTags[uint8Tag] = typedArrayTags[uint8ClampedTag] = typedArrayTags[uint16Tag] = typedArrayTags[uint32Tag] = true;
    typedArrayTags[argsTag] = typedArrayTags[arrayTag] = typedArrayTags[arrayBufferTag] = typedArrayTags[boolTag] = typedArrayTags[dataViewTag] = typedArrayTags[dateTag] = typedArrayTags[errorTag] = typedArrayTags[funcTag] = typedArrayTags[mapTag] = typedArrayTags[numberTag] = typedArrayTags[objectTag] = typedArrayTags[regexpTag] = typedArrayTags[setTag] = typedArrayTags[stringTag] = typedArrayTags[weakMapTag] = false;
    var freeGlobal = typeof commonjsGlobal == "object" && commonjsGlobal && commonjsGlobal.Object === Object && commonjsGlobal;
    var freeSelf = typeof self == "object" && self && self.Object === Object && self;
    var root = freeGlobal || freeSelf || Function("return this")();
    var freeExports = exports$1 && !exports$1.nodeType && exports$1;
    var freeModule = freeExports && true && module && !module.nodeType && module;
    var moduleExports = freeModule && freeModule.exports === freeExports;
    var freeProcess = moduleExports && freeGlobal.process;
    var nodeUtil = (function() {
      try {
        return freeProcess && freeProcess.binding("util");
      } catch (e) {
      }
    })();
    var nodeIsTypedArray = nodeUtil && nodeUtil.isTypedArray;
    function apply(func, thisArg, args) {
      switch (args.length) {
        case 0:
          return func.call(thisArg);
        case 1:
          return func.call(thisArg, args[0]);
        case 2:
          return func.call(thisArg, args[0], args[1]);
        case 3:
          return func.call(thisArg, args[0], args[1], args[2]);
      }
      return func.apply(thisArg, args);
    }
    function arrayMap(array, iteratee) {
      var index = -1, length = array ? array.length : 0, result = Array(length);
      while (++index < length) {
        result[index] = iteratee(array[index], index, array);
      }
      return result;
    }
    function arrayPush(array, values) {
      var index = -1, length = values.length, offset = array.length;
      while (++index < length) {
        array[offset + index] = values[index];
      }
      return array;
    }
    function arraySome(array, predicate) {
      var index = -1, length = array ? array.length : 0;
      while (++index < length) {
        if (predicate(array[index], index, array)) {
          return true;
        }
      }
      return false;
    }
    function baseProperty(key) {
      return function(object) {
        return object == null ? void 0 : object[key];
      };
    }
    function baseSortBy(array, comparer) {
      var length = array.length;
      array.sort(comparer);
      while (length--) {
        array[length] = array[length].value;
      }
      return array;
    }
    function baseTimes(n, iteratee) {
      var index = -1, result = Array(n);
      while (++index < n) {
        result[index] = iteratee(index);
      }
      return result;
    }
    function baseUnary(func) {
      return function(value) {
        return func(value);
      };
    }
    function getValue(object, key) {
      return object == null ? void 0 : object[key];
    }
    function isHostObject(value) {
      var result = false;
      if (value != null && typeof value.toString != "function") {
        try {
          result = !!(value + "");
        } catch (e) {
        }
      }
      return result;
    }
    function mapToArray(map) {
      var index = -1, result = Array(map.size);
      map.forEach(function(value, key) {
        result[++index] = [key, value];
      });
      return result;
    }
    function overArg(func, transform) {
      return function(arg) {
        return func(transform(arg));
      };
    }
    function setToArray(set) {
      var index = -1, result = Array(set.size);
      set.forEach(function(value) {
        result[++index] = value;
      });
      return result;
    }
    var arrayProto = Array.prototype, funcProto = Function.prototype, objectProto = Object.prototype;
    var coreJsData = root["__core-js_shared__"];
    var maskSrcKey = (function() {
      var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || "");
      return uid ? "Symbol(src)_1." + uid : "";
    })();
    var funcToString = funcProto.toString;
    var hasOwnProperty = objectProto.hasOwnProperty;
    var objectToString = objectProto.toString;
    var reIsNative = RegExp(
      "^" + funcToString.call(hasOwnProperty).replace(reRegExpChar, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$"
    );
    var Symbol = root.Symbol, Uint8Array2 = root.Uint8Array, propertyIsEnumerable = objectProto.propertyIsEnumerable, splice = arrayProto.splice, spreadableSymbol = Symbol ? Symbol.isConcatSpreadable : void 0;
    var nativeKeys = overArg(Object.keys, Object), nativeMax = Math.max;
    var DataView = getNative(root, "DataView"), Map2 = getNative(root, "Map"), Promise2 = getNative(root, "Promise"), Set2 = getNative(root, "Set"), WeakMap = getNative(root, "WeakMap"), nativeCreate = getNative(Object, "create");
    var dataViewCtorString = toSource(DataView), mapCtorString = toSource(Map2), promiseCtorString = toSource(Promise2), setCtorString = toSource(Set2), weakMapCtorString = toSource(WeakMap);
    var symbolProto = Symbol ? Symbol.prototype : void 0, symbolValueOf = symbolProto ? symbolProto.valueOf : void 0, symbolToString = symbolProto ? symbolProto.toString : void 0;
    function Hash(entries) {
      var index = -1, length = entries ? entries.length : 0;
      this.clear();
      while (++index < length) {
        var entry = entries[index];
        this.set(entry[0], entry[1]);
      }
    }
    function hashClear() {
      this.__data__ = nativeCreate ? nativeCreate(null) : {};
    }
    function hashDelete(key) {
      return this.has(key) && delete this.__data__[key];
    }
    function hashGet(key) {
      var data = this.__data__;
      if (nativeCreate) {
        var result = data[key];
        return result === HASH_UNDEFINED ? void 0 : result;
      }
      return hasOwnProperty.call(data, key) ? data[key] : void 0;
    }
    function hashHas(key) {
      var data = this.__data__;
      return nativeCreate ? data[key] !== void 0 : hasOwnProperty.call(data, key);
    }
    function hashSet(key, value) {
      var data = this.__data__;
      data[key] = nativeCreate && value === void 0 ? HASH_UNDEFINED : value;
      return this;
    }
    Hash.prototype.clear = hashClear;
    Hash.prototype["delete"] = hashDelete;
    Hash.prototype.get = hashGet;
    Hash.prototype.has = hashHas;
    Hash.prototype.set = hashSet;
    function ListCache(entries) {
      var index = -1, length = entries ? entries.length : 0;
      this.clear();
      while (++index < length) {
        var entry = entries[index];
        this.set(entry[0], entry[1]);
      }
    }
    function listCacheClear() {
      this.__data__ = [];
    }
    function listCacheDelete(key) {
      var data = this.__data__, index = assocIndexOf(data, key);
      if (index < 0) {
        return false;
      }
      var lastIndex = data.length - 1;
      if (index == lastIndex) {
        data.pop();
      } else {
        splice.call(data, index, 1);
      }
      return true;
    }
    function listCacheGet(key) {
      var data = this.__data__, index = assocIndexOf(data, key);
      return index < 0 ? void 0 : data[index][1];
    }
    function listCacheHas(key) {
      return assocIndexOf(this.__data__, key) > -1;
    }
    function listCacheSet(key, value) {
      var data = this.__data__, index = assocIndexOf(data, key);
      if (index < 0) {
        data.push([key, value]);
      } else {
        data[index][1] = value;
      }
      return this;
    }
    ListCache.prototype.clear = listCacheClear;
    ListCache.prototype["delete"] = listCacheDelete;
    ListCache.prototype.get = listCacheGet;
    ListCache.prototype.has = listCacheHas;
    ListCache.prototype.set = listCacheSet;
    function MapCache(entries) {
      var index = -1, length = entries ? entries.length : 0;
      this.clear();
      while (++index < length) {
        var entry = entries[index];
        this.set(entry[0], entry[1]);
      }
    }
    function mapCacheClear() {
      this.__data__ = {
        "hash": new Hash(),
        "map": new (Map2 || ListCache)(),
        "string": new Hash()
      };
    }
    function mapCacheDelete(key) {
      return getMapData(this, key)["delete"](key);
    }
    function mapCacheGet(key) {
      return getMapData(this, key).get(key);
    }
    function mapCacheHas(key) {
      return getMapData(this, key).has(key);
    }
    function mapCacheSet(key, value) {
      getMapData(this, key).set(key, value);
      return this;
    }
    MapCache.prototype.clear = mapCacheClear;
    MapCache.prototype["delete"] = mapCacheDelete;
    MapCache.prototype.get = mapCacheGet;
    MapCache.prototype.has = mapCacheHas;
    MapCache.prototype.set = mapCacheSet;
    function SetCache(values) {
      var index = -1, length = values ? values.length : 0;
      this.__data__ = new MapCache();
      while (++index < length) {
        this.add(values[index]);
      }
    }
    function setCacheAdd(value) {
      this.__data__.set(value, HASH_UNDEFINED);
      return this;
    }
    function setCacheHas(value) {
      return this.__data__.has(value);
    }
    SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
    SetCache.prototype.has = setCacheHas;
    function Stack(entries) {
      this.__data__ = new ListCache(entries);
    }
    function stackClear() {
      this.__data__ = new ListCache();
    }
    function stackDelete(key) {
      return this.__data__["delete"](key);
    }
    function stackGet(key) {
      return this.__data__.get(key);
    }
    function stackHas(key) {
      return this.__data__.has(key);
    }
    function stackSet(key, value) {
      var cache = this.__data__;
      if (cache instanceof ListCache) {
        var pairs = cache.__data__;
        if (!Map2 || pairs.length < LARGE_ARRAY_SIZE - 1) {
          pairs.push([key, value]);
          return this;
        }
        cache = this.__data__ = new MapCache(pairs);
      }
      cache.set(key, value);
      return this;
    }
    Stack.prototype.clear = stackClear;
    Stack.prototype["delete"] = stackDelete;
    Stack.prototype.get = stackGet;
    Stack.prototype.has = stackHas;
    Stack.prototype.set = stackSet;
    function arrayLikeKeys(value, inherited) {
      var result = isArray(value) || isArguments(value) ? baseTimes(value.length, String) : [];
      var length = result.length, skipIndexes = !!length;
      for (var key in value) {
        if (hasOwnProperty.call(value, key) && !(skipIndexes && (key == "length" || isIndex(key, length)))) {
          result.push(key);
        }
      }
      return result;
    }
    function assocIndexOf(array, key) {
      var length = array.length;
      while (length--) {
        if (eq(array[length][0], key)) {
          return length;
        }
      }
      return -1;
    }
    var baseEach = createBaseEach(baseForOwn);
    function baseFlatten(array, depth, predicate, isStrict, result) {
      var index = -1, length = array.length;
      predicate || (predicate = isFlattenable);
      result || (result = []);
      while (++index < length) {
        var value = array[index];
        if (predicate(value)) {
          {
            arrayPush(result, value);
          }
        } else {
          result[result.length] = value;
        }
      }
      return result;
    }
    var baseFor = createBaseFor();
    function baseForOwn(object, iteratee) {
      return object && baseFor(object, iteratee, keys);
    }
    function baseGet(object, path2) {
      path2 = isKey(path2, object) ? [path2] : castPath(path2);
      var index = 0, length = path2.length;
      while (object != null && index < length) {
        object = object[toKey(path2[index++])];
      }
      return index && index == length ? object : void 0;
    }
    function baseGetTag(value) {
      return objectToString.call(value);
    }
    function baseHasIn(object, key) {
      return object != null && key in Object(object);
    }
    function baseIsEqual(value, other, customizer, bitmask, stack) {
      if (value === other) {
        return true;
      }
      if (value == null || other == null || !isObject(value) && !isObjectLike(other)) {
        return value !== value && other !== other;
      }
      return baseIsEqualDeep(value, other, baseIsEqual, customizer, bitmask, stack);
    }
    function baseIsEqualDeep(object, other, equalFunc, customizer, bitmask, stack) {
      var objIsArr = isArray(object), othIsArr = isArray(other), objTag = arrayTag, othTag = arrayTag;
      if (!objIsArr) {
        objTag = getTag(object);
        objTag = objTag == argsTag ? objectTag : objTag;
      }
      if (!othIsArr) {
        othTag = getTag(other);
        othTag = othTag == argsTag ? objectTag : othTag;
      }
      var objIsObj = objTag == objectTag && !isHostObject(object), othIsObj = othTag == objectTag && !isHostObject(other), isSameTag = objTag == othTag;
      if (isSameTag && !objIsObj) {
        stack || (stack = new Stack());
        return objIsArr || isTypedArray(object) ? equalArrays(object, other, equalFunc, customizer, bitmask, stack) : equalByTag(object, other, objTag, equalFunc, customizer, bitmask, stack);
      }
      if (!(bitmask & PARTIAL_COMPARE_FLAG)) {
        var objIsWrapped = objIsObj && hasOwnProperty.call(object, "__wrapped__"), othIsWrapped = othIsObj && hasOwnProperty.call(other, "__wrapped__");
        if (objIsWrapped || othIsWrapped) {
          var objUnwrapped = objIsWrapped ? object.value() : object, othUnwrapped = othIsWrapped ? other.value() : other;
          stack || (stack = new Stack());
          return equalFunc(objUnwrapped, othUnwrapped, customizer, bitmask, stack);
        }
      }
      if (!isSameTag) {
        return false;
      }
      stack || (stack = new Stack());
      return equalObjects(object, other, equalFunc, customizer, bitmask, stack);
    }
    function baseIsMatch(object, source, matchData, customizer) {
      var index = matchData.length, length = index;
      if (object == null) {
        return !length;
      }
      object = Object(object);
      while (index--) {
        var data = matchData[index];
        if (data[2] ? data[1] !== object[data[0]] : !(data[0] in object)) {
          return false;
        }
      }
      while (++index < length) {
        data = matchData[index];
        var key = data[0], objValue = object[key], srcValue = data[1];
        if (data[2]) {
          if (objValue === void 0 && !(key in object)) {
            return false;
          }
        } else {
          var stack = new Stack();
          var result;
          if (!(result === void 0 ? baseIsEqual(srcValue, objValue, customizer, UNORDERED_COMPARE_FLAG | PARTIAL_COMPARE_FLAG, stack) : result)) {
            return false;
          }
        }
      }
      return true;
    }
    function baseIsNative(value) {
      if (!isObject(value) || isMasked(value)) {
        return false;
      }
      var pattern = isFunction(value) || isHostObject(value) ? reIsNative : reIsHostCtor;
      return pattern.test(toSource(value));
    }
    function baseIsTypedArray(value) {
      return isObjectLike(value) && isLength(value.length) && !!typedArrayTags[objectToString.call(value)];
    }
    function baseIteratee(value) {
      if (typeof value == "function") {
        return value;
      }
      if (value == null) {
        return identity;
      }
      if (typeof value == "object") {
        return isArray(value) ? baseMatchesProperty(value[0], value[1]) : baseMatches(value);
      }
      return property(value);
    }
    function baseKeys(object) {
      if (!isPrototype(object)) {
        return nativeKeys(object);
      }
      var result = [];
      for (var key in Object(object)) {
        if (hasOwnProperty.call(object, key) && key != "constructor") {
          result.push(key);
        }
      }
      return result;
    }
    function baseMap(collection, iteratee) {
      var index = -1, result = isArrayLike(collection) ? Array(collection.length) : [];
      baseEach(collection, function(value, key, collection2) {
        result[++index] = iteratee(value, key, collection2);
      });
      return result;
    }
    function baseMatches(source) {
      var matchData = getMatchData(source);
      if (matchData.length == 1 && matchData[0][2]) {
        return matchesStrictComparable(matchData[0][0], matchData[0][1]);
      }
      return function(object) {
        return object === source || baseIsMatch(object, source, matchData);
      };
    }
    function baseMatchesProperty(path2, srcValue) {
      if (isKey(path2) && isStrictComparable(srcValue)) {
        return matchesStrictComparable(toKey(path2), srcValue);
      }
      return function(object) {
        var objValue = get(object, path2);
        return objValue === void 0 && objValue === srcValue ? hasIn(object, path2) : baseIsEqual(srcValue, objValue, void 0, UNORDERED_COMPARE_FLAG | PARTIAL_COMPARE_FLAG);
      };
    }
    function baseOrderBy(collection, iteratees, orders) {
      var index = -1;
      iteratees = arrayMap(iteratees.length ? iteratees : [identity], baseUnary(baseIteratee));
      var result = baseMap(collection, function(value, key, collection2) {
        var criteria = arrayMap(iteratees, function(iteratee) {
          return iteratee(value);
        });
        return { "criteria": criteria, "index": ++index, "value": value };
      });
      return baseSortBy(result, function(object, other) {
        return compareMultiple(object, other, orders);
      });
    }
    function basePropertyDeep(path2) {
      return function(object) {
        return baseGet(object, path2);
      };
    }
    function baseRest(func, start) {
      start = nativeMax(start === void 0 ? func.length - 1 : start, 0);
      return function() {
        var args = arguments, index = -1, length = nativeMax(args.length - start, 0), array = Array(length);
        while (++index < length) {
          array[index] = args[start + index];
        }
        index = -1;
        var otherArgs = Array(start + 1);
        while (++index < start) {
          otherArgs[index] = args[index];
        }
        otherArgs[start] = array;
        return apply(func, this, otherArgs);
      };
    }
    function baseToString(value) {
      if (typeof value == "string") {
        return value;
      }
      if (isSymbol(value)) {
        return symbolToString ? symbolToString.call(value) : "";
      }
      var result = value + "";
      return result == "0" && 1 / value == -Infinity ? "-0" : result;
    }
    function castPath(value) {
      return isArray(value) ? value : stringToPath(value);
    }
    function compareAscending(value, other) {
      if (value !== other) {
        var valIsDefined = value !== void 0, valIsNull = value === null, valIsReflexive = value === value, valIsSymbol = isSymbol(value);
        var othIsDefined = other !== void 0, othIsNull = other === null, othIsReflexive = other === other, othIsSymbol = isSymbol(other);
        if (!othIsNull && !othIsSymbol && !valIsSymbol && value > other || valIsSymbol && othIsDefined && othIsReflexive && !othIsNull && !othIsSymbol || valIsNull && othIsDefined && othIsReflexive || !valIsDefined && othIsReflexive || !valIsReflexive) {
          return 1;
        }
        if (!valIsNull && !valIsSymbol && !othIsSymbol && value < other || othIsSymbol && valIsDefined && valIsReflexive && !valIsNull && !valIsSymbol || othIsNull && valIsDefined && valIsReflexive || !othIsDefined && valIsReflexive || !othIsReflexive) {
          return -1;
        }
      }
      return 0;
    }
    function compareMultiple(object, other, orders) {
      var index = -1, objCriteria = object.criteria, othCriteria = other.criteria, length = objCriteria.length, ordersLength = orders.length;
      while (++index < length) {
        var result = compareAscending(objCriteria[index], othCriteria[index]);
        if (result) {
          if (index >= ordersLength) {
            return result;
          }
          var order = orders[index];
          return result * (order == "desc" ? -1 : 1);
        }
      }
      return object.index - other.index;
    }
    function createBaseEach(eachFunc, fromRight) {
      return function(collection, iteratee) {
        if (collection == null) {
          return collection;
        }
        if (!isArrayLike(collection)) {
          return eachFunc(collection, iteratee);
        }
        var length = collection.length, index = -1, iterable = Object(collection);
        while (++index < length) {
          if (iteratee(iterable[index], index, iterable) === false) {
            break;
          }
        }
        return collection;
      };
    }
    function createBaseFor(fromRight) {
      return function(object, iteratee, keysFunc) {
        var index = -1, iterable = Object(object), props = keysFunc(object), length = props.length;
        while (length--) {
          var key = props[++index];
          if (iteratee(iterable[key], key, iterable) === false) {
            break;
          }
        }
        return object;
      };
    }
    function equalArrays(array, other, equalFunc, customizer, bitmask, stack) {
      var isPartial = bitmask & PARTIAL_COMPARE_FLAG, arrLength = array.length, othLength = other.length;
      if (arrLength != othLength && !(isPartial && othLength > arrLength)) {
        return false;
      }
      var stacked = stack.get(array);
      if (stacked && stack.get(other)) {
        return stacked == other;
      }
      var index = -1, result = true, seen = bitmask & UNORDERED_COMPARE_FLAG ? new SetCache() : void 0;
      stack.set(array, other);
      stack.set(other, array);
      while (++index < arrLength) {
        var arrValue = array[index], othValue = other[index];
        if (customizer) {
          var compared = isPartial ? customizer(othValue, arrValue, index, other, array, stack) : customizer(arrValue, othValue, index, array, other, stack);
        }
        if (compared !== void 0) {
          if (compared) {
            continue;
          }
          result = false;
          break;
        }
        if (seen) {
          if (!arraySome(other, function(othValue2, othIndex) {
            if (!seen.has(othIndex) && (arrValue === othValue2 || equalFunc(arrValue, othValue2, customizer, bitmask, stack))) {
              return seen.add(othIndex);
            }
          })) {
            result = false;
            break;
          }
        } else if (!(arrValue === othValue || equalFunc(arrValue, othValue, customizer, bitmask, stack))) {
          result = false;
          break;
        }
      }
      stack["delete"](array);
      stack["delete"](other);
      return result;
    }
    function equalByTag(object, other, tag, equalFunc, customizer, bitmask, stack) {
      switch (tag) {
        case dataViewTag:
          if (object.byteLength != other.byteLength || object.byteOffset != other.byteOffset) {
            return false;
          }
          object = object.buffer;
          other = other.buffer;
        case arrayBufferTag:
          if (object.byteLength != other.byteLength || !equalFunc(new Uint8Array2(object), new Uint8Array2(other))) {
            return false;
          }
          return true;
        case boolTag:
        case dateTag:
        case numberTag:
          return eq(+object, +other);
        case errorTag:
          return object.name == other.name && object.message == other.message;
        case regexpTag:
        case stringTag:
          return object == other + "";
        case mapTag:
          var convert = mapToArray;
        case setTag:
          var isPartial = bitmask & PARTIAL_COMPARE_FLAG;
          convert || (convert = setToArray);
          if (object.size != other.size && !isPartial) {
            return false;
          }
          var stacked = stack.get(object);
          if (stacked) {
            return stacked == other;
          }
          bitmask |= UNORDERED_COMPARE_FLAG;
          stack.set(object, other);
          var result = equalArrays(convert(object), convert(other), equalFunc, customizer, bitmask, stack);
          stack["delete"](object);
          return result;
        case symbolTag:
          if (symbolValueOf) {
            return symbolValueOf.call(object) == symbolValueOf.call(other);
          }
      }
      return false;
    }
    function equalObjects(object, other, equalFunc, customizer, bitmask, stack) {
      var isPartial = bitmask & PARTIAL_COMPARE_FLAG, objProps = keys(object), objLength = objProps.length, othProps = keys(other), othLength = othProps.length;
      if (objLength != othLength && !isPartial) {
        return false;
      }
      var index = objLength;
      while (index--) {
        var key = objProps[index];
        if (!(isPartial ? key in other : hasOwnProperty.call(other, key))) {
          return false;
        }
      }
      var stacked = stack.get(object);
      if (stacked && stack.get(other)) {
        return stacked == other;
      }
      var result = true;
      stack.set(object, other);
      stack.set(other, object);
      var skipCtor = isPartial;
      while (++index < objLength) {
        key = objProps[index];
        var objValue = object[key], othValue = other[key];
        if (customizer) {
          var compared = isPartial ? customizer(othValue, objValue, key, other, object, stack) : customizer(objValue, othValue, key, object, other, stack);
        }
        if (!(compared === void 0 ? objValue === othValue || equalFunc(objValue, othValue, customizer, bitmask, stack) : compared)) {
          result = false;
          break;
        }
        skipCtor || (skipCtor = key == "constructor");
      }
      if (result && !skipCtor) {
        var objCtor = object.constructor, othCtor = other.constructor;
        if (objCtor != othCtor && ("constructor" in object && "constructor" in other) && !(typeof objCtor == "function" && objCtor instanceof objCtor && typeof othCtor == "function" && othCtor instanceof othCtor)) {
          result = false;
        }
      }
      stack["delete"](object);
      stack["delete"](other);
      return result;
    }
    function getMapData(map, key) {
      var data = map.__data__;
      return isKeyable(key) ? data[typeof key == "string" ? "string" : "hash"] : data.map;
    }
    function getMatchData(object) {
      var result = keys(object), length = result.length;
      while (length--) {
        var key = result[length], value = object[key];
        result[length] = [key, value, isStrictComparable(value)];
      }
      return result;
    }
    function getNative(object, key) {
      var value = getValue(object, key);
      return baseIsNative(value) ? value : void 0;
    }
    var getTag = baseGetTag;
    if (DataView && getTag(new DataView(new ArrayBuffer(1))) != dataViewTag || Map2 && getTag(new Map2()) != mapTag || Promise2 && getTag(Promise2.resolve()) != promiseTag || Set2 && getTag(new Set2()) != setTag || WeakMap && getTag(new WeakMap()) != weakMapTag) {
      getTag = function(value) {
        var result = objectToString.call(value), Ctor = result == objectTag ? value.constructor : void 0, ctorString = Ctor ? toSource(Ctor) : void 0;
        if (ctorString) {
          switch (ctorString) {
            case dataViewCtorString:
              return dataViewTag;
            case mapCtorString:
              return mapTag;
            case promiseCtorString:
              return promiseTag;
            case setCtorString:
              return setTag;
            case weakMapCtorString:
              return weakMapTag;
          }
        }
        return result;
      };
    }
    function hasPath(object, path2, hasFunc) {
      path2 = isKey(path2, object) ? [path2] : castPath(path2);
      var result, index = -1, length = path2.length;
      while (++index < length) {
        var key = toKey(path2[index]);
        if (!(result = object != null && hasFunc(object, key))) {
          break;
        }
        object = object[key];
      }
      if (result) {
        return result;
      }
      var length = object ? object.length : 0;
      return !!length && isLength(length) && isIndex(key, length) && (isArray(object) || isArguments(object));
    }
    function isFlattenable(value) {
      return isArray(value) || isArguments(value) || !!(spreadableSymbol && value && value[spreadableSymbol]);
    }
    function isIndex(value, length) {
      length = length == null ? MAX_SAFE_INTEGER : length;
      return !!length && (typeof value == "number" || reIsUint.test(value)) && (value > -1 && value % 1 == 0 && value < length);
    }
    function isIterateeCall(value, index, object) {
      if (!isObject(object)) {
        return false;
      }
      var type = typeof index;
      if (type == "number" ? isArrayLike(object) && isIndex(index, object.length) : type == "string" && index in object) {
        return eq(object[index], value);
      }
      return false;
    }
    function isKey(value, object) {
      if (isArray(value)) {
        return false;
      }
      var type = typeof value;
      if (type == "number" || type == "symbol" || type == "boolean" || value == null || isSymbol(value)) {
        return true;
      }
      return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object != null && value in Object(object);
    }
    function isKeyable(value) {
      var type = typeof value;
      return type == "string" || type == "number" || type == "symbol" || type == "boolean" ? value !== "__proto__" : value === null;
    }
    function isMasked(func) {
      return !!maskSrcKey && maskSrcKey in func;
    }
    function isPrototype(value) {
      var Ctor = value && value.constructor, proto = typeof Ctor == "function" && Ctor.prototype || objectProto;
      return value === proto;
    }
    function isStrictComparable(value) {
      return value === value && !isObject(value);
    }
    function matchesStrictComparable(key, srcValue) {
      return function(object) {
        if (object == null) {
          return false;
        }
        return object[key] === srcValue && (srcValue !== void 0 || key in Object(object));
      };
    }
    var stringToPath = memoize(function(string) {
      string = toString(string);
      var result = [];
      if (reLeadingDot.test(string)) {
        result.push("");
      }
      string.replace(rePropName, function(match, number2, quote, string2) {
        result.push(quote ? string2.replace(reEscapeChar, "$1") : number2 || match);
      });
      return result;
    });
    function toKey(value) {
      if (typeof value == "string" || isSymbol(value)) {
        return value;
      }
      var result = value + "";
      return result == "0" && 1 / value == -Infinity ? "-0" : result;
    }
    function toSource(func) {
      if (func != null) {
        try {
          return funcToString.call(func);
        } catch (e) {
        }
        try {
          return func + "";
        } catch (e) {
        }
      }
      return "";
    }
    var sortBy = baseRest(function(collection, iteratees) {
      if (collection == null) {
        return [];
      }
      var length = iteratees.length;
      if (length > 1 && isIterateeCall(collection, iteratees[0], iteratees[1])) {
        iteratees = [];
      } else if (length > 2 && isIterateeCall(iteratees[0], iteratees[1], iteratees[2])) {
        iteratees = [iteratees[0]];
      }
      return baseOrderBy(collection, baseFlatten(iteratees), []);
    });
    function memoize(func, resolver) {
      if (typeof func != "function" || resolver && typeof resolver != "function") {
        throw new TypeError(FUNC_ERROR_TEXT);
      }
      var memoized = function() {
        var args = arguments, key = resolver ? resolver.apply(this, args) : args[0], cache = memoized.cache;
        if (cache.has(key)) {
          return cache.get(key);
        }
        var result = func.apply(this, args);
        memoized.cache = cache.set(key, result);
        return result;
      };
      memoized.cache = new (memoize.Cache || MapCache)();
      return memoized;
    }
    memoize.Cache = MapCache;
    function eq(value, other) {
      return value === other || value !== value && other !== other;
    }
    function isArguments(value) {
      return isArrayLikeObject(value) && hasOwnProperty.call(value, "callee") && (!propertyIsEnumerable.call(value, "callee") || objectToString.call(value) == argsTag);
    }
    var isArray = Array.isArray;
    function isArrayLike(value) {
      return value != null && isLength(value.length) && !isFunction(value);
    }
    function isArrayLikeObject(value) {
      return isObjectLike(value) && isArrayLike(value);
    }
    function isFunction(value) {
      var tag = isObject(value) ? objectToString.call(value) : "";
      return tag == funcTag || tag == genTag;
    }
    function isLength(value) {
      return typeof value == "number" && value > -1 && value % 1 == 0 && value <= MAX_SAFE_INTEGER;
    }
    function isObject(value) {
      var type = typeof value;
      return !!value && (type == "object" || type == "function");
    }
    function isObjectLike(value) {
      return !!value && typeof value == "object";
    }
    function isSymbol(value) {
      return typeof value == "symbol" || isObjectLike(value) && objectToString.call(value) == symbolTag;
    }
    var isTypedArray = nodeIsTypedArray ? baseUnary(nodeIsTypedArray) : baseIsTypedArray;
    function toString(value) {
      return value == null ? "" : baseToString(value);
    }
    function get(object, path2, defaultValue) {
      var result = object == null ? void 0 : baseGet(object, path2);
      return result === void 0 ? defaultValue : result;
    }
    function hasIn(object, path2) {
      return object != null && hasPath(object, path2, baseHasIn);
    }
    function keys(object) {
      return isArrayLike(object) ? arrayLikeKeys(object) : baseKeys(object);
    }
    function identity(value) {
      return value;
    }
    function property(path2) {
      return isKey(path2) ? baseProperty(toKey(path2)) : basePropertyDeep(path2);
    }
    module.exports = sortBy;
  })(lodash_sortby, lodash_sortby.exports);
  return lodash_sortby.exports;
}
var escapeStringRegexp;
var hasRequiredEscapeStringRegexp;
function requireEscapeStringRegexp() {
  if (hasRequiredEscapeStringRegexp) return escapeStringRegexp;
  hasRequiredEscapeStringRegexp = 1;
  escapeStringRegexp = (string) => {
    if (typeof string !== "string") {
      throw new TypeError("Expected a string");
    }
    return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
  };
  return escapeStringRegexp;
}
var regexpParse = {};
var hasRequiredRegexpParse;
function requireRegexpParse() {
  if (hasRequiredRegexpParse) return regexpParse;
  hasRequiredRegexpParse = 1;
  Object.defineProperty(regexpParse, "__esModule", { value: true });
  regexpParse.isRegExpString = regexpParse.parseRegExpString = void 0;
  var REGEXP_LITERAL_PATTERN = /^\/(.+)\/([guimysd]*)$/;
  var parseRegExpString = function(str) {
    var result = str.match(REGEXP_LITERAL_PATTERN);
    if (!result) {
      return null;
    }
    return {
      source: result[1],
      flagString: result[2]
    };
  };
  regexpParse.parseRegExpString = parseRegExpString;
  var isRegExpString = function(str) {
    return REGEXP_LITERAL_PATTERN.test(str);
  };
  regexpParse.isRegExpString = isRegExpString;
  return regexpParse;
}
var hasRequiredRegexpStringMatcher;
function requireRegexpStringMatcher() {
  if (hasRequiredRegexpStringMatcher) return regexpStringMatcher;
  hasRequiredRegexpStringMatcher = 1;
  (function(exports$1) {
    var __importDefault = regexpStringMatcher && regexpStringMatcher.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { "default": mod };
    };
    Object.defineProperty(exports$1, "__esModule", { value: true });
    exports$1.matchPatterns = exports$1.createRegExp = void 0;
    var lodash_uniq_1 = __importDefault(requireLodash_uniq());
    var lodash_uniqwith_1 = __importDefault(requireLodash_uniqwith());
    var lodash_sortby_1 = __importDefault(requireLodash_sortby());
    var escape_string_regexp_1 = __importDefault(requireEscapeStringRegexp());
    var regexp_parse_1 = requireRegexpParse();
    var DEFAULT_FLAGS = "ug";
    var defaultFlags = function(flagsString) {
      if (flagsString.length === 0) {
        return DEFAULT_FLAGS;
      }
      return (0, lodash_uniq_1.default)((flagsString + DEFAULT_FLAGS).split("")).join("");
    };
    var createRegExp = function(patternString, defaultFlag) {
      if (defaultFlag === void 0) {
        defaultFlag = DEFAULT_FLAGS;
      }
      if (patternString.length === 0) {
        throw new Error("Empty string can not handled");
      }
      if ((0, regexp_parse_1.isRegExpString)(patternString)) {
        var regExpStructure = (0, regexp_parse_1.parseRegExpString)(patternString);
        if (regExpStructure) {
          return new RegExp(regExpStructure.source, defaultFlags(regExpStructure.flagString));
        }
        throw new Error('"'.concat(patternString, '" can not parse as RegExp.'));
      } else {
        return new RegExp((0, escape_string_regexp_1.default)(patternString), defaultFlag);
      }
    };
    exports$1.createRegExp = createRegExp;
    var isEqualMatchPatternResult = function(a, b) {
      return a.startIndex === b.startIndex && a.endIndex === b.endIndex && a.match === b.match;
    };
    var matchPatterns = function(text2, regExpLikeStrings) {
      var matchPatternResults = [];
      regExpLikeStrings.map(function(patternString) {
        return (0, exports$1.createRegExp)(patternString);
      }).forEach(function(regExp) {
        var results = text2.matchAll(regExp);
        Array.from(results).forEach(function(result) {
          if (result.index === void 0) {
            return;
          }
          var match = result[0];
          var index = result.index;
          matchPatternResults.push({
            match,
            captures: result.slice(1),
            startIndex: index,
            endIndex: index + match.length
          });
        });
      });
      var uniqResults = (0, lodash_uniqwith_1.default)(matchPatternResults, isEqualMatchPatternResult);
      return (0, lodash_sortby_1.default)(uniqResults, ["startIndex", "endIndex"]);
    };
    exports$1.matchPatterns = matchPatterns;
  })(regexpStringMatcher);
  return regexpStringMatcher;
}
var regexpStringMatcherExports = requireRegexpStringMatcher();
var BUILTIN_IGNORED = {
  AWSAccountID: ["AKIAIOSFODNN7EXAMPLE"],
  AWSSecretAccessKey: ["wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"]
};
var messages$e = {
  AWSAccountID: {
    en: (props) => `found AWS Account ID: ${props.ID}`,
    ja: (props) => `AWS Account ID: ${props.ID} がみつかりました`
  },
  AWSSecretAccessKey: {
    en: (props) => `found AWS Secret Access Key: ${props.KEY}`,
    ja: (props) => `AWS Secret Access Key: ${props.KEY} がみつかりました`
  },
  AWSAccessKeyID: {
    en: (props) => `found AWS Access Key ID: ${props.ID}`,
    ja: (props) => `AWS Access Key Id: ${props.ID} がみつかりました`
  }
};
var reportAWSAccessKey = ({ t, source, context, options }) => {
  const AWSAccessKeyIDPattern = /\b(A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}\b/g;
  const results = source.content.matchAll(AWSAccessKeyIDPattern);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    if (BUILTIN_IGNORED.AWSAccountID.includes(match)) {
      continue;
    }
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("AWSAccessKeyID", {
        ID: match
      }),
      range
    });
  }
};
var reportAWSSecretAccessKey = ({ t, source, context, options }) => {
  const AWS = "(?:AWS|aws|Aws)?_?";
  const QUOTE3 = `["']?`;
  const CONNECT = "\\s*(?::|=>|=)\\s*";
  const AWSSecretPatten = new RegExp(String.raw`${QUOTE3}${AWS}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${QUOTE3}${CONNECT}${QUOTE3}([A-Za-z0-9/\+=]{40})${QUOTE3}\b`, "g");
  const results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[1] || "";
    const range = [index, index + match.length];
    if (BUILTIN_IGNORED.AWSSecretAccessKey.includes(match)) {
      continue;
    }
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("AWSSecretAccessKey", {
        KEY: match
      }),
      range
    });
  }
};
var reportAWSAccountID = ({ t, source, context, options }) => {
  const AWS = "(AWS|aws|Aws)?_?";
  const QUOTE3 = `("|')?`;
  const CONNECT = "\\s*(:|=>|=)\\s*";
  const AWSSecretPatten = new RegExp(String.raw`${QUOTE3}${AWS}(ACCOUNT|account|Account)_?(ID|id|Id)?${QUOTE3}${CONNECT}${QUOTE3}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${QUOTE3}\b`, "g");
  const results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("AWSAccountID", {
        ID: match
      }),
      range
    });
  }
};
var creator$f = {
  messages: messages$e,
  meta: {
    id: "@secretlint/secretlint-rule-aws",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-aws/README.md"
    }
  },
  create(context, options) {
    const normalizedOptions = {
      allows: options.allows || [],
      enableIDScanRule: options.enableIDScanRule ?? false
    };
    const t = context.createTranslator(messages$e);
    return {
      file(source) {
        if (normalizedOptions.enableIDScanRule) {
          reportAWSAccessKey({ t, source, context, options: normalizedOptions });
          reportAWSAccountID({ t, source, context, options: normalizedOptions });
        }
        reportAWSSecretAccessKey({ t, source, context, options: normalizedOptions });
      }
    };
  }
};
async function reportIfFoundPrivateKeyP12Format({ source, context, t }) {
  if (!source.filePath) {
    return;
  }
  try {
    const fs = await import("./node_fs-2CPAHIAI.js");
    const path2 = await import("./node_path-DWSNEWHO.js");
    const p12String = fs.readFileSync(source.filePath).toString("base64");
    const forge = (await import("./index-BDnqZat0-ZGYIOJR5.js").then(function(n) {
      return n.i;
    })).default;
    const p12Der = forge.util.decode64(p12String);
    const p12Asn1 = forge.asn1.fromDer(p12Der);
    forge.pkcs12.pkcs12FromAsn1(p12Asn1, "notasecret");
    context.report({
      message: t("PrivateKeyP12", {
        FILE_NAME: source.filePath ? path2.basename(source.filePath) : ""
      }),
      range: [0, source.content.length]
    });
  } catch {
  }
}
var messages$d = {
  PrivateKeyP12: {
    en: (props) => `found GCP Service Account's private key(p12): ${props.FILE_NAME}`,
    ja: (props) => `GCPサービスアカウントの秘密鍵(p12) ${props.FILE_NAME} がみつかりました`
  },
  PrivateKeyJSON: {
    en: (props) => `found GCP Service Account's private key(json): ${props.FILE_NAME}`,
    ja: (props) => `GCPサービスアカウントの秘密鍵(json): ${props.FILE_NAME} がみつかりました`
  }
};
function reportIfFoundPrivateKeyJSONFormat({ source, context, t }) {
  try {
    const credentialObject = JSON.parse(source.content);
    const PRIVATE_KEY_PATTERN = /-----BEGIN\s?(DSA|RSA|EC|PGP|OPENSSH)?\s?PRIVATE KEY/gm;
    const isGCPServiceAccountPrivateKeyJSON = "private_key_id" in credentialObject && "private_key" in credentialObject && PRIVATE_KEY_PATTERN.test(credentialObject["private_key"]);
    if (!isGCPServiceAccountPrivateKeyJSON) {
      return;
    }
    context.report({
      message: t("PrivateKeyJSON", {
        FILE_NAME: source.filePath ? path.basename(source.filePath) : ""
      }),
      range: [0, source.content.length]
    });
  } catch {
  }
}
var creator$e = {
  messages: messages$d,
  meta: {
    id: "@secretlint/secretlint-rule-gcp",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["all"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-gcp/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$d);
    ({
      allows: options.allows || []
    });
    return {
      file(source) {
        if (source.ext === ".p12") {
          return reportIfFoundPrivateKeyP12Format({ source, context, t });
        } else if (source.ext === ".json") {
          return reportIfFoundPrivateKeyJSONFormat({ source, context, t });
        }
      }
    };
  }
};
var messages$c = {
  PackageJSON_xOauthToken: {
    en: (props) => `found GitHub Token: ${props.TOKEN}`,
    ja: (props) => `GitHub Token: ${props.TOKEN} がみつかりました`
  },
  Npmrc_authToken: {
    en: (props) => `found npmrc authToken: ${props.TOKEN}`,
    ja: (props) => `npmrc authToken: ${props.TOKEN} がみつかりました`
  },
  NPM_ACCESS_TOKEN: {
    en: (props) => `found npm access token: ${props.TOKEN}`,
    ja: (props) => `npm access token: ${props.TOKEN} がみつかりました`
  }
};
function reportIfFoundXOauthGitHubToken({ source, options, context, t }) {
  const XOAuthPattern = /https?:\/\/(.{1,256}):x-oauth-basic@github.com\//g;
  const results = source.content.matchAll(XOAuthPattern);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[1] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("PackageJSON_xOauthToken", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFound_AuthTokenInNpmrc({ source, options, context, t }) {
  const AuthTokenPattern = /_authToken=([^$].*)/g;
  const results = source.content.matchAll(AuthTokenPattern);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[1] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("Npmrc_authToken", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFound_NPM_ACCESS_TOKEN({ source, options, context, t }) {
  const NPM_ACCESS_TOKEN_PATTERN = new RegExp("(?<!\\p{L})npm_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])", "gu");
  const results = source.content.matchAll(NPM_ACCESS_TOKEN_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("NPM_ACCESS_TOKEN", {
        TOKEN: match
      }),
      range
    });
  }
}
var isPackageFile = (filePath) => {
  if (!filePath) {
    return true;
  }
  return filePath.endsWith("package.json") || filePath.endsWith("package-lock.json");
};
var isNpmrc = (filePath) => {
  if (!filePath) {
    return true;
  }
  return filePath.endsWith(".npmrc");
};
var creator$d = {
  messages: messages$c,
  meta: {
    id: "@secretlint/secretlint-rule-npm",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-npm/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$c);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        if (isPackageFile(source.filePath)) {
          reportIfFoundXOauthGitHubToken({ source, options: normalizedOptions, context, t });
        } else if (isNpmrc(source.filePath)) {
          reportIfFound_AuthTokenInNpmrc({ source, options: normalizedOptions, context, t });
        }
        reportIfFound_NPM_ACCESS_TOKEN({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$b = {
  SLACK_TOKEN: {
    en: (props) => `found slack token: ${props.TOKEN}`,
    ja: (props) => `Slackトークン: ${props.TOKEN} がみつかりました`
  },
  IncomingWebhook: {
    en: (props) => `found Slack Incoming Webhook: ${props.URL}`,
    ja: (props) => `SlackのIncoming Webhooks: ${props.TOKEN} がみつかりました`
  }
};
function reportIfFoundRawPrivateKey$1({ source, options, context, t }) {
  const SLACK_TOKEN_PATTERN = /\b(?:xoxb|xoxp|xapp|xoxa|xoxo|xoxr)-(?:\d-)?(?:[a-zA-Z0-9]{1,40}-)+[a-zA-Z0-9]{1,40}\b/g;
  const results = source.content.matchAll(SLACK_TOKEN_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("SLACK_TOKEN", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFoundIncomingWebhook({ source, options, context, t }) {
  const IncomingWebhooksPattern = /https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi;
  const results = source.content.matchAll(IncomingWebhooksPattern);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("IncomingWebhook", {
        URL: match
      }),
      range
    });
  }
}
var creator$c = {
  messages: messages$b,
  meta: {
    id: "@secretlint/secretlint-rule-slack",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-slack/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$b);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        reportIfFoundRawPrivateKey$1({ source, options: normalizedOptions, context, t });
        reportIfFoundIncomingWebhook({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$a = {
  BasicAuth: {
    en: (props) => `found basic auth credential: ${props.CREDENTIAL}`,
    ja: (props) => `ベーシック認証情報: ${props.CREDENTIAL} がみつかりました`
  }
};
var BUILTIN_IGNORED_PATTERNS$1 = [
  "localhost",
  "127.0.0.1",
  "password",
  "mypassword",
  "myusername",
  "{password}",
  "${password}",
  "{{password}}",
  "{username}",
  "${username}",
  "{{username}}",
  "YOUR_PASSWORD",
  "YOUR_USERNAME",
  "REPLACE_WITH_PASSWORD",
  "REPLACE_WITH_USERNAME"
];
function isVariableLikeString$1(str) {
  const variablePatterns = [
    /\$\{[^}]{1,50}\}/,
    // ${var}
    /\{\{[^}]{1,50}\}\}/,
    // {{var}}
    /\{[^}]{1,50}\}/,
    // {var}
    /%[A-Z_]{1,30}%/,
    // %VAR%
    /\$[A-Z_]{1,30}/
    // $VAR
  ];
  return variablePatterns.some((pattern) => pattern.test(str));
}
function isLikelyRealUsername(username) {
  if (username.length < 2)
    return false;
  if (isVariableLikeString$1(username))
    return false;
  if (BUILTIN_IGNORED_PATTERNS$1.some((pattern) => username.toLowerCase().includes(pattern.toLowerCase()))) {
    return false;
  }
  return true;
}
function isLikelyRealPassword$1(password) {
  if (password.length < 4)
    return false;
  if (isVariableLikeString$1(password))
    return false;
  if (BUILTIN_IGNORED_PATTERNS$1.some((pattern) => password.toLowerCase().includes(pattern.toLowerCase()))) {
    return false;
  }
  if (/^(.)\1{3,}$/.test(password))
    return false;
  return true;
}
function reportIfFoundBasicAuth({ source, options, context, t }) {
  const URL_PATTERN = /(?<protocol>(?:https?|ftp|ftps)):\/\/(?<user>[-a-zA-Z0-9_]{1,256}):(?<password>[-a-zA-Z0-9_]{1,256})@[-a-zA-Z0-9%._+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b/g;
  const results = source.content.matchAll(URL_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const username = result.groups?.user;
    const password = result.groups?.password;
    if (!username || !password)
      continue;
    if (!isLikelyRealUsername(username))
      continue;
    if (!isLikelyRealPassword$1(password))
      continue;
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("BasicAuth", {
        CREDENTIAL: match
      }),
      range
    });
  }
}
var creator$b = {
  messages: messages$a,
  meta: {
    id: "@secretlint/secretlint-rule-basicauth",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-basicauth/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$a);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        reportIfFoundBasicAuth({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$9 = {
  OPENAI_TOKEN: {
    en: (props) => `found OpenAI API token: ${props.TOKEN}`,
    ja: (props) => `OpenAI API トークン: ${props.TOKEN} がみつかりました`
  }
};
var creator$a = {
  messages: messages$9,
  meta: {
    id: "@secretlint/secretlint-rule-openai",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-openai/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$9);
    return {
      file(source) {
        const pattern = /sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}/g;
        const matches = source.content.matchAll(pattern);
        for (const match of matches) {
          const index = match.index ?? 0;
          const matchString = match[0] ?? "";
          const range = [index, index + matchString.length];
          context.report({
            message: t("OPENAI_TOKEN", {
              TOKEN: matchString
            }),
            range
          });
        }
      }
    };
  }
};
var messages$8 = {
  ANTHROPIC_API_KEY: {
    en: (props) => `found Anthropic Claude API key: ${props.KEY}`,
    ja: (props) => `Anthropic Claude API キー: ${props.KEY} がみつかりました`
  }
};
var creator$9 = {
  messages: messages$8,
  meta: {
    id: "@secretlint/secretlint-rule-anthropic",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-anthropic/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$8);
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})sk-ant-api0\\d-[A-Za-z0-9_-]{90,128}AA(?![A-Za-z0-9_-])", "gu");
        const matches = source.content.matchAll(pattern);
        for (const match of matches) {
          const index = match.index ?? 0;
          const matchString = match[0] ?? "";
          const range = [index, index + matchString.length];
          context.report({
            message: t("ANTHROPIC_API_KEY", {
              KEY: matchString
            }),
            range
          });
        }
      }
    };
  }
};
var messages$7 = {
  LINEAR_API_TOKEN: {
    en: (props) => `found linear api token: ${props.ID}`,
    ja: (props) => `linear api token: ${props.ID} がみつかりました`
  }
};
var creator$8 = {
  messages: messages$7,
  meta: {
    id: "@secretlint/secretlint-rule-linear",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-linear/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$7);
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})lin_api_[a-zA-Z0-9_]{32,128}(?![a-zA-Z0-9_])", "gu");
        const matches = source.content.matchAll(pattern);
        for (const match of matches) {
          const index = match.index ?? 0;
          const matchString = match[0] ?? "";
          const range = [index, index + matchString.length];
          context.report({
            message: t("LINEAR_API_TOKEN", {
              ID: matchString
            }),
            range
          });
        }
      }
    };
  }
};
var messages$6 = {
  PrivateKey: {
    en: (props) => `found private key: ${props.KEY}`,
    ja: (props) => `秘密鍵: ${props.KEY} がみつかりました`
  }
};
var PEM_CONTENT_PATTERN = /-----BEGIN[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----\n?([A-Za-z0-9+/=\s\\]{100,10000})\n?-----END[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----/gm;
function validateBase64KeyContent(base64Content) {
  if (!/^[A-Za-z0-9+/]+=*$/.test(base64Content)) {
    return false;
  }
  if (base64Content.length < 100) {
    return false;
  }
  const validMagicBytes = /^(MI|b3BlbnNzaC1rZXktdjE)/;
  if (!validMagicBytes.test(base64Content)) {
    return false;
  }
  return true;
}
function reportIfFoundRawPrivateKey({ source, options, context, t }) {
  const results = source.content.matchAll(PEM_CONTENT_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const base64Raw = result[1] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    const base64Content = base64Raw.replace(/\s|\\n/g, "");
    if (!validateBase64KeyContent(base64Content)) {
      continue;
    }
    context.report({
      message: t("PrivateKey", {
        KEY: match
      }),
      range
    });
  }
}
var creator$7 = {
  messages: messages$6,
  meta: {
    id: "@secretlint/secretlint-rule-privatekey",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-privatekey/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$6);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        reportIfFoundRawPrivateKey({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$5 = {
  SENDGRID_KEY: {
    en: (props) => `found Sendgrid api key: ${props.KEY}`,
    ja: (props) => `Sendgrid APIキーが見つかりました： ${props.KEY}`
  }
};
function reportIfFoundKey$2({ source, options, context, t }) {
  const SENDGRID_KEY_PATTERN = new RegExp("(?<!\\p{L})SG\\.\\w{1,128}\\.\\w{1,128}([-_]?)\\w{1,128}(?!\\w)", "gu");
  const results = source.content.matchAll(SENDGRID_KEY_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    if (match.length !== 69) {
      continue;
    }
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("SENDGRID_KEY", {
        KEY: match
      }),
      range
    });
  }
}
var creator$6 = {
  messages: messages$5,
  meta: {
    id: "@secretlint/secretlint-rule-sendgrid",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-sendgrid/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$5);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        reportIfFoundKey$2({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$4 = {
  SHOPIFY_KEY: {
    en: (props) => `found Shopify api key: ${props.KEY}`,
    ja: (props) => `Shopify APIキーが見つかりました： ${props.KEY}`
  }
};
function reportIfFoundKey$1({ source, options, context, t }) {
  const SHOPIFY_KEY_PATTERN = new RegExp("(?<!\\p{L})(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32,64}(?![a-zA-Z0-9])", "gu");
  const results = source.content.matchAll(SHOPIFY_KEY_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("SHOPIFY_KEY", {
        KEY: match
      }),
      range
    });
  }
}
var creator$5 = {
  messages: messages$4,
  meta: {
    id: "@secretlint/secretlint-rule-shopify",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-shopify/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$4);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        reportIfFoundKey$1({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$3 = {
  GITHUB_TOKEN: {
    en: (props) => `found GitHub Token(${props.typeName}): ${props.KEY}`,
    ja: (props) => `GitHub Token(${props.typeName})が見つかりました： ${props.KEY}`
  }
};
var typeMap = /* @__PURE__ */ new Map([
  ["ghp", "GitHub personal access tokens"],
  ["gho", "OAuth access tokens"],
  ["ghu", "GitHub user-to-server tokens"],
  ["ghs", "GitHub server-to-server tokens"],
  ["ghr", "refresh tokens"],
  ["github_pat", "fine-grained personal access tokens"]
]);
function reportIfFoundKey({ pattern, source, options, context, t }) {
  const results = source.content.matchAll(pattern);
  for (const result of results) {
    const index = result.index || 0;
    const type = result.groups?.type;
    const typeName = typeMap.get(type);
    if (!typeName) {
      throw new Error("Unknown type:" + typeName);
    }
    const match = result[0] || "";
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("GITHUB_TOKEN", {
        KEY: match,
        typeName
      }),
      range
    });
  }
}
var creator$4 = {
  messages: messages$3,
  meta: {
    id: "@secretlint/secretlint-rule-github",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-github/README.md"
    }
  },
  create(context, options) {
    const CLASSIC_GITHUB_TOKEN_PATTERN = new RegExp("(?<!\\p{L})(?<type>ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])", "gu");
    const FINE_GRAINED_GITHUB_TOKEN_PATTERN = new RegExp("(?<!\\p{L})(?<type>github_pat)_[A-Za-z0-9_]{82}(?![A-Za-z0-9_])", "gu");
    const patterns = [CLASSIC_GITHUB_TOKEN_PATTERN, FINE_GRAINED_GITHUB_TOKEN_PATTERN];
    const t = context.createTranslator(messages$3);
    const normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        for (const pattern of patterns) {
          reportIfFoundKey({ pattern, source, options: normalizedOptions, context, t });
        }
      }
    };
  }
};
var messages$2 = {
  OPS_TOKEN: {
    en: (props) => `found 1Password Service Account token: ${props.TOKEN}`,
    ja: (props) => `1Password Service Account: ${props.TOKEN} がみつかりました`
  }
};
var is1PasswordServiceAccountToken = (base64String) => {
  try {
    const jsonString = atob(base64String.replace(/-/g, "+").replace(/_/g, "/"));
    const json = JSON.parse(jsonString);
    return typeof json === "object" && json !== null;
  } catch (error) {
    return false;
  }
};
var creator$3 = {
  messages: messages$2,
  meta: {
    id: "@secretlint/secretlint-rule-1password",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-1password/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$2);
    const normalizedOptions = {
      allows: options?.allows ?? []
    };
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Za-z0-9+/=])", "gu");
        const matches = source.content.matchAll(pattern);
        for (const match of matches) {
          const index = match.index ?? 0;
          const matchString = match[0] ?? "";
          const base64String = match[1] ?? "";
          if (!is1PasswordServiceAccountToken(base64String)) {
            continue;
          }
          const allowedResults = regexpStringMatcherExports.matchPatterns(matchString, normalizedOptions.allows);
          if (allowedResults.length > 0) {
            continue;
          }
          const range = [index, index + matchString.length];
          context.report({
            message: t("OPS_TOKEN", {
              TOKEN: matchString
            }),
            range
          });
        }
      }
    };
  }
};
var messages$1 = {
  MongoDBConnection: {
    en: (props) => `found MongoDB connection string: ${props.URI}`,
    ja: (props) => `MongoDB接続文字列: ${props.URI} がみつかりました`
  },
  MySQLConnection: {
    en: (props) => `found MySQL connection string: ${props.URI}`,
    ja: (props) => `MySQL接続文字列: ${props.URI} がみつかりました`
  },
  PostgreSQLConnection: {
    en: (props) => `found PostgreSQL connection string: ${props.URI}`,
    ja: (props) => `PostgreSQL接続文字列: ${props.URI} がみつかりました`
  }
};
var BUILTIN_IGNORED_PATTERNS = [
  "localhost",
  "127.0.0.1",
  "example.com",
  "example.org",
  "test.com",
  "password",
  "username",
  "secret",
  "mypassword",
  "myusername",
  "root",
  "admin",
  "user",
  "pass",
  "{password}",
  "${password}",
  "{{password}}",
  "{username}",
  "${username}",
  "{{username}}",
  "YOUR_PASSWORD",
  "YOUR_USERNAME",
  "REPLACE_WITH_PASSWORD"
];
function isVariableLikeString(str) {
  const variablePatterns = [
    /\$\{[^}]{1,50}\}/,
    // ${var}
    /\{\{[^}]{1,50}\}\}/,
    // {{var}}
    /\{[^}]{1,50}\}/,
    // {var}
    /%[A-Z_]{1,30}%/,
    // %VAR%
    /\$[A-Z_]{1,30}/,
    // $VAR
    /\$\([^)]{1,50}\)/
    // $(var)
  ];
  return variablePatterns.some((pattern) => pattern.test(str));
}
function isLikelyRealPassword(password) {
  if (password.length < 4)
    return false;
  if (isVariableLikeString(password))
    return false;
  const passwordLower = password.toLowerCase();
  if (BUILTIN_IGNORED_PATTERNS.some((pattern) => passwordLower === pattern.toLowerCase())) {
    return false;
  }
  if (/^(.)\1{3,}$/.test(password))
    return false;
  return true;
}
function reportMongoDBConnectionString({ source, options, context, t }) {
  const MONGODB_PATTERN = /mongodb(?:\+srv)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi;
  const results = source.content.matchAll(MONGODB_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const username = result.groups?.username;
    const password = result.groups?.password;
    if (!username || !password)
      continue;
    if (!isLikelyRealPassword(password))
      continue;
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("MongoDBConnection", {
        URI: match
      }),
      range
    });
  }
}
function reportMySQLConnectionString({ source, options, context, t }) {
  const MYSQL_URI_PATTERN = /(?:jdbc:)?mysql(?:x)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi;
  const results = source.content.matchAll(MYSQL_URI_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const username = result.groups?.username;
    const password = result.groups?.password;
    if (!username || !password)
      continue;
    if (!isLikelyRealPassword(password))
      continue;
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("MySQLConnection", {
        URI: match
      }),
      range
    });
  }
}
function reportPostgreSQLConnectionString({ source, options, context, t }) {
  const POSTGRESQL_URI_PATTERN = /postgres(?:ql)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi;
  const results = source.content.matchAll(POSTGRESQL_URI_PATTERN);
  for (const result of results) {
    const index = result.index || 0;
    const match = result[0] || "";
    const username = result.groups?.username;
    const password = result.groups?.password;
    if (!username || !password)
      continue;
    if (!isLikelyRealPassword(password))
      continue;
    const range = [index, index + match.length];
    const allowedResults = regexpStringMatcherExports.matchPatterns(match, options.allows);
    if (allowedResults.length > 0) {
      continue;
    }
    context.report({
      message: t("PostgreSQLConnection", {
        URI: match
      }),
      range
    });
  }
}
var creator$2 = {
  messages: messages$1,
  meta: {
    id: "@secretlint/secretlint-rule-database-connection-string",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-database-connection-string/README.md"
    }
  },
  create(context, options) {
    const normalizedOptions = {
      allows: options.allows || []
    };
    const t = context.createTranslator(messages$1);
    return {
      file(source) {
        reportMongoDBConnectionString({ source, options: normalizedOptions, context, t });
        reportMySQLConnectionString({ source, options: normalizedOptions, context, t });
        reportPostgreSQLConnectionString({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var HTML_COMMENT_REGEXP = /(?<type>secretlint-(?:disable-next-line|disable-line|disable|enable))(?<options>.*)/g;
var parseComments = (source) => {
  const matches = source.content.matchAll(HTML_COMMENT_REGEXP);
  return Array.from(matches).map((match) => {
    const type = match.groups?.type;
    const index = match.index;
    if (type === "secretlint-disable-line") {
      return {
        type,
        options: parseComment(match.groups?.options),
        line: source.indexToPosition(index).line
      };
    }
    if (type === "secretlint-disable-next-line") {
      return {
        type,
        options: parseComment(match.groups?.options),
        line: source.indexToPosition(index).line + 1
      };
    }
    return {
      type,
      options: parseComment(match.groups?.options),
      index
    };
  });
};
function parseComment(options) {
  if (!options) {
    return [];
  }
  const commentStart = options.indexOf("--");
  const ruleIdString = commentStart === -1 ? options : options.slice(0, commentStart);
  return ruleIdString.split(/,/).map((arg) => arg.trim()).filter((arg) => arg !== "") ?? [];
}
var CommentState = class {
  source;
  reportingConfig;
  endIndex;
  constructor(source) {
    this.source = source;
    this.reportingConfig = [];
    this.endIndex = source.content.length;
  }
  getIgnoringMessages() {
    const isFilledMessage = (message) => {
      return message.startIndex !== null && message.endIndex !== null && message.ruleId !== null;
    };
    return this.reportingConfig.map((reporting) => {
      if (reporting.endIndex === null) {
        reporting.endIndex = this.endIndex;
      }
      return reporting;
    }).filter(isFilledMessage);
  }
  disableLine(lineNumber, rulesToDisable) {
    const reportingConfig = this.reportingConfig;
    const range = this.source.locationToRange({
      start: {
        line: lineNumber,
        column: 0
      },
      end: {
        line: lineNumber + 1,
        column: 0
      }
    });
    if (rulesToDisable.length) {
      rulesToDisable.forEach((ruleId) => {
        reportingConfig.push({
          startIndex: range[0],
          endIndex: range[1] - 1,
          ruleId
        });
      });
    } else {
      reportingConfig.push({
        startIndex: range[0],
        endIndex: range[1] - 1,
        ruleId: "*"
      });
    }
  }
  /**
   * Add data to reporting configuration to disable reporting for list of rules
   * starting from start location
   * @returns {void}
   */
  disableReporting(startIndex, rulesToDisable) {
    const reportingConfig = this.reportingConfig;
    if (rulesToDisable.length) {
      rulesToDisable.forEach(function(ruleId) {
        reportingConfig.push({
          startIndex,
          endIndex: null,
          ruleId
        });
      });
    } else {
      reportingConfig.push({
        startIndex,
        endIndex: null,
        ruleId: "*"
      });
    }
  }
  /**
   * Add data to reporting configuration to enable reporting for list of rules
   * starting from start location
   */
  enableReporting(endIndex, rulesToEnable) {
    const reportingConfig = this.reportingConfig;
    if (rulesToEnable.length) {
      rulesToEnable.forEach(function(ruleId) {
        for (let i = reportingConfig.length - 1; i >= 0; i--) {
          if (!reportingConfig[i].endIndex && reportingConfig[i].ruleId === ruleId) {
            reportingConfig[i].endIndex = endIndex;
            break;
          }
        }
      });
    } else {
      let prevStart;
      for (let i = reportingConfig.length - 1; i >= 0; i--) {
        if (prevStart && prevStart !== reportingConfig[i].startIndex) {
          break;
        }
        if (!reportingConfig[i].endIndex) {
          reportingConfig[i].endIndex = endIndex;
          prevStart = reportingConfig[i].startIndex;
        }
      }
    }
  }
};
var messages = {
  IGNORE_MESSAGE: {
    en: () => `disable by secretlint-disable comment`
  }
};
var creator$1 = {
  messages,
  meta: {
    id: "@secretlint/secretlint-rule-filter-comments",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-filter-comments/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages);
    return {
      file(source) {
        const state = new CommentState(source);
        const comments = parseComments(source);
        for (const comment of comments) {
          if (comment.type === "secretlint-disable") {
            state.disableReporting(comment.index, comment.options);
          } else if (comment.type === "secretlint-enable") {
            state.enableReporting(comment.index, comment.options);
          } else if (comment.type === "secretlint-disable-line") {
            state.disableLine(comment.line, comment.options);
          } else if (comment.type === "secretlint-disable-next-line") {
            state.disableLine(comment.line, comment.options);
          }
        }
        state.getIgnoringMessages().forEach((message) => {
          context.ignore({
            message: t("IGNORE_MESSAGE"),
            range: [message.startIndex, message.endIndex],
            targetRuleId: message.ruleId
          });
        });
      }
    };
  }
};
var rules = [
  creator$f,
  creator$e,
  creator$7,
  creator$d,
  creator$b,
  creator$c,
  creator$6,
  creator$5,
  creator$4,
  creator$a,
  creator$9,
  creator$8,
  creator$3,
  creator$2,
  creator$1
];

// src/transcript/redact-secretlint.ts
var BEFORE2 = 64;
var AFTER2 = 400;
var used = {
  anthropic: { name: "anthropic-key", anchors: ["sk-ant-"] },
  github: { name: "github-token", anchors: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"] },
  linear: { name: "linear-key", anchors: ["lin_api_"] },
  npm: { name: "npm-token", anchors: ["npm_"] },
  openai: { name: "openai-key", anchors: ["sk-proj-", "sk-svcacct-", "sk-admin-", "T3BlbkFJ"] },
  sendgrid: { name: "sendgrid-key", anchors: ["SG."] },
  shopify: { name: "shopify-token", anchors: ["shppa_", "shpca_", "shpat_", "shpss_"] },
  slack: {
    name: "slack-token",
    anchors: ["xoxb-", "xoxp-", "xapp-", "xoxa-", "xoxo-", "xoxr-"]
  },
  "1password": { name: "1password-token", anchors: ["ops_ey"], after: 1400 }
};
var secretlintRules = Object.entries(used).map(([id, { name, anchors, after = AFTER2 }]) => ({
  name,
  anchors,
  before: BEFORE2,
  after,
  find: finder(id, after)
}));
function finder(id, after) {
  const creator2 = rules.find(({ meta }) => idOf(meta.id) === id);
  let reported = [];
  const rule = creator2?.create(
    // Messages would quote the secret: none are made.
    { createTranslator: () => () => "", report: ({ range: [start, end] }) => reported.push({ start, end }) },
    {}
  );
  if (rule?.file === void 0) {
    throw new Error(`The rules of secretlint have none for ${id}.`);
  }
  const { file } = rule;
  return (text2, at) => {
    const from = Math.max(0, at - BEFORE2);
    const content = text2.slice(from, at + after).replace(/[\x80-\xff]/g, "�");
    reported = [];
    const answer = file({ filePath: "session.txt", content, contentType: "text", ext: ".txt" });
    if (answer instanceof Promise) {
      throw new Error(`The rule of secretlint for ${id} does not answer at once.`);
    }
    return reported.filter(({ start, end }) => !isPlaceholder(content.slice(start, end))).map(({ start, end }) => ({ start: from + start, end: from + end }));
  };
}
function idOf(id) {
  return id.replace(/^@secretlint\/secretlint-rule-/, "");
}

// src/transcript/redact-tokens.ts
var HEX = "0123456789abcdef";
var tokenRules = [
  // Model providers.
  token("anthropic-key", ["sk-ant-"], /sk-ant-[a-z]{2,8}\d\d-[\w-]{20,}/y),
  token(
    "openai-key",
    ["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-None-"],
    /sk-(?:proj|svcacct|admin|None)-[\w-]{20,}/y
  ),
  token("openrouter-key", ["sk-or-v1-"], /sk-or-v1-[0-9a-f]{32,}/y),
  // The older form of OpenAI, which many other providers took over.
  token("model-provider-key", ["sk-"], /sk-(?:lf-[\w-]{30,}|[A-Za-z0-9]{32,})/y),
  token("groq-key", ["gsk_"], /gsk_[A-Za-z0-9]{40,}/y),
  token("xai-key", ["xai-"], /xai-[A-Za-z0-9]{60,}/y),
  token("perplexity-key", ["pplx-"], /pplx-[A-Za-z0-9]{32,}/y),
  token("replicate-token", ["r8_"], /r8_[A-Za-z0-9]{30,}/y),
  token("huggingface-token", ["hf_", "api_org_"], /(?:hf_|api_org_)[A-Za-z0-9]{30,}/y),
  token("nvidia-key", ["nvapi-"], /nvapi-[\w-]{60,}/y),
  token("langsmith-key", ["lsv2_"], /lsv2_[a-z]{2}_[0-9a-f]{32}_[0-9a-f]{10}/y),
  token("pinecone-key", ["pcsk_"], /pcsk_\w{30,}/y),
  token("tavily-key", ["tvly-"], /tvly-[\w-]{28,}/y),
  token("wandb-key", ["wandb_v1_"], /wandb_v1_\w{40,}/y),
  // Google.
  token("google-api-key", ["AIza"], /AIza[\w-]{35,}/y),
  token("google-oauth-secret", ["GOCSPX-"], /GOCSPX-[\w-]{24,}/y),
  token("google-access-token", ["ya29."], /ya29\.[\w.-]{20,}/y),
  token("google-refresh-token", ["1//0"], /1\/\/0[\w-]{40,}/y),
  // Code forges and registries.
  token("github-token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], /(?:gh[pour]_\w{36,}|ghs_[\w.-]{35,}\w)/y),
  token("github-token", ["github_pat_"], /github_pat_\w{22,}/y),
  token(
    "gitlab-token",
    [
      "glpat-",
      "gldt-",
      "glrt-",
      "glrtr-",
      "glcbt-",
      "glptt-",
      "glft-",
      "glsoat-",
      "gloas-",
      "glagent-",
      "glimt-",
      "glffct-"
    ],
    /gl[a-z]{2,5}-[\w-]{18,}(?:\.[\w-]{2,12}){0,2}/y
  ),
  token("npm-token", ["npm_"], /npm_[A-Za-z0-9]{36,}/y),
  token("pypi-token", ["pypi-"], /pypi-AgE[\w-]{50,}/y),
  token("rubygems-token", ["rubygems_"], /rubygems_[0-9a-f]{40,}/y),
  token("docker-hub-token", ["dckr_pat_", "dckr_oat_"], /dckr_[po]at_[\w-]{20,}/y),
  token("circleci-token", ["CCIPAT_"], /CCIPAT_[A-Za-z0-9]{16,}_[0-9a-f]{40}/y),
  token("buildkite-token", ["bkua_"], /bkua_[0-9a-f]{40}/y),
  token("sonar-token", ["sqp_", "squ_", "sqa_"], /sq[pua]_[0-9a-f]{40}/y),
  token("sourcegraph-token", ["sgp_"], /sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}/y),
  // Clouds and infrastructure.
  token("digitalocean-token", ["dop_v1_", "doo_v1_", "dor_v1_"], /do[por]_v1_[0-9a-f]{64}/y),
  token("databricks-token", ["dapi"], /dapi[0-9a-f]{32}(?:-\d+)?(?!\w)/y),
  token("vault-token", ["hvs.", "hvb.", "hvr."], /hv[sbr]\.[\w-]{24,}/y),
  token("terraform-token", [".atlasv1."], /\.atlasv1\.[\w-]{60,}/y, { before: /[A-Za-z0-9]{14}$/ }),
  token("pulumi-token", ["pul-"], /pul-[0-9a-f]{40}/y),
  token(
    "doppler-token",
    ["dp.st.", "dp.pt.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."],
    /dp\.[a-z]{2,5}\.(?:[\w-]{2,35}\.)?[A-Za-z0-9]{40,44}/y
  ),
  token(
    "fly-token",
    ["fo1_", "fm1r_", "fm1a_", "fm2_"],
    /(?:fo1_[\w-]{43}|fm1[ar]_[A-Za-z0-9+/]{100,}={0,3}|fm2_[A-Za-z0-9+/]{100,}={0,3})/y
  ),
  token("heroku-key", ["HRKU-"], /HRKU-[\w-]{36,}/y),
  token("netlify-token", ["nfp_"], /nfp_[A-Za-z0-9]{36,}/y),
  token("planetscale-token", ["pscale_"], /pscale_(?:tkn|pw|oauth)_[\w.-]{32,}/y),
  token("supabase-key", ["sbp_", "sb_secret_"], /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,})/y),
  token("tailscale-key", ["tskey-"], /tskey-[a-z]+-[\w-]{16,}/y),
  token("cloudflare-origin-key", ["v1.0-"], /v1\.0-[0-9a-f]{24}-[0-9a-f]{140,}/y),
  token("alibaba-key-id", ["LTAI"], /LTAI[A-Za-z0-9]{17,26}(?!\w)/y),
  token("age-secret-key", ["AGE-SECRET-KEY-"], /AGE-SECRET-KEY-(?:PQ-)?1[02-9AC-HJ-NP-Z]{58,}/y),
  token("1password-token", ["ops_ey"], /ops_eyJ[A-Za-z0-9+/_-]{80,}={0,2}/y),
  // Messages, payment, monitoring, planning.
  token(
    "slack-token",
    ["xoxb-", "xoxp-", "xoxa-", "xoxe-", "xoxe.", "xoxo-", "xoxr-", "xoxs-", "xoxc-", "xoxd-"],
    /xox[a-z](?:\.xox[bp])?-[\w%+/-]{20,}/y
  ),
  token("slack-token", ["xapp-"], /xapp-\d-[A-Z0-9]+-\d+-[0-9a-f]{32,}/y),
  token("slack-webhook", ["hooks.slack.com/"], /hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/+-]{30,})/y),
  token("discord-webhook", ["/api/webhooks/"], /\/api\/webhooks\/\d{15,20}\/([\w-]{40,})/y),
  token(
    "teams-webhook",
    [".webhook.office.com/"],
    /\.webhook\.office\.com\/webhookb2\/([\w@-]{60,}\/IncomingWebhook\/[\w/-]{40,})/y
  ),
  token("telegram-token", [":AA"], /:AA[\w-]{33}(?![\w-])/y, { before: /(?<!\d)\d{7,11}$/ }),
  token(
    "stripe-key",
    ["sk_live_", "sk_test_", "rk_live_", "rk_test_", "sk_prod_", "rk_prod_"],
    /[rs]k_(?:live|test|prod)_[A-Za-z0-9]{16,}/y
  ),
  token("stripe-webhook-secret", ["whsec_"], /whsec_[A-Za-z0-9+/]{24,}={0,2}/y),
  token("square-token", ["sq0atp-", "sq0csp-"], /sq0[ac][tp]?p-[\w-]{22,}/y),
  token("shopify-token", ["shpat_", "shpca_", "shppa_", "shpss_", "shpua_"], /shp(?:at|ca|pa|ss|ua)_[0-9a-fA-F]{32,}/y),
  token("sendgrid-key", ["SG."], /SG\.[\w-]{16,32}\.[\w-]{32,64}/y),
  token(
    "twilio-key",
    [...HEX].map((digit) => `SK${digit}`),
    /SK[0-9a-f]{32}(?!\w)/y
  ),
  token("mailgun-key", ["key-"], /key-[0-9a-f]{32}(?!\w)/y),
  token("mailchimp-key", ["-us"], /-us\d{1,2}(?!\w)/y, { before: /(?<!\w)[0-9a-f]{32}$/ }),
  token("brevo-key", ["xkeysib-"], /xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}/y),
  token("resend-key", ["re_"], /re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/y),
  token("grafana-token", ["glsa_", "glc_"], /(?:glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}|glc_[A-Za-z0-9+/]{32,}={0,2})/y),
  token("new-relic-key", ["NRAK-", "NRII-", "NRJS-", "NRRA-"], /NR(?:AK|II|JS|RA)-[\w-]{19,}/y),
  token("sentry-token", ["sntrys_", "sntryu_"], /sntry[su]_[\w+/=-]{40,}/y),
  token("dynatrace-token", ["dt0c01.", "dt0s0"], /dt0[cs]\d\d\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}/y),
  token(
    "atlassian-token",
    ["ATATT3", "ATCTT3", "ATBB"],
    /(?:ATATT3[\w=-]{100,}|ATCTT3[\w=-]{60,}|ATBB[A-Za-z0-9]{28,})/y
  ),
  token("linear-key", ["lin_api_", "lin_oauth_"], /lin_(?:api|oauth)_[A-Za-z0-9]{32,}/y),
  token("notion-token", ["ntn_", "secret_"], /(?:ntn_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{43}(?!\w))/y),
  token("figma-token", ["figd_", "figo_", "figu_"], /fig[dou]_[\w-]{36,}/y),
  token(
    "hubspot-token",
    ["pat-na", "pat-eu", "pat-ap"],
    /pat-(?:na|eu|ap)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/y
  ),
  token("postman-key", ["PMAK-"], /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/y),
  token("dropbox-token", ["sl.u."], /sl\.u\.[\w-]{100,}/y),
  token("contentful-token", ["CFPAT-"], /CFPAT-[\w-]{40,}/y)
];
function token(name, anchors, pattern, { before } = {}) {
  return {
    name,
    anchors,
    isWord: before === void 0,
    ...before === void 0 ? { glance: runsOn } : {},
    after: 1024,
    find: (text2, at) => {
      const found = matchAt(pattern, text2, at);
      const head = before === void 0 ? "" : before.exec(text2.slice(Math.max(0, at - LONGEST_HEAD), at))?.[0];
      if (found === void 0 || head === void 0) {
        return void 0;
      }
      const start = found.start - head.length;
      const begins = found.start > at || startsWord(text2, start);
      return begins && !isPlaceholder(text2.slice(start, found.end)) ? { start, end: found.end } : void 0;
    }
  };
}
function runsOn(bytes, at) {
  for (let index = at + 4; index < at + SHORTEST_TOKEN; index++) {
    if (!isWordByte(bytes[index])) {
      return false;
    }
  }
  return true;
}
function isWordByte(byte) {
  const letter = byte | 32;
  return letter >= 97 && letter <= 122 || byte === 43 || byte >= 45 && byte <= 57 || byte === 95;
}
var SHORTEST_TOKEN = 20;
var LONGEST_HEAD = 40;

// src/transcript/redact-urls.ts
var urlRules = [
  {
    name: "url-password",
    // The slashes may be escaped, as PHP and others do, once or in JSON within JSON.
    anchors: ["://", ":\\/", ":\\\\"],
    before: 40,
    after: 600,
    glance: mayNameUser,
    find: findUrlPassword
  }
];
function findUrlPassword(text2, at) {
  const colon = text2.indexOf("://", at);
  if (colon !== at) {
    return void 0;
  }
  const user = matchAt(/[^\s:@/?#"'`<>\\(){}[\],;]{0,128}(?=:)/y, text2, colon + 3);
  if (user === void 0) {
    return tokenForUser(text2, colon + 3);
  }
  const name = text2.slice(user.start, user.end);
  const password = matchAt(/([^\s/?#"'`<>\\]{1,256})@[\w[%*$-]/y, text2, user.end + 1) ?? (DATABASES.test(text2.slice(Math.max(0, colon - 20), colon)) ? matchAt(/([^\s"'`<>\\]{1,256}?)@[\w[%*$.-]+(?::\d+)?[/?,\s"']/y, text2, user.end + 1) : void 0);
  return password !== void 0 && isPassword2(text2.slice(password.start, password.end), name) ? password : void 0;
}
function tokenForUser(text2, at) {
  const token2 = matchAt(/([\w.~%+-]{20,256})@[\w[]/y, text2, at);
  const word = token2 === void 0 ? "" : text2.slice(token2.start, token2.end);
  return /\d/.test(word) && /[A-Za-z]/.test(word) && entropy(word) > 3.2 && !isPlaceholder(word) ? token2 : void 0;
}
function isPassword2(password, user) {
  return password.length >= 3 && password.toLowerCase() !== user.toLowerCase() && !KNOWN_TO_ALL.has(password.toLowerCase()) && !/^(?:[*.x•]+|\d{1,5})$/i.test(password) && (password.length < 6 || !isPlaceholder(password)) && !/^[$<{%[]/.test(password);
}
function mayNameUser(bytes, at, length) {
  const end = Math.min(length, at + LONGEST_USER);
  for (let index = at + 3; index < end; index++) {
    const byte = bytes[index];
    if (byte === 64) {
      return true;
    }
    if (byte <= 34 || byte === 39 || byte === 60 || byte === 62 || byte === 96) {
      return false;
    }
  }
  return false;
}
var LONGEST_USER = 500;
var DATABASES = /(?:postgres(?:ql)?|mysql|mariadb|mongodb|redis|rediss|amqps?|mssql|sqlserver|clickhouse|cockroachdb)(?:\+\w+)?$/i;
var KNOWN_TO_ALL = new Set(
  "password passwd passw0rd pass pwd secret user username admin root test testing example postgres postgresql mysql redis guest changeme token mypassword my-password yourpassword foo bar baz".split(
    " "
  )
);

// src/transcript/redact-rules.ts
var secretRules = [
  ...secretlintRules,
  ...tokenRules,
  ...cloudRules,
  ...keyRules,
  ...urlRules,
  ...headerRules,
  ...nameRules
];

// src/transcript/redact-values.ts
var KNOWN_VALUE = "known-value";
var SHORTEST_VALUE = 6;
var LONGEST_VALUE = 512;
function valueProbes(values, reserved) {
  const pieces = new Set(values.flatMap(inPieces).filter((value) => !reserved.includes(value)));
  return [...pieces].sort((a, b) => b.length - a.length).flatMap((value) => {
    const bytes = Buffer.from(value);
    const hex = bytes.toString("hex");
    return [
      ...plainProbes(bytes),
      ...base64Probes(bytes, KNOWN_VALUE),
      ...plainProbes(Buffer.from(hex)),
      ...plainProbes(Buffer.from(hex.toUpperCase()))
    ];
  });
}
function inPieces(value) {
  const pieces = [];
  let piece = "";
  let size2 = 0;
  for (const character of value) {
    const more = Buffer.byteLength(character);
    if (size2 + more > LONGEST_VALUE) {
      pieces.push(piece);
      [piece, size2] = ["", 0];
    }
    piece += character;
    size2 += more;
  }
  const last = size2 < SHORTEST_VALUE ? "" : piece;
  return last === "" ? pieces : [...pieces, last];
}
function plainProbes(whole) {
  const value = withoutLastBackslashes(whole);
  const plain = readable(value, { from: 0, to: value.length }, "text");
  const core = coreOf(plain.text);
  const anchors = core === void 0 ? spelledStarts(value.toString()) : [Buffer.from(core.text, "latin1")];
  const offset = core?.start ?? 0;
  const percentFree = [plain, untouched(value)].map(unpercent).map((text2) => ({
    text: withSpaces(text2.text),
    offset: indexAt(text2, plain.starts[offset])
  }));
  const look2 = (text2, at) => {
    const start = at - offset;
    if (start >= 0 && text2.text.startsWith(plain.text, start)) {
      return [spelling(text2, start, start + plain.text.length)];
    }
    if (isBehindBackslash(text2, start, plain.text)) {
      const { from, to } = spelling(text2, start + 1, start + plain.text.length);
      return [{ from: from - 1, to }];
    }
    const decoded2 = /[%+]/.test(text2.text) ? unpercent(text2) : void 0;
    const found = percentFree.find((one) => decoded2 !== void 0 && standsAt2(one, decoded2, text2.starts[at]));
    return found === void 0 || decoded2 === void 0 ? [] : [extentOf(found, decoded2, text2.starts[at])];
  };
  const before = offset * LONGEST_CHARACTER + MARGIN2;
  const after = (value.length - offset) * LONGEST_CHARACTER + MARGIN2;
  return anchors.map((anchor) => ({ name: KNOWN_VALUE, anchor, before, after, look: look2 }));
}
function withoutLastBackslashes(value) {
  const length = value.toString("latin1").replace(/\\+$/, "").length;
  return value.subarray(0, length < SHORTEST_VALUE ? value.length : length);
}
function isBehindBackslash({ text: text2, starts }, start, value) {
  const letter = "nrtbf"["\n\r	\b\f".indexOf(text2[start] ?? " ")];
  const backslashes = starts[start + 1] - starts[start] - 1;
  return letter === value[0] && backslashes > 0 && backslashes % 2 === 0 && text2.startsWith(value.slice(1), start + 1);
}
function standsAt2({ text: text2, offset }, decoded2, anchor) {
  const start = indexAt(decoded2, anchor) - offset;
  return start >= 0 && withSpaces(decoded2.text).startsWith(text2, start);
}
function extentOf({ text: text2, offset }, decoded2, anchor) {
  const start = indexAt(decoded2, anchor) - offset;
  return spelling(decoded2, start, start + text2.length);
}
function untouched(value) {
  return { text: value.toString("latin1"), starts: Uint32Array.from({ length: value.length + 1 }, (_, at) => at) };
}
function coreOf(text2) {
  let best;
  for (const match of text2.matchAll(/[A-Za-z0-9_.-]{4,}/g)) {
    const skipped = text2[match.index - 1] === "%" ? 2 : 0;
    const run2 = match[0].slice(skipped, skipped + LONGEST_CORE);
    if (run2.length >= 4 && run2.length > (best?.text.length ?? 0)) {
      best = { start: match.index + skipped, text: run2 };
    }
  }
  return best;
}
function spelledStarts(value) {
  const json = (text2) => JSON.stringify(text2).slice(1, -1);
  const ascii = (text2) => json(text2).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const slashes = (text2) => text2.replaceAll("/", "\\/");
  const hex = (text2) => [...Buffer.from(text2)].map((byte) => byte.toString(16).padStart(2, "0"));
  const percent = (text2, unreserved) => [...text2].map(
    (one) => unreserved.test(one) ? one : hex(one).map((two) => `%${two}`).join("")
  ).join("");
  const percents = [/[\w.~-]/, /[\w.~!*'()-]/, /[\w.~!*'();:@&=+$,/?#-]/].flatMap((unreserved) => {
    const upper = percent(value, unreserved).replace(/%../g, (code2) => code2.toUpperCase());
    return [upper, upper.replaceAll("%20", "+"), percent(value, unreserved)];
  });
  const once = [json(value), ascii(value), slashes(json(value)), slashes(ascii(value)), ...percents];
  const twice = once.map(json);
  const forms = [value, slashes(value), ...once, ...twice, ...twice.map(json)];
  const starts = forms.map((form) => Buffer.from(form).subarray(0, 8).toString("latin1"));
  return [...new Set(starts)].map((start) => Buffer.from(start, "latin1"));
}
function withSpaces(text2) {
  return text2.replaceAll("+", " ");
}
var LONGEST_CORE = 16;
var LONGEST_CHARACTER = 9;
var MARGIN2 = 64;

// src/transcript/redact-detector.ts
function createDetector({
  values,
  rules: rules2 = secretRules
}) {
  const names = [...rules2.map(({ name }) => name), KNOWN_VALUE, ENCODED_SECRET, ...SEALED_BLOCKS];
  const plain = rules2.flatMap(ruleProbes);
  let inner;
  const encoded = encodedProbes(
    rules2.filter(({ isWord }) => isWord).flatMap(({ anchors }) => anchors),
    (text2) => {
      inner ??= probeSet(plain);
      return searchText([inner], text2).map(({ start, end }) => ({ start, end }));
    }
  );
  return {
    values: probeSet(valueProbes(values, names.map(replacement).join(""))),
    rules: probeSet([...plain, ...encoded, ...escapeProbes])
  };
}
function probeSet(probes) {
  return { probes, finder: anchorFinder(probes.map(({ anchor }, id) => ({ bytes: anchor, id }))) };
}
function findValues({ values }, window2, range) {
  const found = [];
  const read = reader(window2, []);
  values.finder.find(window2.bytes, range, (at, id) => {
    const probe = values.probes[id];
    found.push(...asFound(lookAt(window2, probe, { at, read }), probe));
  });
  return merged(found);
}
function findByRules(detector, window2, { range, known }) {
  const { probes, finder: finder2 } = detector.rules;
  const found = [];
  const read = reader(window2, known);
  let unescaped = 0;
  let last = { from: -1, to: -1 };
  finder2.find(window2.bytes, range, (at, id) => {
    const probe = probes[id];
    const isKnown = within(known, { from: at, to: at + 1 }).length > 0;
    if (isKnown || at > last.from && at < last.to || probe.glance?.(window2.bytes, at, window2.bytes.length) === false) {
      return;
    }
    if (escapeProbes.includes(probe)) {
      if (at >= unescaped) {
        found.push(...findUnescaped(detector, window2, at));
        unescaped = at + probe.after / 2;
      }
      return;
    }
    const extents = lookAt(window2, probe, { at, read });
    found.push(...asFound(extents, probe));
    last = extents[0] ?? last;
  });
  return found;
}
function findUnescaped({ values, rules: rules2 }, window2, at) {
  const { before, after } = escapeProbes[0];
  return searchReadable([values, rules2], reader(window2, [])({ from: at - before, to: at + after }));
}
function searchText(sets, text2) {
  return searchReadable(sets, { text: text2, starts: Uint32Array.from({ length: text2.length + 1 }, (_, at) => at) });
}
function searchReadable(sets, text2) {
  const bytes = Buffer.allocUnsafeSlow(text2.text.length);
  bytes.write(text2.text, "latin1");
  return sets.flatMap(({ probes, finder: finder2 }) => {
    const found = [];
    finder2.find(bytes, { from: 0, to: bytes.length }, (index, id) => {
      const probe = probes[id];
      found.push(...asFound(probe.look(text2, index), probe));
    });
    return found;
  });
}
function lookAt(window2, { before, after, look: look2 }, { at, read }) {
  let to = at + after;
  for (; ; ) {
    const text2 = read({ from: at - before, to });
    const index = indexAt(text2, at);
    const extents = text2.text.charCodeAt(index) === window2.bytes[at] ? look2(text2, index) : lookBehindBackslash(window2, look2, { at, to });
    const end = text2.starts.at(-1);
    if (end >= window2.bytes.length || extents.every((extent) => extent.to < end)) {
      return extents;
    }
    to = end + (end - at) * 4;
  }
}
function lookBehindBackslash({ bytes, kind }, look2, { at, to }) {
  let run2 = at;
  while (run2 > 0 && bytes[run2 - 1] === BACKSLASH4) {
    run2--;
  }
  return kind === "rows" && (at - run2) % 2 === 1 ? [] : look2(readable(bytes, { from: at, to: Math.min(to, bytes.length) }, kind), 0);
}
function reader({ bytes, kind }, known) {
  let last;
  function read({ from, to }) {
    let start = from;
    while (start > 0 && bytes[start - 1] === BACKSLASH4) {
      start--;
    }
    const text2 = readable(bytes, { from: start, to }, kind);
    const inside = within(known, { from: start, to }).map(({ start: first, end }) => ({ from: first, to: end }));
    return inside.length === 0 ? text2 : replaceExtents(text2, inside, replacement(KNOWN_VALUE));
  }
  return ({ from, to }) => {
    const part = { from: Math.max(0, from), to: Math.min(to, bytes.length) };
    const [first = 0, end = 0] = [last?.starts[0], last?.starts.at(-1)];
    if (last === void 0 || part.from >= end || part.from < first) {
      last = read(part);
    } else if (part.to > end) {
      last = read({ from: part.from, to: Math.min(bytes.length, part.to + 2 * (part.to - part.from)) });
    }
    return last;
  };
}
function asFound(extents, { name }) {
  return extents.map(({ from, to }) => ({ start: from, end: to, rule: name, counts: name }));
}
var BACKSLASH4 = 92;

// src/transcript/redact-edits.ts
function editList(most = MOST_EDITS) {
  let starts = new Float64Array(FIRST_SIZE);
  let lengths = new Float64Array(FIRST_SIZE);
  let kinds = new Uint16Array(FIRST_SIZE);
  let length = 0;
  const kindNumbers = /* @__PURE__ */ new Map();
  const kindList = [];
  function add({ start, end, text: text2, rule }) {
    const from = length === 0 ? start : Math.max(start, endOf2(length - 1));
    if (from >= end) {
      return;
    }
    if (length === most) {
      throw new SessionCaptureError(
        `More than ${most} secrets were found in one file of the session, which is therefore not captured.`
      );
    }
    if (length === starts.length) {
      grow();
    }
    starts[length] = from;
    lengths[length] = end - from;
    kinds[length] = kindOf(text2, rule);
    length += 1;
  }
  function endOf2(index) {
    return starts[index] + lengths[index];
  }
  function grow() {
    const [oldStarts, oldLengths, oldKinds] = [starts, lengths, kinds];
    starts = new Float64Array(length * 2);
    lengths = new Float64Array(length * 2);
    kinds = new Uint16Array(length * 2);
    starts.set(oldStarts);
    lengths.set(oldLengths);
    kinds.set(oldKinds);
  }
  function kindOf(text2, rule) {
    const key = `${rule ?? ""} ${text2}`;
    const known = kindNumbers.get(key) ?? kindList.push({ text: text2, rule }) - 1;
    kindNumbers.set(key, known);
    return known;
  }
  function at(index) {
    const kind = kindList[kinds[index]];
    return { start: starts[index], end: endOf2(index), ...kind };
  }
  function counts() {
    const tally = /* @__PURE__ */ new Map();
    for (let index = 0; index < length; index++) {
      const { rule } = kindList[kinds[index]];
      if (rule !== void 0) {
        tally.set(rule, (tally.get(rule) ?? 0) + 1);
      }
    }
    return Object.fromEntries([...tally].sort(([a], [b]) => a < b ? -1 : 1));
  }
  return {
    get length() {
      return length;
    },
    add,
    truncate: (kept) => {
      length = Math.min(length, kept);
    },
    at,
    counts
  };
}
var FIRST_SIZE = 64;
var MOST_EDITS = 4e6;

// src/transcript/redact-rows.ts
function rowEditor(edits) {
  const expected = queue();
  const frames = [];
  let tokenStart = 0;
  let inString = false;
  let isInRow = false;
  let rowEnd = 0;
  let base = 0;
  const scanner = jsonScanner({
    begin: (at, token2) => {
      tokenStart = base + at;
      inString = token2 === "string";
      beginElement(tokenStart);
    },
    wanted: (token2) => token2 === "key" || frames.at(-1)?.key === "type",
    key: (text2, end) => {
      inString = false;
      cut(tokenStart + 1, base + end - 1, "");
      const frame = frames.at(-1);
      if (frame !== void 0) {
        frame.key = text2;
      }
    },
    text: (text2, end) => {
      inString = false;
      cut(tokenStart + 1, base + end - 1, "");
      noteValue(text2);
      endElement(base + end);
    },
    word: (_text, end) => {
      cut(tokenStart, base + end, '"');
      endElement(base + end);
    },
    open: (container, at) => {
      beginElement(base + at);
      noteValue(container);
      frames.push({ ...newFrame, isArray: container === "array", start: base + at, firstEdit: edits.length });
    },
    close: (end) => {
      const frame = frames.pop();
      if (frame !== void 0) {
        closeContainer(frame, base + end);
      }
    }
  });
  const splitter = rowSplitter({
    part: (bytes, from, to) => {
      scanner.feed(bytes, from, to);
      rowEnd = base + to;
      while (inString && (expected.first()?.end ?? Number.POSITIVE_INFINITY) <= rowEnd) {
        cut(tokenStart + 1, expected.first().end, "");
      }
    },
    row: () => {
      const isJson = scanner.end();
      cut(isJson ? rowEnd : edits.length === 0 ? 0 : edits.at(edits.length - 1).end, rowEnd, "");
      frames.length = 0;
      inString = false;
    }
  });
  function cut(from, to, quote) {
    for (let found = expected.first(); found !== void 0 && found.start < to; found = expected.first()) {
      const start = Math.max(found.start, from);
      const end = Math.min(found.end, to);
      if (start < end) {
        const text2 = `${quote}${replacement(found.rule)}${quote}`;
        edits.add({ ...quote === "" ? { start, end } : { start: from, end: to }, text: text2, rule: found.counts });
        found.counts = void 0;
      }
      if (found.end > to) {
        return;
      }
      expected.shift();
    }
  }
  function noteValue(value) {
    const frame = frames.at(-1);
    if (frame?.key === "type") {
      frame.type = value;
    } else if (frame?.key === "source" && value === "object") {
      frame.hasSource = true;
    }
  }
  function beginElement(at) {
    const array = frames.at(-1);
    if (array?.isArray && array.gap >= 0) {
      edits.add({ start: array.gap, end: at, text: "", rule: "thinking" });
      array.gap = -1;
    }
  }
  function endElement(end) {
    const array = frames.at(-1);
    if (array?.isArray) {
      array.keptEnd = end;
    }
  }
  function closeContainer(frame, end) {
    if (frame.isArray && frame.gap >= 0) {
      edits.add({ start: frame.gap, end: frame.gapEnd, text: textBlock("thinking"), rule: "thinking" });
    }
    const block = edits.length > frame.firstEdit ? sealedBlock(frame) : void 0;
    if (block !== void 0) {
      edits.truncate(frame.firstEdit);
    }
    if (block === "thinking" && frames.at(-1)?.isArray) {
      removeElement(frames.at(-1), { start: frame.start, end });
      return;
    }
    if (block !== void 0 && block !== "redacted_thinking") {
      edits.add({ start: frame.start, end, text: textBlock(block), rule: block });
    }
    endElement(end);
  }
  function removeElement(array, { start, end }) {
    if (array.keptEnd >= 0) {
      edits.add({ start: array.keptEnd, end, text: "", rule: "thinking" });
      array.keptEnd = end;
    } else {
      array.gap = start;
      array.gapEnd = end;
    }
  }
  function feed(bytes, { from, to }, place) {
    base = place;
    let at = from;
    while (at < to) {
      const newline = bytes.indexOf(NEWLINE, at);
      const isWhole = newline >= 0 && newline < to;
      const next = isWhole ? newline + 1 : to;
      if (isInRow || !isWhole || (expected.first()?.start ?? Number.POSITIVE_INFINITY) < base + next) {
        splitter.feed(bytes, at, next);
        isInRow = !isWhole;
      }
      at = next;
    }
  }
  return { expect: expected.push, feed, end: splitter.end };
}
var newFrame = { key: void 0, type: void 0, hasSource: false, keptEnd: -1, gap: -1, gapEnd: -1 };
function sealedBlock({ type, hasSource }) {
  return type === "thinking" || type === "redacted_thinking" || hasSource && (type === "image" || type === "document") ? type : void 0;
}
function textBlock(rule) {
  return JSON.stringify({ type: "text", text: replacement(rule) });
}
function queue() {
  let items = [];
  let head = 0;
  return {
    push: (found) => {
      items.push(found);
    },
    first: () => items[head],
    shift: () => {
      head += 1;
      if (head === items.length || head > 1e3) {
        items = items.slice(head);
        head = 0;
      }
    }
  };
}
var NEWLINE = 10;

// src/transcript/redact-finder.ts
function createFinder(kind, detector, sizes = SIZES) {
  const { behind, ahead, block } = sizes;
  const edits = editList();
  const rows = kind === "rows" ? rowEditor(edits) : void 0;
  const buffer = Buffer.allocUnsafeSlow(behind + block + ahead);
  let base = 0;
  let filled = 0;
  let valued = 0;
  let ruled = 0;
  let pending = [];
  let known = [];
  function push(chunk) {
    let at = 0;
    while (at < chunk.length) {
      const size2 = Math.min(chunk.length - at, buffer.length - filled);
      buffer.set(chunk.subarray(at, at + size2), filled);
      filled += size2;
      at += size2;
      if (filled === buffer.length) {
        look2("more to come");
      }
    }
  }
  function look2(future) {
    const isLast = future === "nothing to come";
    const window2 = { bytes: buffer.subarray(0, filled), kind };
    const valuesTo = isLast ? filled : filled - behind;
    const values = findValues(detector, window2, { from: valued, to: valuesTo });
    known = merged([...known, ...values]);
    const rulesTo = isLast ? filled : filled - ahead;
    const found = findByRules(detector, window2, { range: { from: ruled, to: rulesTo }, known });
    pending = merged([...pending, ...[...values, ...found].map((one) => moved(one, base))]);
    [valued, ruled] = [valuesTo, rulesTo];
    settle2(isLast ? filled : wholeRows(rulesTo - behind));
  }
  function wholeRows(safe) {
    const last = buffer.lastIndexOf(NEWLINE2, safe - 1) + 1;
    return rows !== void 0 && safe - last <= block / 2 ? last : safe;
  }
  function settle2(safe) {
    const settled = pending.findIndex(({ start }) => start >= base + safe);
    for (const found of pending.splice(0, settled < 0 ? pending.length : settled)) {
      if (rows !== void 0) {
        rows.expect(found);
      } else {
        edits.add({ start: found.start, end: found.end, text: replacement(found.rule), rule: found.counts });
      }
    }
    rows?.feed(buffer, { from: 0, to: safe }, base);
    buffer.copyWithin(0, safe, filled);
    base += safe;
    [filled, valued, ruled] = [filled - safe, valued - safe, ruled - safe];
    known = known.filter(({ end }) => end > safe).map((one) => moved(one, -safe));
  }
  return {
    push,
    end: () => {
      look2("nothing to come");
      rows?.end();
      return { edits, bytes: base };
    }
  };
}
function moved(found, by) {
  return { ...found, start: found.start + by, end: found.end + by };
}
var SIZES = { behind: 8 * 1024, ahead: 64 * 1024, block: 512 * 1024 };
var NEWLINE2 = 10;

// src/transcript/redact.ts
async function findSecrets(source, kind, detector) {
  const finder2 = createFinder(kind, detector);
  for await (const chunk of source) {
    finder2.push(chunk);
  }
  const { edits, bytes } = finder2.end();
  const counts = edits.counts();
  return { counts, total: Object.values(counts).reduce((sum, count2) => sum + count2, 0), bytes, edits };
}
async function* applyRedactions(source, { edits, bytes }) {
  let place = 0;
  let next = 0;
  let skipped = 0;
  for await (const chunk of source) {
    const pieces = [];
    const end = place + chunk.length;
    let at = Math.max(place, skipped);
    for (; next < edits.length && edits.at(next).start < end; next++) {
      const edit = edits.at(next);
      pieces.push(chunk.subarray(at - place, edit.start - place), Buffer.from(edit.text));
      skipped = edit.end;
      at = skipped;
    }
    if (at < end) {
      pieces.push(chunk.subarray(at - place));
    }
    place = end;
    const [only, ...others] = pieces;
    if (only !== void 0) {
      yield others.length === 0 ? only : Buffer.concat(pieces);
    }
  }
  if (place !== bytes) {
    throw new SessionCaptureError(
      `A file of the session had ${bytes} bytes when it was looked through for secrets and ${place} when they were removed. Nothing may write to it meanwhile.`
    );
  }
}

// src/flows/rival.ts
const { setTimeout: sleep } = require("node:timers/promises");
var LONGEST = 5e3;
var MOST = 20;
async function findRival(request, archive, log) {
  try {
    const ended = new AbortController();
    const late = sleep(LONGEST, void 0, { signal: ended.signal }).catch(() => void 0);
    return await Promise.race([look(request, archive), late]).finally(() => ended.abort());
  } catch (error) {
    log.debug(`It could not be looked up whether another run kept ${request.name}: ${String(error)}`);
    return void 0;
  }
}
async function look({ name, runId, newestAt, ...policy }, archive) {
  let seen = 0;
  for await (const { createdAt, origin } of archive.find({ name, runId: void 0 })) {
    seen += 1;
    if (createdAt.getTime() <= Date.parse(newestAt) || seen > MOST) return void 0;
    const isOwn = origin.runId !== void 0 && origin.runId === runId;
    if (isOwn || whyNotTrusted(origin, { ...policy, origins: archive.origins }) !== void 0) continue;
    return { ...origin.runId === void 0 ? {} : { runId: origin.runId }, keptAt: createdAt.toISOString() };
  }
  return void 0;
}

// src/flows/lineage-of.ts
function lineageOf({ id, resumedFrom }, { restored, fork }, rival) {
  if (restored === void 0 || id !== restored.id && resumedFrom !== restored.id) return {};
  const { lineage, earlierRuns } = restored;
  const parent = lineage.at(-1);
  if (fork && id !== restored.id) return parent === void 0 ? {} : { forkedFrom: parent };
  return {
    lineage,
    ...earlierRuns === 0 ? {} : { earlierRuns },
    ...rival === void 0 ? {} : { forkedBeside: rival }
  };
}
async function rivalOf({ restored, name, source, run: run2, trust, keys }, { lookup, log }) {
  if (restored?.newestAt === void 0 || restored.name !== name) return void 0;
  if (lookup.merges === true && keys === void 0) return void 0;
  return await findRival({ name, runId: source.runId, run: run2, trust, newestAt: restored.newestAt }, lookup, log);
}

// src/flows/manifest-of.ts
const { posix } = require("node:path");
function manifestOf(request, session) {
  const { resumedFrom, facts } = session;
  return {
    version: MANIFEST_VERSION,
    agent: request.agent.name,
    ...facts?.agentVersion === void 0 ? {} : { agentVersion: facts.agentVersion },
    name: request.name,
    sessionId: session.id,
    ...resumedFrom === void 0 ? {} : { resumedFrom },
    ...session.lineage,
    directory: request.directory,
    configDirectory: request.configDirectory,
    source: request.source,
    capturedAt: (/* @__PURE__ */ new Date()).toISOString(),
    files: session.files.map(({ path: path2, size: size2, sha256, mode, mtime }) => ({
      path: posix.join(session.project, path2),
      size: size2,
      sha256,
      mode,
      mtime: mtime.toISOString()
    })),
    rows: session.extent.rows,
    redactions: session.redactions
  };
}

// src/flows/redact-session.ts
const { createHash } = require("node:crypto");
const { createReadStream, createWriteStream } = require("node:fs");
const { rename } = require("node:fs/promises");
const { join } = require("node:path");
const { Readable } = require("node:stream");
const { pipeline } = require("node:stream/promises");
async function redactSession(files, { folder, detector }) {
  const counts = {};
  const redacted = [];
  for (const file of files) {
    const path2 = join(folder, file.path);
    const kind = /\.jsonl?$/.test(file.path) ? "rows" : "text";
    const findings = await findSecrets(contentOf(path2, file.size), kind, detector);
    redacted.push(findings.total === 0 ? file : { ...file, ...await redactFile(path2, kind, { findings, detector }) });
    for (const [rule, count2] of Object.entries(findings.counts)) counts[rule] = (counts[rule] ?? 0) + count2;
  }
  return { files: redacted, counts };
}
async function redactFile(path2, kind, { findings, detector }) {
  let found = findings;
  for (let round = 0; round < ROUNDS; round += 1) {
    const written = await writeWithout(path2, found);
    found = await findSecrets(contentOf(path2, written.size), kind, detector);
    if (found.total === 0) return written;
  }
  const rules2 = Object.keys(found.counts).join(", ");
  throw new SessionCaptureError(
    `Secrets were still found after redaction (rules: ${rules2}). Nothing was kept. Please report which agent and tool wrote them.`
  );
}
function contentOf(path2, size2) {
  return createReadStream(path2, { highWaterMark: pieceSize(size2) });
}
var ROUNDS = 3;
async function writeWithout(path2, findings) {
  const clean = `${path2}.redacted`;
  const hash2 = createHash("sha256");
  let size2 = 0;
  const measured = async function* (source2) {
    for await (const chunk of source2) {
      hash2.update(chunk);
      size2 += chunk.byteLength;
      yield chunk;
    }
  };
  const source = measured(applyRedactions(contentOf(path2, findings.bytes), findings));
  await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(clean, { flags: "wx", mode: 384 }));
  await rename(clean, path2);
  return { size: size2, sha256: hash2.digest("hex") };
}

// src/flows/stage-session.ts
const { rm } = require("node:fs/promises");
const { join: join4, posix: posix2 } = require("node:path");

// src/flows/bounded-store.ts
function boundedStore(store, { largest, log }) {
  const told = /* @__PURE__ */ new Set();
  return {
    ...store,
    async *read(ids, include) {
      const sessions = /* @__PURE__ */ new Map();
      const leftOut2 = [];
      for await (const file of store.read(ids, include)) {
        const read = sessions.get(file.sessionId) ?? { paths: /* @__PURE__ */ new Set(), sizes: /* @__PURE__ */ new Map(), bytes: 0 };
        sessions.set(file.sessionId, read);
        const problem = problemOf(file, read);
        if (problem !== void 0) {
          if (told.size < MOST_FILES && !told.has(file.path)) leftOut2.push(`${quoted(file.path)} (which ${problem})`);
          told.add(file.path);
          continue;
        }
        read.paths.add(foldedPath(file.path));
        if (read.paths.size > MOST_FILES) throw tooMuch(file, `more than ${MOST_FILES} files`);
        if (read.bytes + (file.size ?? 0) > largest) throw await tooMuchOf(file, read, largest);
        yield { ...file, content: counted(file, read, largest) };
      }
      if (leftOut2.length > 0) log.warning(leftOutLine(leftOut2));
    }
  };
}
function leftOutLine(leftOut2) {
  const count2 = `${leftOut2.length} file${leftOut2.length === 1 ? "" : "s"}`;
  const more = leftOut2.length > NAMED ? `, and ${leftOut2.length - NAMED} more` : "";
  const named = leftOut2.slice(0, NAMED).join(", ");
  return `Left out ${count2} that a bundle cannot hold: ${named}${more}. Give them other names to keep them.`;
}
var NAMED = 3;
function problemOf({ path: path2 }, { paths }) {
  if (path2.includes("�")) return "has a name that is not UTF-8";
  if (paths.has(foldedPath(path2))) return "some file systems take for a file that came before";
  return bundlePathProblem(`projects/any/${path2}`);
}
async function* counted(file, read, largest) {
  let size2 = 0;
  for await (const chunk of file.content) {
    read.bytes += chunk.length;
    size2 += chunk.length;
    read.sizes.set(file.path, size2);
    if (read.bytes > largest) throw await tooMuchOf({ ...file, size: size2, content: void 0 }, read, largest);
    yield chunk;
  }
}
function tooMuchOf({ sessionId, path: path2, size: size2, content }, { sizes }, largest) {
  const files = new Map([...sizes, [path2, size2 ?? 0]]);
  const last = { path: path2, ...content && { content } };
  return tooLarge({ sessionId, what: `Session ${sessionId}`, largest, files, last });
}
function tooMuch({ sessionId }, what) {
  return new SessionCaptureError(`Session ${sessionId} has ${what}. Nothing was kept.`, { sessionId });
}

// src/flows/catch-up.ts
const { join: join2 } = require("node:path");

// src/flows/cut-tail.ts
const { createHash: createHash2 } = require("node:crypto");
const { createReadStream: createReadStream2 } = require("node:fs");
const { open } = require("node:fs/promises");
var BLOCK = 64 * 1024;
var NEWLINE3 = 10;
async function cutTail(path2, inspect) {
  const file = await open(path2, "r+");
  try {
    const size2 = await endOfLastRow(file);
    if (size2 === 0) return void 0;
    await file.truncate(size2);
    const hash2 = createHash2("sha256");
    const inspector = inspect && createInspector(inspect);
    for await (const chunk of createReadStream2(path2)) {
      hash2.update(chunk);
      inspector?.push(chunk);
    }
    return { size: size2, sha256: hash2.digest("hex"), ...inspector && { facts: inspector.end() } };
  } finally {
    await file.close();
  }
}
async function endOfLastRow(file) {
  const block = Buffer.alloc(BLOCK);
  let end = (await file.stat()).size;
  while (end > 0) {
    const start = Math.max(0, end - BLOCK);
    const { bytesRead } = await file.read(block, 0, end - start, start);
    const newline = block.subarray(0, bytesRead).lastIndexOf(NEWLINE3);
    if (newline >= 0) return start + newline + 1;
    end = start;
  }
  return 0;
}

// src/flows/settle.ts
const { setTimeout: sleep2 } = require("node:timers/promises");
var LONGEST_WAIT = 5e3;
var QUIET = 1e3;
var PAUSE = 250;
var RECENT = 4e3;
function mayMove(files, { facts, listed: listed2, at }) {
  const rows = files.filter(({ path: path2 }) => path2.endsWith(".jsonl"));
  if (rows.some(({ endsOpen }) => endsOpen)) return true;
  if (files.some(({ kind, read }) => kind === "transcript" && read !== listed2)) return true;
  const isRecent = ({ mtime }) => Math.abs(at.getTime() - mtime.getTime()) < RECENT;
  return facts?.inTurn === true && rows.some(isRecent);
}
async function settle(store, { id, files: copied, longest }) {
  const own = copied.filter(({ kind }) => kind !== "memory");
  const names = [...new Set(own.map(({ path: path2 }) => path2.split("/")[0] ?? ""))];
  const start = Date.now();
  const ending = (moved3, quiet) => ({ moved: moved3, quiet, waited: Date.now() - start });
  const look2 = () => Promise.race([
    store.glance(id, names).catch(() => void 0),
    sleep2(Math.max(0, longest - (Date.now() - start)), void 0)
  ]);
  let last = await look2();
  if (last === void 0) return ending(/* @__PURE__ */ new Set(), true);
  const sizes = new Map(own.map(({ path: path2, read }) => [path2, read]));
  const moved2 = new Set([...last].flatMap(([path2, { size: size2 }]) => (sizes.get(path2) ?? size2) === size2 ? [] : [path2]));
  let since = start;
  while (Date.now() - start < longest) {
    if (Date.now() - since >= QUIET) return ending(moved2, true);
    await sleep2(PAUSE);
    const next = await look2();
    if (next === void 0) break;
    const changed = changes(last, next);
    for (const path2 of changed) moved2.add(path2);
    if (changed.length > 0) since = Date.now();
    last = next;
  }
  return ending(moved2, moved2.size === 0);
}
function changes(before, now) {
  return [...now].flatMap(([path2, { size: size2, mtime }]) => {
    const old = before.get(path2);
    return old?.size === size2 && old.mtime.getTime() === mtime.getTime() ? [] : [path2];
  });
}

// src/flows/catch-up.ts
async function catchUp(session, copying) {
  const { id, files } = session;
  if (!mayMove(files, session)) return { files, moving: void 0 };
  const moved2 = /* @__PURE__ */ new Set();
  let [newest, waited, quiet] = [files, 0, false];
  do {
    const settling = await settle(copying.from, { id, files: newest, longest: LONGEST_WAIT - waited });
    waited += settling.waited;
    quiet = settling.quiet;
    if (settling.moved.size === 0) break;
    for (const path2 of settling.moved) moved2.add(path2);
    newest = await copyAgain({ id, files: newest }, copying);
  } while (quiet && waited < LONGEST_WAIT && tornIn(newest, moved2).length > 0);
  if (moved2.size === 0) {
    copying.log.debug(`Nothing of session ${id} moved in ${seconds({ waited })}.`);
    return { files, moving: void 0 };
  }
  return { files: quiet ? newest : await cutTails(newest, moved2, copying), moving: { moved: moved2, quiet, waited } };
}
function movingLine({ quiet, ...settling }, facts) {
  return quiet ? `The session was still being written: waited ${seconds(settling)} until it was quiet.` : `The session is still being written after ${seconds(settling)}: captured up to row ${facts?.rows ?? 0}.`;
}
function seconds({ waited }) {
  return `${(waited / 1e3).toFixed(1).replace(/\.0$/, "")} s`;
}
async function copyAgain({ id, files }, { from, to, agent, include, former, inspect, log }) {
  try {
    const again = await transferSessions(from, to, { ids: [id], agent, include, former, inspect });
    const newer = again.files.filter(({ path: path2 }) => !again.kept.includes(path2));
    return [...new Map([...files, ...newer].map((file) => [file.path, file])).values()];
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(`${error.message} What was copied before is kept.`);
    return files;
  }
}
async function cutTails(files, moved2, { folder, inspect }) {
  const torn = tornIn(files, moved2);
  const done = [];
  for (const file of files) {
    const cut = torn.includes(file) ? await cutTail(join2(folder, file.path), file.kind === "transcript" ? inspect : void 0) : void 0;
    done.push(cut === void 0 ? file : { ...file, ...cut, endsOpen: false, rewrite: withoutLastRow(file.rewrite) });
  }
  return done;
}
function tornIn(files, moved2) {
  return files.filter(({ path: path2, endsOpen }) => endsOpen && path2.endsWith(".jsonl") && moved2.has(path2));
}
function withoutLastRow(rewrite) {
  return rewrite && { ...rewrite, rows: rewrite.rows - 1 };
}

// src/flows/inherit-files.ts
const { createReadStream: createReadStream3 } = require("node:fs");
const { join: join3 } = require("node:path");
async function inheritFiles({ id, files, resumedFrom }, { from, to, folder, agent, include, log }) {
  const wanted = await pathsIn(join3(folder, transcriptName(id)), id);
  for (const { path: path2 } of files) wanted.delete(path2);
  if (wanted.size === 0) return files;
  const source = { ...from, read: () => asOwn(from.read([resumedFrom], include), { id, resumedFrom, wanted }) };
  try {
    const inherited = await transferSessions(source, to, { ids: [id], agent, include });
    return [...files, ...inherited.files];
  } catch (error) {
    if (!(error instanceof SessionCaptureError)) throw error;
    log.warning(`${error.message} The session is kept without the files of ${resumedFrom} that it points to.`);
    return files;
  }
}
async function* asOwn(files, { id, resumedFrom, wanted }) {
  for await (const file of files) {
    const path2 = `${id}${file.path.slice(resumedFrom.length)}`;
    if (file.path.startsWith(`${resumedFrom}/`) && wanted.has(path2)) yield { ...file, sessionId: id, path: path2 };
  }
}
var LONGEST_PATH = 300;
var MOST_PATHS = 1e4;
async function pathsIn(transcript, id) {
  const pointer = new RegExp(`${id}(?:(?:\\\\?/[\\w.-]+)+|(?:\\\\\\\\[\\w.-]+)+)`, "g");
  const paths = /* @__PURE__ */ new Set();
  let tail = "";
  for await (const chunk of createReadStream3(transcript)) {
    const text2 = tail + chunk.toString("latin1");
    for (const [found] of text2.matchAll(pointer)) {
      if (paths.size < MOST_PATHS && found.length <= LONGEST_PATH) paths.add(found.replace(/\\?\/|\\\\/g, "/"));
    }
    tail = text2.slice(-LONGEST_PATH);
  }
  return paths;
}

// src/flows/oddities.ts
function oddities(id, { rows, brokenRows, broken, sessionIds }) {
  const lines = [];
  if (brokenRows > 0) {
    const kinds = [
      [broken.spliced, "with another row behind"],
      [broken.torn, "cut off"],
      [broken.nul, "with NULs"]
    ];
    const told = kinds.flatMap(([amount, kind]) => amount === 0 ? [] : [`${amount} ${kind}`]);
    lines.push(
      `Of ${rows} rows, ${brokenRows} are broken (${told.join(", ")}). They are kept as they are; a restore repairs what can be.`
    );
  }
  const others = sessionIds.filter((other) => other !== id);
  if (others.length > 0) {
    const some = others.slice(0, MOST_TOLD).map((other) => JSON.stringify(other.slice(0, LONGEST_ID)));
    const more = others.length > MOST_TOLD ? ` and ${others.length - MOST_TOLD} more` : "";
    lines.push(`Rows of session ${id} also name ${some.join(", ")}${more} as their session.`);
  }
  return lines;
}
var MOST_TOLD = 3;
var LONGEST_ID = 36;

// src/flows/stage-session.ts
async function stageSession(request, { store, log }, { changed, folder: bundle }) {
  const { agent, include, directory, maxSize, placed } = request;
  const ids = changed.map(({ id: id2 }) => id2);
  const bounded = boundedStore(store, { largest: maxSize * COPIED_AT_MOST, log });
  const at = /* @__PURE__ */ new Date();
  const inspect = { since: request.since };
  const staged = relocatedStore(bundle, request, "ours");
  const former = restoredOf(placed);
  const { files } = await transferSessions(bounded, staged, { ids, agent, include, former, inspect });
  const project = posix2.join("projects", agent.encodeDirectory(directory).name);
  const folder = join4(bundle, project);
  const facts = factsOf(files);
  const choice = chooseSession(facts, directory);
  if (choice === void 0) {
    log.info("None of them is a conversation in the working directory.");
    return void 0;
  }
  const { id, others } = choice;
  for (const other of others) log.info(`Session ${other} changed too, but session ${id} has the newer last row.`);
  const copied = files.filter((file) => file.sessionId === id || file.kind === "memory");
  for (const file of files.filter((file2) => !copied.includes(file2))) await rm(join4(folder, file.path));
  const listed2 = changed.find((entry) => entry.id === id)?.size;
  const copying = { from: bounded, to: staged, folder, agent, include, former, inspect, log };
  const { files: quiet, moving } = await catchUp({ id, files: copied, facts: facts.get(id), listed: listed2, at }, copying);
  const resumedFrom = originOf(id, facts.get(id), { ...request, log });
  const chosen = resumedFrom === void 0 ? quiet : await inheritFiles({ id, files: quiet, resumedFrom }, copying);
  checkSessionSize(id, chosen, maxSize);
  const own = factsOf(chosen).get(id);
  if (moving !== void 0) log.info(movingLine(moving, own));
  for (const line of own === void 0 ? [] : oddities(id, own)) log.info(line);
  const transcript = join4(folder, transcriptName(id));
  return { id, resumedFrom, facts: own, files: chosen, folder, project, transcript };
}
function factsOf(files) {
  return new Map(files.flatMap(({ sessionId, facts }) => facts === void 0 ? [] : [[sessionId, facts]]));
}
function originOf(id, facts, { agent, placed, restored, log }) {
  const former = restoredOf(placed);
  if (former === void 0 || placed.some((session) => session.id === id)) return void 0;
  const [began, left] = [facts?.earliestTimestamp, restored?.figures?.lastTimestamp];
  const isLater = Date.parse(began ?? "") > Date.parse(left ?? "");
  if (!isLater || !agent.keepsTimes(facts?.agentVersion)) return former;
  log.warning(
    `The agent began session ${id} and did not go on with session ${former}, which was restored. To go on with it, start the agent with the output args. The name now means the new session; the input session-id restores the other.`
  );
  return void 0;
}
function restoredOf(placed) {
  return placed.findLast(({ beside }) => beside !== true)?.id;
}

// src/flows/capture.ts
async function capture(request, ports) {
  const finding = ports.log.group("Find the session", () => findSessions(request, ports));
  finding.catch(() => void 0);
  const detector = request.secrets && createDetector({ values: request.secrets });
  const entries = await finding;
  const captured = await captureChanged({ ...request, detector }, ports, changedSessions(entries, request));
  const id = request.restored?.id;
  if (captured === void 0 && id !== void 0 && isLost(id, entries, request.placed)) {
    throw lost(id, ports.store.sessionFilePath(id));
  }
  return captured;
}
async function captureChanged(request, ports, changed) {
  const { archive, log } = ports;
  if (changed.length === 0) return void 0;
  const rival = rivalOf(request, ports);
  const staging = await openStaging(request.tempDir);
  try {
    const { folder } = staging;
    const chosen = await log.group("Copy the session", () => stageSession(request, ports, { changed, folder }));
    if (chosen === void 0) return void 0;
    const { files, counts } = await log.group("Take out secrets", () => redact(request.detector, log, chosen));
    const answers = request.answers === 0 ? [] : await lastAnswers(createReadStream4(chosen.transcript), request.answers);
    const lineage = lineageOf(chosen, request, await rival);
    const session = { ...chosen, lineage, files, redactions: counts, extent: sessionExtent(files) };
    await writeManifest(folder, manifestOf(request, session));
    if (request.keys !== void 0) await seal(folder, request.keys);
    const saved = await log.group("Save the session", () => archive.save(request.name, folder));
    const { id, resumedFrom, facts, redactions: redactions2, extent } = session;
    const sealed = request.keys !== void 0;
    return { id, resumedFrom, lineage, facts, saved, extent, redactions: redactions2, sealed, answers };
  } finally {
    await staging.close();
  }
}
async function findSessions(request, { store, log }) {
  const entries = await store.list();
  const { length } = changedSessions(entries, request);
  log.info(`Sessions of ${store.directory}: ${entries.length}, changed by this job: ${length}.`);
  return entries;
}
function lost(id, path2) {
  return new SessionCaptureError(
    `Session ${id}, which was restored to ${path2}, was removed from there or emptied before it could be captured, and what the agent added is lost. Keep the agent's config directory, and its container, to the end of the job. What was kept before is still there.`,
    { sessionId: id }
  );
}
async function redact(detector, log, { files, folder }) {
  if (detector === void 0) {
    log.info("The input redact is false: secrets stay in.");
    return { files, counts: {} };
  }
  const redacted = await redactSession(files, { folder, detector });
  const told = Object.entries(redacted.counts).map(([rule, count2]) => `${rule} ${count2}`);
  log.info(told.length === 0 ? "None was found." : `Taken out: ${told.join(", ")}.`);
  return redacted;
}
async function seal(folder, keys) {
  const { sealBundle } = await import("./seal-NXZ7IIRV.js");
  await sealBundle(folder, keys);
}

// src/action/summary-lineage.ts
var MOST_DRAWN = 8;
function lineagePicture(line, end) {
  const ancestors = line.forkedFrom === void 0 ? line.lineage ?? [] : [line.forkedFrom];
  if (ancestors.length === 0) return "";
  const drawn = ancestors.slice(-MOST_DRAWN);
  const earlier = ancestors.length - drawn.length + (line.earlierRuns ?? 0);
  const rows = ["flowchart LR"];
  if (earlier > 0) rows.push(node("before", [`${earlier} earlier`]), "before --> r0");
  for (const [index, ancestor] of drawn.entries()) {
    rows.push(node(`r${index}`, labelOf(ancestor)));
    const next = drawn[index + 1];
    if (next !== void 0) rows.push(arrow(`r${index}`, `r${index + 1}`, edgeOf(ancestor.sessionId, next.sessionId)));
  }
  const last = `r${drawn.length - 1}`;
  const parent = drawn.at(-1)?.sessionId;
  const edge2 = line.forkedFrom === void 0 ? edgeOf(parent, end.sessionId ?? parent) : "fork";
  rows.push(node("here", [`${runLabel(end.runId)}, this one`, ...endLabel(end)]), arrow(last, "here", edge2));
  if (line.forkedBeside !== void 0) {
    const { runId, keptAt } = line.forkedBeside;
    rows.push(node("beside", [runLabel(runId), date(keptAt)]), arrow(last, "beside", "meanwhile"));
  }
  rows.push("style here stroke-width:3px");
  return `
\`\`\`mermaid
${rows.join("\n")}
\`\`\`
`;
}
function labelOf({ runId, sessionId, capturedAt, rows }) {
  return [runLabel(runId), sessionId.slice(0, 8), date(capturedAt), count(rows, "row")];
}
function endLabel({ sessionId, rows, note }) {
  if (sessionId === void 0) return note === void 0 ? [] : [note];
  return [sessionId.slice(0, 8), count(rows ?? 0, "row")];
}
function edgeOf(from, to) {
  return from === to ? void 0 : "new id";
}
function runLabel(runId) {
  return runId === void 0 ? "a run" : `run ${runId}`;
}
function date(time) {
  const parsed = new Date(time);
  return Number.isNaN(parsed.getTime()) ? "" : parsed.toISOString().slice(0, 16).replace("T", " ");
}
function node(id, lines) {
  const clean = lines.map((line) => line.replace(/[^A-Za-z0-9 :,-]/g, "")).filter((line) => line !== "");
  return `${id}["${clean.join("<br/>")}"]`;
}
function arrow(from, to, label) {
  return label === void 0 ? `${from} --> ${to}` : `${from} -- ${label} --> ${to}`;
}

// src/action/summary-text.ts
var LONGEST_CELL = 500;
function text(value, longest = LONGEST_CELL) {
  const line = value.slice(0, longest * 2).replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ");
  const cut = line.length > longest || value.length > longest * 2 ? `${line.slice(0, longest)}…` : line;
  return cut.toWellFormed().replace(/[\\`*_{}[\]<>()#+|!&~@:.$"'-]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(value) {
  return `<code>${text(value)}</code>`;
}
function link(label, url) {
  return url === void 0 ? label : `[${label}](${url.replace(/[\s()<>|\\"'`]/g, encodeURIComponent)})`;
}
function fenced(answer, longest) {
  const shown = cutBytes(answer.toWellFormed(), longest);
  const ticks = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run2]) => run2.length));
  const fence = "`".repeat(ticks + 1);
  return `
${fence}text
${shown}
${fence}
`;
}
function joinWithin(parts, most) {
  let room = most - Buffer.byteLength(leftOut(parts.length));
  const fitting = [];
  for (const part of parts) {
    const bytes = Buffer.byteLength(part);
    if (bytes > room) continue;
    room -= bytes;
    fitting.push(part);
  }
  const missing = parts.length - fitting.length;
  return fitting.join("") + (missing === 0 ? "" : leftOut(missing));
}
function leftOut(parts) {
  return `
(${parts} more left out: too long for a summary)
`;
}
function cutBytes(value, longest) {
  const bytes = Buffer.from(value);
  if (bytes.length <= longest) return value;
  return `${new TextDecoder().decode(bytes.subarray(0, Math.max(0, longest)), { stream: true })}
… (cut)`;
}

// src/action/summary-table.ts
function tableRows({ settings, outcome }, ending, runUrl) {
  const { session } = outcome;
  const captured = ending?.captured;
  const rows = [
    ["Name", code(settings.name)],
    sessionRow(captured?.id ?? session?.id, captured?.resumedFrom),
    ["Verdict", verdict(outcome, runUrl)],
    session?.repair && ["Repaired", repairs(session.repair)],
    session?.cutOff && ["Gap", gap(session.cutOff)],
    ending && ["Captured", capturedCell(ending)],
    ...figureRows(captured?.facts ?? session?.figures, { before: captured && session?.figures, captured }),
    ...extentRows(captured?.extent ?? session?.extent, captured),
    captured && ["Redactions", redactions(captured, settings.redact)],
    captured?.lineage.forkedBeside && ["Lineage", forked(captured.lineage.forkedBeside.runId, runUrl)],
    captured?.lineage.forkedFrom && ["Lineage", `forked from ${run(captured.lineage.forkedFrom.runId, runUrl)}`]
  ];
  return rows.filter((row) => row !== void 0);
}
function sessionRow(id, resumedFrom) {
  if (id === void 0) return void 0;
  return ["Session", resumedFrom === void 0 ? code(id) : `${code(id)}, goes on from ${code(resumedFrom)}`];
}
function verdict({ verdict: verdict2, session, trouble }, runUrl) {
  if (session === void 0) return trouble === void 0 ? verdict2 : `${verdict2}: ${text(trouble)}`;
  return `${verdict2} from ${run(session.runId, runUrl)}`;
}
function gap({ reachable, rows }) {
  return `the model will see ${number(reachable)} of ${count(rows, "row")}`;
}
function capturedCell({ captured, trouble }) {
  if (trouble !== void 0) return `failed: ${text(trouble, 2e3)}`;
  return captured === void 0 ? "no session was used" : `as ${link(text(savedLabel(captured)), captured.saved.url)}`;
}
function figureRows(figures, { before, captured }) {
  if (figures === void 0) return [];
  const { turns, tokens, models, firstTimestamp, lastTimestamp } = figures;
  const added = captured === void 0 ? "" : `, ${number(Math.max(0, turns - (before?.turns ?? 0)))} in this run`;
  return [
    ["Turns", `${number(turns)}${added}`],
    tokens.input + tokens.output > 0 ? ["Tokens", tokensCell(tokens, captured && before?.tokens)] : void 0,
    models.length > 0 ? [
      "Models",
      models.slice(0, 5).map((model) => code(model.slice(0, 80))).join(", ")
    ] : void 0,
    durationRow(span(firstTimestamp, lastTimestamp), captured && span(captured.facts?.firstSince, lastTimestamp))
  ];
}
function tokensCell(tokens, before) {
  const cached = tokens.cacheRead + tokens.cacheWrite;
  const parts = [`${number(tokens.input)} in`, `${number(tokens.output)} out`];
  if (cached > 0) parts.push(`${number(tokens.cacheRead)} from cache, ${number(tokens.cacheWrite)} into it`);
  const added = before === void 0 ? "" : `; ${number(Math.max(0, tokens.input - before.input))} in and ${number(Math.max(0, tokens.output - before.output))} out in this run`;
  return parts.join(", ") + added;
}
function span(first, last) {
  const milliseconds = Date.parse(last ?? "") - Date.parse(first ?? "");
  return Number.isNaN(milliseconds) ? void 0 : milliseconds;
}
function durationRow(all, inRun) {
  if (all === void 0) return void 0;
  return [
    "Duration",
    inRun === void 0 ? duration(all) : `${duration(inRun)} in this run, ${duration(all)} from first to last row`
  ];
}
function extentRows(extent, captured) {
  if (extent === void 0) return [];
  const agents = extent.subagents > 0 ? `, ${count(extent.subagents, "sub-agent")}` : "";
  const stored = captured === void 0 ? "" : `, ${size(captured.saved.size)} stored${captured.sealed ? ", sealed" : ""}`;
  return [
    ["Files", `${count(extent.files, "file")}, ${count(extent.rows, "row")}${agents}`],
    ["Size", `${size(extent.size)}${stored}`]
  ];
}
function redactions({ redactions: redactions2 }, redact2) {
  if (!redact2) return "off";
  const rules2 = Object.entries(redactions2).slice(0, MOST_RULES);
  return rules2.length === 0 ? "none" : rules2.map(([rule, removed]) => `${text(rule, 80)} ${number(removed)}`).join(", ");
}
var MOST_RULES = 40;
function forked(runId, runUrl) {
  return `forked: ${run(runId, runUrl)} captured the same name meanwhile; both are kept`;
}
function run(runId, runUrl) {
  return runId === void 0 ? "a run" : link(`run ${runId}`, runUrl(runId));
}

// src/action/summary.ts
var LONGEST2 = 6e4;
var LONGEST_ANSWER2 = 12e3;
async function writeSummary(state, where, ending) {
  if (state.settings.summary === "none" || process.env.GITHUB_STEP_SUMMARY === void 0) return;
  try {
    await summary.addRaw(summaryText(state, where, ending)).write();
  } catch (error) {
    debug(`The job summary could not be written: ${String(error)}`);
  }
}
function summaryText(state, where, ending) {
  const runUrl = (runId) => runId === void 0 ? void 0 : `${where.serverUrl}/${where.repository}/actions/runs/${runId}`;
  const rows = tableRows(state, ending, runUrl).map(([what, cell]) => `| ${what} | ${cell} |`);
  const table = ["### Agent session", "", "| | |", "|---|---|", ...rows, ""].join("\n");
  const answers = ending?.captured?.answers ?? [];
  const picture = lineagePicture(lineOf(state, ending), endOf(where, ending));
  return joinWithin([table, picture, ...answers.map((answer) => fenced(answer, LONGEST_ANSWER2)), "\n"], LONGEST2);
}
function lineOf({ outcome: { session } }, ending) {
  return ending?.captured?.lineage ?? (session === void 0 ? {} : session);
}
function endOf({ runId }, ending) {
  const captured = ending?.captured;
  const note = ending === void 0 ? "restored" : ending.trouble === void 0 ? "not used" : "not kept";
  return { runId, sessionId: captured?.id, rows: captured?.extent.rows, note };
}

// src/action/capture-step.ts
function exportCaptured(captured) {
  if (captured === void 0) return;
  exportVariable("AGENT_SESSION_ID", captured.id);
  exportVariable("AGENT_SESSION_ARTIFACT", captured.saved.name);
}
async function captureSession(state, secrets, { begun, ...around }) {
  try {
    await checkSameSecrets(secrets, state.secrets);
    const [archive, place] = [await begun.archive, await begun.place];
    const captured = await captureFrom(place, { ...state, given: secrets, archive }, around);
    if (captured === void 0) checkNotReplaced(place, state);
    if (captured === void 0 && place.doubt !== void 0) throw place.doubt;
    around.log.info(captured === void 0 ? unusedLine(place) : capturedLine(captured));
    if (captured !== void 0 && state.outcome.trouble !== void 0) around.log.info(REPLACED);
    const forked2 = captured && forkedLine(captured, { name: state.settings.name, runId: around.context.runId });
    if (forked2 !== void 0) around.log.warning(forked2);
    await writeSummary(state, around.context, { captured });
    return captured;
  } catch (error) {
    await writeSummary(state, around.context, { trouble: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
async function captureFrom(place, { given, archive, ...state }, { context, log }) {
  const { settings, placed, untouched: untouched2 = [], outcome } = state;
  const agent = agentOf(settings);
  const lookup = await openLookup(settings, { context, token: given.githubToken });
  const { home, variables, workspace, temp } = context;
  const request = {
    agent,
    name: settings.name,
    include: settings.include,
    maxSize: settings.maxSize,
    since: beganAt(state, log),
    placed,
    untouched: untouched2,
    restored: outcome.session,
    fork: settings.fork,
    run: context,
    trust: settings.trust,
    directory: workspace,
    configDirectory: agent.configDirectory({ home, variables }),
    source: sourceOf(context),
    secrets: settings.redact ? [...knownSecrets(given, context), ...secretValues(place.environment)] : void 0,
    keys: await sealingKeys(settings, given),
    answers: settings.summary === "transcript" ? ANSWERS : 0,
    tempDir: temp
  };
  try {
    return await capture(request, { store: place.store, archive, lookup, log });
  } catch (error) {
    throw explain(inPlainPlaces(error, context), place, settings);
  }
}
var REPLACED = "This session began fresh because no earlier one could be restored, see the warning above, and is now the newest of its name. What was kept before is still there: the input session-id, or run-id, restores it.";
function unusedLine({ store }) {
  return `The job used no session in ${store.directory}: nothing to capture. If the agent ran elsewhere, set working-directory or config-directory.`;
}
var ANSWERS = 3;
function inPlainPlaces(error, context) {
  if (!(error instanceof SessionCaptureError) || !error.message.includes(context.temp)) return error;
  const { sessionId } = error;
  const message = plainPlaces(error.message, context);
  return new SessionCaptureError(message, { ...sessionId === void 0 ? {} : { sessionId }, cause: error });
}
function explain(error, { configDirectory }, { container }) {
  const gone = goneIn(error);
  if (gone !== void 0) return new SessionCaptureError(`${gone.message} ${WAYS}`, { cause: error });
  if (error instanceof ArchiveError || !isDenied(error)) return error;
  if (container === void 0) {
    return new SessionCaptureError(
      `The agent's files in ${configDirectory} belong to another user and cannot be read. Run the agent as the user of this step, or set the input config-directory to where that user keeps its sessions.`,
      { cause: error }
    );
  }
  return new SessionCaptureError(
    `The agent's files in ${configDirectory} belong to another user and cannot be read. Start its container with --user "$(id -u):$(id -g)", or keep the container to the end of the job (without --rm): then its engine is asked for them.`,
    { cause: error }
  );
}
function goneIn(error) {
  if (error instanceof ContainerGoneError) return error;
  return error instanceof Error ? goneIn(error.cause) : void 0;
}
function isDenied(error) {
  if (!(error instanceof Error)) return false;
  return "code" in error && error.code === "EACCES" || isDenied(error.cause);
}
export {
  captureSession,
  exportCaptured
};
