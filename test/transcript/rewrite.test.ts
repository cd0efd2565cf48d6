import { describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { pathMap } from '../../src/transcript/path-map.ts';
import { createRewriter, rewrite } from '../../src/transcript/rewrite.ts';
import { rewriteInPieces } from './pieces.ts';

const { fields } = claudeCode;
const map = pathMap([{ from: '/workspace', to: '/srv/app' }]);
const own = '/root/.claude/projects/-workspace/7c1d';
const pointers = pathMap([{ from: own, to: '/x/projects/-srv-app/7c1d' }]);

function rewritten(text: string, rules = { map, pointers, fields }): string {
  const expected = rewriteInPieces(Buffer.from(text), rules).bytes.toString();
  expect(rewriteInPieces(Buffer.from(text), rules, [1]).bytes.toString()).toBe(expected);
  return expected;
}

describe('a path field', () => {
  test.each([
    ['{"cwd":"/workspace"}', '{"cwd":"/srv/app"}'],
    ['{"cwd"\t:\n "/workspace/a"}', '{"cwd"\t:\n "/srv/app/a"}'],
    ['{"a":{"b":[{"file_path":"/workspace/a"}]}}', '{"a":{"b":[{"file_path":"/srv/app/a"}]}}'],
    ['{"\\u0063wd":"/workspace"}', '{"\\u0063wd":"/srv/app"}'],
    ['{"path":"/workspace","path":"/workspace/b"}', '{"path":"/srv/app","path":"/srv/app/b"}'],
    ['{"filenames":["/workspace/a", "b" ,"/workspace"]}', '{"filenames":["/srv/app/a", "b" ,"/srv/app"]}'],
    ['{"filenames":["a\\\\","/workspace"]}', '{"filenames":["a\\\\","/srv/app"]}'],
  ])('is rewritten in %s', (row, expected) => {
    expect(rewritten(row)).toBe(expected);
  });

  test.each([
    '{"cwd":"/workspace2"}',
    '{"cwd":"/workspac"}',
    '{"cwd":"/workspace\\\\"}',
    '{"cwd":" /workspace"}',
    '{"cwd":["x",["/workspace"]]}',
    '{"path":"x","/workspace":1}',
    '{"filenames":["x",{"content":"/workspace"},"/workspace"]}',
    '{"content":"/workspace"}',
    '{"x":"cwd","y":"/workspace"}',
    '{"content":"{\\"cwd\\":\\"/workspace\\"}"}',
    '{"content":"\\\\\\"cwd\\":\\"/workspace\\""}',
    '{"a\\"cwd":"/workspace"}',
    '{"thinking":"/workspace","signature":"/workspace","thoughtSignature":"/workspace"}',
    '{"thinking":["/workspace"]}',
  ])('is not seen in %s', (row) => {
    expect(rewritten(row)).toBe(row);
  });

  test.each([
    ['\\/workspace\\/a', '\\/srv\\/app\\/a'],
    ['\\u002Fworkspace/a', '\\u002Fsrv\\u002Fapp/a'],
  ])('keeps the way %s is written', (path, expected) => {
    expect(rewritten(`{"cwd":"${path}"}`)).toBe(`{"cwd":"${expected}"}`);
  });

  test('is recognised with every letter escaped', () => {
    const spelled = [...'/workspace']
      .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
    expect(JSON.parse(rewritten(`{"cwd":"${spelled}/a"}`))).toEqual({ cwd: '/srv/app/a' });
  });

  test('is the same composed of raw and of escaped characters', () => {
    const rules = { map: pathMap([{ from: '/wörk/😀', to: '/x/ü' }]), pointers: [], fields };
    for (const path of ['/wörk/😀', '/w\\u00f6rk/\\ud83d\\ude00', '/w\\u00F6rk/\\uD83d\\uDE00']) {
      expect(JSON.parse(rewritten(`{"cwd":"${path}/a"}`, rules))).toEqual({ cwd: '/x/ü/a' });
    }
    expect(rewritten('{"cwd":"/wo\u0308rk/😀"}', rules)).toContain('/wo\u0308rk/😀');
  });

  test('of Windows has its backslashes doubled, and changed for a place that has slashes', () => {
    const rules = { map: pathMap([{ from: 'D:\\a\\repo', to: '/w' }]), pointers: [], fields };
    expect(rewritten('{"cwd":"D:\\\\a\\\\repo\\\\x\\\\y","path":"D:\\\\a\\\\repo2"}', rules)).toBe(
      '{"cwd":"/w/x/y","path":"D:\\\\a\\\\repo2"}',
    );
    const back = { map: pathMap([{ from: '/w', to: 'D:\\a\\repo' }]), pointers: [], fields };
    expect(rewritten('{"cwd":"/w/x/y"}', back)).toBe('{"cwd":"D:\\\\a\\\\repo\\\\x\\\\y"}');
  });

  test('may start at the root of everything', () => {
    const rules = { map: pathMap([{ from: '/', to: '/x' }]), pointers: [], fields };
    expect(rewritten('{"cwd":"/","path":"/a/b","file_path":"a"}', rules)).toBe(
      '{"cwd":"/x","path":"/x/a/b","file_path":"a"}',
    );
    const up = { map: pathMap([{ from: '/x', to: '/' }]), pointers: [], fields };
    expect(rewritten('{"cwd":"/x","path":"/x/a/b","file_path":"/x/"}', up)).toBe(
      '{"cwd":"/","path":"/a/b","file_path":"//"}',
    );
  });
});

test('an array may be much longer than what is kept of it', () => {
  const names = Array.from({ length: 300 }, (_, at) => `"src/${at}.ts"`).join(', ');
  const row = (key: string, path: string) => `{"${key}":[${names}, "${path}/a", ${names}, "${path}"]}\n`;
  const text = row('filenames', '/workspace') + row('content', '/workspace');
  const expected = row('filenames', '/srv/app') + row('content', '/workspace');
  for (let size = 1; size < 150; size += 3) {
    expect(rewriteInPieces(Buffer.from(text), { map, pointers, fields }, [size]).bytes.toString()).toBe(expected);
  }
});

describe("a pointer into the session's own folder", () => {
  test.each([
    `saved to: ${own}/tool-results/a.txt\\nmore`,
    `(${own})`,
    `\\"${own}/a\\"`,
    `see file://${own}/a`,
    `到：${own}。`,
    `\\t${own}\\\\`,
    `a=${own},${own}/b`,
  ])('is rewritten in %s', (text) => {
    expect(rewritten(`{"content":"${text}"}`)).toBe(
      `{"content":"${text.replaceAll(own, '/x/projects/-srv-app/7c1d')}"}`,
    );
  });

  test.each([`/mnt${own}`, `${own}8/a`, `${own}.jsonl`, `..${own}`, `é${own}`, `${own}é`, `\\u00e9${own}`, `/${own}`])(
    'is not seen in %s',
    (text) => {
      expect(rewritten(`{"content":"${text}"}`)).toBe(`{"content":"${text}"}`);
    },
  );

  test('is left alone in thinking, signatures, ids and encoded data', () => {
    const row = `{"thinking":"${own}/a","signature":"${own}","data":"${own}","id":"${own}","encrypted_content":"x ${own}"}`;
    expect(rewritten(row)).toBe(row);
  });

  test('is found in a string that is much longer than what is kept of it', () => {
    const filler = 'no \\"quotation\\" ends here '.repeat(500);
    const row = (key: string, path: string) => `{"${key}":"${filler} ${path}/a ${filler} ${path}"}`;
    for (const size of [1, 1000, 5000]) {
      const text = Buffer.from(`${row('content', own)}\n${row('thinking', own)}`);
      const expected = `${row('content', '/x/projects/-srv-app/7c1d')}\n${row('thinking', own)}`;
      expect(rewriteInPieces(text, { map, pointers, fields }, [size]).bytes.toString()).toBe(expected);
    }
  });

  test('wins over a shorter directory, in a path field too', () => {
    const rules = { map: pathMap([{ from: '/root', to: '/home/me' }]), pointers, fields };
    expect(rewritten(`{"path":"${own}/a","file_path":"/root/b"}`, rules)).toBe(
      '{"path":"/x/projects/-srv-app/7c1d/a","file_path":"/home/me/b"}',
    );
  });
});

describe('broken rows', () => {
  test('lose no byte, and the rows after them are understood', () => {
    const broken = [
      '{"thinking":"torn',
      '\u0000\u0000\u0000',
      '',
      '"',
      '\ufeff{"a":1}',
      '{"cwd":"/workspace"}}}',
      'no JSON: /workspace',
    ];
    const text = broken.map((row) => `${row}\n{"cwd":"/workspace"}`).join('\r\n');
    const expected = text.replaceAll('"cwd":"/workspace"', '"cwd":"/srv/app"');
    expect(rewritten(text)).toBe(expected);
  });

  test('end at the newline, whatever was open', () => {
    const torn = `{"thinking":"${'x'.repeat(100)}`;
    expect(rewritten(`${torn}\n{"content":"${own}"}\n`)).toBe(`${torn}\n{"content":"/x/projects/-srv-app/7c1d"}\n`);
    for (const words of ['short', 'long '.repeat(50)]) {
      const outside = `{"content":"torn\nno string: ${words} ${own}/a\n`;
      expect(rewritten(outside)).toBe(outside);
    }
  });

  test('keep bytes that are no UTF-8', () => {
    const bytes = Buffer.from('7b2263776422 3a22 2f776f726b7370616365 2f ff c3 22 7d'.replaceAll(' ', ''), 'hex');
    const out = rewriteInPieces(bytes, { map, pointers, fields }).bytes;
    expect(out.toString('latin1')).toBe('{"cwd":"/srv/app/\xff\xc3"}');
  });

  test('that were written over each other have the fields of both rewritten', () => {
    const row = '{"uuid":"0000{"uuid":"1","cwd":"/workspace","thinking":"x {"cwd":"/workspace/a"}';
    expect(rewritten(row)).toBe(row.replaceAll('"cwd":"/workspace', '"cwd":"/srv/app'));
  });
});

describe('the report', () => {
  test('counts rows, bytes, paths by kind, and broken rows, and names the largest rows', () => {
    const rows = [
      '{"cwd":"/workspace","path":"/workspace/a"}',
      '',
      '{"torn":"',
      `{"text":"${own}/a ${'x'.repeat(100)}"}`,
      ' \r',
      '{}',
    ];
    const text = rows.join('\n');
    const { bytes, report } = rewriteInPieces(Buffer.from(text), { map, pointers, fields }, [3]);
    expect(report).toEqual({
      rows: 4,
      bytesIn: text.length,
      bytesOut: bytes.length,
      rewritten: { directory: 1, path: 1, pointer: 1 },
      brokenRows: 1,
      largestRows: [
        { line: 4, bytes: rows[3]?.length },
        { line: 1, bytes: 42 },
        { line: 3, bytes: 9 },
        { line: 6, bytes: 2 },
      ],
    });
  });

  test('of a stream is there when the stream was read', async () => {
    async function* source() {
      yield Buffer.from('{"cwd":"/work');
      yield Buffer.from('space/a"}\n');
    }
    const rewriting = rewrite(source(), { map, pointers, fields });
    const parts: Uint8Array[] = [];
    for await (const part of rewriting) {
      parts.push(part);
    }
    expect(Buffer.concat(parts).toString()).toBe('{"cwd":"/srv/app/a"}\n');
    expect(rewriting.report().rewritten.directory).toBe(1);
  });
});

test('a room is used as it is, and may be filled again', () => {
  const rewriter = createRewriter({ map, pointers, fields });
  const room = rewriter.room(64);
  const parts: string[] = [];
  const text = `{"cwd":"/workspace"}\n`.repeat(100);
  for (let at = 0; at < text.length; at += 64) {
    const length = room.write(text.slice(at, at + 64));
    parts.push(...rewriter.push(room.subarray(0, length)).map((part) => Buffer.from(part).toString()));
  }
  parts.push(...rewriter.end().map((part) => Buffer.from(part).toString()));
  expect(parts.join('')).toBe(`{"cwd":"/srv/app"}\n`.repeat(100));
});
