/** A branch of a history, which a sandbox preserves its sessions on. */
export interface Branch {
    readonly branch: string;
    /** `undefined` of a branch that belongs to none. */
    readonly sandbox: string | undefined;
    readonly commit: string;
    /** When the newest of its sessions had its last row; `undefined` where no row names a time. */
    readonly lastActivity: Date | undefined;
    /** Whether all of it is in `main`. */
    readonly published: boolean;
    readonly sessions: number;
    /** Bytes of all files; `undefined` where the contents were not fetched. */
    readonly size: number | undefined;
}
/** The branches of a repository, without `main`, the one with the newest session first. No file is read for it. */
export declare function listBranches(bare: string): Promise<readonly Branch[]>;
