import { readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, normalize, posix, resolve } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { claudeCode } from '../agents/claude-code.ts';
import { isNotFound } from '../errors.ts';
import { type Log, silentLog } from '../log.ts';
import { groupBySession } from './group-by-session.ts';
import { glanceAt, listTranscripts, readSessions } from './host-read.ts';
import { type Holder, writeSession } from './host-write.ts';
import { checkSessionId, knownPart, transcriptName } from './session-files.ts';
import type { SessionStore, WriteReport } from './session-store.ts';
import { sweepProject } from './temporary-files.ts';

export interface HostStoreOptions {
  readonly agent?: Agent;
  /** Who shall own what is written, where this process may decide it (as root): else the owner of the folder above. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  readonly log?: Log;
  /** How to take `directory`: resolved to its real path where it exists, or to the letter. Default: `real`. */
  readonly spelling?: 'real' | 'given';
  /** Whose the folder is: what is written to an agent's is read back. Default: `agent`. */
  readonly holder?: Holder;
}

/**
 * The sessions of `directory` on the file system this process runs on. `directory` need not exist: it may be a
 * container's whose config directory lies here. Where it exists, its real path counts.
 * Symbolic links in and in place of `projectsDir` are not followed; those on the way to it are.
 */
export function hostSessionStore(
  directory: string,
  projectsDir?: string,
  options: HostStoreOptions = {},
): SessionStore {
  const { agent = claudeCode, log = silentLog, owner, spelling = 'real', holder = 'agent' } = options;
  const projects = projectsDir ?? join(agent.configDirectory({ home: homedir(), variables: {} }), 'projects');
  const real = spelling === 'given' ? directory : realDirectory(directory);
  const folderOf = (id: string) => projectFolder({ agent, directory: real, projects, id });
  return {
    directory: real,
    projectsDir: projects,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return join(folderOf(id), transcriptName(id));
    },
    async list() {
      const folders = projectFolders(agent, real, projects);
      for (const folder of folders) await sweepProject({ agent, folder, log });
      return await listTranscripts(agent, folders, log);
    },
    read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      return readSessions({ agent, ids, include, projects, folderOf, log });
    },
    glance(id, names) {
      checkSessionId(agent, id);
      return glanceAt(folderOf(id), names);
    },
    write(id, files) {
      checkSessionId(agent, id);
      return writeSession({ agent, id, folder: folderOf(id), projects, owner, holder, log }, files);
    },
    async writeBeside(files) {
      const reports: WriteReport[] = [];
      for await (const { id, files: own } of groupBySession(files)) {
        checkSessionId(agent, id);
        const writing = { agent, id, folder: folderOf(id), projects, owner, holder, log, existing: 'stays' } as const;
        reports.push(await writeSession(writing, own));
      }
      return addReports(reports);
    },
  };
}

function addReports(reports: readonly WriteReport[]): WriteReport {
  return {
    files: reports.reduce((sum, { files }) => sum + files, 0),
    bytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: reports.flatMap(({ kept }) => kept),
  };
}

function realDirectory(directory: string): string {
  try {
    return realpathSync(directory);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  if (!isAbsolute(directory)) return resolve(directory);
  const clean = directory.startsWith('/') ? posix.normalize(directory) : normalize(directory);
  return clean.length > 1 ? clean.replace(/[\\/]$/, '') : clean;
}

/** Where the session lies, or would be put: an existing folder wins where the agent's name for it can't be known. */
function projectFolder(where: { agent: Agent; directory: string; projects: string; id: string }): string {
  const { agent, directory, projects, id } = where;
  const encoded = agent.encodeDirectory(directory);
  const named = join(projects, encoded.name);
  if (encoded.certain) return named;
  const existing = projectFolders(agent, directory, projects);
  const holder = existing.find((folder) => exists(join(folder, transcriptName(id))));
  if (holder !== undefined || existing.includes(named)) return holder ?? named;
  return existing.length === 1 ? existing[0]! : named;
}

/** The folders that may hold sessions of the directory; several only where the agent's name for it can't be known. */
function projectFolders(agent: Agent, directory: string, projects: string): readonly string[] {
  const encoded = agent.encodeDirectory(directory);
  if (encoded.certain) return [join(projects, encoded.name)];
  const known = knownPart(encoded);
  return namesIn(projects)
    .filter((name) => name.startsWith(known))
    .map((name) => join(projects, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
