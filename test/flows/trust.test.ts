import { expect, test } from 'vitest';
import { whyNotTrusted } from '../../src/flows/trust.ts';

const origin = (repositoryId?: number, headRepositoryId?: number) => ({
  runId: 7,
  repositoryId,
  headRepositoryId,
  headBranch: 'main',
});

test('a bundle of a run for the same repository is taken', () => {
  expect(whyNotTrusted(origin(1, 1), { headRepositoryId: 1 })).toBeUndefined();
});

test("a fork's bundle is taken by that fork's runs only", () => {
  expect(whyNotTrusted(origin(1, 99), { headRepositoryId: 1 })).toBe(
    'its run 7 was for another repository (id 99, here 1)',
  );
  expect(whyNotTrusted(origin(1, 99), { headRepositoryId: 99 })).toBeUndefined();
  expect(whyNotTrusted(origin(1, 1), { headRepositoryId: 99 })).toContain('another repository');
});

test('a missing field is a refusal', () => {
  expect(whyNotTrusted(origin(1, undefined), { headRepositoryId: 1 })).toContain('cannot be said');
  expect(whyNotTrusted(origin(1, 1), { headRepositoryId: undefined })).toContain('cannot be said');
});

test('an archive without origins is its owner’s', () => {
  expect(whyNotTrusted(origin(), { headRepositoryId: 1 })).toBeUndefined();
});
