import { idNumbers } from './id-numbers.ts';

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

/** Takes about 140 bytes for each row, as measured at the peak of a million; of more than `mostRows` rows, nothing is said. */
export function treeBuilder(mostRows = 1_000_000): TreeBuilder {
  const ids = idNumbers();
  /** Per id that was named, the number of its parent's id: `UNSEEN` until its own row came by. */
  const parents: number[] = [];
  const isSide: boolean[] = [];
  let last = UNSEEN;

  function numberOf(id: string): number {
    const number = ids.numberOf(id);
    if (number === parents.length) {
      parents.push(UNSEEN);
      isSide.push(false);
    }
    return number;
  }

  function add(uuid: string, parentUuid: unknown, isSidechain: boolean): void {
    if (ids.count() > mostRows) {
      return;
    }
    const own = numberOf(uuid);
    parents[own] = typeof parentUuid === 'string' ? numberOf(parentUuid) : ROOT;
    isSide[own] = isSidechain;
    last = isSidechain ? last : own;
  }

  function tree(): RowTree | undefined {
    if (ids.count() > mostRows) {
      return undefined;
    }
    const isParent = new Uint8Array(parents.length);
    let [rows, missingParents, leaves] = [0, 0, 0];
    for (const parent of parents.filter(isCounted)) {
      rows += 1;
      if (parent >= 0) {
        isParent[parent] = 1;
        missingParents += parents[parent] === UNSEEN ? 1 : 0;
      }
    }
    for (const [own, parent] of parents.entries()) {
      leaves += isCounted(parent, own) && isParent[own] === 0 ? 1 : 0;
    }
    const { reachable, end } = walk();
    return { rows, reachable, cutOff: end === 'missing' && reachable < rows, missingParents, leaves };
  }

  function isCounted(parent: number, own: number): boolean {
    return parent !== UNSEEN && isSide[own] === false;
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
