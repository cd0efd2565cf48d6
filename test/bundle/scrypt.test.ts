import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { scryptKey } from '../../src/bundle/scrypt.ts';

test.each([1, 2, 5, 10, 16, 17])('the key for N = 2^%i is the one of OpenSSL', (logN) => {
  const salt = Buffer.from('age-encryption.org/v1/scrypt and some salt');
  const expected = scryptSync('pässword', salt, 32, { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** 28 });
  expect(scryptKey('pässword', salt, logN).toString('hex')).toBe(expected.toString('hex'));
});

test('the key of the example in RFC 7914 with p = 1', () => {
  // Section 12, third example: its first 32 bytes are those of the shorter key.
  expect(scryptKey('pleaseletmein', Buffer.from('SodiumChloride'), 14).toString('hex')).toBe(
    '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
  );
});
