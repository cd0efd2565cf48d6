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

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('a container whose disk is full', () => {
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
      const now = engine === 'podman' ? ['-t', '0'] : [];
      for (const container of containers)
        await engineRun(engine, ['rm', '-f', '-v', ...now, container], { mayFail: true });
      for (const volume of volumes) await engineRun(engine, ['volume', 'rm', volume], { mayFail: true });
    });

    /** A container whose config directory has `ROOM`. One that does not run has the volume of one that does. */
    async function make(image: string): Promise<string> {
      const flags = [...containerFlags(engine), '-u', '1001:1001', '-w', '/tmp', ...(await fileSystem())];
      const run = async (verb: readonly string[], tools: string) => {
        const { stdout } = await engineRun(engine, [...verb, ...flags, images.get(tools) ?? '', 'sleep', '600']);
        containers.push(stdout);
        return stdout;
      };
      const running = await run(['run', '-d'], image === 'created' ? 'gnu' : image);
      return image === 'created' ? await run(['create'], 'gnu') : running;
    }

    async function fileSystem(): Promise<readonly string[]> {
      // Podman limits volumes only on some file systems of the machine.
      if (engine === 'podman') return ['--tmpfs', `${CONFIG}:size=${ROOM},mode=1777`];
      const volume = `full-${randomBytes(6).toString('hex')}`;
      volumes.push(volume);
      const options = ['type=tmpfs', 'device=tmpfs', `o=size=${ROOM},uid=1001,gid=1001`];
      await engineRun(engine, ['volume', 'create', ...options.flatMap((option) => ['--opt', option]), volume]);
      return ['-v', `${volume}:${CONFIG}`];
    }

    async function put(container: string, id: string, contents: Record<string, string>) {
      const found = await findContainer({ engine, container });
      const options = { agent: claudeCode, tempDir, configDirectory: CONFIG, log: silentLog };
      const sockets = { docker: ['/var/run/docker.sock'], podman: [] };
      return await write(await openContainerStore({ container: found!, sockets, ...options }), id, contents);
    }

    /** The files of the project folder that are not empty, with their sizes. */
    async function filesIn(container: string, image: string): Promise<Record<string, number>> {
      const sizes =
        image === 'bare' || image === 'created'
          ? [...(await lookInContainer([engine, container], PROJECT))].map(
              ([path, { type, content }]) => [path, type === 'file' ? content.length : 0] as const,
            )
          : (
              await engineRun(engine, [
                'exec',
                container,
                'find',
                PROJECT,
                '-type',
                'f',
                '-exec',
                'stat',
                '-c',
                '%n %s',
                '{}',
                '+',
              ])
            ).stdout
              .split('\n')
              .map(
                (line) =>
                  [
                    line.slice(PROJECT.length + 1, line.lastIndexOf(' ')),
                    Number(line.slice(line.lastIndexOf(' '))),
                  ] as const,
              );
      return Object.fromEntries(sizes.filter(([, size]) => size !== 0));
    }

    const kinds = engine === 'podman' ? ['gnu', 'busybox'] : ['gnu', 'busybox', 'bare', 'created'];
    describe.each(kinds)('%s', (image) => {
      test.each([
        ['the transcript', ROOM * 2, 100],
        ['a sidecar', 100, ROOM * 2],
        ['both together', ROOM * 0.7, ROOM * 0.7],
      ])('too large for %s: nothing stays that is not whole', async (_what, transcript, sidecar) => {
        const container = await make(image);
        const before = newId();
        await put(container, before, { [`${before}.jsonl`]: 'row\n' });
        const id = newId();
        const files = { [`${id}.jsonl`]: 'r'.repeat(transcript), [`${id}/tool-results/a.txt`]: 's'.repeat(sidecar) };
        await expect(put(container, id, files)).rejects.toThrow(
          /did not arrive in .*(no space left|wrote only).*\. The disk is full: make room there, or mount a larger volume on the agent's config directory\.$/is,
        );
        const { [`${before}.jsonl`]: kept, ...left } = await filesIn(container, image);
        expect(kept).toBe(4);
        for (const [path, size] of Object.entries(left)) expect(size, path).toBe(files[path]?.length);
        expect(left[`${id}.jsonl`]).toBeUndefined();
      });

      test('with room for one copy and not for two, a session arrives', async () => {
        const container = await make(image);
        const id = newId();
        await put(container, id, { [`${id}.jsonl`]: 'r'.repeat(ROOM * 0.7) });
        expect(await filesIn(container, image)).toEqual({ [`${id}.jsonl`]: Math.floor(ROOM * 0.7) });
      });

      test.skipIf(image === 'bare' || image === 'created')(
        'an earlier state stays where the later one does not fit',
        async () => {
          const container = await make(image);
          const id = newId();
          await put(container, id, { [`${id}.jsonl`]: 'earlier\n' });
          await engineRun(engine, ['exec', container, 'touch', '-d', '2026-01-01 00:00:00', `${PROJECT}/${id}.jsonl`]);
          await expect(put(container, id, { [`${id}.jsonl`]: `earlier\n${'r'.repeat(ROOM * 2)}` })).rejects.toThrow(
            /no space left|wrote only/i,
          );
          expect(await filesIn(container, image)).toEqual({ [`${id}.jsonl`]: 8 });
        },
      );
    });
  });
});
