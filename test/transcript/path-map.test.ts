import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { inverse, mapPath, pathMap } from '../../src/transcript/path-map.ts';

const one = (from: string, to: string) => pathMap([{ from, to }]);

describe('a path map', () => {
  test('is ordered by length, without separators at the end and without repetitions', () => {
    const map = pathMap([
      { from: '/a/', to: '/x' },
      { from: '/a/b', to: '/y//' },
      { from: '/a', to: '/x/' },
    ]);
    expect(map).toEqual([
      { from: '/a/b', to: '/y' },
      { from: '/a', to: '/x' },
    ]);
  });

  test.each(['', 'workspace', './a', '../a', 'C:', 'C:repo', '\\a', '~/a'])(
    'refuses %j, which is not absolute',
    (from) => {
      expect(() => one(from, '/x')).toThrow(UserError);
      expect(() => one('/x', from)).toThrow(UserError);
    },
  );

  test('refuses two targets for one directory', () => {
    const pairs = [
      { from: '/a', to: '/x' },
      { from: '/a/', to: '/y' },
    ];
    expect(() => pathMap(pairs)).toThrow('/a cannot become both /x and /y');
  });

  test('cannot be undone where two directories became one', () => {
    const pairs = [
      { from: '/a', to: '/x' },
      { from: '/b', to: '/x' },
    ];
    expect(() => inverse(pathMap(pairs))).toThrow(UserError);
  });
});

describe('a path', () => {
  test.each([
    ['/workspace', '/srv/app'],
    ['/workspace/', '/srv/app/'],
    ['/workspace/a/b.ts', '/srv/app/a/b.ts'],
    ['/workspace//a', '/srv/app//a'],
    ['/workspace/../x', '/srv/app/../x'],
    ['/workspace2', '/workspace2'],
    ['/work', '/work'],
    ['/x/workspace', '/x/workspace'],
    ['workspace', 'workspace'],
    ['', ''],
  ])('%s becomes %s', (path, expected) => {
    expect(mapPath(one('/workspace', '/srv/app'), path)).toBe(expected);
  });

  test('belongs to the longest root that holds it', () => {
    const map = pathMap([
      { from: '/a', to: '/x' },
      { from: '/a/b', to: '/y' },
    ]);
    expect(['/a/b/c', '/a/bc', '/a'].map((path) => mapPath(map, path))).toEqual(['/y/c', '/x/bc', '/x']);
  });

  test('keeps its separators between two places of one kind, and changes them between others', () => {
    expect(mapPath(one('D:\\a\\repo', 'E:\\w'), 'D:\\a\\repo\\x/y')).toBe('E:\\w\\x/y');
    expect(mapPath(one('D:\\a\\repo', '/w'), 'D:\\a\\repo\\x\\y.ts')).toBe('/w/x/y.ts');
    expect(mapPath(one('/w', 'D:\\a\\repo'), '/w/x/y.ts')).toBe('D:\\a\\repo\\x\\y.ts');
    expect(mapPath(one('D:/a/repo', '/w'), 'D:/a/repo/x')).toBe('/w/x');
    expect(mapPath(one('\\\\srv\\share', '/w'), '\\\\srv\\share\\x')).toBe('/w/x');
    expect(mapPath(one('D:\\a', '/w'), 'd:\\a\\x')).toBe('d:\\a\\x');
  });

  test.each(['/', '/a', '/a/', '/a/b', '//', '//a', '///'])('%s goes from the root of everything and back', (path) => {
    const map = one('/', '/x');
    expect(mapPath(inverse(map), mapPath(map, path))).toBe(path);
  });

  test('in the root of everything, or of a drive', () => {
    const down = one('/', '/x');
    expect(['/', '/a', '/a/'].map((path) => mapPath(down, path))).toEqual(['/x', '/x/a', '/x/a/']);
    const up = one('/x', '/');
    expect(['/x', '/x/a', '/x/', '/xy'].map((path) => mapPath(up, path))).toEqual(['/', '/a', '//', '/xy']);
    expect(mapPath(one('D:\\', '/w'), 'D:\\a\\b')).toBe('/w/a/b');
    expect(mapPath(one('D:\\', '/w'), 'D:\\')).toBe('/w');
    expect(mapPath(one('/w', 'D:\\'), '/w')).toBe('D:\\');
  });
});
