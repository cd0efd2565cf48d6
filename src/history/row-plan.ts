import { createHash } from 'node:crypto';
import type { MergeRow } from './row-scan.ts';

export type Side = 'ours' | 'theirs';

/** A row of the merged file and the side whose bytes it has. */
export interface PlannedRow {
  readonly side: Side;
  readonly row: MergeRow;
}

/**
 * Puts the rows of two sides, behind what they share at their start, into one order. Each row is there once, rows of
 * a side stay in that side's order, and what one side wrote between two rows that both have stays together. Of two
 * stretches the one that was written last comes last: an agent goes on from the last row of the file. A row without
 * an id that both sides have stays where it comes last, since of such rows mostly the last one counts.
 * Which side is called which makes no difference. Returns a side where that has all rows of the other.
 */
export function planRows(
  sides: Readonly<Record<Side, readonly MergeRow[]>>,
  /** Of a row that the two have with different bytes, those that the sides had in common before. */
  before: ReadonlyMap<string, string> = new Map(),
): readonly PlannedRow[] | Side {
  const keys = { ours: keyed(sides.ours), theirs: keyed(sides.theirs) };
  const choose = chooser(sides, keys, before);
  const complete = completeSide(sides, keys, choose);
  if (complete !== undefined) return complete;
  const planned: PlannedRow[] = [];
  let [ours, theirs] = [0, 0];
  for (const [ourNext, theirNext] of [...anchors(sides), [sides.ours.length, sides.theirs.length] as const]) {
    const stretches = [
      { side: 'ours', rows: sides.ours.slice(ours, ourNext) } as const,
      { side: 'theirs', rows: sides.theirs.slice(theirs, theirNext) } as const,
    ];
    for (const { side, rows } of stretches.sort(lastWrittenLast)) {
      planned.push(...rows.map((row) => ({ side, row })));
    }
    const anchor = sides.ours[ourNext];
    if (anchor !== undefined) planned.push(choose(anchor.key));
    [ours, theirs] = [ourNext + 1, theirNext + 1];
  }
  return once(planned, choose);
}

type Keyed = ReadonlyMap<string, MergeRow>;

function keyed(rows: readonly MergeRow[]): Keyed {
  return new Map(rows.map((row) => [row.key, row]));
}

/** Tells of a row which side's bytes it gets. */
function chooser(
  sides: Readonly<Record<Side, readonly MergeRow[]>>,
  keys: Readonly<Record<Side, Keyed>>,
  before: ReadonlyMap<string, string>,
): (key: string) => PlannedRow {
  const later: Side = lastWrittenLast({ rows: sides.ours }, { rows: sides.theirs }) > 0 ? 'ours' : 'theirs';
  return (key) => {
    const [ours, theirs] = [keys.ours.get(key), keys.theirs.get(key)];
    if (ours === undefined || theirs === undefined) {
      return ours === undefined ? { side: 'theirs', row: theirs as MergeRow } : { side: 'ours', row: ours };
    }
    const unchanged = before.get(key);
    if (ours.hash === theirs.hash || theirs.hash === unchanged) return { side: 'ours', row: ours };
    if (ours.hash === unchanged || later === 'theirs') return { side: 'theirs', row: theirs };
    return { side: 'ours', row: ours };
  };
}

/** The side that has all there is, with the bytes that would be chosen. */
function completeSide(
  sides: Readonly<Record<Side, readonly MergeRow[]>>,
  keys: Readonly<Record<Side, Keyed>>,
  choose: (key: string) => PlannedRow,
): Side | undefined {
  const complete = (['ours', 'theirs'] as const).filter((side) => {
    const other = side === 'ours' ? 'theirs' : 'ours';
    return sides[other].every(({ key }) => {
      const own = keys[side].get(key);
      return own !== undefined && own.hash === choose(key).row.hash;
    });
  });
  if (complete.length < 2) return complete[0];
  // The same rows in two orders.
  return lastWrittenLast({ rows: sides.ours }, { rows: sides.theirs }) > 0 ? 'ours' : 'theirs';
}

/** Places in both sides of rows that both have, as many as stand in the same order. */
function anchors(sides: Readonly<Record<Side, readonly MergeRow[]>>): readonly (readonly [number, number])[] {
  const places = new Map(sides.theirs.flatMap(({ key, hasId }, index) => (hasId ? [[key, index] as const] : [])));
  const pairs = sides.ours.flatMap(({ key }, index) => {
    const other = places.get(key);
    return other === undefined ? [] : [[index, other] as const];
  });
  return longestRising(pairs);
}

/** The longest part of `pairs`, whose first numbers rise, in which the second ones rise too. */
function longestRising(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const second = (index: number) => (pairs[index] as readonly [number, number])[1];
  /** Per length, the pair that such a part ends with at the lowest number; and per pair the one before it. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, other]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (second(ends[middle] as number) < other) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = index;
  }
  const rising: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number) {
    rising.push(pairs[index] as readonly [number, number]);
  }
  return rising.reverse();
}

interface Stretch {
  readonly rows: readonly MergeRow[];
}

/** By the newest time in them; of equal ones by their content, so that it is the same from both sides. */
function lastWrittenLast(one: Stretch, other: Stretch): number {
  const times = newest(one) - newest(other);
  if (times !== 0 && !Number.isNaN(times)) return times;
  return digest(one) < digest(other) ? -1 : 1;
}

function newest({ rows }: Stretch): number {
  return rows.reduce((time, row) => Math.max(time, row.time ?? 0), 0);
}

function digest({ rows }: Stretch): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(row.hash);
  return hash.digest('hex');
}

/** Of rows that were planned twice, the first of an id and the last of those without one. */
function once(planned: readonly PlannedRow[], choose: (key: string) => PlannedRow): readonly PlannedRow[] {
  const last = new Map(planned.map(({ row }, index) => [row.key, index]));
  const seen = new Set<string>();
  return planned.flatMap(({ row }, index) => {
    if (!row.hasId) return last.get(row.key) === index ? [choose(row.key)] : [];
    if (seen.has(row.key)) return [];
    seen.add(row.key);
    return [choose(row.key)];
  });
}
