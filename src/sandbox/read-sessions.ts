import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Agent, Sidecar } from '../agents/agent.ts';
import { SessionCaptureError } from '../errors.ts';
import { sessionOfFirstRow } from '../sessions/first-row.ts';
import { pieceSize } from '../sessions/piece-size.ts';
import { belongsByContent, mayHold, transcriptName, wantedKind } from '../sessions/session-files.ts';
import type { SessionFile } from '../sessions/session-store.ts';
import type { StatRecord } from '../sessions/stat-records.ts';
import type { ContainerAccess } from './access.ts';
import { type FetchedFile, fetchFiles } from './fetch-files.ts';

export interface ContainerReading {
  readonly agent: Agent;
  /** Sessions of which the folder has a transcript. */
  readonly ids: readonly [string, ...string[]];
  readonly include: readonly Sidecar[];
  /** The project folder and its entries. */
  readonly folder: string;
  readonly entries: readonly StatRecord[];
  readonly tempDir: string;
  /** Bytes that one session may have on average; `undefined`: any. */
  readonly largest: number | undefined;
}

/** Copies the files of some sessions to this machine in one process, then gives them session by session. */
export async function* readContainerSessions(
  access: ContainerAccess,
  reading: ContainerReading,
): AsyncGenerator<SessionFile> {
  const into = await mkdtemp(join(reading.tempDir, 'agent-session-'));
  try {
    const { folder } = reading;
    const wants = (path: string) => reading.ids.some((id) => wantedKind(reading.agent, { path, id }, reading.include));
    const largest = reading.largest && reading.largest * reading.ids.length;
    const files = await fetchFiles(access, { folder, names: namesOf(reading), wants, into, largest });
    const owners = await ownersOf(files, reading);
    for (const id of reading.ids) {
      const own = files.filter(({ path }) => owners.get(path) === id);
      own.sort((a, b) => Number(b.path === transcriptName(id)) - Number(a.path === transcriptName(id)));
      if (own[0]?.path !== transcriptName(id)) {
        const message = `The transcript of session ${id} was listed in the container, but could not be read from ${folder}.`;
        throw new SessionCaptureError(message, { sessionId: id });
      }
      for (const file of own) yield sessionFile(file, id, reading);
    }
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

/** The entries of the project folder that can hold files of the sessions. */
function namesOf({ agent, ids, include, entries }: ContainerReading): readonly string[] {
  return entries.flatMap(({ path, type }) => {
    const holds = ids.some((id) => {
      if (type === 'file') return wantedKind(agent, { path, id }, include) !== undefined;
      if (type !== 'directory' || include.length === 0) return false;
      return path === id || (mayHold(agent, path, id) && wantedKind(agent, { path: `${path}/x`, id }, include));
    });
    return holds ? [path] : [];
  });
}

/** Which session each file goes with; what belongs to all of them goes with the first. */
async function ownersOf(
  files: readonly FetchedFile[],
  reading: ContainerReading,
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const { path, localPath } of files) {
    const id = reading.ids.find((one) => wantedKind(reading.agent, { path, id: one }, reading.include) !== undefined);
    const kind = id === undefined ? undefined : reading.agent.classify(path, id);
    if (id === undefined || kind === undefined) continue;
    const owner = belongsByContent(path, kind) ? await sessionOfFirstRow(createReadStream(localPath)) : id;
    if (owner !== undefined) owners.set(path, owner);
  }
  return owners;
}

function sessionFile(file: FetchedFile, id: string, { agent, include }: ContainerReading): SessionFile {
  const { path, size, mode, mtime } = file;
  const kind = wantedKind(agent, { path, id }, include) ?? 'transcript';
  return { sessionId: id, path, kind, size, mode, mtime, content: contentOf(file) };
}

/** Opens the file only when it is read: a caller may pass it over. */
async function* contentOf({ localPath, size }: FetchedFile): AsyncGenerator<Uint8Array> {
  yield* createReadStream(localPath, { highWaterMark: pieceSize(size) });
}
