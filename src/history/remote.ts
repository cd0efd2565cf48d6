import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { removeTree } from '../remove-tree.ts';
import { accessTo } from './access.ts';
import { MAIN, makeBare } from './bare.ts';
import { exchange } from './exchange.ts';
import { git, grantAccess, revokeAccess } from './git.ts';
import { markPartial, ORIGIN } from './partial.ts';
import { type PushReport, pushBranch, takeInRemote } from './push.ts';
import { holdsLogin } from './remote-url.ts';

export interface RemoteOptions {
  /** The folder to make the clone in, which gets a name of its own there. */
  readonly root: string;
  /** Which branches to fetch besides `main`, where they are there. */
  readonly branches: 'all' | readonly string[];
  /** Whether to fetch the contents of files at once, or when they are read, where the server can do that. Default: `all`. */
  readonly contents?: 'all' | 'when-read';
  /** What to log in with over https; it never comes into a URL, a file or the arguments of a program. */
  readonly token?: string;
  /** The program for ssh and its arguments, as a shell takes them. Default: `ssh`. */
  readonly ssh?: string;
  /** Bytes of the largest file that the server takes. Default: 100 MiB on github.com and ghe.com, else any. */
  readonly largestFile?: number;
  /** Ends everything that git does with the clone, for whoever cannot wait for a server forever. */
  readonly signal?: AbortSignal;
  readonly log?: Log;
}

/** A clone of a remote history, on which all functions for histories work, and the way back. */
export interface RemoteHistory {
  readonly bare: string;
  /** Takes in what others have pushed since: of the branches that were asked for. */
  fetch(): Promise<void>;
  /**
   * Brings a branch to the remote repository, never by force: what others pushed meanwhile is merged, and it is tried again.
   * @throws ArchiveError where the server refuses it.
   */
  push(branch: string): Promise<PushReport>;
  /** Removes the clone. */
  close(): Promise<void>;
}

/** Bytes. */
const GITHUB_LIMIT = 100 * 1024 * 1024;

/**
 * Clones a history from a URL (file, git, ssh, http, https), which may be an empty repository.
 * @throws UserError where the URL holds a password; ArchiveError where the repository cannot be reached.
 */
export async function openRemote(url: string, options: RemoteOptions): Promise<RemoteHistory> {
  const { root, branches, contents = 'all', log = silentLog } = options;
  const host = checkUrl(url, options.token);
  await mkdir(root, { recursive: true });
  const bare = await mkdtemp(join(root, 'history-'));
  grantAccess(bare, { ...accessTo(url, options), signal: options.signal });
  const close = async () => {
    revokeAccess(bare);
    await removeTree(bare);
  };
  const isGitHub = /(?:^|\.)(?:github|ghe)\.com$/.test(host);
  const largestFile = options.largestFile ?? (isGitHub ? GITHUB_LIMIT : Number.POSITIVE_INFINITY);
  try {
    await makeBare(bare);
    await git(bare, ['config', `remote.${ORIGIN}.url`, url]);
    if (contents === 'when-read') await markPartial(bare);
    const remote: RemoteHistory = {
      bare,
      fetch: () => fetchBranches(bare, { branches, contents, log }),
      push: (branch) => pushBranch(bare, branch, { largestFile, host, log }),
      close,
    };
    await remote.fetch();
    return remote;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Its host; empty where there is none. */
function checkUrl(url: string, token: string | undefined): string {
  const [, scheme = '', user, host = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/(?:([^/@]*)@)?(\[[^\]]*\]|[^/:]*)/i.exec(url) ?? [];
  // host:path, as ssh is also written
  const [, short = ''] = /^(?:[^/@\s]+@)?([^/:\s]+):(?!\/\/|:)/.exec(url) ?? [];
  if (scheme === '' && short === '') {
    throw new UserError(
      `${JSON.stringify(url.slice(0, 200))} is no URL of a repository: write file://, ssh:// or https:// and what follows.`,
    );
  }
  if (url.startsWith('-') || !/^(?:|file|git|ssh|https?)$/i.test(scheme)) {
    throw new UserError(`A history cannot be fetched from ${scheme}://: use file, git, ssh or https.`);
  }
  if (holdsLogin(url) || user?.includes(':')) {
    throw new UserError(
      'The URL of the history holds a user name or password, or a query: leave it out, and give the token by its own input.',
    );
  }
  if (token !== undefined && /^http$/i.test(scheme)) {
    throw new UserError('A token is not sent over http, where anybody on the way can read it: use https.');
  }
  return (host || short).toLowerCase();
}

async function fetchBranches(
  bare: string,
  { branches, contents, log }: Required<Pick<RemoteOptions, 'branches' | 'contents' | 'log'>>,
): Promise<void> {
  const there = (await exchange(bare, ['ls-remote', '--heads', ORIGIN])).split('\n').flatMap((line) => {
    const name = line.split('\trefs/heads/')[1];
    return name !== undefined && (branches === 'all' || name === MAIN || branches.includes(name)) ? [name] : [];
  });
  if (there.length === 0) return;
  const filter = contents === 'when-read' ? ['--filter=blob:none'] : [];
  const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', ...filter, '--stdin', ORIGIN];
  const input = there.map((name) => `+refs/heads/${name}:refs/remotes/${ORIGIN}/${name}\n`).join('');
  await exchange(bare, args, { input });
  for (const name of there) await takeInRemote(bare, name, log);
}
