import { oneLine } from '../bundle/layout.ts';
import { ArchiveError } from '../errors.ts';
import type { CacheArchiveOptions } from './cache-options.ts';
import { proxyHint } from './proxy.ts';
import { codeIn } from './unanswered.ts';

/** Why a call of the cache client came to nothing, and what to do, in words that follow a colon; told by what it said. */
export function cacheTrouble(said: string, environment: CacheArchiveOptions['environment']): string {
  const mode = /the effective cache-mode '([a-z-]+)' does not permit/.exec(said)?.[1];
  if (mode !== undefined) {
    return `the workflow's cache-mode is ${mode}. Set "cache-mode: write" for this job, or use archive: artifact.`;
  }
  if (said.includes('cache write denied:')) {
    return 'this run may only read the cache, as is the rule for runs that a comment, an issue or somebody else\'s pull request started. Use archive: artifact; or set "cache-mode: write" for this job if everyone who can start it is trusted.';
  }
  if (said.includes('cache read denied:')) {
    return 'this run may not read the cache. Set "cache-mode: read" or "cache-mode: write" for this job, or use archive: artifact.';
  }
  if (said.includes('Cache storage quota') || said.includes('insufficient usage')) {
    return "the repository's cache storage is full. Delete entries on its page Actions → Caches, or use archive: artifact.";
  }
  if (said.includes('Failed request: (401)')) {
    return 'the token that the runner gave this job for the cache is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.';
  }
  if (/\(409\)|already.exists/.test(said))
    return `its key was taken a moment ago, by another job or by this one. ${TRY_AGAIN}`;
  if (/Rate limited|rate limit/.test(said))
    return `too many requests were made for this repository's cache. ${TRY_AGAIN}`;
  const [, status, words] = /Failed request: \((\d+)\) ([^\n]{0,200})/.exec(said) ?? [];
  if (status !== undefined) {
    const answer = `the cache service answered ${status} ${oneLine(words ?? '')}`;
    return `${answer.replace(/[. ]+$/, '')}. ${TRY_AGAIN}`;
  }
  return `${silenceIn(said)}. ${proxyHint(environment)}${TRY_AGAIN}`;
}

/** The same for whatever else went wrong on the way. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ArchiveError) return error.message;
  if (error.name === 'Timeout' || error.name === 'Crash') return `${error.message}. ${TRY_AGAIN}`;
  return oneLine(error.message);
}

/** Whether a search did not end with the word that there is nothing. */
export function hasFailed(said: string): boolean {
  return /Failed to restore|Cache restore skipped/.test(said);
}

const TRY_AGAIN = 'Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: artifact.';

/** Where no answer came. */
function silenceIn(said: string): string {
  const network = codeIn(said);
  if (network !== undefined) return `the cache service cannot be reached (${network})`;
  const unlimited = said.replaceAll('%0A', '\n');
  const last = /(?:Failed to (?:save|restore)|internal error uploading cache archive): ([^\n]{0,200})/.exec(
    unlimited,
  )?.[1];
  return last === undefined ? 'the cache client gave up without a reason' : oneLine(last).replace(/\.$/, '');
}
