import { expect, test } from 'vitest';
import { parseStatRecords } from '../../src/sessions/stat-records.ts';

test('records are read with type, mode, size and time', () => {
  const output =
    '81a4 12 1700000000 /p/a.jsonl\n41ed 4096 1700000001 /p/dir\na1ff 7 1700000002 /p/link\n1180 0 0 /p/fifo\n';
  expect(parseStatRecords(output, '/p')).toEqual([
    { path: 'a.jsonl', type: 'file', mode: 0o644, size: 12, mtime: new Date(1700000000_000) },
    { path: 'dir', type: 'directory', mode: 0o755, size: 4096, mtime: new Date(1700000001_000) },
    { path: 'link', type: 'other', mode: 0o777, size: 7, mtime: new Date(1700000002_000) },
    { path: 'fifo', type: 'other', mode: 0o600, size: 0, mtime: new Date(0) },
  ]);
});

test('a name with line breaks is one name, whatever it pretends to be', () => {
  const output = '81a4 1 1 /p/x\n81a4 2 2 y\n\n81a4 3 3 /p/z\n';
  expect(parseStatRecords(output, '/p').map(({ path }) => path)).toEqual(['x\n81a4 2 2 y\n', 'z']);
});

test('the folder is a text, not a pattern', () => {
  expect(parseStatRecords('81a4 1 1 /pxp/a\n', '/p.p')).toEqual([]);
  expect(parseStatRecords('81a4 1 1 /(p+)/a\n', '/(p+)/')).toMatchObject([{ path: 'a' }]);
});

test('no output, no records', () => {
  expect(parseStatRecords('', '/p')).toEqual([]);
});
