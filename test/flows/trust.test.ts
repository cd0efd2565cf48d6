import { describe, expect, test } from 'vitest';
import type { BundleOrigin } from '../../src/archives/archive.ts';
import { type CurrentRun, type Trust, whyInconsistent, whyNotTrusted } from '../../src/flows/trust.ts';

const OURS = 1;
const FORK = 99;

const ours: BundleOrigin = { runId: 7, repositoryId: OURS, headRepositoryId: OURS, headBranch: 'main' };
const forks: BundleOrigin = { ...ours, headRepositoryId: FORK };
const here: CurrentRun = { repositoryId: OURS, headRepositoryId: OURS, headBranch: 'main' };
const inFork: CurrentRun = { ...here, headRepositoryId: FORK };

const why = (origin: BundleOrigin, run: CurrentRun, trust: Trust = 'same-repository') =>
  whyNotTrusted(origin, { trust, run, origins: 'witnessed' });

describe('same-repository', () => {
  test.each<[string, BundleOrigin, CurrentRun]>([
    ['ours, here', ours, here],
    ['ours of another branch, here', { ...ours, headBranch: 'topic' }, here],
    ["a fork's, in a run for that fork", forks, inFork],
    ['of no known branch', { ...ours, headBranch: undefined }, { ...here, headBranch: undefined }],
  ])('taken: %s', (_what, origin, run) => {
    expect(why(origin, run)).toBeUndefined();
  });

  test.each<[string, BundleOrigin, CurrentRun, string]>([
    [
      "a fork's, here",
      forks,
      here,
      'its run 7 was for the code of repository 99, and this run is for that of repository 1',
    ],
    ['ours, in a run for a fork', ours, inFork, 'its run 7 was for the code of repository 1, and this run is for that'],
    ["another fork's, in a run for a fork", { ...ours, headRepositoryId: 98 }, inFork, 'repository 98'],
    ['of a run elsewhere', { ...ours, repositoryId: 5 }, here, 'its run 7 belongs to repository 5, and this run to'],
    ['of a run elsewhere for our code', { ...ours, repositoryId: 5 }, here, 'belongs to repository 5'],
    ["a fork's, of a run in the fork", { ...forks, repositoryId: FORK }, inFork, 'belongs to repository 99'],
    ['of no run', { ...ours, runId: undefined }, here, 'does not say which repository its run was for'],
    ['of no repository', { ...ours, repositoryId: undefined }, here, 'does not say which repository its run 7 was for'],
    ['of no head repository', { ...ours, headRepositoryId: undefined }, here, 'does not say which repository'],
    [
      'of nothing at all',
      { runId: undefined, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined },
      here,
      'does not say',
    ],
    ['in no repository', ours, { ...here, repositoryId: undefined }, 'it cannot be said which one this run is for'],
    ['in a fork that is gone', ours, { ...here, headRepositoryId: undefined }, 'it cannot be said which one'],
  ])('refused: %s', (_what, origin, run, reason) => {
    expect(why(origin, run)).toContain(reason);
  });
});

describe('branch', () => {
  test.each<[string, BundleOrigin, CurrentRun]>([
    ['of the same branch', ours, here],
    ["of the fork's same branch, in a run for that fork", forks, inFork],
  ])('taken: %s', (_what, origin, run) => {
    expect(why(origin, run, 'branch')).toBeUndefined();
  });

  test.each<[string, BundleOrigin, CurrentRun, string]>([
    [
      'of another branch',
      { ...ours, headBranch: 'topic' },
      here,
      'its run 7 was for branch "topic", and this run is for',
    ],
    ['of a branch that differs in case', { ...ours, headBranch: 'Main' }, here, 'branch "Main"'],
    ['of the branch of that name in a fork', forks, here, 'for the code of repository 99'],
    ['of no branch', { ...ours, headBranch: undefined }, here, 'does not say which branch its run 7 was for'],
    ['in no branch', ours, { ...here, headBranch: undefined }, 'it cannot be said which one this run is for'],
    [
      'of no branch, in no branch',
      { ...ours, headBranch: undefined },
      { ...here, headBranch: undefined },
      'does not say',
    ],
    [
      'of a branch with a command in its name',
      { ...ours, headBranch: 'a\n::error::b' },
      here,
      'branch "a\\n::error::b"',
    ],
  ])('refused: %s', (_what, origin, run, reason) => {
    expect(why(origin, run, 'branch')).toContain(reason);
    expect(why(origin, run, 'branch')).not.toMatch(/\p{Cc}/u);
  });
});

test('any takes what the others refuse', () => {
  expect(why(forks, here, 'any')).toBeUndefined();
  expect(why({ ...ours, repositoryId: undefined }, here, 'any')).toBeUndefined();
});

test.each<[Trust, string | undefined]>([
  ['same-repository', undefined],
  ['any', undefined],
  ['branch', 'its archive does not say which branch it was captured for'],
])('where nobody says where bundles come from, %s is %j', (trust, reason) => {
  const origin = { runId: 7, repositoryId: undefined, headRepositoryId: undefined, headBranch: undefined };
  expect(whyNotTrusted(origin, { trust, run: here, origins: 'unknown' })).toBe(reason);
});

describe('what the manifest says beside', () => {
  const manifest = { name: 'pr-12', source: { runId: 7, repositoryId: OURS, headRepositoryId: OURS } };

  test.each<[string, typeof manifest | { name: string; source: object }, BundleOrigin, string | undefined]>([
    ['the same', manifest, ours, 'pr-12'],
    ['nothing', { name: 'pr-12', source: {} }, ours, 'pr-12'],
    ['more than the archive', manifest, { ...ours, runId: undefined, repositoryId: undefined }, 'pr-12'],
    ['a name that nobody asked for', manifest, ours, undefined],
  ])('no contradiction: %s', (_what, said, origin, name) => {
    expect(whyInconsistent(said, origin, name)).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['another run', { runId: 8 }, 'its manifest names run 8, and it comes from run 7'],
    ['another repository', { repositoryId: 5 }, 'names repository 5, and it comes from repository 1'],
    [
      'another head repository',
      { headRepositoryId: FORK },
      'names head repository 99, and it comes from head repository 1',
    ],
    ['a repository that is zero', { repositoryId: 0 }, 'names repository 0'],
  ])('refused: %s', (_what, more, reason) => {
    expect(whyInconsistent({ ...manifest, source: { ...manifest.source, ...more } }, ours, 'pr-12')).toContain(reason);
  });

  test('refused: kept under another name than its own', () => {
    expect(whyInconsistent(manifest, ours, 'pr-13')).toBe(
      'its manifest names session "pr-12", and it was kept as "pr-13"',
    );
  });
});
