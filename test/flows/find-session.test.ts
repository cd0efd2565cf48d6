import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { openArtifactArchive } from '../../src/archives/artifact.ts';
import { type FindRequest, findSession } from '../../src/flows/restore.ts';
import { artifactOptions } from '../archives/artifact-options.ts';
import { rawZip } from '../archives/raw-zip.ts';
import { type RawManifest, rawManifest, SMALL_SESSION } from '../bundle/make-bundle.ts';
import { type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

const OURS = 4711;
const FORK = 4712;

let services: GithubServices;
let tempDir: string;
beforeEach(async () => {
  services = await startGithubServices({ repositoryId: OURS });
  tempDir = await mkdtemp(join(tmpdir(), 'find-'));
});
afterEach(async () => {
  await services.close();
  await rm(tempDir, { recursive: true });
});

/** An artifact that a run uploaded; its manifest says what it wants to. */
function upload(runId: number, said: (manifest: RawManifest) => void = () => undefined): void {
  const manifest = rawManifest(SMALL_SESSION);
  Object.assign(manifest, { source: { runId, repositoryId: OURS, headRepositoryId: OURS } });
  said(manifest);
  const files = { ...SMALL_SESSION, 'manifest.json': JSON.stringify(manifest) };
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }));
  services.addArtifact({ runId, name: 'agent-session-pr-12', content: rawZip(entries) });
}

/** What run 99 of this repository finds. */
async function find(changes: Partial<FindRequest> = {}) {
  const { log, warnings } = recordedLog();
  const request: FindRequest = {
    agent: claudeCode,
    name: 'pr-12',
    sessionId: undefined,
    runId: undefined,
    trust: 'same-repository',
    run: { repositoryId: OURS, headRepositoryId: OURS, headBranch: 'main' },
    keys: undefined,
    largest: 1_000_000,
    tempDir,
    ...changes,
  };
  const options = artifactOptions(services, 99, { environment: {}, log });
  const { session, refused } = await findSession(request, openArtifactArchive(options), log);
  return { runId: session?.runId, refused, warnings, left: await readdir(tempDir) };
}

test("a fork's newer artifact of the same name is refused with a reason, and ours is taken", async () => {
  upload(1);
  services.addRun({ id: 2, headRepositoryId: FORK, headBranch: 'main' });
  upload(2);
  const { runId, refused, warnings } = await find();
  expect({ runId, refused }).toEqual({ runId: 1, refused: 1 });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Refused artifact agent-session-pr-12 \(#\d+\) of run 2: its run 2 was for the code of repository 4712, and this run is for that of repository 4711\.$/,
    ),
  ]);
});

test("where there are only a fork's, none is taken and nothing of them is downloaded", async () => {
  for (const id of [2, 3]) {
    services.addRun({ id, headRepositoryId: FORK });
    upload(id);
  }
  expect(await find()).toMatchObject({ runId: undefined, refused: 2, left: [] });
  expect(services.requests.filter(({ operation }) => operation === 'DownloadArtifact')).toEqual([]);
});

test('a run for that fork is served it, and not ours', async () => {
  services.addRun({ id: 2, headRepositoryId: FORK });
  upload(1);
  upload(2, (manifest) => Object.assign(manifest, { source: { runId: 2, headRepositoryId: FORK } }));
  upload(3);
  const run = { repositoryId: OURS, headRepositoryId: FORK, headBranch: 'main' };
  expect(await find({ run })).toMatchObject({ runId: 2, refused: 1 });
});

test('with trust: any a fork’s is taken, with trust: branch only the same branch’s', async () => {
  services.addRun({ id: 2, headRepositoryId: OURS, headBranch: 'topic' });
  services.addRun({ id: 3, headRepositoryId: FORK, headBranch: 'main' });
  upload(1);
  upload(2);
  upload(3, (manifest) => Object.assign(manifest, { source: {} }));
  expect(await find({ trust: 'any' })).toMatchObject({ runId: 3, refused: 0 });
  expect(await find({ trust: 'same-repository' })).toMatchObject({ runId: 2, refused: 1 });
  expect(await find({ trust: 'branch' })).toMatchObject({ runId: 1, refused: 2 });
});

describe('what the manifest says does not count, but it must not contradict', () => {
  test('a fork cannot claim to be ours', async () => {
    services.addRun({ id: 2, headRepositoryId: FORK });
    upload(2, (manifest) => Object.assign(manifest, { source: { runId: 1, headRepositoryId: OURS } }));
    expect(await find()).toMatchObject({ runId: undefined, refused: 1 });
  });

  test.each<[string, (manifest: RawManifest) => void]>([
    ['another run', (manifest) => Object.assign(manifest, { source: { runId: 1 } })],
    ['another repository', (manifest) => Object.assign(manifest, { source: { repositoryId: 5 } })],
    ['another head repository', (manifest) => Object.assign(manifest, { source: { headRepositoryId: FORK } })],
    ['another name', (manifest) => Object.assign(manifest, { name: 'main' })],
  ])('a bundle that names %s is refused, and the next taken', async (_what, said) => {
    upload(1);
    upload(2, said);
    const { left, ...found } = await find();
    expect(found).toMatchObject({ runId: 1, refused: 1, warnings: [expect.stringContaining('its manifest names')] });
    expect(left).toHaveLength(1);
  });
});

test('where only sealed bundles are taken, a perfect forgery is refused', async () => {
  upload(1);
  const { runId, refused, warnings } = await find({ keys: { passphrases: ['only we know'] } });
  expect({ runId, refused }).toEqual({ runId: undefined, refused: 1 });
  expect(warnings).toEqual([expect.stringContaining('is not sealed')]);
});
