import { UserError } from '../errors.ts';
import { escapeCharacter, escapePercent, unescapePercent } from './percent.ts';

/** Bytes; what common file systems allow for one name. */
const LONGEST_NAME = 255;

/** Capitals too: `PR-1` and `pr-1` would be one folder on file systems that ignore case. */
const UNSAFE = /[^a-z0-9._-]/;

/** Names that Windows keeps for devices, and a dot in front, which hides a folder. */
const UNSAFE_START = /^(?:\.|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/;

/**
 * The folder that holds the bundles of a session's name; different names get different folders on every file system.
 * @throws UserError where the name is empty or too long.
 */
export function directoryName(name: string): string {
  if (name === '' || !name.isWellFormed()) throw new UserError('The session has no usable name: set the input name.');
  const encoded = encode(name);
  if (encoded.length > LONGEST_NAME) {
    throw new UserError(
      `The session's name "${name}" is too long: as a folder it has ${encoded.length} of at most ${LONGEST_NAME} bytes. Set a shorter input name.`,
    );
  }
  return encoded;
}

/** The name that {@link directoryName} made the folder of; `undefined` for any other folder. */
export function parseDirectoryName(folder: string): string | undefined {
  return folder === '' ? undefined : unescapePercent(folder, encode);
}

function encode(name: string): string {
  const encoded = escapePercent(name, UNSAFE);
  const start = UNSAFE_START.test(encoded) ? escapeCharacter(encoded.charAt(0)) : encoded.charAt(0);
  // Windows drops a dot at the end.
  return start + encoded.slice(1).replace(/\.$/, escapeCharacter('.'));
}
