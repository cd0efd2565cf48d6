import { UserError } from '../errors.ts';

/** What a bundle is sealed with. Of several passphrases the first is the newest, and the one that seals. */
export type SealingKeys = { readonly passphrases: readonly string[] } | { readonly recipients: readonly string[] };

/** What a sealed bundle is opened with: any of the passphrases, or any of the age secret keys. */
export type UnsealingKeys = { readonly passphrases: readonly string[] } | { readonly identities: readonly string[] };

/** Each costs a hostile file's reader a second of work. */
const MOST_PASSPHRASES = 5;

/**
 * The lines of the input `passphrase`, newest first; white space around them does not count.
 * @throws UserError where there are too many.
 */
export function parsePassphrases(text: string): readonly string[] {
  const passphrases = linesOf(text);
  if (passphrases.length > MOST_PASSPHRASES) {
    throw new UserError(
      `Input passphrase: it has ${passphrases.length} lines, and at most ${MOST_PASSPHRASES} are tried. Remove the oldest, at the end.`,
    );
  }
  return passphrases;
}

/**
 * The lines of the input `recipients`, each a public key of age (`age1…`); lines that begin with `#` do not count.
 * @throws UserError with the line that is none.
 */
export async function parseRecipients(text: string): Promise<readonly string[]> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  return checked(text, (line) => encrypter.addRecipient(line), {
    input: 'recipients',
    advice:
      'an age public key. Write what age-keygen shows as "Public key", age1…; keys of ssh and of plugins are not supported.',
  });
}

/**
 * The lines of the input `identity`, each a secret key of age (`AGE-SECRET-KEY-1…`), as in the file that age-keygen writes.
 * @throws UserError with the number of the line that is none; it quotes nothing.
 */
export async function parseIdentities(text: string): Promise<readonly string[]> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  return checked(text, (line) => decrypter.addIdentity(line), {
    input: 'identity',
    advice: 'an age secret key. Give it the content of the file that age-keygen writes, with AGE-SECRET-KEY-1….',
  });
}

function checked(
  text: string,
  take: (line: string) => void,
  { input, advice }: { input: string; advice: string },
): readonly string[] {
  const keys = linesOf(text).filter((line) => !line.startsWith('#'));
  for (const [index, key] of keys.entries()) {
    try {
      take(key);
    } catch {
      // The reason may quote the key.
      throw new UserError(`Input ${input}: key ${index + 1} is not ${advice}`);
    }
  }
  return keys;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
