import { expect, test } from 'vitest';
import { engineSockets } from '../../src/action/engine-sockets.ts';

test.each([
  ['nothing', {}, ['/var/run/docker.sock'], ['/run/podman/podman.sock']],
  [
    'a socket of Docker',
    { DOCKER_HOST: 'unix:///run/user/1000/docker.sock' },
    ['/run/user/1000/docker.sock'],
    ['/run/podman/podman.sock'],
  ],
  ['Docker on another machine', { DOCKER_HOST: 'tcp://dind:2375' }, [], ['/run/podman/podman.sock']],
  [
    'a runtime folder',
    { XDG_RUNTIME_DIR: '/run/user/7' },
    ['/var/run/docker.sock'],
    ['/run/user/7/podman/podman.sock', '/run/podman/podman.sock'],
  ],
  ['a socket of Podman', { CONTAINER_HOST: 'unix:///p' }, ['/var/run/docker.sock'], ['/p', '/run/podman/podman.sock']],
  ['Podman by ssh', { CONTAINER_HOST: 'ssh://core@host/p' }, ['/var/run/docker.sock'], ['/run/podman/podman.sock']],
])('where variables name %s, these sockets are tried', (_what, variables, docker, podman) => {
  expect(engineSockets(variables)).toEqual({ docker, podman });
});
