import { expect, test } from 'vitest';
import { withArtifactClient } from '../../src/archives/artifact-client.ts';
import { silentLog } from '../../src/log.ts';
import { startGithubServices } from '../fakes/github-services.ts';

// A file that opens and cannot be read: the client throws where nobody can catch it.
test.skipIf(process.platform !== 'linux')('a client that breaks down takes nothing with it', async () => {
  const services = await startGithubServices();
  try {
    const settings = { environment: services.jobVariables(5), deadline: 20_000, log: silentLog };
    const upload = withArtifactClient(settings, (call) =>
      call('uploadArtifact', 'a', ['/proc/self/mem'], '/proc/self'),
    );
    await expect(upload).rejects.toMatchObject({ name: 'Crash', message: expect.stringContaining('broke down') });
  } finally {
    await services.close();
  }
});

test('one client answers several calls, each with its own outcome', async () => {
  const services = await startGithubServices();
  services.addArtifact({ runId: 5, name: 'one', content: Buffer.from('x') });
  try {
    const settings = { environment: services.jobVariables(5), deadline: 20_000, log: silentLog };
    const outcomes = await withArtifactClient(settings, (call) =>
      Promise.allSettled([
        call('listArtifacts', {}),
        call('uploadArtifact', 'a:b', [], '/'),
        call('listArtifacts', {}),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  } finally {
    await services.close();
  }
});

test('calls after the deadline fail as those before it', async () => {
  const services = await startGithubServices();
  services.fail('ListArtifacts', 'stall');
  try {
    const settings = { environment: services.jobVariables(5), deadline: 500, log: silentLog };
    await withArtifactClient(settings, async (call) => {
      await expect(call('listArtifacts', {})).rejects.toMatchObject({ name: 'Timeout' });
      await expect(call('listArtifacts', {})).rejects.toMatchObject({ name: 'Timeout' });
    });
  } finally {
    await services.close();
  }
});
