import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import { transferBeside } from '../../src/sessions/transfer-beside.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { type Engine, needsEngine } from '../fakes/engine.ts';
import { busyboxImage, imageVariant } from '../fakes/images.ts';
import { containerPlace } from './store-place.ts';

const CONFIG = '/home/agent/.claude';
const MOST = 4;

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('fifty sessions beside the restored one', { timeout: 120_000 }, () => {
    let image: string;
    let folder: string;
    const ids = Array.from({ length: 50 }, newId);
    const times = new Map(
      ids.map((id, index) => [id, new Date(Math.floor(Date.now() / 1000) * 1000 - (index + 1) * 60_000)]),
    );
    const options = { times, agent: claudeCode, include: ['subagents', 'tool-results'] } as const;
    beforeAll(async () => {
      const setup = `mkdir -p ${CONFIG} /srv/my.app_x && chown 1001:1001 ${CONFIG}`;
      image = await imageVariant(engine, await busyboxImage(engine), { setup, changes: ['WORKDIR /srv/my.app_x'] });
      folder = await mkdtemp(join(tmpdir(), 'beside-'));
      const store = hostSessionStore('/from', folder);
      for (const id of ids) {
        await write(store, id, { [`${id}.jsonl`]: '{"cwd":"/from"}\n', [`${id}/tool-results/a.txt`]: id });
      }
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test.each(['running', 'created', 'exited'] as const)('take at most four processes: %s', async (state) => {
      const owner = { uid: 1001, gid: 1001 };
      const place = await containerPlace({
        engine,
        image,
        state,
        flags: ['-u', '1001:1001'],
        configDirectory: CONFIG,
        owner,
      });
      try {
        const named = newId();
        const store = await place.open();
        await write(store, named, { [`${named}.jsonl`]: 'named\n' });
        const report = await transferBeside(hostSessionStore('/from', folder), store, options);
        expect(report).toMatchObject({ kept: [], failure: undefined });
        expect(await place.countProcesses()).toBeLessThanOrEqual(MOST);

        const again = await place.open();
        const listed = [...(await again.list())].sort((a, b) => b.mtime.getTime() - a.mtime.getTime());
        expect(listed.map(({ id }) => id)).toEqual([named, ...ids]);
        expect(listed[1]?.mtime).toEqual(times.get(ids[0] ?? ''));
        const files = await read(again, ids);
        expect(files.size).toBe(100);
        expect(files.get(`${ids[7]}.jsonl`)?.content).toBe('{"cwd":"/srv/my.app_x"}\n');
        for (const [path, { uid, gid }] of await place.look(place.projectsDir))
          expect({ uid, gid }, path).toEqual(owner);
      } finally {
        await place.close();
      }
    });

    test('leave what is there as it is', async () => {
      const owner = { uid: 1001, gid: 1001 };
      const place = await containerPlace({
        engine,
        image,
        state: 'running',
        flags: ['-u', '1001:1001'],
        configDirectory: CONFIG,
        owner,
      });
      try {
        const [mine = ''] = ids;
        await write(await place.open(), mine, { [`${mine}.jsonl`]: 'mine\n' });
        const report = await transferBeside(hostSessionStore('/from', folder), await place.open(), options);
        expect(report).toMatchObject({ kept: [`${mine}.jsonl`], failure: undefined });
        const files = await read(await place.open(), [mine]);
        expect(files.get(`${mine}.jsonl`)?.content).toBe('mine\n');
      } finally {
        await place.close();
      }
    });
  });
});
