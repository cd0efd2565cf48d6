import { ContainerGoneError } from '../errors.ts';
import type { ContainerAccess } from './access.ts';
import { findContainer } from './find-container.ts';

/**
 * Does something by programs in the container; `undefined` where its files are to be copied instead, from now on: it has
 * no program for it, or it ended or was paused since it was found.
 * @throws ContainerGoneError when it was removed since.
 */
export async function byPrograms<T>(
  access: ContainerAccess,
  lacking: string,
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (access.way === 'copy') return undefined;
  const { name } = access.container;
  try {
    const done = await work();
    if (done !== undefined) return done;
    access.log.debug(`The container ${name} has no ${lacking}; its files are copied instead.`);
  } catch (error) {
    const state = await stateOf(access);
    if (state === undefined) {
      throw new ContainerGoneError(`Container ${name} is gone, and its session with it.`, { cause: error });
    }
    if (state === 'running') throw error;
    access.log.info(`The container ${name} does not run any more (${state}): its files are copied.`);
  }
  access.way = 'copy';
  return undefined;
}

/** What a container is now: `undefined` where it is not there, `running` also where that cannot be told. */
export async function stateOf({ engine, container }: ContainerAccess): Promise<string | undefined> {
  try {
    const sockets = { docker: engine.socket ? [engine.socket.path] : [], podman: [] };
    return (await findContainer({ engine: container.engine, container: container.id, sockets }))?.state;
  } catch {
    return 'running';
  }
}
