import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { EngineSockets } from '../sandbox/engine.ts';

/**
 * Where the engines of this machine listen, or may: the socket their own variables name, else the usual places. Docker's
 * is the one that its program would ask too, so that nothing is known of it where a context says where that is.
 */
export function engineSockets(variables: Readonly<Record<string, string | undefined>>): EngineSockets {
  const { DOCKER_HOST, CONTAINER_HOST, XDG_RUNTIME_DIR } = variables;
  const own = XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, 'podman', 'podman.sock')] : [];
  return {
    docker: DOCKER_HOST ? socketIn(DOCKER_HOST) : namesContext(variables) ? [] : [USUAL],
    podman: [...(CONTAINER_HOST ? socketIn(CONTAINER_HOST) : []), ...own, '/run/podman/podman.sock'],
  };
}

const USUAL = '/var/run/docker.sock';

function socketIn(address: string): readonly string[] {
  // Without a path it is the usual one, as Docker's program takes it.
  return address.startsWith('unix://') ? [address.slice('unix://'.length) || USUAL] : [];
}

/** @see https://docs.docker.com/engine/manage-resources/contexts/ */
function namesContext({ DOCKER_CONTEXT, DOCKER_CONFIG, HOME }: Readonly<Record<string, string | undefined>>): boolean {
  if (DOCKER_CONTEXT) return DOCKER_CONTEXT !== 'default';
  const file = join(DOCKER_CONFIG || join(HOME || homedir(), '.docker'), 'config.json');
  try {
    const { currentContext } = JSON.parse(readFileSync(file, 'utf8')) as { currentContext?: unknown };
    return Boolean(currentContext) && currentContext !== 'default';
  } catch {
    // Docker's program goes by its defaults too where it has no configuration, or none that can be read.
    return false;
  }
}
