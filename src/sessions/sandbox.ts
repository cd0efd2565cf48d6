import { tmpdir } from 'node:os';
import { posix } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { claudeCode } from '../agents/claude-code.ts';
import { type Log, silentLog } from '../log.ts';
import { glanceInto, listSandbox, projectFolderOf } from './sandbox-list.ts';
import { readSandboxSessions } from './sandbox-read.ts';
import { writeSandboxSession } from './sandbox-write.ts';
import { checkSessionId, sessionOfTranscript, transcriptName } from './session-files.ts';
import type { SessionStore } from './session-store.ts';

/** How a program reaches into the sandbox it runs. Paths in the sandbox are POSIX paths. */
export interface SandboxHandle {
  copyFileIn(hostPath: string, sandboxPath: string): Promise<void>;
  copyFileOut(sandboxPath: string, hostPath: string): Promise<void>;
  /** Runs a shell command line; a failing command is told by its exit code, not by rejecting. */
  exec(command: string): Promise<{ stdout: string; stderr: string; exitCode: number }>;
}

export interface SandboxStoreOptions {
  readonly agent?: Agent;
  /** Where files lie on their way, in a folder of their own; the system's temporary folder where not given. */
  readonly tempDir?: string;
  readonly log?: Log;
}

/**
 * The sessions of `directory` (its real path in the sandbox) in a sandbox that another program runs, reached file by
 * file. `projectsDir` is the absolute path of the agent's `projects` folder in the sandbox. A sandbox whose shell
 * cannot list files still gives and takes the transcript itself.
 */
export function sandboxSessionStore(
  directory: string,
  handle: SandboxHandle,
  projectsDir: string,
  options: SandboxStoreOptions = {},
): SessionStore {
  const { agent = claudeCode, tempDir = tmpdir(), log = silentLog } = options;
  const clean = posix.normalize(directory).replace(/(?<=.)\/$/, '');
  const sandbox = { agent, handle, tempDir, log, projectsDir, encoded: agent.encodeDirectory(clean) };
  return {
    directory: clean,
    projectsDir,
    sessionFilePath(id) {
      checkSessionId(agent, id);
      return posix.join(projectsDir, sandbox.encoded.name, transcriptName(id));
    },
    async list() {
      const listed = (await listSandbox(sandbox)) ?? [];
      return listed.flatMap(({ name, type, size, mtime }) => {
        const id = type === 'file' ? sessionOfTranscript(agent, name) : undefined;
        return id === undefined ? [] : [{ id, size, mtime }];
      });
    },
    read(ids, include) {
      for (const id of ids) checkSessionId(agent, id);
      return readSandboxSessions(sandbox, ids, include);
    },
    async glance(id, names) {
      checkSessionId(agent, id);
      return glanceInto(sandbox, await projectFolderOf(sandbox, id), names);
    },
    async write(id, files) {
      checkSessionId(agent, id);
      return writeSandboxSession({ ...sandbox, id, folder: await projectFolderOf(sandbox, id) }, files);
    },
  };
}
