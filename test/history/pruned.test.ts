import { appendFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { preserve } from '../../src/history/preserve.ts';
import {
  chain,
  checkSound,
  filesAt,
  filesIn,
  freshBare,
  freshFolder,
  gitOn,
  lines,
  row,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

const path = transcriptOf(sessionId(1));
const box = branchFor('box');

/** A repository that knows what is in a folder, until somebody takes it out with git's own means. */
async function prunedBehind(): Promise<{ bare: string; folder: string }> {
  const [bare, folder] = [await freshBare(), freshFolder()];
  writeFiles(folder, { [path]: lines(...chain('u', 2)) });
  utimesSync(join(folder, path), new Date(1e12), new Date(1e12));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await preserve(bare, folder, box);
  // Read once more: only now is it sure that it did not change meanwhile.
  expect((await preserve(bare, folder, box)).moved).toBe(false);
  gitOn(bare, 'update-ref', '-d', `refs/heads/${box}`);
  gitOn(bare, 'gc', '--quiet', '--prune=now');
  return { bare, folder };
}

test('what was taken out of the repository behind its back is read again', async () => {
  const { bare, folder } = await prunedBehind();
  expect(await preserve(bare, folder, box)).toMatchObject({ moved: true, changed: 1 });
  expect(filesAt(bare, box)).toEqual(filesIn(folder));
  checkSound(bare);
});

test('and a merge does not start from it', async () => {
  const { bare, folder } = await prunedBehind();
  const other = freshFolder();
  writeFiles(other, { [path]: lines(row('other', null)) });
  await preserve(bare, other, box);
  appendFileSync(join(folder, path), lines(row('more', 'u1', { minute: 5 })));
  await preserve(bare, folder, box);
  expect(filesAt(bare, box)[path]?.trim().split('\n')).toHaveLength(4);
  checkSound(bare);
});
