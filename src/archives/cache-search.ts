import { KEY_BITS, type KeyFacts, latestTime, parseKey } from './cache-key.ts';

/**
 * Asks the service for the newest entry whose key begins with one of `prefixes`. It looks for one after the other among
 * those of the own branch, then of the base branch, then of the default branch.
 */
export type LookUp = (prefixes: readonly string[]) => Promise<string | undefined>;

export interface FoundKey {
  readonly key: string;
  readonly facts: KeyFacts;
}

/** A request may have ten keys, and the first of them is sent twice. */
const MOST_PREFIXES = 9;

/** Requests of one search: for each entry one that finds it, and up to eight that look around it. */
const MOST_REQUESTS = 120;

/** Keys that no request has told of yet: those with these first digits, of which none was saved after `latest`. */
interface Unknown {
  readonly digits: string;
  /** Milliseconds since 1970. */
  readonly latest: number;
}

/**
 * The keys that have `digits` behind `start`, newest first. The service tells only the newest of a prefix: so behind each
 * that is found, every prefix is asked for that leaves it by one digit, those that may have the newest keys first.
 */
export function searchKeys(start: string, digits: string): { next(lookUp: LookUp): Promise<FoundKey | undefined> } {
  const found: FoundKey[] = [];
  let unknown: readonly Unknown[] = [{ digits, latest: Number.POSITIVE_INFINITY }];
  let requests = 0;

  return {
    async next(lookUp) {
      while (unknown.length > 0 && requests < MOST_REQUESTS && !isNewest(found[0], unknown[0])) {
        requests += 1;
        const asked = unknown.slice(0, MOST_PREFIXES);
        const key = await lookUp(asked.map((one) => start + one.digits));
        const hit = asked.find((one) => key?.startsWith(start + one.digits));
        unknown = unknown.filter((one) => (hit === undefined ? !asked.includes(one) : one !== hit));
        if (key === undefined || hit === undefined) continue;
        const facts = parseKey(key);
        if (facts !== undefined) found.push({ key, facts });
        found.sort((one, other) => timeOf(other) - timeOf(one));
        unknown = [...unknown, ...split(hit, facts)].sort((one, other) => other.latest - one.latest);
      }
      return found.shift();
    },
  };
}

function isNewest(found: FoundKey | undefined, unknown: Unknown | undefined): boolean {
  return found !== undefined && unknown !== undefined && timeOf(found) >= unknown.latest;
}

function timeOf({ facts }: FoundKey): number {
  return facts.createdAt.getTime();
}

/** What is still unknown of the keys that begin with some digits, once the newest of them is told. */
function split({ digits, latest }: Unknown, newest: ReturnType<typeof parseKey>): readonly Unknown[] {
  // A key of another form is none of ours, and hides ours.
  if (newest === undefined)
    return digits.length < KEY_BITS
      ? [`${digits}0`, `${digits}1`].map((next) => ({ digits: next, latest: Math.min(latest, latestTime(next)) }))
      : [];
  const others: Unknown[] = [];
  for (let at = digits.length; at < KEY_BITS; at += 1) {
    const other = newest.digits.slice(0, at) + (newest.digits[at] === '0' ? '1' : '0');
    // The service says that none was saved later, although the clock of another runner may have said so.
    others.push({ digits: other, latest: Math.min(newest.createdAt.getTime(), latestTime(other)) });
  }
  return others;
}
