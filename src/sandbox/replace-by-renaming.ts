import { posix } from 'node:path';
import { temporaryName } from '../sessions/temporary-files.ts';
import type { ContainerAccess } from './access.ts';
import type { Findings } from './compare-files.ts';
import { execIn } from './engine.ts';
import type { Placing } from './place-files.ts';
import { packing, readBack } from './read-back.ts';
import { packTar } from './tar-pack.ts';

/** Characters of a command line, which has two million at most, and each path four times. */
const LONGEST_PATHS = 200_000;

/** Whether the paths can be told to programs one by one. */
export function canBeRenamed({ files, folder }: Placing): boolean {
  const length = files.reduce((sum, { path }) => sum + folder.length + path.length, 0);
  // `find` would replace the braces.
  return length <= LONGEST_PATHS && !`${folder}${files.map(({ path }) => path).join('')}`.includes('{}');
}

/**
 * Unpacks files under names that nobody reads, gives them their own when all are there, and packs what is there then:
 * in one process, which `find` makes a row of programs without a shell. Where the disk is full, what was there stays.
 * `undefined` where the container has no program for it.
 */
export async function replaceByRenaming(
  access: ContainerAccess,
  { files, folder }: Placing,
): Promise<(Findings & { readonly reason: string }) | undefined> {
  const { engine, user, owner } = access;
  const base = folder.replace(/^\/+/, '');
  const now = new Date();
  const moves = files.map(({ path, mode, digest: { size }, localPath, mtime = now }) => {
    const target = posix.join(base, path);
    const item = { ...owner, name: posix.join(posix.dirname(target), temporaryName()), mode, mtime };
    return { target, item: { ...item, content: { localPath, size } } };
  });
  const receive = ['-exec', 'tar', '-x', '-o', '-p', '-f', '-', '-C', '/', ';'];
  const rename = moves.flatMap(({ target, item }) => ['-exec', 'mv', '-f', `/${item.name}`, `/${target}`, ';']);
  const remove = ['-exec', 'rm', '-f', ...moves.map(({ item }) => `/${item.name}`), ';'];
  const pack = ['-exec', ...packing({ files, base }), ';'];
  const all = [...whatever(...receive, ...rename, '-o', ...remove), ...pack];
  const input = packTar(moves.map(({ item }) => item));
  const command = await execIn(engine, ['find', '/', '-maxdepth', '0', ...all], { user, input });
  return await readBack(access, { files, base }, command);
}

/** An expression of `find` that is true, whatever comes of it. */
export function whatever(...expression: readonly string[]): readonly string[] {
  return ['(', ...expression, '-o', '-prune', ')'];
}
