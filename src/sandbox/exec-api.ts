import { Readable } from 'node:stream';
import type { RunningCommand } from '../exec.ts';
import { type ApiRequest, askApi, type EngineSocket, requestApi } from './engine-api.ts';

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
  const { id, command, user } = request;
  const ask = (method: ApiRequest['method'], path: string, json?: object) => {
    const { socket, signal, timeout } = request;
    return { socket, method, path, signal, timeout, ...(json && { json }) };
  };
  const created = await askApi(
    ask('POST', `/containers/${id}/exec`, {
      AttachStdout: true,
      AttachStderr: true,
      Cmd: command,
      // The container's own working directory may be closed to the user; messages are compared in English.
      WorkingDir: '/',
      Env: ['LC_ALL=C'],
      ...(user === undefined ? {} : { User: user }),
    }),
  );
  const execId = created.exitCode === 0 ? idIn(created.stdout) : undefined;
  if (execId === undefined) return undefined;
  const started = await requestApi(ask('POST', `/exec/${execId}/start`, { Detach: false, Tty: false }));
  const streams = separate(started.output);
  const output = Readable.from(streams.output(), { objectMode: false });
  const finished = new Promise<void>((resolve, reject) => {
    output.once('error', reject);
    output.once('close', resolve);
  });
  finished.catch(() => undefined);
  const ended = started.ended.then(async ({ exitCode, stderr }) => {
    await finished;
    const end = await askApi(ask('GET', `/exec/${execId}/json`));
    // A program that is not there makes the start itself fail, and has an exit code of its own.
    return { exitCode: exitCodeIn(end.stdout) ?? exitCode, stderr: stderr || streams.stderr() };
  });
  ended.catch(() => undefined);
  return { output, ended, stop: () => void output.destroy(new Error('stopped')) };
}

function idIn(json: string): string | undefined {
  const { Id } = JSON.parse(json) as { Id?: unknown };
  return typeof Id === 'string' && /^[0-9a-f]+$/.test(Id) ? Id : undefined;
}

function exitCodeIn(json: string): number | undefined {
  const { ExitCode } = JSON.parse(json || '{}') as { ExitCode?: unknown };
  return typeof ExitCode === 'number' ? ExitCode : undefined;
}

/** Bytes of standard error that are kept: its end. */
const STDERR_KEPT = 8 * 1024;

const HEADER = 8;
const STDERR = 2;

/** Parts the two streams that the engine sends as one: frames with a header that says which, and how many bytes. */
function separate(source: Readable): { output(): AsyncGenerator<Buffer>; stderr(): string } {
  let kept = Buffer.alloc(0);
  async function* output(): AsyncGenerator<Buffer> {
    let header = Buffer.alloc(0);
    let left = 0;
    for await (let chunk of source as AsyncIterable<Buffer>) {
      const parts: Buffer[] = [];
      while (chunk.length > 0) {
        if (left === 0) {
          const missing = HEADER - header.length;
          header = Buffer.concat([header, chunk.subarray(0, missing)]);
          chunk = chunk.subarray(missing);
          if (header.length < HEADER) break;
          left = header.readUInt32BE(4);
        }
        const part = chunk.subarray(0, left);
        chunk = chunk.subarray(part.length);
        left -= part.length;
        if (header[0] === STDERR) kept = Buffer.concat([kept, part]).subarray(-STDERR_KEPT);
        else parts.push(part);
        if (left === 0) header = Buffer.alloc(0);
      }
      const joined = parts.length === 1 ? parts[0] : Buffer.concat(parts);
      if (joined !== undefined && joined.length > 0) yield joined;
    }
  }
  return { output, stderr: () => kept.toString('utf8') };
}
