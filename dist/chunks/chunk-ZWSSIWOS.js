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
function escapeFrom(byte) {
  return byte === BACKSLASH ? AFTER_BACKSLASH : byte < 32 ? -1 : nextEscape(AFTER_BACKSLASH, byte);
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

// src/transcript/simd-instance.ts
function whereSimd(make) {
  const { WebAssembly: assembly } = globalThis;
  if (assembly === void 0) {
    return void 0;
  }
  try {
    return make(assembly);
  } catch (error) {
    if (error instanceof Error) {
      return void 0;
    }
    throw error;
  }
}
function instance(assembly, code, memory) {
  const { exports } = new assembly.Instance(new assembly.Module(code), { m: { m: memory } });
  return exports;
}

// src/transcript/simd-code.ts
function moduleOf(pages, functions) {
  const names = Object.keys(functions);
  const sections = [
    section(1, [[96, 1, I32, 1, I32]]),
    section(2, [[...name("m"), ...name("m"), 2, 0, pages]]),
    section(
      3,
      names.map(() => [0])
    ),
    section(
      7,
      names.map((one, index) => [...name(one), 0, index])
    ),
    section(10, Object.values(functions).map(body))
  ];
  return Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, ...sections.flat()]);
}
var I32 = 127;
var END = 0;
var AT = 1;
var OUT = 2;
var BITS = 3;
var BACKSLASHES = 4;
var FOLLOWING = 5;
var ESCAPED = 6;
var CARRY = 7;
var op = {
  isZero: [69],
  greaterOrEqual: [79],
  lessOrEqual: [76],
  leadingZeros: [103],
  trailingZeros: [104],
  add: [106],
  subtract: [107],
  and: [113],
  or: [114],
  xor: [115],
  shiftLeft: [116],
  shiftRight: [118],
  store: [54, 0, 0],
  return: [15],
  equal: [253, 35],
  less: [253, 38],
  allOf: [253, 78],
  andNot: [253, 79],
  oneOf: [253, 80],
  anyTrue: [253, 83],
  bitmask: [253, 100]
};
var again = [12, 0];
function equals(needle) {
  return combined(
    [...needle].map((byte, offset) => [...load(offset), ...constant(byte), ...op.equal]),
    op.allOf
  );
}
function any(alternatives) {
  return combined(alternatives, op.oneOf);
}
function combined(parts, operation) {
  return parts.flatMap((part, at) => at === 0 ? part : [...part, ...operation]);
}
function load(offset) {
  return [...get(AT), 253, 0, 0, offset];
}
function constant(byte) {
  return [253, 12, ...Array(16).fill(byte)];
}
function get(local) {
  return [32, local];
}
function set(local) {
  return [33, local];
}
function number(value) {
  const code = [65];
  let rest = value;
  while (rest < -64 || rest > 63) {
    code.push(rest & 127 | 128);
    rest >>= 7;
  }
  return [...code, rest & 127];
}
function leave(depth) {
  return [13, depth];
}
function repeat(parts) {
  return [2, 64, 3, 64, ...parts.flat(), 11, 11];
}
function when(parts) {
  return [4, 64, ...parts.flat(), 11];
}
function body(code) {
  const locals = [1, CARRY, I32];
  const whole = [...locals, ...code, 11];
  return [...unsigned(whole.length), ...whole];
}
function section(id, entries) {
  const content = [...unsigned(entries.length), ...entries.flat()];
  return [id, ...unsigned(content.length), ...content];
}
function name(text) {
  return [text.length, ...Buffer.from(text)];
}
function unsigned(value) {
  return value < 128 ? [value] : [value & 127 | 128, ...unsigned(value >> 7)];
}

// src/transcript/simd-places.ts
var layout = {
  /** Of a needle, that many bytes. */
  compared: 4,
  /** Before the bytes there is room for those that precede them, behind them for a comparison that reaches further. */
  input: 32,
  block: 65536,
  output: 32 + 65536 + 32,
  /** Of 64 KiB: the bytes, and four bytes for every place in them. */
  pages: 6
};
function placesOf(block) {
  return [
    number(layout.output),
    set(OUT),
    number(layout.input),
    set(AT),
    repeat([get(AT), get(END), op.greaterOrEqual, leave(1), block, get(AT), number(16), op.add, set(AT), again]),
    get(OUT),
    number(layout.output),
    op.subtract,
    number(2),
    op.shiftRight
  ].flat();
}
function storePlaces() {
  return repeat([
    get(BITS),
    op.isZero,
    leave(1),
    get(OUT),
    get(AT),
    get(BITS),
    op.trailingZeros,
    op.add,
    op.store,
    get(OUT),
    number(4),
    op.add,
    set(OUT),
    get(BITS),
    get(BITS),
    number(1),
    op.subtract,
    op.and,
    set(BITS),
    again
  ]);
}

// src/transcript/simd-specials.ts
function specialsModule() {
  const special = [
    [equals(BACKSLASH2), op.bitmask, set(BACKSLASHES)],
    [number(0), set(ESCAPED)],
    [get(BACKSLASHES), get(CARRY), op.or, when([escapedBits()])],
    [equals(QUOTE2), op.bitmask, without(ESCAPED)],
    [load(0), constant(SPACE), op.less, op.bitmask, op.or, set(BITS)],
    [get(ESCAPED), when([any(LETTERS.map(equals)), op.bitmask, set(FOLLOWING), moreSpecialBits()])],
    [storePlaces()]
  ];
  return moduleOf(layout.pages, { find: placesOf(special.flat(2)) });
}
function escapedBits() {
  return [
    [get(BACKSLASHES), without(CARRY), set(BACKSLASHES)],
    [get(BACKSLASHES), number(1), op.shiftLeft, get(CARRY), op.or, set(FOLLOWING)],
    [get(BACKSLASHES), number(43690), op.and, without(FOLLOWING), get(BACKSLASHES), op.add, set(BITS)],
    [get(BITS), number(16), op.shiftRight, set(CARRY)],
    [get(BITS), number(1), op.shiftLeft, number(21845), op.xor, get(FOLLOWING), op.and],
    [number(65535), op.and, set(ESCAPED)]
  ].flat(2);
}
function moreSpecialBits() {
  return [get(BITS), get(ESCAPED), without(FOLLOWING), op.or, set(BITS)].flat();
}
function without(local) {
  return [get(local), number(-1), op.xor, op.and].flat();
}
var QUOTE2 = Uint8Array.of(34);
var BACKSLASH2 = Uint8Array.of(92);
var SPACE = 32;
var LETTERS = Array.from(Buffer.from('"\\/bfnrt'), (byte) => Uint8Array.of(byte));

// src/transcript/special-bytes.ts
function specialBytes() {
  search ??= { simd: load2() };
  const { simd } = search;
  return simd === void 0 ? { begin: () => void 0, next: plainUntil } : searched(simd);
}
function searched(simd) {
  const self = {};
  let stretch = FIRST_STRETCH;
  let [start, end, shift] = [0, 0, 0];
  let [count, cursor] = [0, 0];
  function look(bytes, from, to) {
    if (simd.user !== self) stretch = FIRST_STRETCH;
    let length = Math.min(stretch, to - from);
    stretch = Math.min(layout.block, stretch * 2);
    if (endsInEscape(bytes, from, from + length)) length -= 1;
    simd.user = self;
    simd.space.set(bytes.subarray(from, from + length), layout.input);
    simd.space.fill(NONE, layout.input + length, layout.input + length + 16);
    [start, end, shift] = [from, from + length, from - layout.input];
    [count, cursor] = [simd.find(layout.input + length), 0];
  }
  function next(bytes, from, to) {
    let at = from;
    while (at < to) {
      if (simd.user !== self || at < start || at >= end) {
        const near = to - at > SHORT ? at + NEAR : to;
        const found = plainUntil(bytes, at, near);
        if (found < near || near === to) return found;
        at = near;
        look(bytes, at, to);
      }
      while (cursor < count && simd.places[cursor] + shift < at) cursor++;
      if (cursor < count) return simd.places[cursor] + shift;
      at = end;
    }
    return to;
  }
  return {
    begin: () => {
      [stretch, end] = [FIRST_STRETCH, 0];
    },
    next
  };
}
function endsInEscape(bytes, from, to) {
  let at = to;
  while (at > from && bytes[at - 1] === BACKSLASH3) at--;
  return (to - at) % 2 === 1;
}
var BACKSLASH3 = 92;
var NEAR = 32;
var SHORT = 96;
var FIRST_STRETCH = 512;
var NONE = 32;
var search;
function load2() {
  return whereSimd((assembly) => {
    const memory = new assembly.Memory({ initial: layout.pages });
    const { find } = instance(assembly, specialsModule(), memory);
    const space = new Uint8Array(memory.buffer, 0, layout.output);
    const places = new Int32Array(memory.buffer, layout.output, layout.block);
    return { find, space, places, user: void 0 };
  });
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
  const specials = specialBytes();
  function feed(bytes, from, to) {
    let at = from;
    reached = to;
    specials.begin();
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
        case QUOTE3:
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
    let at = pending === 0 ? specials.next(bytes, from, to) : from;
    while (at < to) {
      const byte = bytes[at];
      if (pending === 0 && byte === QUOTE3) {
        endString(textOf(bytes, from, at), at + 1);
        return at + 1;
      }
      pending = pending === 0 ? escapeFrom(byte) : nextEscape(pending, byte);
      if (pending < 0) {
        state = BROKEN;
        return at;
      }
      at = pending === 0 ? specials.next(bytes, at + 1, to) : at + 1;
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
var QUOTE3 = 34;
var COMMA = 44;
var COLON = 58;
var OPEN_BRACKET = 91;
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
  whereSimd,
  instance,
  moduleOf,
  END,
  AT,
  BITS,
  op,
  again,
  equals,
  any,
  load,
  constant,
  get,
  set,
  number,
  leave,
  repeat,
  when,
  layout,
  placesOf,
  storePlaces,
  jsonScanner,
  rowSplitter,
  largestRows,
  rowReader
};
