import { readOwnFile, writeOwnFile } from './bare.ts';
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
  const input = `${[...new Set(blobs)].join('\n')}\n`;
  const known = await git(bare, ['cat-file', '--batch-check=%(objectname)'], { input, settings: WITHOUT_FETCHING });
  const missing = known.split('\n').flatMap((line) => (line.endsWith(' missing') ? [line.split(' ')[0] ?? ''] : []));
  if (missing.length === 0) return;
  const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none', '--stdin', ORIGIN];
  await git(bare, args, { input: `${missing.join('\n')}\n`, settings: ['fetch.negotiationAlgorithm=noop'] });
}

/** For a look at what is there. */
export const WITHOUT_FETCHING = [`remote.${ORIGIN}.promisor=false`];
