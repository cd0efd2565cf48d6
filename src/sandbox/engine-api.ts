import type { Agent, IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { type Duplex, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { CommandError } from '../errors.ts';
import type { CommandResult, RunningCommand } from '../exec.ts';

// An import would read all that the module exports, and with it load what fetches and speaks to web sockets.
const { request } = createRequire(import.meta.url)('node:http') as typeof import('node:http');

/** Where an engine listens. */
export interface EngineSocket {
  readonly path: string;
  /** Keeps the one connection that there is; `false`: each request has its own. */
  readonly agent: Agent | false;
}

/** What an engine is asked over its socket, and how long that may take in milliseconds. */
export interface ApiRequest {
  readonly socket: EngineSocket;
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  /** Sent as JSON. */
  readonly json?: object;
  /** A tar stream. */
  readonly input?: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
}

/** Asks an engine something whose answer is short. @throws CommandError when it can't be reached, or takes too long. */
export async function askApi(asked: ApiRequest): Promise<CommandResult> {
  const { output, ended } = await requestApi(asked);
  const [stdout, end] = await Promise.all([textOf(output, asked), ended]);
  return { ...end, stdout };
}

/**
 * Sends a request to an engine, and gives its answer as that of a program: a refusal is an exit code of 1 and what the
 * engine says of it.
 * @throws CommandError when the engine can't be reached, or takes too long to begin its answer.
 */
export async function requestApi(asked: ApiRequest): Promise<RunningCommand> {
  const patience = AbortSignal.timeout(asked.timeout);
  const signal = asked.signal === undefined ? patience : AbortSignal.any([patience, asked.signal]);
  const response = await send(asked, signal);
  if (response.statusCode !== 200 && response.statusCode !== 201) {
    const { message = `status ${response.statusCode}` } = messageIn(await textOf(response, asked));
    return {
      output: Readable.from([]),
      ended: Promise.resolve({ exitCode: 1, stderr: message }),
      stop: () => undefined,
    };
  }
  const ended = finished(response).then(
    () => ({ exitCode: 0, stderr: '' }),
    (error: unknown) => Promise.reject(failure(asked, error)),
  );
  ended.catch(() => undefined);
  return { output: response, ended, stop: () => response.destroy() };
}

/**
 * Asks an engine to go on with both sides' bytes as they are on the same connection; `undefined` where it refuses.
 * @throws CommandError when the engine can't be reached, or takes too long.
 */
export async function upgradeApi(asked: ApiRequest): Promise<Duplex | undefined> {
  const { socket, method, path, json } = asked;
  const headers = { host: 'localhost', 'content-type': 'application/json', connection: 'Upgrade', upgrade: 'tcp' };
  return await new Promise((resolve, reject) => {
    const sent = request({ ...UNNAMED, socketPath: socket.path, agent: false, method, path, headers });
    const patience = setTimeout(() => sent.destroy(new Error('it took too long')), asked.timeout);
    const stop = () => sent.destroy(new Error('it was aborted'));
    asked.signal?.addEventListener('abort', stop, { once: true });
    sent.on('upgrade', (_response, connection: Duplex, head: Buffer) => {
      if (head.length > 0) connection.unshift(head);
      resolve(connection);
    });
    sent.on('response', (response) => {
      response.destroy();
      resolve(undefined);
    });
    sent.on('error', (error) => reject(failure(asked, error)));
    sent.on('close', () => {
      clearTimeout(patience);
      asked.signal?.removeEventListener('abort', stop);
    });
    sent.end(JSON.stringify(json ?? {}));
  });
}

function send(asked: ApiRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { socket, method, path, json, input } = asked;
  const headers = {
    host: 'localhost',
    ...(json && { 'content-type': 'application/json' }),
    ...(input && { 'content-type': 'application/x-tar', expect: '100-continue' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ ...UNNAMED, socketPath: socket.path, agent: socket.agent, method, path, headers, signal });
    const fail = (error: unknown) => reject(failure(asked, error));
    sent.on('response', resolve);
    sent.on('error', fail);
    if (input === undefined) {
      sent.end(json && JSON.stringify(json));
      return;
    }
    // An engine that refuses says so before the stream is sent: behind a broken pipe its answer could not be read.
    sent.on('continue', () => void pipeline(input, sent).catch(fail));
    sent.flushHeaders();
  });
}

/** Without it, Node sees whether the host is an address of IPv6, by an expression that takes 6 ms to compile. */
const UNNAMED = { servername: '' };

function failure({ socket, signal }: ApiRequest, cause: unknown): CommandError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  const timedOut = code === 'ABORT_ERR' && signal?.aborted !== true;
  const reason = signal?.aborted ? 'was aborted.' : timedOut ? 'took too long.' : `could not be asked: ${code}.`;
  return new CommandError({
    program: socket.path,
    exitCode: undefined,
    stderr: '',
    summary: `${socket.path} ${reason}`,
    cause,
  });
}

/** Bytes. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

async function textOf(source: Readable, asked: ApiRequest): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > LONGEST_ANSWER) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw failure(asked, error);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function messageIn(text: string): { message?: string } {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? { message } : {};
  } catch {
    return {};
  }
}
