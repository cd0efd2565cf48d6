import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/client-thread.ts
const { createInterface } = require("node:readline");
const { setFlagsFromString } = require("node:v8");
const { Worker } = require("node:worker_threads");
async function withinDeadline(client, deadline, work) {
  const late = `it was not done within ${Math.ceil(deadline / 1e3)} seconds`;
  const timer = setTimeout(() => client.breakOff("Timeout", late), deadline);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
function startClientThread(settings) {
  const worker = startWorker(settings);
  const pending = /* @__PURE__ */ new Map();
  let broken;
  function breakOff(name, message) {
    broken ??= failure({ name, message });
    for (const { reject } of pending.values()) reject(broken);
  }
  worker.on("message", (reply) => {
    const { resolve, reject } = pending.get(reply.id) ?? {};
    if (reply.error === void 0) resolve?.(reply.value);
    else reject?.(failure(reply.error));
  });
  worker.on("error", (error) => breakOff("Crash", `the client broke down: ${error.message}`));
  worker.on("exit", () => breakOff("Crash", "the client ended"));
  worker.unref();
  function call(method, ...args) {
    worker.ref();
    const id = pending.size;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (broken === void 0) worker.postMessage({ id, method, args });
      else reject(broken);
    });
  }
  return { call, breakOff, stop: async () => void await worker.terminate() };
}
function failure({ message, ...details }) {
  return Object.assign(new Error(message), details);
}
function startWorker({ module, environment, onLine }) {
  setFlagsFromString("--min-semi-space-size=16");
  const worker = new Worker(module, {
    env: Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== void 0)
    ),
    execArgv: [],
    stdout: true,
    stderr: true
  });
  for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on("line", onLine);
  return worker;
}

// src/archives/unanswered.ts
const { setTimeout: pause } = require("node:timers/promises");
var PAUSES = [1e3, 3e3];
async function untilAnswered(ask, reasonOf) {
  for (const wait of PAUSES) {
    const outcome = await ask().catch(asError);
    if (codeIn(reasonOf(outcome)) === void 0) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    await pause(wait);
  }
  return await ask();
}
function codeIn(reason) {
  return /Unable to make request: (\w+)/.exec(reason)?.[1];
}
function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}

export {
  withinDeadline,
  startClientThread,
  untilAnswered,
  codeIn
};
