import type { RunningCommand } from '../exec.ts';
import type { SpooledFile } from '../sessions/spool-files.ts';
import { withoutTemporaryNames } from '../sessions/temporary-files.ts';
import {
  type ContainerAccess,
  eachEntry,
  isBrokenOff,
  isMissingProgram,
  pathBelow,
  reasonIn,
  type TarEnd,
} from './access.ts';
import { compareFiles, type Findings } from './compare-files.ts';
import { execIn } from './engine.ts';

/** What was sent, and how it is packed to be looked at. */
export interface Sent {
  readonly files: readonly SpooledFile[];
  /** The project folder, relative to the root. */
  readonly base: string;
}

/** The program that packs what lies in the places of the files. */
export function packing({ files, base }: Sent): readonly string[] {
  const names = [...new Set(files.map(({ path }) => path.split('/')[0]))].map((name) => `./${base}/${name}`);
  return ['tar', '-c', '-f', '-', '-C', '/', ...names];
}

/**
 * Compares what a command packs, after it wrote, with what was sent. Podman now and then loses the end of that, or all:
 * then it is packed once more. `undefined` where the container has no program for it.
 */
export async function readBack(
  { engine, container, user, log }: ContainerAccess,
  sent: Sent,
  command: RunningCommand,
): Promise<(Findings & { readonly reason: string }) | undefined> {
  const first = await compareEntries(sent, command);
  if (first !== undefined && (first.end.hasRun || lacksTar(first.end))) return resultOf(first, first.end);
  log.debug(`What was written to the container ${container.name} could not be read back to its end: once more.`);
  const second = await compareEntries(sent, await execIn(engine, packing(sent), { user }));
  if (second === undefined) throw new Error('What was written could not be read back');
  return resultOf(second, first?.end ?? second.end);
}

interface Compared {
  readonly findings: Findings;
  readonly end: TarEnd;
}

/** `undefined` where the stream broke off. */
async function compareEntries({ files, base }: Sent, command: RunningCommand): Promise<Compared | undefined> {
  const findings = compareFiles(files);
  try {
    const end = await eachEntry(command, (entry) => findings.take(entry, pathBelow(entry.path, base)));
    return { findings, end };
  } catch (error) {
    if (isBrokenOff(error)) return undefined;
    throw error;
  }
}

function lacksTar(end: TarEnd): boolean {
  return isMissingProgram(end) || /^find: .*\btar\b.*no such file/im.test(end.stderr);
}

/** What the program that wrote complained of is the reason, even where another one read back. */
function resultOf({ findings, end }: Compared, told: TarEnd) {
  // Another name each time would make one trouble look like several.
  return end.hasRun ? { ...findings, reason: withoutTemporaryNames(reasonIn(told)) } : undefined;
}
