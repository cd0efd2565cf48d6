import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, json } from './github-services/answer.ts';
import {
  type ArtifactRecords,
  artifactRecords,
  digestOf,
  type FakeArtifact,
  type FakeRun,
} from './github-services/artifact-records.ts';
import { type BlobStore, blobOperation, blobStore } from './github-services/blob-store.ts';
import {
  answerCache,
  type CacheRecords,
  type CacheScope,
  cacheOperation,
  cacheRecords,
  type FakeCacheEntry,
} from './github-services/cache-service.ts';
import {
  type Fault,
  type Faults,
  type Operation,
  plannedFaults,
  readBody,
  sendFaulty,
} from './github-services/faults.ts';
import { answerRest, restCall } from './github-services/rest-api.ts';
import { answerResults, resultsOperation, runtimeToken } from './github-services/results-service.ts';

export type { FakeArtifact, FakeRun } from './github-services/artifact-records.ts';
export type { CacheScope, FakeCacheEntry } from './github-services/cache-service.ts';
export type { Fault, Operation } from './github-services/faults.ts';

export interface GithubServicesOptions {
  /** `owner/name` of the one repository there is. */
  readonly repository?: string;
  readonly repositoryId?: number;
  /** The `github.token` of its jobs. */
  readonly token?: string;
  /**
   * Where jobs are told that a part of the services is: its own loopback address, if nothing else is said. They are at no
   * other, so a test that says one has what leads from there to `url`.
   */
  readonly address?: (part: ServicePart, url: string) => string;
}

export type ServicePart = 'api' | 'results' | 'blobs';

/** A request as it arrived. */
export interface ServiceRequest {
  readonly operation: Operation | undefined;
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | undefined;
  /** Of JSON requests. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface GithubServices {
  readonly url: string;
  readonly repository: string;
  readonly repositoryId: number;
  readonly token: string;
  readonly requests: readonly ServiceRequest[];
  /** What the services hold now, unfinished uploads included. Tests may change the artifacts. */
  readonly artifacts: readonly FakeArtifact[];
  /** The same for the cache. */
  readonly cacheEntries: FakeCacheEntry[];
  addRun(run: Partial<FakeRun> & { readonly id: number }): FakeRun;
  /** An artifact of an earlier upload, with any content. */
  addArtifact(artifact: {
    readonly runId: number;
    readonly name: string;
    readonly content: Buffer;
    readonly createdAt?: Date;
    readonly expiresAt?: Date;
  }): FakeArtifact;
  removeArtifact(id: number): void;
  /**
   * The variables that GitHub and the runner give an action in a job of that run, which is added where it is new. `scopes`:
   * whose cache entries it sees, its own first.
   */
  jobVariables(runId: number, scopes?: readonly CacheScope[]): Record<string, string>;
  /** Whether the token may read artifacts over the REST API, as `permissions: actions: read` lets it. */
  allowActionsRead(allowed: 'yes' | 'no'): void;
  /** Makes an operation go wrong, from now on or for the next `times` calls. */
  fail(operation: Operation, fault: Fault, times?: number): void;
  heal(): void;
  close(): Promise<void>;
}

interface State {
  readonly repository: string;
  readonly records: ArtifactRecords;
  readonly caches: CacheRecords;
  readonly faults: Faults;
  readonly requests: ServiceRequest[];
  token: string | undefined;
}

/** A double of GitHub's artifact and cache services on loopback: the results service, its blob store, and the REST API. */
export async function startGithubServices({
  repository = 'octo-org/my.repo_x',
  repositoryId = 4711,
  token = 'ghs_test',
  address = (_part, own) => own,
}: GithubServicesOptions = {}): Promise<GithubServices> {
  const records = artifactRecords(repositoryId);
  const caches = cacheRecords();
  const state: State = { repository, records, caches, faults: plannedFaults(), requests: [], token };
  const blobs = blobStore(
    () => address('blobs', url),
    (blob) => records.byBlob(blob) ?? caches.all.find((entry) => entry.blob === blob),
  );
  const server = createServer((request, response) => {
    handle(request, response, { state, blobs, url }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let jobs = 0;

  function runOf(id: number): FakeRun {
    return records.runs.get(id) ?? records.addRun({ id });
  }

  return {
    url,
    repository,
    repositoryId,
    token,
    requests: state.requests,
    artifacts: records.all,
    cacheEntries: caches.all,
    addRun: records.addRun,
    addArtifact({ runId, name, content, createdAt = new Date(), expiresAt }) {
      const artifact = records.create({ run: runOf(runId), name, jobBackendId: 'job', expiresAt });
      if (artifact === undefined) throw new Error(`run ${runId} has an artifact ${name}`);
      return Object.assign(artifact, { content, digest: digestOf(content), createdAt, finalized: true });
    },
    removeArtifact: (id) => void records.remove(id),
    jobVariables(runId, scopes = [{ ref: 'refs/heads/main', permission: 3 }]) {
      jobs += 1;
      return {
        ACTIONS_RESULTS_URL: `${address('results', url)}/`,
        ACTIONS_RUNTIME_URL: `${address('results', url)}/`,
        ACTIONS_RUNTIME_TOKEN: runtimeToken(
          runOf(runId).id,
          `00000000-0000-4000-9000-${String(jobs).padStart(12, '0')}`,
          scopes,
        ),
        ACTIONS_CACHE_SERVICE_V2: 'True',
        GITHUB_API_URL: address('api', url),
        // Clients take only names of GitHub's own, or below .localhost, for a GitHub that keeps artifacts.
        GITHUB_SERVER_URL: `http://github.localhost:${port}`,
        GITHUB_REPOSITORY: repository,
        GITHUB_REPOSITORY_ID: String(repositoryId),
        GITHUB_RUN_ID: String(runId),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RETENTION_DAYS: '90',
      };
    },
    allowActionsRead: (allowed) => void Object.assign(state, { token: allowed === 'yes' ? token : undefined }),
    fail: state.faults.set,
    heal: state.faults.clear,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Services {
  readonly state: State;
  readonly blobs: BlobStore;
  readonly url: string;
}

async function handle(request: IncomingMessage, response: ServerResponse, services: Services): Promise<void> {
  const { state, blobs } = services;
  const url = new URL(request.url ?? '/', services.url);
  const method = request.method ?? 'GET';
  const { authorization } = request.headers;
  const rest = restCall(method, url.pathname, state.repository);
  const cached = cacheOperation(method, url.pathname);
  const operation = cached ?? resultsOperation(method, url.pathname) ?? blobOperation(method, url) ?? rest?.operation;
  const content = await readBody(request, operation && state.faults.next(operation));
  const body = request.headers['content-type']?.includes('json') ? JSON.parse(content.toString() || '{}') : {};
  state.requests.push({ operation, method, url, authorization, body });

  const fault = operation === undefined ? undefined : state.faults.take(operation);
  if (typeof fault === 'object') return send(response, json(fault.status, fault.body ?? {}, fault.headers));
  if (fault === 'stall') return;
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  return fault === undefined ? send(response, route()) : sendFaulty(response, route(), fault);

  function route(): Answer {
    if (operation === undefined) return json(404, { message: 'Not Found' });
    if (rest !== undefined) return answerRest(rest, { url, authorization }, { ...state, signedUrl: blobs.signedUrl });
    if (cached !== undefined) {
      return answerCache(cached, { authorization, body }, { ...state, signedUrl: blobs.signedUrl });
    }
    if (method === 'POST')
      return answerResults(operation, { authorization, body }, { ...state, signedUrl: blobs.signedUrl });
    return blobs.answer(operation, { url, body: content });
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}
