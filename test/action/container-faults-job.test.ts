import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { needsEngine } from '../fakes/engine.ts';
import type { JobResult } from '../fakes/runner.ts';
import { between, docker, engine, SESSION, says, useContainers } from './container-jobs.ts';
import { useHostJobs } from './host-jobs.ts';

const { session, run, bundles } = useHostJobs();

/** The one warning of a job; with `if-capture-fails: error` it is its one error. */
function warning(job: JobResult): string {
  expect(job.conclusion).toBe('success');
  expect(job.annotations.map(({ level }) => level)).toEqual(['warning']);
  return job.annotations[0]?.message ?? '';
}

describe.runIf(needsEngine('docker'))('a job whose container fails it', () => {
  const { image, create, start } = useContainers();
  let busybox = '';
  let gnu = '';
  beforeAll(async () => {
    busybox = await image('busybox');
    gnu = await image('gnu');
  });
  const STRICT = { 'if-capture-fails': 'error' };

  async function red(container: string, steps: Parameters<typeof run>[1]['steps'], message: RegExp): Promise<void> {
    const job = await run(190, { steps: [session({ container, ...STRICT }), ...steps] });
    expect(job.conclusion).toBe('failure');
    expect(job.annotations.at(-1)).toMatchObject({ level: 'error', message: expect.stringMatching(message) });
  }

  test('stays green without any engine, and says what to install', async () => {
    const path = process.env.PATH;
    const empty = await mkdtemp(join(tmpdir(), 'no-engine-'));
    process.env.PATH = empty;
    try {
      const env = { DOCKER_HOST: 'unix:///nowhere', CONTAINER_HOST: 'unix:///nowhere', XDG_RUNTIME_DIR: '/nowhere' };
      const job = await run(101, { steps: [session({ container: 'agent', ...STRICT })], env });
      expect(job.conclusion).toBe('success');
      const line =
        'No container engine could be asked for the container agent: docker is not installed (or not on PATH); podman is not installed (or not on PATH). Install one, or leave out the input container for an agent on this machine.';
      for (const { level, message } of job.annotations)
        expect({ level, message }).toEqual({ level: 'warning', message: line });
      expect(job.stage('session', 'main').log).toContain(line);
    } finally {
      process.env.PATH = path;
      await rm(empty, { recursive: true });
    }
  });

  test.each(['docker', 'auto'])(
    'is red where asked for when Docker (%s) is closed to the user of the job',
    async (kind) => {
      const programs = await mkdtemp(join(tmpdir(), 'closed-'));
      const path = process.env.PATH;
      try {
        const denied = 'permission denied while trying to connect to the Docker daemon socket at unix:///closed';
        await writeFile(join(programs, 'docker'), `#!/bin/sh\necho "${denied}" >&2; exit 1\n`, { mode: 0o755 });
        const unknown = 'Error: no such container agent';
        await writeFile(join(programs, 'podman'), `#!/bin/sh\necho "${unknown}" >&2; exit 125\n`, { mode: 0o755 });
        process.env.PATH = programs;
        const step = session({ container: 'agent', 'container-engine': kind, ...STRICT });
        const job = await run(101, { steps: [step], env: { DOCKER_HOST: 'unix:///closed' } });
        expect(job.conclusion).toBe('failure');
        const last = job.annotations.at(-1);
        expect(last).toMatchObject({
          level: 'error',
          message: expect.stringMatching(/let the user of the job ask it/),
        });
        expect(job.stage('session', 'main').log).toContain('may not be there yet, which no engine could say');
      } finally {
        process.env.PATH = path;
        await rm(programs, { recursive: true });
      }
    },
  );

  test('loses a session with a container that was removed, and names three ways to keep it', async () => {
    const container = await start(busybox, ['--rm']);
    const job = await run(101, { steps: [session({ container }), says(container), engine('rm', '-f', container)] });
    expect(warning(job)).toBe(
      `Container ${container} is gone, and its session with it. Any of these keeps it: start the container without --rm; mount a named volume on the agent's config directory, and give as the input container one that has it mounted to the end of the job; start the container after this step, with the folder of the output config-directory mounted.`,
    );
    const again = await start(busybox, ['--rm']);
    await red(again, [says(again), engine('rm', '-f', again)], /is gone, and its session with it/);
  });

  test('puts the session into a container that took the place of the one that pre found', async () => {
    const container = await start(busybox);
    await run(101, { steps: [session({ container }), says(container)] });
    const anew = [
      engine('rm', '-f', container),
      engine('run', '-d', '--network', 'host', '--name', container, busybox, 'sleep', '600'),
    ];
    const second = await run(102, { steps: [...anew, session({ container }), says(container, 'on')] });
    expect(second.stage('session', 'main').log).toContain('is not the one that pre found, so main restores.');
    expect(second).toMatchObject({ annotations: [], outputs: { session: { verdict: 'restored' } } });
    expect(second.stage('session', 'post').log).toContain(': 2 rows, ');
  });

  test('says of a container that was replaced after the agent worked that its session is gone', async () => {
    const container = await start(busybox);
    const anew = [
      engine('rm', '-f', container),
      engine('run', '-d', '--network', 'host', '--name', container, busybox, 'sleep', '600'),
    ];
    const first = await run(101, { steps: [session({ container }), says(container), ...anew] });
    expect(warning(first)).toMatch(/ was replaced by another of its name during the job, and its session is gone/);
    await red(container, [says(container), ...anew], / was replaced by another of its name/);
    await run(102, { steps: [session({ container }), says(container)] });
    const later = await run(103, { steps: [session({ container }), ...anew] });
    expect(warning(later)).toMatch(/^Session .*, which was restored to .*, was removed from there/);
  });

  test('captures from a paused container, and restores into one', async () => {
    const container = await start(busybox);
    const first = await run(101, {
      steps: [session({ container, ...STRICT }), says(container), engine('pause', container)],
    });
    await docker(['unpause', container]);
    expect(first).toMatchObject({ conclusion: 'success', annotations: [], env: { AGENT_SESSION_ID: SESSION } });
    const other = await start(busybox);
    const second = await run(102, { steps: [engine('pause', other), session({ container: other })] });
    await docker(['unpause', other]);
    expect(second.outputs.session).toMatchObject({ verdict: 'restored', 'session-id': SESSION });
  });

  test('says of a paused container with its sessions on a tmpfs that it must be unpaused', async () => {
    const flags = ['--tmpfs', '/home/agent/.claude:mode=1777'];
    const container = await start(busybox, flags);
    const steps = [says(container), engine('pause', container)];
    const job = await run(101, { steps: [session({ container }), ...steps] });
    await docker(['unpause', container]);
    expect(warning(job)).toBe(
      `/home/agent/.claude/projects/-workspace in the container ${container} (paused) lies on a tmpfs at /home/agent/.claude, which can be reached only while it runs. Unpause it before the end of the job.`,
    );
  });

  test('loses a tmpfs with the container that is stopped, and captures from it while it runs', async () => {
    const flags = ['--tmpfs', '/home/agent/.claude:mode=1777'];
    const running = await start(busybox, flags);
    const good = await run(101, { steps: [session({ container: running, ...STRICT }), says(running)] });
    expect(good).toMatchObject({ conclusion: 'success', annotations: [] });
    const resumed = await start(gnu, flags);
    const next = await run(102, { steps: [session({ container: resumed })] });
    expect(next.outputs.session).toMatchObject({ verdict: 'restored' });

    const stopped = await start(busybox, flags);
    await red(
      stopped,
      [says(stopped), engine('stop', '-t', '0', stopped)],
      /\(exited\) lies on a tmpfs at .*, which is there only while it runs\. Start it before this step and keep it running to the end of the job, or mount a volume on the agent's config directory\.$/,
    );
    const created = await create(busybox, flags);
    const early = await run(103, { steps: [session({ container: created, ...STRICT })] });
    expect(warning(early)).toMatch(
      /\(created\) lies on a tmpfs at .*Start it before this step.* The agent starts without its earlier session\.$/,
    );
  });

  test('restores and captures with a read-only root and a volume, and asks for one without', async () => {
    const source = await start(busybox);
    await run(101, { steps: [session({ container: source }), says(source)] });
    for (const tools of [busybox, gnu]) {
      for (const make of [start, create]) {
        const bare = await run(102, { steps: [session({ container: await make(tools, ['--read-only']), ...STRICT })] });
        expect(warning(bare)).toMatch(
          /: .*read-only.*\. Mount a volume on the agent's config directory, or start the container without --read-only\. The agent starts without its earlier session\.$/is,
        );
        const container = await make(tools, ['--read-only', '-v', '/home/agent']);
        const added = make === start ? [says(container, 'more')] : [];
        const job = await run(103, { steps: [session({ container, ...STRICT }), ...added] });
        expect(job).toMatchObject({ conclusion: 'success', annotations: [] });
        expect(job.outputs.session).toMatchObject({ verdict: 'restored' });
      }
    }
    expect(await bundles()).toHaveLength(3);
  });

  test.each([
    ['HOME=/', ['-e', 'HOME=/']],
    ['no HOME', []],
    ['an empty HOME', ['-e', 'HOME=']],
  ])('carries the session of a random uid with %s', async (_what, flags) => {
    const user = ['-u', '1000660000', ...flags];
    const writable = async (container: string) => {
      await docker(['exec', '-u', '0', container, 'chmod', '1777', '/']);
      return container;
    };
    const first = await writable(await start(busybox, user));
    const captured = await run(101, {
      steps: [session({ container: first, ...STRICT }), says(first, 'hello', { home: '' })],
    });
    expect(captured).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(captured.outputs.session).toMatchObject({ 'config-directory': '/.claude' });
    for (const container of [await writable(await start(busybox, user)), await create(busybox, user)]) {
      const job = await run(102, { steps: [session({ container })] });
      expect(job.outputs.session).toMatchObject({ verdict: 'restored', 'config-directory': '/.claude' });
    }
    const closed = await start(busybox, user);
    expect(warning(await run(103, { steps: [session({ container: closed, ...STRICT })] }))).toMatch(
      /Permission denied.*\. Give the folder to the user the agent runs as \(1000660000\), or set the inputs user and config-directory to the agent's own\. The agent/,
    );
  });

  test('says whose a config directory is that the agent cannot write to, or read', async () => {
    const source = await start(busybox);
    await run(101, { steps: [session({ container: source }), says(source)] });
    for (const tools of [busybox, gnu]) {
      const container = await start(tools);
      const folder = '/home/agent/.claude/projects';
      await docker(['exec', '-u', '0', container, 'sh', '-c', `mkdir -p ${folder} && chown -R 0:0 ${folder}`]);
      const advice =
        /Permission denied.*\. Give the folder to the user the agent runs as \(1001\), or set the inputs user and config-directory to the agent's own\./;
      expect(warning(await run(102, { steps: [session({ container, ...STRICT })] }))).toMatch(advice);
      const hidden = between(() => docker(['exec', '-u', '0', container, 'chmod', '700', folder]));
      const theirs = says(container, 'x', { flags: ['-u', '0'], home: '/home/agent' });
      await red(container, [theirs, hidden], new RegExp(`could not be listed: .*${advice.source}$`));
    }
  });
});
