import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../errors.ts';
import type { RunningCommand } from '../exec.ts';
import { type Conversation, converseByApi, type ExecRequest } from './exec-api.ts';
import { frameReader } from './exec-frames.ts';
import { type ShellCall, shellCall } from './shell-call.ts';

/** Runs a program, with standard input where that is given, and an empty one otherwise. */
export interface ShellRequest extends Pick<ExecRequest, 'command' | 'user' | 'timeout'> {
  readonly input?: AsyncIterable<Uint8Array> | undefined;
}

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
  const idle = new Map<string, Shell>();
  let hasShell = true;
  const start = async (user: string | undefined) =>
    await startShell({ ...place, user, command: PROGRAM, timeout: PATIENCE });

  async function take(user: string | undefined): Promise<Shell | undefined> {
    const waiting = idle.get(user ?? '');
    idle.delete(user ?? '');
    const shell = waiting?.isOpen() ? waiting : await start(user);
    return (await shell?.isReady) ? shell : undefined;
  }

  return {
    async getReady(user) {
      // What is wrong is told by who needs it.
      const shell = await start(user).catch(() => undefined);
      if (shell !== undefined) idle.set(user ?? '', shell);
    },
    async run(request) {
      if (!hasShell || !request.command.every(isPlain)) return undefined;
      const shell = await take(request.user);
      hasShell = shell !== undefined;
      return shell?.run(request, () => idle.set(request.user ?? '', shell));
    },
  };
}

/** Milliseconds. */
const PATIENCE = 20_000;

/** What every shell reads, writes and repeats byte by byte alike. */
function isPlain(word: string): boolean {
  return /^[ -~]*$/.test(word);
}

// A shell reads a line byte by byte, and leaves what is behind it to the program that the line starts.
const PROGRAM = ['sh', '-c', 'while IFS= read -r line; do eval "$line"; done'];

interface Shell {
  /** Whether it answers: only that tells that there is one in the container. */
  readonly isReady: Promise<boolean>;
  isOpen(): boolean;
  /** `done` is told when it can run the next one. */
  run(request: Pick<ShellRequest, 'command' | 'input' | 'timeout'>, done: () => void): RunningCommand;
}

async function startShell(request: ExecRequest): Promise<Shell | undefined> {
  const conversation = await converseByApi(request);
  if (conversation === undefined) return undefined;
  const shell = shellOf(conversation, request);
  const { output, ended } = shell.run({ command: [':'], timeout: request.timeout }, () => undefined);
  output.resume();
  const isReady = ended.then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
  return { ...shell, isReady };
}

function shellOf({ connection, exitCode }: Conversation, { socket, signal }: ExecRequest): Omit<Shell, 'isReady'> {
  const part = frameReader();
  let call: ShellCall | undefined;
  let isOpen = true;

  connection.on('data', (chunk: Buffer) => {
    if (call?.take(part(chunk)) === false) connection.pause();
  });
  connection.on('error', () => undefined);
  connection.on('close', () => {
    isOpen = false;
    void exitCode()
      .catch(() => undefined)
      .then((code) => call?.breakOff(code ?? KILLED));
  });

  function end(summary: string, cause?: unknown): void {
    isOpen = false;
    call?.fail(new CommandError({ program: socket.path, exitCode: undefined, stderr: '', summary, cause }));
    connection.destroy();
  }

  function run({ command, input, timeout }: Parameters<Shell['run']>[0], done: () => void): RunningCommand {
    const mark = randomBytes(16).toString('hex');
    const started = shellCall(mark, { more: () => connection.resume(), stop: () => end(`${command[0]} was stopped.`) });
    const patience = setTimeout(() => end(`${socket.path} took too long.`), timeout);
    const abort = () => end(`${socket.path} was aborted.`);
    signal?.addEventListener('abort', abort, { once: true });
    setKeepsProcess(connection, true);
    call = started;
    const settle = () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', abort);
      setKeepsProcess(connection, false);
      if (isOpen && input === undefined) done();
    };
    started.ended.then(settle, settle);
    connection.write(`${lineOf(command, mark, { hasInput: input !== undefined })}\n`);
    if (input !== undefined) {
      // Where the program ended before it read all of it, its end says why.
      void pipeline(input, connection).catch((error: unknown) => {
        if (!isConnectionGone(error)) end(`What ${command[0]} was to read could not be read.`, error);
      });
    }
    return started;
  }

  return { isOpen: () => isOpen, run };
}

const KILLED = 137;

function isConnectionGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(String(error.code));
}

const GONE = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** What is left of an input that a program did not read must never be taken for a command: the shell ends with it. */
function lineOf(command: readonly string[], mark: string, { hasInput }: { hasInput: boolean }): string {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const told = `printf '%s %d\\n' ${mark} $?; printf %s ${mark} >&2`;
  return hasInput ? `${words}; ${told}; exit 0` : `${words} </dev/null; ${told}`;
}

/** A shell that waits is no reason for a process to stay. */
function setKeepsProcess(connection: Duplex & { ref?(): void; unref?(): void }, keeps: boolean): void {
  if (keeps) connection.ref?.();
  else connection.unref?.();
}
