import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/bundle/file-system-faults.ts
var FAULTS = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
function isFileSystemFault(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" && FAULTS.has(error.code);
}

export {
  isFileSystemFault
};
