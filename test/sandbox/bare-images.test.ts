import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { lookInContainer, putInContainer } from '../contracts/container-place.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { containerFlags, type Engine, engineRun, needsEngine } from '../fakes/engine.ts';

/** An image that holds one program and nothing else: no shell, no user, no home. */
async function bareImage(engine: Engine, folder: string): Promise<string> {
  const program = spawnSync('sh', ['-c', 'command -v busybox'], { encoding: 'utf8' }).stdout.trim();
  const tar = pack();
  tar.entry({ name: 'sleep', mode: 0o755 }, await readFile(program));
  for (const name of ['tmp/', 'work/']) tar.entry({ name, type: 'directory', mode: 0o777 });
  tar.finalize();
  const file = join(folder, 'bare.tar');
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar) chunks.push(chunk as Uint8Array);
  await writeFile(file, Buffer.concat(chunks));
  const image = `agent-session-bare:${randomBytes(6).toString('hex')}`;
  await engineRun(engine, ['import', file, image]);
  return image;
}

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('an image that holds only the agent', () => {
    const containers: string[] = [];
    let image = '';
    let tempDir = '';

    beforeAll(async () => {
      tempDir = await mkdtemp(join(tmpdir(), 'bare-'));
      image = await bareImage(engine, tempDir);
    });
    afterAll(async () => {
      const now = engine === 'podman' ? ['-t', '0'] : [];
      for (const container of containers)
        await engineRun(engine, ['rm', '-f', '-v', ...now, container], { mayFail: true });
      await engineRun(engine, ['rmi', image], { mayFail: true });
      await rm(tempDir, { recursive: true });
    });

    async function make(state: string, flags: readonly string[] = []): Promise<string> {
      const command = ['/sleep', state === 'exited' ? '0' : '600'];
      const args = [...containerFlags(engine), '-u', '1001:1001', '-w', '/work', ...flags, image, ...command];
      const { stdout } = await engineRun(engine, ['create', ...args]);
      containers.push(stdout);
      if (state !== 'created') await engineRun(engine, ['start', stdout]);
      if (state === 'exited') await engineRun(engine, ['wait', stdout]);
      return stdout;
    }

    async function open(container: string) {
      const found = await findContainer({ engine, container });
      const sockets = { docker: ['/var/run/docker.sock'], podman: [] };
      return await openContainerStore({ container: found!, agent: claudeCode, tempDir, sockets, log: silentLog });
    }

    test.each(['running', 'created', 'exited'])('gives and takes a session while it is %s', async (state) => {
      const container = await make(state);
      const id = newId();
      await write(await open(container), id, { [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'saved' });
      const store = await open(container);
      const home = engine === 'podman' ? '/work' : '/';
      expect(store).toMatchObject({ home, directory: '/work', user: { uid: 1001, gid: 1001 } });
      expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
      expect((await read(store, [id])).size).toBe(2);
      for (const [path, { uid }] of await lookInContainer([engine, container], store.configDirectory))
        expect(uid, path).toBe(1001);
    });

    test('says what a tmpfs would need', async () => {
      const container = await make('running', ['-e', 'HOME=/', '--tmpfs', '/.claude:mode=1777']);
      const id = newId();
      const line =
        /\(running\) lies on a tmpfs at \/\.claude, and only programs in the container reach it: find, stat or tar is missing there\. Add them to its image, or mount a volume on the agent's config directory\.$/;
      await expect(write(await open(container), id, { [`${id}.jsonl`]: 'row\n' })).rejects.toThrow(line);
      await expect((await open(container)).list()).rejects.toThrow(line);
    });

    test('has nothing to tell of a session that is not there', async () => {
      const container = await make('exited');
      const other = { path: '/work/.claude/projects/-elsewhere/x.txt', content: 'x' };
      await putInContainer([engine, container], [other], { at: '/work', owner: { uid: 1001, gid: 1001 } });
      expect(await (await open(container)).list()).toEqual([]);
    });
  });
});
