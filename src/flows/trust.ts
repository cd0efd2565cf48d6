import type { BundleOrigin } from '../archives/archive.ts';

/** The run that wants to restore. */
export interface CurrentRun {
  /** The repository whose code this run is for. `undefined` outside of a workflow. */
  readonly headRepositoryId: number | undefined;
}

/**
 * Why a bundle of this origin is not restored; `undefined` when it may be. A restored transcript is input to an agent
 * that may hold write tokens, while a stranger's pull request can upload an artifact of any name: so a bundle is taken
 * only from runs for the same head repository. Archives without an origin belong to whoever configured them.
 */
export function whyNotTrusted(origin: BundleOrigin, run: CurrentRun): string | undefined {
  if (origin.repositoryId === undefined && origin.headRepositoryId === undefined) return undefined;
  if (origin.headRepositoryId === undefined || run.headRepositoryId === undefined) {
    return `it cannot be said whose code its run${ofRun(origin)} was for`;
  }
  if (origin.headRepositoryId !== run.headRepositoryId) {
    return `its run${ofRun(origin)} was for another repository (id ${origin.headRepositoryId}, here ${run.headRepositoryId})`;
  }
  return undefined;
}

function ofRun({ runId }: BundleOrigin): string {
  return runId === undefined ? '' : ` ${runId}`;
}
