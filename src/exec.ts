import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { CommandError } from './errors.ts';

export interface CommandOptions {
  /** Milliseconds after which the program is ended. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly cwd?: string;
  /** Added to the environment of this process; `undefined` takes a variable out of it. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Written to standard input, which is empty otherwise. */
  readonly input?: string | AsyncIterable<Uint8Array>;
}

/** How a program ended by itself. */
export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  /** The end of standard error, at most 8 KiB. */
  readonly stderr: string;
}

/** A program whose standard output is read as it comes. */
export interface RunningCommand {
  readonly output: Readable;
  /** Settles when the program has ended; rejects as `attempt` does. It ends only after `output` was read or stopped. */
  readonly ended: Promise<Omit<CommandResult, 'stdout'>>;
  /** Ends the program, for a reader that has seen enough. `ended` rejects then. */
  stop(): void;
}

const STDERR_KEPT = 8 * 1024;
const STDOUT_LIMIT = 64 * 1024 * 1024;

/**
 * Runs a program and returns what it wrote to standard output, at most 64 MiB.
 * @throws CommandError when it can't be started, ends with another exit code than 0, takes too long or is aborted.
 */
export async function run(program: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const result = await attempt(program, args, options);
  if (result.exitCode !== 0) throw exitFailure(program, result);
  return result.stdout;
}

/**
 * Runs a program to its end, whatever its exit code is.
 * @throws CommandError when it can't be started, is ended by a signal, takes too long or is aborted.
 */
export async function attempt(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return await resultOf(program, await stream(program, args, options));
}

/** How a program that was started ended, with all that it wrote to standard output, at most 64 MiB. */
export async function resultOf(program: string, command: RunningCommand): Promise<CommandResult> {
  const [stdout, ended] = await Promise.all([text(program, command), command.ended]);
  return { ...ended, stdout };
}

/** Starts a program whose output, or input, is too large to hold. */
export async function stream(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<RunningCommand> {
  // It takes as long to load as a program to start, and most stages start none.
  const { execa } = await import('execa');
  const { input = '' } = options;
  const subprocess = execa(program, args, {
    stdin: input === '' ? 'ignore' : 'pipe',
    ...(input === ''
      ? {}
      : { input: Readable.from(typeof input === 'string' ? [input] : input, { objectMode: false }) }),
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    ...(options.signal === undefined ? {} : { cancelSignal: options.signal }),
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.environment === undefined ? {} : { env: options.environment }),
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
  });
  const ended = end(program, subprocess, options.cwd);
  // Whoever fails on the output first never comes to await this; whoever awaits it still sees the failure.
  ended.catch(() => undefined);
  return { output: subprocess.stdout, ended, stop: () => subprocess.kill() };
}

/** The failure of a program that ended by itself, for callers that looked at its exit code first. */
export function exitFailure(program: string, { exitCode, stderr }: Omit<CommandResult, 'stdout'>): CommandError {
  const said = lastLine(stderr);
  const summary = `${program} failed with exit code ${exitCode}${said === '' ? '.' : `: ${said}`}`;
  return new CommandError({ program, exitCode, stderr, summary });
}

async function end(
  program: string,
  subprocess: Subprocess,
  cwd: string | undefined,
): Promise<Omit<CommandResult, 'stdout'>> {
  const stderr = tail(subprocess.stderr);
  const result = await subprocess;
  if (result.exitCode !== undefined && !result.timedOut && !result.isCanceled && result.cause === undefined) {
    return { exitCode: result.exitCode, stderr: stderr() };
  }
  throw new CommandError({
    program,
    exitCode: result.exitCode,
    stderr: stderr(),
    summary: `${program} ${reason(result, cwd)}`,
    cause: result.cause,
  });
}

/** As much of a subprocess as counts here. */
interface Subprocess extends PromiseLike<Outcome> {
  readonly stderr: Readable;
}

interface Outcome {
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  readonly code?: string | undefined;
  readonly timedOut: boolean;
  readonly isCanceled: boolean;
  readonly originalMessage?: string | undefined;
  readonly cause?: unknown;
}

function reason(result: Outcome, cwd: string | undefined): string {
  if (result.timedOut) return 'took too long and was ended.';
  if (result.isCanceled) return 'was aborted.';
  if (result.code === 'ENOENT' && cwd !== undefined && !existsSync(cwd)) return `was not run: there is no ${cwd}.`;
  if (result.code === 'ENOENT') return 'is not installed (or not on PATH).';
  if (result.signal !== undefined) return `was ended by ${result.signal}.`;
  return `could not be run: ${result.originalMessage ?? 'unknown reason'}`;
}

/** Collects the last bytes of standard error while the program runs. */
function tail(source: Readable): () => string {
  let kept: Buffer = Buffer.alloc(0);
  source.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]).subarray(-STDERR_KEPT);
  });
  return () => kept.toString('utf8');
}

async function text(program: string, command: RunningCommand): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of command.output as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > STDOUT_LIMIT) {
      command.stop();
      const summary = `${program} wrote more than ${STDOUT_LIMIT} bytes where a short answer was expected.`;
      throw new CommandError({ program, exitCode: undefined, stderr: '', summary });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const GUESSES =
  /(?<=\S\s*)(?:fatal: Could not read from remote repository\.\s*)Please make sure you have the correct access rights\s+and the repository exists\.\s*$/;

function lastLine(stderr: string): string {
  // Below what is wrong, git guesses at reasons.
  const told = stderr.replace(GUESSES, '').trimEnd();
  return told.split('\n').at(-1)?.trim() ?? '';
}
