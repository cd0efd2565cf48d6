import { expect, test } from 'vitest';
import { headOfRun } from '../../src/action/head-of-run.ts';
import { whyNotTrusted } from '../../src/flows/trust.ts';

const OURS = 1;
const FORK = 99;

const pullRequestFrom = (id: number | undefined, ref = 'topic') => ({
  pull_request: { number: 12, head: { ref, repo: id === undefined ? null : { id } }, base: { repo: { id: OURS } } },
});
const comment = {
  issue: { number: 12, pull_request: { url: 'https://api.example/pulls/12' } },
  comment: { body: 'go on' },
};
const runOf = (id: number) => ({
  workflow_run: {
    event: 'pull_request',
    head_branch: 'main',
    head_repository: { id },
    pull_requests: [{ head: { ref: 'topic', repo: { id } } }],
  },
});

test.each<
  [
    string,
    { event: string; payload: Record<string, unknown>; refName?: string },
    number | undefined,
    string | undefined,
  ]
>([
  ['a push', { event: 'push', payload: {} }, OURS, 'main'],
  ['a tag', { event: 'push', payload: {}, refName: 'v1' }, OURS, 'v1'],
  ['a schedule', { event: 'schedule', payload: { schedule: '0 0 * * *' } }, OURS, 'main'],
  ['a start by hand', { event: 'workflow_dispatch', payload: { inputs: { pull_request: 'x' } } }, OURS, 'main'],
  [
    'a merge queue',
    { event: 'merge_group', payload: { merge_group: {} }, refName: 'gh-readonly-queue/main/pr-12' },
    OURS,
    'gh-readonly-queue/main/pr-12',
  ],
  ['an issue', { event: 'issues', payload: { issue: { number: 3 } } }, OURS, 'main'],
  ['a comment on a pull request', { event: 'issue_comment', payload: comment }, OURS, 'main'],
  ['a run after one for a fork', { event: 'workflow_run', payload: runOf(FORK) }, OURS, 'main'],
  [
    'a dispatch whose sender chose its payload',
    { event: 'repository_dispatch', payload: { client_payload: pullRequestFrom(FORK) } },
    OURS,
    'main',
  ],
  [
    'an event with a pull request that does not belong to it',
    { event: 'push', payload: pullRequestFrom(FORK) },
    OURS,
    'main',
  ],
  ['an event nobody knows', { event: 'pull_request_new', payload: pullRequestFrom(FORK) }, OURS, 'main'],

  ['a pull request', { event: 'pull_request', payload: pullRequestFrom(OURS), refName: '12/merge' }, OURS, 'topic'],
  [
    'a pull request from a fork',
    { event: 'pull_request', payload: pullRequestFrom(FORK), refName: '12/merge' },
    FORK,
    'topic',
  ],
  ['a review of one from a fork', { event: 'pull_request_review', payload: pullRequestFrom(FORK) }, FORK, 'topic'],
  ['a comment in its changes', { event: 'pull_request_review_comment', payload: pullRequestFrom(FORK) }, FORK, 'topic'],
  [
    'a pull request whose fork is gone',
    { event: 'pull_request', payload: pullRequestFrom(undefined) },
    undefined,
    'topic',
  ],
  ['a pull request without its payload', { event: 'pull_request', payload: {} }, undefined, undefined],
  [
    'a pull request with a text as id',
    { event: 'pull_request', payload: { pull_request: { head: { repo: { id: '1' } } } } },
    undefined,
    undefined,
  ],

  ['a target run for a pull request', { event: 'pull_request_target', payload: pullRequestFrom(OURS) }, OURS, 'topic'],
  [
    'a target run for one from a fork',
    { event: 'pull_request_target', payload: pullRequestFrom(FORK, 'main') },
    OURS,
    undefined,
  ],
  [
    'a target run for one whose fork is gone',
    { event: 'pull_request_target', payload: pullRequestFrom(undefined, 'main') },
    OURS,
    undefined,
  ],
])('%s is for repository and branch', (_what, { refName = 'main', ...facts }, repository, branch) => {
  expect(headOfRun({ repositoryId: OURS, refName, ...facts })).toEqual({
    headRepositoryId: repository,
    headBranch: branch,
  });
});

test.each<[string, Record<string, unknown>]>([
  ['push', {}],
  ['issue_comment', comment],
  ['workflow_run', runOf(FORK)],
  ['pull_request_target', pullRequestFrom(FORK)],
  ['repository_dispatch', { client_payload: pullRequestFrom(FORK) }],
])("a fork's session is not seen by a run for %s", (event, payload) => {
  const run = { repositoryId: OURS, ...headOfRun({ event, repositoryId: OURS, refName: 'main', payload }) };
  const origin = { runId: 7, repositoryId: OURS, headRepositoryId: FORK, headBranch: 'main' };
  expect(whyNotTrusted(origin, { trust: 'same-repository', run, origins: 'witnessed' })).toContain('repository 99');
});

test('where the runner does not say the repository, nothing is trusted', () => {
  const head = headOfRun({ event: 'push', repositoryId: undefined, refName: 'main', payload: {} });
  const origin = { runId: 7, repositoryId: OURS, headRepositoryId: OURS, headBranch: 'main' };
  const run = { repositoryId: undefined, ...head };
  expect(whyNotTrusted(origin, { trust: 'same-repository', run, origins: 'witnessed' })).toContain('cannot be said');
});
