import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  largestRows,
  rowSplitter
} from "./chunk-RQLPEB37.js";
import {
  SessionCaptureError
} from "./chunk-NBQQX3RM.js";

// src/sessions/too-large.ts
var NAMED = 3;
var LOOKED_AT = 64 * 1024 * 1024;
var LONGEST_PATH = 300;
async function tooLarge({ sessionId, what, largest, files, last }) {
  const bySize = [...files].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  const named = bySize.map(([path, size]) => `${shown(path)} (${size})`).join(", ");
  const rows = last.content !== void 0 && last.path.endsWith(".jsonl") ? await rowsOf(last.content) : "";
  return new SessionCaptureError(
    `${what} has more than ${largest} bytes, far over max-size. Largest files: ${named}.${rows && ` Largest rows at the beginning of ${shown(last.path)}: ${rows}.`} Nothing was kept. Raise max-size, or have the agent compact the session.`,
    sessionId === void 0 ? {} : { sessionId }
  );
}
async function rowsOf(content) {
  const largest = largestRows(NAMED);
  const splitter = rowSplitter({ row: (row) => largest.add(row) });
  let bytes = 0;
  for await (const chunk of content) {
    splitter.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), 0, chunk.length);
    bytes += chunk.length;
    if (bytes >= LOOKED_AT) break;
  }
  splitter.end();
  return largest.list().map(({ line, bytes: bytes2 }) => `row ${line} (${bytes2})`).join(", ");
}
function shown(path) {
  return JSON.stringify(path.slice(0, LONGEST_PATH));
}

export {
  tooLarge
};
