import { posix } from 'node:path';
import type { Lineage } from '../bundle/lineage.ts';
import { MANIFEST_VERSION, type Manifest } from '../bundle/manifest.ts';
import type { SessionExtent } from '../sessions/extent.ts';
import type { TransferredFile } from '../sessions/transfer.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';
import type { CaptureRequest } from './capture.ts';

/** What a bundle says of the session in it. */
export function manifestOf(
  request: CaptureRequest,
  session: {
    id: string;
    resumedFrom: string | undefined;
    lineage: Lineage;
    extent: SessionExtent;
    files: readonly TransferredFile[];
    redactions: Readonly<Record<string, number>>;
    facts: TranscriptFacts | undefined;
    /** The folder of its files in the bundle. */
    project: string;
  },
): Manifest {
  const { resumedFrom, facts } = session;
  return {
    version: MANIFEST_VERSION,
    agent: request.agent.name,
    ...(facts?.agentVersion === undefined ? {} : { agentVersion: facts.agentVersion }),
    name: request.name,
    sessionId: session.id,
    ...(resumedFrom === undefined ? {} : { resumedFrom }),
    ...session.lineage,
    directory: request.directory,
    configDirectory: request.configDirectory,
    source: request.source,
    capturedAt: new Date().toISOString(),
    files: session.files.map(({ path, size, sha256, mode, mtime }) => ({
      path: posix.join(session.project, path),
      size,
      sha256,
      mode,
      mtime: mtime.toISOString(),
    })),
    rows: session.extent.rows,
    redactions: session.redactions,
  };
}
