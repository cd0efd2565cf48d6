import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { containerFlags, type Engine, engineRun } from '../engine.ts';
import { RUNNER_NODE } from '../programs.ts';
import type { Command } from './processes.ts';

/** A container of a job as a workflow describes it. */
export interface ContainerDefinition {
  readonly image: string;
  /** Arguments of the engine's `create`. */
  readonly options?: readonly string[];
}

/** Where the runner keeps what, on the machine it runs on. */
export interface RunnerFolders {
  readonly work: string;
  readonly temp: string;
  readonly workspace: string;
  readonly home: string;
  readonly toolCache: string;
}

/** Starts a service container: it has nothing of the runner in it. */
export async function startService(engine: Engine, id: string, definition: ContainerDefinition): Promise<string> {
  const name = `agent-session-test-${id}-${randomUUID().slice(0, 8)}`;
  const args = ['run', '-d', '--name', name, ...containerFlags(engine), ...(definition.options ?? [])];
  return (await engineRun(engine, [...args, definition.image])).stdout;
}

/** A job container with the runner's own mounts, kept up by a program that does nothing. */
export async function startJobContainer(engine: Engine, definition: ContainerDefinition, folders: RunnerFolders) {
  const mounts = await mountsOf(folders);
  const name = `agent-session-test-job-${randomUUID().slice(0, 8)}`;
  const { stdout: id } = await engineRun(engine, [
    ...['run', '-d', '--name', name, ...containerFlags(engine), '--entrypoint', 'tail'],
    ...['--workdir', translate(folders.workspace, mounts)],
    ...['-e', 'HOME=/github/home', '-e', 'GITHUB_ACTIONS=true', '-e', 'CI=true'],
    ...mounts.flatMap(([host, inside, mode]) => ['-v', `${host}:${inside}${mode === undefined ? '' : `:${mode}`}`]),
    ...(definition.options ?? []),
    ...[definition.image, '-f', '/dev/null'],
  ]);
  const format = '{{range .Config.Env}}{{println .}}{{end}}';
  const variables = (await engineRun(engine, ['inspect', '--format', format, id])).stdout.split('\n');
  return {
    id,
    node: '/__e/node24/bin/node',
    path: variables.find((line) => line.startsWith('PATH='))?.slice('PATH='.length) ?? '/usr/local/bin:/usr/bin:/bin',
    inside: (path: string) => translate(path, mounts),
    /** The command as the engine starts it in the container; HOME stays the container's. */
    wrap({ program, args, cwd, env }: Command): Command {
      const { HOME: _home, ...given } = env;
      const values = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, translate(value, mounts)]));
      const variables = Object.entries(values).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
      const workdir = ['--workdir', translate(cwd, mounts)];
      const client = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
      return {
        program: engine,
        args: ['exec', '-i', ...workdir, ...variables, id, program, ...args],
        cwd,
        env: client,
      };
    },
  };
}

export async function removeContainers(engine: Engine, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await engineRun(engine, ['rm', '-f', '-v', ...ids], { mayFail: true });
  }
}

type Mount = readonly [host: string, inside: string, mode?: string];

async function mountsOf(folders: RunnerFolders): Promise<readonly Mount[]> {
  const socket = '/var/run/docker.sock';
  const sockets: Mount[] = await stat(socket).then(
    () => [[socket, socket]],
    () => [],
  );
  return [
    ...sockets,
    [folders.work, '/__w'],
    [RUNNER_NODE, '/__e/node24', 'ro'],
    [folders.toolCache, '/__t'],
    [join(folders.temp, '_github_home'), '/github/home'],
    [join(folders.temp, '_github_workflow'), '/github/workflow'],
  ];
}

/** A path on the machine as the container sees it; only a value that is such a path, or starts with one, is changed. */
function translate(value: string, mounts: readonly Mount[]): string {
  const longestFirst = mounts.toSorted(([left], [right]) => right.length - left.length);
  const found = longestFirst.find(([host]) => value === host || value.startsWith(`${host}/`));
  return found === undefined ? value : found[1] + value.slice(found[0].length);
}
