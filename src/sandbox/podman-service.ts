import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../errors.ts';
import { stream } from '../exec.ts';
import { askApi, type EngineSocket } from './engine-api.ts';

/**
 * Has Podman answer on one connection, which nobody else can open; `undefined` where it does not. It ends with this
 * process, or by itself when nothing was asked for half a minute.
 */
export async function startPodmanService(tempDir: string): Promise<EngineSocket | undefined> {
  const folder = await mkdtemp(join(tempDir, 'p-'));
  try {
    // The path of a socket has at most 107 bytes.
    const path = join(folder, 's');
    const service = await stream('podman', ['system', 'service', '--time', IDLE_SECONDS, `unix://${path}`]);
    service.output.resume();
    let hasEnded = false;
    const note = () => {
      hasEnded = true;
    };
    service.ended.then(note, note);
    const { Agent } = await import('node:http');
    const socket = { path, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
    for (let waited = 0; waited < PATIENCE && !hasEnded; waited += PAUSE) {
      if (await answers(socket)) return socket;
      await wait(PAUSE);
    }
    service.stop();
    return undefined;
  } finally {
    // The connection is open: its name is no longer needed.
    await rm(folder, { recursive: true, force: true });
  }
}

const IDLE_SECONDS = '30';

// Milliseconds.
const PATIENCE = 5000;
const PAUSE = 20;

async function answers(socket: EngineSocket): Promise<boolean> {
  try {
    await askApi({ socket, method: 'GET', path: '/_ping', signal: undefined, timeout: PATIENCE });
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
