import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/sessions/piece-size.ts
function pieceSize(size) {
  return Math.max(1, Math.min(size, LARGEST));
}
var LARGEST = 1024 * 1024;

export {
  pieceSize
};
