import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

export interface ThreadSettings {
  /** The module that runs the client. */
  readonly module: URL;
  /** What the client finds in its environment: where the service is, its token, proxies. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Is told every line that the client writes. */
  readonly onLine: (line: string) => void;
}

/** A client that loads, or has loaded, and waits for its calls. It does not keep the process alive. */
export interface ClientThread {
  /** Calls a method. It fails with the name, code and status of the client's error, or with `Timeout` or `Crash`. */
  call(method: string, ...args: unknown[]): Promise<unknown>;
  /** Lets every call fail, those to come as well. */
  breakOff(name: string, message: string): void;
  stop(): Promise<void>;
}

/** Runs `work`, whose calls fail with the name `Timeout` after `deadline` milliseconds. */
export async function withinDeadline<T>(
  client: Pick<ClientThread, 'breakOff'>,
  deadline: number,
  work: () => Promise<T>,
): Promise<T> {
  const late = `it was not done within ${Math.ceil(deadline / 1000)} seconds`;
  const timer = setTimeout(() => client.breakOff('Timeout', late), deadline);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts one of GitHub's clients in a thread of its own, which takes a while: what else there is to do can be done
 * meanwhile. A client reads its settings from the environment, tells every step on standard output, hangs with the
 * service, and can bring its process down when a file is not as expected. None of this reaches the rest of the job.
 */
export function startClientThread(settings: ThreadSettings): ClientThread {
  const worker = startWorker(settings);
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
  function call(method: string, ...args: unknown[]): Promise<unknown> {
    worker.ref();
    const id = pending.size;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (broken === undefined) worker.postMessage({ id, method, args });
      else reject(broken);
    });
  }
  return { call, breakOff, stop: async () => void (await worker.terminate()) };
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

function startWorker({ module, environment, onLine }: ThreadSettings): Worker {
  // Megabytes that the thread's heap begins with, enough to load a client without collecting what is no garbage.
  setFlagsFromString('--min-semi-space-size=16');
  const worker = new Worker(module, {
    env: Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined),
    ) as NodeJS.ProcessEnv,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', onLine);
  return worker;
}
