import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FoundBundle } from '../../src/archives/archive.ts';
import { type ArtifactArchiveOptions, openArtifactArchive } from '../../src/archives/artifact.ts';
import { ArchiveError, IntegrityError } from '../../src/errors.ts';
import {
  type FakeArtifact,
  type Fault,
  type GithubServices,
  type Operation,
  startGithubServices,
} from '../fakes/github-services.ts';
import { artifactOptions } from './artifact-options.ts';
import { rawZip } from './raw-zip.ts';

const TEXT = Buffer.from('{"type":"user"}\n'.repeat(100));

let services: GithubServices;
let artifact: FakeArtifact;
let root: string;
let folder: string;

beforeEach(async () => {
  services = await startGithubServices();
  const content = rawZip([{ name: 'manifest.json', content: TEXT }]);
  artifact = services.addArtifact({ runId: 7, name: 'agent-session-pr-12', content });
  root = await mkdtemp(path.join(tmpdir(), 'artifact-download-'));
  folder = path.join(root, 'bundle');
  await mkdir(folder);
});
afterEach(async () => {
  await services.close();
  await rm(root, { recursive: true });
});

async function find(options: ArtifactArchiveOptions): Promise<FoundBundle> {
  for await (const found of openArtifactArchive(options).find({ name: 'pr-12', runId: undefined })) return found;
  throw new Error('nothing found');
}

/** Run 8 looks at what run 7 saved, over the REST API. */
function findFromOutside(changes: Partial<ArtifactArchiveOptions> = {}): Promise<FoundBundle> {
  return find(artifactOptions(services, 8, { environment: {}, ...changes }));
}

/** Another job of run 7 looks, without any permission. */
function findFromInside(changes: Partial<ArtifactArchiveOptions> = {}): Promise<FoundBundle> {
  services.allowActionsRead('no');
  return find(artifactOptions(services, 7, changes));
}

function requests(operation: Operation) {
  return services.requests.filter((request) => request.operation === operation);
}

describe.each([
  ['over the REST API', findFromOutside],
  ['with the runtime token', findFromInside],
])('%s', (_how, findBundle) => {
  test('the files arrive, and nothing stays beside them', async () => {
    await (await findBundle()).download(folder);
    expect(await readFile(path.join(folder, 'manifest.json'))).toEqual(TEXT);
    expect(await readdir(root)).toEqual(['bundle']);
  });

  test('the blob store is never shown a token', async () => {
    await (await findBundle()).download(folder);
    const [blobRequest] = requests('GetBlob');
    expect(blobRequest?.authorization).toBeUndefined();
    expect(blobRequest?.url.search).not.toContain(services.token);
  });

  test.each<[string, () => void]>([
    ['another digest', () => Object.assign(artifact, { digest: `sha256:${'0'.repeat(64)}` })],
    ['half of the bytes and no digest', () => halfOf(artifact)],
  ])('damaged: %s', async (_what, spoil) => {
    spoil();
    const found = await findBundle();
    await expect(found.download(folder)).rejects.toThrow(IntegrityError);
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(root)).toEqual(['bundle']);
  });

  test('deleted since it was found', async () => {
    const found = await findBundle();
    services.removeArtifact(artifact.id);
    await expect(found.download(folder)).rejects.toThrow(ArchiveError);
    expect(await readdir(root)).toEqual(['bundle']);
  });

  test('more packed bytes than allowed are not even asked for', async () => {
    const found = await findBundle({ limits: { bundleSize: 10 } });
    await expect(found.download(folder)).rejects.toThrow(IntegrityError);
    expect(requests('GetBlob')).toEqual([]);
  });

  test.each<[string, Fault]>([
    ['no answer', 'stall'],
    ['a missing blob', { status: 404 }],
  ])('%s ends in time', async (_what, fault) => {
    services.fail('GetBlob', fault);
    const found = await findBundle({ limits: { stall: 300, download: 1500, retries: 500 } });
    await expect(found.download(folder)).rejects.toThrow(ArchiveError);
    expect(await readdir(root)).toEqual(['bundle']);
  });
});

describe('over the REST API', () => {
  test.each<[string, () => void]>([
    ['one flipped bit', () => services.fail('GetBlob', 'bit-flipped')],
    ['half of the bytes', () => services.fail('GetBlob', 'truncated')],
    ['something else than a zip file', () => Object.assign(artifact, { content: TEXT, digest: undefined })],
    ['nothing', () => Object.assign(artifact, { content: Buffer.alloc(0), digest: undefined })],
  ])('damaged: %s', async (_what, spoil) => {
    spoil();
    const found = await findFromOutside();
    await expect(found.download(folder)).rejects.toThrow(IntegrityError);
    expect(await readdir(folder)).toEqual([]);
  });

  test('a flipped bit is seen without a digest as well', async () => {
    artifact.digest = undefined;
    services.fail('GetBlob', 'bit-flipped');
    await expect((await findFromOutside()).download(folder)).rejects.toThrow(IntegrityError);
  });

  test('an artifact of an older service, without a digest, is taken', async () => {
    artifact.digest = undefined;
    await (await findFromOutside()).download(folder);
    expect(await readdir(folder)).toEqual(['manifest.json']);
  });

  test('expired since it was found', async () => {
    const found = await findFromOutside();
    artifact.expiresAt = new Date(Date.now() - 1000);
    await expect(found.download(folder)).rejects.toThrow(/deleted or has expired/);
  });

  test('more unpacked bytes than allowed', async () => {
    const found = await findFromOutside({ limits: { bundleSize: 1000 } });
    await expect(found.download(folder)).rejects.toThrow(/more than 1000 bytes/);
  });

  test('half an answer ends in time', async () => {
    services.fail('GetBlob', 'stall-half');
    const found = await findFromOutside({ limits: { stall: 200 } });
    await expect(found.download(folder)).rejects.toThrow(/nothing came/);
  });

  test.each<[string, Fault]>([
    ['a cut connection', 'cut'],
    ['a reset connection', 'reset'],
    ['a server error', { status: 503 }],
  ])('%s is overcome by beginning anew', async (_what, fault) => {
    services.fail('GetBlob', fault, 2);
    await (await findFromOutside()).download(folder);
    expect(await readFile(path.join(folder, 'manifest.json'))).toEqual(TEXT);
  });

  test.each<[string, Fault, RegExp, Partial<ArtifactArchiveOptions>]>([
    ['a cut connection', 'cut', /could not be downloaded/, {}],
    ['a server error', { status: 503 }, /could not be downloaded: the blob store answered 503/, {}],
    ['no answer', 'stall', /could not be downloaded: nothing came for 0.2 seconds/, { limits: { stall: 200 } }],
  ])('%s is tried three times', async (_what, fault, reason, changes) => {
    services.fail('GetBlob', fault);
    const found = await findFromOutside(changes);
    await expect(found.download(folder)).rejects.toThrow(reason);
    expect(requests('GetBlob')).toHaveLength(3);
  });

  test('a slow link is waited for', async () => {
    services.fail('GetBlob', 'trickle');
    await (await findFromOutside({ limits: { stall: 1000 } })).download(folder);
    expect(await readFile(path.join(folder, 'manifest.json'))).toEqual(TEXT);
  });

  test('an address that leads to itself is given up', async () => {
    const found = await findFromOutside();
    const location = `${services.url}/productionresults/actions-results/${artifact.blob}`;
    services.fail('GetBlob', { status: 302, headers: { location } });
    await expect(found.download(folder)).rejects.toThrow(/could not be downloaded: .*redirect/);
    expect(await readdir(root)).toEqual(['bundle']);
  });

  test('a page in place of the zip file, with 200', async () => {
    const found = await findFromOutside();
    services.fail('GetBlob', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } });
    await expect(found.download(folder)).rejects.toThrow(IntegrityError);
  });

  test('a download that goes on for ever ends', async () => {
    services.fail('GetBlob', 'stall');
    const found = await findFromOutside({ limits: { download: 300 } });
    await expect(found.download(folder)).rejects.toThrow(/took too long/);
    expect(requests('GetBlob').length).toBeLessThan(3);
  });

  test('a service that sends more than it said is cut off', async () => {
    const found = await findFromOutside({ limits: { bundleSize: 5000 } });
    artifact.content = Buffer.alloc(1_000_000);
    await expect(found.download(folder)).rejects.toThrow(/more than 5000 bytes/);
    expect(requests('GetBlob')).toHaveLength(1);
  });

  test('a lost permission is named', async () => {
    const found = await findFromOutside();
    services.allowActionsRead('no');
    await expect(found.download(folder)).rejects.toThrow(/permissions: actions: read/);
  });
});

function halfOf(spoilt: FakeArtifact): void {
  Object.assign(spoilt, { content: spoilt.content?.subarray(0, 60), digest: undefined });
}
