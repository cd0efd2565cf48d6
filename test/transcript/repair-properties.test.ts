import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJson, mended } from './damage.ts';
import { pick, type Random, randomFrom, randomRow } from './rows-at-random.ts';

const runs = { numRuns: 400 };
const world = { map: [{ from: '/a', to: '/b' }], pointers: [], escaping: 0.1, long: 0 };

/** A row as agents write it around anything at all. */
function agentRow(random: Random, at: number): string {
  const content = randomRow(random, world);
  return pick(random, [
    `{"parentUuid":null,"type":"user","message":${content},"uuid":"u${at}","sessionId":"s"}`,
    `{"type":"summary","summary":${JSON.stringify(content)},"leafUuid":"u${at}"}`,
    `{"type":"mode","sessionId":"s${at}","content":[${content},${content}]}`,
  ]);
}

function agentRows(random: Random): string[] {
  return Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => agentRow(random, at));
}

type Damage = 'none' | 'cut' | 'joined' | 'NULs before' | 'NULs behind' | 'NULs over' | 'tail' | 'blank';
const damages: readonly Damage[] = [
  'none',
  'none',
  'cut',
  'joined',
  'NULs before',
  'NULs behind',
  'NULs over',
  'tail',
  'blank',
];

/** A transcript with damage at random, and the rows that stand whole in it. */
function damaged(random: Random): { bytes: Buffer; whole: string[] } {
  const rows = agentRows(random);
  const whole: string[] = [];
  const parts = rows.map((row) => {
    const damage = pick(random, damages);
    const bytes = Buffer.from(row);
    const at = 1 + Math.floor(random() * (bytes.length - 1));
    if (damage !== 'cut' && damage !== 'NULs over' && damage !== 'tail') {
      whole.push(row);
    }
    switch (damage) {
      case 'cut':
        return bytes.subarray(0, at);
      case 'tail':
        return Buffer.from(`${tailOf(bytes.subarray(at).toString())}\n`);
      case 'joined':
        return bytes;
      case 'NULs before':
        return Buffer.concat([Buffer.alloc(at), bytes, Buffer.from('\n')]);
      case 'NULs behind':
        return Buffer.concat([bytes, Buffer.alloc(at), Buffer.from('\n')]);
      case 'NULs over':
        return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(9), bytes.subarray(at + 9), Buffer.from('\n')]);
      case 'blank':
        return Buffer.from(`\n \r\n${row}\r\n`);
      default:
        return Buffer.from(`${row}\n`);
    }
  });
  return { bytes: Buffer.concat(parts), whole };
}

/** The rest of a row; what begins like the rest of an object could make one row of a cut one, a whole one, and itself. */
function tailOf(text: string): string {
  return text.replace(/^[\s,}\]]+/, '');
}

test('a transcript of whole rows is never changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 300 }), async (seed, size) => {
      const random = randomFrom(seed);
      const ends = ['\n', '\r\n', '\n\n', '\n \t\n'];
      const rows = [...agentRows(random), randomRow(random, world), '[1,{}]', '"text"'];
      const bytes = Buffer.from(rows.map((row) => row + pick(random, ends)).join(''));
      const report = { rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false };
      expect(await mended(bytes, size)).toEqual({ bytes, report });
    }),
    runs,
  );
});

test('every row that stands whole in damaged bytes is kept, and nothing is left that is no JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const { bytes, whole } = damaged(randomFrom(seed));
      const { bytes: text } = await mended(bytes);
      const lines = text.toString().split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.filter((line) => line.trim() !== '' && !isJson(line))).toEqual([]);
      const rows = lines.map((line) => line.replace(/\r$/, ''));
      expect(rows).toEqual(expect.arrayContaining(whole));
      expect(rows.filter((line) => whole.includes(line)).length).toBeGreaterThanOrEqual(whole.length);
    }),
    { numRuns: 2000 },
  );
});

test('what was mended once is not mended again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const { bytes } = await mended(damaged(randomFrom(seed)).bytes);
      const again = await mended(bytes);
      expect(again.bytes).toEqual(bytes);
      expect(again.report).toMatchObject({ rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false });
    }),
    runs,
  );
});

test('where the bytes part makes no difference', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 60 }), async (seed, size) => {
      const { bytes } = damaged(randomFrom(seed));
      expect(await mended(bytes, size)).toEqual(await mended(bytes));
    }),
    runs,
  );
});

test('bytes at random come out as lines of JSON', async () => {
  const letters = [
    '{',
    '}',
    '"',
    ':',
    ',',
    '[',
    ']',
    '1',
    '\\',
    '\0',
    '\u0001',
    '\n',
    ' ',
    'type',
    'sessionId',
    '{"',
    '"}',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...letters), { maxLength: 60 }), fc.nat(7), async (parts, size) => {
      const bytes = Buffer.from(parts.join(''));
      const { bytes: text } = await mended(bytes, size + 1);
      const lines = text.toString().split('\n');
      expect(lines.filter((line) => line.trim() !== '' && !isJson(line))).toEqual([]);
      const healthy = bytes
        .toString()
        .split('\n')
        .filter((line) => line.trim() !== '' && isJson(line));
      expect(lines).toEqual(expect.arrayContaining(healthy));
    }),
    { numRuns: 3000 },
  );
});
