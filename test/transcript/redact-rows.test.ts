import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { applyRedactions, createDetector, createFinder, findSecrets } from '../../src/transcript/redact.ts';
import { editList } from '../../src/transcript/redact-edits.ts';
import { expectGone, redact } from './redact-bytes.ts';
import { kinds, madeSecrets, randomFrom } from './redact-made.ts';

const random = randomFrom('rows');
const secret = `ghp_${random(36)}`;
const mark = '[redacted:github-token]';
const detector = createDetector({ values: [] });

describe('a row', () => {
  test.each([
    [
      'numbers, spaces, order and repeated keys',
      `{ "b" : 1.0 , "a":12345678901234567890,"a":1E5,\t"x":"@","e":"\\u00e9\\/" }\r\n`,
    ],
    ['a key', `{"@":{"@":1}}\n`],
    ['no newline at its end', `{"x":"@"}`],
    ['blank rows round it', `\n\n  \n{"x":"@"}\n\r\n`],
    ['a lone surrogate beside it', `{"x":"\\ud800@\\udc00"}\n`],
    ['escapes before and behind it', `{"x":"\\\\\\"\\n@\\n\\"\\\\"}\n`],
    ['the end of a Windows path before it', `{"x":"C:\\\\dir\\\\@\\\\"}\n`],
    ['a string that ends with a backslash', `{"x":"@\\\\","y":"a"}\n`],
    ['a byte order mark', `\ufeff{"x":"@"}\n`],
    ['another script round it', `{"x":"密码@密码é"}\n`],
    ['colours of a terminal', `{"x":"\\u001b[31m@\\u001b[0m","y":"\\\\u001b[1;31m@\\\\u001b[0m"}\n`],
    ['a torn end', `{"x":"a"}\n{"x":"@","y":"tor`],
    ['a torn end in the middle of an escape', `{"x":"@\\`],
    ['another row on top of it', `{"x":"@","uuid":"000{"x":"@","y":1}\n{"x":"@"}\n`],
    ['NUL bytes', `{"x":"@"}\0\0\0\0{"x":"@"}\n`],
    ['no JSON at all', `key: @\n{"x":"@"}\n`],
    ['a control character in a string', `{"x":"a\u0001 @"}\n{"y":"@"}\n`],
  ])('keeps all its other bytes: %s', async (_what, pattern) => {
    const before = pattern.replaceAll('@', secret);
    const result = await redact(before, detector);
    expect(result.text).toBe(pattern.replaceAll('@', mark));
    expect(result.counts).toEqual({ 'github-token': pattern.split('@').length - 1 });
    expect(result.left).toBe(0);
  });

  test('with letters that are spelled as escapes', async () => {
    const escaped = [...secret].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('');
    const result = await redact(`{"x":"a ${escaped} b","y":"${escaped.replaceAll('\\', '\\\\')}"}\n`, detector);
    expect(result.text).toBe(`{"x":"a ${mark} b","y":"${mark}"}\n`);
  });

  test('with a key whose lines are strings of their own', async () => {
    const key = madeSecrets().find(({ kind }) => kind === 'a key, RSA')?.secret as string;
    const lines = key.split('\n').map((line) => `+${line}`);
    const result = await redact(JSON.stringify({ patch: [{ lines }], n: 1 }), detector);
    for (const line of key.split('\n').slice(1, -1)) {
      expectGone(result.bytes, line);
    }
    const read = JSON.parse(result.text) as { patch: { lines: string[] }[]; n: number };
    expect(read.n).toBe(1);
    expect(read.patch[0]?.lines).toHaveLength(lines.length);
    expect(result.counts).toEqual({ 'private-key': 1 });
    expect(result.left).toBe(0);
  });

  test('with a key that was read with line numbers', async () => {
    const key = madeSecrets().find(({ kind }) => kind === 'a key, RSA')?.secret as string;
    for (const separator of ['→', '\t', ': ']) {
      const numbered = key
        .split('\n')
        .map((line, index) => `${String(index + 1).padStart(6)}${separator}${line}`)
        .join('\n');
      const result = await redact(JSON.stringify({ content: numbered }), detector);
      for (const line of key.split('\n').slice(1, -1)) {
        expectGone(result.bytes, line);
      }
    }
  });

  test('with a key whose end is missing', async () => {
    const key = madeSecrets().find(({ kind }) => kind === 'a key, RSA')?.secret as string;
    const head = key.split('\n').slice(0, 9).join('\n');
    const result = await redact(
      JSON.stringify({ content: `$ head -9 key\n${head}\n$ ls\nkey.pem notes.txt` }),
      detector,
    );
    expect(JSON.parse(result.text)).toEqual({
      content: '$ head -9 key\n[redacted:private-key]\n$ ls\nkey.pem notes.txt',
    });
  });
});

describe('where the pieces part makes no difference', () => {
  const rows = madeSecrets(1)
    .map(({ text }, index) => JSON.stringify({ index, text, nested: JSON.stringify({ text }) }))
    .join('\n');

  test.each([1, 2, 3, 7, 64, 4095, 65_536])('%d bytes', async (size) => {
    const whole = await redact(rows, detector, { size: 1 << 30 });
    const parted = await redact(rows, detector, { size });
    expect(parted.text).toBe(whole.text);
    expect(parted.counts).toEqual(whole.counts);
  });

  test('at every place of a secret, also inside of the finder', () => {
    const sizes = { behind: 4096, ahead: 8192, block: 1024 };
    for (const { text, secret: one, kind } of madeSecrets(2).filter(({ text: { length } }) => length < 400)) {
      const row = JSON.stringify({ a: 'x', b: text });
      for (let before = 0; before < 1024 + row.length; before += 37) {
        const bytes = Buffer.from(`${' '.repeat(before)}${row}\n${' '.repeat(9000)}\n`);
        const finder = createFinder('rows', detector, sizes);
        finder.push(bytes);
        const { edits } = finder.end();
        const found = Array.from({ length: edits.length }, (_, index) => edits.at(index));
        const covered = found.some(({ start, end }) =>
          bytes.subarray(start, end).includes(JSON.stringify(one).slice(1, -1)),
        );
        expect(covered, `${kind} behind ${before} bytes`).toBe(true);
      }
    }
  });
});

describe('a secret beside something else', () => {
  // Both start like an escape; one is recognised by its end.
  const values = [`nr${random(10)}z`, `n\u20ac${random(10)}`];
  const [value = ''] = values;
  const both = createDetector({ values });

  test('that goes too, and lets it be a word of its own', async () => {
    for (const text of [`${value}${secret}`, `x=${value}${value}${secret}`]) {
      const result = await redact(JSON.stringify({ text }), both);
      expectGone(result.bytes, secret);
      expectGone(result.bytes, value);
      expect(result.left).toBe(0);
    }
  });

  test.each(['C:\\@', '\\d+\\@', '\\\\server\\@'])('a backslash that is none of its escapes: %s', async (pattern) => {
    for (const [word, name] of [
      ...values.map((one) => [one, 'known-value'] as const),
      [`npm_${random(36)}`, 'npm-token'],
      [`tskey-auth-${random(11)}-${random(32)}`, 'tailscale-key'],
    ] as const) {
      const row = (text: string) =>
        JSON.stringify({ text: pattern.replace('@', text), nested: JSON.stringify([text]) });
      const result = await redact(row(word), both);
      expect(result.text).toBe(row(`[redacted:${name}]`));
    }
  });

  test('a line end that is one of the escapes', async () => {
    const row = (text: string) => JSON.stringify({ text: `a\n${text}\n` });
    for (const one of values) {
      expect((await redact(row(one), both)).text).toBe(row('[redacted:known-value]'));
      expect((await redact(row(one.slice(1)), both)).text).toBe(row(one.slice(1)));
    }
  });
});

describe('a long secret', () => {
  test.each([
    ['a token', `sk-proj-${random(30_000)}`, '[redacted:openai-key]'],
    [
      'a web token',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.eyJ${random(40_000)}.${random(300)}`,
      '[redacted:json-web-token]',
    ],
    ['a key', madeSecrets(5).find(({ kind }) => kind === 'a key, PGP')?.secret ?? '', '[redacted:private-key]'],
  ])('goes whole: %s', async (_what, long, expected) => {
    const row = (text: string) => JSON.stringify({ text: `before ${text} behind` });
    expect((await redact(row(long), detector)).text).toBe(row(expected));
  });
});

describe('one long row', () => {
  test('is read in constant memory', async () => {
    const megabytes = 300;
    const filler = Buffer.from(`some output of a program, line after line\\n`.repeat(25_000));
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`{"message":{"content":[{"type":"thinking","thinking":"${secret}`);
      for (let written = 0; written < megabytes * 1e6; written += filler.length) {
        yield filler;
      }
      yield Buffer.from(`","signature":"x"},{"type":"text","text":"${secret}"}]}}\n`);
    }
    const before = process.memoryUsage();
    let highest = 0;
    async function* watched(): AsyncGenerator<Uint8Array> {
      for await (const piece of source()) {
        const { arrayBuffers, heapUsed } = process.memoryUsage();
        highest = Math.max(highest, arrayBuffers + heapUsed - before.arrayBuffers - before.heapUsed);
        yield piece;
      }
    }
    const findings = await findSecrets(watched(), 'rows', detector);
    expect(findings.counts).toEqual({ 'github-token': 1, thinking: 1 });
    const parts: Uint8Array[] = [];
    for await (const part of applyRedactions(watched(), findings)) {
      parts.push(part);
    }
    expect(Buffer.concat(parts).toString()).toBe(`{"message":{"content":[{"type":"text","text":"${mark}"}]}}\n`);
    expect(highest).toBeLessThan(60e6);
  });

  test('keeps its structure, however much of it is between two secrets', async () => {
    const items = Array.from({ length: 40_000 }, (_, index) => ({ index, texts: [`"${index}" {[`, ['x']] }));
    const thinking = { type: 'thinking', thinking: `it is ${secret}`, signature: 'x' };
    const big = { type: 'tool_use', input: { items } };
    const row = (text: string, ...blocks: object[]) =>
      `${JSON.stringify({ message: { content: [...blocks, { type: 'text', text }] }, last: { items } })}\n`;
    for (const [before, after] of [
      [row(secret, thinking, big), row(mark, big)],
      [row(secret, big, thinking), row(mark, big)],
      [row(secret, big, thinking, thinking, big), row(mark, big, big)],
    ] as const) {
      expect(after.length).toBeGreaterThan(2e6);
      expect((await redact(before, detector)).text === after).toBe(true);
    }
  });

  test('with more secrets than fit a buffer', async () => {
    const many = Array.from({ length: 20_000 }, () => `ghp_${random(36)}`);
    const result = await redact(JSON.stringify({ text: many.join(' ') }), detector);
    expect(result.counts).toEqual({ 'github-token': 20_000 });
    expect(result.text).toBe(JSON.stringify({ text: many.fill(mark).join(' ') }));
  });
});

test('a secret is found wherever the finder parts the bytes, however late it is recognised', () => {
  const late = `aB3${random(37)}`;
  const text = `${late}${' x'.repeat(150)} AKIA${random(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`;
  for (const kind of ['rows', 'text'] as const) {
    for (let before = 0; before < 3000; before += 41) {
      const bytes = Buffer.from(`{"a":"${'x '.repeat(before)}${text}${' x'.repeat(9000)}"}\n`);
      const finder = createFinder(kind, detector, { behind: 4096, ahead: 8192, block: 1024 });
      finder.push(bytes);
      const { edits } = finder.end();
      const start = bytes.indexOf(late);
      const found = Array.from({ length: edits.length }, (_, index) => edits.at(index));
      expect(found[0], `${kind} behind ${before} words`).toMatchObject({
        start,
        end: start + 40,
        rule: 'aws-secret-key',
      });
      expect(found).toHaveLength(2);
    }
  }
});

describe('nothing is passed over in silence', () => {
  const failing = {
    name: 'failing',
    anchors: ['anchor'],
    find: () => {
      throw new Error('the rule is broken');
    },
  };

  test('a rule that throws', async () => {
    await expect(redact('{"a":"an anchor"}', createDetector({ values: [], rules: [failing] }))).rejects.toThrow(
      'the rule is broken',
    );
  });

  test('a source that throws', async () => {
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('{"a":');
      throw new Error('the disk is broken');
    }
    await expect(findSecrets(source(), 'rows', detector)).rejects.toThrow('the disk is broken');
  });

  test('more secrets than can be kept', () => {
    const edits = editList(3);
    for (const start of [0, 10, 20]) {
      edits.add({ start, end: start + 5, text: 'x', rule: 'r' });
    }
    expect(() => edits.add({ start: 30, end: 35, text: 'x', rule: 'r' })).toThrow(/More than 3 secrets/);
  });

  test.each([
    ['shorter', -1],
    ['longer', 1],
  ])('a file that became %s meanwhile', async (_what, by) => {
    const bytes = Buffer.from(`{"a":"${secret}"}\n`);
    async function* source(length: number): AsyncGenerator<Uint8Array> {
      yield Buffer.concat([bytes, bytes]).subarray(0, length);
    }
    const findings = await findSecrets(source(bytes.length), 'rows', detector);
    await expect(drained(applyRedactions(source(bytes.length + by), findings))).rejects.toThrow(
      /Nothing may write to it/,
    );
  });
});

test('the cases: all that holds no secret stays byte for byte', async () => {
  const folder = fileURLToPath(new URL('../fixtures/cases/', import.meta.url));
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl') && !one.startsWith('03'))) {
    const bytes = readFileSync(`${folder}${name}`);
    expect((await redact(bytes, detector)).bytes.equals(bytes), name).toBe(true);
  }
});

test('the case of a secret inside of thinking', async () => {
  const bytes = readFileSync(new URL('../fixtures/cases/03-thinking.jsonl', import.meta.url), 'utf8');
  const result = await redact(bytes, detector);
  const [before, after] = [bytes, result.text].map((text) => text.trimEnd().split('\n'));
  expect(after).toHaveLength(before?.length ?? 0);
  expect(result.text).not.toMatch(/AKIA/);
  expect(after?.[1]).toContain('{"type":"redacted_thinking","data":"EmwK/workspace/xyz=="}');
  expect(after?.[1]).not.toContain('"thinking"');
  expect([after?.[0], after?.[2]]).toEqual([before?.[0], before?.[2]]);
  expect(result.counts).toEqual({ thinking: 1 });
});

test('every rule has a secret to be tried with', () => {
  const tried = new Set(kinds.map(([rule]) => rule));
  const rules = new Set(
    detector.rules.probes.map(({ name }) => name).filter((name) => name !== '' && name !== 'encoded-secret'),
  );
  expect([...rules].filter((name) => !tried.has(name))).toEqual([]);
});

async function drained(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of source) {
    // Only the end counts.
  }
}
