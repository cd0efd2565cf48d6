import type { ArtifactClient } from '@actions/artifact';
import type { Log } from '../log.ts';
import { startClientThread, withinDeadline } from './client-thread.ts';
import { untilAnswered } from './unanswered.ts';

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

/** Runs `work` with GitHub's artifact client, which lives in a thread of its own for as long. */
export async function withArtifactClient<T>(
  settings: ClientSettings,
  work: (call: CallClient) => Promise<T>,
): Promise<T> {
  const client = settings.client ?? startClient(settings);
  try {
    const call: CallClient = (method, ...args) => untilAnswered(() => client.call(method, ...args), messageIn);
    return await withinDeadline(client, settings.deadline, () => work(call));
  } finally {
    await client.stop();
  }
}

/** Starts a client, which takes a while: what else there is to do can be done meanwhile. */
export function startClient({ environment, log }: Omit<ClientSettings, 'deadline' | 'client'>): StartedClient {
  const module = new URL('./artifact-worker.js', import.meta.url);
  const thread = startClientThread({ module, environment, onLine: teller(log) });
  return { ...thread, call: thread.call as CallClient };
}

function messageIn(outcome: unknown): string {
  return outcome instanceof Error ? outcome.message : '';
}

/** Passes on warnings, and plain lines for debugging; what the client itself says only there holds signed URLs. */
function teller(log: Log): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    const warning = /^::warning[^:]*::(.*)$/.exec(line)?.[1];
    if (warning !== undefined && !told.has(warning)) log.warning(unescapeCommand(warning));
    if (warning !== undefined) told.add(warning);
    else if (line !== '' && !line.startsWith('::')) log.debug(`artifact client: ${line}`);
  };
}

function unescapeCommand(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
