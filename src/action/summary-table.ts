import type { CapturedSession } from '../flows/capture.ts';
import type { SessionExtent } from '../sessions/extent.ts';
import { count, duration, number, size } from './amounts.ts';
import { repairs, savedLabel } from './phrases.ts';
import type { Figures, Outcome, State } from './state.ts';
import { code, link, text } from './summary-text.ts';

/** What became of the session at the end of the job. */
export interface Ending {
  readonly captured?: CapturedSession | undefined;
  /** Why there is no capture although there should be one. */
  readonly trouble?: string;
}

export type Row = readonly [what: string, cell: string];

/** Where the runs of the repository can be looked at. */
export type RunUrl = (runId: number | undefined) => string | undefined;

/** The rows of the table, without those there is nothing to tell of. */
export function tableRows({ settings, outcome }: State, ending: Ending | undefined, runUrl: RunUrl): readonly Row[] {
  const { session } = outcome;
  const captured = ending?.captured;
  const rows: readonly (Row | undefined)[] = [
    ['Name', code(settings.name)],
    sessionRow(captured?.id ?? session?.id, captured?.resumedFrom),
    ['Verdict', verdict(outcome, runUrl)],
    session?.repair && ['Repaired', repairs(session.repair)],
    session?.cutOff && ['Gap', gap(session.cutOff)],
    ending && ['Captured', capturedCell(ending)],
    ...figureRows(captured?.facts ?? session?.figures, { before: captured && session?.figures, captured }),
    ...extentRows(captured?.extent ?? session?.extent, captured),
    captured && ['Redactions', redactions(captured, settings.redact)],
    captured?.lineage.forkedBeside && ['Lineage', forked(captured.lineage.forkedBeside.runId, runUrl)],
    captured?.lineage.forkedFrom && ['Lineage', `forked from ${run(captured.lineage.forkedFrom.runId, runUrl)}`],
  ];
  return rows.filter((row) => row !== undefined);
}

function sessionRow(id: string | undefined, resumedFrom: string | undefined): Row | undefined {
  if (id === undefined) return undefined;
  return ['Session', resumedFrom === undefined ? code(id) : `${code(id)}, goes on from ${code(resumedFrom)}`];
}

function verdict({ verdict, session, trouble }: Outcome, runUrl: RunUrl): string {
  if (session === undefined) return trouble === undefined ? verdict : `${verdict}: ${text(trouble)}`;
  return `${verdict} from ${run(session.runId, runUrl)}`;
}

function gap({ reachable, rows }: { reachable: number; rows: number }): string {
  return `the model will see ${number(reachable)} of ${count(rows, 'row')}`;
}

function capturedCell({ captured, trouble }: Ending): string {
  if (trouble !== undefined) return `failed: ${text(trouble, 2000)}`;
  return captured === undefined ? 'no session was used' : `as ${link(text(savedLabel(captured)), captured.saved.url)}`;
}

function figureRows(
  figures: Figures | undefined,
  { before, captured }: { before: Figures | undefined; captured: CapturedSession | undefined },
): readonly (Row | undefined)[] {
  if (figures === undefined) return [];
  const { turns, tokens, models, firstTimestamp, lastTimestamp } = figures;
  const added = captured === undefined ? '' : `, ${number(Math.max(0, turns - (before?.turns ?? 0)))} in this run`;
  return [
    ['Turns', `${number(turns)}${added}`],
    tokens.input + tokens.output > 0 ? ['Tokens', tokensCell(tokens, captured && before?.tokens)] : undefined,
    models.length > 0
      ? [
          'Models',
          models
            .slice(0, 5)
            .map((model) => code(model.slice(0, 80)))
            .join(', '),
        ]
      : undefined,
    durationRow(span(firstTimestamp, lastTimestamp), captured && span(captured.facts?.firstSince, lastTimestamp)),
  ];
}

function tokensCell(tokens: Figures['tokens'], before: Figures['tokens'] | undefined): string {
  const cached = tokens.cacheRead + tokens.cacheWrite;
  const parts = [`${number(tokens.input)} in`, `${number(tokens.output)} out`];
  if (cached > 0) parts.push(`${number(tokens.cacheRead)} from cache, ${number(tokens.cacheWrite)} into it`);
  const added =
    before === undefined
      ? ''
      : `; ${number(Math.max(0, tokens.input - before.input))} in and ${number(Math.max(0, tokens.output - before.output))} out in this run`;
  return parts.join(', ') + added;
}

/** Milliseconds; `undefined` where one of the two is no time. */
function span(first: string | undefined, last: string | undefined): number | undefined {
  const milliseconds = Date.parse(last ?? '') - Date.parse(first ?? '');
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

function durationRow(all: number | undefined, inRun: number | undefined): Row | undefined {
  if (all === undefined) return undefined;
  return [
    'Duration',
    inRun === undefined ? duration(all) : `${duration(inRun)} in this run, ${duration(all)} from first to last row`,
  ];
}

function extentRows(extent: SessionExtent | undefined, captured: CapturedSession | undefined): readonly Row[] {
  if (extent === undefined) return [];
  const agents = extent.subagents > 0 ? `, ${count(extent.subagents, 'sub-agent')}` : '';
  const stored =
    captured === undefined ? '' : `, ${size(captured.saved.size)} stored${captured.sealed ? ', sealed' : ''}`;
  return [
    ['Files', `${count(extent.files, 'file')}, ${count(extent.rows, 'row')}${agents}`],
    ['Size', `${size(extent.size)}${stored}`],
  ];
}

function redactions({ redactions }: CapturedSession, redact: boolean): string {
  if (!redact) return 'off';
  const rules = Object.entries(redactions).slice(0, MOST_RULES);
  return rules.length === 0
    ? 'none'
    : rules.map(([rule, removed]) => `${text(rule, 80)} ${number(removed)}`).join(', ');
}

const MOST_RULES = 40;

function forked(runId: number | undefined, runUrl: RunUrl): string {
  return `forked: ${run(runId, runUrl)} captured the same name meanwhile; both are kept`;
}

function run(runId: number | undefined, runUrl: RunUrl): string {
  return runId === undefined ? 'a run' : link(`run ${runId}`, runUrl(runId));
}
