import { readOwnFile, writeOwnFile } from './bare.ts';
import { attemptExchange, exchange } from './exchange.ts';
import { git } from './git.ts';

/** What git calls the repository that one was fetched from. */
export const ORIGIN = 'origin';

const PARTIAL = 'partial';

/** Marks a repository as one that was fetched without the contents of its files. */
export async function markPartial(bare: string): Promise<void> {
  await writeOwnFile(bare, PARTIAL, '');
}

export async function isPartial(bare: string): Promise<boolean> {
  return (await readOwnFile(bare, PARTIAL)) !== undefined;
}

/** Fetches those contents that are not there yet, all at once: git by itself would ask for each when it is read. */
export async function fetchContents(bare: string, blobs: readonly string[]): Promise<void> {
  if (!(await isPartial(bare)) || blobs.length === 0) return;
  // Asked for one that is not there, git would fetch it, each with a connection of its own.
  const there = await git(bare, ['cat-file', '--batch-all-objects', '--unordered', '--batch-check=%(objectname)']);
  const known = new Set(there.split('\n'));
  const missing = [...new Set(blobs)].filter((blob) => !known.has(blob));
  if (missing.length === 0) return;
  const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none', '--stdin', ORIGIN];
  const { exitCode } = await attemptExchange(bare, args, {
    input: `${missing.join('\n')}\n`,
    settings: ['fetch.negotiationAlgorithm=noop'],
  });
  if (exitCode !== 0) await fetchEverything(bare);
}

/**
 * For a server that gives no content by itself: over ssh it speaks git's older protocol unless it is set up for the newer
 * one, and then has to be told that it may.
 */
async function fetchEverything(bare: string): Promise<void> {
  const format = '--format=+refs/heads/%(refname:lstrip=3):%(refname)';
  const refspecs = await git(bare, ['for-each-ref', format, `refs/remotes/${ORIGIN}/`]);
  const args = [
    'fetch',
    '--quiet',
    '--refetch',
    '--no-filter',
    '--no-tags',
    '--no-write-fetch-head',
    '--stdin',
    ORIGIN,
  ];
  await exchange(bare, args, { input: refspecs });
}
