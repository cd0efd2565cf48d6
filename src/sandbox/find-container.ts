import { CommandError, EngineClosedError, SessionCaptureError, UserError } from '../errors.ts';
import { type CommandResult, exitFailure } from '../exec.ts';
import type { Log } from '../log.ts';
import { ANSWER_TIMEOUT, askEngine, ENGINES, type Engine, type EngineSockets, isNotInstalled } from './engine.ts';
import { askApi } from './engine-api.ts';
import { parseInspection } from './parse-inspection.ts';

/** A file system mounted into a container. */
export interface ContainerMount {
  readonly type: string;
  /** Where it is in the container. */
  readonly destination: string;
}

/** What an engine says of a container. */
export interface Container {
  readonly engine: Engine;
  readonly id: string;
  readonly name: string;
  /** The engine's word: `created`, `running`, `paused`, `exited`, … */
  readonly state: string;
  /** As the image or `--user` gives it: empty, a name, an id, or either with a group behind a colon. */
  readonly user: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory: string;
  readonly mounts: readonly ContainerMount[];
  /** The socket that answered, where one was asked first. */
  readonly socketPath?: string;
}

export interface ContainerQuery {
  readonly engine: Engine | 'auto';
  /** Name or id. */
  readonly container: string;
  /** Where Docker is asked first, and any engine whose program is not installed; nowhere where not given. */
  readonly sockets?: EngineSockets;
  readonly log?: Log;
  /** Is told of an engine that does not let itself be asked, where no other knows the container. */
  readonly onDoubt?: ((doubt: EngineClosedError) => void) | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Finds a container; `undefined` when the engine knows none of that name. With `auto` the first engine that knows it
 * wins, and one that is not installed or does not answer counts only if no engine answers.
 * @throws UserError when the name can't be one.
 * @throws SessionCaptureError when the engine is not installed, or does not answer.
 */
export async function findContainer({
  engine,
  container,
  sockets,
  log,
  onDoubt,
  signal,
}: ContainerQuery): Promise<Container | undefined> {
  const name = container.replace(/^\//, '');
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(name)) {
    throw new UserError(
      `${JSON.stringify(container)} is not a container's name or id. Write the one that \`docker ps\` shows.`,
    );
  }
  const first = engine === 'podman' ? undefined : await askDockersSocket(sockets?.docker[0], name, signal);
  if (first !== undefined && first !== 'unknown') return first;
  // Where Docker's socket does not know the container, its program is asked last: Podman mostly knows it then.
  const engines = first === 'unknown' ? [...ENGINES].reverse() : ENGINES;
  const failures: CommandError[] = [];
  for (const candidate of engine === 'auto' ? engines : [engine]) {
    const found = await inspect(candidate, { name, sockets: sockets?.[candidate] ?? [], signal });
    if (found instanceof CommandError) failures.push(found);
    else if (found !== undefined || engine !== 'auto') return found;
  }
  if (failures.length > 0 && failures.length === (engine === 'auto' ? ENGINES.length : 1))
    throw noAnswer(name, failures);
  for (const failure of failures) {
    if (isNotInstalled(failure)) continue;
    // An engine that is down may have the container, or have had it.
    const message = `${failure.message.replace(/\.$/, '')}. Only other engines were asked for the container ${name}.`;
    if (isClosed(failure)) {
      log?.warning(`${message} ${LET_ASK}`);
      onDoubt?.(new EngineClosedError(`${message} ${LET_ASK}`, { cause: failure }));
    } else log?.info(message);
  }
  return undefined;
}

/** What its program would ask as well, which takes ten times as long to start. `undefined` where it gives no answer. */
async function askDockersSocket(
  socketPath: string | undefined,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Container | 'unknown' | undefined> {
  const answer = socketPath === undefined ? undefined : await askSocket(socketPath, name, signal);
  if (socketPath === undefined || answer === undefined) return undefined;
  const inspected = inspectionIn('docker', answer);
  if (inspected === undefined) return 'unknown';
  return inspected instanceof CommandError ? undefined : { ...inspected, socketPath };
}

async function inspect(engine: Engine, asked: InspectionQuery): Promise<Container | CommandError | undefined> {
  try {
    const answer = await askEngine(engine, ['inspect', '--type', 'container', asked.name], asked.signal);
    return inspectionIn(engine, answer);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return isNotInstalled(error) ? await inspectBySocket(engine, asked, error) : error;
  }
}

interface InspectionQuery {
  readonly name: string;
  readonly sockets: readonly string[];
  readonly signal: AbortSignal | undefined;
}

/** A job container has the engine's socket, and rarely its program. Returns `missing` where no socket answers. */
async function inspectBySocket(
  engine: Engine,
  { name, sockets, signal }: InspectionQuery,
  missing: CommandError,
): Promise<Container | CommandError | undefined> {
  for (const socketPath of sockets) {
    const answer = await askSocket(socketPath, name, signal);
    if (answer !== undefined) return inspectionIn(engine, answer);
  }
  return missing;
}

/** `undefined` where none answers. */
async function askSocket(
  socketPath: string,
  name: string,
  signal: AbortSignal | undefined,
): Promise<CommandResult | undefined> {
  const socket = { path: socketPath, agent: false } as const;
  try {
    return await askApi({ socket, method: 'GET', path: `/containers/${name}/json`, signal, timeout: ANSWER_TIMEOUT });
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

function inspectionIn(engine: Engine, answer: CommandResult): Container | CommandError | undefined {
  if (answer.exitCode === 0) {
    try {
      return parseInspection(engine, answer.stdout);
    } catch (cause) {
      // Something else may listen there.
      const summary = `${engine} gave an answer that is no inspection.`;
      return new CommandError({ program: engine, exitCode: 0, stderr: '', summary, cause });
    }
  }
  return /no such (container|object)/i.test(answer.stderr) ? undefined : exitFailure(engine, answer);
}

function noAnswer(name: string, failures: readonly CommandError[]): Error {
  const reasons = failures.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  const message = `No container engine could be asked for the container ${name}: ${reasons}.`;
  const cause = failures.length === 1 ? failures[0] : new AggregateError(failures, reasons);
  if (failures.some(isClosed)) return new EngineClosedError(`${message} ${LET_ASK}`, { cause });
  const advice = failures.every(isNotInstalled)
    ? 'Install one, or leave out the input container for an agent on this machine.'
    : LET_ASK;
  return new SessionCaptureError(`${message} ${advice}`, { cause });
}

/** Whether the user of the job may not ask the engine, which may work for others. */
function isClosed({ message }: CommandError): boolean {
  return /permission denied/i.test(message);
}

const LET_ASK = 'Start it before this step, keep it running to the end of the job, and let the user of the job ask it.';
