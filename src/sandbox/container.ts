import { posix } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { CommandError, UserError } from '../errors.ts';
import type { Log } from '../log.ts';
import { asCaptureError } from '../sessions/session-files.ts';
import type { SessionStore } from '../sessions/session-store.ts';

import type { ContainerAccess } from './access.ts';
import { openSessions } from './container-sessions.ts';
import { type Copies, openCopies, socketOf } from './copies.ts';
import { type Engine, type EngineContainer, type EngineSockets, isNotInstalled } from './engine.ts';
import type { EngineSocket } from './engine-api.ts';
import type { Container } from './find-container.ts';
import { type Identity, type IdentityQuery, probeIdentity, readIdentity } from './identity.ts';
import { openShells } from './shells.ts';

export interface ContainerStoreOptions {
  readonly container: Container;
  readonly agent: Agent;
  /** As `--user` takes it; the container's own where not given. */
  readonly user?: string | undefined;
  /** Absolute, or relative to the container's; the container's own where not given. */
  readonly workingDirectory?: string | undefined;
  /** Absolute, or below `~/`; by the agent's own rule where not given. */
  readonly configDirectory?: string | undefined;
  /** Where files lie on their way, in folders of their own. */
  readonly tempDir: string;
  /** Bytes of a session up to which it is read; any size where not given. */
  readonly largest?: number | undefined;
  /** What an earlier stage of the job learned: used where it is the same container still. */
  readonly known?: KnownAgent | undefined;
  /** Where engines may be asked without a process for each copy; nowhere where not given. */
  readonly sockets?: EngineSockets | undefined;
  /** Is told when the engine is at work, and this machine can do something else. */
  readonly onReached?: (() => void) | undefined;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
}

/** Who the agent is in its container, without what may be secret of it. */
export interface KnownAgent extends Omit<Identity, 'environment'> {
  readonly containerId: string;
}

/** The session store of an agent's container, with what was learned of the agent there. */
export interface ContainerStore extends SessionStore {
  readonly engine: Engine;
  readonly containerId: string;
  readonly containerName: string;
  readonly containerState: string;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly home: string;
  readonly known: KnownAgent;
  /** As the agent would have it: from a program in the container, or what the container was made with. */
  readonly environment: Readonly<Record<string, string>>;
  readonly configDirectory: string;
  /** The working directory as it was given; `directory` is where that leads to. */
  readonly givenDirectory: string;
}

/**
 * Opens the session store of a container, asking it who the agent is and where it keeps its sessions. A running one is
 * asked, read and written by programs in it, as the agent's user; any other by the engine's copy API.
 * @throws UserError when the container has no such user, or the config directory is not absolute.
 * @throws SessionCaptureError when the container can't be asked.
 */
export async function openContainerStore(options: ContainerStoreOptions): Promise<ContainerStore> {
  const { container, agent, user, log, tempDir, largest, sockets } = options;
  const givenDirectory = posix.resolve('/', container.workingDirectory, options.workingDirectory ?? '');
  const named = { engine: container.engine, id: container.id, signal: options.signal };
  // Only Docker's takes programs in the way that is known here.
  const socket = container.engine === 'docker' ? await dockersSocket(container, options) : undefined;
  const engine: EngineContainer =
    socket === undefined ? named : { ...named, socket, shells: openShells({ ...named, socket }) };
  if (container.state === 'running') await engine.shells?.getReady(user);
  options.onReached?.();
  const query = { container, user, log, workingDirectory: givenDirectory, needsHome: needsHome(options) };
  const copies = openCopies(engine, { sockets, tempDir, log });
  const identity = knownIdentity(options, givenDirectory) ?? (await identify(engine, copies, query));
  const { uid, gid } = identity;
  const way = container.state === 'running' && identity.hasPrograms ? 'exec' : 'copy';
  const { environment, ...learned } = identity;
  const access: ContainerAccess = { engine, container, copies, user, owner: { uid, gid }, log, way };
  const directory = identity.realDirectory ?? givenDirectory;
  const configDirectory = configDirectoryOf(options, identity);
  return {
    ...openSessions(access, { agent, directory, configDirectory, tempDir, largest }),
    engine: container.engine,
    containerId: container.id,
    containerName: container.name,
    containerState: container.state,
    user: { uid, gid },
    home: identity.home,
    known: { ...learned, containerId: container.id },
    environment,
    configDirectory,
    givenDirectory,
  };
}

async function dockersSocket(
  { engine, id, socketPath }: Container,
  { sockets, signal }: ContainerStoreOptions,
): Promise<EngineSocket | undefined> {
  return socketPath === undefined
    ? await socketOf({ engine, id, signal }, sockets)
    : { path: socketPath, agent: false };
}

/** A container may be started meanwhile, and a link be where the directory was: then it is asked again. */
function knownIdentity({ container, known }: ContainerStoreOptions, directory: string): Identity | undefined {
  if (known?.containerId !== container.id) return undefined;
  const { containerId: _, ...learned } = known;
  const isWhole = known.hasPrograms && known.realDirectory === directory;
  if (container.state === 'running' && !isWhole) return undefined;
  return { ...learned, environment: { ...container.environment, HOME: known.home } };
}

async function identify(engine: EngineContainer, copies: Copies, query: IdentityQuery): Promise<Identity> {
  const { name, state } = query.container;
  try {
    const probed = state === 'running' ? await probe(engine, query) : undefined;
    return probed ?? (await readIdentity(copies, query));
  } catch (error) {
    throw asCaptureError(error, { doing: `The container ${name} could not be asked who its user is` });
  }
}

/** `undefined` also where there is no program of the engine, nor a socket that starts programs in the container. */
async function probe(engine: EngineContainer, query: IdentityQuery): Promise<Identity | undefined> {
  try {
    return await probeIdentity(engine, query);
  } catch (error) {
    if (error instanceof CommandError && isNotInstalled(error)) return undefined;
    throw error;
  }
}

/** Whether the home directory decides where the sessions lie. */
function needsHome({ container, agent, configDirectory }: ContainerStoreOptions): boolean {
  if (configDirectory !== undefined) return configDirectory.startsWith('~');
  const [one, other] = ['/a', '/b'].map((home) => agent.configDirectory({ home, variables: container.environment }));
  return one !== other;
}

function configDirectoryOf({ agent, configDirectory }: ContainerStoreOptions, identity: Identity): string {
  const { home, environment } = identity;
  const given = configDirectory?.replace(/^~(?=\/|$)/, home);
  if (given !== undefined && !posix.isAbsolute(given)) {
    throw new UserError(`The config directory ${given} must be an absolute path in the container.`);
  }
  return posix.resolve('/', given ?? agent.configDirectory({ home, variables: environment }));
}
