import { oneLine } from '../bundle/layout.ts';
import { ArchiveError, CommandError } from '../errors.ts';
import { type CommandResult, exitFailure } from '../exec.ts';
import { attemptGit, type GitOptions } from './git.ts';

/** Milliseconds for one exchange with a server. */
const LONGEST_EXCHANGE = 30 * 60 * 1000;

/**
 * Runs git where it talks to a remote repository.
 * @throws ArchiveError, with the last line that git said, where it fails.
 */
export async function exchange(bare: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const result = await attemptExchange(bare, args, options);
  if (result.exitCode !== 0) throw unreachable(exitFailure('git', result));
  return result.stdout;
}

/** The same, whatever git's exit code is. */
export async function attemptExchange(
  bare: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<CommandResult> {
  try {
    return await attemptGit(bare, args, { timeout: LONGEST_EXCHANGE, ...options });
  } catch (error) {
    throw error instanceof CommandError ? unreachable(error) : error;
  }
}

function unreachable(cause: CommandError): ArchiveError {
  // What git advises is to set up what nobody's configuration sets up here.
  if (/dubious ownership/.test(cause.stderr)) {
    const message =
      'The remote history is on this machine and belongs to another user, and git opens none such by its URL: name it by its path.';
    return new ArchiveError(message, { cause });
  }
  return new ArchiveError(
    `The remote history cannot be used: ${oneLine(cause.message)} Check its URL, and that this job may read and write it.`,
    { cause },
  );
}
