import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind
} from "./chunk-C6A2BUM3.js";
import {
  removeFromHistory
} from "./chunk-W5E3YJLB.js";
import {
  historyOptions,
  inTemporaryFolder,
  readHistory,
  say,
  sayJson,
  sayTable
} from "./chunk-ATDDZOOS.js";
import "./chunk-QJXGYAXN.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import "./chunk-AARFRMIG.js";
import "./chunk-4BLK2SPL.js";
import "./chunk-QWKJYWT3.js";
import "./chunk-TDONT5GE.js";
import "./chunk-4COL2FZN.js";
import "./chunk-BVXL2IU5.js";
import "./chunk-O6FMI2Q3.js";
import "./chunk-PAASTBP5.js";
import "./chunk-HR5XHH2V.js";
import "./chunk-T3OZWHNT.js";
import "./chunk-KOJBO7ME.js";
import "./chunk-RQLPEB37.js";
import "./chunk-ICVHTZO4.js";
import "./chunk-GNLDXRW4.js";
import "./chunk-AUXJ3TAC.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-KH3SGUOZ.js";
import {
  isSessionId
} from "./chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";
import "./chunk-5MLXPEVV.js";

// src/cli/remove.ts
var removeCommand = {
  help: `Usage: agent-session remove SESSION-ID --archive-path PATH [--yes] [--json]

Shows what would go of a session, from main and from every branch of a history; with --yes, it goes. No merge brings it
back. Commits that were made before still hold it: only rewriting the repository takes it out of those. Sealed sessions
cannot be told apart, and stay.

  --archive-path PATH   the bare repository, or its URL
  --yes                 remove it
  --dry-run             only show what would go, which is the default
  --json                one JSON document
  --help                this text

Environment:
  GITHUB_TOKEN, GH_TOKEN   log in at an https URL of the server GITHUB_SERVER_URL, else of github.com

Exit codes: 0 done, 1 failed or nothing found, 2 wrong usage.
`,
  read(args) {
    const [text, flag] = [{ type: "string" }, { type: "boolean" }];
    const options = { "archive-path": text, archive: text, yes: flag, "dry-run": flag, json: flag };
    const { values, positionals } = parseArguments({ args: [...args], options, allowPositionals: true });
    checkKind(values.archive);
    const [id = "", ...others] = positionals;
    if (!isSessionId(id) || others.length > 0)
      throw new UserError("Which session? Write its id, a UUID, and no other.");
    if (values.yes && values["dry-run"]) throw new UserError("--yes and --dry-run exclude each other.");
    const json = values.json === true;
    return { location: readHistory(values["archive-path"]), id: id.toLowerCase(), dryRun: values.yes !== true, json };
  },
  async run({ location, id, dryRun, json }) {
    const { branches } = await inTemporaryFolder(
      (folder) => removeFromHistory(historyOptions(location, folder), id, { dryRun })
    );
    if (branches.length === 0) throw new UserError(`Session ${id} is on no branch of the history.`);
    if (json) return sayJson({ sessionId: id, removed: !dryRun, branches });
    const rows = branches.flatMap(({ branch, paths }) => paths.map((path) => [branch, path]));
    sayTable(["BRANCH", dryRun ? "WOULD GO" : "GONE"], rows);
    if (dryRun) say("Nothing was removed. With --yes, these files are.");
  }
};
export {
  removeCommand
};
