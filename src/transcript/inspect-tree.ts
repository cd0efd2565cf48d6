/** How the rows of a conversation hang together. Rows of sub-agents and rows without a `uuid` are not counted. */
export interface RowTree {
  /** Rows that are part of the tree. */
  readonly rows: number;
  /**
   * Those that an agent finds which goes up from parent to parent, from the row that stands last in the file, whatever
   * its time says, as Claude Code 2.1.332 does: what its model will see.
   */
  readonly reachable: number;
  /** Whether that way ends at a row whose parent is not there, although there are rows it does not lead to. */
  readonly cutOff: boolean;
  /** Rows whose parent is not there. */
  readonly missingParents: number;
  /** Rows that no other goes on from. More than one: the conversation forked, as when a prompt is sent again. */
  readonly leaves: number;
}

export interface TreeBuilder {
  add(uuid: string, parentUuid: unknown, isSidechain: boolean): void;
  /** `undefined` where there were more rows than are remembered. */
  tree(): RowTree | undefined;
}

/**
 * Remembers of each row two numbers, in about 70 bytes; of more than a million rows, nothing is said. Ids are compared
 * by 52 bits of a hash: among a million, that two are taken for one has a chance of 1 to 9000.
 */
export function treeBuilder(mostRows = 1_000_000): TreeBuilder {
  const numbers = new Map<number, number>();
  /** Per id that was named, the number of its parent's id: `UNSEEN` until its own row came by. */
  const parents: number[] = [];
  const isSide: boolean[] = [];
  let last = UNSEEN;

  function numberOf(id: string): number {
    const key = hashOf(id);
    const known = numbers.get(key);
    if (known !== undefined) {
      return known;
    }
    numbers.set(key, parents.length);
    return parents.push(UNSEEN) - 1;
  }

  function add(uuid: string, parentUuid: unknown, isSidechain: boolean): void {
    if (numbers.size > mostRows) {
      return;
    }
    const own = numberOf(uuid);
    parents[own] = typeof parentUuid === 'string' ? numberOf(parentUuid) : ROOT;
    isSide[own] = isSidechain;
    last = isSidechain ? last : own;
  }

  function tree(): RowTree | undefined {
    if (numbers.size > mostRows) {
      return undefined;
    }
    const isParent = new Uint8Array(parents.length);
    const rows = parents.flatMap((parent, own) => (parent === UNSEEN || isSide[own] === true ? [] : [own]));
    let missingParents = 0;
    for (const own of rows) {
      const parent = parents[own] as number;
      if (parent >= 0) {
        isParent[parent] = 1;
        missingParents += parents[parent] === UNSEEN ? 1 : 0;
      }
    }
    const { reachable, end } = walk();
    return {
      rows: rows.length,
      reachable,
      cutOff: end === 'missing' && reachable < rows.length,
      missingParents,
      leaves: rows.reduce((sum, own) => sum + (isParent[own] === 0 ? 1 : 0), 0),
    };
  }

  function walk(): { reachable: number; end: 'root' | 'missing' } {
    const seen = new Uint8Array(parents.length);
    let reachable = 0;
    let at = last;
    while (at >= 0 && parents[at] !== UNSEEN && seen[at] === 0) {
      seen[at] = 1;
      reachable += 1;
      at = parents[at] as number;
    }
    return { reachable, end: at >= 0 && parents[at] === UNSEEN ? 'missing' : 'root' };
  }

  return { add, tree };
}

const UNSEEN = -1;
const ROOT = -2;

/** Two multiplicative hashes of 32 bits, 52 bits of them in one number. */
function hashOf(text: string): number {
  let high = 0x811c9dc5;
  let low = 0x2f0b4a27;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x5bd1e995);
    low ^= low >>> 15;
  }
  return ((high ^ (high >>> 13)) >>> 0) * 0x10_0000 + ((low ^ (low >>> 17)) >>> 12);
}
