import { lineageAfter } from '../bundle/lineage.ts';
import { type FoundSession, placeSession } from '../flows/restore.ts';
import type { Log } from '../log.ts';
import { sessionExtent } from '../sessions/extent.ts';
import type { TranscriptFacts } from '../transcript/inspect.ts';
import type { Inputs } from './inputs.ts';
import { type Place, sandboxFacts } from './open-store.ts';
import { cutOffLine } from './phrases.ts';
import type { RestoreResult } from './restore-result.ts';
import type { Figures, Outcome } from './state.ts';

/** Puts a found session into a place and says so. */
export async function putInto(place: Place, session: FoundSession, inputs: Inputs, log: Log): Promise<RestoreResult> {
  const { sessionId } = session.manifest;
  const put = () => placeSession(session, place.store, inputs);
  const { files, kept, condition } = await log.group(`Restore the session into ${place.label}`, put);
  const repair = condition?.repair;
  const tree = condition?.facts.tree;
  if (tree?.cutOff === true) log.warning(cutOffLine(sessionId, tree));
  const outcome: Outcome = {
    verdict: repair === undefined ? 'restored' : 'repaired',
    session: {
      id: sessionId,
      name: session.manifest.name,
      ...lineageAfter(session.manifest, session.runId),
      ...(session.newestAt === undefined ? {} : { newestAt: session.newestAt }),
      ...(session.runId === undefined ? {} : { runId: session.runId }),
      extent: sessionExtent(files),
      ...(repair === undefined ? {} : { repair }),
      ...(tree?.cutOff === true ? { cutOff: { reachable: tree.reachable, rows: tree.rows } } : {}),
      ...(condition === undefined ? {} : { figures: figuresOf(condition.facts) }),
    },
    sessionFile: place.store.sessionFilePath(sessionId),
    ...sandboxFacts(place),
  };
  // A transcript the store kept is longer than ours: by its time alone it is seen whether the agent goes on with it.
  const transcript = files.find(({ kind, path }) => kind === 'transcript' && !kept.includes(path));
  return { outcome, placed: transcript === undefined ? [] : [{ id: sessionId, size: transcript.size }] };
}

/** Only what the summary tells: a state goes through the environment of the job's processes. */
function figuresOf({ turns, tokens, models, firstTimestamp, lastTimestamp }: TranscriptFacts): Figures {
  const times = [firstTimestamp, lastTimestamp].map((time) => time?.slice(0, LONGEST_TIME));
  const named = models.slice(0, MOST_MODELS).map((model) => model.slice(0, LONGEST_MODEL));
  return { turns, tokens, models: named, firstTimestamp: times[0], lastTimestamp: times[1] };
}

const LONGEST_TIME = 40;
const MOST_MODELS = 5;
const LONGEST_MODEL = 80;
