import type { ShellRequest } from '../../src/sandbox/shell.ts';
import { openShells, type Shells } from '../../src/sandbox/shells.ts';
import { containerFlags, engineRun } from '../fakes/engine.ts';

export const socket = { path: '/var/run/docker.sock', agent: false } as const;

/** How a command of a shell ended, with all that it wrote. */
export interface ShellResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Running containers of a test, each with a way to run commands in shells of it. */
export interface ShellPlaces {
  start(image: string, flags?: readonly string[], signal?: AbortSignal): Promise<ShellPlace>;
  close(): Promise<void>;
}

export interface ShellPlace {
  readonly id: string;
  readonly shells: Shells;
  /** More shells of the same container, without those that there are. */
  open(signal?: AbortSignal): ShellPlace;
  /** `undefined` where no shell took the command. */
  ask(command: readonly string[], options?: Partial<ShellRequest>): Promise<ShellResult | undefined>;
  /** The same for a command that a shell must take. */
  result(command: readonly string[], options?: Partial<ShellRequest>): Promise<ShellResult>;
}

export function shellPlaces(): ShellPlaces {
  const ids: string[] = [];
  return {
    async start(image, flags = [], signal) {
      const { stdout: id } = await engineRun('docker', ['run', '-d', ...containerFlags('docker'), ...flags, image]);
      ids.push(id);
      return placeIn(id, signal);
    },
    async close() {
      for (const id of ids) await engineRun('docker', ['rm', '-f', '-v', id], { mayFail: true });
    },
  };
}

function placeIn(id: string, signal: AbortSignal | undefined): ShellPlace {
  const shells = openShells({ socket, id, signal });
  const ask: ShellPlace['ask'] = async (command, options) => {
    const running = await shells.run({ user: undefined, timeout: 20_000, ...options, command });
    if (running === undefined) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of running.output as AsyncIterable<Buffer>) chunks.push(chunk);
    return { ...(await running.ended), stdout: Buffer.concat(chunks) };
  };
  return {
    id,
    shells,
    open: (other) => placeIn(id, other),
    ask,
    async result(command, options) {
      const result = await ask(command, options);
      if (result === undefined) throw new Error(`No shell took ${command[0]}.`);
      return result;
    },
  };
}
