import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  archiveEnvironmentHelp,
  archiveHelp,
  archiveOptions,
  bytes,
  isForeign,
  minute,
  openRequested,
  readArchiveRequest,
  sayJson,
  sayTable,
  terminalLog
} from "./chunk-QIMJJMK7.js";
import {
  parseArguments
} from "./chunk-W6Y7DV3Z.js";
import "./chunk-XMHPXNEK.js";
import "./chunk-JCZAQANG.js";
import {
  LARGEST_BUNDLE
} from "./chunk-NVWBZZ7T.js";
import "./chunk-CBX3RL2W.js";
import "./chunk-XJX4CI6J.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-44WVFOAD.js";
import "./chunk-2YFRO4VR.js";
import "./chunk-GYDSQB62.js";
import "./chunk-5MLXPEVV.js";

// src/cli/list.ts
var listCommand = {
  help: `Usage: agent-session list [OPTION]...

Lists the sessions that an archive keeps, newest first.

${archiveHelp}
  --help                this text

${archiveEnvironmentHelp}

Exit codes: 0 done, also where there are none; 1 failed, 2 wrong usage.
`,
  read(args) {
    const { values } = parseArguments({ args: [...args], options: archiveOptions });
    return { archive: readArchiveRequest(values), json: values.json === true };
  },
  async run({ archive, json }) {
    const bundles = [];
    for await (const bundle of openRequested(archive, LARGEST_BUNDLE).find(archive.query)) bundles.push(bundle);
    if (json) return sayJson({ bundles: bundles.map(describe) });
    if (bundles.length === 0) return terminalLog.warning("No session is kept there.");
    const rows = bundles.map(({ name, createdAt, origin, size, label }) => [
      name,
      minute(createdAt),
      String(origin.runId ?? "-"),
      `${origin.headBranch ?? "-"}${isForeign(origin) ? " (fork)" : ""}`,
      size === void 0 ? "-" : bytes(size),
      label
    ]);
    sayTable(["NAME", "KEPT (UTC)", "RUN", "BRANCH", "SIZE", "WHAT"], rows);
  }
};
function describe({ name, createdAt, origin, size, label }) {
  return {
    name,
    keptAt: createdAt.toISOString(),
    runId: origin.runId ?? null,
    branch: origin.headBranch ?? null,
    repositoryId: origin.repositoryId ?? null,
    headRepositoryId: origin.headRepositoryId ?? null,
    size: size ?? null,
    label
  };
}
export {
  listCommand
};
