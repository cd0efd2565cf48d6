import { ArchiveError, CommandError, fileSystemFault, SessionCaptureError, UserError } from '../errors.ts';
import type { JobContext } from './context.ts';

/**
 * What a step could not do for the file system's sake, in words; any other error as it is. What was written to an archive or
 * a sandbox is told with its place where that is known, and all else lies in the runner's temporary folder.
 */
export function explainDisk(error: unknown, runnerTemp: string): unknown {
  const fault = fileSystemFault(error) ?? absence(error, runnerTemp);
  if (fault === undefined || TOLD.some((kind) => error instanceof kind)) return error;
  return new SessionCaptureError(`The runner's temporary folder ${runnerTemp} cannot be used: ${fault}.`, {
    cause: error,
  });
}

/** Why a file in the runner's temporary folder could not be made, where the folder itself is missing. */
function absence(error: unknown, runnerTemp: string): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const { code, path } = error;
  if ((code !== 'ENOENT' && code !== 'ENOTDIR') || !String(path).startsWith(runnerTemp)) return undefined;
  return `it is ${code === 'ENOENT' ? 'not there' : 'no folder'} (${code}). Keep it as the runner made it to the end of the job`;
}

/** A message that names the runner's temporary folder in place of what this step has in it, which is gone when it is read. */
export function plainPlaces(message: string, { temp, runnerTemp }: Pick<JobContext, 'temp' | 'runnerTemp'>): string {
  return message.split(temp).reduce((before, after) => `${before}${runnerTemp}${after.replace(/^[^\s:,]*/, '')}`);
}

const TOLD = [UserError, ArchiveError, CommandError, SessionCaptureError];
