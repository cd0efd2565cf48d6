import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId, read, write } from '../contracts/session-store.ts';
import { type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';
import { type ContainerPlaceOptions, containerPlace } from './store-place.ts';

const MOST = 4;
const CONFIG = '/home/agent/.claude';

const STATES = [
  ['running', 'whole', 'running', []],
  ['running, without find and tar', 'bare', 'running', []],
  ['running, without tar', 'tarless', 'running', []],
  ['created', 'whole', 'created', []],
  ['exited', 'whole', 'exited', []],
  ['exited, on a named volume', 'whole', 'exited', ['-v']],
] as const;
const USERS = ['1001:1001', '1001', 'agent', 'agent:agent'];

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('a restore and a capture take at most four processes of the engine', () => {
    const images = new Map<string, string>();
    beforeAll(async () => {
      const setup = `mkdir -p ${CONFIG} /srv/my.app_x && chown 1001:1001 ${CONFIG}`;
      const changes = ['WORKDIR /srv/my.app_x'];
      const make = async (kind: string, base: string, setup: string) =>
        images.set(kind, await imageVariant(engine, base, { setup, changes }));
      await make('whole', await busyboxImage(engine), setup);
      await make('bare', await busyboxImage(engine), `${setup} && rm /bin/find /bin/tar`);
      await make('tarless', await agentImage(engine), `${setup} && rm /bin/tar`);
    });

    const cases = STATES.flatMap(([name, ...state]) =>
      USERS.map((user) => [`${name}, as ${user}`, ...state, user] as const),
    );
    test.each(cases)('%s', async (_name, image, state, volumes, user) => {
      const volume = `processes-${randomBytes(6).toString('hex')}`;
      const flags = ['-u', user, ...volumes.flatMap((flag) => [flag, `${volume}:${CONFIG}`])];
      await expectFew({ engine, image: images.get(image) ?? '', state, flags, configDirectory: CONFIG });
      if (volumes.length > 0) await engineRun(engine, ['volume', 'rm', volume]);
    });

    async function expectFew(options: Omit<ContainerPlaceOptions, 'owner'>): Promise<void> {
      const place = await containerPlace({ ...options, owner: { uid: 1001, gid: 1001 } });
      try {
        const id = newId();
        const session = { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'a', [`${id}/tool-results/b`]: 'b' };
        expect((await write(await place.open(), id, session)).files).toBe(3);
        expect(await place.countProcesses(), 'processes of a restore').toBeLessThanOrEqual(MOST);
        const store = await place.open();
        expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
        expect((await read(store, [id])).size).toBe(3);
        const processes = await place.countProcesses();
        expect(processes, 'processes of a capture').toBeGreaterThan(0);
        expect(processes, 'processes of a capture').toBeLessThanOrEqual(MOST);
        // What is there already is looked at, and a later state of it is left.
        const again = { [`${id}.jsonl`]: 'r', [`${id}/tool-results/a.txt`]: 'new' };
        expect(await write(await place.open(), id, again)).toMatchObject({ files: 1, kept: [`${id}.jsonl`] });
        expect(await place.countProcesses(), 'processes of a second restore').toBeLessThanOrEqual(MOST);
        for (const [path, { uid, gid }] of await place.look(place.projectsDir)) {
          expect({ uid, gid }, path).toEqual(options.flags?.includes('1001') ? { uid: 1001, gid } : place.owner);
        }
      } finally {
        await place.close();
      }
    }
  });
});
