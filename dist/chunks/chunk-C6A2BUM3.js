import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  publishName
} from "./chunk-W5E3YJLB.js";
import {
  historyOptions,
  inTemporaryFolder,
  readHistory,
  say,
  sayJson
} from "./chunk-ATDDZOOS.js";
import {
  parseArguments
} from "./chunk-JOOFP647.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/cli/publish.ts
var publishCommand = {
  help: `Usage: agent-session publish --archive-path PATH --name NAME [--json]

Folds the branch of a name into main of a history, where every other name finds its sessions. Publishing again changes
nothing.

  --archive-path PATH   the bare repository, or its URL
  --name NAME           under which the sessions were kept
  --json                one JSON document
  --help                this text

Environment:
  GITHUB_TOKEN, GH_TOKEN   log in at an https URL of the server GITHUB_SERVER_URL, else of github.com

Exit codes: 0 done, 1 failed, 2 wrong usage.
`,
  read(args) {
    const text = { type: "string" };
    const options = { "archive-path": text, archive: text, name: text, json: { type: "boolean" } };
    const { values } = parseArguments({ args: [...args], options });
    checkKind(values.archive);
    if (values.name === void 0) throw new UserError("Which name? Write --name NAME; agent-session list shows them.");
    return { location: readHistory(values["archive-path"]), name: values.name, json: values.json === true };
  },
  async run({ location, name, json }) {
    const published = await inTemporaryFolder((folder) => publishName(historyOptions(location, folder), name));
    if (published === void 0) {
      throw new UserError(
        `Nothing was kept under the name ${name} there: agent-session list shows the names there are.`
      );
    }
    const { commit, sessions } = published;
    if (json) return sayJson({ name, commit, sessions });
    say(`Published ${name}: main is at ${commit}, with ${sessions} session${sessions === 1 ? "" : "s"}.`);
  }
};
function checkKind(kind = "git") {
  if (kind !== "git") throw new UserError(`--archive ${kind}: only histories, of --archive git, have that.`);
}

export {
  publishCommand,
  checkKind
};
