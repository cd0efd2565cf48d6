import { CommandError } from '../errors.ts';
import { attempt, type CommandResult, type RunningCommand, resultOf, stream } from '../exec.ts';
import type { EngineSocket } from './engine-api.ts';
import { execByApi } from './exec-api.ts';
import type { ShellRequest } from './shell.ts';
import type { Shells } from './shells.ts';

/** Programs that run containers, in the order in which `auto` asks them. They take the same commands. */
export const ENGINES = ['docker', 'podman'] as const;
export type Engine = (typeof ENGINES)[number];

/** Sockets on which engines may listen on this machine, likely ones first. */
export type EngineSockets = Readonly<Record<Engine, readonly string[]>>;

/** A container of one engine, and what ends the work on it. */
export interface EngineContainer {
  readonly engine: Engine;
  readonly id: string;
  readonly signal: AbortSignal | undefined;
  /** Where programs are started in it without a process here for each; `undefined`: by the engine's own program. */
  readonly socket?: EngineSocket | undefined;
  /** Which start them in the container itself. */
  readonly shells?: Shells | undefined;
}

// Milliseconds. Answers are short and come at once; streams carry up to gigabytes.
export const ANSWER_TIMEOUT = 20_000;
export const STREAM_TIMEOUT = 100_000;

/** Asks the engine something whose answer is short. */
export async function askEngine(
  engine: Engine,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<CommandResult> {
  return attempt(engine, args, { timeout: ANSWER_TIMEOUT, ...(signal && { signal }) });
}

/** Whether the engine's program could not be started because there is none. */
export function isNotInstalled({ cause }: CommandError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

/** Runs a program in the running container, in the quickest way there is; `user` as `--user` takes it. */
export async function execIn(
  container: EngineContainer,
  command: readonly string[],
  { user, input }: { user: string | undefined; input?: AsyncIterable<Uint8Array> },
): Promise<RunningCommand> {
  const started = await startByApi(container, { command, user, input, timeout: STREAM_TIMEOUT });
  if (started !== undefined) return started;
  const args = ['exec', ...(input ? ['-i'] : []), ...execArguments(container, command, user)];
  return await streamEngine(container, args, input);
}

/** The same for a program whose answer is short. */
export async function askIn(
  container: EngineContainer,
  command: readonly string[],
  user: string | undefined,
): Promise<CommandResult> {
  const started = await startByApi(container, { command, user, timeout: ANSWER_TIMEOUT });
  if (started !== undefined) return await resultOf(container.engine, started);
  return askEngine(container.engine, ['exec', ...execArguments(container, command, user)], container.signal);
}

/** `undefined` where the socket does not take it, and the engine's own program is to say why. */
async function startByApi(
  { socket, shells, id, signal }: EngineContainer,
  request: ShellRequest,
): Promise<RunningCommand | undefined> {
  if (socket === undefined) return undefined;
  try {
    const started = await shells?.run(request);
    if (started !== undefined || request.input !== undefined) return started;
    return await execByApi({ socket, id, signal, ...request });
  } catch (error) {
    if (!(error instanceof CommandError) || signal?.aborted) throw error;
    return undefined;
  }
}

/** A file or folder of the container as a tar stream, whether the container runs or not. */
export async function copyOut(container: EngineContainer, path: string): Promise<RunningCommand> {
  return await streamEngine(container, ['cp', `${container.id}:${path}`, '-']);
}

/** Unpacks a tar stream into an existing folder of the container, whether it runs or not. */
export async function copyIn(
  container: EngineContainer,
  folder: string,
  { input, owners }: { input: AsyncIterable<Uint8Array>; owners: 'of-container' | 'as-packed' },
): Promise<RunningCommand> {
  // Podman gives what it unpacks to the container's own user unless told otherwise.
  const flags = container.engine === 'podman' && owners === 'as-packed' ? ['--archive=false'] : [];
  return await streamEngine(container, ['cp', ...flags, '-', `${container.id}:${folder}`], input);
}

function execArguments(
  { id }: { id: string },
  command: readonly string[],
  user: string | undefined,
): readonly string[] {
  // The container's own working directory may be closed to the user; messages are compared in English.
  const place = ['--workdir', '/', '--env', 'LC_ALL=C'];
  return [...(user === undefined ? [] : ['--user', user]), ...place, id, ...command];
}

async function streamEngine(
  { engine, signal }: EngineContainer,
  args: readonly string[],
  input?: AsyncIterable<Uint8Array>,
): Promise<RunningCommand> {
  return await stream(engine, args, { timeout: STREAM_TIMEOUT, ...(signal && { signal }), ...(input && { input }) });
}
