import { readFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import type { CaptureSource } from '../bundle/manifest.ts';
import type { Log } from '../log.ts';
import { headOfRun } from './head-of-run.ts';

/** What the runner says of the run, the job and the machine. Numbers that it does not give are left out. */
export interface JobContext {
  /** `owner/name`. */
  readonly repository: string;
  readonly repositoryId: number | undefined;
  /** The repository whose code the run is for: the fork, in a pull request from one. */
  readonly headRepositoryId: number | undefined;
  readonly headBranch: string | undefined;
  /** Whether only members can read the repository; `undefined` where the event does not say. */
  readonly isPrivate: boolean | undefined;
  readonly runId: number | undefined;
  readonly runAttempt: number | undefined;
  readonly job: string | undefined;
  readonly event: string | undefined;
  readonly ref: string | undefined;
  readonly refName: string | undefined;
  readonly sha: string | undefined;
  /** Of the pull request or issue that the event is about. */
  readonly issueNumber: number | undefined;
  readonly workspace: string;
  /** Where this step puts down what is gone when it ends. */
  readonly temp: string;
  /** The runner's own, for all steps of the job. */
  readonly runnerTemp: string;
  readonly home: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** When the runner wrote the event: the nearest there is to the start of the job. */
  readonly eventPath: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What every step works with besides its inputs. */
export interface Surroundings {
  readonly context: JobContext;
  readonly log: Log;
}

/** Reads the variables the runner sets and the event's payload. */
export async function readContext(): Promise<JobContext> {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const repositoryId = number(env.GITHUB_REPOSITORY_ID) ?? number(object(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    repositoryId,
    isPrivate: truth(object(payload.repository).private),
    ...headOfRun({ event: env.GITHUB_EVENT_NAME, repositoryId, refName: env.GITHUB_REF_NAME, payload }),
    runId: number(env.GITHUB_RUN_ID),
    runAttempt: number(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number(object(payload.pull_request).number) ?? number(object(payload.issue).number),
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir(),
    runnerTemp: env.RUNNER_TEMP || tmpdir(),
    home: env.HOME || homedir(),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    eventPath: env.GITHUB_EVENT_PATH,
    variables: env,
  };
}

/** What a manifest says of this run. */
export function sourceOf(context: JobContext): CaptureSource {
  const { repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha } = context;
  const known = Object.entries({ repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== ''));
}

async function readPayload(path: string | undefined): Promise<Record<string, unknown>> {
  if (!path) return {};
  try {
    return object(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // A job without a readable event still has a branch to name its session by.
    return {};
  }
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function truth(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isSafeInteger(parsed) ? parsed : undefined;
}
