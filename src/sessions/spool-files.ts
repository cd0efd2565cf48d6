import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { spool } from './digest.ts';
import { checkSessionFile } from './session-files.ts';
import type { Digest, SessionFile } from './session-store.ts';

/** A file of a session that lies in a folder of ours, its size and digest known. */
export interface SpooledFile {
  readonly path: string;
  readonly kind: SessionFile['kind'];
  /** Permission bits it is to have in the store. */
  readonly mode: number;
  readonly digest: Digest;
  readonly localPath: string;
  /** The mtime it is to have in the store, where that is not now. */
  readonly mtime?: Date;
}

/** The files of one session in a private folder. */
export interface Spool {
  /** The transcript last: it is what makes a session appear. */
  readonly files: readonly SpooledFile[];
  readonly folder: string;
  /** Removes the folder and all that is in it. */
  close(): Promise<void>;
}

/**
 * Copies the files of the session `id`, or, where none is given, of several sessions and with the mtimes they bring, into a new
 * folder below `tempDir` that only this user can open.
 */
export async function spoolFiles(
  files: AsyncIterable<SessionFile>,
  { agent, id, tempDir }: { agent: Agent; id?: string; tempDir: string },
): Promise<Spool> {
  const folder = await mkdtemp(join(tempDir, 'agent-session-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const spooled: SpooledFile[] = [];
  try {
    for await (const file of files) {
      checkSessionFile(agent, id ?? file.sessionId, file);
      const times = id === undefined ? { mtime: file.mtime } : {};
      spooled.push({ ...(await spoolFile(file, join(folder, String(spooled.length)))), ...times });
    }
  } catch (error) {
    await close();
    throw error;
  }
  spooled.sort((a, b) => Number(a.kind === 'transcript') - Number(b.kind === 'transcript'));
  return { files: spooled, folder, close };
}

async function spoolFile({ path, kind, mode, ...source }: SessionFile, localPath: string): Promise<SpooledFile> {
  const local = await open(localPath, 'wx', 0o600);
  try {
    const digest = await spool(source, local);
    return { path, kind, mode: kind === 'transcript' ? 0o600 : mode, digest, localPath };
  } finally {
    await local.close();
  }
}
