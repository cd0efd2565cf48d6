import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rowReader
} from "./chunk-KOJBO7ME.js";

// src/sessions/first-row.ts
var LONGEST_ROW = 1024 * 1024;
async function sessionOfFirstRow(content) {
  const named = [];
  const reader = rowReader(["sessionId"], ({ valid, values }) => {
    named.push(valid && typeof values.sessionId === "string" ? values.sessionId : void 0);
  });
  let size = 0;
  for await (const chunk of content) {
    reader.feed(Buffer.from(chunk), 0, chunk.length);
    size += chunk.length;
    if (named.length > 0 || size > LONGEST_ROW) break;
  }
  if (named.length === 0 && size <= LONGEST_ROW) reader.end();
  return named[0];
}

export {
  sessionOfFirstRow
};
