import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/remove-tree.ts
const { constants } = require("node:fs");
const { open, readdir, rm, rmdir, unlink } = require("node:fs/promises");
async function removeTree(path) {
  if (process.platform !== "linux") return await rm(path, { recursive: true, force: true });
  try {
    await removeFolder(Buffer.from(path));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
var FOLDER = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);
async function removeFolder(path) {
  const folder = await open(path, FOLDER);
  try {
    await folder.chmod(448).catch(() => void 0);
    const inside = Buffer.from(`/proc/self/fd/${folder.fd}/`);
    for (const entry of await readdir(inside, { withFileTypes: true, encoding: "buffer" })) {
      const entryPath = Buffer.concat([inside, entry.name]);
      if (entry.isDirectory()) await removeFolder(entryPath);
      else await unlink(entryPath);
    }
  } finally {
    await folder.close();
  }
  await rmdir(path);
}

export {
  removeTree
};
