import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  markLength
} from "./chunk-PAASTBP5.js";
import {
  rowReader
} from "./chunk-KOJBO7ME.js";
import {
  largestRows
} from "./chunk-RQLPEB37.js";

// src/transcript/id-numbers.ts
function idNumbers() {
  let hashes = new Uint32Array(2 * 1024);
  let places = new Uint32Array(2 * 1024);
  let count = 0;
  function numberOf(id) {
    hash(id);
    const at = placeOf(high, low);
    const known = places[at];
    if (known > 0) {
      return known - 1;
    }
    hashes[2 * count] = high;
    hashes[2 * count + 1] = low;
    count += 1;
    places[at] = count;
    if (2 * count === places.length) {
      grow();
    }
    return count - 1;
  }
  function placeOf(high2, low2) {
    let at = low2 & places.length - 1;
    for (let known = places[at]; known > 0; known = places[at]) {
      if (hashes[2 * known - 2] === high2 && hashes[2 * known - 1] === low2) {
        return at;
      }
      at = at + 1 & places.length - 1;
    }
    return at;
  }
  function grow() {
    const before = hashes;
    hashes = new Uint32Array(2 * before.length);
    hashes.set(before);
    places = new Uint32Array(2 * places.length);
    for (let number = 0; number < count; number++) {
      places[placeOf(hashes[2 * number], hashes[2 * number + 1])] = number + 1;
    }
  }
  return { numberOf, count: () => count };
}
var high = 0;
var low = 0;
function hash(text) {
  let one = 2166136261;
  let two = 789269031;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 16777619);
    two = Math.imul(two ^ unit, 1540483477);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ one >>> 16, 2246822507);
  two = Math.imul(two ^ two >>> 13, 3266489909);
  high = (one ^ one >>> 13) >>> 0;
  low = (two ^ two >>> 16) >>> 0;
}

// src/transcript/inspect-tree.ts
function treeBuilder(mostRows = 1e6) {
  const ids = idNumbers();
  const parents = [];
  const isSide = [];
  let last = UNSEEN;
  function numberOf(id) {
    const number = ids.numberOf(id);
    if (number === parents.length) {
      parents.push(UNSEEN);
      isSide.push(false);
    }
    return number;
  }
  function add(uuid, parentUuid, isSidechain) {
    if (ids.count() > mostRows) {
      return;
    }
    const own = numberOf(uuid);
    parents[own] = typeof parentUuid === "string" ? numberOf(parentUuid) : ROOT;
    isSide[own] = isSidechain;
    last = isSidechain ? last : own;
  }
  function tree() {
    if (ids.count() > mostRows) {
      return void 0;
    }
    const isParent = new Uint8Array(parents.length);
    let [rows, missingParents, leaves] = [0, 0, 0];
    for (const parent of parents.filter(isCounted)) {
      rows += 1;
      if (parent >= 0) {
        isParent[parent] = 1;
        missingParents += parents[parent] === UNSEEN ? 1 : 0;
      }
    }
    for (const [own, parent] of parents.entries()) {
      leaves += isCounted(parent, own) && isParent[own] === 0 ? 1 : 0;
    }
    const { reachable, end } = walk();
    return { rows, reachable, cutOff: end === "missing" && reachable < rows, missingParents, leaves };
  }
  function isCounted(parent, own) {
    return parent !== UNSEEN && isSide[own] === false;
  }
  function walk() {
    const seen = new Uint8Array(parents.length);
    let reachable = 0;
    let at = last;
    while (at >= 0 && parents[at] !== UNSEEN && seen[at] === 0) {
      seen[at] = 1;
      reachable += 1;
      at = parents[at];
    }
    return { reachable, end: at >= 0 && parents[at] === UNSEEN ? "missing" : "root" };
  }
  return { add, tree };
}
var UNSEEN = -1;
var ROOT = -2;

// src/transcript/inspect-turn.ts
function turnFollower() {
  let inTurn = false;
  return {
    add: ({ type, isSidechain, isMeta, "message.content[].type": block }) => {
      if (isSidechain === true || isMeta === true) return;
      if (type === "user") inTurn = true;
      else if (type === "assistant") inTurn = typeof block === "string" && UNFINISHED.includes(block);
    },
    inTurn: () => inTurn
  };
}
var UNFINISHED = ["tool_use", "thinking", "redacted_thinking"];

// src/transcript/inspect-usage.ts
var USAGE_PATHS = [
  "message.id",
  "message.usage.input_tokens",
  "message.usage.output_tokens",
  "message.usage.cache_read_input_tokens",
  "message.usage.cache_creation_input_tokens"
];
function usageCounter() {
  const sum = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  const recent = /* @__PURE__ */ new Map();
  return {
    add: (values) => {
      const tokens = {
        input: amount(values["message.usage.input_tokens"]),
        output: amount(values["message.usage.output_tokens"]),
        cacheRead: amount(values["message.usage.cache_read_input_tokens"]),
        cacheWrite: amount(values["message.usage.cache_creation_input_tokens"])
      };
      const id = values["message.id"];
      const before = typeof id === "string" ? recent.get(id) : void 0;
      for (const kind of KINDS) {
        sum[kind] += tokens[kind] - (before?.[kind] ?? 0);
      }
      if (typeof id === "string") {
        recent.delete(id);
        recent.set(id, tokens);
        forgetOldest(recent);
      }
    },
    tokens: () => ({ ...sum })
  };
}
var KINDS = ["input", "output", "cacheRead", "cacheWrite"];
var MOST_RECENT = 100;
function forgetOldest(recent) {
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== void 0) {
    recent.delete(oldest);
  }
}
function amount(value) {
  return typeof value === "number" && value >= 0 ? value : 0;
}

// src/transcript/inspect.ts
async function inspect(source) {
  const inspector = createInspector();
  for await (const chunk of source) {
    inspector.push(chunk);
  }
  return inspector.end();
}
function createInspector({ since } = {}) {
  const collected = collector(since?.getTime() ?? Number.POSITIVE_INFINITY);
  const reader = rowReader(paths, collected.add);
  let offset = 0;
  let lastByte = NEWLINE;
  return {
    push: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      reader.feed(bytes, markLength(bytes, offset), bytes.length);
      offset += bytes.length;
      lastByte = chunk.at(-1) ?? lastByte;
    },
    end: () => {
      reader.end();
      return { ...collected.facts(), endsOpen: lastByte !== NEWLINE };
    }
  };
}
var paths = [
  "type",
  "isSidechain",
  "isMeta",
  "isCompactSummary",
  "cwd",
  "sessionId",
  "version",
  "timestamp",
  "uuid",
  "parentUuid",
  "message.model",
  "message.content[].type",
  ...USAGE_PATHS
];
var MOST_DIFFERENT = 1e3;
function collector(since) {
  const directories = /* @__PURE__ */ new Set();
  const sessionIds = /* @__PURE__ */ new Set();
  const models = /* @__PURE__ */ new Set();
  const largest = largestRows(5);
  const usage = usageCounter();
  const rowTree = treeBuilder();
  const turn = turnFollower();
  const counts = { rows: 0, brokenRows: 0, userRows: 0, turns: 0 };
  const broken = { nul: 0, spliced: 0, torn: 0 };
  const sides = { main: 0, side: 0 };
  let agentVersion;
  let firstTimestamp;
  let earliestTimestamp;
  let lastTimestamp;
  let firstSince;
  function addValues(values) {
    const { type, isSidechain, isMeta, cwd, sessionId, version, timestamp, uuid, parentUuid } = values;
    if (type === "user" && isSidechain !== true && isMeta !== true) {
      counts.userRows += 1;
      counts.turns += isPrompt(values) ? 1 : 0;
    }
    if (type === "assistant") {
      usage.add(values);
      remember(models, values["message.model"] === NO_MODEL ? void 0 : values["message.model"]);
    }
    if (typeof uuid === "string") {
      rowTree.add(uuid, parentUuid, isSidechain === true);
    }
    turn.add(values);
    sides.main += isSidechain === false ? 1 : 0;
    sides.side += isSidechain === true ? 1 : 0;
    remember(directories, cwd);
    remember(sessionIds, sessionId);
    agentVersion = asText(version) ?? agentVersion;
    firstTimestamp ??= asText(timestamp);
    if (typeof timestamp === "string" && timestamp < (earliestTimestamp ?? "~")) earliestTimestamp = timestamp;
    if (firstSince === void 0 && typeof timestamp === "string" && Date.parse(timestamp) >= since) {
      firstSince = timestamp;
    }
    lastTimestamp = asText(timestamp) ?? lastTimestamp;
  }
  return {
    add: (row) => {
      counts.rows += 1;
      largest.add(row);
      if (row.valid) {
        addValues(row.values);
        return;
      }
      counts.brokenRows += 1;
      broken[row.hasNul ? "nul" : row.whole ? "spliced" : "torn"] += 1;
    },
    facts: () => ({
      ...counts,
      broken: { ...broken },
      inTurn: turn.inTurn(),
      tokens: usage.tokens(),
      models: [...models],
      tree: rowTree.tree(),
      directories: [...directories],
      sessionIds: [...sessionIds],
      agentVersion,
      firstTimestamp,
      earliestTimestamp,
      lastTimestamp,
      firstSince,
      sidechain: sides.side > 0 && sides.main === 0,
      largestRows: largest.list()
    })
  };
}
var NO_MODEL = "<synthetic>";
function isPrompt(values) {
  return values["message.content[].type"] !== "tool_result" && values.isCompactSummary !== true;
}
function remember(known, value) {
  if (typeof value === "string" && known.size < MOST_DIFFERENT) {
    known.add(value);
  }
}
function asText(value) {
  return typeof value === "string" ? value : void 0;
}
var NEWLINE = 10;

export {
  inspect,
  createInspector
};
