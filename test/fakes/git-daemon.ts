import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Serves the repositories in a folder with git's own daemon, to be read and written. */
export async function serveRepositories(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const options = ['--reuseaddr', '--export-all', '--enable=receive-pack', '--listen=127.0.0.1', `--port=${port}`];
  const daemon = spawn('git', ['daemon', ...options, `--base-path=${folder}`, folder], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
  const url = `git://127.0.0.1:${port}`;
  const start = Date.now();
  while (!answers(port)) {
    if (Date.now() - start > 10_000) throw new Error('The git daemon did not start.');
    await sleep(50);
  }
  return {
    url,
    async close() {
      process.kill(-(daemon.pid as number), 'SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): boolean {
  try {
    execFileSync('bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${port}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
