import type { Lineage } from '../bundle/lineage.ts';
import type { CaptureRequest, Ports } from './capture.ts';
import { findRival } from './rival.ts';

/** Where a captured session comes from; nothing where it does not go on from the one that was restored. */
export async function lineageOf(
  { id, resumedFrom }: { id: string; resumedFrom: string | undefined },
  { restored, fork, name, source, run, trust }: CaptureRequest,
  { lookup, log }: Ports,
): Promise<Lineage> {
  if (restored === undefined || (id !== restored.id && resumedFrom !== restored.id)) return {};
  const { lineage, earlierRuns, newestAt } = restored;
  const parent = lineage.at(-1);
  if (fork && id !== restored.id) return parent === undefined ? {} : { forkedFrom: parent };
  const asked = { name, runId: source.runId, run, trust };
  const rival =
    newestAt === undefined || restored.name !== name ? undefined : await findRival({ ...asked, newestAt }, lookup, log);
  return {
    lineage,
    ...(earlierRuns === 0 ? {} : { earlierRuns }),
    ...(rival === undefined ? {} : { forkedBeside: rival }),
  };
}
