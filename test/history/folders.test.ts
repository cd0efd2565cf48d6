import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { saveFolderState } from '../../src/history/folder-state.ts';
import { listBranches } from '../../src/history/list-branches.ts';
import { mtimesFor } from '../../src/history/mtimes.ts';
import { prepare, refresh } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { recordedLog } from '../fakes/recorded-log.ts';
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

describe('a folder that an agent can write to', () => {
  test('is read by its regular files alone', async () => {
    const [bare, folder, outside] = [await freshBare(), freshFolder(), freshFolder()];
    writeFiles(outside, { 'secret.jsonl': 'secret', 'sub/agent-1.jsonl': 'secret' });
    writeFiles(folder, { [transcriptOf(one)]: lines(...chain('u', 2)), [`${PROJECT}/${one}/tool-results/x`]: 'x' });
    symlinkSync(join(outside, 'secret.jsonl'), join(folder, transcriptOf(two)));
    symlinkSync(join(outside, 'sub'), join(folder, PROJECT, one, 'subagents'));
    symlinkSync(outside, join(folder, 'sealed'));
    symlinkSync(outside, join(folder, 'projects', '-linked'));
    execFileSync('mkfifo', [join(folder, transcriptOf(sessionId(3)))]);
    mkdirSync(join(folder, transcriptOf(sessionId(4))));
    mkdirSync(join(folder, PROJECT, 'memory'));
    const odd = [
      'a\nb.md',
      'a\\b.md',
      '.git',
      '-rf',
      '$(touch x)',
      'ü.md',
      `${'n'.repeat(250)}.md`,
      'a\tb',
      'x\u202ey\n.md',
      '"q".md',
      ' ',
    ];
    for (const name of odd) writeFileSync(join(folder, PROJECT, 'memory', name), name);
    writeFileSync(Buffer.concat([Buffer.from(join(folder, PROJECT, 'memory', 'no-')), Buffer.from([0xff, 0xfe])]), 'x');
    const { log, warnings } = recordedLog();
    await preserve(bare, folder, box, { log });
    const kept = ['-rf', '$(touch x)', 'ü.md', `${'n'.repeat(250)}.md`, '"q".md', ' '];
    expect(Object.keys(filesAt(bare, box)).sort()).toEqual(
      [
        transcriptOf(one),
        `${PROJECT}/${one}/tool-results/x`,
        ...kept.map((name) => `${PROJECT}/memory/${name}`),
      ].sort(),
    );
    expect(warnings.filter((line) => line.includes('a\\nb.md'))).toHaveLength(1);
    for (const line of warnings) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    checkSound(bare);
    await publish(bare, box);
    const second = freshFolder();
    await prepare(bare, second, branchFor('other'));
    expect(filesIn(second)).toEqual(filesAt(bare, box));
  });

  test('is written to where no link leads out of it', async () => {
    const [bare, folder, outside, source] = [await freshBare(), freshFolder(), freshFolder(), freshFolder()];
    const files = {
      [transcriptOf(one)]: lines(...chain('u', 2)),
      [transcriptOf(two)]: lines(...chain('v', 2)),
      [`${PROJECT}/${one}/tool-results/x`]: 'x',
      [`${PROJECT}/memory/MEMORY.md`]: '- a\n',
    };
    writeFiles(source, files);
    await preserve(bare, source, box);
    await publish(bare, box);
    mkdirSync(join(folder, PROJECT), { recursive: true });
    symlinkSync(join(outside, 'made'), join(folder, transcriptOf(one)));
    symlinkSync(outside, join(folder, PROJECT, one));
    const { log, warnings } = recordedLog();
    const report = await prepare(bare, folder, branchFor('other'), { log });
    expect([...report.kept].sort()).toEqual([transcriptOf(one), `${PROJECT}/${one}/tool-results/x`].sort());
    expect(warnings).toHaveLength(2);
    expect(filesIn(outside)).toEqual({});
    expect(readFileSync(join(folder, transcriptOf(two)), 'utf8')).toBe(files[transcriptOf(two)]);
    expect(lstatSync(join(folder, transcriptOf(one))).isSymbolicLink()).toBe(true);
  });

  test('gets its files as an agent would have made them', async () => {
    const [bare, folder, source] = [await freshBare(), freshFolder(), freshFolder()];
    writeFiles(source, { [transcriptOf(one)]: lines(...chain('u', 2)) });
    chmodSync(join(source, transcriptOf(one)), 0o755);
    await preserve(bare, source, box);
    await prepare(bare, folder, box);
    expect(statSync(join(folder, transcriptOf(one))).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, PROJECT)).mode & 0o777).toBe(0o755);
    expect(gitOn(bare, 'ls-tree', '-r', '--format=%(objectmode)', box).trim()).toBe('100644');
  });

  test('keeps what was written to it since, and merges it', async () => {
    const [bare, folder, other] = [await freshBare(), freshFolder(), freshFolder()];
    const [start, mine, theirs] = [
      chain('u', 3),
      chain('m', 2, { parent: 'u2', minute: 9 }),
      chain('t', 2, { parent: 'u2', minute: 5 }),
    ];
    writeFiles(other, { [transcriptOf(one)]: lines(...start, ...theirs), [`${PROJECT}/memory/a.md`]: 'theirs' });
    await preserve(bare, other, branchFor('other'));
    await publish(bare, branchFor('other'));
    writeFiles(folder, { [transcriptOf(one)]: lines(...start, ...mine), [`${PROJECT}/memory/a.md`]: 'mine' });
    await prepare(bare, folder, box);
    const files = filesIn(folder);
    expect(files[transcriptOf(one)]).toBe(lines(...start, ...theirs, ...mine));
    expect(Object.values(files)).toEqual(expect.arrayContaining(['mine', 'theirs']));
    expect(files).toEqual(filesAt(bare, box));
  });

  test('a change that leaves the size and the time of a file as they were is seen', async () => {
    const [bare, folder] = [await freshBare(), freshFolder()];
    writeFiles(folder, { [`${PROJECT}/memory/a.md`]: 'one', [transcriptOf(one)]: lines(...chain('u', 2)) });
    await preserve(bare, folder, box);
    const path = join(folder, PROJECT, 'memory', 'a.md');
    const { atime, mtime } = statSync(path);
    writeFileSync(path, 'two');
    utimesSync(path, atime, mtime);
    expect(await preserve(bare, folder, box)).toMatchObject({ moved: true });
    expect(filesAt(bare, box)[`${PROJECT}/memory/a.md`]).toBe('two');
    // Only what changed is read again.
    expect(await preserve(bare, folder, box)).toMatchObject({ changed: expect.any(Number), moved: false });
  });

  test('what an agent replaced while main was taken in stays', async () => {
    const [bare, folder] = [await freshBare(), freshFolder()];
    writeFiles(folder, { [transcriptOf(one)]: lines(...chain('u', 2)) });
    await prepare(bare, folder, box);
    renameSync(join(folder, 'projects'), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'projects'));
    const { kept } = await refresh(bare, folder, box);
    expect(kept).toEqual([transcriptOf(one)]);
    expect(existsSync(join(folder, 'elsewhere', '-project', `${one}.jsonl`))).toBe(true);
  });
});

describe('the times of transcripts', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const hours = (count: number) => count * 60 * 60 * 1000;

  test('keep their order, the newest is of now, and none is a day old', () => {
    const activity = [0, 1, 5, 20, 24, 100, 10_000, 10_001].map(
      (age) => ['x', now.getTime() - hours(1000) - hours(age)] as const,
    );
    const files = activity.map(([, time], index) => [`${index}`, time] as const);
    const times = mtimesFor([...files].reverse(), now);
    const ages = files.map(([path]) => now.getTime() - (times.get(path)?.getTime() ?? 0));
    expect(ages[0]).toBe(0);
    expect(ages.slice(0, 3)).toEqual([0, hours(1), hours(5)]);
    expect([...ages].sort((a, b) => a - b)).toEqual(ages);
    expect(new Set(ages).size).toBe(ages.length);
    expect(Math.max(...ages)).toBeLessThan(hours(24));
  });

  test('of thousands differ all the same, and one that names no time is last', () => {
    const files = Array.from(
      { length: 5000 },
      (_, index) => [`${index}`, index === 0 ? undefined : index * hours(30)] as const,
    );
    const times = mtimesFor(files, now);
    expect(new Set([...times.values()].map((time) => time.getTime())).size).toBe(5000);
    expect(Math.min(...[...times.values()].map((time) => time.getTime()))).toBe(times.get('0')?.getTime());
    expect(mtimesFor([], now).size).toBe(0);
  });

  test('are those of the last rows in a folder that was prepared', async () => {
    const [bare, source, folder] = [await freshBare(), freshFolder(), freshFolder()];
    // The last rows name no time, and are longer than what is read of a file at first.
    const long = JSON.stringify({ type: 'file-history-snapshot', content: 'x'.repeat(300_000) });
    const minutes = [3000, 1, 90, 2000];
    for (const [index, minute] of minutes.entries()) {
      writeFiles(source, { [transcriptOf(sessionId(index))]: lines(...chain('u', 2, { minute }), long) });
    }
    await preserve(bare, source, box);
    await prepare(bare, folder, box);
    const age = (index: number) => Date.now() - statSync(join(folder, transcriptOf(sessionId(index)))).mtimeMs;
    const order = [0, 1, 2, 3].sort((a, b) => age(a) - age(b));
    expect(order).toEqual([0, 3, 2, 1]);
    expect(age(1)).toBeLessThan(hours(24));
  });
});

test('of folders that nobody uses any more, nothing is remembered', async () => {
  const bare = await freshBare();
  const folders = Array.from({ length: 60 }, () => freshFolder());
  for (const folder of folders) await saveFolderState(bare, folder, box, new Map());
  expect(readdirSync(join(bare, 'agent-session')).filter((name) => name.startsWith('folder-'))).toHaveLength(50);
});

test('what others put into a tree by hand is no file of ours, and is not written anywhere', async () => {
  const [bare, folder, fresh] = [await freshBare(), freshFolder(), freshFolder()];
  writeFiles(folder, { [transcriptOf(one)]: lines(...chain('u', 2)) });
  await preserve(bare, folder, box);
  await publish(bare, box);
  const blob = execFileSync('git', ['-C', bare, 'hash-object', '-w', '--stdin'], {
    input: '/etc/passwd',
    encoding: 'utf8',
  }).trim();
  const commit = gitOn(bare, 'rev-parse', box).trim();
  const entries = [
    `120000 blob ${blob}\t${two}.jsonl`,
    `160000 commit ${commit}\t${sessionId(3)}.jsonl`,
    `100755 blob ${blob}\t${sessionId(4)}.jsonl`,
  ];
  const treeOf = (input: string) =>
    execFileSync('git', ['-C', bare, 'mktree', '--missing'], { input, encoding: 'utf8' }).trim();
  const project = treeOf(`${entries.join('\n')}\n`);
  const root = treeOf(
    `100644 blob ${blob}\tREAD\\ME\n040000 tree ${treeOf(`040000 tree ${project}\t-project\n`)}\tprojects\n`,
  );
  const made = gitOn(
    bare,
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@y',
    'commit-tree',
    root,
    '-p',
    commit,
    '-m',
    'by hand',
  ).trim();
  gitOn(bare, 'update-ref', `refs/heads/${branchFor('hand')}`, made);
  writeFiles(folder, { [`${PROJECT}/memory/MEMORY.md`]: '- a\n' });
  await preserve(bare, folder, box);
  await publish(bare, box);
  await publish(bare, branchFor('hand'));
  await prepare(bare, fresh, branchFor('other'));
  expect(Object.keys(filesIn(fresh))).toEqual([
    transcriptOf(one),
    transcriptOf(sessionId(4)),
    `${PROJECT}/memory/MEMORY.md`,
  ]);
  expect(await listBranches(bare)).toMatchObject([{ sessions: 1 }, { sessions: 2 }, { sessions: 1 }]);
  checkSound(bare);
});
