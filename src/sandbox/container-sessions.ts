import { posix } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { asCaptureError, checkSessionId, transcriptName } from '../sessions/session-files.ts';
import type { SessionFile, SessionStore, WriteReport } from '../sessions/session-store.ts';
import { spoolFiles } from '../sessions/spool-files.ts';
import type { ContainerAccess } from './access.ts';
import { glanceInto } from './list-folder.ts';
import { type Placing, placeFiles } from './place-files.ts';
import { openProjectFolders, transcriptsIn } from './project-folders.ts';
import { readContainerSessions } from './read-sessions.ts';

/** Where the sessions of a working directory lie in a container. */
export interface SessionsPlace {
  readonly agent: Agent;
  readonly directory: string;
  readonly configDirectory: string;
  readonly tempDir: string;
  /** Bytes of a session up to which it is read; `undefined`: any. */
  readonly largest?: number | undefined;
}

/** The session store of one working directory in a container. */
export function openSessions(access: ContainerAccess, place: SessionsPlace): SessionStore {
  const { agent, directory, configDirectory } = place;
  const projectsDir = posix.join(configDirectory, 'projects');
  const folders = openProjectFolders(access, { projectsDir, encoded: agent.encodeDirectory(directory) });
  const doing = `The sessions of the container ${access.container.name} could not be`;
  return {
    directory,
    projectsDir,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return posix.join(folders.folderOf(id), transcriptName(id));
    },
    async list() {
      try {
        return [...(await folders.list()).values()].flatMap((entries) => transcriptsIn(agent, entries));
      } catch (error) {
        throw asCaptureError(error, { doing: `${doing} listed` });
      }
    },
    async *read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      try {
        // A caller that listed before does not pay for a second listing.
        for (const [folder, entries] of folders.listed() ?? (await folders.list())) {
          const there = new Set(transcriptsIn(agent, entries).map(({ id }) => id));
          const [first, ...others] = ids.filter((id) => there.has(id));
          if (first === undefined) continue;
          const { tempDir, largest } = place;
          const reading = { agent, ids: [first, ...others] as const, include, folder, entries, tempDir, largest };
          yield* readContainerSessions(access, reading);
        }
      } catch (error) {
        const [sessionId] = ids.length === 1 ? ids : [];
        throw asCaptureError(error, { doing: `${doing} read`, ...(sessionId && { sessionId }) });
      }
    },
    async glance(id, names) {
      checkSessionId(agent, id);
      // Whoever looks whether something moves wants no answer of before.
      folders.forget();
      return await glanceInto(access, folders.folderOf(id), names);
    },
    async write(id, files) {
      checkSessionId(agent, id);
      try {
        const folder = await folders.findFolderOf(id);
        return await write(access, files, { ...place, id, folder, parents: [configDirectory, projectsDir] });
      } catch (error) {
        throw asCaptureError(error, { sessionId: id, doing: `Session ${id} could not be put into the container` });
      }
    },
    async writeBeside(files) {
      try {
        const folder = await folders.findFolderOf('');
        return await write(access, files, {
          ...place,
          folder,
          parents: [configDirectory, projectsDir],
          existing: 'stays',
        });
      } catch (error) {
        throw asCaptureError(error, { doing: `Other sessions could not be put into the container` });
      }
    },
  };
}

async function write(
  access: ContainerAccess,
  files: AsyncIterable<SessionFile>,
  place: SessionsPlace & Omit<Placing, 'files'> & { id?: string },
): Promise<WriteReport> {
  const spool = await spoolFiles(files, place);
  try {
    const kept = await placeFiles(access, { ...place, files: spool.files });
    const arrived = spool.files.filter(({ path }) => !kept.has(path));
    const bytes = arrived.reduce((sum, { digest }) => sum + digest.size, 0);
    return { files: arrived.length, bytes, kept: [...kept] };
  } finally {
    await spool.close();
  }
}
