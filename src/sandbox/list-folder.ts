import { posix } from 'node:path';
import { SessionCaptureError } from '../errors.ts';
import type { FileGlance } from '../sessions/session-store.ts';
import { parseStatRecords, STAT_FORMAT, type StatRecord } from '../sessions/stat-records.ts';
import { type ContainerAccess, eachEntry, isAbsent, isMissingProgram, pathBelow, reasonIn } from './access.ts';
import { adviceOn } from './advice.ts';
import { askIn } from './engine.ts';
import { checkNoTmpfs } from './mounts.ts';
import { byPrograms } from './way.ts';

/**
 * The entries exactly `depth` levels below a folder of the container; none where there is no such folder.
 * @throws SessionCaptureError when the folder can't be listed.
 */
export async function listFolder(
  access: ContainerAccess,
  folder: string,
  depth: 1 | 2,
): Promise<readonly StatRecord[]> {
  const listed = await byPrograms(access, 'find or stat', () => listByExec(access, folder, String(depth)));
  return listed ?? (await listByCopy(access, folder, depth));
}

/** The regular files at entries of a folder and below; `undefined` where no program in the container can tell. */
export async function glanceInto(
  { engine, user, way }: ContainerAccess,
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, FileGlance> | undefined> {
  if (way === 'copy') return undefined;
  const roots = names.map((name) => posix.join(folder, name));
  // One of them may have gone: what was printed of the others counts.
  const stat = ['-type', 'f', '-exec', 'stat', '-c', STAT_FORMAT, '{}', '+'];
  const { stdout } = await askIn(engine, ['find', ...roots, ...stat], user);
  return new Map(parseStatRecords(stdout, folder).map(({ path, size, mtime }) => [path, { size, mtime }]));
}

async function listByExec(
  access: ContainerAccess,
  folder: string,
  depth: string,
): Promise<readonly StatRecord[] | undefined> {
  const { engine, container, user } = access;
  const stat = ['-exec', 'stat', '-c', STAT_FORMAT, '{}', '+'];
  const answer = await askIn(engine, ['find', folder, '-mindepth', depth, '-maxdepth', depth, ...stat], user);
  if (isMissingProgram(answer)) return undefined;
  if (answer.exitCode === 0 || answer.stdout !== '') return parseStatRecords(answer.stdout, folder);
  if (/\bstat\b.*no such file/i.test(answer.stderr)) return undefined;
  if (/no such file or directory/i.test(answer.stderr)) return [];
  const reason = reasonIn(answer);
  throw new SessionCaptureError(
    `${folder} in the container ${container.name} could not be listed: ${reason}.${adviceOn(reason, access)}`,
  );
}

async function listByCopy(access: ContainerAccess, folder: string, depth: number): Promise<readonly StatRecord[]> {
  const { copies, container } = access;
  // Where no process ever ran, nothing can be lost there.
  if (container.state !== 'created') checkNoTmpfs(access, folder);
  const records: StatRecord[] = [];
  const end = await eachEntry(await copies.out(folder), async (entry) => {
    const path = pathBelow(entry.path, posix.basename(folder));
    if (path === '' || path.split('/').length !== depth) return;
    const type = entry.type === 'hard-link' ? 'file' : entry.type;
    records.push({ path, type, mode: entry.mode, size: entry.size, mtime: entry.mtime });
  });
  if (end.exitCode === 0) return records;
  if (isAbsent(end)) return [];
  throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
}
