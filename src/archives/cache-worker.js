// Runs GitHub's cache client in a thread of its own. JavaScript, which every Node from 20 on starts as it is.
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

const said = collectOutput();
const tar = replaceTar();
// The entry is told by these words, wherever the folder is that they name here.
const paths = ['.'];
process.cwd = () => process.env.GITHUB_WORKSPACE;
// As in artifact-worker.js.
globalThis.FormData = class FormData {};
const cache = await import('@actions/cache');
const methods = {
  /** The folder for the client's own files; it knows no other place. */
  enter: async ({ folder, programs } = { folder: '', programs: '' }) => {
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
  },
};
parentPort.on('message', async ({ id, method, args }) => {
  try {
    said.length = 0;
    const value = await methods[method](...args);
    parentPort.postMessage({ id, value: { value, said: said.join('') } });
  } catch ({ name, message }) {
    parentPort.postMessage({ id, error: { name, message } });
  }
});

/** What the client says is the only place where it tells why it did nothing. */
function collectOutput() {
  const said = [];
  process.stdout.write = (text) => {
    said.push(String(text));
    return true;
  };
  return said;
}

/**
 * No program is started in this thread. Where the client runs tar, the file it would have packed is put in place, or the
 * one it would have unpacked taken away: tar is told to write wherever the file says.
 */
function replaceTar() {
  const tar = { pack: undefined, unpack: undefined };
  childProcess.spawn = (_program, args, { cwd }) => {
    const program = new EventEmitter();
    setImmediate(() => {
      try {
        if (args.includes('-cf')) renameSync(tar.pack, join(cwd, args[args.indexOf('-cf') + 1]));
        if (args.includes('-xf')) renameSync(args[args.indexOf('-xf') + 1], tar.unpack);
        program.emit('close', 0);
      } catch (error) {
        program.emit('error', error);
      }
    });
    return program;
  };
  for (const other of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawnSync']) {
    childProcess[other] = () => {
      throw new Error('no program is started here');
    };
  }
  syncBuiltinESMExports();
  return tar;
}
