import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cacheKey,
  type KeyFacts,
  keyLabel,
  keyPrefix,
  latestTime,
  nameDigits,
  parseKey,
} from '../../src/archives/cache-key.ts';
import { UserError } from '../../src/errors.ts';

const facts: KeyFacts = {
  name: 'pr-12',
  createdAt: new Date('2026-11-30T12:00:00.123Z'),
  runId: 987,
  runAttempt: 2,
  headRepositoryId: 4711,
  headBranch: 'feature/Ä,b',
};

test('a key says what it is of', () => {
  const key = cacheKey(facts);
  expect(key).toMatch(/^agent-session\/1\/4711\/[01]{72}\/pr-12\/feature%2f%c3%84%2cb\/987\.2$/);
  expect(parseKey(key)).toMatchObject(facts);
  expect(keyLabel(key)).toBe('agent-session/1/4711/…/pr-12/feature%2f%c3%84%2cb/987.2');
  expect(key.startsWith(keyPrefix(facts) + nameDigits('pr-12'))).toBe(true);
});

test('every name has a key of its own that the service takes, and that it gives back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), fc.nat(1_000_000), (name, later) => {
      const createdAt = new Date(facts.createdAt.getTime() + later);
      const key = cacheKey({ ...facts, headBranch: 'main', name, createdAt });
      expect(key).toMatch(/^[a-z0-9._%/-]{1,512}$/);
      expect(parseKey(key)).toMatchObject({ name, createdAt });
    }),
  );
});

test('a later key has later digits', () => {
  const later = cacheKey({ ...facts, createdAt: new Date(facts.createdAt.getTime() + 1) });
  expect((parseKey(later)?.digits ?? '') > (parseKey(cacheKey(facts))?.digits ?? '')).toBe(true);
});

test('two keys of one moment differ', () => {
  expect(new Set(Array.from({ length: 20 }, () => cacheKey(facts))).size).toBeGreaterThan(10);
});

test('the first digits tell how late a key can be at most', () => {
  const { digits = '' } = parseKey(cacheKey(facts)) ?? {};
  expect(latestTime(digits)).toBe(facts.createdAt.getTime());
  expect(latestTime(digits.slice(0, 20))).toBe(Number.POSITIVE_INFINITY);
  expect(latestTime(digits.slice(0, 50))).toBeGreaterThanOrEqual(facts.createdAt.getTime());
});

describe('what does not fit', () => {
  test('a branch is left out, so that it is trusted by nobody who wants one branch only', () => {
    expect(parseKey(cacheKey({ ...facts, headBranch: 'ä'.repeat(100) }))).toMatchObject({ headBranch: undefined });
  });

  test.each(['', 'x'.repeat(500), '\ud800'])('a name such as %j is a user error', (name) => {
    expect(() => cacheKey({ ...facts, name })).toThrow(UserError);
  });

  test.each([
    ['another form', (key: string) => key.replace('/1/', '/2/')],
    ['the digits of another name', (key: string) => key.replace('/pr-12/', '/pr-13/')],
    ['a capital', (key: string) => key.replace('pr-12', 'PR-12')],
    ['more behind it', (key: string) => `${key}x`],
  ])('a key with %s is none of ours', (_what, spoil) => {
    expect(parseKey(spoil(cacheKey(facts)))).toBeUndefined();
  });
});
