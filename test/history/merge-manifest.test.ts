import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Manifest, parseManifest, serializeManifest } from '../../src/bundle/manifest.ts';
import { branchFor } from '../../src/history/branch-name.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';
import {
  chain,
  checkSound,
  filesAt,
  freshBare,
  freshFolder,
  lines,
  PROJECT,
  sessionId,
  transcriptOf,
  writeFiles,
} from './history-folders.ts';

const one = sessionId(1);
const manifestOf = `manifests/${one}.json`;
const output = `${PROJECT}/${one}/tool-results/x.txt`;

/** The files of a capture with the manifest that tells of them. */
function capture(files: Readonly<Record<string, string>>, capturedAt: string, changes: Partial<Manifest> = {}) {
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    mode: 0o600,
    mtime: capturedAt,
  }));
  const manifest: Manifest = {
    version: 1,
    agent: 'claude-code',
    name: capturedAt,
    sessionId: one,
    directory: '/project',
    configDirectory: '/config',
    source: { runId: 1 },
    capturedAt,
    files: entries,
    rows: (files[transcriptOf(one)] ?? '').split('\n').length - 1,
    redactions: {},
    ...changes,
  };
  return { ...files, [manifestOf]: serializeManifest(manifest) };
}

function expectTrue(files: Readonly<Record<string, string>>): Manifest {
  const manifest = parseManifest(files[manifestOf] ?? '');
  const listed = Object.fromEntries(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  const there = Object.entries(files).filter(([path]) => path.startsWith('projects/') && !path.includes('/memory/'));
  expect(listed).toEqual(
    Object.fromEntries(there.map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')])),
  );
  for (const { path, size } of manifest.files) expect(Buffer.byteLength(files[path] ?? '')).toBe(size);
  expect(manifest.rows).toBe((files[transcriptOf(one)] ?? '').split('\n').length - 1);
  return manifest;
}

const start = chain('u', 3);
const earlier = '2026-01-01T00:00:00Z';
const later = '2026-01-01T01:00:00+00:30';

test.each([[['one', 'other']], [['other', 'one']]])(
  'the manifest of the later capture tells of the files as they are after the merge, in the order %j',
  async (order) => {
    const bare = await freshBare();
    const [first, second] = [freshFolder(), freshFolder()];
    const left = lines(...start, ...chain('l', 2, { parent: 'u2', minute: 9 }));
    const right = lines(...start, ...chain('r', 4, { parent: 'u2', minute: 5 }));
    writeFiles(
      first,
      capture({ [transcriptOf(one)]: left, [output]: 'left', [`${PROJECT}/${one}/tool-results/l`]: 'l' }, later),
    );
    writeFiles(second, capture({ [transcriptOf(one)]: right, [output]: 'right' }, earlier));
    await preserve(bare, first, branchFor('one'));
    await preserve(bare, second, branchFor('other'));
    for (const name of order) await publish(bare, branchFor(name));
    const main = filesAt(bare, 'main');
    expect(Object.keys(main)).toHaveLength(5);
    expect(expectTrue(main)).toMatchObject({ capturedAt: later, rows: 9 });
    checkSound(bare);
  },
);

test('where one side has all, its manifest stays as it is', async () => {
  const bare = await freshBare();
  const [first, second] = [freshFolder(), freshFolder()];
  const before = capture({ [transcriptOf(one)]: lines(...start) }, earlier);
  const after = capture({ [transcriptOf(one)]: lines(...start, ...chain('r', 1)) }, later);
  writeFiles(first, before);
  writeFiles(second, after);
  await preserve(bare, second, branchFor('other'));
  await publish(bare, branchFor('other'));
  await preserve(bare, first, branchFor('one'));
  await publish(bare, branchFor('one'));
  expect(filesAt(bare, 'main')).toEqual(after);
});

test('one that cannot be read gives way, and two of them are no end', async () => {
  const bare = await freshBare();
  const [first, second, third] = [freshFolder(), freshFolder(), freshFolder()];
  const good = capture({ [transcriptOf(one)]: lines(...start) }, earlier);
  writeFiles(first, { [transcriptOf(one)]: lines(...start), [manifestOf]: '{"version":1' });
  writeFiles(second, { [transcriptOf(one)]: lines(...start), [manifestOf]: '[]' });
  writeFiles(third, good);
  for (const [index, folder] of [first, second].entries()) {
    await preserve(bare, folder, branchFor(`${index}`));
    await publish(bare, branchFor(`${index}`));
  }
  expect(['{"version":1', '[]']).toContain(filesAt(bare, 'main')[manifestOf]);
  await preserve(bare, third, branchFor('third'));
  await publish(bare, branchFor('third'));
  expect(filesAt(bare, 'main')).toEqual(good);
});
