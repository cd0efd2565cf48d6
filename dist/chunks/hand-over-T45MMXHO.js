import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  placeBeside,
  putInto
} from "./chunk-SPR2T4OU.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-5S4MN6DX.js";
import "./chunk-T2WYTDJQ.js";
import "./chunk-QYN3IGOJ.js";
import {
  openMounted
} from "./chunk-L3FTFDGQ.js";
import "./chunk-4OH6SLGR.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-PAASTBP5.js";
import "./chunk-RORII5EH.js";
import "./chunk-NGXZAILG.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-OD6SBZ3V.js";
import "./chunk-DXL3E7WY.js";
import {
  jobFolderPrefix
} from "./chunk-I5PZ23LJ.js";
import "./chunk-BWYGC5PD.js";
import {
  settingsOf
} from "./chunk-ZTPLU5SS.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-P27RA4O7.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-EAWTM7AP.js";
import "./chunk-J2DMJIMQ.js";
import "./chunk-A3REXBMY.js";
import "./chunk-3OZ22PJ6.js";
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
