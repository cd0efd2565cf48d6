import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/archives/git.ts
var GIT_LIMITS = { read: 3e5, save: 17e4 };
function openGitArchive(options) {
  return {
    kind: "git",
    origins: "unknown",
    merges: true,
    find: (query) => find(options, query),
    async companions(query) {
      const { unpackCompanions } = await import("./git-companions-PWN6XR25.js");
      return await unpackCompanions(options, query);
    },
    async save(name, folder) {
      const { saveInHistory } = await import("./git-save-47KDSZND.js");
      return await saveInHistory(options, name, folder);
    }
  };
}
async function* find(options, query) {
  const { findInHistory } = await import("./git-find-D4ZVW6XU.js");
  yield* findInHistory(options, query);
}

export {
  GIT_LIMITS,
  openGitArchive
};
