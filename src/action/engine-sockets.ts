import { join } from 'node:path';
import type { EngineSockets } from '../sandbox/engine.ts';

/** Where the engines of this machine listen, or may: the socket their own variables name, else the usual places. */
export function engineSockets(variables: Readonly<Record<string, string | undefined>>): EngineSockets {
  const { DOCKER_HOST, CONTAINER_HOST, XDG_RUNTIME_DIR } = variables;
  const own = XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, 'podman', 'podman.sock')] : [];
  return {
    docker: DOCKER_HOST ? socketIn(DOCKER_HOST) : ['/var/run/docker.sock'],
    podman: [...(CONTAINER_HOST ? socketIn(CONTAINER_HOST) : []), ...own, '/run/podman/podman.sock'],
  };
}

function socketIn(address: string): readonly string[] {
  return address.startsWith('unix://') ? [address.slice('unix://'.length)] : [];
}
