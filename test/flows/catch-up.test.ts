import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { silentLog } from '../../src/log.ts';
import { openContainerStore } from '../../src/sandbox/container.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';
import { hostSessionStore } from '../../src/sessions/host.ts';
import type { SessionStore } from '../../src/sessions/session-store.ts';
import { containerFlags, type Engine, engineRun, needsEngine } from '../fakes/engine.ts';
import { busyboxImage, imageVariant } from '../fakes/images.ts';
import { type Captured, captureFrom, SESSION } from '../hostile/sandbox.ts';

const CONVERSATION = `{"type":"user","isSidechain":false,"sessionId":"${SESSION}","cwd":"/workspace","timestamp":"2026-01-02T03:04:05Z","message":{"role":"user","content":"go"}}\n`;
const ANSWER = '{"type":"assistant","message":{"content":[{"type":"text","text":"done"}]}}\n';
const TRANSCRIPT = `projects/-home-runner-work-project-project/${SESSION}.jsonl`;
const SUBAGENT = `projects/-home-runner-work-project-project/${SESSION}/subagents/agent-a1.jsonl`;

/** A shell that writes rows into `file`, each in two halves, until there is a file `stop`; busybox knows it too. */
function writer(file: string, stop: string): string {
  return `i=0; while [ ! -e ${stop} ]; do printf '{"type":"assistant",' >> ${file}; sleep 0.05; echo '"n":'$i'}' >> ${file}; sleep 0.05; i=$((i+1)); done`;
}

/**
 * The store of a place where a writer begins once it was listed, writes more when it was read, and ends once it was glanced at,
 * where it does. `size` is that of the file it writes to.
 */
function whileWriting(
  store: SessionStore,
  { begin, size, end }: { begin: () => Promise<unknown>; size: () => Promise<number>; end?: () => Promise<unknown> },
): SessionStore {
  let hasGrown = false;
  return {
    ...store,
    async list() {
      const listed = await store.list();
      await begin();
      return listed;
    },
    async *read(...wanted) {
      yield* store.read(...wanted);
      if (hasGrown) return;
      const before = await size();
      await vi.waitUntil(async () => (await size()) > before, { timeout: 10_000 });
      hasGrown = true;
    },
    async glance(...wanted) {
      const seen = await store.glance(...wanted);
      await end?.();
      return seen;
    },
  };
}

const rowsOf = (content: Buffer | string | undefined) => String(content).trimEnd().split('\n');

const WAITED = /^The session was still being written: waited \d(\.\d)? s until it was quiet\.$/m;
const MOVES_ON = /^The session is still being written after \d+(\.\d)? s: captured up to row (\d+)\.$/m;

function expectWholeRows(content: Buffer | undefined): void {
  const text = content?.toString() ?? '';
  expect(text.endsWith('\n')).toBe(true);
  for (const row of text.trimEnd().split('\n')) expect(() => JSON.parse(row), row).not.toThrow();
}

describe('on the file system', () => {
  let root = '';
  let project = '';
  let transcript = '';
  let store: SessionStore;
  let calls: string[] = [];
  const writers: ChildProcess[] = [];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'moving-'));
    project = join(root, 'config', 'projects', '-workspace');
    transcript = join(project, `${SESSION}.jsonl`);
    await mkdir(join(project, SESSION, 'subagents'), { recursive: true });
    const host = hostSessionStore('/workspace', join(root, 'config', 'projects'));
    calls = [];
    store = {
      ...host,
      read(...wanted) {
        calls.push('read');
        return host.read(...wanted);
      },
      glance(...wanted) {
        calls.push('glance');
        return host.glance(...wanted);
      },
    };
  });
  afterEach(async () => {
    for (const child of writers.splice(0)) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    }
    await rm(root, { recursive: true });
  });

  const writing = (file: string) => ({
    size: async () => (await stat(file)).size,
    begin: async () => {
      const before = (await stat(file)).size;
      writers.push(spawn('sh', ['-c', writer(file, join(root, 'stop'))], { stdio: 'ignore' }));
      await vi.waitUntil(async () => (await stat(file)).size > before, { timeout: 10_000 });
    },
  });
  const end = () => writeFile(join(root, 'stop'), '');

  test('a session whose agent has ended is copied once, and not looked at again', async () => {
    await writeFile(transcript, CONVERSATION + ANSWER);
    const { files, log } = await captureFrom(store, { root });
    expect(calls).toEqual(['read']);
    expect(files[TRANSCRIPT]?.toString()).toContain('done');
    expect(log).not.toMatch(/being written/);
  });

  test('a turn that nobody went on with for a while is not waited for', async () => {
    await writeFile(transcript, CONVERSATION);
    const earlier = new Date(Date.now() - 60_000);
    await utimes(transcript, earlier, earlier);
    await captureFrom(store, { root });
    expect(calls).toEqual(['read']);
  });

  test('a torn last row that nobody completes stays byte for byte, and is not copied again', async () => {
    await writeFile(transcript, `${CONVERSATION}{"type":"assist`);
    const { files, log } = await captureFrom(store, { root });
    expect(calls.filter((call) => call === 'read')).toHaveLength(1);
    expect(calls).toContain('glance');
    expect(files[TRANSCRIPT]?.toString().endsWith('{"type":"assist')).toBe(true);
    expect(log).not.toMatch(/being written/);
  });

  test('an agent that ends soon is waited for, and all of it captured', async () => {
    await writeFile(transcript, CONVERSATION);
    const moving = whileWriting(store, { ...writing(transcript), end });
    const { files, log } = await captureFrom(moving, { root });
    expect(log).toMatch(WAITED);
    expectWholeRows(files[TRANSCRIPT]);
    expect(rowsOf(files[TRANSCRIPT])).toHaveLength(rowsOf(await readFile(transcript, 'utf8')).length);
  }, 20_000);

  test('of an agent that does not end, as many rows are captured as are whole', async () => {
    await writeFile(transcript, CONVERSATION);
    const { files, log } = await captureFrom(whileWriting(store, writing(transcript)), { root });
    const [, , row] = MOVES_ON.exec(log) ?? [];
    expectWholeRows(files[TRANSCRIPT]);
    const rows = rowsOf(files[TRANSCRIPT]).length;
    expect(rows).toBe(Number(row));
    expect(JSON.parse(files['manifest.json']?.toString() ?? '').rows).toBe(rows);
    // The agent was left alone: it goes on.
    await vi.waitUntil(async () => rowsOf(await readFile(transcript, 'utf8')).length > rows + 2);
  }, 20_000);

  test('a sub-agent that is at work while the conversation waits for it is waited for', async () => {
    const subagent = join(project, SESSION, 'subagents', 'agent-a1.jsonl');
    await writeFile(transcript, CONVERSATION);
    await writeFile(subagent, '{"type":"assistant"}\n');
    const { files, log } = await captureFrom(whileWriting(store, { ...writing(subagent), end }), { root });
    expect(log).toMatch(WAITED);
    expectWholeRows(files[SUBAGENT]);
    expect(rowsOf(files[SUBAGENT])).toHaveLength(rowsOf(await readFile(subagent, 'utf8')).length);
  }, 20_000);

  test('a row that is completed after it was quiet for more than a second is captured whole', async () => {
    await writeFile(transcript, CONVERSATION);
    await appendFile(transcript, '{"type":"assistant",');
    const slow = `sleep 0.4; printf '"a":1,' >> ${transcript}; sleep 1.7; echo '"b":2}' >> ${transcript}`;
    writers.push(spawn('sh', ['-c', slow], { stdio: 'ignore' }));
    const { files, log } = await captureFrom(store, { root });
    expect(log).toMatch(WAITED);
    expectWholeRows(files[TRANSCRIPT]);
    expect(files[TRANSCRIPT]?.toString()).toContain('{"type":"assistant","a":1,"b":2}');
  }, 20_000);

  test('a sandbox that can no longer be read leaves what was copied before', async () => {
    await writeFile(transcript, CONVERSATION);
    let reads = 0;
    const fading: SessionStore = {
      ...store,
      read(...wanted) {
        reads += 1;
        if (reads > 1) return store.read(['not an id'], []);
        return store.read(...wanted);
      },
    };
    const moving = whileWriting(fading, writing(transcript));
    const { files, log } = await captureFrom(moving, { root });
    expect(log).toContain('What was copied before is kept.');
    expectWholeRows(files[TRANSCRIPT]);
  }, 20_000);
});

describe.each(['docker', 'podman'] satisfies Engine[])('in a container of %s', (engine) => {
  describe.runIf(needsEngine(engine))('that runs on', () => {
    const containers: string[] = [];
    let image = '';
    let root = '';
    const file = `/root/.claude/projects/-workspace/${SESSION}.jsonl`;

    beforeAll(async () => {
      image = await imageVariant(engine, await busyboxImage(engine), {
        setup: `mkdir -p /workspace /root/.claude/projects/-workspace && echo '${CONVERSATION.trim()}' > ${file}`,
        changes: ['WORKDIR /workspace'],
      });
    });
    beforeEach(async () => {
      root = await mkdtemp(join(tmpdir(), 'moving-'));
    });
    afterEach(() => rm(root, { recursive: true }));
    afterAll(async () => {
      const now = engine === 'podman' ? ['-t', '0'] : [];
      for (const name of containers) await engineRun(engine, ['rm', '-f', '-v', ...now, name], { mayFail: true });
    });

    async function captureWhile({ ends }: { ends: boolean }): Promise<Captured & { container: string }> {
      const run = ['run', '-d', ...containerFlags(engine), image, 'sleep', '600'];
      const { stdout: container } = await engineRun(engine, run);
      containers.push(container);
      const shell = (line: string, flags: string[] = []) =>
        engineRun(engine, ['exec', ...flags, container, 'sh', '-c', line]);
      const found = await findContainer({ engine, container });
      if (found === undefined) throw new Error('no container');
      const store = await openContainerStore({ container: found, agent: claudeCode, tempDir: root, log: silentLog });
      const writing = {
        size: async () => Number((await shell(`wc -c < ${file}`)).stdout),
        begin: () => shell(writer(file, '/stop'), ['-d']),
        ...(ends ? { end: () => shell('touch /stop') } : {}),
      };
      return { ...(await captureFrom(whileWriting(store, writing), { root })), container };
    }

    // On a busy machine an engine may need all of the five seconds to say twice how long a file is.
    test('an agent that ends is waited for, and all of it captured', { timeout: 60_000, retry: 2 }, async () => {
      const { files, log, container } = await captureWhile({ ends: true });
      expect(log).toMatch(WAITED);
      expectWholeRows(files[TRANSCRIPT]);
      const { stdout } = await engineRun(engine, ['exec', container, 'cat', file]);
      expect(rowsOf(files[TRANSCRIPT])).toHaveLength(rowsOf(stdout).length);
    });

    test('of an agent that does not end, as many rows are captured as are whole', async () => {
      const { files, log } = await captureWhile({ ends: false });
      const [, , row] = MOVES_ON.exec(log) ?? [];
      expectWholeRows(files[TRANSCRIPT]);
      expect(rowsOf(files[TRANSCRIPT])).toHaveLength(Number(row));
      expect(log).not.toContain('file changed as we read it');
    }, 60_000);
  });
});
