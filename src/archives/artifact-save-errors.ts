import { ArchiveError } from '../errors.ts';
import { MOST_COPIES } from './artifact-name.ts';
import type { ArtifactArchiveOptions } from './artifact-options.ts';
import { proxyHint } from './proxy.ts';
import { codeIn } from './unanswered.ts';

/** What went wrong with an upload, and what to do. */
export function saveError(error: unknown, artifact: string, environment: Environment): ArchiveError {
  const reason = explain(error, environment);
  return new ArchiveError(`The session could not be uploaded as artifact ${artifact}: ${reason}`, { cause: error });
}

type Environment = ArtifactArchiveOptions['environment'];

/** The client's errors are told apart by their words: few of them have a type, and none keeps it. */
function explain(error: unknown, environment: Environment): string {
  const message = messageOf(error).split('\n')[0] ?? '';
  if (isNameTaken(error)) {
    return `its name and ${MOST_COPIES - 1} more were taken in this run. Give the jobs of this run different values of the input name.`;
  }
  if (message.includes('storage quota')) {
    return 'the artifact storage of the account is full. Delete old artifacts, or set a smaller retention-days.';
  }
  if (message.includes('Failed request: (401)')) {
    return 'the token that the runner gave this job for its artifacts is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.';
  }
  const answer = answerIn(message, error);
  if (answer !== undefined) return `${answer}. ${TRY_AGAIN}`;
  return `${silenceIn(message, error)}. ${proxyHint(environment)}${TRY_AGAIN}`;
}

const TRY_AGAIN = 'Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: directory.';

function answerIn(message: string, error: unknown): string | undefined {
  const [, status, said] = /Failed request: \((\d+)\) (.*)/.exec(message) ?? [];
  if (status !== undefined) return `the artifact service answered ${status} ${said}`.replace(/\.$/, '');
  const blobStatus = isBlobError(error) ? error.statusCode : undefined;
  if (blobStatus === undefined) return undefined;
  // The address to upload to is signed, for about an hour.
  const expired =
    blobStatus === 403 ? ', as it does when the upload took too long or the clock of the runner is wrong' : '';
  return `the store of artifacts answered ${blobStatus}${expired}`;
}

/** Where no answer came. */
function silenceIn(message: string, error: unknown): string {
  const network = codeIn(message);
  if (network !== undefined) return `the artifact service cannot be reached (${network})`;
  if (message.includes('stalled')) return 'the upload made no progress any more';
  return isBlobError(error) ? 'the store of artifacts answered nothing' : message.replace(/\.$/, '');
}

function isBlobError(error: unknown): error is Error & { readonly statusCode?: number } {
  return error instanceof Error && error.name === 'RestError';
}

/** Whether the run has an artifact of that name already. */
export function isNameTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(messageOf(error));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
