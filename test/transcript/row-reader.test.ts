import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadRow, rowReader } from '../../src/transcript/row-reader.ts';
import { randomFrom, randomRow } from './rows-at-random.ts';

type Path = 'type' | 'message.model' | 'message.usage.output_tokens';

function readRows(text: Buffer, size = text.length): ReadRow<Path>[] {
  const rows: ReadRow<Path>[] = [];
  const reader = rowReader<Path>(['type', 'message.model', 'message.usage.output_tokens'], (row) => rows.push(row));
  for (let at = 0; at < text.length; at += size) {
    const part = text.subarray(at, at + size);
    reader.feed(part, 0, part.length);
  }
  reader.end();
  return rows;
}

describe('a row', () => {
  test('gives the values under the keys that were asked for', () => {
    const text =
      '{"type":"a","message":{"usage":{"output_tokens":12,"x":1},"model":"m"}}\n' +
      '{"message":{"model":null},"type":"x","type":true}\n' +
      '{"message":"model","usage":{"output_tokens":3}}\n' +
      '{"message":{"model":{"model":"deep"}},"type":["x"]}';
    expect(readRows(Buffer.from(text)).map(({ values, line, valid }) => ({ values, line, valid }))).toEqual([
      { line: 1, valid: true, values: { type: 'a', 'message.model': 'm', 'message.usage.output_tokens': 12 } },
      { line: 2, valid: true, values: { type: true, 'message.model': null } },
      { line: 3, valid: true, values: {} },
      { line: 4, valid: true, values: { 'message.model': undefined, type: undefined } },
    ]);
  });

  test('gives what stands in the elements of an array: of the last that has it', () => {
    const text =
      '{"list":[{"kind":"a","in":[{"kind":"no"}]},{"kind":"b"},[{"kind":"no"}],{"other":{"kind":"no"}}]}\n' +
      '{"list":{"kind":"no","x":{"kind":"no"}}}\n{"list":"no"}\n{"list":[]}\n{"list":["no",7,{"kind":1}]}';
    const kinds: unknown[] = [];
    const reader = rowReader(['list[].kind'], ({ values }) => kinds.push(values['list[].kind']));
    reader.feed(Buffer.from(text), 0, text.length);
    reader.end();
    expect(kinds).toEqual(['b', undefined, undefined, undefined, 1]);
  });

  test('may hold a value that is too long to be told', () => {
    const [row] = readRows(Buffer.from(`{"type":"${'x'.repeat(5000)}","message":{"model":"m"}}`), 100);
    expect(row).toMatchObject({ valid: true, values: { type: undefined, 'message.model': 'm' } });
  });

  test.each([
    '{"a":1,}',
    '{"a" 1}',
    '{a:1}',
    '{"a":01}',
    '{"a":tru}',
    '{"a":"\\x"}',
    '{"a":"\\u12g4"}',
    '{"a":"\u0001"}',
    '{"a":1}{"b":2}',
    '{"a":[1,2}',
    '{"a":[1 2]}',
    '{"a":1',
    '{"a":"',
    '{]',
    '{"a":}',
    '[1]',
    '"text"',
    '12',
    'null',
    '\ufeff{}',
    '\u0000{}',
  ])('%j is not one object', (row) => {
    expect(readRows(Buffer.from(row)).map(({ valid }) => valid)).toEqual([false]);
    expect(readRows(Buffer.from(row), 1).map(({ valid }) => valid)).toEqual([false]);
  });

  test('is valid exactly when JSON.parse says so', () => {
    const world = { map: [{ from: '/a', to: '/b' }], pointers: [], escaping: 0.2, long: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.constantFrom('cut', 'drop', 'repeat', 'none'), (seed, place, damage) => {
        const row = randomRow(randomFrom(seed), world);
        const at = place % row.length;
        const damaged = {
          cut: row.slice(0, at),
          drop: row.slice(0, at) + row.slice(at + 1),
          repeat: row.slice(0, at) + row.slice(at - 1),
          none: row,
        }[damage];
        const [read] = readRows(Buffer.from(damaged), 1 + (place % 50));
        expect(read?.valid ?? false).toBe(isObject(damaged));
      }),
      { numRuns: 2000 },
    );
  });
});

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
