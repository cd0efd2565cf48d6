import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { containerFlags, engineRun, TEST_LABEL } from '../fakes/engine.ts';
import { agentImage } from '../fakes/images.ts';

/** Path, relative to the `projects` folder → SHA-256. */
export type Files = ReadonlyMap<string, string>;

/** Where an agent's session lies that a machine's jobs work on. */
export interface Sandbox {
  /** Inputs of the action. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The agent's working directory, and its project folder below `projects`. */
  directory(workspace: string): string;
  /** All files below `projects`. `handedOver` is the config directory that the step put out. */
  files(handedOver: string): Promise<Files>;
  append(file: string, text: string, handedOver: string): Promise<void>;
  /** Removes the files of sessions, as if the next job had a sandbox of its own, and leaves what else lies there. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The file system of the machine itself, as a self-hosted runner keeps it. */
export function hostSandbox(home: string): Sandbox {
  const projects = join(home, '.claude/projects');
  return {
    inputs: {},
    directory: (workspace) => workspace,
    files: () => filesBelow(projects),
    append: (file, text) => appendTo(join(projects, file), text),
    forget: () => forgetIn(projects),
    close: async () => undefined,
  };
}

/** A container that a later step starts: it writes to the folder that was prepared for it. */
export function comingSandbox(): Sandbox {
  const inputs = { container: `absent-${randomUUID()}`, 'working-directory': '/workspace' };
  return {
    inputs,
    directory: () => inputs['working-directory'],
    files: (handedOver) => filesBelow(join(handedOver, 'projects')),
    append: (file, text, handedOver) => appendTo(join(handedOver, 'projects', file), text),
    forget: async () => undefined,
    close: async () => undefined,
  };
}

/** A container that runs before the jobs and after them. */
export async function dockerSandbox(): Promise<Sandbox> {
  const name = `${TEST_LABEL}-${randomUUID().slice(0, 8)}`;
  const flags = ['--name', name, '--user', 'agent', '-w', '/home/agent', ...containerFlags('docker')];
  await engineRun('docker', ['run', '-d', ...flags, await agentImage('docker'), 'sleep', 'infinity']);
  const inside = async (script: string, input?: string) =>
    (await engineRun('docker', ['exec', '-i', name, 'sh', '-ec', script], input === undefined ? {} : { input })).stdout;
  const projects = '/home/agent/.claude/projects';
  return {
    inputs: { container: name },
    directory: () => '/home/agent',
    async files() {
      const listed = await inside(`mkdir -p ${projects}; cd ${projects}; find . -type f -exec sha256sum {} +`);
      const lines = listed.split('\n').filter((line) => line !== '');
      return new Map(lines.map((line) => [line.slice(68), line.slice(0, 64)]));
    },
    async append(file, text) {
      await inside(`mkdir -p "$(dirname '${projects}/${file}')"; cat >> '${projects}/${file}'`, text);
    },
    async forget() {
      await inside(`find ${projects} -type f ! -name '.*' -delete`);
    },
    async close() {
      await engineRun('docker', ['rm', '-f', '-v', name], { mayFail: true });
    },
  };
}

async function filesBelow(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files.map(async (path) => {
    const content = await readFile(path);
    return [path.slice(folder.length + 1), createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(await Promise.all(digests));
}

async function appendTo(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, text);
}

async function forgetIn(projects: string): Promise<void> {
  for (const path of (await filesBelow(projects)).keys()) {
    if (!path.includes('/.')) await rm(join(projects, path));
  }
}
