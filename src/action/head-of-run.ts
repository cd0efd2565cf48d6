/** Whose code a run is for. */
export interface HeadOfRun {
  readonly headRepositoryId: number | undefined;
  readonly headBranch: string | undefined;
}

/** What the runner says of a run, and the event's payload as it was written. */
export interface RunFacts {
  readonly event: string | undefined;
  readonly repositoryId: number | undefined;
  readonly refName: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Runs for these events are for the code of a pull request: GitHub gives those from a fork no secrets and no write token. */
const FOR_PULL_REQUESTS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/**
 * Every other event's run has this repository's trust, whoever caused it: `pull_request_target`, `issue_comment` and
 * `workflow_run` too, whatever pull request their payload tells of. The name of a branch in a fork is the choice of
 * whoever made the fork, so for such a run it says nothing.
 */
export function headOfRun({ event = '', repositoryId, refName, payload }: RunFacts): HeadOfRun {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== 'pull_request_target') return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn = repositoryId !== undefined && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn ? pullRequest.headBranch : undefined };
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
