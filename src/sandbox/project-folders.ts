import { posix } from 'node:path';
import type { Agent, EncodedDirectory } from '../agents/agent.ts';
import { knownPart, sessionOfTranscript, transcriptName } from '../sessions/session-files.ts';
import type { TranscriptEntry } from '../sessions/session-store.ts';
import type { StatRecord } from '../sessions/stat-records.ts';
import type { ContainerAccess } from './access.ts';
import { listFolder } from './list-folder.ts';

/** Entries by the folder they are in, an absolute path. */
type Listing = ReadonlyMap<string, readonly StatRecord[]>;

/** The folder of a working directory below `projects`: several may be it, where the agent's name for it can't be known. */
export interface ProjectFolders {
  /**
   * Lists the folder, or the folders that may be it. Where it is not there in a container that can only be copied from,
   * all folders are listed: the caller knows its sessions by their ids and rows.
   */
  list(): Promise<Listing>;
  /** What the last `list` found, until something is written or it is forgotten. */
  listed(): Listing | undefined;
  /** The next reader lists anew. */
  forget(): void;
  /** Where a session lies, as far as was listed, or would be put. */
  folderOf(id: string): string;
  /** The same before a session is written; it lists first where only that can tell. */
  findFolderOf(id: string): Promise<string>;
}

export function openProjectFolders(
  access: ContainerAccess,
  { projectsDir, encoded }: { projectsDir: string; encoded: EncodedDirectory },
): ProjectFolders {
  const named = posix.join(projectsDir, encoded.name);
  let listing: Listing | undefined;
  let isCurrent = false;

  async function list(): Promise<Listing> {
    listing = encoded.certain ? await listNamed() : await listLike(knownPart(encoded));
    isCurrent = true;
    return listing;
  }

  async function listNamed(): Promise<Listing> {
    const entries = await listFolder(access, named, 1);
    // Without a process in the container the links of the working directory can't be resolved: any folder may be its.
    return entries.length === 0 && access.way === 'copy' ? await listLike('') : new Map([[named, entries]]);
  }

  async function listLike(known: string): Promise<Listing> {
    return byFolder(projectsDir, await listFolder(access, projectsDir, 2), known);
  }

  function folderOf(id: string): string {
    if (encoded.certain) return named;
    const folders = [...(listing ?? [])];
    const holder = folders.find(([, entries]) => entries.some(({ path }) => path === transcriptName(id)));
    return (holder ?? (folders.length === 1 ? folders[0] : undefined))?.[0] ?? named;
  }

  return {
    list,
    listed: () => (isCurrent ? listing : undefined),
    forget() {
      isCurrent = false;
    },
    folderOf,
    async findFolderOf(id) {
      if (!encoded.certain) await list();
      const folder = folderOf(id);
      isCurrent = false;
      return folder;
    },
  };
}

function byFolder(projectsDir: string, records: readonly StatRecord[], known: string): Listing {
  const folders = new Map<string, StatRecord[]>();
  for (const record of records.filter(({ path }) => path.startsWith(known))) {
    const folder = posix.join(projectsDir, posix.dirname(record.path));
    const entries = folders.get(folder) ?? [];
    entries.push({ ...record, path: posix.basename(record.path) });
    folders.set(folder, entries);
  }
  return folders;
}

/** The transcripts among the entries of a project folder. */
export function transcriptsIn(agent: Agent, entries: readonly StatRecord[]): readonly TranscriptEntry[] {
  return entries.flatMap(({ path, type, size, mtime }) => {
    const id = type === 'file' ? sessionOfTranscript(agent, path) : undefined;
    return id === undefined ? [] : [{ id, size, mtime }];
  });
}
