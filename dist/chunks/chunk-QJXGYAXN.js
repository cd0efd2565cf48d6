import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/cli/interrupted.ts
async function cleanedUp(clean, work) {
  const end = (signal) => {
    clean();
    release();
    process.kill(process.pid, signal);
  };
  const release = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work();
  } finally {
    release();
    clean();
  }
}
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

export {
  cleanedUp
};
