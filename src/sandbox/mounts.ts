import { SessionCaptureError } from '../errors.ts';
import type { ContainerAccess } from './access.ts';
import type { ContainerMount } from './find-container.ts';

/** The deepest mount that a folder lies on. An engine unpacks beside a mount, not into it, from any folder above. */
export function mountOf({ container }: Pick<ContainerAccess, 'container'>, folder: string): ContainerMount | undefined {
  const above = container.mounts.filter(({ destination }) =>
    `${folder}/`.startsWith(`${destination.replace(/\/$/, '')}/`),
  );
  return above.sort((a, b) => b.destination.length - a.destination.length)[0];
}

/**
 * Refuses a folder on a tmpfs, into which and out of which an engine's copies seem to succeed: what is written lies below
 * the tmpfs, where the agent never finds it, and what the agent wrote is not among what is read.
 * @throws SessionCaptureError
 */
export function checkNoTmpfs(access: ContainerAccess, folder: string): void {
  const mount = mountOf(access, folder);
  if (mount?.type !== 'tmpfs') return;
  const { name, state } = access.container;
  throw new SessionCaptureError(
    `${folder} in the container ${name} (${state}) lies on a tmpfs at ${mount.destination}, ${whatToDo(state)}`,
  );
}

function whatToDo(state: string): string {
  if (state === 'running') {
    return "and only programs in the container reach it: find, stat or tar is missing there. Add them to its image, or mount a volume on the agent's config directory.";
  }
  if (state === 'paused') return 'which can be reached only while it runs. Unpause it before the end of the job.';
  return "which is there only while it runs. Start it before this step and keep it running to the end of the job, or mount a volume on the agent's config directory.";
}
