import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UnsealingKeys } from '../../src/bundle/sealing-keys.ts';
import { type RawEntry, rawZip } from '../archives/raw-zip.ts';
import { type RawManifest, rawManifest, SESSION } from '../bundle/make-bundle.ts';

/** Something that a stranger could have put where bundles are kept. */
export interface HostileCase {
  readonly what: string;
  /**
   * The zip file, the file of a cache entry, or what to lay into a folder; made when it is needed. `root` is the folder that is watched, with a
   * folder `outside` in it that nothing may be written to.
   */
  readonly make: (root: string) => Promise<Delivered> | Delivered;
  /** What the one line says; `harmless` where the rest of the bundle may be restored. */
  readonly told: RegExp | 'harmless';
  readonly keys?: UnsealingKeys;
}

export type Delivered =
  | { readonly zip: Buffer }
  | { readonly entry: Buffer }
  | { readonly lay: (folder: string) => Promise<void> };

export type Files = Readonly<Record<string, string | Buffer>>;

/** The folder that a directory's sessions lie in, and the transcript of the one session in it. */
export const PROJECT = 'projects/-home-runner-work-project-project';
export const TRANSCRIPT = `${PROJECT}/${SESSION}.jsonl`;

/** What a bundle without any harm in it holds. */
export const HARMLESS: Files = {
  [TRANSCRIPT]: `{"type":"user","cwd":"/home/runner/work/project/project","sessionId":"${SESSION}"}\n`,
};

/** A zip file of a bundle whose manifest, files and further entries can each be spoiled. */
export function bundleZip({
  files = HARMLESS,
  spoil = () => undefined,
  manifest,
  more = [],
}: {
  files?: Files;
  spoil?: (manifest: RawManifest) => void;
  /** In place of the manifest of the files. */
  manifest?: string | Buffer;
  more?: readonly RawEntry[];
}): Delivered {
  const raw = rawManifest(files);
  spoil(raw);
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }));
  const text = Buffer.from(manifest ?? JSON.stringify(raw));
  return { zip: rawZip([{ name: 'manifest.json', content: text }, ...entries, ...more]) };
}

/** A file more in the zip file, that the manifest lists as well. */
export function withFile(name: string, content: string | Buffer = 'x'): Delivered {
  return bundleZip({ files: { ...HARMLESS, [name]: content } });
}

/** Files as they lie in a folder of an archive. */
export function laid(files: Files): { readonly lay: (folder: string) => Promise<void> } {
  return {
    lay: async (folder) => {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), content);
      }
    },
  };
}
