import { CommandError } from '../errors.ts';
import type { RunningCommand } from '../exec.ts';
import type { Log } from '../log.ts';
import type { Copies } from './copies.ts';
import type { EngineContainer } from './engine.ts';
import type { Container } from './find-container.ts';
import type { TarEntry } from './tar-read.ts';

/** How the files of one container are reached. */
export interface ContainerAccess {
  readonly engine: EngineContainer;
  readonly container: Container;
  readonly copies: Copies;
  /** As given for the agent; `undefined`: the container's own. */
  readonly user: string | undefined;
  readonly owner: { readonly uid: number; readonly gid: number };
  readonly log: Log;
  /**
   * `exec`: programs in the running container, as the agent's user. `copy`: the engine's copies, for a container
   * that does not run, or has no `find`, `stat` or `tar`: set when that is found out.
   */
  way: 'exec' | 'copy';
}

/** How a command that packs a tar stream ended. */
export interface TarEnd {
  readonly exitCode: number;
  readonly stderr: string;
  /** Whether anything was packed at all: a tar of no files is not empty, one that could not be started is. */
  readonly hasRun: boolean;
}

/** Hands each entry of a command's tar stream to `take`, one after the other. */
export async function eachEntry(command: RunningCommand, take: (entry: TarEntry) => Promise<void>): Promise<TarEnd> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of command.output as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  // Much to load for a stage that does not copy.
  const { readTar } = await import('./tar-read.ts');
  try {
    for await (const entry of readTar(counted())) await take(entry);
  } catch (error) {
    // Docker says on standard output that there is no such program.
    const end = await endOf(command);
    if (end !== undefined && isMissingProgram(end)) return { ...end, hasRun: false };
    throw error;
  }
  const end = await command.ended;
  return { ...end, hasRun: bytes > 0 && !isMissingProgram(end) };
}

/** Whether a stream ended in the middle. Podman now and then loses the end of what a program in a container wrote. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'Unexpected end of data';
}

/** How a command ended whose output was no tar; `undefined` where it had to be stopped. */
async function endOf(command: RunningCommand): Promise<{ exitCode: number; stderr: string } | undefined> {
  const patience = setTimeout(() => command.stop(), PATIENCE);
  try {
    return await command.ended;
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

// Milliseconds.
const PATIENCE = 1000;

/** Whether the container lacks the program that was to be run in it. */
export function isMissingProgram({ exitCode }: { exitCode: number }): boolean {
  return exitCode === 126 || exitCode === 127;
}

/** Whether a copy out of the container failed because there is no such path. */
export function isAbsent({ exitCode, stderr }: { exitCode: number; stderr: string }): boolean {
  return (
    exitCode !== 0 && /could not find the file|could not be found on container|no such file or directory/i.test(stderr)
  );
}

/**
 * The path of a tar entry below the folder that was packed; `` for the folder itself. Engines name entries with the
 * folder's name before them, or without it where the folder is a mount.
 */
export function pathBelow(path: string, folderName: string): string {
  if (path === folderName) return '';
  return path.startsWith(`${folderName}/`) ? path.slice(folderName.length + 1) : path;
}

/** What was said of a failure; lines that only follow from others are left out. */
export function reasonIn({ stderr, exitCode }: { stderr: string; exitCode: number }): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const telling = lines.filter(
    (line) => line !== '' && !/from previous errors|Removing leading|File exists/i.test(line),
  );
  return telling.slice(0, 3).join('; ') || `exit code ${exitCode}`;
}
