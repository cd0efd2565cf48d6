import { quoted } from '../bundle/layout.ts';
import type { Log } from '../log.ts';
import type { Keeper, Labels } from './both-kept.ts';
import type { Beside } from './merge-contents.ts';
import type { Outcome } from './merge-manifest.ts';
import type { Conflict } from './merge-sides.ts';
import type { Side } from './row-plan.ts';

/** What a merge has decided so far. */
export interface Ledger {
  /** What has to change in `ours`. */
  readonly changes: Map<string, string | undefined>;
  /** What came of the files that differ. */
  readonly outcomes: Map<string, Outcome>;
  /** Where contents are kept that lost their places, by these. */
  readonly besides: Map<string, Beside>;
  take(conflict: Conflict, side: Side): void;
  /** Takes one of the two, whichever side it is merged from the same one, and keeps the other beside it. */
  keepBoth(conflict: Conflict): void;
}

export function ledgerOf(
  changes: Map<string, string | undefined>,
  { keeper, labels, log }: { keeper: Keeper; labels: Labels; log: Log },
): Ledger {
  const outcomes = new Map<string, Outcome>();
  const besides = new Map<string, Beside>();

  function take({ path, theirs }: Conflict, side: Side): void {
    outcomes.set(path, side);
    if (side === 'theirs') changes.set(path, theirs);
  }

  function keepBoth(conflict: Conflict): void {
    const { path, ours, theirs } = conflict;
    const [winner, loser, blob] =
      ours > theirs ? (['ours', 'theirs', theirs] as const) : (['theirs', 'ours', ours] as const);
    const beside = keeper.keep(path, loser, blob);
    log.warning(
      `Two versions of ${quoted(path)} differ, and both were kept: that of ${labels[loser]} as ${quoted(beside)}.`,
    );
    besides.set(path, { path: beside, side: loser });
    take(conflict, winner);
  }

  return { changes, outcomes, besides, take, keepBoth };
}
