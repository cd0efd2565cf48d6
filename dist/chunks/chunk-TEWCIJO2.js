import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  WHICH_REPOSITORY
} from "./chunk-QWKJYWT3.js";
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/archives/index.ts
var archives = {
  artifact: async (settings) => (await import("./artifact-ROGCI5H4.js")).openArtifactArchive(settings),
  cache: async (settings) => (await import("./cache-NBWEKZU4.js")).openCacheArchive(settings),
  directory: async ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === void 0) throw new UserError("archive: directory needs the input archive-path: a folder.");
    const { openDirectoryArchive } = await import("./directory-BIKQXX3F.js");
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  },
  git: async ({ archivePath, run, token, serverUrl, tempDir, limits, log }) => {
    if (archivePath === void 0)
      throw new UserError(`archive: git needs the input archive-path: ${WHICH_REPOSITORY}`);
    const { openGitArchive } = await import("./git-MRZBAY3P.js");
    return openGitArchive({ location: archivePath, run, token, serverUrl, tempDir, largest: limits?.bundleSize, log });
  }
};
async function openArchive(kind, settings) {
  return await archives[kind](settings);
}

export {
  openArchive
};
