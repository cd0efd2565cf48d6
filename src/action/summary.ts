import * as core from '@actions/core';
import type { Lineage } from '../bundle/lineage.ts';
import type { JobContext } from './context.ts';
import type { State } from './state.ts';
import { lineagePicture } from './summary-lineage.ts';
import { type Ending, tableRows } from './summary-table.ts';
import { fenced, joinWithin } from './summary-text.ts';

/** Bytes of a summary. */
const LONGEST = 60_000;

/** Of one of the agent's answers. */
const LONGEST_ANSWER = 12_000;

type Where = Pick<JobContext, 'serverUrl' | 'repository' | 'runId'>;

/** Writes what became of the session to the job summary, unless the author asked for none. It never fails a step. */
export async function writeSummary(state: State, where: Where, ending?: Ending): Promise<void> {
  if (state.settings.summary === 'none' || process.env.GITHUB_STEP_SUMMARY === undefined) return;
  try {
    await core.summary.addRaw(summaryText(state, where, ending)).write();
  } catch (error) {
    core.debug(`The job summary could not be written: ${String(error)}`);
  }
}

/** The table, the picture of the lineage, and the agent's last answers where they were asked for: less than 64 KB. */
export function summaryText(state: State, where: Where, ending?: Ending): string {
  const runUrl = (runId: number | undefined) =>
    runId === undefined ? undefined : `${where.serverUrl}/${where.repository}/actions/runs/${runId}`;
  const rows = tableRows(state, ending, runUrl).map(([what, cell]) => `| ${what} | ${cell} |`);
  const table = ['### Agent session', '', '| | |', '|---|---|', ...rows, ''].join('\n');
  const answers = ending?.captured?.answers ?? [];
  const picture = lineagePicture(lineOf(state, ending), endOf(where, ending));
  return joinWithin([table, picture, ...answers.map((answer) => fenced(answer, LONGEST_ANSWER)), '\n'], LONGEST);
}

/** The line of the capture, and before there is one, that of what was restored. */
function lineOf({ outcome: { session } }: State, ending: Ending | undefined): Lineage {
  return ending?.captured?.lineage ?? (session === undefined ? {} : session);
}

function endOf({ runId }: Where, ending: Ending | undefined) {
  const captured = ending?.captured;
  const note = ending === undefined ? 'restored' : ending.trouble === undefined ? 'not used' : 'not kept';
  return { runId, sessionId: captured?.id, rows: captured?.extent.rows, note };
}
