import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';

/** Builds the command line into `folder` and gives its path. */
export async function buildProgram(folder: string): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, '../../src/cli/cli.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire as require_ } from 'node:module'; const require = require_(import.meta.url);",
    },
  });
  return join(folder, 'cli.mjs');
}

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs it while services of this process go on answering, and interrupts it where `interrupt` resolves. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, cwd, interrupt }: { env?: NodeJS.ProcessEnv; cwd?: string; interrupt?: () => Promise<unknown> } = {},
): Promise<Result> {
  const child = spawn(process.execPath, [program, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const interrupted = interrupt?.().then(() => child.kill('SIGINT'));
  const done = Promise.all([text(child.stdout), text(child.stderr), ended, interrupted]);
  const [stdout, stderr, [code]] = await done;
  return { code: code as number | null, stdout, stderr };
}
