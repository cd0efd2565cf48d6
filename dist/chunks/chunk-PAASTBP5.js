import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/transcript/byte-order-mark.ts
function markLength(chunk, offset) {
  let at = 0;
  while (at < chunk.length && offset + at < MARK.length && chunk[at] === MARK[offset + at]) {
    at++;
  }
  return at;
}
var MARK = [239, 187, 191];

export {
  markLength
};
