import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ensureBare } from '../../src/history/bare.ts';
import { branchFor, sandboxOf } from '../../src/history/branch-name.ts';
import { projectId, projectIdOfUrls } from '../../src/history/project-id.ts';
import { kindOf, sessionOf } from '../../src/history/tracked-paths.ts';
import { freshFolder, sessionId } from './history-folders.ts';

describe('the id of a project', () => {
  // Each hash is what `printf '%s' <paths, one a line> | sha256sum | cut -c-12` says.
  test.each([
    [['/home/me/shop'], 'shop-4a68c726aa05'],
    [['/home/me/shop/'], 'shop-4a68c726aa05'],
    [['/home/me/shop', '/home/me/shop'], 'shop-4a68c726aa05'],
    [['/home/me/x/../shop'], 'shop-4a68c726aa05'],
    [['/b', '/a'], 'ws-920e11363833'],
    [['/a', '/b', '/a'], 'ws-920e11363833'],
    [['/'], 'project-8a5edab28263'],
    [[], 'project-e3b0c44298fc'],
    [['/srv/日本語'], 'project-add20f0f55e7'],
    [['/srv/my shop (2)'], 'my-shop-2-341990b8247b'],
    [['/srv/..hidden..'], 'hidden-4e81c9e9303e'],
  ])('of %j is %s', (paths, id) => {
    expect(projectId(paths)).toBe(id);
  });

  test('is the same by its definition', () => {
    const hash = createHash('sha256').update('/a\n/b').digest('hex').slice(0, 12);
    expect(projectId(['/b', '/a'])).toBe(`ws-${hash}`);
  });

  test('goes by URLs where paths are all the same, and by no user name in them', () => {
    const id = projectIdOfUrls(['https://github.com/owner/shop.git']);
    expect(id).toBe('shop-9e734034b098');
    expect(projectIdOfUrls(['https://user:token@github.com/owner/shop.git'])).toBe(id);
    expect(projectIdOfUrls(['git@github.com:shop.git'])).toMatch(/^shop-/);
    expect(projectIdOfUrls(['https://a/x', 'https://b/x'])).toMatch(/^ws-/);
    expect(projectIdOfUrls(['https://github.com/other/shop.git'])).not.toBe(id);
  });

  test('names a repository, and nothing that leads elsewhere does', async () => {
    const root = freshFolder();
    for (const id of ['../x', 'a/b', '', '.', '..', '-x', 'a\nb']) {
      await expect(ensureBare(root, id)).rejects.toThrow('is no project id');
    }
    const made = await Promise.all(Array.from({ length: 6 }, () => ensureBare(root, projectId(['/a']))));
    expect(new Set(made).size).toBe(1);
  });
});

function isBranch(name: string): boolean {
  return spawnSync('git', ['check-ref-format', '--branch', name]).status === 0;
}

describe('the branch of a sandbox', () => {
  test.each([
    ['box', 'vm/box'],
    ['My_Box-1.2', 'vm/My_Box-1.2'],
    ['日本語', 'vm/日本語'],
    ['a/b', 'vm/a%2Fb'],
    ['a b', 'vm/a%20b'],
    ['a..b', 'vm/a.%2Eb'],
    ['.a', 'vm/%2Ea'],
    ['a.', 'vm/a%2E'],
    ['a.lock', 'vm/a%2Elock'],
    ['a.lock.b', 'vm/a.lock.b'],
    ['@{1}', 'vm/%40{1}'],
    ['@', 'vm/@'],
    ['100%', 'vm/100%25'],
    ['~^:?*[\\', 'vm/%7E%5E%3A%3F%2A%5B%5C'],
    ['\n\u007f', 'vm/%0A%7F'],
    ['', 'vm/%'],
  ])('%j is %s', (sandbox, branch) => {
    expect(branchFor(sandbox)).toBe(branch);
    expect(sandboxOf(branch)).toBe(sandbox);
    expect(isBranch(branch)).toBe(true);
  });

  test('is a name that git takes, and leads back, for any name', () => {
    const odd = fc.constantFrom(
      '.',
      '..',
      '.lock',
      '@{',
      '@',
      '/',
      '%',
      '%2F',
      ' ',
      '\\',
      '~',
      '\u0000',
      '\u0085',
      'é',
      'a',
      '-',
    );
    const name = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    const branches = new Map<string, string>();
    fc.assert(
      fc.property(
        name.filter((text) => Buffer.byteLength(text) < 60),
        (sandbox) => {
          const branch = branchFor(sandbox);
          expect(sandboxOf(branch)).toBe(sandbox);
          expect(branches.get(branch) ?? sandbox).toBe(sandbox);
          expect(branch.split('/')).toHaveLength(2);
          branches.set(branch, sandbox);
        },
      ),
      { numRuns: 1000 },
    );
    const names = [...branches.keys()];
    // One process for all of them: a name that git refuses ends it.
    const input = names.map((branch) => `create refs/heads/${branch}\0${'0'.repeat(39)}1\0`).join('');
    const bare = freshFolder();
    execFileSync('git', ['init', '-q', '--bare', bare]);
    const { stderr } = spawnSync('git', ['-C', bare, 'update-ref', '-z', '--stdin'], { input });
    expect(stderr.toString()).not.toContain('invalid ref format');
  });

  test('belongs to no sandbox where it is none that this makes', () => {
    for (const branch of ['main', 'vm/', 'vm/a/b', 'vm/%2f', 'vm/%41', 'vm/%FF', 'vm/a%', 'other/box']) {
      expect(sandboxOf(branch)).toBeUndefined();
    }
  });

  test('of a name that is too long for a file is an error', () => {
    expect(() => branchFor('x'.repeat(241))).toThrow('cannot be a branch');
    expect(() => branchFor('\ud800')).toThrow('cannot be a branch');
  });
});

describe('what a history keeps', () => {
  const id = sessionId(1);
  test.each([
    [`projects/-p/${id}.jsonl`, 'transcript'],
    [`projects/-p/${id}/subagents/agent-1.jsonl`, 'rows'],
    [`projects/-p/${id}/subagents/agent-1.meta.json`, 'opaque'],
    [`projects/-p/${id}/tool-results/x.txt`, 'opaque'],
    [`projects/-p/${id}/other/x.txt`, undefined],
    ['projects/-p/agent-1f.jsonl', 'rows'],
    ['projects/-p/memory/MEMORY.md', 'lines'],
    ['projects/-p/memory/a/b.md', 'opaque'],
    ['projects/-p/memory/.git/config', undefined],
    ['projects/-p/memory/.GIT/config', undefined],
    ['projects/-p/memory/.g\u200cit/config', undefined],
    ['projects/-p/memory/git~1/config', undefined],
    ['projects/-p/memory/.gitattributes', undefined],
    ['projects/-p/memory/../x', undefined],
    ['projects/-p/sessions-index.json', undefined],
    ['projects/-p/notes.jsonl', undefined],
    [`manifests/${id}.json`, 'manifest'],
    ['manifests/x.json', undefined],
    [`removed/${id}`, 'tombstone'],
    [`sealed/${id}/bundle.age`, 'opaque'],
    ['.credentials.json', undefined],
    ['settings.json', undefined],
    ['history.jsonl', undefined],
  ])('%s: %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test('a path tells the session', () => {
    for (const path of [
      `projects/-p/${id}.jsonl`,
      `projects/-p/${id}/tool-results/x`,
      `manifests/${id}.json`,
      `sealed/${id}/b`,
    ]) {
      expect(sessionOf(path)).toBe(id);
    }
    expect(sessionOf('projects/-p/memory/MEMORY.md')).toBeUndefined();
  });
});
