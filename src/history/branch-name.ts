import { UserError } from '../errors.ts';

const SANDBOXES = 'vm/';

/** Bytes: a file system keeps a branch as a file, and git one of its name and `.lock` beside it. */
const LONGEST_NAME = 240;

/**
 * The branch of a sandbox: `vm/<sandbox>`. What git refuses in a name is written as `%XX`, and so is `/`: a branch `a`
 * and a branch `a/b` cannot both be there.
 * @throws UserError where the name is too long for a branch.
 */
export function branchFor(sandbox: string): string {
  const name = sandbox === '' ? '%' : encode(sandbox);
  if (!sandbox.isWellFormed() || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new UserError(
      `The name ${JSON.stringify(sandbox.slice(0, 60))} cannot be a branch, which takes Unicode text of at most ${LONGEST_NAME} bytes: set a shorter name.`,
    );
  }
  return `${SANDBOXES}${name}`;
}

/** The sandbox whose branch it is; `undefined` where `branchFor` makes no such branch. */
export function sandboxOf(branch: string): string | undefined {
  if (!branch.startsWith(SANDBOXES)) return undefined;
  const name = branch.slice(SANDBOXES.length);
  try {
    const sandbox = name === '%' ? '' : decodeURIComponent(name);
    return branchFor(sandbox) === branch ? sandbox : undefined;
  } catch {
    // Too long, or no UTF-8: nothing that was encoded here.
    return undefined;
  }
}

// A dot where git-check-ref-format has none: first, last, behind another, before a last `lock`.
const REFUSED = /[\p{Cc} ~^:?*[\\/%]|^\.|(?<=\.)\.|\.$|\.(?=lock$)|@(?=\{)/gu;

function encode(text: string): string {
  return text.replaceAll(REFUSED, (char) =>
    [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
