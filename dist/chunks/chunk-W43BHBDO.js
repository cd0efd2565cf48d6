import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readRange
} from "./chunk-BVXL2IU5.js";
import {
  rowReader
} from "./chunk-KOJBO7ME.js";

// src/history/last-row.ts
var FIRST_WINDOW = 64 * 1024;
async function lastRowTime(file, size) {
  for (let window = FIRST_WINDOW; ; window *= 8) {
    const start = Math.max(0, size - window);
    const time = await timeWithin(file, start, size);
    if (time !== void 0 || start === 0) return time;
  }
}
async function timeWithin(file, start, size) {
  let last;
  const reader = rowReader(["timestamp"], ({ valid, values }) => {
    const time = valid && typeof values.timestamp === "string" ? Date.parse(values.timestamp) : Number.NaN;
    last = Number.isNaN(time) ? last : time;
  });
  for await (const chunk of readRange(file, start, size)) reader.feed(chunk, 0, chunk.length);
  reader.end();
  return last;
}

export {
  lastRowTime
};
