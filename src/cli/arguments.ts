import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../errors.ts';

/**
 * Reads the arguments of a command.
 * @throws UserError for one that is not known, or has no value.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UserError(error.message, { cause: error });
    }
    throw error;
  }
}
