import { agents } from '../../src/agents/index.ts';
import { unpackedPath } from '../../src/archives/artifact-files.ts';
import { unpackEntry } from '../../src/archives/cache-pack.ts';
import { copyTree } from '../../src/archives/copy-tree.ts';
import { unpack } from '../../src/archives/unpack.ts';
import { openBundle } from '../../src/bundle/open-bundle.ts';
import type { UnsealingKeys } from '../../src/bundle/sealing-keys.ts';
import { openStaging } from '../../src/bundle/stage.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { relocatedStore } from '../../src/sessions/relocated.ts';
import { transferSession } from '../../src/sessions/transfer.ts';

/** Bytes; the default of `max-size`. */
const LARGEST = 1_000_000_000;

export interface Reception {
  /** A zip file as an artifact is, the file of a cache entry, or a folder as a directory archive has. */
  readonly delivery: { readonly zip: string } | { readonly entry: string } | { readonly folder: string };
  readonly keys?: UnsealingKeys;
  readonly tempDir: string;
  /** The `projects` folder of the sandbox. */
  readonly projects: string;
}

/** What a restore does with a bundle once it has been downloaded. Gives the id of the session it put in place. */
export async function work({ delivery, keys, tempDir, projects }: Reception): Promise<string> {
  const received = await openStaging(tempDir);
  let folder = received.folder;
  try {
    if ('zip' in delivery) await unpack(delivery.zip, folder, { largest: LARGEST, pathOf: unpackedPath });
    else if ('entry' in delivery) await unpackEntry(delivery.entry, folder, LARGEST);
    else await copyTree(delivery.folder, folder, LARGEST);
    const { manifest, staging } = await openBundle(received, { keys, largest: LARGEST, tempDir });
    folder = staging.folder;
    try {
      const agent = agents['claude-code'];
      const { directory, configDirectory, sessionId } = manifest;
      const bundle = relocatedStore(folder, { agent, directory, configDirectory });
      await transferSession(bundle, hostSessionStore('/sandbox/work', projects), sessionId);
      return sessionId;
    } finally {
      await staging.close();
    }
  } finally {
    await received.close();
  }
}
