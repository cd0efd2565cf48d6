import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRows } from '../../src/history/merge-rows.ts';
import type { RowSource } from '../../src/history/row-source.ts';
import { inspect } from '../../src/transcript/inspect.ts';
import { chain, lines, row, uuidOf } from './history-folders.ts';

/** A text in pieces of a few bytes, so that rows and their newlines are cut anywhere. */
function source(text: string, piece = 7): RowSource {
  const bytes = Buffer.from(text);
  return {
    size: bytes.length,
    read: async function* (from, to) {
      for (let at = from; at < to; at += piece) yield bytes.subarray(at, Math.min(at + piece, to));
    },
  };
}

async function merge(ours: string, theirs: string, before?: string): Promise<string> {
  const written: Buffer[] = [];
  const target = {
    write: async (chunk: Uint8Array, offset: number) => {
      written.push(Buffer.from(chunk.subarray(offset)));
      return { bytesWritten: chunk.length - offset, buffer: chunk };
    },
  } as unknown as Parameters<typeof mergeRows>[2];
  const base = before === undefined ? undefined : source(before);
  const result = await mergeRows({ ours: source(ours), theirs: source(theirs) }, base, target);
  if (typeof result === 'string') return result === 'ours' ? ours : theirs;
  const text = Buffer.concat(written).toString();
  expect(result).toMatchObject({ size: Buffer.byteLength(text), rows: rowsOf(text).length });
  return text;
}

function rowsOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Of `rows`, those that are among `others`, in their order. */
function among(rows: readonly string[], others: readonly string[]): readonly string[] {
  const wanted = new Set(others);
  return rows.filter((text) => wanted.has(text));
}

const start = chain('u', 3);
const left = chain('l', 3, { parent: 'u2', minute: 10 });
const right = chain('r', 2, { parent: 'u2', minute: 20 });

describe('two files of rows', () => {
  test('that share a start have it once, and the tail that was written last comes last', async () => {
    const [ours, theirs] = [lines(...start, ...left), lines(...start, ...right)];
    const both = lines(...start, ...left, ...right);
    expect(await merge(ours, theirs)).toBe(both);
    expect(await merge(theirs, ours)).toBe(both);
  });

  test('of which one goes on from the other are that one', async () => {
    expect(await merge(lines(...start), lines(...start, ...left))).toBe(lines(...start, ...left));
    expect(await merge(lines(...start, ...left), lines(...start))).toBe(lines(...start, ...left));
    expect(await merge('', lines(...start))).toBe(lines(...start));
  });

  test('of which one has all rows of the other are that one, to the byte', async () => {
    const all = `${lines(...start)}\n\r\n${lines(...left, ...right)}`.trimEnd();
    expect(await merge(all, lines(...start, ...right))).toBe(all);
    expect(await merge(lines(...start, ...right), all)).toBe(all);
  });

  test('that went on again after they were merged stay in the order of each', async () => {
    const merged = lines(...start, ...left, ...right);
    const more = chain('m', 2, { parent: 'l2', minute: 30 });
    expect(await merge(merged, lines(...start, ...left, ...more))).toBe(lines(...start, ...left, ...right, ...more));
  });

  test('keep what stands between rows that both have where it is', async () => {
    const ours = lines('{"uuid":"a"}', '{"uuid":"b"}', '{"uuid":"d"}');
    const theirs = lines('{"uuid":"a"}', '{"uuid":"c"}', '{"uuid":"d"}', '{"uuid":"e"}');
    expect(rowsOf(await merge(ours, theirs)).slice(3)).toEqual(['{"uuid":"d"}', '{"uuid":"e"}']);
  });

  test('a torn last row does not swallow the next', async () => {
    const torn = `${lines(...start, ...left)}{"uuid":"torn","te`;
    const merged = await merge(torn, lines(...start, ...right));
    expect(merged).toBe(`${lines(...start, ...left)}{"uuid":"torn","te\n${lines(...right)}`);
    expect(await merge(torn, lines(...start, ...left))).toBe(torn);
    expect(await merge(lines(...start, ...right).trimEnd(), lines(...start, ...left))).toBe(
      lines(...start, ...left, ...right),
    );
  });

  test('a row that one side has in another form is there once', async () => {
    const [before, after] = [row('x', 'u2', { text: 'a secret' }), row('x', 'u2', { text: '[redacted]' })];
    const base = lines(...start, before);
    const changed = lines(...start, after, ...right);
    const unchanged = lines(...start, before, ...left);
    const expected = lines(...start, after, ...left, ...right);
    expect(await merge(unchanged, changed, base)).toBe(expected);
    expect(await merge(changed, unchanged, base)).toBe(expected);
  });

  test('the paths of another directory do not double a transcript', async () => {
    const moved = (rows: readonly string[]) => rows.map((text) => text.replace('"/project"', '"/elsewhere"'));
    const merged = await merge(lines(...start, ...left), lines(...moved([...start, ...left, ...right])));
    expect(rowsOf(merged).map((text) => JSON.parse(text).uuid)).toEqual(
      ['u0', 'u1', 'u2', 'l0', 'l1', 'l2', 'r0', 'r1'].map(uuidOf),
    );
  });

  test('of rows without an id that both have, the last place counts', async () => {
    const [title, mode] = ['{"type":"ai-title","title":"x"}', '{"type":"mode","mode":"plan"}'];
    const ours = lines(...start, mode, ...left, title);
    const theirs = lines(...start, ...right, title, mode);
    expect(await merge(ours, theirs)).toBe(lines(...start, ...left, ...right, title, mode));
    expect(await merge(theirs, ours)).toBe(lines(...start, ...left, ...right, title, mode));
  });

  test('a byte order mark is no part of the first row', async () => {
    expect(await merge(`\ufeff${lines(...start, ...left)}`, lines(...start, ...right))).toBe(
      lines(...start, ...left, ...right),
    );
  });

  test('the result hangs together as both did', async () => {
    const merged = await merge(lines(...start, ...left), lines(...start, ...right));
    const facts = await inspect(source(merged).read(0, Buffer.byteLength(merged)));
    expect(facts).toMatchObject({ rows: 8, brokenRows: 0, endsOpen: false });
    expect(facts.tree).toMatchObject({ missingParents: 0, leaves: 2, reachable: 5, cutOff: false });
  });
});

/** Rows with and without an id, and lines that are no rows at all. */
const anyRow = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        uuid: fc.uuid(),
        timestamp: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', 'x'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('note'), note: fc.string({ minLength: 12 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ summary: fc.string({ minLength: 12 }), timestamp: fc.constant('2026-01-03T00:00:00Z') }),
    },
  )
  .map((value) => JSON.stringify(value));
const brokenRow = fc.uuid().map((id) => `{"torn":"${id}`);
const someRows = fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: anyRow }, { weight: 1, arbitrary: brokenRow }), {
  maxLength: 8,
});
const end = fc.constantFrom('', '\n', '\n \n');

/** A shared start, then rows of which either side has some: those that both have are in the same order. */
const twoSides = fc
  .record({
    start: someRows,
    rest: fc.array(fc.tuple(anyRow, fc.constantFrom('ours', 'theirs', 'both')), { maxLength: 12 }),
    ends: fc.tuple(end, end),
  })
  .map(({ start, rest, ends }) => {
    const of = (side: string) => [
      ...start,
      ...rest.flatMap(([text, whose]) => (whose === side || whose === 'both' ? [text] : [])),
    ];
    const [ours, theirs] = [of('ours'), of('theirs')];
    return { start, ours, theirs, texts: [ours.join('\n') + ends[0], theirs.join('\n') + ends[1]] as const };
  })
  .filter(
    ({ start, ours, theirs }) =>
      new Set([...ours, ...theirs]).size ===
        new Set(ours).size + theirs.filter((text) => !ours.includes(text)).length &&
      new Set(start).size === start.length &&
      new Set(ours).size === ours.length &&
      new Set(theirs).size === theirs.length,
  );

describe('whatever the rows are', () => {
  test('each row of both sides is there once, in the order of its side, and the shared start comes first', async () => {
    await fc.assert(
      fc.asyncProperty(twoSides, async ({ start, ours, theirs, texts }) => {
        const merged = rowsOf(await merge(...texts));
        expect([...merged].sort()).toEqual([...new Set([...ours, ...theirs])].sort());
        expect(merged.slice(0, start.length)).toEqual(start);
        const withId = (rows: readonly string[]) => rows.filter((text) => text.includes('"uuid"'));
        expect(among(withId(merged), ours)).toEqual(withId(ours));
        expect(among(withId(merged), theirs)).toEqual(withId(theirs));
        const shared = new Set(ours.filter((text) => theirs.includes(text) && !text.includes('"uuid"')));
        const single = (rows: readonly string[]) => rows.filter((text) => !shared.has(text));
        expect(among(single(merged), ours)).toEqual(single(ours));
        expect(among(single(merged), theirs)).toEqual(single(theirs));
      }),
      { numRuns: 400 },
    );
  });

  test('merging again changes nothing, and neither does the side it is merged from', async () => {
    await fc.assert(
      fc.asyncProperty(twoSides, async ({ texts }) => {
        const merged = await merge(...texts);
        expect(rowsOf(await merge(texts[1], texts[0]))).toEqual(rowsOf(merged));
        for (const text of texts) {
          expect(await merge(merged, text)).toBe(merged);
          expect(rowsOf(await merge(text, merged))).toEqual(rowsOf(merged));
        }
        expect(await merge(merged, merged)).toBe(merged);
      }),
      { numRuns: 400 },
    );
  });

  // A last row without its newline may be the beginning of the other side's.
  const wholeRowsOf = (text: string) => rowsOf(text.slice(0, text.lastIndexOf('\n') + 1));

  test('any bytes at all can be merged, and no whole line is lost', async () => {
    const text = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('{"uuid":"a"}', '{"uuid":"b"}', '{}', '\u0000')))
      .map((all) => all.join('\n'));
    await fc.assert(
      fc.asyncProperty(text, text, async (ours, theirs) => {
        const merged = await merge(ours, theirs);
        const found = new Set(rowsOf(merged));
        for (const line of [...wholeRowsOf(ours), ...wholeRowsOf(theirs)]) expect(found).toContain(line);
        expect(await merge(merged, theirs)).toBe(merged);
      }),
      { numRuns: 400 },
    );
  });
});
