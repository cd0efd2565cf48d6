import type { RunningCommand } from '../exec.ts';
import type { ExecRequest } from './exec-api.ts';
import { type Shell, type ShellRequest, startShell } from './shell.ts';

/** Shells in one running container, each of which runs one command after the other. */
export interface Shells {
  /** Has one started for a user: it gets ready while its caller does something else. */
  getReady(user: string | undefined): Promise<void>;
  /** `undefined` where the container has no shell, or the words are none that a shell takes. */
  run(request: ShellRequest): Promise<RunningCommand | undefined>;
}

/**
 * To start a program in a container takes the engine 30 ms, and a shell in it 1 ms. So one shell is started for each user,
 * and told what to run.
 */
export function openShells(place: Pick<ExecRequest, 'socket' | 'id' | 'signal'>): Shells {
  /** By user. */
  const idle = new Map<string | undefined, Shell>();
  const shellless = new Set<string | undefined>();
  const start = (user: string | undefined) => startShell({ ...place, user, timeout: PATIENCE });

  async function take(user: string | undefined): Promise<Shell | undefined> {
    const waiting = idle.get(user);
    idle.delete(user);
    const shell = waiting?.isOpen() ? waiting : await start(user);
    if (await shell?.isReady) return shell;
    shellless.add(user);
    return undefined;
  }

  return {
    async getReady(user) {
      // What is wrong is told by who needs it.
      const shell = await start(user).catch(() => undefined);
      if (shell !== undefined) idle.set(user, shell);
    },
    async run(request) {
      const { command, user } = request;
      if (shellless.has(user) || !isPlain(command)) return undefined;
      const shell = await take(user);
      return shell?.run(request, () => idle.set(user, shell));
    },
  };
}

/** Milliseconds. */
const PATIENCE = 5000;

/** What every shell reads, writes and repeats byte by byte alike, and does not read for long. */
function isPlain(command: readonly string[]): boolean {
  const length = command.reduce((sum, word) => sum + word.length, 0);
  return length <= LONGEST && command.every((word) => /^[ -~]*$/.test(word));
}

/** Characters: a shell reads as many in the time in which an engine starts a program. */
const LONGEST = 20_000;
