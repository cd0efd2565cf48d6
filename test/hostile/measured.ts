import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runnerNode } from '../fakes/programs.ts';

/** What a program of ours came to, in a process of its own. */
export interface Measured {
  /** What it gave back, or the error that it threw. */
  readonly result: { readonly value: unknown } | { readonly name: string; readonly message: string };
  readonly peakMegabytes: number;
  /** Seconds of work, which unlike the time passed do not depend on what else the machine does. */
  readonly cpuSeconds: number;
}

/** A program that can be run many times. */
export interface MeasuredProgram {
  run(argument: unknown): Promise<Measured>;
  close(): Promise<void>;
}

/** Seconds after which a process that hangs is ended. */
const PATIENCE = 120;

/**
 * Makes a program of a test module's function `work`, bundled as dist/ is. It is run in a process of its own, by the Node
 * that runs the action, since the memory of a process can be measured only once.
 */
export async function measuredProgram(module: string): Promise<MeasuredProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'measured-'));
  const program = join(folder, 'program.mjs');
  await build({
    stdin: {
      contents: `import { work } from ${JSON.stringify(join(here, module))};\n${FRAME}`,
      resolveDir: here,
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return {
    run: (argument) => run(program, argument),
    close: () => rm(folder, { recursive: true }),
  };
}

const here = fileURLToPath(new URL('.', import.meta.url));

const FRAME = `
import { readFileSync } from 'node:fs';
const result = await work(JSON.parse(process.argv[2] ?? ''))
  .then((value) => ({ value }))
  .catch((error) => ({ name: error.name, message: error.message }));
const { user, system } = process.cpuUsage();
const peak = /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const measured = { result, peakMegabytes: Number(peak) / 1024, cpuSeconds: (user + system) / 1e6 };
process.stdout.write(JSON.stringify(measured));
`;

async function run(program: string, argument: unknown): Promise<Measured> {
  const child = spawn(runnerNode(), [program, JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE * 1000);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearTimeout(timer);
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`The program ended with ${code}: ${text.slice(0, 2000)}`);
  return JSON.parse(text) as Measured;
}
