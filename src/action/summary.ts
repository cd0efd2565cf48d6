import * as core from '@actions/core';
import type { CapturedSession } from '../flows/capture.ts';
import { capturedExtent, restoredExtent } from './phrases.ts';
import type { Outcome, State } from './state.ts';

/** What became of the session, for the job's summary. */
export interface Ending {
  readonly captured?: CapturedSession | undefined;
  readonly trouble?: string;
}

/** Writes the table of the restore and the capture to the job summary, unless the author asked for none. */
export async function writeSummary({ settings, outcome }: State, ending?: Ending): Promise<void> {
  if (settings.summary === 'none' || process.env.GITHUB_STEP_SUMMARY === undefined) return;
  const rows = [
    ['Name', code(settings.name)],
    ['Restored', restoredCell(outcome)],
    ...(ending === undefined ? [] : [['Captured', capturedCell(ending)]]),
    ...(ending?.captured === undefined ? [] : redactedRows(ending.captured)),
  ];
  const table = rows.map(([what, text]) => `| ${what} | ${text} |`);
  core.summary.addRaw(['### Agent session', '', '| | |', '|---|---|', ...table, '', ''].join('\n'));
  for (const answer of ending?.captured?.answers ?? []) core.summary.addRaw(fenced(answer));
  await core.summary.write();
}

function restoredCell({ verdict, session, trouble }: Outcome): string {
  if (session === undefined) return trouble === undefined ? verdict : `${verdict}: ${text(trouble)}`;
  const source = session.runId === undefined ? '' : ` of run ${session.runId}`;
  return `${verdict}: ${code(session.id)}${source}, ${restoredExtent(session)}`;
}

function capturedCell({ captured, trouble }: Ending): string {
  if (trouble !== undefined) return `failed: ${text(trouble)}`;
  if (captured === undefined) return 'no session was used';
  const { id, saved } = captured;
  const name = saved.url === undefined ? code(saved.name) : `[${text(saved.name)}](${saved.url})`;
  return `${code(id)} as ${name}, ${capturedExtent(captured)}`;
}

function redactedRows({ redactions }: CapturedSession): string[][] {
  const rules = Object.entries(redactions).map(([rule, removed]) => `${text(rule)} ${removed}`);
  return rules.length === 0 ? [] : [['Secrets taken out', rules.join(', ')]];
}

/** Text of others in a table's cell: on one line, and nothing in it is markup. */
function text(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>()#+|!&~@-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function code(value: string): string {
  return `<code>${text(value)}</code>`;
}

/** A fence longer than any in the text, so that the text cannot close it. */
function fenced(answer: string): string {
  const longest = Math.max(2, ...[...answer.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `\n${fence}text\n${answer}\n${fence}\n`;
}
