import type { PlacedSession } from '../sessions/choose.ts';
import type { Surroundings } from './context.ts';
import { plainPlaces } from './disk-fault.ts';
import type { Outcome } from './state.ts';

export interface RestoreResult {
  readonly outcome: Outcome;
  readonly placed: readonly PlacedSession[];
}

/** Says what went wrong, unless an earlier stage did, and lets the agent start fresh. */
export function troubled(error: unknown, told: string | undefined, { context, log }: Surroundings): RestoreResult {
  const trouble = sentence(plainPlaces(error instanceof Error ? error.message : String(error), context));
  const line = `${trouble} The agent starts without its earlier session.`;
  if (trouble === told) log.info(line);
  else log.warning(line);
  return { outcome: { verdict: 'fresh', trouble }, placed: [] };
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
