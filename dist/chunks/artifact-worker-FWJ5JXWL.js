import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-5MLXPEVV.js";

// src/archives/artifact-worker.js
const { parentPort, workerData } = require("node:worker_threads");
var artifactWorker = new URL(import.meta.url);
if (workerData?.artifactClient === true) {
  Object.defineProperty(globalThis, "FormData", { value: class FormData {
  } });
  const { DefaultArtifactClient } = await import("./artifact-DE5JZR4I.js");
  const client = new DefaultArtifactClient();
  parentPort.on("message", async ({ id, method, args }) => {
    try {
      parentPort.postMessage({ id, value: await client[method](...args) });
    } catch (error) {
      const { name, message, code, statusCode } = error;
      parentPort.postMessage({ id, error: { name, message, code, statusCode } });
    }
  });
}
export {
  artifactWorker
};
