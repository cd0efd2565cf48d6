import { ArchiveError } from '../errors.ts';
import type { ArtifactArchiveOptions } from './artifact-options.ts';
import { proxyHint } from './proxy.ts';

/** A whole answer of the REST API. */
export interface RestAnswer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly text: string;
}

/** Whether the same request may succeed a little later: no answer, a server's fault, or too many requests. */
export function isPassing(outcome: RestAnswer | Error): outcome is Error {
  return outcome instanceof Error || outcome.status >= 500 || isRateLimited(outcome);
}

/** Milliseconds that the answer asks to wait: a day at most, whatever it says. */
export function waitAsked(outcome: RestAnswer | Error): number | undefined {
  if (outcome instanceof Error || !isRateLimited(outcome)) return undefined;
  const after = outcome.header('retry-after') ?? '';
  const reset = outcome.header('x-ratelimit-reset') ?? '';
  const waits = [
    isSeconds(after) ? Number(after) * 1000 : Date.parse(after) - Date.now(),
    isSeconds(reset) ? Number(reset) * 1000 - Date.now() : Number.NaN,
  ];
  const asked = waits.find((wait) => !Number.isNaN(wait));
  return asked === undefined ? undefined : Math.min(Math.max(asked, 0), LONGEST_WAIT);
}

/** A proxy between may write anything: a date, nothing, a number that no clock has. */
function isSeconds(text: string): boolean {
  return /^\s*\d+(\.\d+)?\s*$/.test(text);
}

/** Milliseconds. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/** What an answer that is of no use means, and what to do. */
export function restError(
  outcome: RestAnswer | Error,
  { repository, apiUrl, environment }: Pick<ArtifactArchiveOptions, 'repository' | 'apiUrl' | 'environment'>,
): ArchiveError {
  const listing = `Saved sessions of ${repository} cannot be looked up`;
  if (outcome instanceof Error) {
    const reason = `${apiUrl} cannot be reached (${networkReason(outcome)})`;
    return new ArchiveError(`${listing}: ${reason}. ${proxyHint(environment)}${LATER}`, { cause: outcome });
  }
  const { status } = outcome;
  const cause = new Error(`GitHub's API answered ${status}: ${messageIn(outcome)}`);
  return new ArchiveError(`${listing}: ${explain(outcome)}`, { cause });
}

const LATER = 'Run the job again; if it goes on, look at https://www.githubstatus.com.';

function explain(answer: RestAnswer): string {
  const said = `${answer.status}: ${messageIn(answer)}`;
  if (isRateLimited(answer)) {
    const wait = waitAsked(answer);
    const when = wait === undefined ? 'later' : `after ${new Date(Date.now() + wait).toISOString().slice(0, 16)}Z`;
    return `the rate limit of GitHub's API is used up (${answer.status}). Run the job again ${when}, or give github-token a token with a limit of its own.`;
  }
  if (answer.status === 401) return `github-token is not valid (${said}). Remove the input to use the job's own token.`;
  if (answer.status === 403 || answer.status === 404) {
    return `the token may not read the repository's artifacts (${said}). Add "permissions: actions: read" to the job.`;
  }
  return `GitHub's API answered ${said}. ${LATER}`;
}

function isRateLimited({ status, header, text }: RestAnswer): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isUsedUp = header('x-ratelimit-remaining') === '0';
  return isUsedUp || header('retry-after') !== undefined || /rate limit/i.test(text);
}

/** The service's own words, short and on one line. */
function messageIn({ text }: RestAnswer): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string') return message.replaceAll(/\s+/g, ' ').slice(0, 200);
  } catch {
    // No JSON: whatever it is, it is not for the log.
  }
  return 'no message';
}

function networkReason(error: Error): string {
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
