import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { containerFlags, engineRun, needsEngine } from '../fakes/engine.ts';
import { busyboxImage } from '../fakes/images.ts';
import { between } from './container-jobs.ts';
import { useHostJobs } from './host-jobs.ts';

const { session, run } = useHostJobs();

// A daemon of the test's own, which only root can start.
describe.runIf(needsEngine('docker') && process.getuid?.() === 0)(
  'a daemon that is stopped between pre and post',
  () => {
    let root = '';
    let daemon: ChildProcess | undefined;
    let host = '';

    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'own-daemon-'));
      host = `unix://${join(root, 'docker.sock')}`;
      await writeFile(join(root, 'daemon.json'), '{}');
      const folders = [
        '--config-file',
        join(root, 'daemon.json'),
        '--data-root',
        join(root, 'data'),
        '--exec-root',
        join(root, 'exec'),
      ];
      const networks = ['--bridge=none', '--iptables=false', '--ip6tables=false'];
      daemon = spawn('dockerd', [...folders, ...networks, '--pidfile', join(root, 'pid'), '-H', host], {
        stdio: 'ignore',
      });
      await vi.waitUntil(async () => (await own(['info'])).exitCode === 0, { timeout: 60_000, interval: 300 });
      const archive = join(root, 'image.tar');
      await engineRun('docker', ['save', '-o', archive, await busyboxImage('docker')]);
      await engineRun('docker', ['-H', host, 'load', '-i', archive]);
    }, 120_000);
    afterAll(async () => {
      daemon?.kill('SIGKILL');
      await rm(root, { recursive: true, force: true });
    });

    const own = (args: readonly string[]) => engineRun('docker', ['-H', host, ...args], { mayFail: true });

    async function stop(): Promise<void> {
      const ended = new Promise((resolve) => daemon?.once('exit', resolve));
      daemon?.kill('SIGTERM');
      await ended;
    }

    test('costs the session of its container, and the line says so', async () => {
      const image = await busyboxImage('docker');
      await own(['create', '--name', 'agent', ...containerFlags('docker'), '-w', '/tmp', image, 'sleep', '600']);
      const env = { DOCKER_HOST: host };
      const step = (id: string, policy: string) => session({ container: 'agent', 'if-capture-fails': policy }, { id });
      const job = await run(101, { steps: [step('strict', 'error'), step('lenient', 'warn'), between(stop)], env });
      const line =
        /^No container engine could be asked for the container agent: docker failed with exit code 1: Cannot connect to the Docker daemon at unix:.*docker\.sock\. Is the docker daemon running\?\. Start it before this step, keep it running to the end of the job, and let the user of the job ask it\.$/;
      expect(job.annotations.map(({ level, message }) => [level, message])).toEqual([
        ['warning', expect.stringMatching(line)],
        ['error', expect.stringMatching(line)],
      ]);
      expect(job.conclusion).toBe('failure');
      // Without a daemon from the beginning nothing is lost: the agent cannot have worked.
      const without = { container: 'agent', 'container-engine': 'docker', 'if-capture-fails': 'error' };
      const none = await run(102, { steps: [session(without)], env });
      expect(none.conclusion).toBe('success');
      expect(none.annotations.length).toBeGreaterThan(0);
      for (const { level } of none.annotations) expect(level).toBe('warning');
    });
  },
);
