import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { CommandError } from '../errors.ts';
import type { SpooledFile } from '../sessions/spool-files.ts';
import { temporaryName } from '../sessions/temporary-files.ts';
import { type ContainerAccess, reasonIn } from './access.ts';
import { checkArrival, type Findings, isDue, leftIn } from './compare-files.ts';
import { execIn, isNotInstalled } from './engine.ts';
import type { Placing } from './place-files.ts';
import { packing, readBack } from './read-back.ts';
import { canBeRenamed, replaceByRenaming, whatever } from './replace-by-renaming.ts';
import { packedSize, packTar } from './tar-pack.ts';
import { tornFiles, withoutFiles } from './torn-files.ts';

/**
 * Writes what is missing and reads all back, in one process of the engine; what was there and differs is replaced in
 * a second. `undefined` where the container has no program for it, or this machine has none of the engine's.
 */
export async function placeByExec(access: ContainerAccess, placing: Placing): Promise<ReadonlySet<string> | undefined> {
  const begun = new Date();
  const first = await unpackAndPack(access, placing, { existing: 'keep' }).catch(whereEngineIsSocketAlone);
  if (first === undefined) return undefined;
  const before = withoutFiles(first, await tornFiles(placing.files, first, begun));
  const files = placing.files.filter((file) => isDue(file, before, placing.existing));
  if (files.length > 0) {
    const due = { ...placing, files };
    const after = canBeRenamed(due)
      ? await replaceByRenaming(access, due)
      : await unpackAndPack(access, due, { existing: 'replace' });
    const { reason, ...found } = after ?? first;
    const torn = await tornFiles(files, found, begun);
    if (torn.length > 0) await removeByExec(access, placing.folder, torn);
    checkArrival(access, { ...due, found: withoutFiles(found, torn), reason });
  }
  return leftIn(before, placing.existing);
}

/** Its socket takes programs, but not what they are to read. */
function whereEngineIsSocketAlone(error: unknown): undefined {
  if (error instanceof CommandError && isNotInstalled(error)) return undefined;
  throw error;
}

/**
 * Unpacks files and packs what is there then: `find` starts all the tars, one after the other, without a shell. What is
 * sent arrives as one file first, under a name that nobody reads, and is unpacked only when all of it is there: whatever
 * ends the sending, no half file comes to stand under a final name.
 */
async function unpackAndPack(
  access: ContainerAccess,
  { files, folder }: Placing,
  { existing }: { existing: 'keep' | 'replace' },
): Promise<(Findings & { readonly reason: string }) | undefined> {
  const { engine, user, owner } = access;
  // It would replace the braces.
  if (folder.includes('{}')) return undefined;
  const base = folder.replace(/^\/+/, '');
  const arrived = posix.join(base, `${temporaryName()}.tar`);
  const receive = ['tar', '-x', '-o', '-p', '-f', '-', '-C', '/'];
  const unpack = ['tar', '-x', ...(existing === 'keep' ? ['-k'] : []), '-o', '-p', '-f', `/${arrived}`, '-C', '/'];
  // What came of the first is told by the second, whatever its exit code.
  const unpacking = ['-exec', ...receive, ';', ...whatever('-exec', ...unpack, ';')];
  const removing = ['-exec', 'rm', '-f', `/${arrived}`, ';'];
  const all = [...whatever(...unpacking), ...whatever(...removing), '-exec', ...packing({ files, base }), ';'];
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
  const command = await execIn(engine, ['find', '/', '-maxdepth', '0', ...all], { user, input: packTar([sent]) });
  return await readBack(access, { files, base }, command);
}

/** What a full disk cut short must not be taken for a session. */
async function removeByExec(
  { engine, user, log }: ContainerAccess,
  folder: string,
  files: readonly SpooledFile[],
): Promise<void> {
  const paths = files.map(({ path }) => Buffer.from(`${posix.join(folder, path)}\0`));
  const command = await execIn(engine, ['xargs', '-0', 'rm', '-f'], { user, input: Readable.from(paths) });
  command.output.resume();
  const end = await command.ended;
  if (end.exitCode !== 0) log.warning(`Files that were cut short could not be removed: ${reasonIn(end)}`);
}
