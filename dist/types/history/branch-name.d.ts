/**
 * The branch of a sandbox: `vm/<sandbox>`. What git refuses in a name is written as `%XX`, and so is `/`: a branch `a`
 * and a branch `a/b` cannot both be there.
 * @throws UserError where the name is too long for a branch.
 */
export declare function branchFor(sandbox: string): string;
/** The sandbox whose branch it is; `undefined` where `branchFor` makes no such branch. */
export declare function sandboxOf(branch: string): string | undefined;
