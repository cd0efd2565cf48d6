import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { branchFor } from '../../src/history/branch-name.ts';
import { prepare, refresh } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import { openRemote } from '../../src/history/remote.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { transferSession } from '../../src/sessions/transfer.ts';
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
const [box, other] = [branchFor('box'), branchFor('other')];

describe('a fresh folder over a branch that is there', () => {
  const [before, fresh] = [
    { [transcriptOf(one)]: lines(...chain('u', 4)), [`${PROJECT}/memory/MEMORY.md`]: '- old\n' },
    { [transcriptOf(two)]: lines(...chain('v', 4)), [`${PROJECT}/memory/MEMORY.md`]: '- new\n' },
  ];
  const both = {
    ...before,
    ...fresh,
    [`${PROJECT}/memory/MEMORY.md`]: expect.stringMatching(/^- (?:old\n- new|new\n- old)\n$/),
  };

  test('takes nothing away from it', async () => {
    const bare = await freshBare();
    const [first, second] = [freshFolder(), freshFolder()];
    writeFiles(first, before);
    writeFiles(second, fresh);
    await preserve(bare, first, box);
    const tip = gitOn(bare, 'rev-parse', box).trim();
    await preserve(bare, second, box);
    expect(filesAt(bare, box)).toEqual(both);
    expect(gitOn(bare, 'rev-list', box)).toContain(tip);
    await prepare(bare, second, box);
    expect(filesIn(second)).toEqual(both);
  });

  test('takes nothing away from it on a remote repository', async () => {
    const bare = await freshBare();
    for (const files of [before, fresh]) {
      const remote = await openRemote(`file://${bare}`, { root: freshFolder(), branches: [] });
      onTestFinished(() => remote.close());
      const folder = freshFolder();
      writeFiles(folder, files);
      await preserve(remote.bare, folder, box);
      await remote.push(box);
    }
    expect(filesAt(bare, box)).toEqual(both);
    checkSound(bare);
  });
});

describe('files that differ and are no rows', () => {
  const path = `${PROJECT}/${one}/tool-results/x.txt`;
  const notes = `${PROJECT}/memory/notes.md`;

  /** Two sandboxes that both go on from the same files. */
  async function apart() {
    const bare = await freshBare();
    const [first, second] = [freshFolder(), freshFolder()];
    writeFiles(first, { [path]: 'start', [notes]: 'start' });
    await preserve(bare, first, box);
    await publish(bare, box);
    await prepare(bare, second, other);
    writeFiles(first, { [path]: 'of box', [notes]: 'changed in box' });
    writeFiles(second, { [path]: 'of other' });
    await preserve(bare, first, box);
    await preserve(bare, second, other);
    return { bare, first, second };
  }

  test.each([[[box, other]], [[other, box]]])('are both kept, published in the order %j', async (order) => {
    const { bare, first, second } = await apart();
    const { log, warnings } = recordedLog();
    for (const branch of order) await publish(bare, branch, { log });
    expect(warnings).toEqual([expect.stringContaining(`Two versions of "${path}" differ, and both were kept`)]);
    const main = filesAt(bare, 'main');
    expect(Object.values(main).sort()).toEqual(['changed in box', 'of box', 'of other']);
    expect(Object.keys(main).filter((name) => name.startsWith(`${path}.from-`))).toHaveLength(1);
    expect(main[notes]).toBe('changed in box');
    for (let round = 0; round < 3; round += 1) {
      for (const branch of order) {
        await prepare(bare, branch === box ? first : second, branch);
        await publish(bare, branch);
      }
    }
    expect(filesAt(bare, 'main')).toEqual(main);
    checkSound(bare);
  });

  test('end the same from whichever side they are merged', async () => {
    const ends = await Promise.all(
      [
        [box, other],
        [other, box],
      ].map(async (order) => {
        const { bare } = await apart();
        for (const branch of order) await publish(bare, branch);
        return filesAt(bare, 'main')[path];
      }),
    );
    expect(ends[0]).toBe(ends[1]);
  });

  test('a file in the place of a folder is kept beside it', async () => {
    const bare = await freshBare();
    const [first, second] = [freshFolder(), freshFolder()];
    writeFiles(first, { [path]: 'a file' });
    writeFiles(second, { [`${path}/inside`]: 'in a folder' });
    await preserve(bare, first, box);
    await preserve(bare, second, other);
    await publish(bare, box);
    await publish(bare, other);
    const main = filesAt(bare, 'main');
    expect(Object.values(main).sort()).toEqual(['a file', 'in a folder']);
    expect(main[`${path}/inside`]).toBe('in a folder');
    await prepare(bare, first, box);
    await publish(bare, box);
    expect(filesAt(bare, 'main')).toEqual(main);
    checkSound(bare);
  });
});

describe('a transcript that was swept in a sandbox', () => {
  test('stays in its branch and in main, and comes back', async () => {
    const bare = await freshBare();
    const folder = freshFolder();
    const files = { [transcriptOf(one)]: lines(...chain('u', 4)), [transcriptOf(two)]: lines(...chain('v', 4)) };
    writeFiles(folder, files);
    await preserve(bare, folder, box);
    await publish(bare, box);
    rmSync(join(folder, transcriptOf(one)));
    writeFiles(folder, { [transcriptOf(two)]: lines(...chain('v', 5)) });
    await preserve(bare, folder, box);
    await publish(bare, box);
    expect(Object.keys(filesAt(bare, 'main'))).toEqual(Object.keys(files));
    await refresh(bare, folder, box);
    expect(Object.keys(filesIn(folder))).toEqual(Object.keys(files));
  });

  test('stays in main even if somebody deleted it from the branch by hand', async () => {
    const bare = await freshBare();
    const folder = freshFolder();
    writeFiles(folder, { [transcriptOf(one)]: lines(...chain('u', 4)), [transcriptOf(two)]: lines(...chain('v', 4)) });
    await preserve(bare, folder, box);
    await publish(bare, box);
    const env = ['-c', 'user.name=x', '-c', 'user.email=x@y'];
    const tree = gitOn(bare, 'mktree', '--missing').trim();
    const commit = gitOn(bare, ...env, 'commit-tree', tree, '-p', box, '-m', 'sweep').trim();
    gitOn(bare, 'update-ref', `refs/heads/${box}`, commit);
    await publish(bare, box);
    expect(Object.keys(filesAt(bare, 'main'))).toHaveLength(2);
    expect(gitOn(bare, 'rev-list', 'main')).toContain(commit);
  });

  test('a transcript that was cut off loses no row', async () => {
    const bare = await freshBare();
    const folder = freshFolder();
    const all = chain('u', 6);
    writeFiles(folder, { [transcriptOf(one)]: lines(...all) });
    await preserve(bare, folder, box);
    await publish(bare, box);
    writeFiles(folder, { [transcriptOf(one)]: lines(...all.slice(0, 2)) });
    await preserve(bare, folder, box);
    await publish(bare, box);
    expect(filesAt(bare, 'main')).toEqual({ [transcriptOf(one)]: lines(...all) });
  });
});

describe('what is planted', () => {
  const marks = { folder: '' };
  beforeAll(() => {
    marks.folder = freshFolder();
  });

  function plantHooks(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const names = [
      'reference-transaction',
      'pre-commit',
      'post-commit',
      'post-merge',
      'update',
      'pre-receive',
      'post-update',
      'pre-push',
      'pre-auto-gc',
      'post-rewrite',
      'post-index-change',
      'fsmonitor',
    ];
    for (const name of names) {
      writeFileSync(join(folder, name), `#!/bin/sh\ntouch ${marks.folder}/${name}\nexit 1\n`);
      chmodSync(join(folder, name), 0o755);
    }
  }

  const config = (hooks: string) =>
    `[core]\n\thooksPath = ${hooks}\n\tfsmonitor = ${hooks}/fsmonitor\n\tsshCommand = ${hooks}/fsmonitor\n\tpager = ${hooks}/fsmonitor\n[commit]\n\tgpgSign = true\n[tag]\n\tgpgSign = true\n[gpg]\n\tprogram = ${hooks}/fsmonitor\n[filter "x"]\n\tclean = ${hooks}/fsmonitor\n\tsmudge = ${hooks}/fsmonitor\n[user]\n\tuseConfigOnly = true\n[init]\n\ttemplateDir = ${hooks}\n[merge]\n\tff = only\n[core]\n\tautocrlf = true\n`;

  test('in the folder, in the repository or for the user runs nothing, and stops nothing', async () => {
    const [bare, folder, home] = [await freshBare(), freshFolder(), freshFolder()];
    plantHooks(join(home, 'hooks'));
    writeFileSync(join(home, '.gitconfig'), config(join(home, 'hooks')));
    plantHooks(join(bare, 'hooks'));
    for (const at of ['.git', 'projects/.git', `${PROJECT}/.git`, `${PROJECT}/${one}/tool-results/.git`]) {
      plantHooks(join(folder, at, 'hooks'));
      writeFiles(folder, {
        [`${at}/config`]: config(join(folder, at, 'hooks')),
        [`${at}/HEAD`]: 'ref: refs/heads/main\n',
      });
      mkdirSync(join(folder, at, 'objects'));
      mkdirSync(join(folder, at, 'refs'));
    }
    writeFiles(folder, {
      [transcriptOf(one)]: lines(...chain('u', 4)),
      '.gitattributes': '* filter=x text=auto\n',
      [`${PROJECT}/memory/.gitattributes`]: '* filter=x\n',
      [`${PROJECT}/memory/crlf.md`]: 'a\r\nb\r\n',
    });
    const hostile = {
      HOME: home,
      XDG_CONFIG_HOME: home,
      GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.hooksPath',
      GIT_CONFIG_VALUE_0: join(home, 'hooks'),
      GIT_DIR: join(folder, '.git'),
      GIT_WORK_TREE: folder,
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: join(folder, '.git', 'objects'),
      GIT_TEMPLATE_DIR: join(home, 'hooks'),
      GIT_AUTHOR_DATE: 'no date',
      GIT_EXTERNAL_DIFF: join(home, 'hooks', 'fsmonitor'),
      GIT_NAMESPACE: 'elsewhere',
    };
    const saved = Object.fromEntries(Object.keys(hostile).map((name) => [name, process.env[name]]));
    Object.assign(process.env, hostile);
    const restore = () => {
      for (const [name, value] of Object.entries(saved)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    };
    try {
      await preserve(bare, folder, box);
      await publish(bare, box);
      const second = freshFolder();
      writeFiles(second, { [transcriptOf(one)]: lines(...chain('u', 2), ...chain('w', 2, { parent: 'u1' })) });
      await prepare(bare, second, other);
      await refresh(bare, folder, box);
      await publish(bare, other);
      const remote = await openRemote(`file://${bare}`, { root: freshFolder(), branches: 'all' });
      writeFiles(second, { [transcriptOf(two)]: lines(...chain('v', 2)) });
      await preserve(remote.bare, second, other);
      await remote.push(other);
      await remote.close();
    } finally {
      restore();
    }
    expect(Object.keys(filesIn(marks.folder))).toEqual([]);
    expect(Object.keys(filesAt(bare, other))).toEqual([
      transcriptOf(one),
      transcriptOf(two),
      `${PROJECT}/memory/crlf.md`,
    ]);
    expect(filesAt(bare, other)[`${PROJECT}/memory/crlf.md`]).toBe('a\r\nb\r\n');
    expect(gitOn(bare, 'log', '--all', '--format=%an %G?').trim().split('\n')).toContain('agent-session N');
    rmSync(join(bare, 'hooks'), { recursive: true });
    checkSound(bare);
  });
});

test('sandboxes with other directories meet in one, and nothing is doubled', async () => {
  const bare = await freshBare();
  const rowsIn = (directory: string, names: readonly string[]) =>
    lines(...names).replaceAll('"cwd":"/project"', JSON.stringify({ cwd: directory }).slice(1, -1));
  const sandboxes = [box, other].map((branch, index) => {
    const directory = `/home/agent${index}/shop`;
    const [own, folder] = [freshFolder(), freshFolder()];
    return {
      branch,
      folder,
      directory,
      own: hostSessionStore(directory, join(own, 'projects'), { spelling: 'given' }),
      canonical: hostSessionStore('/project', join(folder, 'projects'), { spelling: 'given' }),
    };
  });
  const [first, second] = sandboxes as [(typeof sandboxes)[number], (typeof sandboxes)[number]];
  const start = chain('u', 3);
  const write = (sandbox: typeof first, rows: readonly string[]) => {
    const path = sandbox.own.sessionFilePath(one);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, rowsIn(sandbox.directory, rows));
  };
  const bringOut = async (sandbox: typeof first) => {
    await transferSession(sandbox.own, sandbox.canonical, one);
    await preserve(bare, sandbox.folder, sandbox.branch);
    await publish(bare, sandbox.branch);
  };
  write(first, start);
  await bringOut(first);
  await prepare(bare, second.folder, second.branch);
  await transferSession(second.canonical, second.own, one);
  expect(readFileSync(second.own.sessionFilePath(one), 'utf8')).toBe(rowsIn(second.directory, start));
  const [left, right] = [chain('l', 2, { parent: 'u2', minute: 10 }), chain('r', 2, { parent: 'u2', minute: 20 })];
  write(first, [...start, ...left]);
  write(second, [...start, ...right]);
  await bringOut(second);
  await bringOut(first);
  expect(filesAt(bare, 'main')).toEqual({ [transcriptOf(one)]: lines(...start, ...left, ...right) });
  expect(existsSync(join(first.folder, 'projects', '-home-agent0-shop'))).toBe(false);
});
