import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Identity, Recipient } from 'age-encryption';
import { IntegrityError } from '../errors.ts';
import { readPassphraseStanza, WORK_FACTOR } from './age-header.ts';
import { scryptKey } from './scrypt.ts';

/** Bytes. */
const SALT = 16;
const FILE_KEY = 16;

/** age's own passphrase stanza, in bounded memory. */
export function passphraseRecipient(passphrase: string): Recipient {
  return {
    wrapFileKey(fileKey) {
      const salt = randomBytes(SALT);
      const cipher = createCipheriv('chacha20-poly1305', keyOf(passphrase, salt, WORK_FACTOR), NONCE, TAG);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const encoded = salt.toString('base64').replaceAll('=', '');
      return [{ args: ['scrypt', encoded, String(WORK_FACTOR)], body }];
    },
  };
}

/** Opens what any of the passphrases sealed; refuses what none of them did. */
export function passphraseIdentity(passphrases: readonly string[]): Identity {
  return {
    unwrapFileKey([stanza]) {
      if (stanza === undefined || stanza.body.length !== FILE_KEY + TAG.authTagLength) {
        throw new IntegrityError('bundle.age has a damaged header.');
      }
      const { salt, logN } = readPassphraseStanza(stanza.args);
      for (const passphrase of passphrases) {
        const fileKey = decrypt(stanza.body, keyOf(passphrase, salt, logN));
        if (fileKey !== undefined) return fileKey;
      }
      throw new IntegrityError(
        passphrases.length === 1
          ? 'The bundle is sealed with another passphrase than the input passphrase gives.'
          : `The bundle is sealed with another passphrase than the ${passphrases.length} that the input passphrase gives.`,
      );
    },
  };
}

/** Each key encrypts one file key and nothing else. */
const NONCE = Buffer.alloc(12);
const TAG = { authTagLength: 16 };

function keyOf(passphrase: string, salt: Uint8Array, logN: number): Buffer {
  return scryptKey(passphrase, Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]), logN);
}

function decrypt(body: Uint8Array, key: Buffer): Uint8Array | undefined {
  const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, TAG);
  decipher.setAuthTag(body.subarray(FILE_KEY));
  const fileKey = decipher.update(body.subarray(0, FILE_KEY));
  try {
    decipher.final();
    return fileKey;
  } catch {
    // Another passphrase's.
    return undefined;
  }
}
