import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineSockets } from '../../src/action/engine-sockets.ts';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { busyboxImage } from '../fakes/images.ts';

describe.runIf(needsEngine('docker'))('a job container that has Docker’s socket and not its program', () => {
  const containers: string[] = [];
  afterAll(async () => {
    for (const container of containers) await engineRun('docker', ['rm', '-f', '-v', container], { mayFail: true });
  });

  test.each(['created', 'running', 'exited'])(
    'gives and takes the session of a container that is %s',
    async (state) => {
      const command = state === 'exited' ? ['true'] : ['sleep', '600'];
      const flags = [...containerFlags('docker'), '-u', 'agent', '-w', '/tmp'];
      const { stdout: container } = await engineRun('docker', [
        'create',
        ...flags,
        await busyboxImage('docker'),
        ...command,
      ]);
      containers.push(container);
      if (state !== 'created') await engineRun('docker', ['start', container]);
      if (state === 'exited') await engineRun('docker', ['wait', container]);
      const tempDir = await mkdtemp(join(tmpdir(), 'socket-'));
      const path = process.env.PATH;
      process.env.PATH = tempDir;
      try {
        const sockets = engineSockets({});
        const open = async () => {
          const found = await findContainer({ engine: 'auto', container: container.slice(0, 12), sockets });
          expect(found).toMatchObject({ engine: 'docker', id: container, state, user: 'agent' });
          return await openContainerStore({ container: found!, agent: claudeCode, tempDir, sockets, log: silentLog });
        };
        const id = newId();
        await write(await open(), id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'saved' });
        const store = await open();
        expect(store).toMatchObject({ user: { uid: 1001, gid: 1001 }, home: '/home/agent', directory: '/tmp' });
        expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
        expect((await read(store, [id])).get(`${id}.jsonl`)?.content).toBe('row\n');
        expect(await findContainer({ engine: 'auto', container: 'nobody', sockets })).toBeUndefined();
        expect(await readdir(tempDir)).toEqual([]);
      } finally {
        process.env.PATH = path;
        await rm(tempDir, { recursive: true });
      }
    },
  );
});
