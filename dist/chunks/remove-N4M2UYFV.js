import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkKind
} from "./chunk-432NYE5Q.js";
import {
  removeFromHistory
} from "./chunk-HSVRC5OX.js";
import {
  historyOptions,
  inTemporaryFolder,
  readHistory,
  say,
  sayJson,
  sayTable
} from "./chunk-XGRWXQJA.js";
import "./chunk-QJXGYAXN.js";
import {
  parseArguments
} from "./chunk-W6Y7DV3Z.js";
import "./chunk-SGWQA26V.js";
import "./chunk-76TGWP3M.js";
import "./chunk-5NL6F6HK.js";
import "./chunk-5WQI6UTB.js";
import "./chunk-TD73WR7H.js";
import "./chunk-4DWVJI74.js";
import "./chunk-PAASTBP5.js";
import "./chunk-3W7IV5HQ.js";
import "./chunk-IYS2BWFY.js";
import "./chunk-DTIIKWMH.js";
import "./chunk-UFPX6C2E.js";
import "./chunk-OPU3UY7P.js";
import "./chunk-BIJMUNSU.js";
import {
  isSessionId
} from "./chunk-EAWTM7AP.js";
import "./chunk-KH3SGUOZ.js";
import {
  UserError
} from "./chunk-GYDSQB62.js";
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
