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
export declare function treeBuilder(mostRows?: number): TreeBuilder;
