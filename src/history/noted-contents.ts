import type { FolderState } from './folder-state.ts';
import { git } from './git.ts';
import type { Difference } from './trees.ts';

/** Whoever rewrites a repository, or prunes it, takes contents away that are noted as being there. */
export class ForgottenError extends Error {}

/**
 * Looks whether contents are there that nothing was read of, or that a merge would start from: a commit that names one
 * which is not would be a broken one.
 * @throws ForgottenError where one is not.
 */
export async function checkNoted(
  bare: string,
  differences: readonly Difference[],
  { state, before }: { readonly state: FolderState; readonly before: FolderState },
): Promise<void> {
  const noted = differences.flatMap(({ path, ours }) => {
    const known = before.get(path);
    const isUsed = known !== undefined && known.blob !== ours && (ours !== undefined || known === state.get(path));
    return isUsed ? [known.blob] : [];
  });
  if (noted.length === 0) return;
  const told = await git(bare, ['cat-file', '--batch-check'], { input: `${noted.join('\n')}\n` });
  if (/ missing$/m.test(told)) throw new ForgottenError();
}
