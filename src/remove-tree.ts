import { constants } from 'node:fs';
import { open, readdir, rm, rmdir, unlink } from 'node:fs/promises';

/**
 * Removes a folder and all that is in it, and nothing else: where a program that can still write to it puts a link in
 * the place of a folder, the link goes and what it leads to stays. Links in the path above the folder are followed.
 */
export async function removeTree(path: string): Promise<void> {
  // Only Linux reaches the entries of an open folder by a path.
  if (process.platform !== 'linux') return await rm(path, { recursive: true, force: true });
  try {
    await removeFolder(Buffer.from(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

const FOLDER = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Names need not be text, so paths are bytes. */
async function removeFolder(path: Buffer): Promise<void> {
  const folder = await open(path, FOLDER);
  try {
    // An agent may have closed it to writing; one of another owner stays closed.
    await folder.chmod(0o700).catch(() => undefined);
    const inside = Buffer.from(`/proc/self/fd/${folder.fd}/`);
    for (const entry of await readdir(inside, { withFileTypes: true, encoding: 'buffer' })) {
      const entryPath = Buffer.concat([inside, entry.name]);
      if (entry.isDirectory()) await removeFolder(entryPath);
      else await unlink(entryPath);
    }
  } finally {
    await folder.close();
  }
  await rmdir(path);
}
