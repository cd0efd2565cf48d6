import { ArchiveError } from '../errors.ts';
import type { BundleOrigin, BundleQuery } from './archive.ts';
import { withArtifactClient } from './artifact-client.ts';
import { listArtifacts } from './artifact-list.ts';
import { parseArtifactName } from './artifact-name.ts';
import {
  type ArtifactArchiveOptions,
  clientEnvironment,
  hasRuntime,
  limitsOf,
  refuseOtherServers,
} from './artifact-options.ts';
import { artifactRest, type RestArtifact } from './artifact-rest.ts';

/** An artifact that may be what was asked for. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
  /** Bytes of the zip file. */
  readonly size: number;
  /** `sha256:<hex>` of the zip file, where the service knows it. */
  readonly digest: string | undefined;
  readonly createdAt: Date;
  readonly origin: BundleOrigin;
  /** Who has to be asked for it: the REST API, or the service of the own run. */
  readonly source: 'rest' | 'run';
}

/**
 * The artifacts that fit, newest first: of all runs through the REST API, which knows an artifact as soon as it is
 * uploaded (https://github.com/actions/upload-artifact/issues/53). Where that cannot answer, those of this run, through
 * its runtime token, which needs no permission.
 */
export async function* findArtifacts(
  options: ArtifactArchiveOptions,
  query: BundleQuery,
): AsyncGenerator<FoundArtifact> {
  refuseOtherServers(options);
  const rest = restArtifacts(options, query);
  const first = await rest.next().catch((error: unknown) => ({ done: 'failed', error }) as const);
  if (first.done !== 'failed') {
    if (first.done === true) return;
    yield first.value;
    yield* rest;
    return;
  }
  const own = await ownArtifacts(options, query).catch((error: unknown) => {
    options.log.debug(`This run's own artifacts could not be listed: ${messageOf(error)}`);
    return [];
  });
  // Nothing but the own run's artifacts can be told, so without any the search has failed.
  if (own.length === 0) throw first.error;
  options.log.warning(`Only this run was searched. ${messageOf(first.error)}`);
  yield* own;
}

async function ownArtifacts(options: ArtifactArchiveOptions, query: BundleQuery): Promise<readonly FoundArtifact[]> {
  const { run, log } = options;
  if (query.runId !== undefined && query.runId !== run.runId) return [];
  if (!hasRuntime(options)) return [];
  const settings = { environment: clientEnvironment(options), deadline: limitsOf(options).list, log };
  const { artifacts } = await withArtifactClient(settings, (call) => call('listArtifacts', {}));
  return artifacts
    .filter(({ name }) => fits(name, query))
    .map(({ id, name, size, digest, createdAt }) => ({
      id,
      name,
      size,
      digest,
      createdAt: createdAt ?? new Date(0),
      origin: run,
      source: 'run' as const,
    }))
    .sort(newestFirst);
}

function fits(artifact: string, { name }: BundleQuery): boolean {
  const saved = parseArtifactName(artifact);
  return saved !== undefined && (name === undefined || saved === name);
}

/** Ids grow with time, and are the same for both services, whose times differ in precision. */
function newestFirst(one: { readonly id: number }, other: { readonly id: number }): number {
  return other.id - one.id;
}

async function* restArtifacts(options: ArtifactArchiveOptions, query: BundleQuery): AsyncGenerator<FoundArtifact> {
  if (options.token === undefined) {
    throw new ArchiveError('Sessions of earlier runs cannot be looked up without the input github-token.');
  }
  const seen = new Set<number>();
  for await (const artifact of listArtifacts(artifactRest(options, limitsOf(options).retries), query)) {
    // A list that grows between two pages shows an artifact twice.
    if (artifact.expired || seen.has(artifact.id) || !fits(artifact.name, query)) continue;
    seen.add(artifact.id);
    yield fromRest(artifact);
  }
}

function fromRest(artifact: RestArtifact): FoundArtifact {
  const run = artifact.workflow_run;
  return {
    id: artifact.id,
    name: artifact.name,
    size: artifact.size_in_bytes,
    digest: artifact.digest ?? undefined,
    createdAt: new Date(artifact.created_at ?? 0),
    origin: {
      runId: run?.id,
      repositoryId: run?.repository_id,
      headRepositoryId: run?.head_repository_id,
      headBranch: run?.head_branch ?? undefined,
    },
    source: 'rest',
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
