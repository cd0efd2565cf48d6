import type { Archive, BundleQuery, FoundBundle } from './archive.ts';
import { type StartedClient, startClient } from './artifact-client.ts';
import { downloadArtifact } from './artifact-download.ts';
import { findArtifacts } from './artifact-find.ts';
import { parseArtifactName } from './artifact-name.ts';
import { type ArtifactArchiveOptions, clientEnvironment } from './artifact-options.ts';
import { saveArtifact } from './artifact-save.ts';

export type { ArtifactArchiveOptions } from './artifact-options.ts';

/** Keeps bundles as artifacts of workflow runs, named after the session: `agent-session-<encoded name>`. */
export function openArtifactArchive(options: ArtifactArchiveOptions): Archive {
  let client: StartedClient | undefined;
  return {
    kind: 'artifact',
    origins: 'witnessed',
    find: (query) => find(options, query),
    getReady() {
      try {
        client ??= startClient({ environment: clientEnvironment(options), log: options.log });
      } catch {
        // What is wrong with it is told when it is needed.
      }
    },
    async save(name, folder) {
      const started = client;
      client = undefined;
      return await saveArtifact({ ...options, client: started }, name, folder);
    },
  };
}

async function* find(options: ArtifactArchiveOptions, query: BundleQuery): AsyncGenerator<FoundBundle> {
  for await (const artifact of findArtifacts(options, query)) {
    const { id, name, size, createdAt, origin } = artifact;
    yield {
      label: `artifact ${name} (#${id}) of run ${origin.runId ?? 'unknown'}`,
      name: parseArtifactName(name) ?? name,
      size,
      createdAt,
      origin,
      download: (folder) => downloadArtifact(options, artifact, folder),
    };
  }
}
