import { Readable } from 'node:stream';
import type { RunningCommand } from '../exec.ts';
import { keptEnd, type Parted } from './exec-frames.ts';

type End = Awaited<RunningCommand['ended']>;

/** A command of a shell that runs, from whose streams its end has to be told. */
export interface ShellCall extends RunningCommand {
  /** Takes what came; `false` while its reader has enough. */
  take(parted: Parted): boolean;
  isDone(): boolean;
  /** Nothing more comes: the shell has ended too, with this exit code. */
  breakOff(exitCode: number): void;
  fail(error: Error): void;
}

/** `mark` stands at the end of both streams, on standard output with the exit code behind it. */
export function shellCall(mark: string, { more, stop }: { more(): void; stop(): void }): ShellCall {
  const output = new Readable({ read: more });
  // Whoever stops it reads no more.
  output.on('error', () => undefined);
  let [resolve, reject]: [(end: End) => void, (error: Error) => void] = [() => undefined, () => undefined];
  const ended = new Promise<End>((...settle) => {
    [resolve, reject] = settle;
  });
  ended.catch(() => undefined);
  const bytes = Buffer.from(mark);
  let tail: Buffer = Buffer.alloc(0);
  let exitCode: number | undefined;
  let stderr: Buffer = Buffer.alloc(0);
  let errors: string | undefined;
  let isDone = false;

  function settle(): void {
    if (isDone || exitCode === undefined || errors === undefined) return;
    isDone = true;
    output.push(null);
    resolve({ exitCode, stderr: errors });
  }

  /** What comes behind the mark is of programs that were left behind. */
  function takeErrors(parts: readonly Buffer[]): void {
    if (errors !== undefined || parts.length === 0) return;
    const joined = Buffer.concat([stderr, ...parts]);
    const end = joined.indexOf(bytes);
    if (end >= 0) errors = keptEnd(Buffer.alloc(0), [joined.subarray(0, end)]).toString('utf8');
    stderr = keptEnd(Buffer.alloc(0), [joined]);
  }

  /** Hands on what stands before the mark, and holds back what may be its beginning. */
  function takeOutput(part: Buffer): boolean {
    const joined = tail.length === 0 ? part : Buffer.concat([tail, part]);
    const end = joined.indexOf(bytes);
    const safe = end >= 0 ? end : joined.length - beginningAtEnd(joined, bytes);
    tail = joined.subarray(safe);
    if (end >= 0) exitCode = exitCodeIn(tail.subarray(bytes.length));
    return safe === 0 || output.push(joined.subarray(0, safe));
  }

  return {
    output,
    ended,
    stop,
    isDone: () => isDone,
    take(parted) {
      if (isDone) return true;
      takeErrors(parted.stderr);
      let goOn = true;
      for (const part of parted.stdout) goOn = takeOutput(part) && goOn;
      settle();
      return goOn;
    },
    breakOff(code) {
      if (isDone) return;
      isDone = true;
      if (exitCode === undefined && tail.length > 0) output.push(tail);
      output.push(null);
      resolve({ exitCode: exitCode ?? code, stderr: errors ?? stderr.toString('utf8') });
    },
    fail(error) {
      if (isDone) return;
      isDone = true;
      output.destroy(error);
      reject(error);
    },
  };
}

/** The whole line behind the mark. */
function exitCodeIn(rest: Buffer): number | undefined {
  const [, digits] = /^ (\d+)\n/.exec(rest.toString('latin1')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** How many of the last bytes are the first ones of `mark`. */
function beginningAtEnd(bytes: Buffer, mark: Buffer): number {
  for (let length = Math.min(mark.length - 1, bytes.length); length > 0; length -= 1) {
    if (bytes.subarray(-length).equals(mark.subarray(0, length))) return length;
  }
  return 0;
}
