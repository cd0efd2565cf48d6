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

export {
  rowSplitter,
  largestRows
};
