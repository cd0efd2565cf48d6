import { posix } from 'node:path';
import type { Agent, EncodedDirectory } from '../agents/agent.ts';
import type { Log } from '../log.ts';
import type { SandboxHandle } from './sandbox.ts';
import { knownPart, transcriptName } from './session-files.ts';
import type { FileGlance } from './session-store.ts';
import { parseStatRecords, STAT_FORMAT, type StatRecord } from './stat-records.ts';

export interface Sandbox {
  readonly agent: Agent;
  readonly handle: SandboxHandle;
  readonly tempDir: string;
  readonly log: Log;
  readonly projectsDir: string;
  readonly encoded: EncodedDirectory;
}

/** An entry of a project folder. */
export interface FolderEntry extends StatRecord {
  /** The project folder's absolute path. */
  readonly folder: string;
  readonly name: string;
}

/** The entries of the project folder, or folders where the name can't be known; `undefined` where it can't be listed. */
export async function listSandbox(sandbox: Sandbox): Promise<readonly FolderEntry[] | undefined> {
  const { projectsDir, encoded } = sandbox;
  const root = encoded.certain ? posix.join(projectsDir, encoded.name) : projectsDir;
  const depth = encoded.certain ? 1 : 2;
  const records = await find(sandbox, root, { roots: [root], tests: `-mindepth ${depth} -maxdepth ${depth}` });
  return records
    ?.filter(({ path }) => encoded.certain || path.startsWith(knownPart(encoded)))
    .map((record) => ({
      ...record,
      folder: posix.dirname(posix.join(root, record.path)),
      name: posix.basename(record.path),
    }));
}

/** Where the session lies, or would be put: an existing folder wins where the agent's name for it can't be known. */
export async function projectFolderOf(sandbox: Sandbox, id: string): Promise<string> {
  const { projectsDir, encoded } = sandbox;
  const named = posix.join(projectsDir, encoded.name);
  if (encoded.certain) return named;
  const listed = (await listSandbox(sandbox)) ?? [];
  const holder = listed.find(({ name }) => name === transcriptName(id))?.folder;
  const folders = new Set(listed.map(({ folder }) => folder));
  const [only] = folders.size === 1 ? folders : [];
  return holder ?? only ?? named;
}

export async function glanceInto(
  sandbox: Sandbox,
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, FileGlance> | undefined> {
  const roots = names.map((name) => posix.join(folder, name));
  const records = await find(sandbox, folder, { roots, tests: '-type f', mayMiss: true });
  return records && new Map(records.map(({ path, size, mtime }) => [path, { size, mtime }]));
}

/** Looks below `roots`, all of them in or at `base`, which the paths of the answer are relative to. */
export async function find(
  { handle, log }: Sandbox,
  base: string,
  { roots, tests, mayMiss = false }: { roots: readonly string[]; tests: string; mayMiss?: boolean },
): Promise<readonly StatRecord[] | undefined> {
  const command = `find ${roots.map(quote).join(' ')} ${tests} -exec stat -c '${STAT_FORMAT}' {} +${mayMiss ? ' || true' : ''}`;
  try {
    const { stdout, exitCode } = await handle.exec(command);
    if (exitCode === 0) return parseStatRecords(stdout, base);
    log.debug(`The sandbox could not list ${base}: exit code ${exitCode}.`);
  } catch (error) {
    log.debug(`The sandbox could not list ${base}: ${String(error)}.`);
  }
  return undefined;
}

/** Quotes a text for a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
