// JavaScript, because it starts as it is in a thread of its own: every Node from 20 on can do that with a .js file.
import { parentPort, workerData } from 'node:worker_threads';

/** This module, to be started as a worker with `workerData: { artifactClient: true }`. */
export const artifactWorker = new URL(import.meta.url);

if (workerData?.artifactClient === true) {
  // The client looks whether what it sends is one, and to answer Node would load all of its fetch.
  Object.defineProperty(globalThis, 'FormData', { value: class FormData {} });
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  parentPort.on('message', async ({ id, method, args }) => {
    try {
      parentPort.postMessage({ id, value: await client[method](...args) });
    } catch (error) {
      const { name, message, code, statusCode } = error;
      parentPort.postMessage({ id, error: { name, message, code, statusCode } });
    }
  });
}
