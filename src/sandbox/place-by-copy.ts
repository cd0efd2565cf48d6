import { posix } from 'node:path';
import { SessionCaptureError } from '../errors.ts';
import { type ContainerAccess, eachEntry, isAbsent, pathBelow, reasonIn } from './access.ts';
import { checkArrival, compareFiles, type Findings, isDue, leftIn } from './compare-files.ts';
import { checkNoTmpfs, mountOf } from './mounts.ts';
import type { Placing } from './place-files.ts';
import { packTar, type TarItem } from './tar-pack.ts';
import { tornFiles, withoutFiles } from './torn-files.ts';

/** Looks at what is there, writes what is missing by the engine's copy API, and reads back by the same. */
export async function placeByCopy(access: ContainerAccess, placing: Placing): Promise<ReadonlySet<string>> {
  checkNoTmpfs(access, placing.folder);
  const before = await look(access, placing);
  const files = placing.files.filter((file) => isDue(file, before, placing.existing));
  if (files.length > 0) {
    const due = { ...placing, files };
    const target = mountOf(access, placing.folder)?.destination ?? '/';
    const begun = new Date();
    const failure = await unpack(access, target, itemsOf(access, due, before));
    const found = await look(access, due);
    const torn = await tornFiles(files, found, begun);
    if (torn.length > 0) await empty(access, target, { ...due, files: torn });
    checkArrival(access, {
      ...due,
      found: withoutFiles(found, torn),
      reason: failure ?? 'the engine said it was copied',
    });
  }
  return leftIn(before, placing.existing);
}

async function look({ copies, container }: ContainerAccess, { files, folder }: Placing): Promise<Findings> {
  const findings = compareFiles(files);
  const end = await eachEntry(await copies.out(folder), (entry) =>
    findings.take(entry, pathBelow(entry.path, posix.basename(folder))),
  );
  if (end.exitCode === 0 || isAbsent(end)) return findings;
  throw new SessionCaptureError(`${folder} in the container ${container.name} could not be read: ${reasonIn(end)}.`);
}

/** Nothing can be removed by copying, but a file that was cut short can be made one that no agent takes for a session. */
async function empty({ log, ...access }: ContainerAccess, target: string, { files, folder }: Placing): Promise<void> {
  const items = files.map(({ path, mode, localPath }) => {
    const name = posix.join(folder, path);
    return { ...access.owner, name, mode, mtime: new Date(), content: { localPath, size: 0 } };
  });
  const failure = await unpack({ ...access, log }, target, items);
  if (failure !== undefined) log.warning(`Files that were cut short could not be emptied: ${failure}`);
}

/** The files, by absolute path, and before them the folders that are missing: engines would make those as root. */
function itemsOf(
  { owner }: ContainerAccess,
  { files, folder, parents }: Placing,
  before: Findings,
): readonly TarItem[] {
  const mtime = new Date();
  // Where the project folder is not there, nothing tells which of those above it are: they get the agent's owner and mode.
  const above = before.folders.has('') ? [] : [...parents, folder];
  const inside = new Set(files.flatMap(({ path }) => foldersOf(path)));
  const missing = [...inside].filter((path) => !before.folders.has(path)).map((path) => posix.join(folder, path));
  return [
    ...[...above, ...missing].map((name) => ({ ...owner, name, mode: 0o755, mtime })),
    ...files.map(({ path, mode, digest: { size }, localPath, mtime: own = mtime }) => {
      return { ...owner, name: posix.join(folder, path), mode, mtime: own, content: { localPath, size } };
    }),
  ];
}

/** The folders of a relative path, outermost first. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Returns what the engine says of a failure. */
async function unpack(
  { copies, user }: ContainerAccess,
  target: string,
  items: readonly TarItem[],
): Promise<string | undefined> {
  const inside = items
    .map((item) => ({ ...item, name: posix.relative(target, item.name) }))
    .filter(({ name }) => name !== '' && !name.startsWith('../') && name !== '..');
  const owners = user === undefined ? 'of-container' : 'as-packed';
  const command = await copies.into(target, packTar(inside), owners);
  command.output.resume();
  const end = await command.ended;
  return end.exitCode === 0 ? undefined : reasonIn(end);
}
