import type { Ancestor, Lineage } from '../bundle/lineage.ts';
import { count } from './amounts.ts';

/** The capture at the end of a line: the one that was made now, or nothing yet. */
export interface LineEnd {
  readonly runId: number | undefined;
  readonly sessionId: string | undefined;
  readonly rows: number | undefined;
  /** For a node without a session: why. */
  readonly note?: string;
}

/** Captures that are drawn; the ones before are one node. */
const MOST_DRAWN = 8;

/**
 * A picture of the runs that a session came through, for GitHub's Mermaid; `''` where it began here. Labels are made of
 * numbers, ids and dates alone.
 */
export function lineagePicture(line: Lineage, end: LineEnd): string {
  const ancestors = line.forkedFrom === undefined ? (line.lineage ?? []) : [line.forkedFrom];
  if (ancestors.length === 0) return '';
  const drawn = ancestors.slice(-MOST_DRAWN);
  const earlier = ancestors.length - drawn.length + (line.earlierRuns ?? 0);
  const rows = ['flowchart LR'];
  if (earlier > 0) rows.push(node('before', [`${earlier} earlier`]), 'before --> r0');
  for (const [index, ancestor] of drawn.entries()) {
    rows.push(node(`r${index}`, labelOf(ancestor)));
    const next = drawn[index + 1];
    if (next !== undefined) rows.push(arrow(`r${index}`, `r${index + 1}`, edgeOf(ancestor.sessionId, next.sessionId)));
  }
  const last = `r${drawn.length - 1}`;
  const parent = drawn.at(-1)?.sessionId;
  const edge = line.forkedFrom === undefined ? edgeOf(parent, end.sessionId ?? parent) : 'fork';
  rows.push(node('here', [`${runLabel(end.runId)}, this one`, ...endLabel(end)]), arrow(last, 'here', edge));
  if (line.forkedBeside !== undefined) {
    const { runId, keptAt } = line.forkedBeside;
    rows.push(node('beside', [runLabel(runId), date(keptAt)]), arrow(last, 'beside', 'meanwhile'));
  }
  rows.push('style here stroke-width:3px');
  return `\n\`\`\`mermaid\n${rows.join('\n')}\n\`\`\`\n`;
}

function labelOf({ runId, sessionId, capturedAt, rows }: Ancestor): readonly string[] {
  return [runLabel(runId), sessionId.slice(0, 8), date(capturedAt), count(rows, 'row')];
}

function endLabel({ sessionId, rows, note }: LineEnd): readonly string[] {
  if (sessionId === undefined) return note === undefined ? [] : [note];
  return [sessionId.slice(0, 8), count(rows ?? 0, 'row')];
}

function edgeOf(from: string | undefined, to: string | undefined): string | undefined {
  return from === to ? undefined : 'new id';
}

function runLabel(runId: number | undefined): string {
  return runId === undefined ? 'a run' : `run ${runId}`;
}

function date(time: string): string {
  const parsed = new Date(time);
  return Number.isNaN(parsed.getTime()) ? '' : parsed.toISOString().slice(0, 16).replace('T', ' ');
}

function node(id: string, lines: readonly string[]): string {
  const clean = lines.map((line) => line.replace(/[^A-Za-z0-9 :,-]/g, '')).filter((line) => line !== '');
  return `${id}["${clean.join('<br/>')}"]`;
}

function arrow(from: string, to: string, label: string | undefined): string {
  return label === undefined ? `${from} --> ${to}` : `${from} -- ${label} --> ${to}`;
}
