import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionCaptureError, UserError } from '../../src/errors.ts';
import { silentLog } from '../../src/log.ts';
import { findContainer } from '../../src/sandbox/find-container.ts';

let programs: string;
const path = process.env.PATH;
beforeEach(async () => {
  programs = await mkdtemp(join(tmpdir(), 'engines-'));
  // Only what a test puts here is installed.
  process.env.PATH = [programs, '/bin-of-no-engine'].join(delimiter);
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(programs, { recursive: true });
});

async function install(engine: 'docker' | 'podman', { says = '', complains = '', code = 0 }): Promise<void> {
  await writeFile(join(programs, `${engine}.out`), says);
  await writeFile(join(programs, `${engine}.err`), complains);
  const file = (kind: string) => join(programs, `${engine}.${kind}`);
  const script = [
    '#!/bin/sh',
    `echo "$*" >> '${file('calls')}'`,
    `while IFS= read -r line; do echo "$line"; done < '${file('out')}'`,
    `while IFS= read -r line; do echo "$line" >&2; done < '${file('err')}'`,
    `exit ${code}`,
  ];
  await writeFile(join(programs, engine), `${script.join('\n')}\n`);
  await chmod(join(programs, engine), 0o755);
}

const inspection = {
  Id: 'f923e9d2f17e',
  Name: '/agent',
  State: { Status: 'running' },
  Config: { User: 'node:staff', Env: ['PATH=/bin', 'EMPTY=', 'A=b=c'], WorkingDir: '/workspace' },
  Mounts: [{ Type: 'volume', Name: 'v', Source: '/var/v', Destination: '/home/node/.claude', RW: true }],
  HostConfig: { Tmpfs: { '/run': 'rw' } },
};
const knows = { says: `${JSON.stringify([inspection])}\n` };
const lacks = {
  docker: { says: '[]\n', complains: 'Error response from daemon: No such container: agent\n', code: 1 },
  podman: { says: '[]\n', complains: 'Error: inspecting object: no such container agent\n', code: 125 },
};
const down = {
  complains: 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is it running?\n',
  code: 1,
};

test('an engine’s answer is what counts of it', async () => {
  await install('docker', knows);
  expect(await findContainer({ engine: 'docker', container: 'agent' })).toEqual({
    engine: 'docker',
    id: 'f923e9d2f17e',
    name: 'agent',
    state: 'running',
    user: 'node:staff',
    environment: { PATH: '/bin', EMPTY: '', A: 'b=c' },
    workingDirectory: '/workspace',
    mounts: [
      { type: 'volume', destination: '/home/node/.claude' },
      { type: 'tmpfs', destination: '/run' },
    ],
  });
});

test('what an engine leaves out is empty', async () => {
  const bare = { Id: 'f9', Name: 'agent', State: { Status: 'created' }, Config: { Env: null }, Mounts: null };
  await install('podman', { says: `${JSON.stringify([bare])}\n` });
  expect(await findContainer({ engine: 'podman', container: 'agent' })).toMatchObject({
    user: '',
    environment: {},
    workingDirectory: '/',
    mounts: [],
  });
});

test('a container nobody knows is not an error', async () => {
  await install('docker', lacks.docker);
  await install('podman', lacks.podman);
  expect(await findContainer({ engine: 'docker', container: 'agent' })).toBeUndefined();
  expect(await findContainer({ engine: 'podman', container: 'agent' })).toBeUndefined();
  expect(await findContainer({ engine: 'auto', container: 'agent' })).toBeUndefined();
});

test.each([
  ['Docker knows it', knows, undefined, 'docker'],
  ['only Podman knows it', lacks.docker, knows, 'podman'],
  ['Docker is down', down, knows, 'podman'],
  ['Docker is not installed', undefined, knows, 'podman'],
])('auto finds it where %s', async (_when, docker, podman, engine) => {
  if (docker) await install('docker', docker);
  if (podman) await install('podman', podman);
  expect(await findContainer({ engine: 'auto', container: 'agent' })).toMatchObject({ engine });
});

test('an engine that answers is enough to say it is not there', async () => {
  await install('podman', lacks.podman);
  expect(await findContainer({ engine: 'auto', container: 'agent' })).toBeUndefined();
});

test('no engine at all is trouble of the machine, with what to do', async () => {
  const asked = findContainer({ engine: 'auto', container: 'agent' });
  await expect(asked).rejects.toThrow(SessionCaptureError);
  await expect(asked).rejects.toThrow(/docker is not installed.*podman is not installed.*Install one, or leave out/);
  await expect(findContainer({ engine: 'podman', container: 'agent' })).rejects.toThrow(/podman is not installed/);
});

test('an engine that is down is our trouble, told with the reasons of each', async () => {
  await install('docker', down);
  const asked = findContainer({ engine: 'auto', container: 'agent' });
  await expect(asked).rejects.toThrow(SessionCaptureError);
  await expect(asked).rejects.toThrow(/Cannot connect to the Docker daemon.*podman is not installed/);
  const named = findContainer({ engine: 'docker', container: 'agent' });
  await expect(named).rejects.toMatchObject({
    name: 'SessionCaptureError',
    cause: { name: 'CommandError', exitCode: 1 },
  });
});

test.each(['', '-rf', 'a b', 'a;b', '../x', 'a/b', '$(id)'])('%j is no container’s name', async (container) => {
  await install('docker', knows);
  await expect(findContainer({ engine: 'auto', container })).rejects.toThrow(UserError);
});

test('a name may be written with the slash that an inspection shows', async () => {
  await install('docker', knows);
  expect(await findContainer({ engine: 'docker', container: '/agent' })).toMatchObject({ name: 'agent' });
});

test('an engine that is down is told where another does not know the container', async () => {
  await install('docker', down);
  await install('podman', lacks.podman);
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  expect(await findContainer({ engine: 'auto', container: 'agent', log })).toBeUndefined();
  expect(lines).toEqual([
    expect.stringMatching(
      /^docker failed with exit code 1: Cannot connect .* Only other engines were asked for the container agent\.$/,
    ),
  ]);
});

test.each([
  ['404', '{"message":"No such container: agent"}', 'podman', false],
  ['200', JSON.stringify(inspection), 'docker', false],
  ['500', '{"message":"broken"}', 'docker', true],
  ['200', '<html>', 'docker', true],
  ['200', '{}', 'docker', true],
])('auto asks Docker’s program where its socket answers %s', async (status, body, engine, asked) => {
  await install('docker', knows);
  await install('podman', knows);
  const server = createServer((_request, response) => void response.writeHead(Number(status)).end(body));
  const socket = join(programs, 'docker.sock');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  try {
    const sockets = { docker: [socket], podman: [] };
    expect(await findContainer({ engine: 'auto', container: 'agent', sockets })).toMatchObject({ engine });
    expect(existsSync(join(programs, 'docker.calls'))).toBe(asked);
  } finally {
    server.close();
  }
});

test('what Docker’s program knows by another way than its socket is found', async () => {
  await install('docker', knows);
  await install('podman', lacks.podman);
  const server = createServer(
    (_request, response) => void response.writeHead(404).end('{"message":"No such container"}'),
  );
  const socket = join(programs, 'docker.sock');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  try {
    const sockets = { docker: [socket], podman: [] };
    expect(await findContainer({ engine: 'auto', container: 'agent', sockets })).toMatchObject({ engine: 'docker' });
  } finally {
    server.close();
  }
});
