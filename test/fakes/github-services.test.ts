import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GithubServices, startGithubServices } from './github-services.ts';

let services: GithubServices;

beforeEach(async () => {
  services = await startGithubServices();
});
afterEach(async () => {
  await services.close();
});

function rest(path: string, { method = 'GET', token = services.token } = {}): Promise<Response> {
  const headers = { authorization: `token ${token}` };
  return fetch(`${services.url}/repos/${services.repository}${path}`, { method, headers, redirect: 'manual' });
}

async function twirp(method: string, body: object, runId = 5): Promise<Response> {
  const { ACTIONS_RUNTIME_TOKEN: token = '' } = services.jobVariables(runId);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { scp: string };
  const [, run, job] = /Actions\.Results:([^:]+):([^: ]+)/.exec(claims.scp) ?? [];
  return await fetch(`${services.url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ workflow_run_backend_id: run, workflow_job_run_backend_id: job, ...body }),
  });
}

test('blocks are put together by their list, not as they came', async () => {
  const { signed_upload_url: url } = (await (await twirp('CreateArtifact', { name: 'a', version: 7 })).json()) as {
    signed_upload_url: string;
  };
  for (const [id, text] of [
    ['Mg==', 'world'],
    ['MQ==', 'hello '],
  ]) {
    await fetch(`${url}&comp=block&blockid=${encodeURIComponent(id ?? '')}`, { method: 'PUT', body: text ?? '' });
  }
  expect((await twirp('FinalizeArtifact', { name: 'a', size: '11' })).status).toBe(400);
  const list = '<BlockList><Latest>MQ==</Latest><Latest>Mg==</Latest></BlockList>';
  expect((await fetch(`${url}&comp=blocklist`, { method: 'PUT', body: list })).status).toBe(201);
  expect(services.artifacts[0]?.content?.toString()).toBe('hello world');
  const hash = services.artifacts[0]?.digest;
  expect((await twirp('FinalizeArtifact', { name: 'a', size: '10', hash })).status).toBe(400);
  expect((await twirp('FinalizeArtifact', { name: 'a', size: '11', hash })).status).toBe(200);
});

test('a job sees the artifacts of its run alone, and only finished ones', async () => {
  services.addArtifact({ runId: 5, name: 'mine', content: Buffer.from('x') });
  services.addArtifact({ runId: 6, name: 'other', content: Buffer.from('x') });
  await twirp('CreateArtifact', { name: 'unfinished', version: 7 });
  const { artifacts } = (await (await twirp('ListArtifacts', {})).json()) as { artifacts: { name: string }[] };
  expect(artifacts.map(({ name }) => name)).toEqual(['mine']);
  const foreign = await twirp('ListArtifacts', { workflow_run_backend_id: '00000000-0000-4000-8000-000000000006' });
  expect(foreign.status).toBe(403);
});

test('a name is given once in a run', async () => {
  expect((await twirp('CreateArtifact', { name: 'a', version: 7 })).status).toBe(200);
  expect((await twirp('CreateArtifact', { name: 'a', version: 7 })).status).toBe(409);
  expect((await twirp('CreateArtifact', { name: 'a', version: 7 }, 6)).status).toBe(200);
  expect((await twirp('CreateArtifact', { name: 'a:b', version: 7 })).status).toBe(400);
});

test('blobs need the signature of their URL', async () => {
  const { id } = services.addArtifact({ runId: 5, name: 'a', content: Buffer.from('x') });
  const signed = (await rest(`/actions/artifacts/${id}/zip`)).headers.get('location') ?? '';
  expect(await (await fetch(signed)).text()).toBe('x');
  expect((await fetch(signed.replace(/sig=[^&]+/, 'sig=x'))).status).toBe(403);
});

test('the REST API shows, sends on and deletes what the token may see', async () => {
  const { id } = services.addArtifact({ runId: 5, name: 'a', content: Buffer.from('x') });
  const old = services.addArtifact({ runId: 4, name: 'a', content: Buffer.from('x'), expiresAt: new Date(0) });
  expect(await (await rest(`/actions/artifacts/${id}`)).json()).toMatchObject({
    id,
    expired: false,
    workflow_run: { id: 5 },
  });
  expect((await rest(`/actions/artifacts/${id}/zip`)).status).toBe(302);
  expect((await rest(`/actions/artifacts/${old.id}/zip`)).status).toBe(410);
  expect((await rest('/actions/runs/77/artifacts')).status).toBe(404);
  expect((await rest('/actions/artifacts', { token: 'other' })).status).toBe(403);
  expect((await rest(`/actions/artifacts/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await rest(`/actions/artifacts/${id}`)).status).toBe(404);
});

test('lists come in pages, newest first', async () => {
  for (let run = 1; run <= 5; run += 1) services.addArtifact({ runId: run, name: 'a', content: Buffer.from('x') });
  const page = (await (await rest('/actions/artifacts?name=a&per_page=2&page=2')).json()) as {
    total_count: number;
    artifacts: { workflow_run: { id: number } }[];
  };
  expect(page.total_count).toBe(5);
  expect(page.artifacts.map((artifact) => artifact.workflow_run.id)).toEqual([3, 2]);
});

test('a fault lasts as long as it was planned', async () => {
  services.fail('ListRepositoryArtifacts', { status: 500 }, 1);
  expect((await rest('/actions/artifacts')).status).toBe(500);
  expect((await rest('/actions/artifacts')).status).toBe(200);
  services.fail('ListRepositoryArtifacts', 'reset');
  await expect(rest('/actions/artifacts')).rejects.toThrow();
  services.heal();
  expect((await rest('/actions/artifacts')).status).toBe(200);
});
