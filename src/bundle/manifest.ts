import type { MANIFEST_VERSION } from './layout.ts';
import type { Lineage } from './lineage.ts';

/** The run that made a capture. Ids are numbers of GitHub; zero-information fields are left out, not invented. */
export interface CaptureSource {
  readonly repository?: string;
  readonly repositoryId?: number;
  readonly headRepositoryId?: number;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  readonly event?: string;
  readonly ref?: string;
  readonly sha?: string;
}

export interface ManifestFile {
  /** Relative to the bundle's folder, with `/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Permission bits. */
  readonly mode: number;
  /** RFC 3339. */
  readonly mtime: string;
}

/** `manifest.json` of a bundle: what was captured, from where, and what each file must be. */
export interface Manifest extends Lineage {
  readonly version: typeof MANIFEST_VERSION;
  readonly agent: string;
  readonly agentVersion?: string;
  readonly name: string;
  readonly sessionId: string;
  /** The session that was resumed, where the agent went on under a new id. */
  readonly resumedFrom?: string;
  /** The working directory that the paths inside are written for. */
  readonly directory: string;
  /** The agent's config directory that the paths inside are written for. */
  readonly configDirectory: string;
  readonly source: CaptureSource;
  /** RFC 3339. */
  readonly capturedAt: string;
  readonly jobStatus?: string;
  readonly files: readonly ManifestFile[];
  /** Rows of the transcript. */
  readonly rows: number;
  /** Rule → how many secrets it removed. */
  readonly redactions: Readonly<Record<string, number>>;
}

/** The text of `manifest.json`. */
export function serializeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

export { MANIFEST_VERSION } from './layout.ts';
export { parseManifest } from './parse-manifest.ts';
