import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { findContainer, type KnownAgent, openContainerStore } from '../../src/sandbox/index.ts';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';

describe.runIf(needsEngine('docker'))('what an earlier stage learned of the agent in a container', () => {
  let id: string;
  beforeAll(async () => {
    const flags = ['-d', '-u', 'agent', '-w', '/tmp', ...containerFlags('docker')];
    id = (await engineRun('docker', ['run', ...flags, await agentImage('docker')])).stdout;
  });
  afterAll(async () => {
    await engineRun('docker', ['rm', '-f', '-v', id]);
  });

  const SOCKETS = { docker: ['/var/run/docker.sock'], podman: [] };
  const LEARNED = { uid: 7, gid: 7, home: '/learned', realDirectory: '/tmp', hasPrograms: true };

  async function homeWith(known: Partial<KnownAgent>): Promise<string> {
    const container = await findContainer({ engine: 'docker', container: id });
    if (container === undefined) throw new Error('the container is gone');
    const given = { ...LEARNED, containerId: container.id, ...known };
    const store = await openContainerStore({
      container,
      agent: claudeCode,
      known: given,
      tempDir: tmpdir(),
      log: silentLog,
    });
    return store.configDirectory;
  }

  test('is asked for in one shell, which lists too', async () => {
    const container = await findContainer({ engine: 'docker', container: id, sockets: SOCKETS });
    if (container === undefined) throw new Error('the container is gone');
    const options = { agent: claudeCode, tempDir: tmpdir(), sockets: SOCKETS, log: silentLog };
    const store = await openContainerStore({ ...options, container });
    await store.list();
    const { stdout } = await engineRun('docker', ['top', id]);
    expect(stdout.match(/IFS= read -r line/g)).toHaveLength(1);
  });

  test('is believed, and not asked for again', async () => {
    expect(await homeWith({})).toBe('/learned/.claude');
  });

  test.each([
    ['of another container', { containerId: 'f'.repeat(64) }],
    ['where a link led to the directory', { realDirectory: '/elsewhere' }],
    ['while it did not run', { hasPrograms: false, realDirectory: undefined }],
  ])('%s is asked for again', async (_what, known) => {
    expect(await homeWith(known)).toBe('/home/agent/.claude');
  });
});
