/** A secret that was found: its bytes, counted from the start of the file, and the rule that says what it is. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  /** The rule, until an edit counts for it. */
  counts: string | undefined;
}

/** What stands in the place of a secret. No rule may find anything in it. */
export function replacement(rule: string): string {
  return `[redacted:${rule}]`;
}

/** Blocks of a message that cannot be edited in part, which is counted under their own name. */
export const SEALED_BLOCKS = ['thinking', 'image', 'document'] as const;

/** In order, and in one what overlaps or goes on: two rules that see the same secret, the pieces of a long value. */
export function merged(found: readonly Found[]): Found[] {
  const ordered = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Found[] = [];
  for (const one of ordered) {
    const last = result.at(-1);
    const isNext = one.start === last?.end && one.rule === last.rule;
    if (last !== undefined && (one.start < last.end || isNext)) {
      const named = VAGUE.has(last.rule) ? one : last;
      result[result.length - 1] = { ...named, start: last.start, end: Math.max(last.end, one.end) };
    } else {
      result.push({ ...one });
    }
  }
  return result;
}

/** Those of `found`, which are in order and do not overlap, that have a byte in the range. */
export function within(
  found: readonly Found[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Found[] {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle] as Found).end <= from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  let end = low;
  while (end < found.length && (found[end] as Found).start < to) {
    end++;
  }
  return found.slice(low, end);
}

/** Rules that do not know whose secret it is. Where another one sees the same, that one names it. */
const VAGUE = new Set(['named-secret', 'bearer-token', 'authorization-header', 'basic-credentials', 'url-password']);
