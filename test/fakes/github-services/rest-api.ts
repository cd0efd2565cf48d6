import { type Answer, empty, json } from './answer.ts';
import { type ArtifactRecords, type FakeArtifact, isExpired } from './artifact-records.ts';
import type { Operation } from './faults.ts';

/** Which operation of the REST API a request is, and the number in its path. */
export interface RestCall {
  readonly operation: Operation;
  readonly id: number;
}

export interface RestService {
  readonly records: ArtifactRecords;
  /** The token that may read, `undefined` while none may. */
  readonly token: string | undefined;
  signedUrl(artifact: FakeArtifact): string;
}

const ROUTES: readonly (readonly [string, RegExp, Operation])[] = [
  ['GET', /^\/actions\/artifacts$/, 'ListRepositoryArtifacts'],
  ['GET', /^\/actions\/runs\/(\d+)\/artifacts$/, 'ListRunArtifacts'],
  ['GET', /^\/actions\/artifacts\/(\d+)$/, 'GetArtifact'],
  ['GET', /^\/actions\/artifacts\/(\d+)\/zip$/, 'DownloadArtifact'],
  ['DELETE', /^\/actions\/artifacts\/(\d+)$/, 'DeleteRepositoryArtifact'],
];

/** `undefined` for everything that is not about the artifacts of `repository` (`owner/name`). */
export function restCall(method: string, path: string, repository: string): RestCall | undefined {
  const prefix = `/repos/${repository}`;
  if (!path.startsWith(`${prefix}/`)) return undefined;
  for (const [routeMethod, pattern, operation] of ROUTES) {
    const match = pattern.exec(path.slice(prefix.length));
    if (match !== null && routeMethod === method) return { operation, id: Number(match[1]) };
  }
  return undefined;
}

export function answerRest(
  { operation, id }: RestCall,
  request: { readonly url: URL; readonly authorization: string | undefined },
  service: RestService,
): Answer {
  const token = /^(?:token|Bearer) (.+)$/i.exec(request.authorization ?? '')?.[1];
  if (token === undefined) return restProblem(401, 'Requires authentication');
  if (token !== service.token) return restProblem(403, 'Resource not accessible by integration');
  const { records } = service;
  if (operation === 'ListRepositoryArtifacts') return list([...records.visible()].sort(newestFirst), request.url);
  if (operation === 'ListRunArtifacts') {
    if (!records.runs.has(id)) return restProblem(404, 'Not Found');
    return list(
      records.visible().filter((artifact) => artifact.run.id === id),
      request.url,
    );
  }
  const artifact = records.visible().find((one) => one.id === id);
  if (artifact === undefined) return restProblem(404, 'Not Found');
  if (operation === 'GetArtifact') return json(200, describe(artifact, request.url));
  if (operation === 'DeleteRepositoryArtifact') {
    records.remove(id);
    return empty(204);
  }
  return isExpired(artifact)
    ? restProblem(410, 'Artifact has expired')
    : empty(302, { location: service.signedUrl(artifact) });
}

function newestFirst(one: FakeArtifact, other: FakeArtifact): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
}

function list(artifacts: readonly FakeArtifact[], url: URL): Answer {
  const name = url.searchParams.get('name');
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const page = Number(url.searchParams.get('page') ?? 1);
  const named = artifacts.filter((artifact) => name === null || artifact.name === name);
  const shown = named.slice((page - 1) * perPage, page * perPage);
  return json(
    200,
    { total_count: named.length, artifacts: shown.map((artifact) => describe(artifact, url)) },
    rateLimit,
  );
}

const rateLimit = {
  'x-ratelimit-limit': '1000',
  'x-ratelimit-remaining': '987',
  'x-github-media-type': 'github.v3; format=json',
};

function describe(artifact: FakeArtifact, { origin }: URL): object {
  return {
    id: artifact.id,
    node_id: `node-${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.content?.length ?? 0,
    archive_download_url: `${origin}/artifacts/${artifact.id}/zip`,
    expired: isExpired(artifact),
    digest: artifact.digest ?? null,
    created_at: seconds(artifact.createdAt),
    updated_at: seconds(artifact.createdAt),
    expires_at: seconds(artifact.expiresAt),
    workflow_run: {
      id: artifact.run.id,
      repository_id: artifact.run.repositoryId,
      head_repository_id: artifact.run.headRepositoryId,
      head_branch: artifact.run.headBranch,
      head_sha: artifact.run.headSha,
    },
  };
}

/** The REST API knows no milliseconds. */
function seconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

function restProblem(status: number, message: string): Answer {
  return json(
    status,
    { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    rateLimit,
  );
}
