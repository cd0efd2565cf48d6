import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { isNotFound } from '../errors.ts';
import type { Log } from '../log.ts';
import { isAbandoned, makerTag } from '../maker.ts';

const PREFIX = '.agent-session-';

/** Milliseconds after which the file of a writer that cannot be asked for counts as left behind. */
const ABANDONED = 24 * 60 * 60 * 1000;

/** Folders below a session's own that hold files of it. */
const DEPTH = 2;

/** A name that no agent reads, for a file on its way to its place in the same folder. */
export function temporaryName(): string {
  return `${PREFIX}${makerTag()}-${randomBytes(6).toString('hex')}`;
}

/** Whether a path in a project folder is that of a file on its way, or of one that a killed writer left. */
export function isTemporary(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).startsWith(PREFIX);
}

/** A text about files without the last part of such names. */
export function withoutTemporaryNames(text: string): string {
  return text.replaceAll(/\/\.agent-session-[\w.-]+/g, '');
}

/** Removes what killed writers left in a project folder. It is no reason to fail. */
export async function sweepProject({ agent, folder, log }: { agent: Agent; folder: string; log: Log }): Promise<void> {
  let removed = 0;
  async function sweep(place: string, depth: number): Promise<void> {
    for (const entry of await entriesOf(place)) {
      const path = join(place, entry.name);
      if (entry.isFile() && isTemporary(entry.name) && (await isLeftBehind(path))) {
        await rm(path, { force: true });
        removed += 1;
      } else if (entry.isDirectory() && depth > 0 && (depth < DEPTH || agent.isSessionId(entry.name))) {
        await sweep(path, depth - 1);
      }
    }
  }
  try {
    await sweep(folder, DEPTH);
  } catch (error) {
    log.debug(`${folder} was not swept to its end: ${String(error)}`);
  }
  if (removed > 0) log.info(`Removed ${removed} file${removed === 1 ? '' : 's'} that killed steps left in ${folder}.`);
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const { uid } = await lstat(path);
  const own = process.getuid?.() ?? uid;
  // What root writes, it gives to the agent's user.
  return (own === uid || own === 0) && (await isAbandoned(path, ABANDONED));
}
