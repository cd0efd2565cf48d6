import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/log.ts
var silentLog = {
  debug: () => void 0,
  info: () => void 0,
  warning: () => void 0,
  group: (_title, work) => work()
};

export {
  silentLog
};
