import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

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
    const whole = first === OPEN_BRACE && last === CLOSE_BRACE;
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
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;
var NUL = -1;

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

export {
  whereSimd,
  instance,
  moduleOf,
  END,
  AT,
  BITS,
  BACKSLASHES,
  FOLLOWING,
  ESCAPED,
  CARRY,
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
  rowSplitter,
  largestRows
};
