import type { CapturedSession } from '../flows/capture.ts';
import type { SessionExtent } from '../sessions/extent.ts';
import type { RowTree } from '../transcript/inspect-tree.ts';
import type { RepairReport } from '../transcript/repair.ts';
import { count, size } from './amounts.ts';
import type { RestoredSession } from './state.ts';

/** The closing line of a restore. */
export function restoredLine(session: RestoredSession): string {
  const source = session.runId === undefined ? '' : ` of run ${session.runId}`;
  return `Restored session ${shortId(session.id)}${source}: ${restoredExtent(session)}`;
}

/** What was restored and what was done to it. */
function restoredExtent({ extent: amount, repair }: RestoredSession): string {
  const done = `${extent(amount)}; ${count(amount.rewritten, 'path')} rewritten`;
  return repair === undefined ? done : `${done}; repaired: ${repairs(repair)}`;
}

/** What was done to a damaged transcript. */
export function repairs({ rowsWonBack, tornParts, nulBytes, newlineAdded }: RepairReport): string {
  const done: string[] = [];
  if (rowsWonBack > 0) done.push(`${count(rowsWonBack, 'row')} won back`);
  if (tornParts > 0) done.push(`${count(tornParts, 'torn part')} left out`);
  if (nulBytes > 0) done.push(`${count(nulBytes, 'NUL byte')} left out`);
  if (newlineAdded) done.push('the final newline added');
  return done.join(', ');
}

/** Why an agent that goes on with a session will not know all of it. */
export function cutOffLine(id: string, { reachable, rows }: RowTree): string {
  return `Session ${shortId(id)} is restored as it is, but the model will see ${reachable} of ${rows} rows, since a row that others go on from is missing.`;
}

/** The closing line of a capture. */
export function capturedLine(captured: CapturedSession): string {
  return `Captured session ${shortId(captured.id)} as ${savedLabel(captured)}: ${capturedExtent(captured)}`;
}

/** What its bundle is called where it is kept. */
export function savedLabel({ saved: { name, label = name } }: CapturedSession): string {
  return label;
}

/** That another run captured the session while this one went on with it; `undefined` where none did. */
export function forkedLine(
  { lineage: { lineage = [], forkedBeside } }: CapturedSession,
  { name, runId }: { name: string; runId: number | undefined },
): string | undefined {
  if (forkedBeside === undefined) return undefined;
  const parent = runName(lineage.at(-1)?.runId);
  const other = runName(forkedBeside.runId);
  const way = forkedBeside.runId === undefined ? '' : ` Restore the other with run-id: ${forkedBeside.runId}.`;
  return `The lineage of session ${name} forked: this run${runId === undefined ? '' : ` (${runId})`} went on from ${parent}, and ${other} captured ${name} meanwhile. Both captures are kept, and ${name} now means this one, the newest.${way} A concurrency group lets runs wait for each other.`;
}

function runName(runId: number | undefined): string {
  return runId === undefined ? 'another run' : `run ${runId}`;
}

/** What was captured, what was done to it, and what it takes where it is kept. */
function capturedExtent({ extent: amount, redactions, sealed, saved }: CapturedSession): string {
  const secrets = Object.values(redactions).reduce((sum, removed) => sum + removed, 0);
  const done = [`${count(amount.rewritten, 'path')} rewritten`];
  if (secrets > 0) done.push(`${count(secrets, 'secret')} taken out`);
  done.push(`${size(saved.size)} stored${sealed ? ', sealed' : ''}`);
  return `${extent(amount)}; ${done.join(', ')}`;
}

/** `7c1de0a4…`: enough of an id to find it, short enough for a line. */
function shortId(id: string): string {
  return `${id.slice(0, 8)}…`;
}

/** What a session consists of: `412 rows, 2 sub-agents, 1.3 MB`. */
function extent(session: SessionExtent): string {
  const parts = [count(session.rows, 'row')];
  if (session.subagents > 0) parts.push(count(session.subagents, 'sub-agent'));
  return [...parts, size(session.size)].join(', ');
}
