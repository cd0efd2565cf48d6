import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/history/mtimes.ts
var HALF_DAY = 11 * 60 * 60 * 1e3;
function mtimesFor(transcripts, now) {
  const order = Array.from(transcripts, ([path, activity]) => ({ path, activity: activity ?? 0 }));
  order.sort((one, other) => other.activity - one.activity || (one.path < other.path ? -1 : 1));
  const newest = order[0]?.activity ?? 0;
  const firstOld = order.findIndex(({ activity }) => newest - activity > HALF_DAY);
  const old = firstOld < 0 ? 0 : order.length - firstOld;
  return new Map(
    order.map(({ path, activity }, index) => {
      const isOld = firstOld >= 0 && index >= firstOld;
      const age = isOld ? HALF_DAY + (index - firstOld + 1) / (old + 1) * HALF_DAY : newest - activity;
      return [path, new Date(now.getTime() - Math.round(age))];
    })
  );
}

export {
  mtimesFor
};
