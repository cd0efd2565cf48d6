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

// src/archives/proxy.ts
var VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
function hasProxy(environment) {
  return VARIABLES.some((name) => environment[name]);
}
function proxyHint(environment) {
  const proxy = VARIABLES.map((name) => environment[name]).find(Boolean);
  if (proxy === void 0) return "";
  return `This runner has a proxy, ${hostOf(proxy)}: check that it works, and its variables https_proxy and no_proxy. `;
}
function withoutUnusedProxy(environment) {
  const none = (environment.no_proxy || environment.NO_PROXY || "").split(",").some((item) => item.trim() === "*");
  if (!none) return environment;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(https?|all)_proxy$/i.test(name)));
}
function hostOf(proxy) {
  try {
    return new URL(/^https?:\/\//i.test(proxy) ? proxy : `http://${proxy}`).host;
  } catch {
    return "of which the URL cannot be read";
  }
}

export {
  withinDeadline,
  startClientThread,
  hasProxy,
  proxyHint,
  withoutUnusedProxy
};
