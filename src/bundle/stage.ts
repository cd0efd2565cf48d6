import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from './layout.ts';
import { type Manifest, serializeManifest } from './manifest.ts';

/** A private folder for session files on their way. */
export interface Staging {
  readonly folder: string;
  /** Leaves the folder to a later stage of the job. */
  keep(): void;
  /** Removes the folder and all that is in it. */
  close(): Promise<void>;
}

/** Makes a folder only this user can open. Unless kept, it is removed by `close`, or when the process ends before. */
export async function openStaging(tempDir: string): Promise<Staging> {
  const folder = await mkdtemp(join(tempDir, 'agent-session-'));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  const keep = () => void process.off('exit', removeNow);
  return {
    folder,
    keep,
    close: async () => {
      await removeStaging(folder);
      keep();
    },
  };
}

export async function removeStaging(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Completes a bundle: its files are in place, and this says what each must be. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST_FILE), serializeManifest(manifest), { mode: 0o600 });
}
