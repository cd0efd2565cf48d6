import { SessionCaptureError } from '../errors.ts';

/** Bytes of a file that are to become others. Places are counted from the start of the file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  /** What stands there afterwards. */
  readonly text: string;
  /** The rule that is counted for it; `undefined` where another edit already is. */
  readonly rule: string | undefined;
}

/** The edits of one file, from its start to its end, kept in about 20 bytes each. */
export interface EditList {
  readonly length: number;
  /** Adds an edit behind the last one; of what the last one covers already, nothing is edited again. */
  add(edit: Edit): void;
  /** Takes back all edits but the first `length`. */
  truncate(length: number): void;
  at(index: number): Edit;
  /** Rule → how many edits count for it. */
  counts(): Readonly<Record<string, number>>;
}

/** @throws SessionCaptureError from `add` when there would be more than `most`. */
export function editList(most: number = MOST_EDITS): EditList {
  let starts = new Float64Array(FIRST_SIZE);
  let lengths = new Float64Array(FIRST_SIZE);
  let kinds = new Uint16Array(FIRST_SIZE);
  let length = 0;
  const kindNumbers = new Map<string, number>();
  const kindList: Pick<Edit, 'text' | 'rule'>[] = [];

  function add({ start, end, text, rule }: Edit): void {
    const from = length === 0 ? start : Math.max(start, endOf(length - 1));
    if (from >= end) {
      return;
    }
    if (length === most) {
      throw new SessionCaptureError(
        `More than ${most} secrets were found in one file of the session, which is therefore not captured.`,
      );
    }
    if (length === starts.length) {
      grow();
    }
    starts[length] = from;
    lengths[length] = end - from;
    kinds[length] = kindOf(text, rule);
    length += 1;
  }

  function endOf(index: number): number {
    return (starts[index] as number) + (lengths[index] as number);
  }

  function grow(): void {
    const [oldStarts, oldLengths, oldKinds] = [starts, lengths, kinds];
    starts = new Float64Array(length * 2);
    lengths = new Float64Array(length * 2);
    kinds = new Uint16Array(length * 2);
    starts.set(oldStarts);
    lengths.set(oldLengths);
    kinds.set(oldKinds);
  }

  function kindOf(text: string, rule: string | undefined): number {
    const key = `${rule ?? ''} ${text}`;
    const known = kindNumbers.get(key) ?? kindList.push({ text, rule }) - 1;
    kindNumbers.set(key, known);
    return known;
  }

  function at(index: number): Edit {
    const kind = kindList[kinds[index] as number] as Pick<Edit, 'text' | 'rule'>;
    return { start: starts[index] as number, end: endOf(index), ...kind };
  }

  function counts(): Readonly<Record<string, number>> {
    const tally = new Map<string, number>();
    for (let index = 0; index < length; index++) {
      const { rule } = kindList[kinds[index] as number] as Pick<Edit, 'rule'>;
      if (rule !== undefined) {
        tally.set(rule, (tally.get(rule) ?? 0) + 1);
      }
    }
    return Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  return {
    get length() {
      return length;
    },
    add,
    truncate: (kept) => {
      length = Math.min(length, kept);
    },
    at,
    counts,
  };
}

const FIRST_SIZE = 64;
/** About 80 MB of memory. A session with more secrets than that is no session anybody can use. */
const MOST_EDITS = 4_000_000;
