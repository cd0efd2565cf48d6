import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { lookInContainer } from '../contracts/container-place.ts';
import { newId, write } from '../contracts/session-store.ts';
import { containerFlags, type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';

const CONFIG = '/home/agent/.claude';
const PROJECT = `${CONFIG}/projects/-tmp`;
/** Of the file system that is full, and of a file that is larger than it, or than half of it. */
const ROOM = 4 * 1024 * 1024;

describe.runIf(needsEngine('docker'))('a container whose disk is full', () => {
  const engine: Engine = 'docker';
  const containers: string[] = [];
  const volumes: string[] = [];
  const images = new Map<string, string>();
  let tempDir = '';

  beforeAll(async () => {
    images.set('gnu', await agentImage(engine));
    images.set('busybox', await busyboxImage(engine));
    images.set('bare', await imageVariant(engine, await busyboxImage(engine), { setup: 'rm /bin/find /bin/tar' }));
  });
  beforeEach(async () => {
    tempDir = await mkdtemp(join(tmpdir(), 'full-'));
  });
  afterEach(() => rm(tempDir, { recursive: true }));
  afterAll(async () => {
    for (const container of containers) await engineRun(engine, ['rm', '-f', '-v', container], { mayFail: true });
    for (const volume of volumes) await engineRun(engine, ['volume', 'rm', volume], { mayFail: true });
  });

  async function start(image: string): Promise<string> {
    const volume = `full-${randomBytes(6).toString('hex')}`;
    volumes.push(volume);
    const kind = ['type=tmpfs', 'device=tmpfs', `o=size=${ROOM},uid=1001,gid=1001`].flatMap((option) => [
      '--opt',
      option,
    ]);
    await engineRun(engine, ['volume', 'create', ...kind, volume]);
    const flags = [...containerFlags(engine), '-v', `${volume}:${CONFIG}`, '-u', '1001:1001', '-w', '/tmp'];
    const { stdout } = await engineRun(engine, ['run', '-d', ...flags, images.get(image) ?? '', 'sleep', '600']);
    containers.push(stdout);
    return stdout;
  }

  async function put(container: string, id: string, contents: Record<string, string>) {
    const found = await findContainer({ engine, container });
    const options = { agent: claudeCode, tempDir, configDirectory: CONFIG, log: silentLog };
    const sockets = { docker: ['/var/run/docker.sock'], podman: [] };
    return await write(await openContainerStore({ container: found!, sockets, ...options }), id, contents);
  }

  /** The files of the project folder that are not empty. */
  async function filesIn(container: string): Promise<Record<string, number>> {
    const files = [...(await lookInContainer([engine, container], PROJECT))].filter(([, { type }]) => type === 'file');
    return Object.fromEntries(
      files.map(([path, { content }]) => [path, content.length]).filter(([, size]) => size !== 0),
    );
  }

  describe.each(['gnu', 'busybox', 'bare'])('%s', (image) => {
    test.each([
      ['the transcript', ROOM * 2, 100],
      ['a sidecar', 100, ROOM * 2],
      ['both together', ROOM * 0.7, ROOM * 0.7],
    ])('too large for %s: nothing stays that is not whole', async (_what, transcript, sidecar) => {
      const container = await start(image);
      const before = newId();
      await put(container, before, { [`${before}.jsonl`]: 'row\n' });
      const id = newId();
      const files = { [`${id}.jsonl`]: 'r'.repeat(transcript), [`${id}/tool-results/a.txt`]: 's'.repeat(sidecar) };
      await expect(put(container, id, files)).rejects.toThrow(
        /did not arrive in .*(no space left|wrote only).*\. The disk is full: make room there, or mount a larger volume on the agent's config directory\.$/is,
      );
      const { [`${before}.jsonl`]: kept, ...left } = await filesIn(container);
      expect(kept).toBe(4);
      for (const [path, size] of Object.entries(left)) expect(size, path).toBe(files[path]?.length);
      expect(left[`${id}.jsonl`]).toBeUndefined();
    });

    test('with room for one copy and not for two, a session arrives', async () => {
      const container = await start(image);
      const id = newId();
      await put(container, id, { [`${id}.jsonl`]: 'r'.repeat(ROOM * 0.7) });
      expect(await filesIn(container)).toEqual({ [`${id}.jsonl`]: Math.floor(ROOM * 0.7) });
    });

    test.skipIf(image === 'bare')('an earlier state stays where the later one does not fit', async () => {
      const container = await start(image);
      const id = newId();
      await put(container, id, { [`${id}.jsonl`]: 'earlier\n' });
      await engineRun(engine, ['exec', container, 'touch', '-d', '2026-01-01 00:00:00', `${PROJECT}/${id}.jsonl`]);
      await expect(put(container, id, { [`${id}.jsonl`]: `earlier\n${'r'.repeat(ROOM * 2)}` })).rejects.toThrow(
        /no space left|wrote only/i,
      );
      expect(await filesIn(container)).toEqual({ [`${id}.jsonl`]: 8 });
    });
  });
});
