import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/transcript/json-bytes.ts
var AFTER_BACKSLASH = 5;
function nextEscape(pending, byte) {
  if (pending === AFTER_BACKSLASH) {
    return byte === LETTER_U ? 4 : isShortEscape(byte) ? 0 : -1;
  }
  return isHex(byte) ? pending - 1 : -1;
}
function plainUntil(bytes, from, to) {
  let at = from;
  while (at < to) {
    const byte = bytes[at];
    if (byte === QUOTE || byte === BACKSLASH || byte < 32) {
      return at;
    }
    at++;
  }
  return to;
}
function isShortEscape(byte) {
  return shortEscapes[byte] === 1;
}
function isHex(byte) {
  const letter = byte | 32;
  return byte >= 48 && byte <= 57 || letter >= 97 && letter <= 102;
}
function isWordByte(byte) {
  const letter = byte | 32;
  return letter >= 97 && letter <= 122 || byte >= 48 && byte <= 57 || byte === 43 || byte === 45 || byte === 46;
}
var LETTER_U = 117;
var QUOTE = 34;
var BACKSLASH = 92;
var shortEscapes = new Uint8Array(256);
for (const letter of Buffer.from('"\\/bfnrt')) {
  shortEscapes[letter] = 1;
}

// src/transcript/json-scanner.ts
var LONGEST_TEXT = 4096;
function jsonScanner(events, { deepest, longestWord } = { deepest: 2e3, longestWord: LONGEST_TEXT }) {
  let state = VALUE;
  let objects = [];
  let pending = 0;
  let isKey = false;
  let isWanted = false;
  let longest = LONGEST_TEXT;
  let begun = "";
  let reached = 0;
  function feed(bytes, from, to) {
    let at = from;
    reached = to;
    while (at < to && state !== BROKEN) {
      at = state === STRING ? inString(bytes, at, to) : state === WORD ? inWord(bytes, at, to) : between(bytes, at, to);
    }
    return state === BROKEN ? at : -1;
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
        case QUOTE2:
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
        return at;
      }
    }
    return to;
  }
  function open(isObject, at) {
    if (state !== VALUE && state !== FIRST_VALUE || objects.length === deepest) {
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
    events.begin?.(at, "string");
    isWanted = events.wanted(isKey ? "key" : "value");
    longest = LONGEST_TEXT;
    begun = "";
    state = STRING;
    return at + 1;
  }
  function inString(bytes, from, to) {
    let at = pending === 0 ? plainUntil(bytes, from, to) : from;
    while (at < to) {
      const byte = bytes[at];
      if (pending !== 0) {
        pending = nextEscape(pending, byte);
        if (pending < 0) {
          state = BROKEN;
          return at;
        }
      } else if (byte === QUOTE2) {
        endString(textOf(bytes, from, at), at + 1);
        return at + 1;
      } else if (byte === BACKSLASH2) {
        pending = AFTER_BACKSLASH;
      } else if (byte < 32) {
        state = BROKEN;
        return at;
      }
      at = pending === 0 ? plainUntil(bytes, at + 1, to) : at + 1;
    }
    begin(bytes, from, to);
    return to;
  }
  function endString(text, end2) {
    if (isKey) {
      events.key(text, end2);
      state = COLON_NEXT;
    } else {
      events.text(text, end2);
      afterValue();
    }
  }
  function beginWord(at) {
    if (state !== VALUE && state !== FIRST_VALUE) {
      state = BROKEN;
      return at;
    }
    events.begin?.(at, "word");
    isWanted = true;
    longest = longestWord;
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
  function endWord(text, end2) {
    if (text === void 0 || !/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) {
      state = BROKEN;
      return;
    }
    events.word(events.wanted("value") ? text : void 0, end2);
    afterValue();
  }
  function begin(bytes, from, to) {
    if (isWanted) {
      isWanted = begun.length + to - from <= longest;
      begun = isWanted ? begun + bytes.toString("latin1", from, to) : "";
    }
  }
  function textOf(bytes, from, to) {
    if (!isWanted || begun.length + to - from > longest) {
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
var QUOTE2 = 34;
var COMMA = 44;
var COLON = 58;
var OPEN_BRACKET = 91;
var BACKSLASH2 = 92;
var CLOSE_BRACKET = 93;
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;

// src/transcript/rows.ts
function rowSplitter(listener) {
  let line = 1;
  let length = 0;
  let first = 0;
  let last = 0;
  function take(bytes, from, to) {
    if (from === to) {
      return;
    }
    if (first === 0) {
      first = firstVisible(bytes, from, to);
    }
    last = lastVisible(bytes, from, to) || last;
    length += to - from;
    listener.part?.(bytes, from, to);
  }
  function close() {
    const whole = first === OPEN_BRACE2 && last === CLOSE_BRACE2;
    listener.row({ line, bytes: length, blank: first === 0, whole });
    [line, length, first, last] = [line + 1, 0, 0, 0];
  }
  return {
    feed: (bytes, from, to) => {
      let start = from;
      let newline = bytes.indexOf(NEWLINE, start);
      while (newline >= 0 && newline < to) {
        take(bytes, start, newline);
        close();
        start = newline + 1;
        newline = bytes.indexOf(NEWLINE, start);
      }
      take(bytes, start, to);
    },
    end: () => {
      if (length > 0) {
        close();
      }
    }
  };
}
function largestRows(count) {
  const kept = [];
  return {
    add: ({ line, bytes }) => {
      const smallest = kept[count - 1];
      if (smallest !== void 0 && smallest.bytes >= bytes) {
        return;
      }
      kept.push({ line, bytes });
      kept.sort((a, b) => b.bytes - a.bytes);
      kept.length = Math.min(kept.length, count);
    },
    list: () => [...kept]
  };
}
function firstVisible(bytes, from, to) {
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (!isSpace(byte)) {
      return byte || NUL;
    }
  }
  return 0;
}
function lastVisible(bytes, from, to) {
  for (let at = to - 1; at >= from; at--) {
    const byte = bytes[at];
    if (!isSpace(byte)) {
      return byte || NUL;
    }
  }
  return 0;
}
function isSpace(byte) {
  return byte === 32 || byte === 9 || byte === 13;
}
var NEWLINE = 10;
var OPEN_BRACE2 = 123;
var CLOSE_BRACE2 = 125;
var NUL = -1;

// src/transcript/row-reader.ts
function rowReader(paths, onRow) {
  const wanted = tree(paths);
  let values = {};
  let isObject = false;
  let hasNul = false;
  let nodes = [];
  let next;
  const events = {
    wanted: (token) => token === "key" ? hasBranches(nodes[nodes.length - 1]) : next?.path !== void 0,
    key: (text) => {
      next = text === void 0 ? void 0 : nodes[nodes.length - 1]?.branches.get(unescaped(text));
    },
    text: (text) => keep(text === void 0 ? void 0 : unescaped(text)),
    word: (text) => keep(text === void 0 ? void 0 : JSON.parse(text)),
    open: (container) => {
      keep(void 0);
      isObject ||= nodes.length === 0 && container === "object";
      const node = nodes.length === 0 ? wanted : next ?? nodes[nodes.length - 1]?.element;
      nodes.push(container === "object" ? node : node?.asArray);
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
    part: (bytes, from, to) => {
      hasNul ||= bytes.subarray(from, to).includes(0);
      scanner.feed(bytes, from, to);
    },
    row: (row) => {
      const complete = scanner.end();
      if (!row.blank) {
        onRow({ ...row, valid: complete && isObject, hasNul, values });
      }
      values = {};
      [nodes, next, isObject, hasNul] = [[], void 0, false, false];
    }
  });
}
function tree(paths) {
  const root = { branches: /* @__PURE__ */ new Map() };
  for (const path of paths) {
    let node = root;
    for (const key of path.replaceAll("[]", ".[]").split(".")) {
      node = key === "[]" ? elementOf(node) : branchOf(node, key);
    }
    node.path = path;
  }
  return root;
}
function branchOf(node, key) {
  const branch = node.branches.get(key) ?? { branches: /* @__PURE__ */ new Map() };
  node.branches.set(key, branch);
  return branch;
}
function elementOf(node) {
  const element = node.asArray?.element ?? { branches: /* @__PURE__ */ new Map() };
  node.asArray ??= { branches: /* @__PURE__ */ new Map(), element };
  return element;
}
function hasBranches(node) {
  return node !== void 0 && node.branches.size > 0;
}
function unescaped(text) {
  return text.includes("\\") ? JSON.parse(`"${text}"`) : text;
}

export {
  jsonScanner,
  rowSplitter,
  largestRows,
  rowReader
};
