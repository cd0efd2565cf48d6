import { spawn } from 'node:child_process';

/** A program to start, and where. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How long the runner waits after SIGINT, and then after SIGTERM, before it goes on to the next signal (ms). */
const PATIENCE = [7500, 2500] as const;

/** Runs a program to its end; a cancel interrupts it as the runner does. Both its outputs come as one text. */
export async function runCommand(
  command: Command,
  cancel: AbortSignal,
  kill?: { readonly after: number; readonly what: 'process' | 'tree' },
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: command.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

  const timers: NodeJS.Timeout[] = [];
  const interrupt = () => {
    child.kill('SIGINT');
    timers.push(setTimeout(() => child.kill('SIGTERM'), PATIENCE[0]));
    timers.push(setTimeout(() => killTree(child.pid), PATIENCE[0] + PATIENCE[1]));
  };
  cancel.addEventListener('abort', interrupt);
  if (kill !== undefined && kill.after !== Number.POSITIVE_INFINITY) {
    const end = () => (kill.what === 'tree' ? killTree(child.pid) : child.kill('SIGKILL'));
    timers.push(setTimeout(end, kill.after));
  }
  if (cancel.aborted) {
    interrupt();
  }
  try {
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 137));
    });
    return { exitCode, output: Buffer.concat(chunks).toString() };
  } finally {
    cancel.removeEventListener('abort', interrupt);
    for (const timer of timers) {
      clearTimeout(timer);
    }
  }
}

function killTree(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It may have ended a moment before.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
