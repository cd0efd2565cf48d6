import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { startGithubServices } from '../test/fakes/github-services.ts';
import { agentImage } from '../test/fakes/images.ts';
import { writeTranscript } from './generate.mjs';

export const PROJECT = '/home/agent/.claude/projects/-workspace';
export const SESSION = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';
const PEERS = ['cache-restore', 'cache-save', 'artifact-download', 'artifact-upload'];

/** A machine with Docker, the double of GitHub's services, and a session of `megabytes` that the agent of a first run writes. */
export async function openWorld(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-session-bench-'));
  const services = await startGithubServices();
  const image = await agentImage('docker');
  const transcript = join(folder, `${SESSION}.jsonl`);
  writeTranscript(transcript, megabytes);
  await buildPeers(join(folder, 'peers'));
  let runs = 0;

  /** Runs a job of that way, the first of a session or the next; returns the seconds that were not the agent's. */
  async function job(way, which) {
    runs += 1;
    const work = join(folder, `run-${runs}`);
    mkdirSync(join(work, 'temp'), { recursive: true });
    const container = `agent-session-bench-${process.pid}-${runs}`;
    await run('docker', [
      'run',
      '-d',
      '--name',
      container,
      '-u',
      'agent',
      '-w',
      '/workspace',
      '--network',
      'none',
      image,
      'sleep',
      '600',
    ]);
    try {
      let seconds = 0;
      const context = {
        container,
        work,
        which,
        name: `pr-${which === 'first' ? runs : runs - 1}`,
        peer: (name) => join(folder, 'peers', `${name}.js`),
        environment: environmentOf(work),
        state: {},
        /** Runs a program, its time on the bill. */
        async timed(program, args, options) {
          const begin = performance.now();
          await run(program, args, options);
          seconds += (performance.now() - begin) / 1000;
        },
      };
      await way.before(context);
      await agentWorks(container, which);
      await way.after(context);
      return seconds;
    } finally {
      await run('docker', ['rm', '-f', '-v', container]);
      rmSync(work, { recursive: true });
    }
  }

  /** In the first run the whole session is new; in the next the agent adds an answer to it. */
  async function agentWorks(container, which) {
    const file = `${PROJECT}/${SESSION}.jsonl`;
    if (which === 'first') {
      await run('docker', ['exec', container, 'mkdir', '-p', PROJECT]);
      await run('docker', ['cp', transcript, `${container}:${PROJECT}`]);
      await run('docker', ['exec', '-u', 'root', container, 'chown', '-R', 'agent', PROJECT]);
    }
    await run('docker', ['exec', container, 'sh', '-c', `test -s ${file} && echo '${answer()}' >> ${file}`]);
  }

  function environmentOf(work) {
    // Only of a private repository may a session leave with its secrets in it.
    writeFileSync(join(work, 'event.json'), JSON.stringify({ repository: { private: true, visibility: 'private' } }));
    return {
      ...services.jobVariables(1000 + runs),
      PATH: process.env.PATH,
      HOME: work,
      ACTIONS_CACHE_SERVICE_V2: 'True',
      GITHUB_EVENT_PATH: join(work, 'event.json'),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_WORKSPACE: work,
      RUNNER_TEMP: join(work, 'temp'),
      INPUT_GITHUB_TOKEN: services.token,
      'INPUT_GITHUB-TOKEN': services.token,
    };
  }

  return {
    job,
    async close() {
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The row of an agent that is done. */
function answer() {
  return JSON.stringify({
    type: 'assistant',
    isSidechain: false,
    uuid: randomUUID(),
    sessionId: SESSION,
    cwd: '/workspace',
    timestamp: new Date().toISOString(),
    message: { role: 'assistant', model: 'claude-sonnet-4-5', content: [{ type: 'text', text: 'Done.' }] },
  });
}

/** Runs a program to its end. The services live in this process, which must not wait for it. */
export async function run(program, args, options = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${text}`);
  return text;
}

/** Actions are shipped bundled: so are the peers. */
async function buildPeers(outdir) {
  await build({
    entryPoints: PEERS.map((name) => fileURLToPath(new URL(`peers/${name}.mjs`, import.meta.url))),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
}
