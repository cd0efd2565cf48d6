import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldRules } from '../../src/transcript/fields.ts';
import { inverse, pathMap } from '../../src/transcript/path-map.ts';
import { rewriteInPieces } from './pieces.ts';
import { referenceMapped, tokens } from './reference.ts';
import { randomFrom, randomRow, randomTranscript, type World } from './rows-at-random.ts';

const fields: FieldRules = {
  directoryKeys: ['cwd'],
  pathKeys: ['file_path', 'path', 'filenames'],
  untouchedKeys: ['thinking', 'data', 'uuid'],
  untouchedKeySuffixes: ['signature'],
};

const id = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

/** Places to move from and to; a target has at least as many spellings as what it stands for. */
const moves = [
  {
    map: [['/workspace', '/srv/apps/my.app_x']],
    pointers: [[`/home/a/.claude/projects/-workspace/${id}`, `/root/.config/claude/projects/-srv-apps-my-app-x/${id}`]],
  },
  { map: [['/w', '/home/runner/w']], pointers: [['/w/.c/projects/-w', '/home/runner/w/.c/projects/-home-runner-w']] },
  {
    map: [
      ['/a', '/longer/a'],
      ['/a/b', '/elsewhere/b'],
    ],
    pointers: [],
  },
  { map: [['/wörk/日本', '/srv/wörk/日本語/long']], pointers: [['/h/é/😀', '/home/é/😀/long']] },
  { map: [['/a "b"', '/quoted "name" here']], pointers: [['/x/y', '/and/another/one']] },
  {
    map: [['D:\\a\\repo', 'E:\\work\\a\\repo']],
    pointers: [['C:\\u\\.claude\\projects\\D--a-repo', 'C:\\users\\me\\.claude\\projects\\E--work-a-repo']],
  },
  { map: [['\\\\srv\\share', '\\\\another-server\\share']], pointers: [] },
] as const;

/** Separators change between these, so that only some spellings come back; whatever they mean is right all the same. */
const crossings = [
  { map: [['D:\\a\\repo', '/workspace']], pointers: [['C:\\u\\.claude', '/root/.claude']] },
  { map: [['/workspace', 'D:\\a\\repo']], pointers: [['/root/.claude/projects/-workspace', 'C:\\u\\p\\D--a-repo']] },
] as const;

type Move = (typeof moves | typeof crossings)[number];

function rulesOf({ map, pointers }: Move) {
  const pairs = (list: Move['map'] | Move['pointers']) => pathMap(list.map(([from, to]) => ({ from, to })));
  return { map: pairs(map), pointers: pairs(pointers), fields };
}

const seeds = fc.integer();
/** How large the pieces are, the last size over and over. Single bytes have a test of their own. */
const sizes = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }).map((list) => [...list, 50]),
  fc.constant([100_000]),
);
const escaping = fc.constantFrom(0, 0.05, 0.3, 1);

describe('rewriting', { timeout: 120_000 }, () => {
  test('agrees with a slow reference on 20,000 rows', () => {
    const runs = 2000;
    const rowsPerRun = 10;
    let seen = 0;
    const move = fc.constantFrom<Move>(...moves, ...crossings);
    const rowSeeds = fc.array(seeds, { minLength: rowsPerRun, maxLength: rowsPerRun });
    fc.assert(
      fc.property(move, rowSeeds, sizes, escaping, (chosen, list, pieceSizes, often) => {
        const rules = rulesOf(chosen);
        // Separators change in the first 4096 bytes below a root only, which the reference does not know of.
        const world = { ...rules, escaping: often, long: (crossings as readonly Move[]).includes(chosen) ? 0 : 0.002 };
        const rows = list.map((seed) => randomRow(randomFrom(seed), world));
        const out = rewriteInPieces(Buffer.from(rows.join('\n')), rules, pieceSizes)
          .bytes.toString()
          .split('\n');
        expect(rows.map((row, at) => difference(row, out[at] ?? '', world)).filter(Boolean)).toEqual([]);
        seen += rows.length;
      }),
      { numRuns: runs },
    );
    expect(seen).toBe(20_000);
  });

  test('does not depend on where the bytes were parted', () => {
    fc.assert(
      fc.property(fc.constantFrom<Move>(...moves, ...crossings), seeds, escaping, (move, seed, often) => {
        const rules = rulesOf(move);
        const random = randomFrom(seed);
        const bytes = randomTranscript(random, { ...rules, escaping: often, long: 0.03 }).subarray(0, 4000);
        const whole = rewriteInPieces(bytes, rules);
        for (const size of [1, 2 + Math.floor(random() * 20), 20 + Math.floor(random() * 2000)]) {
          expect(rewriteInPieces(bytes, rules, [size])).toEqual(whole);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('takes every size of pieces, from one byte to the whole', () => {
    const rules = rulesOf(moves[0]);
    const bytes = randomTranscript(randomFrom(36), { ...rules, escaping: 0.1, long: 0 });
    const whole = rewriteInPieces(bytes, rules);
    expect(whole.report.rewritten.path).toBeGreaterThan(0);
    for (let size = 1; size <= bytes.length; size += size < 300 ? 1 : 37) {
      expect(rewriteInPieces(bytes, rules, [size])).toEqual(whole);
    }
  });

  test('comes back as the same bytes with the inverse map', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moves), seeds, sizes, escaping, (move, seed, pieceSizes, often) => {
        const rules = rulesOf(move);
        const bytes = randomTranscript(randomFrom(seed), { ...rules, escaping: often, long: 0.01 });
        const there = rewriteInPieces(bytes, rules, pieceSizes);
        const back = { fields, map: inverse(rules.map), pointers: inverse(rules.pointers) };
        const here = rewriteInPieces(there.bytes, back, pieceSizes);
        expect(here.bytes.equals(bytes)).toBe(true);
        expect(here.report.rewritten).toEqual(there.report.rewritten);
      }),
      { numRuns: 1000 },
    );
  });

  test('changes nothing with the identity map', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Move>(...moves, ...crossings),
        seeds,
        sizes,
        escaping,
        (move, seed, pieceSizes, often) => {
          const { map, pointers } = rulesOf(move);
          const same = (pairs: typeof map) => pathMap(pairs.map(({ from }) => ({ from, to: from })));
          const bytes = randomTranscript(randomFrom(seed), { map, pointers, escaping: often, long: 0.01 });
          const rules = { map: same(map), pointers: same(pointers), fields };
          expect(rewriteInPieces(bytes, rules, pieceSizes).bytes.equals(bytes)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/**
 * Every byte outside of strings must be the same; so must every string that means the same; the others must mean what
 * the reference says. Returns what is wrong.
 */
function difference(row: string, out: string, world: World): string | undefined {
  const before = tokens(row, fields);
  const after = tokens(out, fields);
  JSON.parse(out);
  if (after.length !== before.length) {
    return `${before.length} tokens became ${after.length}: ${row} → ${out}`;
  }
  for (const [at, { text, meaning }] of before.entries()) {
    const rewritten = after[at]?.text as string;
    const decoded = meaning === undefined ? text : (JSON.parse(text) as string);
    const mapped = meaning === undefined ? text : referenceMapped(decoded, meaning, world);
    if (mapped === decoded ? rewritten !== text : JSON.parse(rewritten) !== mapped) {
      return `${text} should mean ${mapped} but became ${rewritten}: ${row}`;
    }
  }
  return undefined;
}
