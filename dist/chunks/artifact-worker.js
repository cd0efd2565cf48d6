import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/artifact-worker.js
const { parentPort } = require("node:worker_threads");
globalThis.FormData = class FormData {
};
var { DefaultArtifactClient } = await import("./artifact-5GBF7KE7.js");
var client = new DefaultArtifactClient();
parentPort.on("message", async ({ id, method, args }) => {
  try {
    parentPort.postMessage({ id, value: await client[method](...args) });
  } catch (error) {
    const { name, message, code, statusCode } = error;
    parentPort.postMessage({ id, error: { name, message, code, statusCode } });
  }
});
