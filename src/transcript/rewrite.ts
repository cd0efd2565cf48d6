import { byteSearch } from './byte-search.ts';
import { createContext, LOOK_BEHIND, LOOK_FOR_QUOTE } from './context.ts';
import { DIRECTORY, type FieldRules, keyLookup, OTHER, UNTOUCHED } from './fields.ts';
import type { PathMap } from './path-map.ts';
import { largestRows, rowSplitter } from './rows.ts';
import { applyRule, makeRule, type Replacement, reach, startsPath } from './rule.ts';
import { cluesTo, startFinder } from './starts.ts';

/** What becomes what, and where. */
export interface RewriteRules {
  /** Directories, replaced where a directory or path field starts with one. */
  readonly map: PathMap;
  /** Folders that are replaced wherever they stand in a string: those of the session itself, which texts point to. */
  readonly pointers: PathMap;
  readonly fields: FieldRules;
}

/** What a rewriter saw and did. */
export interface RewriteReport {
  /** Lines that are not blank. */
  readonly rows: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** How many paths were found and written anew, by where they stood. */
  readonly rewritten: { readonly directory: number; readonly path: number; readonly pointer: number };
  /** Rows that do not start or end as an object does. */
  readonly brokenRows: number;
  /** The five largest, largest first: their line, counted from 1, and their bytes. */
  readonly largestRows: readonly { readonly line: number; readonly bytes: number }[];
}

/**
 * Rewrites the paths of a transcript (or of any JSON document) that is pushed through it piece by piece. Only the bytes of
 * paths change; memory does not depend on the length of the file or of its rows; where the pieces part makes no difference.
 */
export interface Rewriter {
  /** Takes the next bytes and returns those that are decided by now: views of the chunk's room if it is in one, else of a copy. */
  push(chunk: Uint8Array): Uint8Array[];
  /** The last bytes. */
  end(): Uint8Array[];
  /** What was seen and done up to now: complete after `end`. */
  report(): RewriteReport;
  /** A buffer of so many bytes that `push` need not copy: fill it from its start and push the filled part. */
  room(size: number): Buffer;
}

/** Rewriting as a stream: the pieces, and the report once they were all read. */
export interface Rewriting extends AsyncIterable<Uint8Array> {
  report(): RewriteReport;
}

/**
 * Rewrites `source` as it is read. Capture and restore are this one function with inverse maps.
 * @throws UserError for a map that is not of absolute directories.
 */
export function rewrite(source: AsyncIterable<Uint8Array>, rules: RewriteRules): Rewriting {
  const rewriter = createRewriter(rules);
  return {
    report: rewriter.report,
    [Symbol.asyncIterator]: async function* () {
      for await (const chunk of source) {
        yield* joined(rewriter.push(chunk));
      }
      yield* joined(rewriter.end());
    },
  };
}

/** @throws UserError for a map that is not of absolute directories. */
export function createRewriter({ map, pointers, fields }: RewriteRules): Rewriter {
  const rules = [
    ...map.map((pair) => makeRule(pair, 'path fields')),
    ...pointers.map((pair) => makeRule(pair, 'any text')),
  ].sort((a, b) => b.length - a.length);
  const lookAhead = Math.max(0, ...rules.map(reach));
  const headroom = LOOK_BEHIND + LOOK_FOR_QUOTE + lookAhead;
  const rooms = new WeakSet<ArrayBufferLike>();
  const clues = cluesTo(rules);
  const search = byteSearch(clues.map(({ needle }) => needle));
  const findStarts = startFinder(clues, search);
  const context = createContext(keyLookup(fields), search);
  const tally = createTally();
  /** What the next window starts with: bytes that were returned but still matter, and, from `decided` on, bytes that were not. */
  let kept: Buffer = Buffer.alloc(0);
  let decided = 0;
  /** Where the last replacement ended. */
  let replaced = 0;

  function room(size: number): Buffer {
    const whole = Buffer.allocUnsafeSlow(headroom + size);
    rooms.add(whole.buffer);
    return whole.subarray(headroom);
  }

  function advance(chunk: Uint8Array, future: 'more to come' | 'nothing to come'): Uint8Array[] {
    const bytes = windowOf(chunk);
    tally.feed(bytes, kept.length);
    context.enter(bytes);
    const limit = future === 'more to come' ? bytes.length - lookAhead : bytes.length;
    const pieces: Uint8Array[] = [];
    let done = decided;
    for (const at of startsIn(bytes, limit)) {
      const found = at < done ? undefined : replacementAt(bytes, at);
      if (found !== undefined) {
        pieces.push(bytes.subarray(done, at), found.bytes);
        done = found.end;
        replaced = done;
      }
    }
    if (limit > done) {
      pieces.push(bytes.subarray(done, limit));
      done = limit;
    }
    tally.out(pieces);
    keep(bytes, done);
    return pieces;
  }

  /** The kept bytes and the chunk in one piece, without a copy of the chunk where it is in a room of ours. */
  function windowOf(chunk: Uint8Array): Buffer {
    let place = chunk;
    if (chunk.byteOffset !== headroom || !rooms.has(chunk.buffer)) {
      place = room(chunk.length);
      place.set(chunk);
    }
    const bytes = Buffer.from(place.buffer, headroom - kept.length, kept.length + place.length);
    bytes.set(kept);
    return bytes;
  }

  function keep(bytes: Buffer, done: number): void {
    const visible = done - LOOK_BEHIND;
    const from = visible > 0 ? context.leave(visible) : 0;
    kept = Buffer.from(bytes.subarray(from));
    decided = done - from;
    replaced -= from;
  }

  function startsIn(bytes: Buffer, limit: number): number[] {
    const starts = limit > decided ? findStarts(bytes, Math.max(0, decided - 1)) : [];
    return starts.filter((at) => at < limit).sort((a, b) => a - b);
  }

  function replacementAt(bytes: Buffer, at: number): Replacement | undefined {
    const startsString = context.opensAt(at - 1);
    for (const rule of rules) {
      const found = rule.anywhere || startsString ? applyRule(rule, bytes, at) : undefined;
      if (found !== undefined && (startsString || startsPath(bytes, at, replaced))) {
        const meaning = startsString ? context.meaningAt(at - 1) : context.meaningAround(at);
        if (meaning === UNTOUCHED) {
          return undefined;
        }
        if (rule.anywhere || meaning !== OTHER) {
          tally.count(rule.anywhere ? 'pointer' : meaning === DIRECTORY ? 'directory' : 'path');
          return found;
        }
      }
    }
    return undefined;
  }

  return {
    room,
    push: (chunk) => advance(chunk, 'more to come'),
    end: () => {
      const pieces = advance(new Uint8Array(), 'nothing to come');
      tally.end();
      return pieces;
    },
    report: tally.report,
  };
}

interface Tally {
  feed(bytes: Buffer, from: number): void;
  out(pieces: readonly Uint8Array[]): void;
  count(kind: keyof RewriteReport['rewritten']): void;
  end(): void;
  report(): RewriteReport;
}

function createTally(): Tally {
  const counts = { rows: 0, bytesIn: 0, bytesOut: 0, brokenRows: 0 };
  const rewritten = { directory: 0, path: 0, pointer: 0 };
  const largest = largestRows(LARGEST_ROWS);
  const splitter = rowSplitter({
    row: (row) => {
      if (!row.blank) {
        counts.rows += 1;
        counts.brokenRows += row.whole ? 0 : 1;
        largest.add(row);
      }
    },
  });
  return {
    feed: (bytes, from) => {
      counts.bytesIn += bytes.length - from;
      splitter.feed(bytes, from, bytes.length);
    },
    out: (pieces) => {
      for (const piece of pieces) {
        counts.bytesOut += piece.length;
      }
    },
    count: (kind) => {
      rewritten[kind] += 1;
    },
    end: splitter.end,
    report: () => ({ ...counts, rewritten: { ...rewritten }, largestRows: largest.list() }),
  };
}

function* joined(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  if (pieces.length > 0) {
    yield pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
  }
}

const LARGEST_ROWS = 5;
