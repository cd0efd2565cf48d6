import { UserError } from '../errors.ts';
import { escapePercent, unescapePercent } from './percent.ts';

/** What the names of all our artifacts begin with. */
const PREFIX = 'agent-session-';

/** How often a name can be taken in one run before a save gives up. */
export const MOST_COPIES = 20;

/** Bytes, as a file name of the zip file on the user's own disk. */
const LONGEST_NAME = 250;

/** What artifacts cannot have in their names, and `~`, which sets off the number of a copy. */
const UNSAFE = /["<>|*?:\\/~\p{Cc}]/u;

/**
 * The artifact that keeps the session `name`; within one run the second has the number 2, and so on.
 * @throws UserError where the name is empty or too long.
 */
export function artifactName(name: string, copy = 1): string {
  if (name === '' || !name.isWellFormed()) throw new UserError('The session has no usable name: set the input name.');
  const base = PREFIX + encode(name);
  const bytes = Buffer.byteLength(base);
  if (bytes > LONGEST_NAME) {
    throw new UserError(
      `The session's name "${name}" is too long: as an artifact it has ${bytes} of at most ${LONGEST_NAME} bytes. Set a shorter input name.`,
    );
  }
  return copy === 1 ? base : `${base}~${copy}`;
}

/** The session name of an artifact; `undefined` for any that is not ours. */
export function parseArtifactName(artifact: string): string | undefined {
  if (!artifact.startsWith(PREFIX)) return undefined;
  const encoded = artifact.slice(PREFIX.length).replace(/~(?:[2-9]|[1-9]\d+)$/, '');
  return encoded === '' ? undefined : unescapePercent(encoded, encode);
}

function encode(name: string): string {
  return escapePercent(name, UNSAFE);
}
