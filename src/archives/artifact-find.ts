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
 * The artifacts that fit, newest first: of this run through its runtime token, which needs no permission, and of all
 * runs through the REST API. Where one of the two cannot answer, the other's answer is used.
 */
export async function* findArtifacts(
  options: ArtifactArchiveOptions,
  query: BundleQuery,
): AsyncGenerator<FoundArtifact> {
  refuseOtherServers(options);
  const own = ownArtifacts(options, query);
  const rest = restArtifacts(options, query);
  const [ownList, firstOfRest] = await Promise.allSettled([own, rest.next()]);
  const ownFound = ownList.status === 'fulfilled' ? ownList.value : [];
  if (firstOfRest.status === 'rejected') {
    // Nothing but the own run's artifacts can be told, so without any the search has failed.
    if (ownFound.length === 0) throw firstOfRest.reason;
    options.log.warning(`Only this run was searched. ${messageOf(firstOfRest.reason)}`);
    yield* ownFound;
    return;
  }
  if (ownList.status === 'rejected') {
    options.log.warning(`This run's own artifacts could not be listed: ${messageOf(ownList.reason)}`);
  }
  yield* merge(ownFound, firstOfRest.value, rest);
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

async function* restArtifacts(
  options: ArtifactArchiveOptions,
  query: BundleQuery,
): AsyncGenerator<FoundArtifact, undefined> {
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
  return undefined;
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

type Found = IteratorResult<FoundArtifact, undefined>;

async function* merge(
  own: readonly FoundArtifact[],
  first: Found,
  rest: AsyncIterator<FoundArtifact, undefined>,
): AsyncGenerator<FoundArtifact> {
  const ownIds = new Set(own.map(({ id }) => id));
  const waiting = [...own];
  for (let found = first; found.done !== true; found = await rest.next()) {
    const artifact = found.value;
    while (waiting[0] !== undefined && waiting[0].id > artifact.id) yield waiting.shift() as FoundArtifact;
    // The REST API tells more about it, so its answer is the one used.
    if (waiting[0]?.id === artifact.id) waiting.shift();
    else if (ownIds.has(artifact.id)) continue;
    yield artifact;
  }
  yield* waiting;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
