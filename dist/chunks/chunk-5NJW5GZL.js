import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  WHICH_REPOSITORY,
  isRepositoryUrl
} from "./chunk-P27RA4O7.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/action/open-archive.ts
const { join, resolve: resolve2 } = require("node:path");

// src/archives/index.ts
var archives = {
  artifact: async (settings) => (await import("./artifact-MURVFADJ.js")).openArtifactArchive(settings),
  cache: async (settings) => (await import("./cache-OUZPWS4S.js")).openCacheArchive(settings),
  directory: async ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === void 0) throw new UserError("archive: directory needs the input archive-path: a folder.");
    const { openDirectoryArchive } = await import("./directory-PINEKLQO.js");
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  },
  git: async ({ archivePath, run, token, serverUrl, tempDir, limits, log }) => {
    if (archivePath === void 0)
      throw new UserError(`archive: git needs the input archive-path: ${WHICH_REPOSITORY}`);
    const { openGitArchive } = await import("./git-XOTBK5MP.js");
    return openGitArchive({ location: archivePath, run, token, serverUrl, tempDir, largest: limits?.bundleSize, log });
  }
};
async function openArchive(kind, settings) {
  return await archives[kind](settings);
}

// src/history/project-id.ts
const { createHash } = require("node:crypto");
const { basename, resolve } = require("node:path");
var LONGEST_LABEL = 60;
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

// src/action/open-archive.ts
async function openArchive2(settings, given) {
  return await openArchive(settings.archive, archiveSettings(settings, given));
}
async function openLookup(settings, given) {
  const all = archiveSettings(settings, { ...given, log: silentLog });
  if (settings.archive === "git") return { ...await openArchive("git", all), find: nothing };
  const limits = { ...all.limits, list: PATIENCE, retries: PATIENCE };
  const environment = settings.archive === "artifact" ? { ...all.environment, ACTIONS_RUNTIME_TOKEN: void 0 } : all.environment;
  return await openArchive(settings.archive, { ...all, limits, environment });
}
var PATIENCE = 3e3;
function archiveSettings({ archive, archivePath, retentionDays, compressionLevel, maxSize }, { context, log, token }) {
  const { repository, runId, runAttempt, repositoryId, headRepositoryId, headBranch } = context;
  return {
    repository,
    run: { runId, repositoryId, headRepositoryId, headBranch },
    runAttempt,
    token,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    environment: context.variables,
    retentionDays,
    compressionLevel,
    limits: { bundleSize: largestBundle(maxSize) },
    archivePath: archivePath && (archive === "git" ? historyLocation(archivePath, context) : onMachine(archivePath, context)),
    tempDir: context.temp,
    log
  };
}
async function* nothing() {
}
function historyLocation(archivePath, context) {
  if (isRepositoryUrl(archivePath)) return archivePath;
  const path = onMachine(archivePath, context);
  if (!/[\\/]$/.test(archivePath)) return path;
  return join(path, `${projectIdOfUrls([`${context.serverUrl}/${context.repository}`])}.git`);
}
function onMachine(archivePath, { workspace, home }) {
  return resolve2(workspace, archivePath.replace(/^~(?=$|[\\/])/, home));
}

export {
  openArchive2 as openArchive,
  openLookup
};
