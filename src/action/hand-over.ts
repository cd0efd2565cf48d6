import { chmod, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundSession } from '../flows/restore.ts';
import type { Log } from '../log.ts';
import type { JobContext } from './context.ts';
import type { Inputs } from './inputs.ts';
import { openMounted } from './open-mounted.ts';
import { placeBeside } from './place-beside.ts';
import { putInto } from './put-session.ts';
import type { RestoreResult } from './restore-result.ts';
import { settingsOf } from './state.ts';
import { jobFolderPrefix } from './temp-folder.ts';

/**
 * Prepares a config directory on the host for a container that a later step starts, to be mounted with `-v`, with the
 * session in it where one was found. Its rows are written for `working-directory` and `config-directory`, which name
 * paths of that container.
 */
export async function handOver(
  inputs: Inputs,
  { session, context, log }: { session: FoundSession | undefined; context: JobContext; log: Log },
): Promise<RestoreResult> {
  const folder = await mkdtemp(jobFolderPrefix(context));
  const configDirectory = join(folder, '.claude');
  await mkdir(configDirectory);
  const directory = inputs.workingDirectory ?? session?.manifest.directory ?? context.workspace;
  const mounted = { configDirectory, directory, spelledAs: inputs.configDirectory ?? configDirectory };
  const place = openMounted(settingsOf(inputs), mounted);
  const result = session && (await putInto(place, session, inputs, log));
  const others = await placeBeside(place, inputs, { context, log, except: session?.manifest.sessionId });
  await openToAll(configDirectory);
  return {
    outcome: { ...result?.outcome, verdict: 'deferred', handedOver: folder, configDirectory, directory },
    placed: [...(result?.placed ?? []), ...others],
  };
}

/** The container's user is not known here and must be able to write; the folder above is closed to others. */
async function openToAll(path: string): Promise<void> {
  await chmod(path, 0o777);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);
  }
}
