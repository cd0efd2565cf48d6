import { holdsLogin } from '../history/remote-url.ts';

/** Where a history is, as the input `archive-path` says. */
export interface HistoryPlace {
  readonly kind: 'path' | 'url';
  readonly location: string;
  /** For the log. */
  readonly shown: string;
}

/** What archive-path is for a history, and why there is no default for it. */
export const WHICH_REPOSITORY =
  'the path or URL of a bare repository. It is never the repository of the code by itself: transcripts would be in every clone of that, for good.';

const SCHEMES = ['file', 'git', 'ssh', 'http', 'https'];

/** Whether a text names a repository elsewhere: `https://…`, `ssh://…`, or `git@host:path` as ssh has it too. */
export function isRepositoryUrl(text: string): boolean {
  // One letter before a colon is a drive.
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(text) || /^[^/\\:\s]{2,}:(?!\/\/)/.test(text);
}

/** What is wrong with the URL of a repository, in words that do not quote it; `undefined` where nothing is. */
export function repositoryUrlProblem(url: string): string | undefined {
  const [, scheme = 'ssh', user] = /^([a-z][a-z0-9+.-]+):\/\/(?:([^/]*)@)?/i.exec(url) ?? [];
  // What follows two colons is a program's to understand.
  const isProgram = /^[a-z0-9+.-]+::/i.test(url);
  if (isProgram || !SCHEMES.includes(scheme.toLowerCase()))
    return `is a URL of a kind that is not read: write ${SCHEMES.join(', ')}, or a path.`;
  if (holdsLogin(url) || user?.includes(':')) {
    return 'holds a user name or password, or a query, which would be seen in the log. Leave it out: over https the input github-token is used, over ssh a key of the job.';
  }
  return undefined;
}

export function historyPlace(location: string): HistoryPlace {
  if (!isRepositoryUrl(location)) return { kind: 'path', location, shown: location };
  return {
    kind: 'url',
    location,
    shown: location.replace(/^([a-z][a-z0-9+.-]+:\/\/)[^/]*@/i, '$1').replace(/[?#].*$/, ''),
  };
}

/** Whether two URLs are of the same server, so that what logs in at one may be told to the other. */
export function isSameServer(url: string, serverUrl: string): boolean {
  try {
    return new URL(url).origin === new URL(serverUrl).origin;
  } catch {
    return false;
  }
}
