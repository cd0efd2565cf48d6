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
  bytes,
  minute,
  sayJson,
  sayTable
} from "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import "./chunk-GH5JPN5D.js";
import "./chunk-YYUEUFHZ.js";
import "./chunk-2TGE7E2L.js";
import "./chunk-TQWTGQEG.js";
import "./chunk-YEIIAULK.js";
import "./chunk-NSCKMDUF.js";
import "./chunk-TEWCIJO2.js";
import "./chunk-QWKJYWT3.js";
import {
  inspect
} from "./chunk-XQSL4JAN.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-DDQFO5LT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-4FAPNOLQ.js";
import "./chunk-NGXZAILG.js";
import "./chunk-BLJSXK2C.js";
import "./chunk-SSUHDO3V.js";
import "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/show.ts
const { createReadStream } = require("node:fs");
const { join } = require("node:path");
var showCommand = {
  help: `Usage: agent-session show [OPTION]...

Downloads the newest session that fits, verifies it, and tells what it is: where it was captured, and what its
transcript consists of. Nothing that was said in it is shown.

${bundleHelp}`,
  read(args) {
    const { values } = parseArguments({ args: [...args], options: bundleOptions });
    return { bundle: readBundleRequest(values), json: values.json === true };
  },
  async run({ bundle, json }) {
    await withBundle(bundle, async (session) => {
      const facts = await inspect(createReadStream(transcriptIn(session)));
      if (json) sayJson({ label: session.label, ...session.manifest, transcript: facts });
      else sayTable(["SESSION", session.manifest.sessionId], describe(session, facts));
    });
  }
};
function transcriptIn({ folder, manifest }) {
  const file = manifest.files.find(({ path }) => path.endsWith(`/${manifest.sessionId}.jsonl`));
  if (file === void 0) throw new UserError("The bundle has no transcript.");
  return join(folder, ...file.path.split("/"));
}
function describe({ label, runId, manifest }, facts) {
  const { source } = manifest;
  return [
    ["name", manifest.name],
    ["kept as", label],
    [
      "captured",
      `${minute(new Date(manifest.capturedAt))} UTC${manifest.jobStatus ? `, job ${manifest.jobStatus}` : ""}`
    ],
    ["by", [`run ${runId ?? "-"}`, source.repository, source.job, source.event, source.ref].filter(Boolean).join(", ")],
    ["agent", [manifest.agent, manifest.agentVersion].filter(Boolean).join(" ")],
    ...manifest.resumedFrom === void 0 ? [] : [["resumed from", manifest.resumedFrom]],
    ["directory", manifest.directory],
    ["files", filesLine(manifest)],
    ["rows", `${facts.rows}, broken: ${facts.brokenRows}`],
    ["conversation", treeLine(facts)],
    ["turns", `${facts.turns}${facts.inTurn ? ", the last without its answer" : ""}`],
    ["first and last", `${facts.firstTimestamp ?? "-"} … ${facts.lastTimestamp ?? "-"}`],
    ["models", facts.models.join(", ") || "-"],
    ["tokens", tokensLine(facts)],
    ["redactions", redactionsLine(manifest)]
  ];
}
function filesLine({ files }) {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const subagents = files.filter(({ path }) => /\/agent-[^/]+\.jsonl$/.test(path)).length;
  return `${files.length}, ${bytes(size)}; transcripts of sub-agents: ${subagents}`;
}
function treeLine({ tree }) {
  if (tree === void 0) return "too many rows to follow";
  return `${tree.reachable} of ${tree.rows} rows lead to the last one${tree.cutOff ? "; it is cut off from its beginning" : ""}`;
}
function tokensLine({ tokens }) {
  return `${tokens.input} in, ${tokens.output} out, ${tokens.cacheRead} read from the cache, ${tokens.cacheWrite} written to it`;
}
function redactionsLine({ redactions }) {
  const rules = Object.entries(redactions).map(([rule, count]) => `${rule} ${count}`);
  return rules.join(", ") || "none";
}
export {
  showCommand
};
