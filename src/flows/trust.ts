import type { Archive, BundleOrigin } from '../archives/archive.ts';
import { quoted } from '../bundle/layout.ts';
import type { Manifest } from '../bundle/manifest.ts';

/** Whose bundles may be restored: the input `trust`. */
export type Trust = 'same-repository' | 'branch' | 'any';

/** The run that wants to restore. Fields are `undefined` where the runner does not say. */
export interface CurrentRun {
  readonly repositoryId: number | undefined;
  /** The repository whose code this run is for; the fork, for a pull request from one. */
  readonly headRepositoryId: number | undefined;
  readonly headBranch: string | undefined;
}

export interface TrustPolicy {
  readonly trust: Trust;
  readonly run: CurrentRun;
  /** Of the archive that the bundle was found in. */
  readonly origins: Archive['origins'];
}

/**
 * Why a bundle of this origin is not restored, in words that follow its label; `undefined` when it may be. A restored
 * transcript is input to an agent that may hold write tokens, while a stranger's pull request can upload an artifact of
 * any name: so a bundle is taken only from runs of this repository, for the code of the same head repository. An archive
 * that nobody vouches for belongs to whoever configured it.
 */
export function whyNotTrusted(origin: BundleOrigin, policy: TrustPolicy): string | undefined {
  if (policy.trust === 'any') return undefined;
  if (policy.origins === 'unknown') {
    return policy.trust === 'branch' ? 'its archive does not say which branch it was captured for' : undefined;
  }
  return (
    whyOtherRepository(origin, policy.run) ??
    (policy.trust === 'branch' ? whyOtherBranch(origin, policy.run) : undefined)
  );
}

function whyOtherRepository(origin: BundleOrigin, run: CurrentRun): string | undefined {
  const { runId, repositoryId, headRepositoryId } = origin;
  if (runId === undefined || repositoryId === undefined || headRepositoryId === undefined) {
    return `the service does not say which repository its run${ofRun(origin)} was for`;
  }
  if (run.repositoryId === undefined || run.headRepositoryId === undefined) {
    return `its run${ofRun(origin)} was for repository ${headRepositoryId}, and it cannot be said which one this run is for`;
  }
  if (repositoryId !== run.repositoryId) {
    return `its run${ofRun(origin)} belongs to repository ${repositoryId}, and this run to repository ${run.repositoryId}`;
  }
  if (headRepositoryId !== run.headRepositoryId) {
    return `its run${ofRun(origin)} was for the code of repository ${headRepositoryId}, and this run is for that of repository ${run.headRepositoryId}`;
  }
  return undefined;
}

function whyOtherBranch(origin: BundleOrigin, run: CurrentRun): string | undefined {
  if (origin.headBranch === undefined) return `the service does not say which branch its run${ofRun(origin)} was for`;
  if (run.headBranch === undefined) {
    return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and it cannot be said which one this run is for`;
  }
  if (origin.headBranch === run.headBranch) return undefined;
  return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and this run is for branch ${quoted(run.headBranch)}`;
}

/**
 * Where a bundle's manifest says something else of its origin than the archive, or than the name it was kept under: a
 * copy of another bundle, or a forgery. What only one of them says is no contradiction.
 */
export function whyInconsistent(
  { name, source }: Pick<Manifest, 'name' | 'source'>,
  origin: BundleOrigin,
  askedName: string | undefined,
): string | undefined {
  const told = [
    ['run', origin.runId, source.runId],
    ['repository', origin.repositoryId, source.repositoryId],
    ['head repository', origin.headRepositoryId, source.headRepositoryId],
  ] as const;
  for (const [what, archived, claimed] of told) {
    if (archived !== undefined && claimed !== undefined && archived !== claimed) {
      return `its manifest names ${what} ${claimed}, and it comes from ${what} ${archived}`;
    }
  }
  if (askedName !== undefined && name !== askedName) {
    return `its manifest names session ${quoted(name)}, and it was kept as ${quoted(askedName)}`;
  }
  return undefined;
}

function ofRun({ runId }: BundleOrigin): string {
  return runId === undefined ? '' : ` ${runId}`;
}
