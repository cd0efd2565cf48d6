import { CommandError } from '../errors.ts';
import type { RunningCommand } from '../exec.ts';
import type { Log } from '../log.ts';
import { copyIn, copyOut, type EngineContainer, type EngineSockets, STREAM_TIMEOUT } from './engine.ts';
import { askApi, type EngineSocket, requestApi } from './engine-api.ts';
import { startPodmanService } from './podman-service.ts';

/** Copies out of and into one container, whether it runs or not. */
export interface Copies {
  /** A file or folder as a tar stream. */
  out(path: string): Promise<RunningCommand>;
  /** Unpacks a tar stream into an existing folder. */
  into(folder: string, input: AsyncIterable<Uint8Array>, owners: 'of-container' | 'as-packed'): Promise<RunningCommand>;
}

/**
 * Copies through the engine's own socket, which takes no process for each. Podman mostly listens on none: it is asked to,
 * in one process for all. Where neither is to be had, or another engine answers, each copy is a process of the engine's
 * copy command.
 */
export function openCopies(
  container: EngineContainer,
  { sockets, tempDir, log }: { sockets: EngineSockets | undefined; tempDir: string; log: Log },
): Copies {
  let found: Promise<EngineSocket | undefined> | undefined;

  async function findSocket(): Promise<EngineSocket | undefined> {
    const listening = container.socket ?? (await socketOf(container, sockets));
    if (listening !== undefined) return listening;
    const started = container.engine === 'podman' ? await startPodmanService(tempDir) : undefined;
    if (started !== undefined && (await knows(started, container))) return started;
    log.debug(`No socket of ${container.engine} is known: each copy is a process.`);
    return undefined;
  }

  async function archive(path: string, input?: AsyncIterable<Uint8Array>): Promise<RunningCommand | undefined> {
    found ??= findSocket();
    const socket = await found;
    if (socket === undefined) return undefined;
    const { id, signal } = container;
    const method = input === undefined ? 'GET' : 'PUT';
    const target = `/containers/${id}/archive?path=${encodeURIComponent(path)}`;
    try {
      return await requestApi({
        socket,
        method,
        path: target,
        signal,
        timeout: STREAM_TIMEOUT,
        ...(input && { input }),
      });
    } catch (error) {
      // A stream that was begun can't be sent again.
      if (!(error instanceof CommandError) || input !== undefined || signal?.aborted) throw error;
      log.debug(`${error.message} Each copy is a process from here on.`);
      found = Promise.resolve(undefined);
      return undefined;
    }
  }

  return {
    out: async (path) => (await archive(path)) ?? (await copyOut(container, path)),
    into: async (folder, input, owners) =>
      (await archive(folder, input)) ?? (await copyIn(container, folder, { input, owners })),
  };
}

/** The socket that knows the container, of those that are likely on this machine. */
export async function socketOf(
  container: EngineContainer,
  sockets: EngineSockets | undefined,
): Promise<EngineSocket | undefined> {
  for (const path of sockets?.[container.engine] ?? []) {
    const socket = { path, agent: false } as const;
    if (await knows(socket, container)) return socket;
  }
  return undefined;
}

/** A socket of another engine, or of another user's, does not know the id. */
async function knows(socket: EngineSocket, { id, signal }: EngineContainer): Promise<boolean> {
  try {
    const answer = await askApi({ socket, method: 'GET', path: `/containers/${id}/json`, signal, timeout: PATIENCE });
    return answer.exitCode === 0;
  } catch (error) {
    if (error instanceof CommandError && !signal?.aborted) return false;
    throw error;
  }
}

// Milliseconds.
const PATIENCE = 5000;
