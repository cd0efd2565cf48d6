import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../remove-tree.ts';
import { MANIFEST_FILE } from './layout.ts';
import { type Manifest, serializeManifest } from './manifest.ts';

/** A private folder for session files on their way. */
export interface Staging {
  readonly folder: string;
  /** Removes the folder and all that is in it. */
  close(): Promise<void>;
}

/** Makes a folder only this user can open. */
export async function openStaging(tempDir: string): Promise<Staging> {
  const folder = await mkdtemp(join(tempDir, 'agent-session-'));
  return { folder, close: () => removeTree(folder) };
}

/** Completes a bundle: its files are in place, and this says what each must be. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST_FILE), serializeManifest(manifest), { mode: 0o600 });
}
