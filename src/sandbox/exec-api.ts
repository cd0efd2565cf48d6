import { type Duplex, Readable } from 'node:stream';
import type { RunningCommand } from '../exec.ts';
import { type ApiRequest, askApi, type EngineSocket, requestApi, upgradeApi } from './engine-api.ts';
import { frameReader, keptEnd } from './exec-frames.ts';

/** What to run in a container, and how long that may take in milliseconds. */
export interface ExecRequest {
  readonly socket: EngineSocket;
  readonly id: string;
  readonly command: readonly string[];
  /** As `--user` takes it; the container's own where not given. */
  readonly user: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
}

/**
 * Runs a program in a running container over Docker's socket, without standard input. It is the same as `docker exec`,
 * whose client takes as long to start as the program. `undefined` where it could not be started this way.
 * @throws CommandError when the engine can't be reached, or takes too long.
 * @see https://docs.docker.com/reference/api/engine/version/v1.41/#tag/Exec
 */
export async function execByApi(request: ExecRequest): Promise<RunningCommand | undefined> {
  const execId = await create(request, { withInput: false });
  if (execId === undefined) return undefined;
  const started = await requestApi(startRequest(request, execId));
  let stderr: Buffer = Buffer.alloc(0);
  async function* stdout(): AsyncGenerator<Buffer> {
    const part = frameReader();
    for await (const chunk of started.output as AsyncIterable<Buffer>) {
      const parted = part(chunk);
      stderr = keptEnd(stderr, parted.stderr);
      const joined = parted.stdout.length === 1 ? parted.stdout[0] : Buffer.concat(parted.stdout);
      if (joined !== undefined && joined.length > 0) yield joined;
    }
  }
  const output = Readable.from(stdout(), { objectMode: false });
  const finished = new Promise<void>((resolve, reject) => {
    output.once('error', reject);
    output.once('close', resolve);
  });
  finished.catch(() => undefined);
  const ended = started.ended.then(async (end) => {
    await finished;
    // A program that is not there makes the start itself fail, and has an exit code of its own.
    const exitCode = (await exitCodeOf(request, execId)) ?? end.exitCode;
    return { exitCode, stderr: end.stderr || stderr.toString('utf8') };
  });
  ended.catch(() => undefined);
  return { output, ended, stop: () => void output.destroy(new Error('stopped')) };
}

/** A program whose standard input is the connection, and whose output comes from there in frames. */
export interface Conversation {
  readonly connection: Duplex;
  /** `undefined` while it runs, and where the engine does not say. */
  exitCode(): Promise<number | undefined>;
}

/** Starts a program with standard input. `undefined` and errors as with `execByApi`. */
export async function converseByApi(request: ExecRequest): Promise<Conversation | undefined> {
  const execId = await create(request, { withInput: true });
  const connection = execId && (await upgradeApi(startRequest(request, execId)));
  if (!execId || !connection) return undefined;
  return { connection, exitCode: () => exitCodeOf(request, execId) };
}

async function create(request: ExecRequest, { withInput }: { withInput: boolean }): Promise<string | undefined> {
  const { id, command, user } = request;
  const created = await askApi(
    ask(request, 'POST', `/containers/${id}/exec`, {
      AttachStdin: withInput,
      AttachStdout: true,
      AttachStderr: true,
      Cmd: command,
      // The container's own working directory may be closed to the user; messages are compared in English.
      WorkingDir: '/',
      Env: ['LC_ALL=C'],
      ...(user === undefined ? {} : { User: user }),
    }),
  );
  return created.exitCode === 0 ? idIn(created.stdout) : undefined;
}

function startRequest(request: ExecRequest, execId: string): ApiRequest {
  return ask(request, 'POST', `/exec/${execId}/start`, { Detach: false, Tty: false });
}

async function exitCodeOf(request: ExecRequest, execId: string): Promise<number | undefined> {
  const { stdout } = await askApi(ask(request, 'GET', `/exec/${execId}/json`));
  const { ExitCode } = JSON.parse(stdout || '{}') as { ExitCode?: unknown };
  return typeof ExitCode === 'number' ? ExitCode : undefined;
}

function ask(request: ExecRequest, method: ApiRequest['method'], path: string, json?: object): ApiRequest {
  const { socket, signal, timeout } = request;
  return { socket, method, path, signal, timeout, ...(json && { json }) };
}

function idIn(json: string): string | undefined {
  const { Id } = JSON.parse(json) as { Id?: unknown };
  return typeof Id === 'string' && /^[0-9a-f]+$/.test(Id) ? Id : undefined;
}
