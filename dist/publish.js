import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runPhase
} from "./chunks/chunk-CMTPND7N.js";
import {
  historyLocation
} from "./chunks/chunk-5NGDVQWI.js";
import "./chunks/chunk-TEWCIJO2.js";
import {
  actionLog,
  defaultName
} from "./chunks/chunk-HMVCICXZ.js";
import "./chunks/chunk-I5KRIVQG.js";
import "./chunks/chunk-BXDO3FQ5.js";
import {
  beginStep
} from "./chunks/chunk-XOS7CXI6.js";
import "./chunks/chunk-EXNLBO7Z.js";
import {
  getInput,
  info,
  setOutput
} from "./chunks/chunk-VE3RYY24.js";
import "./chunks/chunk-OPSEC4FL.js";
import {
  WHICH_REPOSITORY,
  isRepositoryUrl,
  repositoryUrlProblem
} from "./chunks/chunk-QWKJYWT3.js";
import "./chunks/chunk-T3G7LIJY.js";
import "./chunks/chunk-GNLDXRW4.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-OPU3UY7P.js";
import "./chunks/chunk-KH3SGUOZ.js";
import "./chunks/chunk-EAWTM7AP.js";
import {
  UserError
} from "./chunks/chunk-NBQQX3RM.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/publish-step.ts
async function publishStep() {
  setOutput("published", "false");
  const context = await beginStep(actionLog);
  const { name, location, token } = readInputs(context);
  const { publishName } = await import("./chunks/git-history-GN2ZTZEE.js");
  const { serverUrl, temp } = context;
  const history = { location, run: context, token, serverUrl, tempDir: temp, log: actionLog };
  const published = await publishName(history, name);
  setOutput("published", String(published !== void 0));
  setOutput("sessions", String(published?.sessions ?? ""));
  setOutput("commit", published?.commit ?? "");
  info(
    published === void 0 ? `Nothing was kept under the name ${name} yet, so there is nothing to publish.` : `Published ${name}: main holds ${published.sessions} session${published.sessions === 1 ? "" : "s"} now.`
  );
}
function readInputs(context) {
  const read = (name2) => getInput(name2).trim() || void 0;
  const archivePath = read("archive-path");
  if (archivePath === void 0) throw new UserError(`Input archive-path: is missing. Write ${WHICH_REPOSITORY}`);
  const problem = isRepositoryUrl(archivePath) ? repositoryUrlProblem(archivePath) : void 0;
  if (problem !== void 0) throw new UserError(`Input archive-path: ${problem}`);
  const name = read("name") ?? defaultName(context);
  return { name, location: historyLocation(archivePath, context), token: read("github-token") };
}

// src/action/publish.ts
await runPhase(publishStep);
