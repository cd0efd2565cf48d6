import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { listBranches } from '../../src/history/list-branches.ts';
import { prepare } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { removeSession } from '../../src/history/remove-session.ts';
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
const [box, other] = [branchFor('box'), branchFor('other')];

const ofOne = {
  [transcriptOf(one)]: lines(...chain('u', 4, { minute: 30 })),
  [`${PROJECT}/${one}/tool-results/x.txt`]: 'output',
  [`${PROJECT}/agent-1f.jsonl`]: lines(...chain('s', 2)),
  [`sealed/${one}/bundle.age`]: 'sealed',
};
const ofOthers = {
  [transcriptOf(two)]: lines(...chain('v', 4, { session: two })),
  [`${PROJECT}/agent-2f.jsonl`]: lines(...chain('w', 2, { session: two })),
  [`${PROJECT}/memory/MEMORY.md`]: '- a\n',
};

async function history() {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  writeFiles(first, { ...ofOne, ...ofOthers });
  await preserve(bare, first, box);
  await publish(bare, box);
  await prepare(bare, second, other);
  return { bare, first, second };
}

test('a dry run tells what would go, and changes nothing', async () => {
  const { bare } = await history();
  const refs = gitOn(bare, 'for-each-ref');
  const { branches } = await removeSession(bare, one, { dryRun: true });
  expect(branches.map(({ branch }) => branch)).toEqual(['main', box, other]);
  for (const { paths } of branches) expect([...paths].sort()).toEqual(Object.keys(ofOne).sort());
  expect(gitOn(bare, 'for-each-ref')).toBe(refs);
});

test('a removed session is gone from main and every branch, and from nowhere else', async () => {
  const { bare } = await history();
  const before = gitOn(bare, 'rev-parse', 'main').trim();
  expect(await removeSession(bare, one)).toEqual(
    await removeSession(await (await history()).bare, one, { dryRun: true }),
  );
  for (const branch of ['main', box, other]) {
    expect(filesAt(bare, branch)).toEqual({ ...ofOthers, [`removed/${one}`]: `${PROJECT}/agent-1f.jsonl\n` });
  }
  expect(gitOn(bare, 'rev-list', 'main')).toContain(before);
  expect((await removeSession(bare, one)).branches).toEqual([]);
  expect(await listBranches(bare)).toMatchObject([
    { branch: box, sessions: 1, lastActivity: new Date('2026-01-01T00:03:00Z') },
    { branch: other, sessions: 1, lastActivity: new Date('2026-01-01T00:03:00Z') },
  ]);
  checkSound(bare);
});

test('a sandbox that still has it does not bring it back', async () => {
  const { bare, first, second } = await history();
  await removeSession(bare, one);
  writeFiles(first, { [transcriptOf(one)]: `${ofOne[transcriptOf(one)]}${lines(...chain('x', 1))}` });
  await preserve(bare, first, box);
  await publish(bare, box);
  await prepare(bare, second, other);
  await publish(bare, other);
  for (const branch of ['main', box, other])
    expect(Object.keys(filesAt(bare, branch))).not.toContain(transcriptOf(one));
  // What an agent has before it is never taken away from it.
  expect(filesIn(first)[transcriptOf(one)]).toContain('row-x0');
  const fresh = freshFolder();
  await prepare(bare, fresh, branchFor('third'));
  expect(filesIn(fresh)).toEqual(ofOthers);
});

test('a branch that was fetched before does not bring it back', async () => {
  const { bare } = await history();
  const old = gitOn(bare, 'rev-parse', other).trim();
  await removeSession(bare, one);
  gitOn(bare, 'update-ref', 'refs/heads/vm/late', old);
  const folder = freshFolder();
  writeFiles(folder, { [transcriptOf(sessionId(3))]: lines(...chain('z', 2)) });
  await preserve(bare, folder, 'vm/late');
  await publish(bare, 'vm/late');
  expect(Object.keys(filesAt(bare, 'main'))).not.toContain(transcriptOf(one));
  expect(Object.keys(filesAt(bare, 'main'))).toContain(transcriptOf(sessionId(3)));
  await prepare(bare, folder, 'vm/late');
  expect(Object.keys(filesAt(bare, 'vm/late'))).not.toContain(transcriptOf(one));
  await expect(removeSession(bare, join('..', one))).rejects.toThrow('is no session id');
});
