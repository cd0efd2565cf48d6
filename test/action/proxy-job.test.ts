import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type ForwardProxy, startForwardProxy } from '../fakes/forward-proxy.ts';
import { type GithubServices, type ServicePart, startGithubServices } from '../fakes/github-services.ts';
import type { JobResult } from '../fakes/runner.ts';
import { agent, useHostJobs } from './host-jobs.ts';

const jobs = useHostJobs();
let services: GithubServices;
let proxy: ForwardProxy;

afterEach(async () => {
  await proxy.close();
  await services.close();
});

/** `direct`: those that are reached past the proxy as well, by a name of loopback that clients do not take for it. */
async function start({ direct = [] }: { direct?: readonly ServicePart[] } = {}): Promise<void> {
  services = await startGithubServices({
    address: (part, url) =>
      direct.includes(part) ? url.replace('127.0.0.1', '0.0.0.0') : `http://${part}.gh.localhost`,
  });
  proxy = await startForwardProxy(services.url, { user: 'runner', password: 'p@ss word' });
}

async function run(runId: number, environment: Record<string, string>, archive = 'artifact'): Promise<JobResult> {
  const steps = [jobs.session({ archive, 'archive-path': '' }), agent(randomUUID(), `run ${runId}`)];
  return await jobs.run(runId, { steps, actionEnv: { ...services.jobVariables(runId), ...environment } });
}

async function keepAndRestore(environment: Record<string, string>, archive = 'artifact'): Promise<void> {
  expect(told(await run(1001, environment, archive))).toEqual([]);
  const restored = await run(1002, environment, archive);
  expect(told(restored)).toEqual([]);
  expect(restored.stage('session', 'pre').log).not.toContain('DeprecationWarning');
  expect(restored.outputs.session).toMatchObject({ verdict: 'restored', 'source-run-id': '1001' });
}

const told = ({ annotations }: JobResult) => annotations.map(({ level, message }) => `${level}: ${message}`);
const hosts = () => [...new Set(proxy.passed.map(({ host }) => host.replace(/:80$/, '')))].sort();

describe('a runner whose network has a proxy', () => {
  test.each([
    ['artifact', 'http_proxy', ['api.gh.localhost', 'blobs.gh.localhost', 'results.gh.localhost']],
    ['artifact', 'HTTP_PROXY', ['api.gh.localhost', 'blobs.gh.localhost', 'results.gh.localhost']],
    ['cache', 'http_proxy', ['blobs.gh.localhost', 'results.gh.localhost']],
  ])('archive: %s keeps a session and restores it through %s', async (archive, variable, through) => {
    await start();
    await keepAndRestore({ [variable]: proxy.url }, archive);
    expect(hosts()).toEqual(through);
  });

  test.each([
    ['all of them', '0.0.0.0', ['api', 'results', 'blobs'], []],
    ['the API', '0.0.0.0', ['api'], ['blobs.gh.localhost', 'results.gh.localhost']],
    ['the blobs', '0.0.0.0', ['blobs'], ['api.gh.localhost', 'results.gh.localhost']],
  ] as const)('is asked for nothing that no_proxy names: %s', async (_what, no_proxy, direct, through) => {
    await start({ direct });
    await keepAndRestore({ http_proxy: proxy.url, no_proxy });
    expect(hosts()).toEqual(through);
  });
});

describe('a proxy that cannot be used', () => {
  test.each([['artifact'], ['cache']])(
    'is named where archive: %s reaches nothing',
    { timeout: 300_000 },
    async (archive) => {
      await start();
      const closed = 'http://runner:p%40ss@127.0.0.1:9';
      const job = await run(1001, { http_proxy: closed }, archive);
      const said = told(job);
      expect(job.conclusion).toBe('success');
      expect(said.length).toBeGreaterThan(0);
      for (const line of said) {
        expect(line).toMatch(/ECONNREFUSED|cannot be reached|connect/);
        expect(line).toContain('This runner has a proxy, 127.0.0.1:9: check that it works');
        expect(line).not.toContain('p%40ss');
      }
    },
  );

  test.each([['artifact'], ['cache']])(
    'is not asked where no_proxy names all there is, archive: %s',
    async (archive) => {
      await start({ direct: ['api', 'results', 'blobs'] });
      await keepAndRestore({ http_proxy: 'http://127.0.0.1:9', no_proxy: '*' }, archive);
      expect(proxy.passed).toEqual([]);
    },
  );
});
