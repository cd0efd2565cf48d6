import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bundleHelp,
  bundleOptions,
  readBundleRequest,
  withBundle
} from "./chunk-OVKSKD5K.js";
import "./chunk-DEDM2MXW.js";
import {
  say,
  sayJson,
  terminalLog
} from "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import {
  placeSession
} from "./chunk-GZLK7EBE.js";
import "./chunk-GH5JPN5D.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-2TGE7E2L.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-YEIIAULK.js";
import "./chunk-LINOFICS.js";
import "./chunk-NSCKMDUF.js";
import "./chunk-TEWCIJO2.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-M7KSOWAT.js";
import "./chunk-YSOVKEJQ.js";
import "./chunk-XQSL4JAN.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import {
  hostSessionStore
} from "./chunk-YJ2CFZSF.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-T3OZWHNT.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import {
  claudeCode
} from "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-NGXZAILG.js";
import "./chunk-BLJSXK2C.js";
import {
  copyTree
} from "./chunk-PPQN7EZY.js";
import "./chunk-SSUHDO3V.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  UserError,
  isNotFound
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/pull.ts
const { mkdir, readdir, stat } = require("node:fs/promises");
const { homedir } = require("node:os");
const { join, resolve } = require("node:path");
var pullCommand = {
  help: `Usage: agent-session pull [--directory DIR] [--config-directory DIR] [OPTION]...
       agent-session pull --to DIR [OPTION]...

Downloads the newest session that fits, verifies and unseals it, and puts it where the agent finds it, with its paths
rewritten; then prints the command that goes on with it. With --to, puts down the bundle as it is.

  --directory DIR       where the agent is to go on; default: the current directory
  --config-directory DIR
                        the agent's; default: $CLAUDE_CONFIG_DIR, or ~/.claude
  --to DIR              a new or empty folder for manifest.json and the session's files
${bundleHelp}`,
  read(args) {
    const text = { type: "string" };
    const options = { ...bundleOptions, to: text, directory: text, "config-directory": text };
    const { values } = parseArguments({ args: [...args], options });
    return { bundle: readBundleRequest(values), json: values.json === true, target: readTarget(values) };
  },
  async run({ bundle, json, target }) {
    await checkTarget(target);
    const result = await withBundle(
      bundle,
      (session) => "to" in target ? putDown(session, target.to, bundle.maxSize) : place(session, target)
    );
    if (json) return sayJson(result);
    say(result.line);
    if (result.command !== void 0) say(result.command);
  }
};
function readTarget({
  to,
  directory,
  "config-directory": configDirectory
}) {
  if (to !== void 0 && (directory ?? configDirectory) !== void 0) {
    throw new UserError("--to puts down the bundle as it is, so it goes without --directory and --config-directory.");
  }
  if (to !== void 0) return { to: resolve(to) };
  const own = claudeCode.configDirectory({ home: homedir(), variables: process.env });
  return { directory: resolve(directory ?? "."), configDirectory: resolve(configDirectory ?? own) };
}
async function checkTarget(target) {
  if ("to" in target) {
    const entries = await readdir(target.to).catch((error) => {
      if (isNotFound(error)) return [];
      throw new UserError(`${target.to} cannot be used as a folder.`, { cause: error });
    });
    if (entries.length > 0) throw new UserError(`${target.to} is not empty: --to takes a new or an empty folder.`);
    return;
  }
  const facts = await stat(target.directory).catch(() => void 0);
  if (facts?.isDirectory() !== true) throw new UserError(`There is no directory ${target.directory} to go on in.`);
}
async function putDown({ manifest, runId, folder }, to, maxSize) {
  await mkdir(to, { recursive: true, mode: 448 });
  await copyTree(folder, to, largestBundle(maxSize));
  const { sessionId, name } = manifest;
  const line = `Put session ${sessionId} of ${name} into ${to}: ${manifest.files.length} files and manifest.json.`;
  return { sessionId, name, runId: runId ?? null, path: to, line };
}
async function place(session, { directory, configDirectory }) {
  const { sessionId, name, source } = session.manifest;
  const store = hostSessionStore(directory, join(configDirectory, "projects"), { log: terminalLog });
  const { kept, condition } = await placeSession(session, store, {
    agent: claudeCode,
    include: ["subagents", "tool-results"]
  });
  const path = store.sessionFilePath(sessionId);
  const isKept = kept.includes(`${sessionId}.jsonl`);
  const what = isKept ? "Kept the later state that was there" : condition?.repair ? "Repaired and put" : "Put";
  const run = session.runId ?? source.runId;
  const line = `${what}: session ${sessionId} of ${name}${run === void 0 ? "" : `, run ${run}`}, at ${path}`;
  const command = resumeCommand(sessionId, store.directory, configDirectory);
  return { sessionId, name, runId: run ?? null, path, line, command };
}
function resumeCommand(id, directory, configDirectory) {
  const own = claudeCode.configDirectory({ home: homedir(), variables: process.env });
  const where = configDirectory === resolve(own) ? "" : `CLAUDE_CONFIG_DIR=${shellWord(configDirectory)} `;
  return `cd ${shellWord(directory)} && ${where}claude ${claudeCode.resumeArguments(id, { fork: false }).join(" ")}`;
}
function shellWord(text) {
  return /^[A-Za-z0-9_./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
export {
  pullCommand
};
