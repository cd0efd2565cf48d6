import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openMounted
} from "./chunk-FAD2YZQQ.js";
import {
  placeBeside,
  putInto
} from "./chunk-JBN6X6MN.js";
import "./chunk-GZLK7EBE.js";
import "./chunk-6TBZPX3S.js";
import "./chunk-GH5JPN5D.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-2TGE7E2L.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-YEIIAULK.js";
import "./chunk-LINOFICS.js";
import "./chunk-GUIF5MOG.js";
import {
  settingsOf
} from "./chunk-KP4M7WHY.js";
import "./chunk-5NGDVQWI.js";
import "./chunk-TEWCIJO2.js";
import {
  jobFolderPrefix
} from "./chunk-XOS7CXI6.js";
import "./chunk-EXNLBO7Z.js";
import "./chunk-VE3RYY24.js";
import "./chunk-OPSEC4FL.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-M7KSOWAT.js";
import "./chunk-YSOVKEJQ.js";
import "./chunk-XQSL4JAN.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-YJ2CFZSF.js";
import "./chunk-PZ64LEAQ.js";
import "./chunk-T3OZWHNT.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-T3G7LIJY.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-NGXZAILG.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
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
