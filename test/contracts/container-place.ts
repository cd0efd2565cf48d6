import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, pack } from 'tar-stream';
import { type Engine, engineRun } from '../fakes/engine.ts';
import { lookLocally } from './local-place.ts';
import type { EntryToPlace, PlacedEntry } from './place.ts';

const TYPES = { file: 'file', directory: 'directory', symlink: 'symlink', fifo: 'fifo', link: 'link' } as const;

/** Puts entries into a container, running or not, by the engine's copy command: `at` is an existing folder of it. */
export async function putInContainer(
  [engine, container]: readonly [Engine, string],
  entries: readonly EntryToPlace[],
  { at, owner }: { at: string; owner: { uid: number; gid: number } },
): Promise<void> {
  const flags = engine === 'podman' ? ['--archive=false'] : [];
  const child = spawn(engine, ['cp', ...flags, '-', `${container}:${at}`], { stdio: ['pipe', 'ignore', 'inherit'] });
  const tar = pack();
  const name = (path: string) => posix.relative(at, path);
  const made = new Set<string>();
  for (const { path, type = 'file', mode = 0o644, mtime = new Date(), content = '', linkname, ...own } of entries) {
    for (const folder of foldersBetween(at, path)) {
      if (!made.has(folder)) tar.entry({ name: `${name(folder)}/`, type: 'directory', mode: 0o755, mtime, ...owner });
      made.add(folder);
    }
    const target = linkname === undefined ? {} : { linkname: type === 'link' ? name(linkname) : linkname };
    tar.entry(
      { name: name(path), type: TYPES[type], mode, mtime, ...owner, ...own, ...target },
      type === 'file' ? content : '',
    );
  }
  tar.finalize();
  const closed = once(child, 'close');
  await pipeline(tar, child.stdin);
  const [code] = await closed;
  if (code !== 0) throw new Error(`${engine} cp into ${at} ended with ${code}`);
}

function foldersBetween(at: string, path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === at || folder === '/' ? [] : [...foldersBetween(at, folder), folder];
}

/** Everything below a folder of a container, running or not, by path relative to it; empty where there is none. */
export async function lookInContainer(
  [engine, container]: readonly [Engine, string],
  folder: string,
): Promise<ReadonlyMap<string, PlacedEntry>> {
  // Copied out by Podman, everything seems to be the container's user's.
  if (engine === 'podman' && process.getuid?.() === 0) return lookLocally(await podmanPath(container, folder));
  const child = spawn(engine, ['cp', `${container}:${folder}`, '-'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const found = new Map<string, PlacedEntry>();
  const reader = extract();
  const read = pipeline(child.stdout, reader);
  for await (const entry of reader) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry) chunks.push(chunk as Uint8Array);
    const parts = entry.header.name.replace(/^\/+|\/+$/g, '').split('/');
    const path = (parts[0] === posix.basename(folder) ? parts.slice(1) : parts).join('/');
    if (path !== '')
      found.set(path, describe(`${folder}/${path}`, entry.header, Buffer.concat(chunks).toString('utf8')));
  }
  await read;
  return found;
}

/** Where a folder of a container lies on this machine: on a volume, or in the container's own mounted layers. */
async function podmanPath(container: string, folder: string): Promise<string> {
  const template = '{{range .Mounts}}{{.Destination}}\n{{.Source}}\n{{end}}';
  const { stdout } = await engineRun('podman', ['inspect', '--type', 'container', '--format', template, container]);
  const lines = stdout.split('\n');
  const index = lines.findIndex((line, at) => at % 2 === 0 && line !== '' && `${folder}/`.startsWith(`${line}/`));
  if (index !== -1) return `${lines[index + 1]}${folder.slice(lines[index]!.length)}`;
  return (await engineRun('podman', ['mount', container])).stdout + folder;
}

function describe(path: string, header: Header, content: string): PlacedEntry {
  const { mode, uid, gid, mtime, type, linkname } = header;
  const known = type === 'file' || type === 'directory' || type === 'symlink' || type === 'link' ? type : 'fifo';
  return { path, type: known, mode: mode & 0o777, uid, gid, mtime, content, linkname };
}
