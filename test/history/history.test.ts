import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { listBranches } from '../../src/history/list-branches.ts';
import { prepare, refresh } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import {
  chain,
  checkSound,
  filesAt,
  filesIn,
  freshBare,
  freshFolder,
  gitOn,
  lines,
  PROJECT,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

const [one, two] = [sessionId(1), sessionId(2)];
const box = branchFor('box');

test('a repository starts with no branches, and making it again changes nothing', async () => {
  const bare = await freshBare();
  expect(gitOn(bare, 'for-each-ref')).toBe('');
  expect(await listBranches(bare)).toEqual([]);
  checkSound(bare);
});

test('what one sandbox publishes, another gets', async () => {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  const files = {
    [transcriptOf(one)]: lines(...chain('u', 4)),
    [`${PROJECT}/${one}/subagents/agent-1f.jsonl`]: lines(...chain('s', 2)),
    [`${PROJECT}/${one}/tool-results/x.txt`]: 'output',
    [`${PROJECT}/memory/MEMORY.md`]: '- a\n',
  };
  writeFiles(first, { ...files, '.credentials.json': 'secret', [`${PROJECT}/notes.txt`]: 'no', 'settings.json': '{}' });
  expect(await preserve(bare, first, box)).toMatchObject({ moved: true, changed: 4 });
  expect(await preserve(bare, first, box)).toMatchObject({ moved: false });
  expect(gitOn(bare, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/vm/box\n');
  expect(await publish(bare, box)).toMatchObject({ moved: true });
  expect(await publish(bare, box)).toMatchObject({ moved: false });
  expect(await prepare(bare, second, branchFor('other'))).toMatchObject({ written: 4, kept: [] });
  expect(filesIn(second)).toEqual(files);
  expect(filesAt(bare, 'main')).toEqual(files);
  checkSound(bare);
});

test('a running sandbox takes in what was published since', async () => {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  await prepare(bare, first, box);
  writeFiles(first, { [transcriptOf(one)]: lines(...chain('u', 4)) });
  writeFiles(second, { [transcriptOf(two)]: lines(...chain('v', 4)) });
  await preserve(bare, second, branchFor('other'));
  await publish(bare, branchFor('other'));
  await refresh(bare, first, box);
  expect(Object.keys(filesIn(first))).toEqual([transcriptOf(one), transcriptOf(two)]);
  expect(Object.keys(filesAt(bare, box))).toEqual([transcriptOf(one), transcriptOf(two)]);
  expect(Object.keys(filesAt(bare, 'main'))).toEqual([transcriptOf(two)]);
});

test('branches are told with the newest session first', async () => {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  writeFiles(first, { [transcriptOf(one)]: lines(...chain('u', 4, { minute: 10 })) });
  writeFiles(second, { [transcriptOf(two)]: lines(...chain('v', 4)) });
  await preserve(bare, first, box);
  await preserve(bare, second, branchFor('other'));
  await publish(bare, branchFor('other'));
  expect(await listBranches(bare)).toMatchObject([
    { branch: 'vm/box', sandbox: 'box', published: false, sessions: 1, lastActivity: new Date('2026-01-01T00:13:00Z') },
    { branch: 'vm/other', sandbox: 'other', published: true, sessions: 1, size: lines(...chain('v', 4)).length },
  ]);
});

test('a transcript that went on in two sandboxes has both tails', async () => {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  const start = chain('u', 3);
  writeFiles(first, { [transcriptOf(one)]: lines(...start) });
  await preserve(bare, first, box);
  await publish(bare, box);
  await prepare(bare, second, branchFor('other'));
  const left = chain('l', 2, { parent: 'u2', minute: 10 });
  const right = chain('r', 2, { parent: 'u2', minute: 20 });
  writeFiles(first, { [transcriptOf(one)]: lines(...start, ...left) });
  writeFiles(second, { [transcriptOf(one)]: lines(...start, ...right) });
  await preserve(bare, first, box);
  await preserve(bare, second, branchFor('other'));
  await publish(bare, branchFor('other'));
  await publish(bare, box);
  expect(filesAt(bare, 'main')).toEqual({ [transcriptOf(one)]: lines(...start, ...left, ...right) });
  await prepare(bare, first, box);
  expect(filesIn(first)).toEqual(filesAt(bare, 'main'));
  rmSync(join(first, 'projects'), { recursive: true });
  await prepare(bare, first, box);
  expect(filesIn(first)).toEqual(filesAt(bare, 'main'));
  checkSound(bare);
});

test('a repository and a folder may be named by relative paths', async () => {
  const [bare, first, second] = [await freshBare(), freshFolder(), freshFolder()];
  const here = (path: string) => relative(process.cwd(), path);
  writeFiles(first, { [transcriptOf(one)]: lines(...chain('u', 2)) });
  writeFiles(second, { [transcriptOf(one)]: lines(...chain('v', 2)) });
  await preserve(here(bare), here(first), box);
  await publish(here(bare), box);
  await prepare(here(bare), here(second), branchFor('other'));
  expect(filesIn(second)[transcriptOf(one)]?.trim().split('\n')).toHaveLength(4);
  expect(await listBranches(here(bare))).toHaveLength(2);
});

describe('a mistake is told as one', () => {
  test('no repository: none is begun there', async () => {
    const folder = freshFolder();
    const nowhere = join(folder, 'nothing.git');
    await expect(preserve(nowhere, freshFolder(), box)).rejects.toThrow('There is no bare repository at');
    await expect(publish(nowhere, box)).rejects.toThrow('There is no bare repository at');
    await expect(preserve(folder, freshFolder(), box)).rejects.toThrow('There is no bare repository at');
    await expect(listBranches(nowhere)).rejects.toThrow(`there is no ${nowhere}`);
    expect(filesIn(folder)).toEqual({});
  });

  test.each(['', 'vm/', 'vm/a b', '../main'])('%j is no branch', async (branch) => {
    const [bare, folder] = [await freshBare(), freshFolder()];
    writeFiles(folder, { [transcriptOf(one)]: lines(...chain('u', 2)) });
    await expect(preserve(bare, folder, branch)).rejects.toThrow(`"${branch}" is no branch`);
  });
});
