import type { SpooledFile } from '../sessions/spool-files.ts';
import type { ContainerAccess } from './access.ts';
import { placeByCopy } from './place-by-copy.ts';
import { placeByExec } from './place-by-exec.ts';
import { byPrograms } from './way.ts';

export interface Placing {
  readonly files: readonly SpooledFile[];
  /** The project folder. */
  readonly folder: string;
  /** Folders above it that may be missing and are the agent's, outermost first. */
  readonly parents: readonly string[];
  /** What becomes of other files in their places. Default: they give way. */
  readonly existing?: 'stays';
}

/**
 * Puts files into the container as the agent's user would have written them and reads them back. Files whose later
 * state is there already are left, and returned by path; where
 * what exists stays, so are all others that differ.
 * @throws SessionCaptureError when what is there afterwards is not what was sent.
 */
export async function placeFiles(access: ContainerAccess, placing: Placing): Promise<ReadonlySet<string>> {
  const kept = await byPrograms(access, 'find or tar', () => placeByExec(access, placing));
  return kept ?? (await placeByCopy(access, placing));
}
