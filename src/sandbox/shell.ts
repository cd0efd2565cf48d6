import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../errors.ts';
import type { RunningCommand } from '../exec.ts';
import { type Conversation, converseByApi, type ExecRequest, execByApi } from './exec-api.ts';
import { frameReader } from './exec-frames.ts';
import { type ShellCall, shellCall } from './shell-call.ts';

/** Runs a program, with standard input where that is given, and an empty one otherwise. */
export interface ShellRequest extends Pick<ExecRequest, 'command' | 'user' | 'timeout'> {
  readonly input?: AsyncIterable<Uint8Array> | undefined;
}

/** A shell in a container, which runs one command after the other. */
export interface Shell {
  /** Whether it answers: only that tells that there is one in the container. */
  readonly isReady: Promise<boolean>;
  isOpen(): boolean;
  /** `done` is told when it can run the next one. */
  run(request: Pick<ShellRequest, 'command' | 'input' | 'timeout'>, done: () => void): RunningCommand;
}

/** `undefined` where no program could be started; whether it is a shell is told later. */
export async function startShell(request: Omit<ExecRequest, 'command'>): Promise<Shell | undefined> {
  const conversation = await converseByApi({ ...request, command: PROGRAM });
  if (conversation === undefined) return undefined;
  let pid: string | undefined;
  const shell = shellOf(conversation, request, () => void endGroup(request, pid));
  const first = shell.run({ command: [':'], timeout: request.timeout }, () => undefined);
  let told = '';
  first.output.setEncoding('utf8').on('data', (text: string) => {
    told += text.slice(0, LONGEST_PID - told.length);
  });
  const isReady = first.ended.then(
    ({ exitCode }) => {
      pid = /^[1-9]\d*(?=\n)/.exec(told)?.[0];
      return exitCode === 0 && shell.isOpen();
    },
    () => false,
  );
  return { ...shell, isReady };
}

/** Characters. */
const LONGEST_PID = 20;

/** A program that hangs outlives the connection, and so does the shell that waits for it. They are a group of their own. */
async function endGroup(request: Omit<ExecRequest, 'command'>, pid: string | undefined): Promise<void> {
  if (pid === undefined) return;
  const command = ['sh', '-c', `kill -s KILL -- -${pid}`];
  const ending = { ...request, command, signal: undefined, timeout: 5000 };
  // It is told already what went wrong.
  const killed = await execByApi(ending).catch(() => undefined);
  killed?.output.on('error', () => undefined).resume();
}

function shellOf(
  { connection, exitCode }: Conversation,
  { socket, signal }: Pick<ExecRequest, 'socket' | 'signal'>,
  onBreak: () => void,
): Omit<Shell, 'isReady'> {
  const part = frameReader();
  let call: ShellCall | undefined;
  let isOpen = true;

  connection.on('data', (chunk: Buffer) => {
    if (call?.take(part(chunk)) === false) connection.pause();
  });
  connection.on('error', () => undefined);
  connection.on('close', () => {
    isOpen = false;
    if (call === undefined || call.isDone()) return;
    void exitCode()
      .catch(() => undefined)
      .then((code) => call?.breakOff(code || KILLED));
  });

  function end(summary: string, cause?: unknown): void {
    isOpen = false;
    call?.fail(new CommandError({ program: socket.path, exitCode: undefined, stderr: '', summary, cause }));
    connection.destroy();
    onBreak();
  }

  function run({ command, input, timeout }: Parameters<Shell['run']>[0], done: () => void): RunningCommand {
    const mark = randomBytes(16).toString('hex');
    const started = shellCall(mark, {
      more: () => connection.resume(),
      stop: () => {
        if (!started.isDone()) end(`${command[0]} was stopped.`);
      },
    });
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
    if (signal?.aborted) {
      abort();
      return started;
    }
    connection.write(`${lineOf(command, mark, { hasInput: input !== undefined })}\n`);
    if (input !== undefined) void send(input);
    return started;
  }

  async function send(input: AsyncIterable<Uint8Array>): Promise<void> {
    let failure: { error: unknown } | undefined;
    async function* watched(): AsyncGenerator<Uint8Array> {
      try {
        yield* input;
      } catch (error) {
        failure = { error };
        throw error;
      }
    }
    // Where the program ended before it read all of it, its end says why.
    await pipeline(watched(), connection).catch(() => undefined);
    if (failure !== undefined) end('What was to be sent into the container could not be read.', failure.error);
  }

  return { isOpen: () => isOpen, run };
}

const KILLED = 137;

/** What is left of an input that a program did not read must never be taken for a command: the shell ends with it. */
function lineOf(command: readonly string[], mark: string, { hasInput }: { hasInput: boolean }): string {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const told = `echo ${mark} $?; echo ${mark} >&2`;
  return hasInput ? `${words}; ${told}; exit 0` : `${words} </dev/null; ${told}`;
}

/** A shell that waits is no reason for a process to stay. */
function setKeepsProcess(connection: Duplex & { ref?(): void; unref?(): void }, keeps: boolean): void {
  if (keeps) connection.ref?.();
  else connection.unref?.();
}

// A shell reads a line byte by byte, and leaves what is behind it to the program that the line starts.
const PROGRAM = [
  'sh',
  '-c',
  'set +aevx; unset -f echo read eval; echo $$; unset line; while IFS= read -r line; do eval "$line"; done',
];
