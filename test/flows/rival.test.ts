import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArtifactArchive } from '../../src/archives/artifact.ts';
import { findRival, type RivalRequest } from '../../src/flows/rival.ts';
import { artifactOptions } from '../archives/artifact-options.ts';
import { type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

const OURS = 4711;
const FORK = 4712;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 3, minute));

let services: GithubServices;
beforeEach(async () => {
  services = await startGithubServices({ repositoryId: OURS });
  for (const id of [1, 2, 3, 99]) services.addRun({ id, headRepositoryId: OURS });
});
afterEach(() => services.close());

function upload(runId: number, minute: number, name = 'agent-session-pr-12'): void {
  services.addArtifact({ runId, name, content: Buffer.from('never read'), createdAt: at(minute) });
}

/** What run 99 finds that restored when the newest was of minute 5. */
async function look(changes: Partial<RivalRequest> = {}, options: { token?: undefined } = {}) {
  const { log, debug, info, warnings } = recordedLog();
  const request: RivalRequest = {
    name: 'pr-12',
    runId: 99,
    newestAt: at(5).toISOString(),
    run: { repositoryId: OURS, headRepositoryId: OURS, headBranch: 'main' },
    trust: 'same-repository',
    ...changes,
  };
  const limits = { list: 1000, retries: 1000 };
  const archive = openArtifactArchive(artifactOptions(services, 99, { limits, ...options }));
  return { rival: await findRival(request, archive, log), debug, told: [...info, ...warnings] };
}

test('a capture that came after the newest of before is a rival; what was there is none', async () => {
  upload(1, 4);
  upload(2, 5);
  expect(await look()).toEqual({ rival: undefined, debug: [], told: [] });
  upload(3, 6, 'agent-session-other');
  expect((await look()).rival).toBeUndefined();
  upload(3, 7);
  expect((await look()).rival).toEqual({ runId: 3, keptAt: at(7).toISOString() });
});

test('what this run kept itself is none, and what a fork kept is none', async () => {
  upload(2, 5);
  upload(99, 6);
  services.addRun({ id: 4, headRepositoryId: FORK });
  upload(4, 7);
  expect((await look()).rival).toBeUndefined();
  expect((await look({ trust: 'any' })).rival).toMatchObject({ runId: 4 });
});

test('nothing is downloaded, and it takes three requests at most', async () => {
  upload(2, 5);
  upload(3, 6);
  const before = services.requests.length;
  expect((await look()).rival).toBeDefined();
  expect(services.requests.slice(before).map(({ operation }) => operation)).toEqual(
    expect.not.arrayContaining(['DownloadArtifact', 'GetSignedArtifactURL']),
  );
  expect(services.requests.length - before).toBeLessThanOrEqual(3);
});

test.each<[string, () => void, { token?: undefined }]>([
  ['a token that has expired', () => services.fail('ListRepositoryArtifacts', { status: 401 }), {}],
  ['no token', () => undefined, { token: undefined }],
  ['a service that is down', () => services.fail('ListRepositoryArtifacts', { status: 503 }), {}],
  ['a service that does not answer', () => services.fail('ListRepositoryArtifacts', 'stall'), {}],
])(
  'with %s nothing is found, and only a line for debugging written',
  async (_what, spoil, options) => {
    upload(3, 7);
    spoil();
    const { rival, debug, told } = await look({}, options);
    expect({ rival, told }).toEqual({ rival: undefined, told: [] });
    expect(debug).toEqual([expect.stringContaining('could not be looked up')]);
  },
  20_000,
);
