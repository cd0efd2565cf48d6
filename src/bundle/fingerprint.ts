import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What can be written down of a secret, to see later whether another is the same. Both in base64. */
export interface SecretFingerprint {
  readonly salt: string;
  readonly hash: string;
}

const LENGTH = 32;

/** 64 MiB and a fifth of a second: whoever reads the fingerprint can try passphrases, but not many. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

/** Makes the fingerprint of some secrets in their order, with a salt of its own. */
export async function fingerprintOf(secrets: readonly string[]): Promise<SecretFingerprint> {
  const salt = randomBytes(16).toString('base64');
  return { salt, hash: (await hashOf(secrets, salt)).toString('base64') };
}

/** Whether these are the secrets the fingerprint was made of. */
export async function matchesFingerprint(
  secrets: readonly string[],
  { salt, hash }: SecretFingerprint,
): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64');
  return expected.length === LENGTH && timingSafeEqual(await hashOf(secrets, salt), expected);
}

async function hashOf(secrets: readonly string[], salt: string): Promise<Buffer> {
  const derive = promisify<string, string, number, object, Buffer>(scrypt);
  return derive(JSON.stringify(secrets), salt, LENGTH, COST);
}
