/** An earlier capture that a session came through. */
export interface Ancestor {
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  readonly sessionId: string;
  /** RFC 3339. */
  readonly capturedAt: string;
  /** Of its transcript. */
  readonly rows: number;
}

/** Another capture of the same name that was kept while the session was worked on: their common line forked. */
export interface Rival {
  readonly runId?: number;
  /** RFC 3339: when it was kept, by the clock of the archive. */
  readonly keptAt: string;
}

/** Where a session comes from, capture by capture. */
export interface Lineage {
  /** The captures before this one, oldest first: at most `LONGEST_LINEAGE`. */
  readonly lineage?: readonly Ancestor[];
  /** How many came before those and are no longer told. */
  readonly earlierRuns?: number;
  /** The capture that a line of its own began from, where the session was forked on purpose. */
  readonly forkedFrom?: Ancestor;
  readonly forkedBeside?: Rival;
}

export const LONGEST_LINEAGE = 50;

/** Characters of a job's id. */
export const LONGEST_JOB = 100;

/** The lineage of a session that goes on from a capture. `runId` is the run that made it, as the archive says. */
export function lineageAfter(
  { sessionId, source, capturedAt, rows, lineage = [], earlierRuns = 0 }: Capture,
  runId: number | undefined,
): { readonly lineage: readonly Ancestor[]; readonly earlierRuns: number } {
  const { runAttempt, job } = source;
  const ancestor: Ancestor = {
    ...(runId === undefined ? {} : { runId }),
    ...(runAttempt === undefined ? {} : { runAttempt }),
    ...(job === undefined || job.length > LONGEST_JOB ? {} : { job }),
    sessionId,
    capturedAt,
    rows,
  };
  const all = [...lineage, ancestor];
  const kept = all.slice(-LONGEST_LINEAGE);
  return { lineage: kept, earlierRuns: Math.min(earlierRuns + all.length - kept.length, Number.MAX_SAFE_INTEGER) };
}

interface Capture extends Lineage {
  readonly sessionId: string;
  readonly source: { readonly runAttempt?: number; readonly job?: string };
  readonly capturedAt: string;
  readonly rows: number;
}
