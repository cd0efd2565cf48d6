import { IntegrityError } from '../errors.ts';

/** Bytes. Room for hundreds of recipients; what reads on looks for the end of each line however far it is. */
export const LONGEST_HEADER = 64 * 1024;

/** 2 to the power of this many rounds, what `age -p` uses: about a second of work for each passphrase tried. */
export const WORK_FACTOR = 18;

export type SealedFor = 'passphrase' | 'recipients';

/** The stanza that makes a passphrase the key of an age file. */
export interface PassphraseStanza {
  readonly salt: Uint8Array;
  readonly logN: number;
}

/**
 * For whom an age file is encrypted, by its first bytes. A passphrase is alone in its header: whoever can add a stanza
 * beside it can read the file, and whoever is added could have written it.
 * @throws IntegrityError when it is no age file, or one that is refused.
 */
export function sealedFor(head: Uint8Array): SealedFor {
  const stanzas = stanzasOf(Buffer.from(head));
  const withPassphrase = stanzas.some(([type]) => type === 'scrypt');
  if (withPassphrase && stanzas.length !== 1) throw refused('names a passphrase beside other keys, which age forbids');
  return withPassphrase ? 'passphrase' : 'recipients';
}

/** @throws IntegrityError when the stanza is malformed or asks for more work than `WORK_FACTOR`. */
export function readPassphraseStanza(args: readonly string[]): PassphraseStanza {
  const [, salt = '', workFactor = '', ...more] = args;
  if (!/^[A-Za-z0-9+/]{22}$/.test(salt) || !/^[1-9][0-9]{0,9}$/.test(workFactor) || more.length > 0) {
    throw refused('has a damaged header');
  }
  const logN = Number(workFactor);
  if (logN > WORK_FACTOR) {
    throw refused(`asks for 2^${logN} rounds of work for each passphrase, more than the 2^${WORK_FACTOR} of age`);
  }
  return { salt: Buffer.from(salt, 'base64'), logN };
}

function stanzasOf(head: Buffer): readonly (readonly string[])[] {
  const text = head.toString('latin1');
  if (text.startsWith('-----BEGIN AGE')) throw refused('is armored text; encrypt it without -a');
  if (!text.startsWith('age-encryption.org/v1\n')) throw refused('is not a file of age, or damaged');
  const end = text.search(/\n--- [^\n]*\n/);
  if (end === -1) throw refused('has a header that is damaged or too long');
  const lines = text.slice(0, end).split('\n');
  return lines.flatMap((line) => (line.startsWith('-> ') ? [line.slice('-> '.length).split(' ')] : []));
}

function refused(reason: string): IntegrityError {
  return new IntegrityError(`bundle.age ${reason}.`);
}
