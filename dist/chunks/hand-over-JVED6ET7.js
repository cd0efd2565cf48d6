import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  placeBeside,
  putInto
} from "./chunk-HG4BWAKI.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-5S4MN6DX.js";
import "./chunk-4323EF2X.js";
import "./chunk-7WTMPV5Y.js";
import {
  openMounted
} from "./chunk-VKOL5UFV.js";
import "./chunk-ZT6CHT5W.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-PAASTBP5.js";
import "./chunk-RORII5EH.js";
import "./chunk-NGXZAILG.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-4GP4PBPH.js";
import "./chunk-5NJW5GZL.js";
import {
  jobFolderPrefix
} from "./chunk-ACHYCG2J.js";
import "./chunk-UERTTYKK.js";
import {
  settingsOf
} from "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-B6IY6SKT.js";
import "./chunk-UK2XZ4TX.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-ZWSSIWOS.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/action/hand-over.ts
const { chmod, mkdir, mkdtemp, readdir } = require("node:fs/promises");
const { join } = require("node:path");
async function handOver(inputs, { session, context, log }) {
  const folder = await mkdtemp(jobFolderPrefix(context));
  const configDirectory = join(folder, ".claude");
  await mkdir(configDirectory);
  const directory = inputs.workingDirectory ?? session?.manifest.directory ?? context.workspace;
  const mounted = { configDirectory, directory, spelledAs: inputs.configDirectory ?? configDirectory };
  const place = openMounted(settingsOf(inputs), mounted);
  const result = session && await putInto(place, session, inputs, log);
  const others = await placeBeside(place, inputs, { context, log, except: session?.manifest.sessionId });
  await openToAll(configDirectory);
  return {
    outcome: { ...result?.outcome, verdict: "deferred", handedOver: folder, configDirectory, directory },
    placed: [...result?.placed ?? [], ...others]
  };
}
async function openToAll(path) {
  await chmod(path, 511);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 511 : 438);
  }
}
export {
  handOver
};
