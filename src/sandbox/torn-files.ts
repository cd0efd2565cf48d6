import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { SpooledFile } from '../sessions/spool-files.ts';
import type { Findings, Found } from './compare-files.ts';

/**
 * The files that were cut short on their way, as a full disk leaves them: no older than the sending, which was `begun`
 * then, and a beginning of what was sent. What was there before is none of them.
 */
export async function tornFiles(
  files: readonly SpooledFile[],
  { found }: Findings,
  begun: Date,
): Promise<readonly SpooledFile[]> {
  const torn: SpooledFile[] = [];
  // A tar stream tells whole seconds.
  const earliest = Math.floor(begun.getTime() / 1000) * 1000;
  for (const file of files) {
    const there = found.get(file.path);
    const own = file.mtime && Math.floor(file.mtime.getTime() / 1000) * 1000;
    if (there === undefined || (there.mtime.getTime() < earliest && there.mtime.getTime() !== own)) continue;
    if (await isBeginning(there, file)) torn.push(file);
  }
  return torn;
}

/** What was found without files that were removed since. */
export function withoutFiles({ found, folders }: Findings, files: readonly SpooledFile[]): Findings {
  const removed = new Set(files.map(({ path }) => path));
  return { folders, found: new Map([...found].filter(([path]) => !removed.has(path))) };
}

async function isBeginning({ standing, digest }: Found, { localPath, digest: whole }: SpooledFile): Promise<boolean> {
  if (standing !== 'other' || digest === undefined || digest.size >= whole.size) return false;
  if (digest.size === 0) return true;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(localPath, { end: digest.size - 1 })) hash.update(chunk as Buffer);
  return hash.digest('hex') === digest.sha256;
}
