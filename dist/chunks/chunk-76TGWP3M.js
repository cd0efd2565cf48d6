import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  holdsLogin
} from "./chunk-BIJMUNSU.js";

// src/archives/git-place.ts
var SCHEMES = ["file", "git", "ssh", "http", "https"];
function isRepositoryUrl(text) {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(text) || /^[^/\\:\s]{2,}:(?!\/\/)/.test(text);
}
function repositoryUrlProblem(url) {
  const [, scheme = "ssh", user] = /^([a-z][a-z0-9+.-]+):\/\/(?:([^/]*)@)?/i.exec(url) ?? [];
  const isProgram = /^[a-z0-9+.-]+::/i.test(url);
  if (isProgram || !SCHEMES.includes(scheme.toLowerCase()))
    return `is a URL of a kind that is not read: write ${SCHEMES.join(", ")}, or a path.`;
  if (holdsLogin(url) || user?.includes(":")) {
    return "holds a user name or password, or a query, which would be seen in the log. Leave it out: over https the input github-token is used, over ssh a key of the job.";
  }
  return void 0;
}
function historyPlace(location) {
  if (!isRepositoryUrl(location)) return { kind: "path", location, shown: location };
  return {
    kind: "url",
    location,
    shown: location.replace(/^([a-z][a-z0-9+.-]+:\/\/)[^/]*@/i, "$1").replace(/[?#].*$/, "")
  };
}
function isSameServer(url, serverUrl) {
  try {
    return new URL(url).origin === new URL(serverUrl).origin;
  } catch {
    return false;
  }
}

// src/archives/git.ts
var GIT_LIMITS = { read: 3e5, save: 17e4 };
function openGitArchive(options) {
  return {
    kind: "git",
    origins: "unknown",
    merges: true,
    find: (query) => find(options, query),
    async companions(query) {
      const { unpackCompanions } = await import("./git-companions-GFLGTC6R.js");
      return await unpackCompanions(options, query);
    },
    async save(name, folder) {
      const { saveInHistory } = await import("./git-save-YTEIAY36.js");
      return await saveInHistory(options, name, folder);
    }
  };
}
async function* find(options, query) {
  const { findInHistory } = await import("./git-find-FHI5HDBH.js");
  yield* findInHistory(options, query);
}

export {
  isRepositoryUrl,
  repositoryUrlProblem,
  historyPlace,
  isSameServer,
  GIT_LIMITS,
  openGitArchive
};
