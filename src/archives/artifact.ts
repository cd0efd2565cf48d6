import type { Archive, BundleQuery, FoundBundle } from './archive.ts';
import { downloadArtifact } from './artifact-download.ts';
import { findArtifacts } from './artifact-find.ts';
import type { ArtifactArchiveOptions } from './artifact-options.ts';
import { saveArtifact } from './artifact-save.ts';

export type { ArtifactArchiveOptions } from './artifact-options.ts';

/** Keeps bundles as artifacts of workflow runs, named after the session: `agent-session-<encoded name>`. */
export function openArtifactArchive(options: ArtifactArchiveOptions): Archive {
  return {
    kind: 'artifact',
    origins: 'witnessed',
    find: (query) => find(options, query),
    save: (name, folder) => saveArtifact(options, name, folder),
  };
}

async function* find(options: ArtifactArchiveOptions, query: BundleQuery): AsyncGenerator<FoundBundle> {
  for await (const artifact of findArtifacts(options, query)) {
    const { id, name, createdAt, origin } = artifact;
    yield {
      label: `artifact ${name} (#${id}) of run ${origin.runId ?? 'unknown'}`,
      createdAt,
      origin,
      download: (folder) => downloadArtifact(options, artifact, folder),
    };
  }
}
