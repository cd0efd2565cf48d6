import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineSockets } from '../../src/action/engine-sockets.ts';

// Without a configuration of Docker: the one of whoever runs the tests says nothing here.
let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
});
afterEach(async () => {
  await rm(home, { recursive: true });
});

const USUAL = ['/var/run/docker.sock'];

test.each([
  ['nothing', {}, USUAL, ['/run/podman/podman.sock']],
  [
    'a socket of Docker',
    { DOCKER_HOST: 'unix:///run/user/1000/docker.sock' },
    ['/run/user/1000/docker.sock'],
    ['/run/podman/podman.sock'],
  ],
  ['no path', { DOCKER_HOST: 'unix://' }, ['/var/run/docker.sock'], ['/run/podman/podman.sock']],
  ['Docker on another machine', { DOCKER_HOST: 'tcp://dind:2375' }, [], ['/run/podman/podman.sock']],
  [
    'a runtime folder',
    { XDG_RUNTIME_DIR: '/run/user/7' },
    USUAL,
    ['/run/user/7/podman/podman.sock', '/run/podman/podman.sock'],
  ],
  ['a socket of Podman', { CONTAINER_HOST: 'unix:///p' }, USUAL, ['/p', '/run/podman/podman.sock']],
  ['Podman by ssh', { CONTAINER_HOST: 'ssh://core@host/p' }, USUAL, ['/run/podman/podman.sock']],
])('where variables name %s, these sockets are tried', (_what, variables, docker, podman) => {
  expect(engineSockets({ HOME: home, ...variables })).toEqual({ docker, podman });
});

describe.each([
  ['$DOCKER_CONFIG', 'configuration', (folder: string) => ({ DOCKER_CONFIG: folder })],
  ['$HOME', '.docker', () => ({})],
])('the configuration in %s', (_where, name, variables) => {
  async function dockersSockets(config: string | undefined, more: Readonly<Record<string, string>> = {}) {
    const folder = join(home, name);
    await mkdir(folder);
    if (config !== undefined) await writeFile(join(folder, 'config.json'), config);
    return engineSockets({ HOME: home, ...variables(folder), ...more }).docker;
  }

  test('names a context, whose socket is not known', async () => {
    expect(await dockersSockets('{"currentContext":"rootless"}')).toEqual([]);
  });

  test.each([
    ['names the default one', '{"currentContext":"default"}'],
    ['names none', '{"auths":{}}'],
    ['names an empty one', '{"currentContext":""}'],
    ['is broken', '{"currentContext":"rootless"'],
    ['is null', 'null'],
    ['is empty', ''],
    ['is not there', undefined],
  ])('means the usual socket where it %s', async (_what, config) => {
    expect(await dockersSockets(config)).toEqual(USUAL);
  });

  test('comes after the variables', async () => {
    const config = '{"currentContext":"rootless"}';
    const folder = join(home, name);
    expect(await dockersSockets(config, { DOCKER_HOST: 'unix:///d' })).toEqual(['/d']);
    const given = { HOME: home, ...variables(folder) };
    expect(engineSockets({ ...given, DOCKER_CONTEXT: 'default' }).docker).toEqual(USUAL);
    expect(engineSockets({ ...given, DOCKER_CONTEXT: '' }).docker).toEqual([]);
  });
});

test('a context that a variable names has a socket that is not known, unless DOCKER_HOST says it', () => {
  expect(engineSockets({ HOME: home, DOCKER_CONTEXT: 'remote' }).docker).toEqual([]);
  expect(engineSockets({ HOME: home, DOCKER_CONTEXT: 'default' }).docker).toEqual(USUAL);
  expect(engineSockets({ HOME: home, DOCKER_CONTEXT: 'remote', DOCKER_HOST: 'unix:///d' }).docker).toEqual(['/d']);
  expect(engineSockets({ HOME: home, DOCKER_CONTEXT: 'default', DOCKER_HOST: 'tcp://d:1' }).docker).toEqual([]);
});

test('the configuration in $DOCKER_CONFIG comes before the one in $HOME', async () => {
  const [own, other] = [join(home, '.docker'), join(home, 'other')];
  for (const folder of [own, other]) await mkdir(folder);
  await writeFile(join(own, 'config.json'), '{"currentContext":"rootless"}');
  expect(engineSockets({ HOME: home, DOCKER_CONFIG: other }).docker).toEqual(USUAL);
  expect(engineSockets({ HOME: home, DOCKER_CONFIG: '' }).docker).toEqual([]);
});
