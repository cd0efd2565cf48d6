// Runs GitHub's artifact client in a thread of its own. JavaScript, which every Node from 20 on starts as it is.
import { parentPort } from 'node:worker_threads';

// The client looks whether what it sends is a form, and to answer Node would load all of its fetch. So it would where the
// property is defined, or read: it must be assigned.
globalThis.FormData = class FormData {};
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
