import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineSockets } from '../../src/action/engine-sockets.ts';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { ContainerGoneError } from '../../src/errors.ts';
import { findContainer, openContainerStore } from '../../src/sandbox/index.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { busyboxImage } from '../fakes/images.ts';
import { recordedLog } from '../fakes/recorded-log.ts';

describe.each(['docker', 'podman'] as const)('%s', (engine) => {
  describe.runIf(needsEngine(engine))('a container that was found running', () => {
    let container: string;
    let tempDir: string;
    beforeEach(async () => {
      tempDir = await mkdtemp(join(tmpdir(), 'ended-'));
      const flags = ['-d', '-u', 'agent', '-w', '/tmp', ...containerFlags(engine)];
      const image = await busyboxImage(engine);
      container = (await engineRun(engine, ['run', ...flags, image, 'sleep', '600'])).stdout;
    });
    afterEach(async () => {
      await engineRun(engine, ['rm', '-f', '-v', container], { mayFail: true });
      await rm(tempDir, { recursive: true });
    });

    async function open() {
      const found = await findContainer({ engine, container });
      if (found === undefined) throw new Error('the container is gone');
      const { log, info, debug } = recordedLog();
      // The usual sockets, whatever variables there are.
      const sockets = engineSockets({ HOME: tempDir });
      const store = await openContainerStore({ container: found, agent: claudeCode, tempDir, sockets, log });
      return { store, lines: () => [...info, ...debug].join('\n') };
    }

    test.each([
      ['was killed', 'before it was listed', ['kill']],
      ['was killed', 'before it was read', ['kill']],
      ['was stopped', 'before it was listed', ['stop', '-t', '0']],
    ] as const)('and %s %s, gives its session all the same', async (_what, when, command) => {
      const id = newId();
      await write((await open()).store, id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'saved' });
      const { store, lines } = await open();
      const end = async () => {
        await engineRun(engine, [...command, container]);
        await engineRun(engine, ['wait', container]);
      };
      if (when === 'before it was listed') await end();
      expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
      if (when === 'before it was read') await end();
      const files = await read(store, [id]);
      expect(files.get(`${id}.jsonl`)?.content).toBe('row\n');
      expect(files.get(`${id}/tool-results/a.txt`)?.content).toBe('saved');
      expect(lines()).toMatch(/does not run any more \((?:exited|paused|stopped)\)|copied instead/);
    });

    test('and was removed, is told to be gone', async () => {
      const { store } = await open();
      await engineRun(engine, ['rm', '-f', '-v', container]);
      await expect(store.list()).rejects.toThrow(ContainerGoneError);
      await expect(store.list()).rejects.toThrow(/^Container .* is gone, and its session with it\.$/);
    });
  });
});
