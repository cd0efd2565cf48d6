import { join, resolve } from 'node:path';
import type { EngineClosedError } from '../errors.ts';
import { COPIED_AT_MOST } from '../flows/limits.ts';
import type { Log } from '../log.ts';
import type { KnownAgent } from '../sandbox/index.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { JobContext } from './context.ts';
import { engineSockets } from './engine-sockets.ts';
import { agentOf, type Outcome, type Settings } from './state.ts';

/** Where a session is read from or put, with what the log and the outputs say of it. */
export interface Place {
  readonly store: SessionStore;
  readonly configDirectory: string;
  /** For the log: `container agent (running)`, a config directory of this file system. */
  readonly label: string;
  /** Of the agent, where it is another than the step's own: its secrets may be in the session. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What runs the container, where it is in one. */
  readonly engine?: 'docker' | 'podman';
  readonly known?: KnownAgent;
  /** Whether the sessions lie on a volume or a folder of the host, which stays when their container goes. */
  readonly onVolume?: boolean;
  /** Why the sandbox itself may be elsewhere. */
  readonly doubt?: EngineClosedError | undefined;
}

export type SandboxFacts = Pick<Outcome, 'configDirectory' | 'engine' | 'known'>;

/** What of an opened place goes into the state. */
export function sandboxFacts({ configDirectory, engine, known }: Place): SandboxFacts {
  return { configDirectory, ...(engine && { engine }), ...(known && { known }) };
}

/** Of a container. */
export interface OpenOptions {
  /** What an earlier stage learned of the agent in it. */
  readonly known?: KnownAgent | undefined;
  /** Is told when its engine is at work. */
  readonly onReached?: () => void;
  /** Is told of an engine that does not let itself be asked, where no other knows the container. */
  readonly onDoubt?: (doubt: EngineClosedError) => void;
}

/**
 * Begins to open a place. `reached` resolves when its engine is at work, and there is time for something else; what went
 * wrong is told to whoever awaits `opened`.
 */
export function beginToOpen<T>(open: (onReached: () => void) => Promise<T>): {
  readonly opened: Promise<T>;
  readonly reached: Promise<void>;
} {
  let onReached: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    onReached = resolve;
  });
  const opened = open(onReached);
  opened.then(onReached, onReached);
  return { opened, reached };
}

/** Opens the session store the settings name; `undefined` while its container is not there. */
export async function openStore(
  settings: Settings,
  context: JobContext,
  log: Log,
  options: OpenOptions = {},
): Promise<Place | undefined> {
  const { container } = settings;
  return container === undefined
    ? await openHost(settings, context, log)
    : await openContainer({ ...settings, container, ...options }, context, log);
}

/** Where the agent keeps its sessions on this file system. */
export function hostConfigDirectory(settings: Settings, { home, variables, workspace }: JobContext): string {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}

async function openHost(settings: Settings, context: JobContext, log: Log): Promise<Place> {
  const { hostSessionStore } = await import('../sessions/host.ts');
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? '');
  const store = hostSessionStore(directory, join(configDirectory, 'projects'), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}

async function openContainer(
  settings: Settings & OpenOptions & { container: string },
  context: JobContext,
  log: Log,
): Promise<Place | undefined> {
  // Only jobs with a container pay for loading what runs its engine, and most of that while it looks for it.
  const { findContainer } = await import('../sandbox/find-container.ts');
  const sockets = engineSockets(context.variables);
  const engine = settings.containerEngine;
  const { onDoubt } = settings;
  const finding = findContainer({ engine, container: settings.container, sockets, log, onDoubt });
  finding.catch(() => undefined);
  const { mountOf, openContainerStore } = await import('../sandbox/index.ts');
  const container = await finding;
  if (container === undefined) return undefined;
  const { user, workingDirectory, configDirectory, known, onReached } = settings;
  const options = {
    container,
    known,
    onReached,
    agent: agentOf(settings),
    user,
    workingDirectory,
    configDirectory,
    tempDir: context.temp,
    largest: settings.maxSize * COPIED_AT_MOST,
    sockets,
    log,
  };
  const store = await openContainerStore(options);
  const label = `container ${container.name} (${container.state})`;
  const { environment, known: learned } = store;
  const mount = mountOf({ container }, store.configDirectory);
  const onVolume = mount !== undefined && mount.type !== 'tmpfs';
  return {
    store,
    configDirectory: store.configDirectory,
    label,
    environment,
    engine: store.engine,
    known: learned,
    onVolume,
  };
}
