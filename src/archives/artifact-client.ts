import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ArtifactClient } from '@actions/artifact';
import type { Log } from '../log.ts';

export interface ClientSettings {
  /** What the client finds in its environment: where the results service is, its token, proxies. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds for all calls together; after them they fail with the name `Timeout`, and the client is stopped. */
  readonly deadline: number;
  readonly log: Log;
  /** A client of the same environment that was started earlier, for no other use. */
  readonly client?: StartedClient | undefined;
}

type Method = 'uploadArtifact' | 'listArtifacts' | 'downloadArtifact';

/** Calls a method of the client. It fails with the name, code and status of the client's error, or with `Timeout` or `Crash`. */
export type CallClient = <M extends Method>(
  method: M,
  ...args: Parameters<ArtifactClient[M]>
) => Promise<Awaited<ReturnType<ArtifactClient[M]>>>;

/** A client that loads, or has loaded, and waits for its calls. It does not keep the process alive. */
export interface StartedClient {
  readonly call: CallClient;
  /** Lets every call fail, those to come as well. */
  breakOff(name: string, message: string): void;
  stop(): Promise<void>;
}

/**
 * Runs `work` with GitHub's artifact client, which lives in a thread of its own for as long: it reads its settings from
 * the environment, tells every step on standard output, hangs with the service, and can bring its process down when a
 * file is not as expected. None of this reaches the rest of the job.
 */
export async function withArtifactClient<T>(
  settings: ClientSettings,
  work: (call: CallClient) => Promise<T>,
): Promise<T> {
  const { deadline } = settings;
  const client = settings.client ?? (await startClient(settings));
  const late = `it was not done within ${Math.ceil(deadline / 1000)} seconds`;
  const timer = setTimeout(() => client.breakOff('Timeout', late), deadline);
  try {
    return await work(client.call);
  } finally {
    clearTimeout(timer);
    await client.stop();
  }
}

/** Starts a client, which takes a while: what else there is to do can be done meanwhile. */
export async function startClient(settings: Omit<ClientSettings, 'deadline' | 'client'>): Promise<StartedClient> {
  const worker = await startWorker(settings);
  const pending = new Map<number, PendingCall>();
  let broken: Error | undefined;
  function breakOff(name: string, message: string): void {
    broken ??= failure({ name, message });
    for (const { reject } of pending.values()) reject(broken);
  }
  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = pending.get(reply.id) ?? {};
    if (reply.error === undefined) resolve?.(reply.value);
    else reject?.(failure(reply.error));
  });
  worker.on('error', (error) => breakOff('Crash', `the client broke down: ${error.message}`));
  worker.on('exit', () => breakOff('Crash', 'the client ended'));
  worker.unref();
  function call(method: Method, ...args: unknown[]): Promise<unknown> {
    worker.ref();
    const id = pending.size;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (broken === undefined) worker.postMessage({ id, method, args });
      else reject(broken);
    });
  }
  return { call: call as CallClient, breakOff, stop: async () => void (await worker.terminate()) };
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: ClientError;
}

interface ClientError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly statusCode?: number;
}

function failure({ message, ...details }: ClientError): Error {
  return Object.assign(new Error(message), details);
}

async function startWorker({ environment, log }: Pick<ClientSettings, 'environment' | 'log'>): Promise<Worker> {
  const { artifactWorker } = await import('./artifact-worker.js');
  const worker = new Worker(artifactWorker, {
    workerData: { artifactClient: true },
    env: Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined),
    ) as NodeJS.ProcessEnv,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  tell(worker.stdout, log);
  tell(worker.stderr, log);
  return worker;
}

/** Passes on warnings, and plain lines for debugging; what the client itself says only there holds signed URLs. */
function tell(output: Readable, log: Log): void {
  const told = new Set<string>();
  createInterface({ input: output }).on('line', (line) => {
    const warning = /^::warning[^:]*::(.*)$/.exec(line)?.[1];
    if (warning !== undefined && !told.has(warning)) log.warning(unescapeCommand(warning));
    if (warning !== undefined) told.add(warning);
    else if (line !== '' && !line.startsWith('::')) log.debug(`artifact client: ${line}`);
  });
}

function unescapeCommand(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
