import type { Dirent } from 'node:fs';
import { type FileHandle, lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Agent, Sidecar } from '../agents/agent.ts';
import { isNotFound } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { sessionOfFirstRow } from './first-row.ts';
import { openWithin } from './open-within.ts';
import { pieceSize } from './piece-size.ts';
import {
  asCaptureError,
  belongsByContent,
  mayHold,
  sessionOfTranscript,
  transcriptName,
  wantedKind,
} from './session-files.ts';
import type { FileGlance, SessionFile, TranscriptEntry } from './session-store.ts';

/** What a reader of sessions on this file system looks for. */
export interface HostReading {
  readonly agent: Agent;
  readonly ids: readonly string[];
  readonly include: readonly Sidecar[];
  /** The folder that holds the folders of all directories. */
  readonly projects: string;
  /** The project folder of a session. */
  readonly folderOf: (id: string) => string;
  readonly log: Log;
}

export async function listTranscripts(
  agent: Agent,
  folders: readonly string[],
  log: Log,
): Promise<readonly TranscriptEntry[]> {
  const entries: TranscriptEntry[] = [];
  for (const folder of folders) {
    for (const { name } of await entriesOf(folder, log)) {
      const id = sessionOfTranscript(agent, name);
      const facts = id === undefined ? undefined : await factsOf(join(folder, name));
      if (id === undefined || facts === undefined) continue;
      if (facts.isFile()) entries.push({ id, size: facts.size, mtime: facts.mtime });
      else log.warning(`Skipped ${join(folder, name)}: it is not a regular file.`);
    }
  }
  return entries;
}

export async function* readSessions(reading: HostReading): AsyncGenerator<SessionFile> {
  const shared = new Set<string>();
  for (const id of reading.ids) {
    const folder = reading.folderOf(id);
    try {
      const paths = await pathsOf(folder, { ...reading, id, shared });
      for (const path of paths) yield* fileAt(folder, path, { ...reading, id });
    } catch (error) {
      throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be read from ${folder}` });
    }
  }
}

export async function glanceAt(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, FileGlance>> {
  const found = new Map<string, FileGlance>();
  for (const entry of await entriesOf(folder, silentLog)) {
    if (!names.includes(entry.name)) continue;
    for await (const path of walk(folder, entry.name, { entry, log: silentLog })) {
      const facts = await factsOf(join(folder, path));
      if (facts?.isFile()) found.set(path, { size: facts.size, mtime: facts.mtime });
    }
  }
  return found;
}

/** The session's files that were asked for, its transcript first: none where it has no transcript. */
async function pathsOf(
  folder: string,
  { agent, id, include, projects, log, shared }: HostReading & { id: string; shared: Set<string> },
): Promise<readonly string[]> {
  const top = await entriesOf(folder, log);
  if (!top.some(({ name }) => name === transcriptName(id))) return [];
  const paths = [transcriptName(id)];
  let unnamed = 0;
  for (const entry of top) {
    if (!mayHold(agent, entry.name, id)) continue;
    for await (const path of walk(folder, entry.name, { entry, log })) {
      if (path.includes(NOT_UTF8)) {
        unnamed += 1;
        continue;
      }
      const kind = wantedKind(agent, { path, id }, include);
      if (kind === undefined || kind === 'transcript') continue;
      if (belongsByContent(path, kind) && !(await isOwn(projects, join(folder, path), id))) continue;
      // What belongs to every session of the folder is read once, with the first.
      if (shared.has(join(folder, path))) continue;
      shared.add(join(folder, path));
      paths.push(path);
    }
  }
  if (unnamed > 0) {
    const count = unnamed === 1 ? '1 file or folder' : `${unnamed} files or folders`;
    log.warning(`Left out ${count} of session ${id}, with names that are not UTF-8. Rename them to keep them.`);
  }
  return paths;
}

/** Stands in a name for bytes that are no UTF-8: by such a name nothing can be opened. */
const NOT_UTF8 = '\ufffd';

async function* walk(
  folder: string,
  path: string,
  { entry, log }: { entry: Dirent; log: Log },
): AsyncGenerator<string> {
  if (path.includes(NOT_UTF8)) {
    yield path;
  } else if (entry.isDirectory()) {
    for (const child of await entriesOf(join(folder, path), log)) {
      yield* walk(folder, `${path}/${child.name}`, { entry: child, log });
    }
  } else if (entry.isFile()) {
    yield path;
  } else {
    log.debug(`Skipped ${join(folder, path)}: it is neither a regular file nor a folder.`);
  }
}

async function isOwn(projects: string, path: string, id: string): Promise<boolean> {
  const file = await openWithin(projects, path);
  if (file === undefined) return false;
  try {
    return (await sessionOfFirstRow(file.createReadStream({ autoClose: false }))) === id;
  } finally {
    await file.close();
  }
}

async function* fileAt(
  folder: string,
  path: string,
  { agent, id, include, projects, log }: HostReading & { id: string },
): AsyncGenerator<SessionFile> {
  const kind = wantedKind(agent, { path, id }, include);
  const file = await openWithin(projects, join(folder, path));
  if (file === undefined || kind === undefined) {
    log.warning(`Skipped ${join(folder, path)}: it is not a regular file, or no longer there.`);
    await file?.close();
    return;
  }
  try {
    const { size, mode, mtime } = await file.stat();
    yield { sessionId: id, path, kind, size, mode: mode & 0o777, mtime, content: firstBytes(file, size) };
  } finally {
    await file.close();
  }
}

/** A file that is being appended to is read as far as it went when it was opened. */
async function* firstBytes(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  const highWaterMark = pieceSize(size);
  if (size > 0) yield* file.createReadStream({ start: 0, end: size - 1, autoClose: false, highWaterMark });
}

async function factsOf(path: string) {
  try {
    return await lstat(path);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function entriesOf(folder: string, log: Log): Promise<readonly Dirent[]> {
  const facts = await factsOf(folder);
  if (facts === undefined) return [];
  if (!facts.isDirectory()) {
    log.warning(`Skipped ${basename(folder)} in ${folder}: it is not a folder.`);
    return [];
  }
  return readdir(folder, { withFileTypes: true });
}
