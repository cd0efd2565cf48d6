import { type Answer, json } from './answer.ts';
import { type ArtifactRecords, type FakeArtifact, type FakeRun, isExpired } from './artifact-records.ts';
import type { CacheScope } from './cache-service.ts';
import type { Operation } from './faults.ts';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

interface JobClaim {
  readonly run: FakeRun;
  readonly jobBackendId: string;
}

export function resultsOperation(method: string, path: string): Operation | undefined {
  const name = path.startsWith(SERVICE) && method === 'POST' ? path.slice(SERVICE.length) : '';
  return handlers.has(name as Operation) ? (name as Operation) : undefined;
}

/** The part of the results service that jobs reach with their runtime token. */
export function answerResults(
  operation: Operation,
  request: { readonly authorization: string | undefined; readonly body: Readonly<Record<string, unknown>> },
  service: { readonly records: ArtifactRecords; signedUrl(artifact: FakeArtifact): string },
): Answer {
  const claim = readToken(request.authorization, service.records);
  if (claim === undefined) return problem(401, 'unauthenticated', 'the token is not one of a running job');
  if (request.body.workflow_run_backend_id !== runBackendId(claim.run.id)) {
    return problem(403, 'permission_denied', 'the token is for another run');
  }
  return (
    handlers.get(operation)?.({ ...service, ...claim, body: request.body }) ?? problem(404, 'bad_route', operation)
  );
}

/** The token of a job, unsigned: clients only read its claims. */
export function runtimeToken(runId: number, jobBackendId: string, scopes: readonly CacheScope[]): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = `Actions.GenericRead:00000000-0000-0000-0000-000000000000 Actions.Results:${runBackendId(runId)}:${jobBackendId}`;
  const ac = JSON.stringify(scopes.map(({ ref, permission }) => ({ Scope: ref, Permission: permission })));
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp, ac, exp: Math.floor(Date.now() / 1000) + 6 * 3600 })}.`;
}

function runBackendId(runId: number): string {
  return `00000000-0000-4000-8000-${String(runId).padStart(12, '0')}`;
}

function readToken(authorization: string | undefined, records: ArtifactRecords): JobClaim | undefined {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1];
  if (claims === undefined) return undefined;
  const { scp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { scp: string };
  const [, backendId = '', jobBackendId = ''] = /Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  const run = records.runs.get(Number(backendId.split('-').at(-1)));
  return run === undefined ? undefined : { run, jobBackendId };
}

type Handler = (
  call: JobClaim & {
    readonly records: ArtifactRecords;
    readonly body: Readonly<Record<string, unknown>>;
    signedUrl(artifact: FakeArtifact): string;
  },
) => Answer;

const handlers: ReadonlyMap<Operation, Handler> = new Map<Operation, Handler>([
  [
    'CreateArtifact',
    ({ records, run, jobBackendId, body, signedUrl }) => {
      const name = String(body.name);
      if (/["<>|*?:\r\n\\/]/.test(name)) return problem(400, 'invalid_argument', `the name ${name} is not allowed`);
      const expiresAt = body.expires_at === undefined ? undefined : new Date(String(body.expires_at));
      const artifact = records.create({ run, name, jobBackendId, expiresAt });
      return artifact === undefined
        ? problem(409, 'already_exists', 'an artifact with this name already exists on the workflow run')
        : json(200, { ok: true, signed_upload_url: signedUrl(artifact) });
    },
  ],
  [
    'FinalizeArtifact',
    ({ records, run, body }) => {
      const artifact = records.all.find((one) => one.run.id === run.id && one.name === body.name);
      if (artifact?.content === undefined) return problem(400, 'failed_precondition', 'nothing was uploaded');
      if (String(artifact.content.length) !== body.size) return problem(400, 'invalid_argument', 'the size differs');
      if (artifact.digest !== body.hash) return problem(400, 'invalid_argument', 'the hash differs');
      artifact.finalized = true;
      return json(200, { ok: true, artifact_id: String(artifact.id) });
    },
  ],
  [
    'ListArtifacts',
    ({ records, run, body }) => {
      const artifacts = records
        .visible()
        .filter((one) => one.run.id === run.id && !isExpired(one))
        .filter((one) => body.name_filter === undefined || one.name === body.name_filter)
        .filter((one) => body.id_filter === undefined || String(one.id) === body.id_filter);
      return json(200, { artifacts: artifacts.map(describe) });
    },
  ],
  [
    'GetSignedArtifactURL',
    ({ records, run, body, signedUrl }) => {
      const artifact = records.visible().find((one) => one.run.id === run.id && one.name === body.name);
      return artifact === undefined || isExpired(artifact)
        ? problem(404, 'not_found', 'no such artifact')
        : json(200, { signed_url: signedUrl(artifact) });
    },
  ],
  [
    'DeleteArtifact',
    ({ records, run, body }) => {
      const artifact = records.visible().find((one) => one.run.id === run.id && one.name === body.name);
      if (artifact === undefined) return problem(404, 'not_found', 'no such artifact');
      records.remove(artifact.id);
      return json(200, { ok: true, artifact_id: String(artifact.id) });
    },
  ],
]);

function describe(artifact: FakeArtifact): object {
  return {
    workflow_run_backend_id: runBackendId(artifact.run.id),
    workflow_job_run_backend_id: artifact.jobBackendId,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.content?.length ?? 0),
    created_at: artifact.createdAt.toISOString(),
    ...(artifact.digest === undefined ? {} : { digest: artifact.digest }),
  };
}

function problem(status: number, code: string, msg: string): Answer {
  return json(status, { code, msg });
}
