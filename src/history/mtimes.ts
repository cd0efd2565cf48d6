/** Milliseconds. What is older than half a day is pressed into the other half: no transcript looks a day old. */
const HALF_DAY = 11 * 60 * 60 * 1000;

/**
 * The times that transcripts get, by path, so that an agent lists them in the order of their last rows: the newest is of
 * now, and none so old that the agent would sweep it. `activity` is the time of the last row, in milliseconds since 1970,
 * where one is known.
 */
export function mtimesFor(
  transcripts: Iterable<readonly [path: string, activity: number | undefined]>,
  now: Date,
): ReadonlyMap<string, Date> {
  const order = Array.from(transcripts, ([path, activity]) => ({ path, activity: activity ?? 0 }));
  order.sort((one, other) => other.activity - one.activity || (one.path < other.path ? -1 : 1));
  const newest = order[0]?.activity ?? 0;
  const firstOld = order.findIndex(({ activity }) => newest - activity > HALF_DAY);
  const old = firstOld < 0 ? 0 : order.length - firstOld;
  return new Map(
    order.map(({ path, activity }, index) => {
      const isOld = firstOld >= 0 && index >= firstOld;
      const age = isOld ? HALF_DAY + ((index - firstOld + 1) / (old + 1)) * HALF_DAY : newest - activity;
      return [path, new Date(now.getTime() - Math.round(age))];
    }),
  );
}
