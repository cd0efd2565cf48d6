import { execFileSync } from 'node:child_process';
import {
  chmod,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EntryToPlace, PlacedEntry } from './place.ts';

/** Puts entries on this file system. */
export async function putLocally(entries: readonly EntryToPlace[]): Promise<void> {
  for (const { path, type = 'file', mode = 0o644, mtime, content = '', linkname = '' } of entries) {
    await mkdir(dirname(path), { recursive: true });
    if (type === 'directory') await mkdir(path, { recursive: true });
    else await rm(path, { recursive: true, force: true });
    if (type === 'symlink') await symlink(linkname, path);
    if (type === 'link') await link(linkname, path);
    if (type === 'fifo') execFileSync('mkfifo', [path]);
    if (type === 'file') await writeFile(path, content);
    if (type === 'file' || type === 'directory') await chmod(path, mode);
    if (mtime) await utimes(path, mtime, mtime);
  }
}

/** Everything below a folder of this file system, by path relative to it. */
export async function lookLocally(folder: string): Promise<ReadonlyMap<string, PlacedEntry>> {
  const found = new Map<string, PlacedEntry>();
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const facts = await lstat(path);
    found.set(name, {
      path,
      type: facts.isSymbolicLink() ? 'symlink' : facts.isDirectory() ? 'directory' : facts.isFile() ? 'file' : 'fifo',
      mode: facts.mode & 0o777,
      uid: facts.uid,
      gid: facts.gid,
      mtime: facts.mtime,
      content: facts.isFile() ? await readFile(path, 'utf8') : '',
      linkname: facts.isSymbolicLink() ? await readlink(path) : undefined,
    });
  }
  return found;
}
