import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FoundBundle } from '../../src/archives/archive.ts';
import { type ArtifactArchiveOptions, openArtifactArchive } from '../../src/archives/artifact.ts';
import { IntegrityError } from '../../src/errors.ts';
import { type ForwardProxy, startForwardProxy } from '../fakes/forward-proxy.ts';
import { type FakeArtifact, type Fault, type GithubServices, startGithubServices } from '../fakes/github-services.ts';
import { artifactOptions } from './artifact-options.ts';
import { rawZip } from './raw-zip.ts';

const TEXT = Buffer.from('{"type":"user"}\n'.repeat(100));
const [api, results, blobs] = ['api.gh.localhost', 'results.gh.localhost', 'blobs.gh.localhost'];

let services: GithubServices;
let proxy: ForwardProxy;
let artifact: FakeArtifact;
let root: string;
let folder: string;

// GitHub's packages read their environment once, when they are loaded: all tests have the same services and proxy.
beforeAll(async () => {
  services = await startGithubServices({ address: (part) => `http://${part}.gh.localhost` });
  const content = rawZip([{ name: 'manifest.json', content: TEXT }]);
  artifact = services.addArtifact({ runId: 7, name: 'agent-session-pr-12', content });
  proxy = await startForwardProxy(services.url);
  for (const [name, value] of Object.entries({ ...services.jobVariables(8), http_proxy: proxy.url, no_proxy: '' })) {
    vi.stubEnv(name, value);
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await proxy.close();
  await services.close();
});
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'proxy-'));
  folder = path.join(root, 'bundle');
  await mkdir(folder);
  proxy.passed.length = 0;
});
afterEach(async () => {
  services.heal();
  services.allowActionsRead('yes');
  await rm(root, { recursive: true });
});

function options(runId: number, changes: Partial<ArtifactArchiveOptions> = {}): ArtifactArchiveOptions {
  const given = artifactOptions(services, runId, changes);
  return { ...given, environment: { ...given.environment, http_proxy: proxy.url } };
}

async function find(given: ArtifactArchiveOptions): Promise<FoundBundle> {
  for await (const found of openArtifactArchive(given).find({ name: 'pr-12', runId: undefined })) return found;
  throw new Error('nothing found');
}

const hosts = () => [...new Set(proxy.passed.map(({ host }) => host.replace(/:80$/, '')))];

describe('the services are reached through the proxy', () => {
  test('by who finds and downloads over the REST API', async () => {
    await (await find(options(8, { environment: {} }))).download(folder);
    expect(await readFile(path.join(folder, 'manifest.json'))).toEqual(TEXT);
    expect(hosts()).toEqual([api, blobs]);
  });

  test('by who finds and downloads with the runtime token', async () => {
    services.allowActionsRead('no');
    await (await find(options(7))).download(folder);
    expect(await readFile(path.join(folder, 'manifest.json'))).toEqual(TEXT);
    expect(hosts().sort()).toEqual([api, blobs, results]);
  });

  test('by who saves', async () => {
    await writeFile(path.join(folder, 'manifest.json'), TEXT);
    const saved = await openArtifactArchive(options(9)).save('pr-13', folder);
    expect(services.artifacts.find(({ id }) => String(id) === saved.id)).toMatchObject({ finalized: true });
    expect(hosts()).toEqual([results, blobs]);
  });
});

describe('a download through the proxy', () => {
  const download = async (changes: Partial<ArtifactArchiveOptions> = {}) =>
    (await find(options(8, changes))).download(folder);

  test('follows where it is led, without the token', async () => {
    const location = `http://elsewhere.gh.localhost/productionresults/actions-results/${artifact.blob}`;
    services.fail('GetBlob', { status: 302, headers: { location } });
    await expect(download()).rejects.toThrow(/could not be downloaded: .*redirect/);
    expect(hosts()).toEqual([api, blobs, 'elsewhere.gh.localhost']);
    const asked = services.requests.filter(({ operation }) => operation === 'GetBlob');
    expect(asked.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  });

  test.each<[string, Fault]>([
    ['a cut connection', 'cut'],
    ['a reset connection', 'reset'],
    ['a server error', { status: 503 }],
  ])('overcomes %s', async (_what, fault) => {
    services.fail('GetBlob', fault, 2);
    await download();
    expect(await readdir(folder)).toEqual(['manifest.json']);
  });

  test.each<[string, Fault, RegExp]>([
    ['half an answer', 'stall-half', /could not be downloaded: nothing came for 0.2 seconds/],
    ['no answer', 'stall', /could not be downloaded: nothing came for 0.2 seconds/],
    ['a server error', { status: 503 }, /could not be downloaded: the blob store answered 503/],
  ])('names %s', async (_what, fault, reason) => {
    services.fail('GetBlob', fault);
    await expect(download({ limits: { stall: 200 } })).rejects.toThrow(reason);
    expect(await readdir(root)).toEqual(['bundle']);
  });

  test('ends where more comes than is allowed', async () => {
    const found = await find(options(8, { limits: { bundleSize: 5000 } }));
    const { content } = artifact;
    artifact.content = Buffer.alloc(1_000_000);
    await expect(found.download(folder)).rejects.toThrow(IntegrityError);
    artifact.content = content;
  });
});
