import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openArchive
} from "./chunk-TEWCIJO2.js";
import {
  isRepositoryUrl
} from "./chunk-QWKJYWT3.js";
import {
  projectIdOfUrls
} from "./chunk-T3G7LIJY.js";
import {
  silentLog
} from "./chunk-UFPX6C2E.js";
import {
  largestBundle
} from "./chunk-EAWTM7AP.js";

// src/action/open-archive.ts
const { join, resolve } = require("node:path");
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
  return resolve(workspace, archivePath.replace(/^~(?=$|[\\/])/, home));
}

export {
  openArchive2 as openArchive,
  openLookup,
  historyLocation
};
