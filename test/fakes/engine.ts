import { spawn, spawnSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Engine = 'docker' | 'podman';

/** What a program answered. */
export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The label on every container and volume of a test, so that what a killed test left behind can be found. */
export const TEST_LABEL = 'agent-session-test';

/**
 * Whether a test can use this engine: to be given to `describe.runIf`.
 * @throws Error in CI, where a container test that is passed over would look like one that passed.
 */
export function needsEngine(engine: Engine): boolean {
  const usable = isUsable(engine);
  if (!usable && process.env.CI === 'true') {
    throw new Error(`${engine} does not answer; in CI the container tests are not optional`);
  }
  return usable;
}

/** Runs the engine and waits for it. An exit code other than 0 is an error, except where the caller expects one. */
export async function engineRun(
  engine: Engine,
  args: readonly string[],
  options: { readonly input?: string; readonly mayFail?: true } = {},
): Promise<ProgramResult> {
  const child = spawn(engine, args, { stdio: 'pipe' });
  child.stdin.end(options.input);
  const [stdout, stderr, exitCode] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? -1));
    }),
  ]);
  if (exitCode !== 0 && options.mayFail !== true) {
    throw new Error(`${engine} ${args.join(' ')} ended with ${exitCode}: ${stderr.trim()}`);
  }
  return { exitCode, stdout: stdout.trim(), stderr: stderr.trim() };
}

/**
 * What every container of a test is created with: loopback as the host has it, and limits that an engine without
 * all privileges can set.
 */
export function containerFlags(engine: Engine): readonly string[] {
  const limits = engine === 'podman' ? ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'] : [];
  return ['--label', TEST_LABEL, '--network', 'host', '--stop-timeout', '0', ...limits];
}

/** A folder to put first on PATH whose `docker` and `podman` count how often they were started, then are the real ones. */
export async function countingEngines(folder: string): Promise<{
  readonly folder: string;
  readonly calls: () => Promise<readonly string[]>;
}> {
  const logFile = join(folder, 'calls.log');
  await writeFile(logFile, '');
  for (const engine of ['docker', 'podman'] satisfies Engine[]) {
    const real = spawnSync('sh', ['-c', `command -v ${engine}`], { encoding: 'utf8' }).stdout.trim();
    const script = `#!/bin/sh\nprintf '%s\\n' "${engine} $*" | tr '\\n' ' ' >> '${logFile}'\necho >> '${logFile}'\nexec ${real} "$@"\n`;
    await writeFile(join(folder, engine), script);
    await chmod(join(folder, engine), 0o755);
  }
  return {
    folder,
    calls: async () => (await readFile(logFile, 'utf8')).split('\n').filter((line) => line !== ''),
  };
}

const answered = new Map<Engine, boolean>();

function isUsable(engine: Engine): boolean {
  const known = answered.get(engine);
  if (known !== undefined) {
    return known;
  }
  const usable = spawnSync(engine, ['info'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  answered.set(engine, usable);
  return usable;
}

async function readAll(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk.toString());
  }
  return chunks.join('');
}
