import { join, resolve } from 'node:path';
import { COPIED_AT_MOST } from '../flows/limits.ts';
import type { Log } from '../log.ts';
import type { KnownAgent } from '../sandbox/index.ts';
import { hostSessionStore } from '../sessions/host.ts';
import { relocatedStore } from '../sessions/relocated.ts';
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
}

export type SandboxFacts = Pick<Outcome, 'configDirectory' | 'engine' | 'known'>;

/** What of an opened place goes into the state. */
export function sandboxFacts({ configDirectory, engine, known }: Place): SandboxFacts {
  return { configDirectory, ...(engine && { engine }), ...(known && { known }) };
}

/**
 * Opens the session store the settings name; `undefined` while its container is not there. `known` is what an earlier
 * stage learned of the agent in it.
 */
export async function openStore(
  settings: Settings,
  context: JobContext,
  log: Log,
  known?: KnownAgent,
): Promise<Place | undefined> {
  const { container } = settings;
  return container === undefined
    ? openHost(settings, context, log)
    : await openContainer({ ...settings, container, known }, context, log);
}

/**
 * The store in a config directory on this file system that a container has, or will have, mounted; `spelledAs` is
 * what the container calls it.
 */
export function openMounted(
  settings: Settings,
  { configDirectory, directory, spelledAs }: { configDirectory: string; directory: string; spelledAs: string },
): Place {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}

/** Where the agent keeps its sessions on this file system. */
export function hostConfigDirectory(settings: Settings, { home, variables, workspace }: JobContext): string {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}

function openHost(settings: Settings, context: JobContext, log: Log): Place {
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? '');
  const store = hostSessionStore(directory, join(configDirectory, 'projects'), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}

async function openContainer(
  settings: Settings & { container: string; known: KnownAgent | undefined },
  context: JobContext,
  log: Log,
): Promise<Place | undefined> {
  // Only jobs with a container pay for loading what runs its engine.
  const { findContainer, mountOf, openContainerStore } = await import('../sandbox/index.ts');
  const sockets = engineSockets(context.variables);
  const container = await findContainer({
    engine: settings.containerEngine,
    container: settings.container,
    sockets,
    log,
  });
  if (container === undefined) return undefined;
  const { user, workingDirectory, configDirectory, known } = settings;
  const options = {
    container,
    known,
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
  const { environment, engine, known: learned } = store;
  const mount = mountOf({ container }, store.configDirectory);
  const onVolume = mount !== undefined && mount.type !== 'tmpfs';
  return { store, configDirectory: store.configDirectory, label, environment, engine, known: learned, onVolume };
}
