import { posix } from 'node:path';
import type { RunningCommand } from '../exec.ts';
import { temporaryName } from '../sessions/temporary-files.ts';
import { type ContainerAccess, eachEntry, pathBelow, reasonIn } from './access.ts';
import { checkArrival, compareFiles, type Findings, isDue, leftIn } from './compare-files.ts';
import { execIn } from './engine.ts';
import type { Placing } from './place-files.ts';
import { packedSize, packTar } from './tar-pack.ts';
import { isBrokenOff } from './tar-read.ts';

/**
 * Writes what is missing and reads all back, in one process of the engine; what was there and differs is replaced in
 * a second. `undefined` where the container has no program for it.
 */
export async function placeByExec(access: ContainerAccess, placing: Placing): Promise<ReadonlySet<string> | undefined> {
  const before = await unpackAndPack(access, placing, { existing: 'keep' });
  if (before === undefined) return undefined;
  const files = placing.files.filter((file) => isDue(file, before, placing.existing));
  if (files.length > 0) {
    const after = await unpackAndPack(access, { ...placing, files }, { existing: 'replace' });
    const found = after ?? before;
    checkArrival(access, { ...placing, files, found, reason: found.reason });
  }
  return leftIn(before, placing.existing);
}

/**
 * Unpacks files and packs what is there then: `find` starts all the tars, one after the other, without a shell. What is
 * sent arrives as one file first, under a name that nobody reads, and is unpacked only when all of it is there: whatever
 * ends the sending, no half file comes to stand under a final name.
 */
async function unpackAndPack(
  { engine, container, user, owner, log }: ContainerAccess,
  { files, folder }: Placing,
  { existing }: { existing: 'keep' | 'replace' },
): Promise<(Findings & { readonly reason: string }) | undefined> {
  // It would replace the braces.
  if (folder.includes('{}')) return undefined;
  const base = folder.replace(/^\/+/, '');
  const names = [...new Set(files.map(({ path }) => path.split('/')[0]))].map((name) => `./${base}/${name}`);
  const arrived = posix.join(base, `${temporaryName()}.tar`);
  const receive = ['tar', '-x', '-o', '-p', '-f', '-', '-C', '/'];
  const unpack = ['tar', '-x', ...(existing === 'keep' ? ['-k'] : []), '-o', '-p', '-f', `/${arrived}`, '-C', '/'];
  const pack = ['tar', '-c', '-f', '-', '-C', '/', ...names];
  // What came of the first is told by the second, whatever its exit code.
  const unpacking = ['-exec', ...receive, ';', ...whatever('-exec', ...unpack, ';')];
  const removing = ['-exec', 'rm', '-f', `/${arrived}`, ';'];
  const all = [...whatever(...unpacking), ...whatever(...removing), '-exec', ...pack, ';'];
  const mtime = new Date();
  const items = files.map(({ path, mode, digest: { size }, localPath, mtime: own = mtime }) => ({
    ...owner,
    name: posix.join(base, path),
    mode,
    mtime: own,
    content: { localPath, size },
  }));
  const chunks = packTar(items);
  const sent = {
    ...owner,
    name: arrived,
    mode: 0o600,
    mtime,
    content: { localPath: arrived, chunks, size: packedSize(items) },
  };
  // Another name each time would make one trouble look like several.
  const told = (reason: string) => reason.replaceAll(`/${posix.basename(arrived)}`, '');
  const readBack = async (command: RunningCommand) => {
    const findings = compareFiles(files);
    const end = await eachEntry(command, (entry) => findings.take(entry, pathBelow(entry.path, base)));
    return end.hasRun ? { ...findings, reason: told(reasonIn(end)) } : undefined;
  };
  try {
    return await readBack(execIn(engine, ['find', '/', '-maxdepth', '0', ...all], { user, input: packTar([sent]) }));
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
    log.debug(`What was written to the container ${container.name} could not be read back to its end: once more.`);
    return await readBack(execIn(engine, pack, { user }));
  }
}

/** An expression of `find` that is true, whatever comes of it. */
function whatever(...expression: readonly string[]): readonly string[] {
  return ['(', ...expression, '-o', '-prune', ')'];
}
