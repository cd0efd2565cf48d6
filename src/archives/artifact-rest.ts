import { setTimeout as pause } from 'node:timers/promises';
import type { ArtifactArchiveOptions } from './artifact-options.ts';
import { isPassing, type RestAnswer, restError, waitAsked } from './artifact-rest-errors.ts';
import { githubFetch } from './github-fetch.ts';

/** Milliseconds for one request. */
const REQUEST_TIME = 20_000;

/** An artifact as GitHub's REST API describes it; only what is read here. */
export interface RestArtifact {
  readonly id: number;
  readonly name: string;
  readonly size_in_bytes: number;
  readonly expired: boolean;
  readonly created_at: string | null;
  readonly digest?: string | null;
  readonly workflow_run?: {
    readonly id?: number;
    readonly repository_id?: number;
    readonly head_repository_id?: number;
    readonly head_branch?: string | null;
  } | null;
}

/** The part of the REST API that is about the artifacts of one repository. All of it may throw an ArchiveError. */
export interface ArtifactRest {
  /** A page of the artifacts of all runs, newest first. */
  repositoryPage(parameters: Readonly<Record<string, string>>): Promise<readonly RestArtifact[]>;
  /** A page of the artifacts of one run, in no known order; `undefined` where there is no such run to be seen. */
  runPage(runId: number, parameters: Readonly<Record<string, string>>): Promise<readonly RestArtifact[] | undefined>;
  /** Where the zip file of an artifact can be had for some minutes; `undefined` where it is gone. */
  downloadUrl(id: number): Promise<string | undefined>;
}

/** `retries`: milliseconds that failed requests and the pauses after them may take in all. */
export function artifactRest(options: ArtifactArchiveOptions, retries: number): ArtifactRest {
  let left = retries;

  /** One request, repeated while it fails for a reason that may pass and there is time left. */
  async function request(path: string): Promise<RestAnswer> {
    for (let delay = 1000; ; delay *= 2) {
      const start = performance.now();
      const outcome = await attempt(options, path, Math.ceil(Math.min(REQUEST_TIME, left)));
      if (!isPassing(outcome)) return outcome;
      // One that may be asked again at once is not: a limit lasts the longer for it.
      const wait = Math.max(waitAsked(outcome) ?? 0, delay);
      left -= performance.now() - start + wait;
      if (left <= 0) throw restError(outcome, options);
      options.log.debug(`GitHub's API could not answer ${path}; next try in ${wait / 1000} s.`);
      await pause(wait);
    }
  }

  async function page(path: string, parameters: Readonly<Record<string, string>>) {
    const answer = await request(`${path}?${new URLSearchParams(parameters)}`);
    return { answer, artifacts: answer.status === 200 ? parsePage(answer.text) : undefined };
  }

  return {
    async repositoryPage(parameters) {
      const { answer, artifacts } = await page('/actions/artifacts', parameters);
      if (artifacts === undefined) throw restError(answer, options);
      return artifacts;
    },
    async runPage(runId, parameters) {
      const { answer, artifacts } = await page(`/actions/runs/${runId}/artifacts`, parameters);
      if (artifacts === undefined && answer.status !== 404) throw restError(answer, options);
      return artifacts;
    },
    async downloadUrl(id) {
      const answer = await request(`/actions/artifacts/${id}/zip`);
      if (answer.status === 404 || answer.status === 410) return undefined;
      const location = answer.header('location');
      if (answer.status !== 302 || location === undefined) throw restError(answer, options);
      return location;
    },
  };
}

async function attempt(options: ArtifactArchiveOptions, path: string, time: number): Promise<RestAnswer | Error> {
  const signal = AbortSignal.timeout(time);
  try {
    const { status, header, body } = await githubFetch(`${options.apiUrl}/repos/${options.repository}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${options.token}`,
        'user-agent': 'agent-session',
        'x-github-api-version': '2022-11-28',
      },
      redirect: 'manual',
      environment: options.environment,
      signal,
    });
    return { status, header, text: await textOf(body) };
  } catch (raw) {
    const error: unknown = signal.aborted ? signal.reason : raw;
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parsePage(text: string): readonly RestArtifact[] | undefined {
  try {
    const { artifacts } = JSON.parse(text) as { artifacts?: readonly RestArtifact[] };
    return Array.isArray(artifacts) ? artifacts : undefined;
  } catch {
    // A proxy's page, say: the caller tells what came instead.
    return undefined;
  }
}
