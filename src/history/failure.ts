import type { CommandError } from '../errors.ts';
import type { CommandResult } from '../exec.ts';

/** The failure of a git that ended by itself. */
export async function exitFailureOf(result: Omit<CommandResult, 'stdout'>): Promise<CommandError> {
  const { exitFailure } = await import('../exec.ts');
  return exitFailure('git', result);
}
