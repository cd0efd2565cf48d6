import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/cache-worker.js
const childProcess = require("node:child_process");
const { EventEmitter } = require("node:events");
const { renameSync } = require("node:fs");
import { syncBuiltinESMExports } from "node:module";
const { join } = require("node:path");
const { parentPort } = require("node:worker_threads");
var said = collectOutput();
var tar = replaceTar();
var paths = ["."];
process.cwd = () => process.env.GITHUB_WORKSPACE;
globalThis.FormData = class FormData {
};
var cache = await import("./cache-6UOGP7HR.js");
var methods = {
  /** The folder for the client's own files; it knows no other place. */
  enter: async ({ folder, programs } = { folder: "", programs: "" }) => {
    Object.assign(process.env, { GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder, PATH: programs });
  },
  find: (keys) => cache.restoreCache(paths, keys[0], keys, { lookupOnly: true }, true),
  download: (key, file, options) => {
    tar.unpack = file;
    return cache.restoreCache(paths, key, [], options, true);
  },
  save: (key, file) => {
    tar.pack = file;
    return cache.saveCache(paths, key, {}, true);
  }
};
parentPort.on("message", async ({ id, method, args }) => {
  try {
    said.length = 0;
    const value = await methods[method](...args);
    parentPort.postMessage({ id, value: { value, said: said.join("") } });
  } catch ({ name, message }) {
    parentPort.postMessage({ id, error: { name, message } });
  }
});
function collectOutput() {
  const said2 = [];
  process.stdout.write = (text) => {
    said2.push(String(text));
    return true;
  };
  return said2;
}
function replaceTar() {
  const tar2 = { pack: void 0, unpack: void 0 };
  childProcess.spawn = (_program, args, { cwd }) => {
    const program = new EventEmitter();
    setImmediate(() => {
      try {
        if (args.includes("-cf")) renameSync(tar2.pack, join(cwd, args[args.indexOf("-cf") + 1]));
        if (args.includes("-xf")) renameSync(args[args.indexOf("-xf") + 1], tar2.unpack);
        program.emit("close", 0);
      } catch (error) {
        program.emit("error", error);
      }
    });
    return program;
  };
  for (const other of ["exec", "execFile", "execFileSync", "execSync", "fork", "spawnSync"]) {
    childProcess[other] = () => {
      throw new Error("no program is started here");
    };
  }
  syncBuiltinESMExports();
  return tar2;
}
