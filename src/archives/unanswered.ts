import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const PAUSES = [1000, 3000];

/**
 * GitHub's clients ask again where a service answered with a failure, and not where nobody answered at all: a connection
 * that was reset, a name that was not found. Asks again for them.
 * @param reasonOf The client's words for an outcome, or for what it threw.
 */
export async function untilAnswered<T>(ask: () => Promise<T>, reasonOf: (outcome: T | Error) => string): Promise<T> {
  for (const wait of PAUSES) {
    const outcome = await ask().catch(asError);
    if (codeIn(reasonOf(outcome)) === undefined) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    await pause(wait);
  }
  return await ask();
}

/** Why nobody answered, as Node calls it: `ECONNRESET`. */
export function codeIn(reason: string): string | undefined {
  return /Unable to make request: (\w+)/.exec(reason)?.[1];
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
