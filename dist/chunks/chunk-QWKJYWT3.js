import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  holdsLogin
} from "./chunk-GNLDXRW4.js";

// src/archives/git-place.ts
var WHICH_REPOSITORY = "the path or URL of a bare repository. It is never the repository of the code by itself: transcripts would be in every clone of that, for good.";
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

export {
  WHICH_REPOSITORY,
  isRepositoryUrl,
  repositoryUrlProblem,
  historyPlace,
  isSameServer
};
