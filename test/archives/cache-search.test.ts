import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, keyPrefix, nameDigits } from '../../src/archives/cache-key.ts';
import { searchKeys } from '../../src/archives/cache-search.ts';

const HEAD = { headRepositoryId: 4711 };
const NOON = Date.UTC(2026, 10, 30, 12);

function keyOf(name: string, time: number): string {
  return cacheKey({ ...HEAD, name, createdAt: new Date(time), runId: 1, runAttempt: 1, headBranch: 'main' });
}

/** Keys in the order they were saved in, of the own branch first, then of the default branch. */
async function searchAll(scopes: readonly (readonly string[])[], digits: string) {
  const found: string[] = [];
  let requests = 0;
  const search = searchKeys(keyPrefix(HEAD), digits);
  for (;;) {
    const next = await search.next(async (prefixes) => {
      requests += 1;
      expect(prefixes.length).toBeLessThanOrEqual(9);
      for (const keys of scopes) {
        for (const prefix of prefixes) {
          const newest = keys.findLast((key) => key.startsWith(prefix));
          if (newest !== undefined) return newest;
        }
      }
      return undefined;
    });
    if (next === undefined) return { found, requests };
    found.push(next.key);
  }
}

test('every key of a name is found, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(40_000_000_000), { maxLength: 10 }), async (moments) => {
      const keys = moments.sort((a, b) => a - b).map((moment) => keyOf('pr-12', NOON + moment));
      const others = [keyOf('pr-13', NOON), keyOf('pr-1', NOON)];
      const { found } = await searchAll([[...others, ...keys, ...others]], nameDigits('pr-12'));
      expect(found).toEqual(keys.toReversed());
    }),
    { numRuns: 50 },
  );
});

test('with no name, every key of every name is', async () => {
  const keys = ['pr-1', 'a/b', 'pr-1', 'main'].map((name, at) => keyOf(name, NOON + at * 90_000));
  expect((await searchAll([keys], '')).found).toEqual(keys.toReversed());
});

test('those of all branches that a run sees are', async () => {
  const own = [1, 4, 6].map((minute) => keyOf('pr-12', NOON + minute * 60_000));
  const base = [0, 3, 5, 9].map((minute) => keyOf('pr-12', NOON + minute * 60_000));
  const { found } = await searchAll([own, base], nameDigits('pr-12'));
  expect(new Set(found)).toEqual(new Set([...own, ...base]));
  expect(found[0]).toBe(own[2]);
});

test('those whose clocks went wrong are', async () => {
  const keys = [5, 2, 9, 1, 3].map((minute) => keyOf('pr-12', NOON + minute * 60_000));
  const { found } = await searchAll([keys], nameDigits('pr-12'));
  expect(found[0]).toBe(keys.at(-1));
  expect(new Set(found)).toEqual(new Set(keys));
});

test('a key that is none of ours does not hide those that are', async () => {
  const keys = [1, 2, 3].map((minute) => keyOf('pr-12', NOON + minute * 60_000));
  const strange = [`${keyPrefix(HEAD)}${nameDigits('pr-12')}`, `${keyPrefix(HEAD)}${nameDigits('pr-12')}0101/x`];
  const { found } = await searchAll([[...keys, ...strange]], nameDigits('pr-12'));
  expect(found).toEqual(keys.toReversed());
});

test('the newest takes one request, the next a few, and thousands do not take thousands', async () => {
  const keys = Array.from({ length: 3000 }, (_, at) => keyOf('pr-12', NOON + at * 3_600_000));
  const search = searchKeys(keyPrefix(HEAD), nameDigits('pr-12'));
  let requests = 0;
  const next = () =>
    search.next(async (prefixes) => {
      requests += 1;
      return prefixes.map((prefix) => keys.findLast((key) => key.startsWith(prefix))).find((key) => key !== undefined);
    });
  expect((await next())?.key).toBe(keys.at(-1));
  expect(requests).toBe(1);
  expect((await next())?.key).toBe(keys.at(-2));
  expect(requests).toBeLessThanOrEqual(12);
  const { found, requests: all } = await searchAll([keys], nameDigits('pr-12'));
  expect(all).toBe(120);
  expect(found.length).toBeGreaterThan(10);
});
