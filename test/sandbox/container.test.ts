import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { SessionCaptureError, UserError } from '../../src/errors.ts';
import { type Log, silentLog } from '../../src/log.ts';
import { type ContainerStoreOptions, openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { lookInContainer, putInContainer } from '../contracts/container-place.ts';
import { newId, read, write } from '../contracts/session-store.ts';
import { containerFlags, type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { agentImage, busyboxImage, imageVariant } from '../fakes/images.ts';

describe.each(['docker', 'podman'] satisfies Engine[])('%s', (engine) => {
  describe.runIf(needsEngine(engine))('container store', () => {
    const containers: string[] = [];
    let gnu: string;
    let busybox: string;
    let tempDir: string;

    beforeAll(async () => {
      const changes = ['WORKDIR /srv/my.app_x'];
      const setup =
        'mkdir -p /srv/my.app_x && ln -s /srv/my.app_x /workspace && mkdir /home/agent/.conf && chown 1001:1001 /home/agent/.conf';
      gnu = await imageVariant(engine, await agentImage(engine), { setup, changes });
      busybox = await imageVariant(engine, await busyboxImage(engine), { setup, changes });
    });
    beforeEach(async () => {
      tempDir = await mkdtemp(join(tmpdir(), 'container-'));
    });
    afterEach(async () => {
      expect(await readdir(tempDir), 'nothing stays on this machine').toEqual([]);
      await rm(tempDir, { recursive: true });
    });
    afterAll(async () => {
      const now = engine === 'podman' ? ['-t', '0'] : [];
      for (const container of containers)
        await engineRun(engine, ['rm', '-f', '-v', ...now, container], { mayFail: true });
    });

    async function create(image: string, flags: readonly string[] = [], command = ['sleep', '600']): Promise<string> {
      const { stdout } = await engineRun(engine, ['create', ...containerFlags(engine), ...flags, image, ...command]);
      containers.push(stdout);
      return stdout;
    }

    async function start(image: string, flags: readonly string[] = [], command?: string[]): Promise<string> {
      const container = await create(image, flags, command);
      await engineRun(engine, ['start', container]);
      return container;
    }

    async function exited(image: string, flags: readonly string[] = []): Promise<string> {
      const container = await start(image, flags, ['true']);
      await engineRun(engine, ['wait', container]);
      return container;
    }

    async function open(container: string, options: Partial<ContainerStoreOptions> = {}) {
      const found = await findContainer({ engine, container });
      if (found === undefined) throw new Error(`no container ${container}`);
      return openContainerStore({ container: found, agent: claudeCode, tempDir, log: silentLog, ...options });
    }

    /** What a shell in the container, as its user, answers. */
    async function ask(container: string, line: string, flags: readonly string[] = []): Promise<string> {
      return (await engineRun(engine, ['exec', ...flags, container, 'sh', '-c', line])).stdout;
    }

    const session = (id: string) => ({ [`${id}.jsonl`]: 'row\n', [`${id}/tool-results/a.txt`]: 'saved' });

    test('it tells what it learned of the agent', async () => {
      const container = await start(gnu, ['-u', 'agent', '-w', '/workspace']);
      const id = newId();
      const store = await open(container);
      expect(store).toMatchObject({
        engine,
        containerId: container,
        containerState: 'running',
        user: { uid: 1001, gid: 1001 },
        home: '/home/agent',
        configDirectory: '/home/agent/.claude',
        projectsDir: '/home/agent/.claude/projects',
        givenDirectory: '/workspace',
        directory: '/srv/my.app_x',
      });
      expect(store.sessionFilePath(id)).toBe(`/home/agent/.claude/projects/-srv-my-app-x/${id}.jsonl`);
    });

    test.each([
      ['the container’s own, root', [], undefined, { uid: 0, gid: 0, home: '/root' }],
      ['by name', ['-u', 'agent'], undefined, { uid: 1001, gid: 1001, home: '/home/agent' }],
      ['by number', ['-u', '1001'], undefined, { uid: 1001, gid: 1001, home: '/home/agent' }],
      ['by number, with a group', ['-u', '1001:50'], undefined, { uid: 1001, gid: 50, home: '/home/agent' }],
      ['by name, with a group', ['-u', 'agent:other'], undefined, { uid: 1001, gid: 2002, home: '/home/agent' }],
      ['given by name', ['-u', 'agent'], 'other', { uid: 2002, gid: 2002, home: '/home/other' }],
      ['given by number', [], '2002:1001', { uid: 2002, gid: 1001, home: '/home/other' }],
    ])('the user is %s, running or not, and all that is written is theirs', async (_how, flags, user, expected) => {
      const { home, ...owner } = expected;
      for (const container of [await start(busybox, flags), await create(gnu, flags)]) {
        const id = newId();
        const store = await open(container, { user });
        expect(store).toMatchObject({ home, user: owner, configDirectory: `${home}/.claude` });
        await write(store, id, session(id));
        const entries = [...(await lookInContainer([engine, container], `${home}/.claude`))];
        expect(entries.length).toBeGreaterThan(4);
        for (const [path, { uid, gid }] of entries) expect({ uid, gid }, path).toEqual(owner);
      }
    });

    test('a user in no file has the home in a created container that it will have in the running one', async () => {
      const container = await create(busybox, ['-u', '4242']);
      const { home, user } = await open(container);
      expect(user).toEqual({ uid: 4242, gid: 0 });
      await engineRun(engine, ['start', container]);
      expect(home).toBe(await ask(container, 'echo $HOME'));
    });

    test('a user the container does not have is the workflow’s mistake', async () => {
      for (const container of [await start(gnu), await create(gnu)]) {
        await expect(open(container, { user: 'stranger' })).rejects.toThrow(UserError);
        await expect(open(container, { user: 'stranger' })).rejects.toThrow('has no user stranger');
      }
    });

    test('the agent’s own variable for its config directory counts, and the input before it', async () => {
      const flags = ['-u', '1001:1001', '-e', 'CLAUDE_CONFIG_DIR=/home/agent/.conf'];
      for (const container of [await start(gnu, flags), await create(gnu, flags)]) {
        const id = newId();
        const store = await open(container);
        expect(store.configDirectory).toBe('/home/agent/.conf');
        await write(store, id, session(id));
        expect([...(await read(await open(container), [id])).keys()]).toHaveLength(2);
        expect((await open(container, { configDirectory: '~/own/' })).configDirectory).toBe('/home/agent/own');
        expect((await open(container, { configDirectory: '/srv/conf' })).configDirectory).toBe('/srv/conf');
        await expect(open(container, { configDirectory: 'conf' })).rejects.toThrow(UserError);
      }
    });

    test('a working directory may be given, relative or missing', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      expect((await open(container, { workingDirectory: 'packages/a' })).directory).toBe('/srv/my.app_x/packages/a');
      expect((await open(container, { workingDirectory: '/no/such place' })).directory).toBe('/no/such place');
      expect((await open(await create(gnu), { workingDirectory: '/workspace/../srv/' })).directory).toBe('/srv');
    });

    test('folders that are there keep their owner and mode in a running container', async () => {
      const container = await start(busybox, ['-u', 'agent']);
      await ask(
        container,
        'mkdir -p ~/.claude/projects/-srv-my-app-x && chmod 700 ~/.claude && chmod 750 ~/.claude/projects',
      );
      await ask(container, 'chmod 2770 ~/.claude/projects/-srv-my-app-x');
      const id = newId();
      await write(await open(container), id, session(id));
      const modes = await ask(container, 'cd ~/.claude && stat -c %a . projects projects/-srv-my-app-x');
      expect(modes.split('\n')).toEqual(['700', '750', '2770']);
    });

    test.each([
      ['a volume of the image', ['VOLUME /home/agent/.claude'], []],
      ['a named volume', [], ['-v', 'store-test-volume:/home/agent/.claude']],
    ])(
      'with its config directory on %s, a created container starts with the session',
      async (_kind, changes, flags) => {
        const image = await imageVariant(engine, gnu, {
          setup: 'mkdir -p /home/agent/.claude && chown 1001:1001 /home/agent/.claude',
          changes,
        });
        const container = await create(image, ['-u', 'agent', ...flags]);
        const id = newId();
        try {
          await write(await open(container), id, session(id));
          await engineRun(engine, ['start', container]);
          const folder = '/home/agent/.claude/projects/-srv-my-app-x';
          await ask(
            container,
            `echo more >> ${folder}/${id}.jsonl && touch ${folder}/new && echo x > ${folder}/${id}/tool-results/b`,
          );
          const files = await read(await open(container), [id]);
          expect(files.get(`${id}.jsonl`)?.content).toBe('row\nmore\n');
          expect(files.size).toBe(3);
        } finally {
          const now = engine === 'podman' ? ['-t', '0'] : [];
          await engineRun(engine, ['rm', '-f', '-v', ...now, container]);
          if (flags.length > 0) await engineRun(engine, ['volume', 'rm', 'store-test-volume']);
        }
      },
    );

    test('a tmpfs is reached while the container runs, and named as the reason when it does not', async () => {
      const flags = ['-u', 'agent', '--tmpfs', '/home/agent/.claude:mode=1777'];
      const running = await start(gnu, flags);
      const id = newId();
      await write(await open(running), id, session(id));
      expect(await ask(running, `cat ~/.claude/projects/-srv-my-app-x/${id}.jsonl`)).toBe('row');
      expect((await read(await open(running), [id])).size).toBe(2);
      const created = write(await open(await create(gnu, flags)), id, session(id));
      await expect(created).rejects.toThrow(/tmpfs/);
      await expect(created).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id });
    });

    test.each([
      ['find', 'rm /bin/find'],
      ['tar', 'rm /bin/tar'],
      ['stat', 'rm /bin/stat'],
      ['anything', 'cp /bin/busybox /busybox && rm -r /bin && /busybox mkdir /bin && /busybox mv /busybox /bin/sleep'],
    ])('a running container without %s is copied from and to', async (_program, setup) => {
      const bare = await imageVariant(engine, busybox, {
        setup: setup.replaceAll('&& rm', '&& /busybox rm').replaceAll('&& mkdir', '&& /busybox mkdir'),
      });
      const container = await start(bare, ['-u', 'agent']);
      const id = newId();
      await write(await open(container), id, session(id));
      const store = await open(container);
      expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
      expect((await read(store, [id])).size).toBe(2);
      const entries = await lookInContainer([engine, container], '/home/agent/.claude/projects/-srv-my-app-x');
      for (const [name, { uid }] of entries) expect(uid, name).toBe(1001);
    });

    test('a paused container is copied from', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      const id = newId();
      await write(await open(container), id, session(id));
      await engineRun(engine, ['pause', container]);
      try {
        expect((await read(await open(container), [id])).size).toBe(2);
      } finally {
        await engineRun(engine, ['unpause', container]);
      }
    });

    test('many large files give way to what is there already', async () => {
      const container = await start(busybox, ['-u', 'agent']);
      const id = newId();
      const large = (text: string) => text.repeat(2_000_000);
      const contents = {
        [`${id}/tool-results/1.txt`]: large('one'),
        [`${id}/tool-results/2.txt`]: large('two'),
        [`${id}/tool-results/3.txt`]: large('three'),
        [`${id}.jsonl`]: large('row\n'),
      };
      await write(await open(container), id, {
        [`${id}/tool-results/1.txt`]: 'other',
        [`${id}.jsonl`]: `${large('row\n')}more`,
      });
      expect(await write(await open(container), id, contents)).toMatchObject({ files: 3, kept: [`${id}.jsonl`] });
      const files = await read(await open(container), [id]);
      expect(files.get(`${id}/tool-results/1.txt`)?.size).toBe(6_000_000);
      expect(files.get(`${id}/tool-results/3.txt`)?.content === large('three')).toBe(true);
      expect(files.get(`${id}.jsonl`)?.size).toBe(8_000_004);
    });

    test('a transcript that is being written is read as far as it went', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      const id = newId();
      await write(await open(container), id, { [`${id}.jsonl`]: 'row\n'.repeat(2_000_000) });
      const loop = `while :; do echo row >> ~/.claude/projects/-srv-my-app-x/${id}.jsonl; done`;
      await engineRun(engine, ['exec', '-d', container, 'sh', '-c', loop]);
      const file = (await read(await open(container), [id])).get(`${id}.jsonl`);
      expect(file?.content.length).toBe(file?.size);
      expect(file?.content.replaceAll('row\n', '')).toBe('');
    });

    test('above 200 characters the folder that holds the session wins', async () => {
      const long = `/${'long/'.repeat(50)}end`;
      const folder = `/home/agent/.claude/projects/${claudeCode.encodeDirectory(long).name.slice(0, 201)}zz9`;
      const id = newId();
      const owner = { uid: 1001, gid: 1001 };
      for (const container of [await start(busybox, ['-u', 'agent']), await exited(gnu, ['-u', '1001:1001'])]) {
        const entries = [{ path: `${folder}/${id}.jsonl`, content: 'one\n' }];
        await putInContainer([engine, container], entries, { at: '/home/agent', owner });
        const store = await open(container, { workingDirectory: long });
        expect((await store.list()).map((entry) => entry.id)).toEqual([id]);
        expect((await read(store, [id])).get(`${id}.jsonl`)?.content).toBe('one\n');
        await write(store, id, { [`${id}.jsonl`]: 'one\ntwo\n' });
        expect((await lookInContainer([engine, container], folder)).get(`${id}.jsonl`)?.content).toBe('one\ntwo\n');
        expect(store.sessionFilePath(id)).toMatch(/-(long-)+.*\.jsonl$/);
      }
    });

    test('a second name of another session’s file is read from a container that does not run', async () => {
      const container = await exited(gnu, ['-u', 'agent']);
      const [id, other] = [newId(), newId()];
      const folder = '/home/agent/.claude/projects/-srv-my-app-x';
      const owner = { uid: 1001, gid: 1001 };
      await putInContainer(
        [engine, container],
        [
          { path: `${folder}/${other}/tool-results/a.txt`, content: 'shared' },
          {
            path: `${folder}/${id}/tool-results/a.txt`,
            type: 'link',
            linkname: `${folder}/${other}/tool-results/a.txt`,
          },
          { path: `${folder}/${id}.jsonl`, content: 'row\n' },
        ],
        { at: '/home/agent', owner },
      );
      const files = await read(await open(container), [id]);
      expect(files.get(`${id}/tool-results/a.txt`)?.content).toBe('shared');
    });

    test('where links of the working directory can’t be resolved, a session is found by its id', async () => {
      const container = await start(gnu, ['-u', 'agent', '-w', '/workspace']);
      const id = newId();
      await write(await open(container), id, session(id));
      await engineRun(engine, ['stop', '-t', '0', container]);
      const store = await open(container);
      expect(store.directory).toBe('/workspace');
      expect((await read(store, [id])).size).toBe(2);
    });

    test('a config directory that the agent cannot write to is a failure with the container’s reason', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      await ask(container, 'mkdir -p /home/agent/.claude/projects', ['-u', 'root']);
      const id = newId();
      const failed = write(await open(container), id, session(id));
      await expect(failed).rejects.toThrow(/Permission denied/);
      await expect(failed).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id });
    });

    test('a container that goes away in between is our trouble', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      const store = await open(container);
      await engineRun(engine, ['rm', '-f', ...(engine === 'podman' ? ['-t', '0'] : []), container]);
      const id = newId();
      await expect(store.list()).rejects.toThrow(SessionCaptureError);
      await expect(read(store, [id])).rejects.toThrow(SessionCaptureError);
      await expect(write(store, id, session(id))).rejects.toMatchObject({ name: 'SessionCaptureError', sessionId: id });
    });

    test('an abort ends the work', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      const abort = new AbortController();
      const store = await open(container, { signal: abort.signal });
      abort.abort();
      await expect(store.list()).rejects.toMatchObject({
        name: 'SessionCaptureError',
        cause: { name: 'CommandError' },
      });
    });

    test('a link in the place of a transcript is named in the log', async () => {
      const container = await start(gnu, ['-u', 'agent']);
      const id = newId();
      await ask(
        container,
        `mkdir -p ~/.claude/projects/-srv-my-app-x/${id}/tool-results && cd ~/.claude/projects/-srv-my-app-x && echo row > ${id}.jsonl && ln -s /etc/hostname ${id}/tool-results/x.txt`,
      );
      const lines: string[] = [];
      const log: Log = { ...silentLog, debug: (line) => void lines.push(line) };
      expect((await read(await open(container, { log }), [id])).size).toBe(1);
      expect(lines.join('\n')).toContain('x.txt');
    });
  });
});
