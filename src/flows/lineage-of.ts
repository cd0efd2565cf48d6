import type { Lineage, Rival } from '../bundle/lineage.ts';
import type { CaptureRequest, Ports } from './capture.ts';
import { findRival } from './rival.ts';

/** Where a captured session comes from; nothing where it does not go on from the one that was restored. */
export function lineageOf(
  { id, resumedFrom }: { id: string; resumedFrom: string | undefined },
  { restored, fork }: CaptureRequest,
  rival: Rival | undefined,
): Lineage {
  if (restored === undefined || (id !== restored.id && resumedFrom !== restored.id)) return {};
  const { lineage, earlierRuns } = restored;
  const parent = lineage.at(-1);
  if (fork && id !== restored.id) return parent === undefined ? {} : { forkedFrom: parent };
  return {
    lineage,
    ...(earlierRuns === 0 ? {} : { earlierRuns }),
    ...(rival === undefined ? {} : { forkedBeside: rival }),
  };
}

/** Looks whether another run kept the name since this one restored. It is no matter where nothing was restored. */
export async function rivalOf(
  { restored, name, source, run, trust, keys }: CaptureRequest,
  { lookup, log }: Ports,
): Promise<Rival | undefined> {
  if (restored?.newestAt === undefined || restored.name !== name) return undefined;
  if (lookup.merges === true && keys === undefined) return undefined;
  return await findRival({ name, runId: source.runId, run, trust, newestAt: restored.newestAt }, lookup, log);
}
