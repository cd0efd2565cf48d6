import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/history/project-id.ts
const { createHash } = require("node:crypto");
const { basename, resolve } = require("node:path");
var LONGEST_LABEL = 60;
function projectId(repoPaths) {
  return idOf(
    repoPaths.map((path) => resolve(path)),
    basename
  );
}
function projectIdOfUrls(urls) {
  return idOf(
    urls.map((url) => url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, "$1")),
    (url) => basename(url.replace(/\/+$/, "")).replace(/^.*:/, "").replace(/\.git$/, "")
  );
}
function idOf(names, labelOf) {
  const different = [...new Set(names)].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const [first, ...others] = different;
  const label = others.length > 0 ? "ws" : safe(labelOf(first ?? "")) || "project";
  const hash = createHash("sha256").update(different.join("\n")).digest("hex").slice(0, 12);
  return `${label}-${hash}`;
}
function safe(name) {
  return name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replaceAll(/\.{2,}/g, ".").slice(0, LONGEST_LABEL).replaceAll(/^[-.]+|[-.]+$/g, "");
}

export {
  projectId,
  projectIdOfUrls
};
