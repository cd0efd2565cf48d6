import { markLength } from './byte-order-mark.ts';
import { type JoinedRow, joinedRow } from './repair-joined.ts';
import { stretchReader } from './repair-stretch.ts';

/** A part of a transcript that stays, by its place in the file. */
export interface KeptPart {
  readonly from: number;
  readonly to: number;
  /** Whether a newline has to be written behind it. */
  readonly newline: boolean;
}

/** What was mended. */
export interface RepairReport {
  /** Rows that stood on a line with something else: behind a row that was cut, behind another one, beside NULs. */
  readonly rowsWonBack: number;
  /** Parts of rows that were left out. */
  readonly tornParts: number;
  readonly nulBytes: number;
  /** Whether the last row got the newline it lacked. */
  readonly newlineAdded: boolean;
}

/** Decides which parts of a transcript stay, as its bytes come by. Keeps none of them. */
export interface LineReader {
  /** Returns the parts that are decided, in order. */
  push(chunk: Buffer): readonly KeptPart[];
  end(): readonly KeptPart[];
  /** Complete after `end`. */
  report(): RepairReport;
}

export function lineReader(): LineReader {
  const counts = { rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false };
  let decided: KeptPart[] = [];
  /** Where the next chunk, the line, its stretch between NULs, and the lines that stay as they are began. */
  let offset = 0;
  let lineStart = 0;
  let stretchStart = 0;
  let healthyFrom = 0;
  let line = newLine();

  const stretch = stretchReader({
    row: (from, to) => {
      found().rows.push({ from, to, newline: true });
      settleUnlessJoined();
    },
    torn: () => {
      found().torn += 1;
    },
  });

  function push(chunk: Buffer): readonly KeptPart[] {
    let at = markLength(chunk, offset);
    while (at < chunk.length) {
      const newline = endOf(chunk, NEWLINE, { at, end: chunk.length });
      readLine(chunk, at, newline);
      at = newline;
      if (newline < chunk.length) {
        endLine(offset + newline + 1);
        at += 1;
      }
    }
    offset += chunk.length;
    return take();
  }

  function readLine(chunk: Buffer, from: number, to: number): void {
    let at = from;
    while (at < to) {
      const nul = endOf(chunk, NUL, { at, end: to });
      stretch.feed(chunk, at, nul, offset);
      line.joined?.feed(chunk, { from: at, to: nul, offset });
      at = nul;
      if (nul < to) {
        endStretch(offset + nul, 'NUL');
        at = pastNuls(chunk, nul, to);
        counts.nulBytes += at - nul;
        stretchStart = offset + at;
      }
    }
  }

  function endStretch(end: number, before: 'NUL' | 'newline'): void {
    const ended = stretch.end(before);
    if (before === 'NUL') {
      found();
    }
    if (ended.kind === 'text' && line.isBroken) {
      found().rows.push({ from: ended.from, to: ended.to, newline: true });
    }
    const isFirst = !line.isVisible;
    line.isVisible ||= ended.kind !== 'blank';
    if (ended.kind === 'broken' && ended.unfinished !== undefined && isFirst) {
      line.joined = joinedRow(ended.unfinished, { from: stretchStart, to: end });
    }
    settleUnlessJoined();
  }

  function endLine(end: number): void {
    endStretch(end, 'newline');
    if (line.joined?.isWhole() === true) {
      line.rows = [...line.joined.pieces()];
      line.torn = 0;
      counts.rowsWonBack += 1 - line.rows.length;
    }
    settle();
    if (line.isBroken) {
      healthyFrom = end;
    }
    line = newLine();
    [lineStart, stretchStart] = [end, end];
  }

  /** What was found in the line, which is not to stay as it is. */
  function found(): Line {
    if (!line.isBroken) {
      keepHealthy();
      line.isBroken = true;
    }
    return line;
  }

  function keepHealthy(): void {
    if (lineStart > healthyFrom) {
      decided.push({ from: healthyFrom, to: lineStart, newline: false });
      healthyFrom = lineStart;
    }
  }

  function settleUnlessJoined(): void {
    const { joined, rows } = line;
    if (joined === undefined || !joined.mayBeWhole() || rows.length > MOST_UNDECIDED) {
      line.joined = undefined;
      settle();
    }
  }

  function settle(): void {
    counts.rowsWonBack += line.rows.length;
    counts.tornParts += line.torn;
    line.kept += line.rows.length;
    decided.push(...line.rows);
    [line.rows, line.torn] = [[], 0];
  }

  function take(): readonly KeptPart[] {
    if (!line.isBroken) {
      keepHealthy();
    }
    const parts = decided;
    decided = [];
    return parts;
  }

  function end(): readonly KeptPart[] {
    if (offset > lineStart) {
      const last = line;
      endLine(offset);
      counts.newlineAdded = last.isBroken ? last.kept > 0 : last.isVisible;
      if (!last.isBroken) {
        decided.push({ from: healthyFrom, to: offset, newline: last.isVisible });
        healthyFrom = offset;
      }
    }
    return take();
  }

  return { push, end, report: () => ({ ...counts }) };
}

interface Line {
  /** Whether it does not stay as it is. */
  isBroken: boolean;
  isVisible: boolean;
  /** The row that all of the line may be but for the NULs in it: until that is known, nothing else is settled. */
  joined: JoinedRow | undefined;
  rows: KeptPart[];
  torn: number;
  /** Rows of it that were settled. */
  kept: number;
}

function newLine(): Line {
  return { isBroken: false, isVisible: false, joined: undefined, rows: [], torn: 0, kept: 0 };
}

/** More rows than that on one line are not kept back for a row with NULs in it. */
const MOST_UNDECIDED = 1000;

function endOf(chunk: Buffer, byte: number, { at, end }: { at: number; end: number }): number {
  const found = chunk.subarray(at, end).indexOf(byte);
  return found < 0 ? end : at + found;
}

function pastNuls(chunk: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to && chunk[at] === NUL) {
    at++;
  }
  return at;
}

const NEWLINE = 0x0a;
const NUL = 0;
